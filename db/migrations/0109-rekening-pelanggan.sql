-- Where a purchase was paid to, when it was not paid in cash: '' for purchases before this, and for cash.
ALTER TABLE pembelian
  ADD COLUMN bank_pelanggan text NOT NULL DEFAULT '',
  ADD COLUMN no_rekening_pelanggan text NOT NULL DEFAULT '',
  ADD COLUMN nama_rekening_pelanggan text NOT NULL DEFAULT '',
  ADD CONSTRAINT pembelian_rekening_pelanggan
    CHECK (cara_bayar = 'TRANSFER' OR (bank_pelanggan = '' AND no_rekening_pelanggan = '' AND nama_rekening_pelanggan = ''));
