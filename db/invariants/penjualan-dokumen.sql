-- A sale is its lines: their sums, its bill and tax, and what its jurnal earned, by what the law makes of it where tax is taken; a line
-- lives as long as its sale does.
WITH baris AS (
  SELECT no_faktur_jual, count(*) AS pcs, sum(berat) AS berat, sum(harga_jual + harga_atribut) AS harga, sum(ongkos) AS ongkos,
    sum(diskon) AS diskon, sum(total) AS total, sum(total_hitung) AS total_hitung, bool_and(aktif) AS semua, bool_or(aktif) AS ada,
    coalesce(sum(total) FILTER (WHERE jenis_ppn = 'KENA'), 0) AS kena,
    coalesce(sum(harga_jual + harga_atribut) FILTER (WHERE jenis_ppn = 'TIDAK DIPUNGUT'), 0) AS tidak_dipungut,
    coalesce(sum(harga_jual + harga_atribut) FILTER (WHERE jenis_ppn = 'BUKAN OBJEK'), 0) AS bukan_objek
  FROM penjualan_detail GROUP BY 1
), buku AS (
  SELECT j.document AS nomor, -sum(m.rp) FILTER (WHERE m.akun = 'PENJUALAN') AS harga, -sum(m.rp) FILTER (WHERE m.akun = 'ONGKOS') AS ongkos,
    sum(m.rp) FILTER (WHERE m.akun = 'DISKON' AND m.ref = 'HARGA') AS diskon, -sum(m.rp) FILTER (WHERE m.akun = 'PPN') AS ppn,
    coalesce(-sum(m.rp) FILTER (WHERE m.akun = 'PENJUALAN' AND m.ref = 'TIDAK DIPUNGUT'), 0) AS tidak_dipungut,
    coalesce(-sum(m.rp) FILTER (WHERE m.akun = 'PENJUALAN' AND m.ref = 'BUKAN OBJEK'), 0) AS bukan_objek
  FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id WHERE j.kind = 'JUAL' AND j.membalik IS NULL AND m.rp <> 0 GROUP BY 1
)
SELECT 'penjualan ' || k.no_faktur_jual || ': ' || CASE
    WHEN b.no_faktur_jual IS NULL THEN 'tanpa barang'
    WHEN b.semua IS DISTINCT FROM (k.status <> 'BATAL') OR b.ada IS DISTINCT FROM (k.status <> 'BATAL') THEN 'barangnya tidak sesuai status ' || k.status
    WHEN k.ppn <> p.ppn THEN 'PPN ' || k.ppn || ', harus ' || p.ppn
    WHEN (k.pcs, k.berat, k.harga, k.ongkos, k.diskon, k.total, k.total_hitung) IS DISTINCT FROM
      (b.pcs, b.berat, b.harga, b.ongkos, b.diskon, b.total, b.total_hitung) THEN 'jumlahnya bukan jumlah barangnya'
    ELSE 'pendapatan di buku besar bukan isinya' END AS keterangan
FROM penjualan k
LEFT JOIN baris b ON b.no_faktur_jual = k.no_faktur_jual
LEFT JOIN buku u ON u.nomor = k.no_faktur_jual
CROSS JOIN LATERAL (SELECT 1000000 + CASE WHEN k.ppn_termasuk THEN k.ppn_persen ELSE 0 END AS per) x
CROSS JOIN LATERAL (SELECT floor((2 * b.kena * k.ppn_persen + x.per) / (2 * x.per)) AS ppn) p
WHERE b.no_faktur_jual IS NULL
  OR b.semua IS DISTINCT FROM (k.status <> 'BATAL') OR b.ada IS DISTINCT FROM (k.status <> 'BATAL') OR k.ppn <> p.ppn
  OR (k.pcs, k.berat, k.harga, k.ongkos, k.diskon, k.total, k.total_hitung) IS DISTINCT FROM
    (b.pcs, b.berat, b.harga, b.ongkos, b.diskon, b.total, b.total_hitung)
  OR k.tgl_valid IS NOT NULL AND (coalesce(u.harga, 0), coalesce(u.ongkos, 0), coalesce(u.diskon, 0), coalesce(u.ppn, 0)) IS DISTINCT FROM
    (k.harga - CASE WHEN k.ppn_termasuk THEN k.ppn ELSE 0 END, k.ongkos, k.diskon, k.ppn)
  OR k.tgl_valid IS NOT NULL AND (coalesce(u.tidak_dipungut, 0), coalesce(u.bukan_objek, 0)) IS DISTINCT FROM
    (CASE WHEN k.ppn_persen > 0 THEN b.tidak_dipungut ELSE 0 END, CASE WHEN k.ppn_persen > 0 THEN b.bukan_objek ELSE 0 END)
