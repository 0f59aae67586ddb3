-- harian: jurnal mutasi
-- Every jurnal has lines and balances: pieces and weight per kode_group, rupiah over all.
SELECT 'jurnal ' || j.document || ': ' || CASE WHEN x.n IS NULL THEN 'tanpa baris' ELSE 'tidak seimbang' END AS keterangan
FROM jurnal j
LEFT JOIN (
  SELECT g.jurnal_id, sum(g.n) AS n, bool_or(g.pcs <> 0 OR g.mg <> 0) OR sum(g.rp) <> 0 AS salah
  FROM (SELECT jurnal_id, kode_group, count(*) AS n, sum(pcs) AS pcs, sum(mg) AS mg, sum(rp) AS rp
        FROM mutasi GROUP BY jurnal_id, kode_group) g
  GROUP BY g.jurnal_id
) x ON x.jurnal_id = j.id
WHERE x.n IS NULL OR x.salah
