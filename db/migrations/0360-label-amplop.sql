-- The label of an envelope carries a code that is drawn when it is printed and stands in no list: whoever counts cannot type what he did
-- not see. The newest label of a loan holds; one that was printed before, and is not on paper with a code yet, has the loan's number and
-- holds until it is printed anew.
CREATE TABLE hutang_amplop (
  kode_amplop kode PRIMARY KEY,
  no_hutang kode NOT NULL REFERENCES hutang,
  ke integer NOT NULL CHECK (ke > 0),
  tgl_system date NOT NULL,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  UNIQUE (no_hutang, ke)
);

-- What the bags weighed when the first round closed, and how far scale and book may be apart unasked as the count was closed.
ALTER TABLE hutang_opname ADD COLUMN berat_pertama mg CHECK (berat_pertama >= 0), ADD COLUMN batas_berat mg CHECK (batas_berat >= 0);
CREATE INDEX hutang_opname_beda ON hutang_opname (tutup_pada) WHERE abs(berat_timbang - berat_buku) > batas_berat;

-- Letter and label of a loan are printed by a call of their own; a letter printed again on a later day is agreed to.
CREATE TABLE hutang_cetak_ulang (
  no_hutang kode NOT NULL REFERENCES hutang,
  jenis text COLLATE "C" NOT NULL,
  ke integer NOT NULL CHECK (ke > 1),
  otorisasi uuid REFERENCES otorisasi,
  PRIMARY KEY (no_hutang, jenis, ke)
);

INSERT INTO template_aksi (level, menu_name, aksi)
  SELECT level, menu_name, 'cetak' FROM menu_template WHERE menu_name IN ('/lihat-hutang', '/validasi-hutang') ON CONFLICT DO NOTHING;
INSERT INTO hak_aksi (user_id, menu_name, aksi)
  SELECT user_id, menu_name, 'cetak' FROM hak_akses WHERE menu_name IN ('/lihat-hutang', '/validasi-hutang') ON CONFLICT DO NOTHING;
