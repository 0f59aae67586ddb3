-- A gift's stock is the sum of its changes.
SELECT 'hadiah ' || h.kode_hadiah || ': stock ' || h.stock || ', mutasinya ' || coalesce(sum(s.jumlah), 0) AS keterangan
FROM hadiah h LEFT JOIN hadiah_stok s ON s.kode_hadiah = h.kode_hadiah
GROUP BY h.kode_hadiah, h.stock
HAVING h.stock <> coalesce(sum(s.jumlah), 0)
