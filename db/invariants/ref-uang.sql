-- What costs, discounts and other income are for is said by a name that means something; '-' stands in jurnals from before it was
-- said, and in what reverses them. Money by hand stands against what its document names.
WITH lama AS (
  SELECT jurnal_terakhir AS id FROM tanpa_ref
), sebab (akun, ref) AS (
  VALUES ('PENJUALAN', '-'), ('PENJUALAN', 'PPN'), ('PENJUALAN', 'TIDAK DIPUNGUT'), ('PENJUALAN', 'BUKAN OBJEK'), ('DISKON', 'HARGA'), ('DISKON', 'POIN'), ('BIAYA', 'ONGKOS TUKANG'), ('BIAYA', 'LELANG'), ('BIAYA', 'SELISIH KAS'),
    ('BIAYA', 'MARKETPLACE'), ('PENDAPATAN_LAIN', 'TITIPAN'), ('PENDAPATAN_LAIN', 'VOUCHER'), ('PENDAPATAN_LAIN', 'SELISIH KAS'), ('PENDAPATAN_LAIN', 'POIN')
  UNION ALL SELECT x.akun, kode_transaksi FROM kode_transaksi, (VALUES ('BIAYA'), ('PENDAPATAN_LAIN')) x (akun)
  UNION ALL SELECT x.akun, kode_group FROM master_group, (VALUES ('PERSEDIAAN'), ('HPP'), ('RUGI_SUSUT')) x (akun)
  UNION ALL SELECT 'RK', kode_toko FROM toko
)
SELECT 'jurnal ' || j.document || ': ' || m.akun || ' ' || m.ref || ' tidak dikenal' AS keterangan
FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
WHERE m.akun IN ('PENJUALAN', 'DISKON', 'BIAYA', 'PENDAPATAN_LAIN', 'PERSEDIAAN', 'HPP', 'RUGI_SUSUT', 'RK')
  AND NOT EXISTS (SELECT FROM sebab s WHERE s.akun = m.akun AND s.ref = m.ref)
  AND NOT (m.ref = '-' AND m.akun IN ('DISKON', 'BIAYA') AND coalesce(j.membalik, j.id) <= (SELECT id FROM lama))
UNION ALL
SELECT 'uang ' || u.no_uang || ': ' || u.lawan || ' ' || h.ref || ' tidak ada di jurnalnya'
FROM uang u JOIN jurnal j ON j.document = u.no_uang
CROSS JOIN LATERAL (
  SELECT CASE WHEN u.lawan IN ('BIAYA', 'PENDAPATAN_LAIN') AND j.id > (SELECT id FROM lama) THEN u.kode_transaksi ELSE u.pihak END::text AS ref
) h
WHERE NOT EXISTS (SELECT FROM mutasi m WHERE m.jurnal_id = j.id AND m.akun = u.lawan AND m.ref = h.ref AND abs(m.rp) = u.jumlah)
UNION ALL
-- Cash lies in a drawer of its shop.
SELECT DISTINCT 'laci ' || m.ref || ' toko ' || m.kode_toko || ' tidak dikenal'
FROM mutasi m
WHERE m.akun = 'KAS' AND m.ref <> '-' AND NOT EXISTS (SELECT FROM laci l WHERE l.kode_toko = m.kode_toko AND l.kode_laci::text = m.ref)
UNION ALL
-- What somebody books goes through one drawer.
SELECT 'jurnal ' || j.document || ': kas di lebih dari satu laci'
FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id
WHERE m.akun = 'KAS' GROUP BY j.id, j.document HAVING min(m.ref) <> max(m.ref)
