-- sejalan: ya
-- A sale that is turned down after its bon was printed, and of which pieces do not come back: by agreement they are lost, off the tray on
-- which an open sale's pieces still stand, and the day can be closed without anybody saying what is not so.
CREATE TABLE penjualan_hilang (
  no_hilang kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  no_faktur_jual kode NOT NULL UNIQUE REFERENCES penjualan,
  pcs integer NOT NULL CHECK (pcs > 0),
  berat bigint NOT NULL CHECK (berat > 0),
  otorisasi uuid NOT NULL REFERENCES otorisasi,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL
);
CREATE INDEX penjualan_hilang_hari ON penjualan_hilang (kode_toko, tgl_system);
CREATE INDEX penjualan_hilang_otorisasi ON penjualan_hilang (otorisasi);

-- The lines that did not come back. What is kept for a customer with a deposit is never lost this way.
ALTER TABLE penjualan_detail ADD COLUMN no_hilang kode REFERENCES penjualan_hilang;
ALTER TABLE penjualan_detail ADD CONSTRAINT penjualan_detail_hilang CHECK (no_hilang IS NULL OR (NOT aktif AND no_titip IS NULL));
CREATE INDEX penjualan_detail_hilang ON penjualan_detail (no_hilang) WHERE no_hilang IS NOT NULL;

INSERT INTO kind_jurnal (kind) VALUES ('HILANG_JUAL');
INSERT INTO gerak_jurnal (kind, dari, ke) VALUES ('HILANG_JUAL', 'BAKI', 'SELISIH');
SELECT dokumen_baru('HFJ', 'SELALU', '{HILANG_JUAL}', 'penjualan_hilang', 'no_hilang');
INSERT INTO isi_dokumen (kode, akun, per_lot, dari, baris) VALUES
  ('HFJ', '{BAKI,SELISIH}', false, 'penjualan_hilang k JOIN penjualan_detail d ON d.no_hilang = k.no_hilang',
    $$('BAKI', d.kode_baki, '-', d.kode_group, d.kode_dept, d.kode_barang, -1, -d.berat),
      ('SELISIH', k.no_hilang, '-', d.kode_group, d.kode_dept, d.kode_barang, 1, d.berat)$$);
