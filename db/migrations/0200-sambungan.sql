-- Installations of one chain: which others this one is linked to, the shops that stand behind them, and the letters between them: what an
-- action sends is written down with it, delivered in order, and accepted once for ever.

-- Numbers tell barcodes apart; the id tells an installation from its own copy.
ALTER TABLE instalasi ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid();
CREATE FUNCTION nomor_instalasi_tetap() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM barang) OR EXISTS (SELECT FROM sambungan) THEN
    RAISE EXCEPTION 'nomor instalasi % sudah dipakai', OLD.nomor USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER nomor_tetap BEFORE UPDATE OF nomor ON instalasi FOR EACH ROW WHEN (OLD.nomor <> NEW.nomor)
  EXECUTE FUNCTION nomor_instalasi_tetap();

-- What stands at the other end of a portal. Its secret lies in rahasia as 'layanan:' and the id; of it only the last four are shown.
CREATE TABLE sambungan (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  portal text COLLATE "C" NOT NULL UNIQUE CHECK (portal ~ '^https?://'),
  -- what the other one is to this one
  peran text COLLATE "C" NOT NULL CHECK (peran IN ('PUSAT', 'CABANG', 'SETARA')),
  -- its number and id, once it has answered
  nomor smallint UNIQUE CHECK (nomor >= 10 AND nomor <= 99),
  instalasi uuid UNIQUE,
  token_akhir text NOT NULL CHECK (length(token_akhir) = 4),
  aktif boolean NOT NULL DEFAULT true,
  versi integer NOT NULL DEFAULT 1,
  dibuat_pada timestamptz NOT NULL,
  CHECK ((nomor IS NULL) = (instalasi IS NULL))
);
CREATE UNIQUE INDEX sambungan_satu_pusat ON sambungan (peran) WHERE peran = 'PUSAT' AND aktif;
CREATE TRIGGER tetap BEFORE DELETE ON sambungan FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

-- How far each direction is. Rows of their own: a commit that counts never waits for somebody who edits the link.
CREATE TABLE sambungan_hitung (
  sambungan uuid NOT NULL REFERENCES sambungan,
  arah text COLLATE "C" NOT NULL CHECK (arah IN ('KELUAR', 'MASUK')),
  terakhir bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (sambungan, arah)
);
CREATE TABLE sambungan_kontak (
  sambungan uuid PRIMARY KEY REFERENCES sambungan,
  -- when the other one was last reached, what went wrong since, and when it is tried again
  kontak_pada timestamptz,
  galat text NOT NULL DEFAULT '',
  gagal_beruntun integer NOT NULL DEFAULT 0,
  coba_lagi_pada timestamptz,
  -- until when one server has the delivery in hand
  dipegang_sampai timestamptz,
  -- what the other one's books say of goods between the two, and when it said so
  cabang_lain jsonb,
  kabar_pada timestamptz
);

CREATE TABLE surat_keluar (
  id uuid PRIMARY KEY,
  sambungan uuid NOT NULL REFERENCES sambungan,
  -- its place in the order of commits, given by the commit itself
  urut bigint,
  jenis text COLLATE "C" NOT NULL,
  kode_toko kode NOT NULL REFERENCES toko,
  dokumen text COLLATE "C" NOT NULL DEFAULT '-',
  isi jsonb NOT NULL,
  status text COLLATE "C" NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING', 'TERKIRIM', 'GAGAL')),
  -- taken back before it ever went: its place in the order goes out empty
  ditarik boolean NOT NULL DEFAULT false,
  -- how often a person asked for it to be judged anew, and how often it was sent
  ke integer NOT NULL DEFAULT 1,
  percobaan integer NOT NULL DEFAULT 0,
  galat text NOT NULL DEFAULT '',
  dibuat_pada timestamptz NOT NULL,
  terkirim_pada timestamptz,
  UNIQUE (sambungan, urut)
);
CREATE INDEX surat_keluar_tunggu ON surat_keluar (sambungan, urut) WHERE status = 'PENDING';
CREATE INDEX surat_keluar_gagal ON surat_keluar (sambungan, urut) WHERE status = 'GAGAL';
CREATE INDEX surat_keluar_dokumen ON surat_keluar (dokumen);
CREATE TRIGGER tetap BEFORE DELETE ON surat_keluar FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER isi_tetap BEFORE UPDATE ON surat_keluar FOR EACH ROW
  WHEN ((OLD.id, OLD.sambungan, OLD.jenis, OLD.kode_toko, OLD.dokumen, OLD.isi, OLD.dibuat_pada)
    IS DISTINCT FROM (NEW.id, NEW.sambungan, NEW.jenis, NEW.kode_toko, NEW.dokumen, NEW.isi, NEW.dibuat_pada))
  EXECUTE FUNCTION tolak_ubah();

