-- What was given in for a new piece pays for it, as much as its purchase says, and is right or undone with the sale.
SELECT 'penjualan ' || coalesce(p.no_faktur_tukar, b.dokumen) || ' tukar ' || coalesce(p.no_faktur_beli, b.ref) || ': ' || CASE
    WHEN p.no_faktur_beli IS NULL THEN 'tanpa barang' WHEN b.ref IS NULL AND k.tgl_valid IS NOT NULL THEN 'tidak membayar'
    WHEN b.ref IS NOT NULL AND b.jumlah <> p.harga THEN 'membayar ' || b.jumlah || ', barangnya ' || p.harga
    ELSE p.status || ', penjualannya ' || k.status END AS keterangan
FROM (SELECT * FROM pembelian WHERE asal = 'TUKAR') p
FULL JOIN (SELECT dokumen, ref, jumlah FROM pembayaran JOIN penjualan ON no_faktur_jual = dokumen WHERE cara_bayar = 'TUKAR') b ON b.dokumen = p.no_faktur_tukar AND b.ref = p.no_faktur_beli
LEFT JOIN penjualan k ON k.no_faktur_jual = p.no_faktur_tukar
WHERE p.no_faktur_beli IS NULL OR (b.ref IS NOT NULL) <> (k.tgl_valid IS NOT NULL) OR b.jumlah <> p.harga
  OR (p.status, p.kode_toko, p.tgl_valid, p.tgl_batal) IS DISTINCT FROM (k.status, k.kode_toko, k.tgl_valid, k.tgl_batal)
