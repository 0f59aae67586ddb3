-- The ledger: jurnal and mutasi, checked here independently of the server (docs/LEDGER.md).

-- The chart of accounts as the database knows it; a test compares it with packages/ledger.
CREATE TABLE akun (
  akun text COLLATE "C" PRIMARY KEY,
  isi text NOT NULL CHECK (isi IN ('barang', 'uang')),
  tanda smallint NOT NULL CHECK (tanda IN (-1, 0, 1)),
  berpasangan boolean NOT NULL DEFAULT false,
  lintas_toko boolean NOT NULL DEFAULT false,
  tanpa_dept boolean NOT NULL DEFAULT false,
  tanpa_berat boolean NOT NULL DEFAULT false
);
INSERT INTO akun (akun, isi, tanda, berpasangan, lintas_toko) VALUES
  ('BAKI', 'barang', 1, true, false),
  ('SALDO_KIRIM', 'barang', 1, false, true),
  ('SEPUH', 'barang', 1, true, false),
  ('RUSAK', 'barang', 1, true, false),
  ('HANCUR', 'barang', 1, false, false),
  ('TRANSIT', 'barang', 1, true, true),
  ('BAHAN_TOKO', 'barang', 1, false, false),
  ('TUKANG', 'barang', 1, false, false),
  ('PESANAN', 'barang', 1, false, false),
  ('CUCI', 'barang', 1, true, false),
  ('TITIPAN_BARANG', 'barang', 1, false, false),
  ('HUTANG_BARANG', 'barang', 1, false, false),
  ('SERVICE', 'barang', 1, false, false),
  ('PELANGGAN', 'barang', 0, false, false),
  ('PABRIK', 'barang', 0, false, false),
  ('BOS', 'barang', 0, false, false),
  ('STOK_AWAL', 'barang', 0, false, false),
  ('SUSUT', 'barang', 0, false, false),
  ('SELISIH', 'barang', 0, false, false),
  ('JADI', 'barang', 0, false, false),
  ('KONVERSI', 'barang', 0, false, false),
  ('KAS', 'uang', 1, false, false),
  ('BANK', 'uang', 1, false, false),
  ('BIAYA_BANK', 'uang', 0, false, false),
  ('TITIPAN', 'uang', -1, false, false),
  ('PERSEKOT', 'uang', -1, false, false),
  ('VOUCHER', 'uang', -1, false, false),
  ('HUTANG_TUKANG', 'uang', -1, false, false),
  ('PIUTANG', 'uang', 1, false, false),
  ('PIUTANG_MARKETPLACE', 'uang', 1, false, false),
  ('PENJUALAN', 'uang', 0, false, false),
  ('ONGKOS', 'uang', 0, false, false),
  ('DISKON', 'uang', 0, false, false),
  ('PEMBELIAN', 'uang', 0, false, false),
  ('BUNGA', 'uang', 0, false, false),
  ('JASA_SERVICE', 'uang', 0, false, false),
  ('BIAYA', 'uang', 0, false, false),
  ('PPN', 'uang', 0, false, false),
  ('MODAL', 'uang', 0, false, false);

UPDATE akun SET tanpa_dept = true WHERE isi = 'uang' OR akun IN ('HANCUR', 'BAHAN_TOKO', 'TUKANG', 'PESANAN');
UPDATE akun SET tanpa_berat = true WHERE akun = 'JADI';

-- The kinds of jurnal as the database knows them, and whether a group may balance against KONVERSI; compared likewise.
CREATE TABLE kind_jurnal (
  kind text COLLATE "C" PRIMARY KEY,
  konversi boolean NOT NULL DEFAULT false
);
INSERT INTO kind_jurnal (kind, konversi) VALUES
  ('SALDO_AWAL', false), ('TAMBAH', false), ('PINDAH', false), ('SORTIR', false), ('KIRIM_SEPUH', false),
  ('TERIMA_SEPUH', false), ('KIRIM_LABELING', false), ('BARANG_BOS', false), ('VALIDASI_INPUTAN', false),
  ('VALIDASI_RUSAK', false), ('BAHAN_MASUK', false), ('BAHAN', false), ('PESANAN_SELESAI', false),
  ('SO_PESANAN', false), ('ONGKOS_TUKANG', false), ('KIRIM', false), ('TERIMA', false), ('HAPUS_KIRIM', false),
  ('CUCI', false), ('HANCUR', false), ('JUAL', false), ('BELI', false), ('TITIPAN', false), ('STOCK_OPNAME', false),
  ('KOREKSI_BERAT', false), ('GANTI_GROUP', true), ('LEBUR', true), ('PESANAN', false), ('SERAH_PESANAN', false),
  ('HUTANG', false), ('LELANG', true), ('SERVICE', false), ('TAMBAH_UANG', false), ('AMBIL_UANG', false);

