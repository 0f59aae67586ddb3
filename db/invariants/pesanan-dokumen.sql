-- What customers left with an order is in the books as its documents say, and goes back or becomes income with it: money
-- ahead, their own gold, pieces to work after; what was made lies in PESANAN until it has a barcode.
WITH titip AS (
  SELECT t.no_pesanan, sum(t.jumlah) FILTER (WHERE t.no_batal IS NULL) AS rp FROM pesanan_titip t GROUP BY 1
), persekot AS (
  SELECT ref, -sum(rp) AS rp FROM mutasi WHERE akun = 'PERSEKOT' GROUP BY ref
), titipan AS (
  SELECT ref, lot, sum(mg) AS mg FROM mutasi WHERE akun = 'TITIPAN_BARANG' GROUP BY ref, lot
), jadi AS (
  SELECT ref, sum(mg) AS mg FROM mutasi WHERE akun = 'PESANAN' GROUP BY ref
), harus AS (
  SELECT p.no_pesanan, p.status,
    CASE WHEN p.status IN ('BATAL', 'DISERAHKAN') THEN 0 ELSE coalesce(t.rp, 0) END AS persekot,
    CASE WHEN p.no_pembagian IS NULL AND p.status = 'BARU' THEN p.berat_customer::bigint ELSE 0 END AS emas,
    CASE WHEN p.contoh = 'BAWA' AND p.contoh_kembali IS NULL THEN p.contoh_berat::bigint ELSE 0 END AS contoh,
    CASE WHEN p.kode_barang IS NULL THEN coalesce(s.berat_selesai::bigint, 0) ELSE 0 END AS jadi
  FROM pesanan p
  LEFT JOIN titip t ON t.no_pesanan = p.no_pesanan
  LEFT JOIN pesanan_selesai s ON s.no_selesai = p.no_selesai
)
SELECT 'pesanan ' || h.no_pesanan || ': ' || x.apa || ' ' || x.harus || ', di buku besar ' || x.buku AS keterangan
FROM harus h
LEFT JOIN persekot k ON k.ref = h.no_pesanan
LEFT JOIN titipan e ON e.ref = h.no_pesanan AND e.lot = '-'
LEFT JOIN titipan c ON c.ref = h.no_pesanan AND c.lot = 'CONTOH'
LEFT JOIN jadi j ON j.ref = h.no_pesanan
CROSS JOIN LATERAL (VALUES
  ('titip uang', h.persekot, coalesce(k.rp, 0)), ('emas customer', h.emas, coalesce(e.mg, 0)),
  ('barang contoh', h.contoh, coalesce(c.mg, 0)), ('emas jadi', h.jadi, coalesce(j.mg, 0))) x (apa, harus, buku)
WHERE x.harus IS DISTINCT FROM x.buku
UNION ALL
-- The piece of an order: waited for while it is open, the customer's afterwards unless he sold it back, the shop's when it was
-- called off.
SELECT 'pesanan ' || p.no_pesanan || ': barang ' || b.kode_barcode || ' ' || b.status_barang || ', pesanan ' || p.status
FROM pesanan p JOIN barang b ON b.kode_barang = p.kode_barang
WHERE (p.status = 'DISERAHKAN') <> (b.status_barang IN ('TERJUAL', 'DIBELI', 'DILEBUR', 'KEMBALI') AND b.no_pesanan = p.no_pesanan)
  OR (p.status = 'BATAL') <> (b.no_pesanan IS DISTINCT FROM p.no_pesanan)
