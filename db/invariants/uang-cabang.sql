-- Money between installations: what leaves for a shop elsewhere has its letter of as much, what was received came by one and is told of once,
-- and RK with such a shop is, beside what goods cost, what was sent there less what was received from there.
SELECT 'uang ' || u.no_uang || ': ke toko ' || u.pihak || ' di instalasi lain, surat ' || x.n || ', bukan 1' AS keterangan
FROM uang u JOIN toko t ON t.kode_toko = u.pihak AND t.portal <> ''
LEFT JOIN uang_kecabang c ON c.no_uang = u.no_uang
CROSS JOIN LATERAL (
  SELECT count(*) AS n FROM surat_keluar s JOIN sambungan b ON b.id = s.sambungan
  WHERE s.dokumen = u.no_uang AND s.jenis = 'UANG' AND b.portal = t.portal AND (s.isi ->> 'jumlah')::bigint = u.jumlah AND s.isi ->> 'tujuan' = u.pihak
) x
WHERE u.lawan = 'RK' AND u.arah = 'AMBIL' AND (x.n <> 1 OR c.tujuan IS DISTINCT FROM u.pihak)
UNION ALL
SELECT 'uang ' || c.no_uang || ': bukan uang ke toko ' || c.tujuan || ' di instalasi lain'
FROM uang_kecabang c LEFT JOIN uang u ON u.no_uang = c.no_uang AND u.lawan = 'RK' AND u.arah = 'AMBIL' AND u.pihak = c.tujuan
  LEFT JOIN toko t ON t.kode_toko = c.tujuan AND t.portal <> ''
WHERE u.no_uang IS NULL OR t.kode_toko IS NULL OR (u.no_batal IS NOT NULL AND c.no_terima IS NOT NULL) OR c.dibatalkan <> (u.no_batal IS NOT NULL)
UNION ALL
SELECT 'uang ' || u.no_uang || ': dari toko ' || u.pihak || ' di instalasi lain, tanpa kirimannya'
FROM uang u JOIN toko t ON t.kode_toko = u.pihak AND t.portal <> ''
WHERE u.lawan = 'RK' AND u.arah = 'TAMBAH' AND NOT EXISTS (SELECT FROM uang_masuk m WHERE m.no_terima = u.no_uang)
UNION ALL
SELECT 'uang masuk ' || m.no_uang || ': diterima dengan ' || m.no_terima || ', surat ' || x.n || ', bukan 1'
FROM uang_masuk m
LEFT JOIN uang u ON u.no_uang = m.no_terima
CROSS JOIN LATERAL (
  SELECT count(*) AS n FROM surat_keluar s
  WHERE s.dokumen = m.no_uang AND s.jenis = 'UANG SAMPAI' AND s.sambungan = m.sambungan AND (s.isi ->> 'jumlah')::bigint = m.jumlah
    AND s.isi ->> 'no_terima' = m.no_terima
) x
WHERE m.no_terima IS NOT NULL AND (x.n <> 1 OR u.no_batal IS NOT NULL
  OR (u.arah, u.lawan, u.pihak, u.kode_toko, u.jumlah, u.no_rekening) IS DISTINCT FROM ('TAMBAH', 'RK', m.asal, m.kode_toko, m.jumlah, m.no_rekening))
UNION ALL
SELECT 'RK ' || coalesce(b.kode_toko, d.kode_toko) || ' ' || coalesce(b.lain, d.lain) || ': Rp. ' || coalesce(b.rp, 0) || ', uangnya Rp. ' || coalesce(d.rp, 0)
FROM (
  SELECT m.kode_toko::text, m.ref::text AS lain, sum(m.rp) AS rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id JOIN toko t ON t.kode_toko = m.ref
  WHERE m.akun = 'RK' AND j.kind <> 'NILAI' AND t.portal <> '' GROUP BY 1, 2 HAVING sum(m.rp) <> 0
) b
FULL JOIN (
  SELECT kode_toko, lain, sum(rp) AS rp FROM (
    SELECT u.kode_toko::text, c.tujuan::text AS lain, u.jumlah::bigint AS rp FROM uang_kecabang c JOIN uang u USING (no_uang) WHERE u.no_batal IS NULL
    UNION ALL
    SELECT kode_toko, asal, -jumlah FROM uang_masuk WHERE no_terima IS NOT NULL
  ) x GROUP BY 1, 2 HAVING sum(rp) <> 0
) d ON d.kode_toko = b.kode_toko AND d.lain = b.lain
WHERE b.rp IS DISTINCT FROM d.rp
