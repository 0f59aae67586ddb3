-- A gift's stock is the sum of its changes, and what documents gave out and took back is what they say.
SELECT 'hadiah ' || h.kode_hadiah || ': stock ' || h.stock || ', mutasinya ' || coalesce(sum(s.jumlah), 0) AS keterangan
FROM hadiah h LEFT JOIN hadiah_stok s ON s.kode_hadiah = h.kode_hadiah
GROUP BY h.kode_hadiah, h.stock
HAVING h.stock <> coalesce(sum(s.jumlah), 0)
UNION ALL
SELECT 'hadiah ' || coalesce(t.kode_hadiah, s.kode_hadiah) || ': keluar dengan ' || coalesce(t.dokumen, s.dokumen) || ' ' || coalesce(t.jumlah, 0)
  || ', mutasinya ' || coalesce(s.jumlah, 0)
FROM (
  SELECT no_tukar_poin AS dokumen, kode_hadiah, -qty AS jumlah FROM tukar_poin
  UNION ALL SELECT no_batal, kode_hadiah, qty FROM tukar_poin WHERE no_batal IS NOT NULL
) t
FULL JOIN (SELECT dokumen, kode_hadiah, sum(jumlah) AS jumlah FROM hadiah_stok WHERE dokumen IS NOT NULL GROUP BY 1, 2) s
  ON s.dokumen = t.dokumen
WHERE (t.kode_hadiah, t.jumlah) IS DISTINCT FROM (s.kode_hadiah, s.jumlah)
