-- Every closed day still hashes to its seal, and each seal stands on the one of the day before. The daily audit hashes only what it
-- has not proved yet; the chain it follows always.
SELECT 'segel ' || h.kode_toko || ' ' || h.tgl_system || ': ' || CASE
    WHEN h.segel_sebelumnya <> coalesce(h.kemarin, sha256(convert_to(h.kode_toko, 'UTF8'))) THEN 'rantai putus'
    WHEN h.versi < h.versi_kemarin THEN 'segel lama sesudah yang baru'
    ELSE 'isi hari itu berubah setelah ditutup' END AS keterangan
FROM (
  SELECT *, lag(segel) OVER hari AS kemarin, lag(versi) OVER hari AS versi_kemarin,
    catatan_segel(ditutup_oleh, ditutup_pada, kosong, ringkasan) AS catatan
  FROM hari_tutup WINDOW hari AS (PARTITION BY kode_toko ORDER BY tgl_system)
) h
LEFT JOIN sejak_audit() a ON a.kode_toko = h.kode_toko
WHERE h.segel_sebelumnya <> coalesce(h.kemarin, sha256(convert_to(h.kode_toko, 'UTF8'))) OR h.versi < h.versi_kemarin
  OR CASE WHEN h.tgl_system < a.sejak THEN false
    WHEN h.versi = 1 THEN h.segel <> isi_segel(h.kode_toko, h.tgl_system, h.segel_sebelumnya, h.catatan)
    ELSE h.segel <> isi_segel_2(h.kode_toko, h.tgl_system, h.segel_sebelumnya, h.catatan, h.riwayat_barang, h.riwayat_nilai) END