-- The order is that of commits: the counter is taken by the commit, after every other lock, and nobody waits long for it.
CREATE FUNCTION urutkan_surat() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_urut bigint;
BEGIN
  UPDATE sambungan_hitung SET terakhir = terakhir + 1 WHERE sambungan = NEW.sambungan AND arah = 'KELUAR' RETURNING terakhir INTO STRICT v_urut;
  UPDATE surat_keluar SET urut = v_urut WHERE id = NEW.id;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER urutkan AFTER INSERT ON surat_keluar DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION urutkan_surat();

CREATE TABLE surat_masuk (
  sambungan uuid NOT NULL REFERENCES sambungan,
  id uuid NOT NULL,
  urut bigint NOT NULL,
  jenis text COLLATE "C" NOT NULL,
  dokumen text COLLATE "C" NOT NULL DEFAULT '-',
  isi jsonb NOT NULL,
  -- MENUNGGU: it posts, and its shop's day is not open yet
  status text COLLATE "C" NOT NULL CHECK (status IN ('DITERIMA', 'MENUNGGU', 'GAGAL')),
  ke integer NOT NULL,
  galat text NOT NULL DEFAULT '',
  diterima_pada timestamptz NOT NULL,
  diterapkan_pada timestamptz,
  PRIMARY KEY (sambungan, id),
  UNIQUE (sambungan, urut),
  CHECK ((status = 'GAGAL') = (galat <> ''))
);
CREATE INDEX surat_masuk_tunggu ON surat_masuk (sambungan, urut) WHERE status = 'MENUNGGU';
CREATE INDEX surat_masuk_gagal ON surat_masuk (sambungan, urut) WHERE status = 'GAGAL';
CREATE TRIGGER tetap BEFORE DELETE ON surat_masuk FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER isi_tetap BEFORE UPDATE ON surat_masuk FOR EACH ROW
  WHEN (OLD.status = 'DITERIMA' OR (OLD.sambungan, OLD.id, OLD.urut, OLD.jenis, OLD.isi, OLD.diterima_pada)
    IS DISTINCT FROM (NEW.sambungan, NEW.id, NEW.urut, NEW.jenis, NEW.isi, NEW.diterima_pada))
  EXECUTE FUNCTION tolak_ubah();

-- A shop behind a portal is another installation's: it has no day, no users and no books here. Until now the address stood on shops of this
-- installation, and nothing was sent there.
UPDATE toko SET portal = '' WHERE portal <> '';
CREATE FUNCTION toko_lain_tetap() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'toko % tidak bisa pindah instalasi', OLD.kode_toko USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER lain_tetap BEFORE UPDATE OF portal ON toko FOR EACH ROW WHEN ((OLD.portal = '') <> (NEW.portal = ''))
  EXECUTE FUNCTION toko_lain_tetap();
CREATE TRIGGER hari_lain_tetap BEFORE UPDATE OF tgl_system ON toko FOR EACH ROW WHEN (OLD.portal <> '' AND OLD.tgl_system <> NEW.tgl_system)
  EXECUTE FUNCTION toko_lain_tetap();
CREATE FUNCTION tolak_toko_lain() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM toko WHERE kode_toko = NEW.kode_toko AND portal <> '') THEN
    RAISE EXCEPTION 'toko % ada di instalasi lain', NEW.kode_toko USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER toko_di_sini BEFORE INSERT OR UPDATE OF kode_toko ON users FOR EACH ROW EXECUTE FUNCTION tolak_toko_lain();
CREATE TRIGGER toko_di_sini BEFORE INSERT ON sesi FOR EACH ROW EXECUTE FUNCTION tolak_toko_lain();

-- As before, and in no shop of another installation.
CREATE OR REPLACE FUNCTION jurnal_seimbang() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  salah text;
  jumlah bigint;
BEGIN
  -- The server holds this lock already; whoever goes around it must wait for a closing as well.
  PERFORM pg_advisory_xact_lock_shared(1, hashtext(NEW.kode_toko));
  IF NEW.tgl_system IS DISTINCT FROM (SELECT t.tgl_system FROM toko t WHERE t.kode_toko = NEW.kode_toko AND t.portal = '')
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
