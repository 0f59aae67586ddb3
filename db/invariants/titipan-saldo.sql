-- What customers left for a piece is owed to them, number by number, until it is picked up or called off; what was kept of it then is
-- the share that its form says.
WITH uang AS (
  SELECT no_titip, sum(jumlah) AS rp FROM titipan_uang WHERE no_batal IS NULL GROUP BY 1
), buku AS (
  SELECT ref, -sum(rp) AS rp FROM mutasi m WHERE akun = 'TITIPAN' AND NOT EXISTS (SELECT FROM service s WHERE s.no_service = m.ref) AND NOT EXISTS (SELECT FROM hutang h WHERE h.no_hutang = m.ref) GROUP BY 1 HAVING sum(rp) <> 0
), harus AS (
  SELECT k.no_titip, CASE WHEN k.status = 'DONE' THEN k.titip + coalesce(u.rp, 0) ELSE 0 END AS rp
  FROM titipan k LEFT JOIN uang u USING (no_titip)
)
SELECT 'titipan ' || coalesce(h.no_titip, b.ref) || ': ' || coalesce(h.rp, 0) || ', di buku besar ' || coalesce(b.rp, 0) AS keterangan
FROM harus h FULL JOIN buku b ON b.ref = h.no_titip
WHERE coalesce(h.rp, 0) <> coalesce(b.rp, 0)
UNION ALL
SELECT 'titipan ' || k.no_titip || ': ' || CASE WHEN b.no_batal IS NULL THEN 'batal tanpa dokumen' WHEN k.status <> 'BATAL' THEN b.no_batal || ' membatalkannya, statusnya ' || k.status
    ELSE 'kembali ' || b.jumlah || ' hangus ' || b.hangus || ', dibayar ' || k.titip + coalesce(u.rp, 0) END
FROM titipan k LEFT JOIN uang u USING (no_titip) LEFT JOIN titipan_batal b USING (no_titip)
WHERE (k.status = 'BATAL' AND k.tgl_valid IS NOT NULL) <> (b.no_batal IS NOT NULL)
  OR b.no_batal IS NOT NULL AND (b.jumlah, b.hangus) IS DISTINCT FROM
    ((k.titip + coalesce(u.rp, 0))::rp, floor((k.titip + coalesce(u.rp, 0)) * k.hangus / 1000000::numeric)::rp)
UNION ALL
-- The pieces of a form are one form: one customer, one price rule, one day, right by one person.
SELECT 'titipan ' || k.no_titip || ': bukan seperti ' || k.no_titip_group
FROM titipan k JOIN titipan g ON g.no_titip = k.no_titip_group
WHERE (k.kode_toko, k.tgl_system, k.kode_sales, k.kode_member, k.nama_customer, k.no_hp, k.mengikat, k.tgl_batas, k.hangus, k.user_id, k.valid_by, k.tgl_valid)
  IS DISTINCT FROM (g.kode_toko, g.tgl_system, g.kode_sales, g.kode_member, g.nama_customer, g.no_hp, g.mengikat, g.tgl_batas, g.hangus, g.user_id, g.valid_by, g.tgl_valid)
UNION ALL
-- Its price is that of its piece then.
SELECT 'titipan ' || k.no_titip || ': harga hitungan bukan jumlah bagiannya'
FROM titipan k JOIN riwayat_barang r ON r.kode_barang = k.kode_barang AND r.id = k.salinan
WHERE NOT k.salinan_migrasi AND (k.total_hitung <> k.harga_hitung + k.harga_atribut + r.ongkos OR (k.persentase, k.harga_atribut) IS DISTINCT FROM (r.persentase, r.harga_atribut))
UNION ALL
-- It is picked up in the one sale that it names, at the price that was promised while that holds.
SELECT 'titipan ' || coalesce(k.no_titip, d.no_titip) || ': ' || CASE WHEN k.no_faktur_jual IS DISTINCT FROM d.diambil THEN 'diambil di ' || coalesce(d.diambil, 'tidak ada')
    || ', dicatat ' || coalesce(k.no_faktur_jual, 'tidak ada') WHEN k.kode_barang <> d.kode_barang THEN 'bukan barangnya' ELSE 'harganya bukan yang dikunci' END
FROM titipan k FULL JOIN (
  SELECT d.*, j.tgl_system, CASE WHEN j.status = 'DONE' THEN j.no_faktur_jual END AS diambil
  FROM penjualan_detail d JOIN penjualan j USING (no_faktur_jual) WHERE d.no_titip IS NOT NULL AND d.aktif
) d ON d.no_titip = k.no_titip
WHERE k.no_faktur_jual IS DISTINCT FROM d.diambil OR k.kode_barang <> d.kode_barang
  OR k.mengikat AND d.tgl_system <= k.tgl_batas AND (d.harga_gram, d.harga_hitung, d.harga_jual, d.ongkos, d.diskon, d.total)
    IS DISTINCT FROM (k.harga_gram, k.harga_hitung, k.harga_jual, k.ongkos, k.diskon, k.total)