CREATE TABLE jurnal (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text COLLATE "C" NOT NULL REFERENCES kind_jurnal,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  document kode NOT NULL,
  user_id kode NOT NULL,
  membalik bigint UNIQUE REFERENCES jurnal,
  dibuat_pada timestamptz NOT NULL,
  transaksi xid8 NOT NULL DEFAULT pg_current_xact_id(),
  UNIQUE (kind, document)
);
CREATE INDEX jurnal_hari ON jurnal (kode_toko, tgl_system, id);

-- Shop and day repeat the header's, so that one index finds a day of lines; the trigger keeps them equal.
CREATE TABLE mutasi (
  jurnal_id bigint NOT NULL,
  urut integer NOT NULL,
  kode_toko kode NOT NULL,
  tgl_system date NOT NULL,
  akun text COLLATE "C" NOT NULL,
  ref text COLLATE "C" NOT NULL,
  lot text COLLATE "C" NOT NULL,
  kode_group text COLLATE "C" NOT NULL,
  kode_dept text COLLATE "C" NOT NULL,
  kode_barang text COLLATE "C",
  pcs integer NOT NULL,
  mg mg NOT NULL,
  rp rp NOT NULL,
  PRIMARY KEY (jurnal_id, urut),
  CHECK (pcs <> 0 OR mg <> 0 OR rp <> 0)
);
CREATE INDEX mutasi_hari ON mutasi (kode_toko, tgl_system, akun, ref);
CREATE INDEX mutasi_barang ON mutasi (kode_barang, jurnal_id) WHERE kode_barang IS NOT NULL;
CREATE INDEX mutasi_lintas_toko ON mutasi (akun, ref) WHERE akun IN ('TRANSIT', 'SALDO_KIRIM');

-- Sparse end-of-day balances: one row per key that moved that day, valid until (not including) `sampai`.
CREATE TABLE saldo_harian (
  kode_toko kode NOT NULL,
  akun text COLLATE "C" NOT NULL,
  ref text COLLATE "C" NOT NULL,
  lot text COLLATE "C" NOT NULL,
  kode_group text COLLATE "C" NOT NULL,
  kode_dept text COLLATE "C" NOT NULL,
  tgl_system date NOT NULL,
  sampai date NOT NULL DEFAULT 'infinity',
  pcs bigint NOT NULL,
  mg mg NOT NULL,
  rp rp NOT NULL,
  PRIMARY KEY (kode_toko, akun, ref, lot, kode_group, kode_dept, tgl_system)
);
CREATE UNIQUE INDEX saldo_harian_kini ON saldo_harian (kode_toko, akun, ref, lot, kode_group, kode_dept)
  WHERE sampai = 'infinity';

-- A closed day: its record and its seal, chained to the day before.
CREATE TABLE hari_tutup (
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  ditutup_oleh kode NOT NULL,
  ditutup_pada timestamptz NOT NULL,
  kosong boolean NOT NULL,
  ringkasan jsonb NOT NULL,
  segel_sebelumnya bytea NOT NULL,
  segel bytea NOT NULL,
  PRIMARY KEY (kode_toko, tgl_system)
);

-- Last results of the neraca audit, for the dashboard.
CREATE TABLE hasil_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  waktu timestamptz NOT NULL,
  jurnal bigint NOT NULL,
  pelanggaran integer NOT NULL
);

-- Written once, for ever: corrections are reversing jurnals.
CREATE FUNCTION tolak_ubah() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% pada % ditolak: baris buku besar tidak pernah diubah', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON jurnal FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON jurnal FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON mutasi FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON mutasi FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap BEFORE DELETE ON otorisasi FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON otorisasi FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
-- An authorisation is changed once: when the document that it was given for is saved.
CREATE TRIGGER tetap_ubah BEFORE UPDATE ON otorisasi FOR EACH ROW
  WHEN (OLD.dokumen IS NOT NULL OR to_jsonb(OLD) - 'dokumen' <> to_jsonb(NEW) - 'dokumen')
  EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON hari_tutup FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON hari_tutup FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

-- All lines of a jurnal arrive in one statement, in the transaction of their header, with its shop and day.
CREATE FUNCTION mutasi_milik_jurnal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM baris_baru b
    LEFT JOIN jurnal j ON j.id = b.jurnal_id AND j.kode_toko = b.kode_toko AND j.tgl_system = b.tgl_system
      AND j.transaksi = pg_current_xact_id()
    LEFT JOIN akun a ON a.akun = b.akun
    WHERE j.id IS NULL OR a.akun IS NULL
      OR (a.isi = 'barang' AND b.rp <> 0) OR (a.isi = 'uang' AND (b.pcs <> 0 OR b.mg <> 0 OR b.kode_group <> '-'))
      OR (a.tanpa_dept AND b.kode_dept <> '-') OR (a.tanpa_berat AND b.mg <> 0)
  ) THEN
    RAISE EXCEPTION 'mutasi ditolak: bukan milik jurnal transaksi ini, atau isinya bukan isi akunnya' USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (
    SELECT FROM (SELECT jurnal_id, count(*) AS n FROM baris_baru GROUP BY jurnal_id) b
    WHERE b.n <> (SELECT count(*) FROM mutasi m WHERE m.jurnal_id = b.jurnal_id)
  ) THEN
    RAISE EXCEPTION 'mutasi ditolak: baris satu jurnal datang dalam satu perintah' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER milik_jurnal AFTER INSERT ON mutasi
  REFERENCING NEW TABLE AS baris_baru FOR EACH STATEMENT EXECUTE FUNCTION mutasi_milik_jurnal();

