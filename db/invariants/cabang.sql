-- Goods between installations: a dispatch to another one has its letter and the value that the letter tells, and only such a one has; each
-- receipt is told of; a piece is here or there as the account CABANG says; what two shops owe each other for goods is what their pieces cost.
SELECT 'kiriman ' || k.no_kirim || ': ' || CASE WHEN x.lain AND starts_with(k.no_kirim, 'KCB-') THEN 'surat ' || x.surat || ', bukan 1' ELSE 'nomor atau isinya bukan milik tujuannya' END AS keterangan
FROM kirim_barang k JOIN toko t ON t.kode_toko = k.tujuan
CROSS JOIN LATERAL (
  SELECT t.portal <> '' AS lain, (SELECT count(*) FROM surat_keluar s WHERE s.dokumen = k.no_kirim AND s.jenis = 'KIRIMAN') AS surat
) x
WHERE starts_with(k.no_kirim, 'KCB-') <> x.lain OR x.surat <> x.lain::int
  OR (NOT x.lain AND concat(k.tarik_pada, k.tarik_oleh, k.tarik_alasan) <> '')
UNION ALL
SELECT 'kiriman ' || d.no_kirim || ' barang ' || d.kode_barang || ': berat, kategori atau nilainya bukan yang ada di suratnya'
FROM kirim_barang_detail d LEFT JOIN LATERAL (
  SELECT b.* FROM surat_keluar s CROSS JOIN LATERAL jsonb_to_recordset(s.isi -> 'barang') b (kode_barang text, kode_group text, kode_dept text, berat numeric, nilai bigint)
  WHERE s.dokumen = d.no_kirim AND s.jenis = 'KIRIMAN' AND b.kode_barang = d.kode_barang LIMIT 1
) b ON true
WHERE CASE WHEN starts_with(d.no_kirim, 'KCB-')
  THEN (d.kode_group, d.kode_dept, d.berat::bigint, d.nilai::bigint) IS DISTINCT FROM (b.kode_group, b.kode_dept, round(b.berat * 1000)::bigint, b.nilai)
  ELSE coalesce(d.nilai, d.nilai_sampai) IS NOT NULL OR d.no_sampai IS NOT NULL END
UNION ALL
SELECT 'terima ' || t.no_terima || ': surat ' || count(s.id) || ', bukan 1'
FROM terima_cabang t LEFT JOIN surat_keluar s ON s.dokumen = t.no_terima AND s.jenis = 'SAMPAI' GROUP BY t.no_terima HAVING count(s.id) <> 1
UNION ALL
SELECT 'kiriman masuk ' || k.no_kirim || ': ' || k.pcs || ' pcs ' || k.berat || ' mg, isinya ' || count(d.*) || ' pcs ' || coalesce(sum(d.berat), 0) || ' mg'
FROM kiriman_masuk k LEFT JOIN kiriman_masuk_detail d USING (no_kirim)
GROUP BY k.no_kirim, k.pcs, k.berat HAVING count(d.*) <> k.pcs OR coalesce(sum(d.berat), 0) <> k.berat
UNION ALL
-- a receipt is of the dispatch, the shop and the sender that it names, and of the pieces that its jurnal brought
SELECT 'terima ' || t.no_terima || ': bukan dari ' || t.asal || ' ke ' || t.kode_toko
FROM terima_cabang t LEFT JOIN kiriman_masuk k USING (no_kirim) LEFT JOIN kiriman_masuk_detail d ON d.no_terima = t.no_terima
WHERE (t.asal, t.kode_toko) IS DISTINCT FROM (k.asal, k.kode_toko) OR d.no_kirim IS DISTINCT FROM t.no_kirim OR k.ditarik_pada IS NOT NULL
UNION ALL
SELECT 'terima ' || coalesce(d.no_terima, m.no_terima) || ' barang ' || coalesce(d.kode_barang, m.kode_barang) || ': bukan yang di jurnalnya'
FROM (SELECT no_terima::text, kode_barang::text FROM kiriman_masuk_detail WHERE no_terima IS NOT NULL) d
FULL JOIN (
  SELECT t.no_terima::text, m.kode_barang::text FROM terima_cabang t JOIN jurnal j ON j.document = t.no_terima AND j.membalik IS NULL
  JOIN mutasi m ON m.jurnal_id = j.id AND m.akun = 'BAKI'
) m USING (no_terima, kode_barang)
WHERE d.no_terima IS NULL OR m.no_terima IS NULL
UNION ALL
SELECT 'sampai ' || s.no_sampai || ': bukan dari kiriman ' || s.no_kirim
FROM sampai_cabang s LEFT JOIN kirim_barang k USING (no_kirim) LEFT JOIN kirim_barang_detail d ON d.no_sampai = s.no_sampai
WHERE s.kode_toko IS DISTINCT FROM k.kode_toko OR d.no_kirim IS DISTINCT FROM s.no_kirim
UNION ALL
-- one out for each that left, one in for each that came; a piece that was never entered here came from elsewhere
SELECT 'barang ' || b.kode_barcode || ': ' || b.status_barang || ', di CABANG ' || coalesce(m.pcs, 0) || ' pcs'
FROM barang b LEFT JOIN (SELECT kode_barang, sum(pcs) AS pcs FROM mutasi WHERE akun = 'CABANG' GROUP BY 1) m ON m.kode_barang = b.kode_barang
WHERE coalesce(m.pcs, 0) <> (b.status_barang = 'CABANG')::int - (b.no_tambah IS NULL)::int
UNION ALL
SELECT 'surat ' || id || ': tanpa urutan' FROM surat_keluar WHERE urut IS NULL
UNION ALL
SELECT 'toko ' || t.kode_toko || ': di instalasi lain, tetapi ada jurnalnya' FROM toko t
WHERE t.portal <> '' AND EXISTS (SELECT FROM jurnal j WHERE j.kode_toko = t.kode_toko)
UNION ALL
SELECT 'RK ' || coalesce(b.kode_toko, d.kode_toko) || ' ' || coalesce(b.lain, d.lain) || ': Rp. ' || coalesce(b.rp, 0) || ', barangnya Rp. ' || coalesce(d.rp, 0)
FROM (
  SELECT m.kode_toko::text, m.ref::text AS lain, sum(m.rp) AS rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id JOIN toko t ON t.kode_toko = m.ref
  WHERE m.akun = 'RK' AND j.kind = 'NILAI' AND t.portal <> '' GROUP BY 1, 2 HAVING sum(m.rp) <> 0
) b
FULL JOIN (
  SELECT kode_toko, lain, sum(rp) AS rp FROM (
    SELECT s.kode_toko::text, k.tujuan::text AS lain, d.nilai_sampai::bigint AS rp FROM sampai_cabang s JOIN kirim_barang k USING (no_kirim)
      JOIN kirim_barang_detail d ON d.no_sampai = s.no_sampai JOIN toko t ON t.kode_toko = s.kode_toko
    WHERE s.tgl_system < t.tgl_system AND d.nilai_sampai IS NOT NULL
    UNION ALL
    SELECT s.kode_toko, s.asal, -d.nilai FROM terima_cabang s JOIN kiriman_masuk_detail d ON d.no_terima = s.no_terima JOIN toko t ON t.kode_toko = s.kode_toko
    WHERE s.tgl_system < t.tgl_system AND d.dinilai
  ) x GROUP BY 1, 2 HAVING sum(rp) <> 0
) d ON d.kode_toko = b.kode_toko AND d.lain = b.lain
WHERE b.rp IS DISTINCT FROM d.rp
