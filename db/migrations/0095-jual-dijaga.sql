-- What the owners' list of sales turned down reads, and who bought for how much on a day without a telephone.
CREATE INDEX penjualan_ditolak ON penjualan (batal_pada) WHERE status = 'BATAL' AND tgl_valid IS NULL;
CREATE INDEX penjualan_nama ON penjualan (tgl_system, nama_customer) WHERE nama_customer <> 'UMUM';
