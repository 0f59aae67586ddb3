-- What stands of a payment through a bank is what was said of it last, by whom and on which day; before anybody said anything it waits.
SELECT 'pembayaran ' || b.dokumen || ' ' || b.urut || ': ' || b.cek || ', terakhir ' || coalesce(r.cek, '-') AS keterangan
FROM pembayaran b LEFT JOIN (
  SELECT DISTINCT ON (dokumen, urut) * FROM pembayaran_cek ORDER BY dokumen, urut, id DESC
) r ON r.dokumen = b.dokumen AND r.urut = b.urut
WHERE b.cek <> 'TANPA' AND CASE
    WHEN r.cek IS NULL THEN b.cek_oleh IS NOT NULL OR b.cek = 'BATAL'
    ELSE b.cek <> r.cek OR (b.cek = 'MASUK' AND (b.cek_oleh, b.cek_tgl) IS DISTINCT FROM (r.user_id, r.tgl_system)) END
