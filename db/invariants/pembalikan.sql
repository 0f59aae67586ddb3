-- harian: jurnal
-- Every reversing jurnal is the exact negation of the one it names.
SELECT 'jurnal ' || j.document || ': bukan kebalikan tepat' AS keterangan
FROM jurnal j WHERE j.membalik IS NOT NULL AND NOT membalik_tepat(j.id, j.membalik)
