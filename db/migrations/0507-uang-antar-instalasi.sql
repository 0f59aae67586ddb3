-- sejalan: ya
-- Money to a shop of another installation leaves by a letter, and stands there until somebody receives it or turns it away.

-- What became of money that left here: the number of its receipt there, or why it was turned away.
CREATE TABLE uang_kecabang (
  no_uang kode PRIMARY KEY REFERENCES uang,
  tujuan kode NOT NULL REFERENCES toko,
  no_terima kode,
  ditolak text,
  dijawab_pada timestamptz,
  CHECK (no_terima IS NULL OR ditolak IS NULL),
  CHECK ((dijawab_pada IS NULL) = (no_terima IS NULL AND ditolak IS NULL))
);
CREATE TRIGGER tetap BEFORE DELETE ON uang_kecabang FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER isi_tetap BEFORE UPDATE ON uang_kecabang FOR EACH ROW
  WHEN ((OLD.no_uang, OLD.tujuan) IS DISTINCT FROM (NEW.no_uang, NEW.tujuan)) EXECUTE FUNCTION tolak_ubah();

-- Money that another installation says is on its way to a shop here.
CREATE TABLE uang_masuk (
  no_uang kode PRIMARY KEY,
  sambungan uuid NOT NULL REFERENCES sambungan,
  asal kode NOT NULL REFERENCES toko,
  kode_toko kode NOT NULL REFERENCES toko,
  -- from an account there, not from a drawer
  bank boolean NOT NULL,
  jumlah rp NOT NULL CHECK (jumlah > 0),
  keterangan text NOT NULL,
  user_kirim text NOT NULL,
  tgl_kirim date NOT NULL,
  datang_pada timestamptz NOT NULL,
  -- the document that took it in, and the slip of the account that it came to
  no_terima kode UNIQUE REFERENCES uang,
  no_rekening kode,
  referensi text NOT NULL DEFAULT '',
  ditolak_pada timestamptz,
  ditolak_oleh kode,
  ditolak_alasan text,
  -- its sender took it back
  batal_pada timestamptz,
  CHECK (no_terima IS NULL OR (ditolak_pada IS NULL AND batal_pada IS NULL)),
  CHECK ((ditolak_pada IS NULL) = (ditolak_oleh IS NULL) AND (ditolak_pada IS NULL) = (ditolak_alasan IS NULL)),
  CHECK (referensi = '' OR no_rekening IS NOT NULL)
);
CREATE INDEX uang_masuk_jalan ON uang_masuk (kode_toko, datang_pada) WHERE no_terima IS NULL AND ditolak_pada IS NULL AND batal_pada IS NULL;
CREATE UNIQUE INDEX uang_masuk_bukti ON uang_masuk (no_rekening, upper(referensi)) WHERE referensi <> '';
CREATE TRIGGER tetap BEFORE DELETE ON uang_masuk FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER isi_tetap BEFORE UPDATE ON uang_masuk FOR EACH ROW
  WHEN (OLD.no_terima IS NOT NULL OR (OLD.no_uang, OLD.sambungan, OLD.asal, OLD.kode_toko, OLD.bank, OLD.jumlah, OLD.keterangan, OLD.user_kirim, OLD.tgl_kirim, OLD.datang_pada)
    IS DISTINCT FROM (NEW.no_uang, NEW.sambungan, NEW.asal, NEW.kode_toko, NEW.bank, NEW.jumlah, NEW.keterangan, NEW.user_kirim, NEW.tgl_kirim, NEW.datang_pada))
  EXECUTE FUNCTION tolak_ubah();
CREATE INDEX uang_kecabang_jalan ON uang_kecabang (tujuan) WHERE no_terima IS NULL;
