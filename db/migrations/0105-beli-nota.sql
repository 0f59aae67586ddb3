-- Buying back by the own nota: what was paid for the piece when it was sold, and points that are gone. Who has its nota needs no paper.
ALTER TABLE pembelian
  DROP CONSTRAINT pembelian_jenis_identitas_check,
  ADD CONSTRAINT pembelian_jenis_identitas_check CHECK (jenis_identitas IN ('-', 'NIK', 'SIM', 'PASPOR')),
  ADD COLUMN atribut_lengkap boolean NOT NULL DEFAULT false,
  ADD COLUMN harga_bayar rp NOT NULL DEFAULT 0 CHECK (harga_bayar >= 0),
  ADD COLUMN poin_kurang integer NOT NULL DEFAULT 0 CHECK (poin_kurang >= 0),
  ADD COLUMN potongan_poin rp NOT NULL DEFAULT 0 CHECK (potongan_poin >= 0);
CREATE INDEX pesanan_serah_barang ON pesanan_serah (kode_barang);
