-- A supplier's bill is what its lines are and what the ledger has of it; its goods came from a factory, stand, and are billed once; it is
-- paid by money of its shop to its party, never beyond it, and not undone while paid; what is open of a party's bills is owed to it.
WITH bayar AS MATERIALIZED (
  SELECT b.no_tagihan, sum(u.jumlah) FILTER (WHERE u.no_batal IS NULL) AS rp FROM tagihan_bayar b JOIN uang u USING (no_uang) GROUP BY 1
), isi AS (
  SELECT k.no_tagihan, k.no_batal, 'HUTANG_LAIN' AS akun, k.pihak::text AS ref, -k.jumlah::bigint AS rp FROM tagihan k
  UNION ALL
  SELECT k.no_tagihan, k.no_batal, CASE WHEN d.no_bahan_stok IS NULL THEN 'BIAYA' ELSE 'PEMBELIAN' END, coalesce(d.kode_transaksi::text, '-'), d.rp
  FROM tagihan k JOIN tagihan_detail d USING (no_tagihan)
), dokumen AS (
  SELECT nomor, akun, ref, sum(rp) AS rp FROM (
    SELECT no_tagihan::text AS nomor, akun, ref, rp FROM isi UNION ALL SELECT no_batal, akun, ref, -rp FROM isi WHERE no_batal IS NOT NULL
  ) x GROUP BY 1, 2, 3
), buku AS (
  SELECT j.document::text AS nomor, m.akun, m.ref, sum(m.rp) AS rp FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id WHERE j.kind = 'TAGIHAN' GROUP BY 1, 2, 3
)
SELECT 'tagihan ' || coalesce(d.nomor, b.nomor) || ': ' || coalesce(d.akun, b.akun) || ' ' || coalesce(d.ref, b.ref) || ' Rp. ' || coalesce(d.rp, 0)
  || ', di buku besar Rp. ' || coalesce(b.rp, 0) AS keterangan
FROM dokumen d FULL JOIN buku b USING (nomor, akun, ref) WHERE d.rp IS DISTINCT FROM b.rp
UNION ALL
SELECT 'tagihan ' || k.no_tagihan || ': Rp. ' || k.jumlah || ', isinya Rp. ' || coalesce(sum(d.rp), 0)
FROM tagihan k LEFT JOIN tagihan_detail d USING (no_tagihan) GROUP BY k.no_tagihan, k.jumlah HAVING k.jumlah <> coalesce(sum(d.rp), 0)
UNION ALL
SELECT 'tagihan ' || k.no_tagihan || ': ' || CASE WHEN k.pabrik THEN 'dari pabrik, tanpa barang' ELSE 'bukan dari pabrik, dengan barang' END
FROM tagihan k WHERE k.pabrik <> EXISTS (SELECT FROM tagihan_detail d WHERE d.no_tagihan = k.no_tagihan AND d.no_bahan_stok IS NOT NULL)
UNION ALL
SELECT 'tagihan ' || k.no_tagihan || ': pabrik ' || k.pihak || ' tidak ada'
FROM tagihan k WHERE k.pabrik AND NOT EXISTS (SELECT FROM master_pabrik p WHERE p.nama_pabrik = k.pihak)
UNION ALL
SELECT 'tagihan ' || k.no_tagihan || ': bon tanggal ' || k.tgl_bon || ', dicatat ' || k.tgl_system FROM tagihan k WHERE k.tgl_bon > k.tgl_system
UNION ALL
SELECT 'tagihan ' || k.no_tagihan || ': ' || d.no_bahan_stok || ' ' || d.kode_group || ' ' || d.mg || ' mg, dari pabrik ' || coalesce(p.mg, 0) || ' mg'
  || CASE WHEN s.no_batal IS NULL THEN '' ELSE ', dibatalkan' END
FROM tagihan k JOIN tagihan_detail d USING (no_tagihan) LEFT JOIN bahan_stok s USING (no_bahan_stok)
LEFT JOIN LATERAL (SELECT sum(x.berat) AS mg FROM bahan_stok_detail x WHERE x.no_bahan_stok = s.no_bahan_stok AND x.sumber = 'PABRIK') p ON true
WHERE d.no_bahan_stok IS NOT NULL AND (s.kode_toko IS DISTINCT FROM k.kode_toko OR s.kode_group IS DISTINCT FROM d.kode_group
  OR p.mg IS DISTINCT FROM d.mg OR k.no_batal IS NULL AND s.no_batal IS NOT NULL)
UNION ALL
SELECT 'tagihan: ' || d.no_bahan_stok || ' ditagih ' || count(*) || ' kali'
FROM tagihan k JOIN tagihan_detail d USING (no_tagihan) WHERE k.no_batal IS NULL AND d.no_bahan_stok IS NOT NULL GROUP BY d.no_bahan_stok HAVING count(*) > 1
UNION ALL
SELECT 'tagihan ' || k.no_tagihan || ': Rp. ' || CASE WHEN k.no_batal IS NULL THEN k.jumlah ELSE 0 END || ', dibayar Rp. ' || b.rp
FROM tagihan k JOIN bayar b USING (no_tagihan) WHERE b.rp > CASE WHEN k.no_batal IS NULL THEN k.jumlah ELSE 0 END
UNION ALL
SELECT 'tagihan ' || k.no_tagihan || ': ' || u.no_uang || ' ' || u.arah || ' ' || u.lawan || ' ' || u.pihak || ' bukan pembayarannya'
FROM tagihan_bayar b JOIN tagihan k USING (no_tagihan) JOIN uang u USING (no_uang)
WHERE (u.arah, u.lawan, u.pihak, u.kode_toko) IS DISTINCT FROM ('AMBIL', 'HUTANG_LAIN', k.pihak, k.kode_toko)
UNION ALL
SELECT 'tagihan ' || x.kode_toko || ' ' || x.pihak || ': terbuka Rp. ' || x.sisa || ', terutang Rp. ' || coalesce(h.rp, 0)
FROM (
  SELECT k.kode_toko, k.pihak, sum(k.jumlah - coalesce(b.rp, 0)) AS sisa FROM tagihan k LEFT JOIN bayar b USING (no_tagihan)
  WHERE k.no_batal IS NULL GROUP BY 1, 2
) x
CROSS JOIN LATERAL (SELECT -sum(m.rp) AS rp FROM mutasi m WHERE m.kode_toko = x.kode_toko AND m.akun = 'HUTANG_LAIN' AND m.ref = x.pihak) h
WHERE x.sisa > coalesce(h.rp, 0)
