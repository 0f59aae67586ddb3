-- A voucher is owed whole while it can still be used, and not at all afterwards; nothing is owed for one that is none. What ran out on
-- a day is what its document says.
SELECT 'voucher ' || coalesce(v.no_voucher, s.ref) || ': ' || coalesce(v.status, 'TIDAK ADA') || ', terutang ' || coalesce(s.rp, 0) AS keterangan
FROM voucher v
FULL JOIN (SELECT ref, -sum(rp) AS rp FROM mutasi WHERE akun = 'VOUCHER' GROUP BY 1) s ON s.ref = v.no_voucher
WHERE coalesce(s.rp, 0) <> CASE WHEN v.status IN ('AKTIF', 'DIPESAN') THEN v.nilai ELSE 0 END
UNION ALL
SELECT 'voucher ' || v.no_voucher || ': ' || v.status || ' di faktur ' || v.no_faktur_jual || ' ' || f.status
FROM voucher v JOIN penjualan f USING (no_faktur_jual)
WHERE f.status <> CASE v.status WHEN 'DIPESAN' THEN 'OPEN' ELSE 'DONE' END
UNION ALL
SELECT 'voucher hangus ' || h.no_hangus || ': ' || h.jumlah || ', isinya ' || coalesce(sum(v.nilai), 0)
FROM voucher_hangus h LEFT JOIN voucher v USING (no_hangus)
GROUP BY h.no_hangus, h.jumlah HAVING h.jumlah <> coalesce(sum(v.nilai), 0)
UNION ALL
-- One that is used says which sale it paid; that sale's payment names it, and that sale's jurnal took it off what is owed.
SELECT 'voucher ' || x.ref || ': ' || string_agg(x.apa || ' ' || x.nota, ', ' ORDER BY x.apa)
FROM (
  SELECT no_voucher::text AS ref, 'dipakai' AS apa, no_faktur_jual::text AS nota FROM voucher WHERE status = 'DIPAKAI'
  UNION ALL SELECT ref::text, 'dibayar', dokumen::text FROM pembayaran WHERE cara_bayar = 'VOUCHER' AND arah = 'MASUK' AND hidup
  UNION SELECT m.ref::text, 'jurnal', j.document::text FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
  WHERE m.akun = 'VOUCHER' AND j.kind = 'JUAL' AND j.membalik IS NULL AND NOT EXISTS (SELECT FROM jurnal b WHERE b.membalik = j.id)
) x
GROUP BY x.ref HAVING count(*) <> 3 OR count(DISTINCT x.nota) <> 1
