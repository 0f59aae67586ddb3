-- Every closed day still hashes to its seal, and each seal stands on the one of the day before.
SELECT 'segel ' || h.kode_toko || ' ' || h.tgl_system || ': ' || CASE
    WHEN h.segel_sebelumnya <> coalesce(h.kemarin, sha256(convert_to(h.kode_toko, 'UTF8'))) THEN 'rantai putus'
    ELSE 'isi hari itu berubah setelah ditutup' END AS keterangan
FROM (SELECT *, lag(segel) OVER (PARTITION BY kode_toko ORDER BY tgl_system) AS kemarin FROM hari_tutup) h
WHERE h.segel_sebelumnya <> coalesce(h.kemarin, sha256(convert_to(h.kode_toko, 'UTF8')))
  OR h.segel <> isi_segel(h.kode_toko, h.tgl_system, h.segel_sebelumnya,
    catatan_segel(h.ditutup_oleh, h.ditutup_pada, h.kosong, h.ringkasan))