UNION ALL
-- Tax that its price has inside is taken out of what it earned, and nothing else is.
SELECT 'penjualan ' || j.document || ': PPN di dalam harganya bukan PPN-nya'
FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id AND m.akun = 'PENJUALAN' AND m.ref = 'PPN'
LEFT JOIN (
  SELECT no_faktur_jual AS nomor, ppn FROM penjualan WHERE ppn_termasuk
  UNION ALL SELECT no_batal, ppn FROM penjualan WHERE ppn_termasuk AND no_batal IS NOT NULL
  UNION ALL SELECT no_serah, ppn FROM pesanan_serah
  UNION ALL SELECT no_batal, ppn FROM pesanan_serah WHERE no_batal IS NOT NULL
) k ON k.nomor = j.document
GROUP BY j.id, j.document, k.ppn HAVING k.ppn IS NULL OR abs(sum(m.rp)) <> k.ppn
UNION ALL
-- Its lines are what their pieces were, and its price is theirs.
SELECT 'penjualan ' || d.no_faktur_jual || ' baris ' || d.urut || ': ' || CASE
    WHEN (d.persentase, d.modal, d.harga_atribut) IS DISTINCT FROM (r.persentase, r.modal, r.harga_atribut) THEN 'bukan barangnya'
    ELSE 'harga hitungan bukan jumlah bagiannya' END
FROM penjualan_detail d LEFT JOIN riwayat_barang r ON r.kode_barang = d.kode_barang AND r.id = d.salinan
WHERE NOT d.salinan_migrasi AND (d.persentase, d.modal, d.harga_atribut) IS DISTINCT FROM (r.persentase, r.modal, r.harga_atribut)
  OR NOT d.salinan_migrasi AND d.total_hitung IS DISTINCT FROM d.harga_hitung + d.harga_atribut + r.ongkos
  OR d.tipe_ongkos = 'TOTAL' AND d.ongkos <> d.tarif_ongkos
UNION ALL
-- Who said that it is right, and who took that back, booked it.
SELECT 'penjualan ' || k.no_faktur_jual || ': dibukukan ' || j.user_id || ', bukan ' || x.oleh
FROM penjualan k
CROSS JOIN LATERAL (VALUES (k.no_faktur_jual::text, k.valid_by::text), (k.no_batal, k.batal_oleh)) x (dokumen, oleh)
JOIN jurnal j ON j.document = x.dokumen AND j.kind = 'JUAL'
WHERE j.user_id <> x.oleh
UNION ALL
-- Money that goes back another way than it came is that of a sale that was undone, on the same day, and as much as came.
SELECT 'uang kembali ' || u.no_kembali || ': ' || CASE WHEN k.no_batal IS NULL THEN u.no_faktur_jual || ' tidak dibatalkan' ELSE 'bukan uang ' || u.no_faktur_jual END
FROM penjualan_kembali u LEFT JOIN penjualan k ON k.no_faktur_jual = u.no_faktur_jual
WHERE k.no_batal IS NULL OR k.tgl_batal <> u.tgl_system
  OR u.jumlah <> (SELECT sum(b.jumlah) FROM pembayaran b WHERE b.dokumen = u.no_kembali AND b.arah = 'MASUK')
  OR u.jumlah <> (SELECT sum(b.jumlah) FROM pembayaran b WHERE b.dokumen = u.no_faktur_jual AND b.ref = '-' AND b.arah = 'MASUK')
UNION ALL
-- Pieces that did not come back are of the sale that their loss names, and that was turned down then, never right.
SELECT 'hilang ' || h.no_hilang || ': bukan barang ' || h.no_faktur_jual || ' yang ditolak waktu itu'
FROM penjualan_hilang h LEFT JOIN penjualan k ON k.no_faktur_jual = h.no_faktur_jual
LEFT JOIN (SELECT no_hilang, min(no_faktur_jual::text) AS dari, max(no_faktur_jual::text) AS sampai FROM penjualan_detail WHERE no_hilang IS NOT NULL GROUP BY 1) d
  ON d.no_hilang = h.no_hilang
WHERE (d.dari, d.sampai, k.kode_toko, k.status, k.tgl_batal, k.batal_oleh::text, k.otorisasi_batal) IS DISTINCT FROM
    (h.no_faktur_jual::text, h.no_faktur_jual::text, h.kode_toko, 'BATAL', h.tgl_system, h.user_id::text, h.otorisasi)
  OR k.no_batal IS NOT NULL