UNION ALL
-- Every handing over and every cancel posted what it says, on its day; an undo took it away again.
SELECT 'dokumen ' || d.nomor || ': ' || CASE WHEN j.id IS NULL THEN 'tidak ada jurnalnya' ELSE 'isinya bukan isi jurnalnya' END
FROM (
  SELECT no_serah AS nomor, 'SERAH_PESANAN' AS kind, kode_toko, tgl_system, berat::bigint AS mg, persekot::bigint AS rp FROM pesanan_serah
  UNION ALL SELECT no_batal, 'SERAH_PESANAN', kode_toko, NULL, -berat::bigint, -persekot::bigint FROM pesanan_serah WHERE no_batal IS NOT NULL
  UNION ALL SELECT b.no_batal, 'PESANAN', b.kode_toko, b.tgl_system, b.berat_customer::bigint, b.persekot::bigint
  FROM pesanan_batal b WHERE b.persekot > 0 OR b.berat_customer > 0
) d
LEFT JOIN jurnal j ON j.document = d.nomor AND j.kind = d.kind AND j.kode_toko = d.kode_toko
LEFT JOIN LATERAL (
  SELECT coalesce(sum(m.mg) FILTER (WHERE m.akun = 'PELANGGAN' AND m.kode_group <> '-'), 0) AS mg,
    coalesce(sum(m.rp) FILTER (WHERE m.akun = 'PERSEKOT'), 0) AS rp
  FROM mutasi m WHERE m.jurnal_id = j.id
) isi ON true
WHERE j.id IS NULL OR j.tgl_system <> d.tgl_system OR (isi.mg, isi.rp) IS DISTINCT FROM (d.mg::numeric, d.rp::numeric)
UNION ALL
-- What a handing over was billed for is the income, and the piece that it names left the tray that it names.
SELECT 'serah ' || s.no_serah || ': tagihan atau barangnya bukan isi jurnalnya'
FROM pesanan_serah s
LEFT JOIN jurnal j ON j.document = s.no_serah AND j.kind = 'SERAH_PESANAN'
LEFT JOIN LATERAL (
  SELECT coalesce(-sum(m.rp) FILTER (WHERE m.akun = 'PENJUALAN'), 0) AS jual, coalesce(-sum(m.rp) FILTER (WHERE m.akun = 'ONGKOS'), 0) AS ongkos,
    coalesce(-sum(m.rp) FILTER (WHERE m.akun = 'PPN'), 0) AS ppn,
    coalesce(-sum(m.rp) FILTER (WHERE m.akun = 'PENJUALAN' AND m.ref IN ('TIDAK DIPUNGUT', 'BUKAN OBJEK')), 0) AS bebas,
    max(m.ref) FILTER (WHERE m.akun = 'PENJUALAN' AND m.ref IN ('TIDAK DIPUNGUT', 'BUKAN OBJEK')) AS jenis,
    coalesce(sum(m.rp) FILTER (WHERE m.akun = 'DISKON'), 0) AS diskon, coalesce(sum(m.rp) FILTER (WHERE m.akun = 'PEMBELIAN'), 0) AS beli,
    max(m.kode_barang) FILTER (WHERE m.akun = 'BAKI') AS kode_barang, max(m.ref) FILTER (WHERE m.akun = 'BAKI') AS kode_baki
  FROM mutasi m WHERE m.jurnal_id = j.id
) isi ON true
JOIN pesanan p ON p.no_pesanan = s.no_pesanan
WHERE (isi.jual, isi.ongkos, isi.diskon, isi.ppn, isi.beli) IS DISTINCT FROM
    ((s.harga_emas + s.harga_atribut - s.ppn)::numeric, s.ongkos::numeric, s.diskon::numeric, s.ppn::numeric, s.beli::numeric)
  -- inside of it, half up, where the law takes any
  OR s.ppn <> CASE s.jenis_ppn
    WHEN 'KENA' THEN floor((2 * greatest(s.total, 0)::numeric * s.ppn_persen + 1000000 + s.ppn_persen) / (2 * (1000000 + s.ppn_persen))) ELSE 0 END
  OR isi.bebas <> CASE WHEN s.jenis_ppn <> 'KENA' AND s.ppn_persen > 0 THEN s.harga_emas + s.harga_atribut ELSE 0 END
  OR isi.jenis <> s.jenis_ppn
  OR (isi.kode_barang, isi.kode_baki, s.kode_barang::text) IS DISTINCT FROM (s.kode_barang::text, s.kode_baki::text, p.kode_barang::text)
  OR (s.berat_harga - s.berat_beli, s.harga_atribut, s.ongkos) IS DISTINCT FROM (s.berat - p.berat_customer, p.harga_atribut, p.ongkos)
  OR (s.tgl_system <= p.kunci_sampai AND (s.harga_gram, s.berat_lebih::numeric) IS DISTINCT FROM (p.harga_gram, greatest(s.berat - p.kunci_berat, 0)::numeric))
  OR (s.tgl_system <= p.kunci_sampai AND s.kali_kadar <> p.kali_kadar)
UNION ALL
-- An order is handed over or called off by the one paper that says so.
SELECT 'pesanan ' || coalesce(p.no_pesanan, d.no_pesanan) || ': ' || coalesce(d.nomor, p.no_serah, p.no_batal) || ' bukan yang dinyatakan pesanannya'
FROM (SELECT * FROM pesanan WHERE status IN ('DISERAHKAN', 'BATAL')) p
FULL JOIN (
  SELECT no_serah AS nomor, no_pesanan, 'DISERAHKAN' AS status FROM pesanan_serah WHERE no_batal IS NULL
  UNION ALL SELECT no_batal, no_pesanan, 'BATAL' FROM pesanan_batal
) d ON d.no_pesanan = p.no_pesanan AND d.status = p.status
WHERE d.nomor IS DISTINCT FROM coalesce(p.no_serah, p.no_batal)
UNION ALL
-- What an order was worked after went back by a document that moved it.
SELECT 'pesanan ' || p.no_pesanan || ': barang contoh kembali dengan ' || p.contoh_kembali || ', yang tidak ada jurnalnya'
FROM pesanan p
WHERE p.contoh_kembali IS NOT NULL AND NOT EXISTS (
  SELECT FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id
  WHERE j.document = p.contoh_kembali AND j.kind = 'PESANAN'
    AND CASE p.contoh WHEN 'TOKO' THEN m.akun = 'BAKI' AND m.kode_barang = p.contoh_barang ELSE m.ref = p.no_pesanan AND m.lot = 'CONTOH' END)
UNION ALL
-- A deposit that is not taken after all waits for nobody any more; others than owners, and than who made the order and takes no
-- money himself, were allowed to leave just that sum, and nobody else needed it. Of before it is not known who took any.
SELECT 'pesanan ' || t.no_pesanan || ': tanpa titip uang ' || t.jumlah || ' oleh ' || t.user_id
  || CASE WHEN p.titip_diminta > 0 THEN ', padahal masih diminta' ELSE ', bukan yang disetujui' END
FROM pesanan_tanpa_titip t JOIN pesanan p ON p.no_pesanan = t.no_pesanan LEFT JOIN otorisasi o ON o.id = t.otorisasi
WHERE p.titip_diminta > 0
  OR CASE WHEN o.id IS NOT NULL THEN (o.diminta_oleh, o.nilai_hitung) IS DISTINCT FROM (t.user_id, t.jumlah::bigint)
      OR t.user_id = p.user_id AND NOT t.bisa_terima
    ELSE (t.user_id <> p.user_id OR t.bisa_terima) AND NOT EXISTS (
      SELECT FROM riwayat_nilai r WHERE r.tabel = 'USER' AND r.kunci = t.user_id AND r.ke ->> 'level' = 'OWN') END
