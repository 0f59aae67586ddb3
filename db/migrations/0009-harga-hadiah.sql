-- Prices of gold with their history, gifts with their stock, and the category's second view.

ALTER TABLE master_group ADD COLUMN kadar text NOT NULL DEFAULT '-';
ALTER TABLE master_group ALTER COLUMN jenis_group SET DEFAULT '-', ALTER COLUMN harga_modal SET DEFAULT 0;

-- The same rows under the names that /master-kategori knows them by.
CREATE VIEW kategori AS
  SELECT kode_group AS kode_kategori, id, nama_group AS nama_kategori, harga AS harga_pergram, persentase AS presentase, kadar,
    versi, dihapus_pada
  FROM master_group;

-- Every price a group ever had: what it was before and after, who changed it and when.
CREATE TABLE harga_emas (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode_group kode NOT NULL REFERENCES master_group,
  harga_lama rp,
  harga rp NOT NULL CHECK (harga >= 0),
  harga_modal_lama rp,
  harga_modal rp NOT NULL CHECK (harga_modal >= 0),
  -- where and on which shop day it was changed; prices hold for all shops
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  user_id kode NOT NULL,
  waktu timestamptz NOT NULL
);
CREATE INDEX harga_emas_group ON harga_emas (kode_group, id);
CREATE INDEX harga_emas_hari ON harga_emas (tgl_system);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON harga_emas FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

CREATE TABLE hadiah (
  kode_hadiah kode PRIMARY KEY,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  nama_hadiah nama NOT NULL,
  poin integer NOT NULL CHECK (poin >= 0),
  stock integer NOT NULL DEFAULT 0 CHECK (stock >= 0),
  versi integer NOT NULL DEFAULT 1,
  dihapus_pada timestamptz
);

-- Every change of a gift's stock; the stock is their sum.
CREATE TABLE hadiah_stok (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode_hadiah kode NOT NULL REFERENCES hadiah,
  jumlah integer NOT NULL CHECK (jumlah <> 0),
  keterangan text NOT NULL,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  user_id kode NOT NULL,
  waktu timestamptz NOT NULL
);
CREATE INDEX hadiah_stok_hadiah ON hadiah_stok (kode_hadiah, id);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON hadiah_stok FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
