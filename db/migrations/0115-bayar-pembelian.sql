-- What a purchase was paid with stands where every other document's payments do.
INSERT INTO pembayaran (dokumen, urut, kode_toko, arah, cara_bayar, no_rekening, jumlah, biaya, user_id, waktu, dari, hidup)
SELECT no_faktur_beli, 1, kode_toko, 'KELUAR', cara_bayar, no_rekening, harga, 0, valid_by, valid_pada, nama_customer, no_batal IS NULL
FROM pembelian WHERE tgl_buku IS NOT NULL AND harga > 0;