-- A reversal is of the same kind and shop, names no reversal, and its lines are the originals negated, all of them.
CREATE FUNCTION membalik_tepat(p_jurnal bigint, p_asal bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
      SELECT FROM jurnal j JOIN jurnal a ON a.id = p_asal AND a.kind = j.kind AND a.kode_toko = j.kode_toko
      WHERE j.id = p_jurnal AND a.membalik IS NULL)
    AND NOT EXISTS (
      SELECT FROM (SELECT * FROM mutasi WHERE jurnal_id = p_jurnal) b
      FULL JOIN (SELECT * FROM mutasi WHERE jurnal_id = p_asal) a ON a.urut = b.urut
      WHERE (b.akun, b.ref, b.lot, b.kode_group, b.kode_dept, b.kode_barang, b.pcs, b.mg::bigint, b.rp::bigint)
        IS DISTINCT FROM (a.akun, a.ref, a.lot, a.kode_group, a.kode_dept, a.kode_barang, -a.pcs, -a.mg, -a.rp))
$$;

-- Every jurnal has lines, balances per kode_group and in rupiah, and belongs to the open day of its shop.
CREATE FUNCTION jurnal_seimbang() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  salah text;
  jumlah bigint;
BEGIN
  -- The server holds this lock already; whoever goes around it must wait for a closing as well.
  PERFORM pg_advisory_xact_lock_shared(1, hashtext(NEW.kode_toko));
  IF NEW.tgl_system IS DISTINCT FROM (SELECT t.tgl_system FROM toko t WHERE t.kode_toko = NEW.kode_toko)
    OR EXISTS (SELECT FROM hari_tutup h WHERE h.kode_toko = NEW.kode_toko AND h.tgl_system = NEW.tgl_system) THEN
    RAISE EXCEPTION 'jurnal % ditolak: bukan hari buka toko %', NEW.document, NEW.kode_toko
      USING ERRCODE = 'check_violation';
  END IF;
  SELECT count(*), string_agg(DISTINCT g.kode_group, ', ') FILTER (WHERE g.pcs <> 0 OR g.mg <> 0 OR g.rp_semua <> 0)
    INTO jumlah, salah
    FROM (SELECT m.kode_group, sum(m.pcs) AS pcs, sum(m.mg) AS mg, sum(sum(m.rp)) OVER () AS rp_semua
          FROM mutasi m WHERE m.jurnal_id = NEW.id GROUP BY m.kode_group) g;
  IF jumlah = 0 THEN
    RAISE EXCEPTION 'jurnal % ditolak: tanpa baris', NEW.document USING ERRCODE = 'check_violation';
  END IF;
  IF salah IS NOT NULL THEN
    RAISE EXCEPTION 'jurnal % ditolak: tidak seimbang di %', NEW.document, salah USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM mutasi m WHERE m.jurnal_id = NEW.id AND m.akun = 'KONVERSI')
    AND NOT (SELECT k.konversi FROM kind_jurnal k WHERE k.kind = NEW.kind) THEN
    RAISE EXCEPTION 'jurnal % ditolak: % tidak boleh memakai KONVERSI', NEW.document, NEW.kind USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.membalik IS NOT NULL AND NOT membalik_tepat(NEW.id, NEW.membalik) THEN
    RAISE EXCEPTION 'jurnal % ditolak: bukan kebalikan tepat dari jurnal yang dibaliknya', NEW.document
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER seimbang AFTER INSERT ON jurnal
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION jurnal_seimbang();

-- The date of a shop moves by closing only: one day on, the day left having its record.
CREATE FUNCTION hari_maju() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.tgl_system <> OLD.tgl_system + 1 OR NOT EXISTS (
    SELECT FROM hari_tutup h WHERE h.kode_toko = NEW.kode_toko AND h.tgl_system = OLD.tgl_system) THEN
    RAISE EXCEPTION 'Tanggal System toko % ditolak: hanya maju satu hari oleh tutup toko', NEW.kode_toko
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER hari_maju BEFORE UPDATE ON toko FOR EACH ROW
  WHEN (OLD.tgl_system IS DISTINCT FROM NEW.tgl_system) EXECUTE FUNCTION hari_maju();
