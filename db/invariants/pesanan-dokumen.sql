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
-- The piece of an order: waited for while it is open, the customer's afterwards, the shop's when it was called off.
SELECT 'pesanan ' || p.no_pesanan || ': barang ' || b.kode_barcode || ' ' || b.status_barang || ', pesanan ' || p.status
FROM pesanan p JOIN barang b ON b.kode_barang = p.kode_barang
WHERE (p.status = 'DISERAHKAN') <> (b.status_barang = 'TERJUAL' AND b.no_pesanan = p.no_pesanan)
  OR (p.status = 'BATAL') <> (b.no_pesanan IS DISTINCT FROM p.no_pesanan)
UNION ALL
-- A shop piece on the tray of things kept is there for one open order, and the other way round.
SELECT 'barang ' || b.kode_barcode || ': ' || CASE WHEN p.no_pesanan IS NULL THEN 'TITIP tanpa pesanan' ELSE 'contoh ' || p.no_pesanan || ' tapi ' || b.status_barang END
FROM (SELECT * FROM pesanan WHERE contoh = 'TOKO' AND contoh_kembali IS NULL) p
FULL JOIN (SELECT * FROM barang WHERE status_barang = 'TITIP' OR kode_barang IN (
    SELECT contoh_barang FROM pesanan WHERE contoh = 'TOKO' AND contoh_kembali IS NULL)) b ON b.kode_barang = p.contoh_barang
WHERE p.no_pesanan IS NULL OR b.status_barang IS DISTINCT FROM 'TITIP'
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
-- Payments of a document together are its money.
SELECT 'dokumen ' || d.nomor || ': pembayaran ' || coalesce(b.rp, 0) || ', harus ' || d.rp
FROM (
  SELECT no_titip AS nomor, sum(jumlah) AS rp FROM pesanan_titip GROUP BY 1
  UNION ALL SELECT no_serah, bayar FROM pesanan_serah
  UNION ALL SELECT no_batal, -persekot FROM pesanan_batal
) d
LEFT JOIN (
  SELECT dokumen, sum(CASE arah WHEN 'MASUK' THEN jumlah ELSE -jumlah END) AS rp FROM pembayaran GROUP BY 1
) b ON b.dokumen = d.nomor
WHERE coalesce(b.rp, 0) <> d.rp
