-- What craftsmen do for orders stands in the ledger as its documents say, on their day: the customer's gold that came and
-- went with an assignment, what went into a finished piece, what was handed in and earned, what was paid. And an order goes
-- by documents that are in force.
WITH asli (nomor, no_batal, kode_toko, tgl_system, kind, akun, ref, kode_group, mg, rp) AS (
  SELECT b.no_pembagian, b.no_batal, b.kode_toko, b.tgl_system, 'PESANAN', x.akun, x.ref, b.kode_group, x.mg, 0::bigint
  FROM pembagian_pesanan b LEFT JOIN pembagian_pesanan s ON s.no_pembagian = b.no_sebelum CROSS JOIN LATERAL (
    VALUES ('TUKANG', b.kode_tukang || '/BAHAN', b.berat_customer::bigint),
      (CASE b.jenis WHEN 'BAGI' THEN 'TITIPAN_BARANG' ELSE 'TUKANG' END,
        CASE b.jenis WHEN 'BAGI' THEN b.no_pesanan ELSE s.kode_tukang || '/BAHAN' END, -b.berat_customer::bigint)) x (akun, ref, mg)
  UNION ALL
  SELECT s.no_selesai, s.no_batal, s.kode_toko, s.tgl_system, 'PESANAN_SELESAI', x.akun, x.ref, s.kode_group, x.mg, 0
  FROM pesanan_selesai s CROSS JOIN LATERAL (
    VALUES ('TUKANG', s.kode_tukang || '/BAHAN', -(s.berat_selesai - s.berat_patri + s.berat_susut)::bigint),
      ('TUKANG', s.kode_tukang || '/PATRI', -s.berat_patri::bigint), ('PESANAN', s.no_pesanan::text, s.berat_selesai::bigint),
      ('SUSUT', s.no_selesai::text, s.berat_susut::bigint)) x (akun, ref, mg)
  UNION ALL
  SELECT s.no_so_pesanan, s.no_batal, s.kode_toko, s.tgl_system, 'SO_PESANAN', x.akun, x.ref, x.kode_group, x.mg, x.rp
  FROM (
    -- what a cost is for is said since tanpa_ref
    SELECT o.*, EXISTS (SELECT FROM jurnal j, tanpa_ref r WHERE j.document = o.no_so_pesanan AND j.id > r.jurnal_terakhir) AS baru
    FROM so_pesanan o
  ) s CROSS JOIN LATERAL (
    VALUES ('TUKANG', s.kode_tukang || '/BAHAN', s.kode_group::text, -s.setor::bigint, 0::bigint),
      ('BAHAN_TOKO', 'BAHAN', s.kode_group, s.setor, 0), ('BIAYA', CASE WHEN s.baru THEN 'ONGKOS TUKANG' ELSE '-' END, '-', 0, s.ongkos),
      ('HUTANG_TUKANG', s.kode_tukang, '-', 0, -s.ongkos)) x (akun, ref, kode_group, mg, rp)
  UNION ALL
  SELECT o.no_ongkos, o.no_batal, o.kode_toko, o.tgl_system, 'ONGKOS_TUKANG', x.akun, x.ref, '-', 0, x.rp
  FROM ongkos_tukang o CROSS JOIN LATERAL (
    VALUES ('HUTANG_TUKANG', o.kode_tukang::text, o.jumlah::bigint),
      (CASE WHEN o.no_rekening IS NULL THEN 'KAS' ELSE 'BANK' END, coalesce(o.no_rekening, '-'), -o.jumlah::bigint)) x (akun, ref, rp)
), dokumen AS (
  SELECT nomor::text, kode_toko::text, kind, akun, ref, kode_group::text, max(tgl_system) AS tgl_system, sum(mg) AS mg, sum(rp) AS rp
  FROM (
    SELECT * FROM asli
    UNION ALL SELECT no_batal, NULL, kode_toko, NULL, kind, akun, ref, kode_group, -mg, -rp FROM asli WHERE no_batal IS NOT NULL
  ) semua GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(mg) <> 0 OR sum(rp) <> 0
), buku AS (
  SELECT j.document::text AS nomor, j.kode_toko::text, j.kind, m.akun, CASE m.akun WHEN 'KAS' THEN '-' ELSE m.ref END AS ref, m.kode_group::text, min(j.tgl_system) AS tgl_system,
    sum(m.mg) AS mg, sum(m.rp) AS rp
  FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id
  WHERE j.kind IN ('PESANAN', 'PESANAN_SELESAI', 'SO_PESANAN', 'ONGKOS_TUKANG')
    AND j.document IN (SELECT nomor FROM asli UNION SELECT no_batal FROM asli WHERE no_batal IS NOT NULL)
  GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(m.mg) <> 0 OR sum(m.rp) <> 0
)
SELECT 'dokumen ' || coalesce(d.nomor, b.nomor) || ': ' || coalesce(d.akun, b.akun) || ' ' || coalesce(d.ref, b.ref) || ' '
  || coalesce(d.mg, 0) || ' mg, Rp. ' || coalesce(d.rp, 0) || ', di buku besar ' || coalesce(b.mg, 0) || ' mg, Rp. ' || coalesce(b.rp, 0)
  AS keterangan
