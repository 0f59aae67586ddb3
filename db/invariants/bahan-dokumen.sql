-- Material stands in the ledger where its documents say: from each source, to each craftsman, kind and group; melting kept
-- the fine gold within 1 mg.
WITH asli (nomor, no_batal, kode_toko, kind, akun, ref, kode_group, mg) AS (
  SELECT no_bahan_stok, no_batal, kode_toko, CASE WHEN lebur THEN 'LEBUR' ELSE 'BAHAN_MASUK' END, x.akun, x.ref, kode_group, x.mg
  FROM bahan_stok CROSS JOIN LATERAL (
    VALUES ('BAHAN_TOKO', jenis::text, jml_bahan::bigint), ('SUSUT', no_bahan_stok::text, susut::bigint)) x (akun, ref, mg)
  UNION ALL SELECT s.no_bahan_stok, s.no_batal, s.kode_toko, CASE WHEN s.lebur THEN 'LEBUR' ELSE 'BAHAN_MASUK' END, d.sumber, '-',
    d.kode_group, -d.berat
  FROM bahan_stok_detail d JOIN bahan_stok s ON s.no_bahan_stok = d.no_bahan_stok
  UNION ALL SELECT no_tambah_tukar, no_batal, kode_toko, 'BAHAN', x.akun, x.ref, kode_group,
    CASE arah WHEN 'TAMBAH' THEN x.mg ELSE -x.mg END
  FROM bahan_tukang CROSS JOIN LATERAL (
    VALUES ('TUKANG', kode_tukang || '/' || jenis, jml_bahan::bigint), ('BAHAN_TOKO', jenis, -jml_bahan::bigint)) x (akun, ref, mg)
  UNION ALL SELECT k.no_impor_bahan, k.no_batal, k.kode_toko, 'SALDO_AWAL', x.akun, x.ref, d.kode_group, x.mg
  FROM impor_bahan_detail d JOIN impor_bahan k ON k.no_impor_bahan = d.no_impor_bahan CROSS JOIN LATERAL (
    VALUES ('TUKANG', d.kode_tukang || '/' || d.jenis, d.berat::bigint), ('STOK_AWAL', '-', -d.berat::bigint)) x (akun, ref, mg)
), dokumen AS (
  SELECT nomor::text, kode_toko::text, kind, akun, ref, kode_group::text, sum(mg) AS mg FROM (
    SELECT nomor, kode_toko, kind, akun, ref, kode_group, mg FROM asli
    UNION ALL SELECT no_batal, kode_toko, kind, akun, ref, kode_group, -mg FROM asli
    WHERE no_batal IS NOT NULL
  ) semua GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(mg) <> 0
), buku AS (
  SELECT j.document::text AS nomor, j.kode_toko::text, j.kind, m.akun, m.ref, m.kode_group, sum(m.mg) AS mg
  FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id
  WHERE j.kind IN ('BAHAN', 'BAHAN_MASUK', 'LEBUR', 'SALDO_AWAL') AND m.akun <> 'KONVERSI' AND j.document IN (SELECT d.nomor FROM dokumen d)
  GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(m.mg) <> 0
)
SELECT 'bahan ' || coalesce(d.nomor, b.nomor) || ': ' || coalesce(d.akun, b.akun) || ' ' || coalesce(d.ref, b.ref) || ' '
  || coalesce(d.kode_group, b.kode_group) || ' ' || coalesce(d.mg, 0) || ' mg, di buku besar ' || coalesce(b.mg, 0) AS keterangan
FROM dokumen d FULL JOIN buku b USING (nomor, kode_toko, kind, akun, ref, kode_group)
WHERE d.mg IS DISTINCT FROM b.mg
UNION ALL
SELECT 'bahan ' || s.no_bahan_stok || ': emas murni tidak tetap'
FROM bahan_stok s JOIN bahan_stok_detail d ON d.no_bahan_stok = s.no_bahan_stok
GROUP BY s.no_bahan_stok
HAVING abs(sum(d.berat::numeric * d.persentase) - (s.jml_bahan + s.susut)::numeric * s.persentase) > 1000000
UNION ALL
SELECT 'bahan ' || k.no_impor_bahan || ': ' || k.baris || ' baris ' || k.berat || ' mg, isinya ' || count(d.urut) || ' baris '
  || coalesce(sum(d.berat), 0)
FROM impor_bahan k LEFT JOIN impor_bahan_detail d ON d.no_impor_bahan = k.no_impor_bahan
GROUP BY k.no_impor_bahan HAVING count(d.urut) <> k.baris OR coalesce(sum(d.berat), 0) <> k.berat
