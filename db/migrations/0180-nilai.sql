-- What goods are worth, once a day: the value a shop begins with, and at closing one jurnal of what came, went and was lost at the moving
-- average of its own grams.
CREATE TABLE nilai_awal (
  no_nilai_awal kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  -- worth of all own grams, and what purchases not yet taken in stood for then
  jumlah rp NOT NULL CHECK (jumlah > 0),
  pembelian rp NOT NULL,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  no_batal kode
);
CREATE INDEX nilai_awal_toko ON nilai_awal (kode_toko) WHERE no_batal IS NULL;
CREATE TABLE nilai_awal_detail (
  no_nilai_awal kode NOT NULL REFERENCES nilai_awal,
  urut integer NOT NULL,
  kode_group kode NOT NULL,
  nama_group nama NOT NULL,
  mg mg NOT NULL,
  -- rupiah of a gram, times this fineness (1,000,000: as it is)
  harga_modal rp NOT NULL CHECK (harga_modal >= 0),
  persentase integer NOT NULL,
  rp rp NOT NULL,
  -- false: its cost is not known, it stays without value until a later run
  dinilai boolean NOT NULL,
  PRIMARY KEY (no_nilai_awal, urut),
  UNIQUE (no_nilai_awal, kode_group),
  CHECK (dinilai = (harga_modal > 0)),
  CHECK (dinilai OR rp = 0)
);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON nilai_awal_detail FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
SELECT dokumen_baru('NA', 'SELALU', '{NILAI}', 'nilai_awal', 'no_nilai_awal', 'BNA');

CREATE TABLE nilai (
  no_nilai kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  -- false: grams moved, no rupiah did
  berjurnal boolean NOT NULL,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  UNIQUE (kode_toko, tgl_system)
);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON nilai FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
-- What came (+) and went (-) by cause, and what stands against its value.
CREATE TABLE nilai_rinci (
  no_nilai kode NOT NULL REFERENCES nilai,
  urut integer NOT NULL,
  kode_group kode NOT NULL,
  sebab text COLLATE "C" NOT NULL,
  lawan text COLLATE "C" NOT NULL,
  ref text COLLATE "C" NOT NULL,
  -- the dispatch or the bill that it is of
  dokumen text COLLATE "C" NOT NULL DEFAULT '-',
  mg mg NOT NULL,
  rp rp NOT NULL,
  PRIMARY KEY (no_nilai, urut)
);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON nilai_rinci FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
SELECT dokumen_baru('NL', 'BILA_ADA', '{NILAI}', 'nilai', 'no_nilai', NULL, 'k.berjurnal');

-- What a group is worth after a day on which it moved; valid until its next row. What leaves costs dasar_rp for dasar_mg.
CREATE TABLE nilai_harian (
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  kode_group kode NOT NULL,
  mg mg NOT NULL,
  rp rp NOT NULL,
  dasar_mg mg NOT NULL,
  dasar_rp rp NOT NULL,
  no_nilai kode NOT NULL REFERENCES nilai,
  PRIMARY KEY (kode_toko, kode_group, tgl_system)
);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON nilai_harian FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

-- Goods that another shop received of a dispatch: their value leaves the sender at its next closing, once.
CREATE TABLE nilai_antar (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  no_kirim kode NOT NULL,
  kode_group kode NOT NULL,
  pengirim kode NOT NULL REFERENCES toko,
  penerima kode NOT NULL REFERENCES toko,
  tgl_terima date NOT NULL,
  mg mg NOT NULL,
  rp rp NOT NULL,
  -- the receiver's value of that day; NULL where it has none
  no_terima_nilai kode REFERENCES nilai,
  no_kirim_nilai kode REFERENCES nilai,
  CHECK (pengirim <> penerima)
);
CREATE INDEX nilai_antar_tunggu ON nilai_antar (pengirim) WHERE no_kirim_nilai IS NULL;
CREATE INDEX nilai_antar_penerima ON nilai_antar (penerima, pengirim);
CREATE TRIGGER tetap BEFORE DELETE ON nilai_antar FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_ubah BEFORE UPDATE ON nilai_antar FOR EACH ROW
  WHEN (OLD.no_kirim_nilai IS NOT NULL OR to_jsonb(OLD) - 'no_kirim_nilai' <> to_jsonb(NEW) - 'no_kirim_nilai')
  EXECUTE FUNCTION tolak_ubah();

-- Since which jurnal a shop's goods of a group have a value: NULL where they have none yet.
CREATE FUNCTION nilai_sejak(p_toko text, p_group text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN x.dinilai IS NOT NULL THEN x.dinilai WHEN x.ditinggal THEN NULL ELSE x.awal END
  FROM (
    SELECT min(j.id) AS awal, max(j.id) FILTER (WHERE d.dinilai) AS dinilai, bool_or(NOT d.dinilai) AS ditinggal
    FROM nilai_awal n JOIN jurnal j ON j.kind = 'NILAI' AND j.document = n.no_nilai_awal
      LEFT JOIN nilai_awal_detail d ON d.no_nilai_awal = n.no_nilai_awal AND d.kode_group = p_group
    WHERE n.kode_toko = p_toko AND n.no_batal IS NULL
  ) x
$$;
