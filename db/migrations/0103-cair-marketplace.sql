-- One slip may pay several documents of one form: all but the first of them are its parts.
ALTER TABLE pembayaran ADD COLUMN bagian boolean NOT NULL DEFAULT false;
DROP INDEX pembayaran_bukti;
CREATE UNIQUE INDEX pembayaran_bukti ON pembayaran (no_rekening, referensi)
  WHERE referensi <> '' AND arah = 'MASUK' AND hidup AND ulang IS NULL AND NOT bagian;

-- What a marketplace paid out of one nota, and the fee that it kept; the numbers of one payout are named after its first one.
CREATE TABLE marketplace_cair (
  no_cair kode PRIMARY KEY,
  no_cair_group kode NOT NULL REFERENCES marketplace_cair,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  no_faktur_jual kode NOT NULL REFERENCES penjualan,
  kode_marketplace kode NOT NULL REFERENCES marketplace,
  no_rekening kode NOT NULL,
  diterima rp NOT NULL CHECK (diterima > 0),
  biaya rp NOT NULL CHECK (biaya >= 0),
  -- the fee by the owner's figure of that day
  biaya_hitung rp NOT NULL CHECK (biaya_hitung >= 0),
  referensi text NOT NULL,
  keterangan text NOT NULL,
  otorisasi uuid REFERENCES otorisasi,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode UNIQUE,
  FOREIGN KEY (kode_toko, no_rekening) REFERENCES rekening (kode_toko, no_rekening)
);
CREATE INDEX marketplace_cair_faktur ON marketplace_cair (no_faktur_jual);
CREATE INDEX marketplace_cair_hari ON marketplace_cair (kode_toko, tgl_system);
CREATE INDEX penjualan_piutang ON penjualan (kode_toko, valid_pada) WHERE kode_marketplace IS NOT NULL AND status = 'DONE';
SELECT dokumen_baru('CMP', 'SELALU', '{TAMBAH_UANG}', 'marketplace_cair', 'no_cair', 'BCP');

INSERT INTO menu_template (level, menu_name) VALUES ('KASIR', '/laporan-penjualan-marketplace') ON CONFLICT DO NOTHING;
INSERT INTO template_aksi (level, menu_name, aksi) VALUES
  ('KASIR', '/laporan-penjualan-marketplace', 'cair'), ('KASIR', '/laporan-penjualan-marketplace', 'batal') ON CONFLICT DO NOTHING;
INSERT INTO hak_akses (user_id, menu_name)
  SELECT u.user_id, t.menu_name FROM users u JOIN menu_template t ON t.level = u.level
  WHERE t.menu_name = '/laporan-penjualan-marketplace' ON CONFLICT DO NOTHING;
INSERT INTO hak_aksi (user_id, menu_name, aksi)
  SELECT u.user_id, t.menu_name, t.aksi FROM users u JOIN template_aksi t ON t.level = u.level
  WHERE t.menu_name = '/laporan-penjualan-marketplace' ON CONFLICT DO NOTHING;
