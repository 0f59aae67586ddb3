-- Asking for an agreement: what was refused, with the facts as the server saw them. A witness or an owner looks at it at the
-- counter, on his own screen or on his phone.
CREATE TABLE otorisasi_minta (
  id uuid PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  waktu timestamptz NOT NULL,
  berlaku_sampai timestamptz NOT NULL,
  user_id kode NOT NULL REFERENCES users,
  endpoint text COLLATE "C" NOT NULL,
  draft_hash text COLLATE "C" NOT NULL CHECK (draft_hash ~ '^[0-9a-f]{64}$'),
  tingkat text NOT NULL CHECK (tingkat IN ('SAKSI', 'OTORISASI')),
  kategori text NOT NULL,
  kasus jsonb NOT NULL,
  kasus_hash text COLLATE "C" NOT NULL CHECK (kasus_hash ~ '^[0-9a-f]{64}$')
);
CREATE INDEX otorisasi_minta_berlaku ON otorisasi_minta (berlaku_sampai);
CREATE INDEX otorisasi_minta_user ON otorisasi_minta (user_id, berlaku_sampai);
CREATE TRIGGER tetap BEFORE DELETE OR UPDATE ON otorisasi_minta FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON otorisasi_minta FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

CREATE TABLE otorisasi_tolak (
  id uuid PRIMARY KEY REFERENCES otorisasi_minta,
  waktu timestamptz NOT NULL,
  ditolak_oleh kode NOT NULL REFERENCES users,
  kata text NOT NULL
);
CREATE TRIGGER tetap BEFORE DELETE OR UPDATE ON otorisasi_tolak FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON otorisasi_tolak FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

-- Who may agree in OWN's place, for some days and up to some amount. Ended, never deleted.
CREATE TABLE wakil (
  id uuid PRIMARY KEY,
  user_id kode NOT NULL REFERENCES users,
  dari date NOT NULL,
  sampai date NOT NULL CHECK (sampai >= dari AND sampai <= dari + 31),
  rp_kasus rp NOT NULL CHECK (rp_kasus >= 0),
  rp_hari rp NOT NULL CHECK (rp_hari >= rp_kasus),
  mg_kasus mg NOT NULL CHECK (mg_kasus >= 0),
  mg_hari mg NOT NULL CHECK (mg_hari >= mg_kasus),
  dibuat_oleh kode NOT NULL REFERENCES users,
  dibuat_pada timestamptz NOT NULL,
  diakhiri_oleh kode REFERENCES users,
  diakhiri_pada timestamptz
);
CREATE INDEX wakil_user ON wakil (user_id) WHERE diakhiri_pada IS NULL;
CREATE TRIGGER tetap BEFORE DELETE ON wakil FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON wakil FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_ubah BEFORE UPDATE ON wakil FOR EACH ROW
  WHEN (old.diakhiri_pada IS NOT NULL
    OR to_jsonb(old.*) - '{diakhiri_oleh,diakhiri_pada}'::text[] <> to_jsonb(new.*) - '{diakhiri_oleh,diakhiri_pada}'::text[])
  EXECUTE FUNCTION tolak_ubah();

-- How it was agreed to: by whom (a witness, an owner, a deputy, the only owner himself), how, in his own words; what was at
-- stake, which a deputy's limits count; a photo of the scale where nobody was there to look at it.
ALTER TABLE otorisasi
  ADD COLUMN tingkat text NOT NULL DEFAULT 'OTORISASI' CHECK (tingkat IN ('SAKSI', 'OTORISASI')),
  ADD COLUMN cara text NOT NULL DEFAULT 'PASSWORD' CHECK (cara IN ('PASSWORD', 'LAYAR', 'PIN', 'SENDIRI')),
  ADD COLUMN kata text NOT NULL DEFAULT '',
  ADD COLUMN nilai_rp rp NOT NULL DEFAULT 0,
  ADD COLUMN nilai_mg mg NOT NULL DEFAULT 0,
  ADD COLUMN wakil uuid REFERENCES wakil,
  ADD COLUMN foto text COLLATE "C" REFERENCES foto;
CREATE INDEX otorisasi_wakil ON otorisasi (wakil) WHERE wakil IS NOT NULL;
CREATE INDEX otorisasi_toko_waktu ON otorisasi (kode_toko, waktu);

-- A witness's PIN, so that he can look and confirm at somebody else's screen.
ALTER TABLE users ADD COLUMN pin_hash text;

-- Everybody may stand as a witness: the action that says so is of the screen that everybody opens.
INSERT INTO menu_template (level, menu_name) SELECT level, '/dashboard' FROM level_user WHERE level NOT IN ('OWN', 'SU')
  ON CONFLICT DO NOTHING;
INSERT INTO template_aksi (level, menu_name, aksi)
  SELECT level, '/dashboard', 'saksi' FROM level_user WHERE level NOT IN ('OWN', 'SU') ON CONFLICT DO NOTHING;
INSERT INTO hak_akses (user_id, menu_name) SELECT user_id, '/dashboard' FROM users WHERE level NOT IN ('OWN', 'SU')
  ON CONFLICT DO NOTHING;
INSERT INTO hak_aksi (user_id, menu_name, aksi) SELECT user_id, '/dashboard', 'saksi' FROM users WHERE level NOT IN ('OWN', 'SU')
  ON CONFLICT DO NOTHING;
