-- Every closed day still hashes to its seal, and each seal stands on the one of the day before.
SELECT 'segel ' || h.kode_toko || ' ' || h.tgl_system || ': ' || CASE
    WHEN h.segel_sebelumnya <> coalesce(h.kemarin, sha256(convert_to(h.kode_toko, 'UTF8'))) THEN 'rantai putus'
    WHEN h.versi < h.versi_kemarin THEN 'segel lama sesudah yang baru'
    ELSE 'isi hari itu berubah setelah ditutup' END AS keterangan
FROM (
  SELECT *, lag(segel) OVER hari AS kemarin, lag(ditutup_pada) OVER hari AS dari, lag(versi) OVER hari AS versi_kemarin,
    catatan_segel(ditutup_oleh, ditutup_pada, kosong, ringkasan) AS catatan
  FROM hari_tutup WINDOW hari AS (PARTITION BY kode_toko ORDER BY tgl_system)
) h
WHERE h.segel_sebelumnya <> coalesce(h.kemarin, sha256(convert_to(h.kode_toko, 'UTF8'))) OR h.versi < h.versi_kemarin
  OR h.segel <> CASE h.versi WHEN 1 THEN isi_segel(h.kode_toko, h.tgl_system, h.segel_sebelumnya, h.catatan)
    ELSE isi_segel_2(h.kode_toko, h.tgl_system, h.segel_sebelumnya, h.catatan, h.dari, h.ditutup_pada) END
