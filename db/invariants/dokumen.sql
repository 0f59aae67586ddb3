-- Both ways: every jurnal is its document's (kind, shop, day, what it undoes), every document stands in its table with its shop
-- and day, has its jurnal exactly when it must, and is undone by the number that its table names.
WITH baris AS MATERIALIZED (SELECT * FROM baris_dokumen())
SELECT 'jurnal ' || j.document || ': ' || CASE WHEN d.nomor IS NULL THEN 'tanpa dokumen'
    WHEN NOT EXISTS (SELECT FROM jenis_dokumen_kind k WHERE k.kode = d.kode AND k.kind = j.kind) THEN j.kind || ' bukan jenis jurnal ' || d.kode
    ELSE 'toko, hari atau yang dibaliknya bukan seperti dokumennya' END AS keterangan
FROM jurnal j
LEFT JOIN dokumen d ON d.nomor = j.document
LEFT JOIN jenis_dokumen n ON n.kode = d.kode
LEFT JOIN jurnal a ON a.id = j.membalik
WHERE d.nomor IS NULL OR NOT EXISTS (SELECT FROM jenis_dokumen_kind k WHERE k.kode = d.kode AND k.kind = j.kind)
  OR d.kode_toko <> j.kode_toko OR d.membatalkan IS DISTINCT FROM a.document
  OR CASE n.jurnal WHEN 'SAAT_SAH' THEN j.tgl_system < d.tgl_system ELSE j.tgl_system <> d.tgl_system END
UNION ALL
SELECT 'dokumen ' || coalesce(b.nomor, d.nomor) || ': ' || CASE WHEN d.nomor IS NULL THEN 'nomornya tidak pernah diambil'
    WHEN b.nomor IS NULL THEN 'tidak ada isinya' ELSE 'toko atau harinya bukan yang di nomornya' END
FROM baris b
FULL JOIN (SELECT d.* FROM dokumen d JOIN jenis_dokumen n ON n.kode = d.kode WHERE n.tabel IS NOT NULL) d
  ON d.nomor = b.nomor AND d.kode = b.kode
WHERE b.nomor IS NULL OR d.nomor IS NULL OR b.kode_toko <> d.kode_toko OR b.tgl_system <> d.tgl_system
UNION ALL
SELECT 'dokumen ' || b.nomor || ': ' || CASE WHEN j.id IS NULL THEN 'tidak ada jurnalnya' WHEN b.berjurnal THEN 'jurnalnya pada hari lain'
    ELSE 'berjurnal padahal tidak ada yang bergerak' END
FROM baris b LEFT JOIN jurnal j ON j.document = b.nomor
WHERE b.berjurnal <> (j.id IS NOT NULL) OR j.tgl_system <> b.tgl_jurnal
UNION ALL
SELECT 'dokumen ' || coalesce(b.nomor, u.membatalkan) || ': dibatalkan ' || coalesce(b.no_batal, u.nomor) || ', yang '
  || CASE WHEN u.nomor IS NULL THEN 'bukan pembatalannya' ELSE 'tidak dicatatnya' END
FROM (SELECT * FROM baris WHERE no_batal IS NOT NULL) b
FULL JOIN (
  SELECT d.* FROM dokumen d JOIN dokumen a ON a.nomor = d.membatalkan JOIN jenis_dokumen n ON n.kode = a.kode WHERE n.tabel IS NOT NULL
) u ON u.nomor = b.no_batal AND u.membatalkan = b.nomor
WHERE b.nomor IS NULL OR u.nomor IS NULL
UNION ALL
SELECT 'dokumen ' || u.nomor || ': tidak membalik jurnal ' || u.membatalkan
FROM dokumen u
WHERE u.membatalkan IS NOT NULL AND EXISTS (SELECT FROM jurnal a WHERE a.document = u.membatalkan)
  AND NOT EXISTS (SELECT FROM jurnal a JOIN jurnal b ON b.membalik = a.id WHERE a.document = u.membatalkan AND b.document = u.nomor)
UNION ALL
SELECT 'dokumen ' || u.nomor || ': pembatalan tanpa yang dibatalkan'
FROM dokumen u JOIN jenis_dokumen n ON n.batal = u.kode WHERE u.membatalkan IS NULL