FROM dokumen d FULL JOIN buku b USING (nomor, kode_toko, kind, akun, ref, kode_group)
WHERE (d.mg, d.rp) IS DISTINCT FROM (b.mg, b.rp) OR d.tgl_system <> b.tgl_system
UNION ALL
SELECT 'pesanan ' || p.no_pesanan || ': bukan seperti pembagiannya ' || coalesce(p.no_pembagian, '-')
FROM pesanan p LEFT JOIN pembagian_pesanan b ON b.no_pembagian = p.no_pembagian AND b.no_pesanan = p.no_pesanan
WHERE p.no_pembagian IS NOT NULL AND (b.no_pembagian IS NULL OR b.no_batal IS NOT NULL
  OR (b.kode_tukang, b.ongkos_tukang, b.berat_susut) IS DISTINCT FROM (p.kode_tukang, p.ongkos_tukang, p.susut_tukang)
  OR (b.kode_group, b.berat_customer) IS DISTINCT FROM (p.kode_group, p.berat_customer))
UNION ALL
SELECT 'pesanan selesai ' || s.no_selesai || ': bukan yang dinyatakan pesanannya'
FROM pesanan_selesai s JOIN pesanan p ON p.no_pesanan = s.no_pesanan
JOIN pembagian_pesanan b ON b.no_pembagian = s.no_pembagian
WHERE (b.no_pesanan, b.kode_tukang, b.kode_group) IS DISTINCT FROM (s.no_pesanan, s.kode_tukang, s.kode_group)
  OR (s.no_batal IS NULL AND (p.no_selesai IS DISTINCT FROM s.no_selesai OR p.no_pembagian IS DISTINCT FROM s.no_pembagian))
UNION ALL
-- a settlement names the orders it settled, each of that craftsman and category, and sums them
SELECT 'SO pesanan ' || s.no_so_pesanan || ': jumlahnya bukan jumlah pesanannya'
FROM so_pesanan s LEFT JOIN LATERAL (
  SELECT sum(d.berat_pakai) AS pakai, sum(d.susut_pakai) AS susut, sum(d.ongkos) AS ongkos,
    bool_and((x.berat_selesai - x.berat_patri, x.berat_susut, x.ongkos_tukang) = (d.berat_pakai, d.susut_pakai, d.ongkos)
      AND (x.no_pesanan, x.kode_tukang, x.kode_group) = (d.no_pesanan, s.kode_tukang, s.kode_group)
      AND (s.no_batal IS NOT NULL OR x.no_so_pesanan IS NOT DISTINCT FROM s.no_so_pesanan)) AS cocok
  FROM so_pesanan_detail d JOIN pesanan_selesai x ON x.no_selesai = d.no_selesai
  WHERE d.no_so_pesanan = s.no_so_pesanan
) d ON true
WHERE d.cocok IS NOT TRUE OR (d.pakai, d.susut, d.ongkos) IS DISTINCT FROM (s.berat_pakai, s.susut_pakai, s.ongkos)
UNION ALL
SELECT 'pesanan selesai ' || x.no_selesai || ': diperhitungkan di ' || x.no_so_pesanan || ', yang tidak menyebutnya'
FROM pesanan_selesai x
WHERE x.no_so_pesanan IS NOT NULL AND NOT EXISTS (
  SELECT FROM so_pesanan_detail d JOIN so_pesanan s ON s.no_so_pesanan = d.no_so_pesanan
  WHERE d.no_selesai = x.no_selesai AND d.no_so_pesanan = x.no_so_pesanan AND s.no_batal IS NULL)
