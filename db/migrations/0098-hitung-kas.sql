-- Cash counted by denomination, blind: what the books say is written down beside it and told only afterwards. A difference beyond
-- the shop's limit is counted again by a second person, whose figures then hold.
CREATE FUNCTION jumlah_pecahan(lembar jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT coalesce(sum(key::bigint * value::bigint), 0)::bigint FROM jsonb_each_text(lembar)
$$;

CREATE TABLE hitung_kas (
  no_hitung kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  kode_laci kode NOT NULL DEFAULT '-',
  -- notes and coins by their value
  lembar jsonb NOT NULL CHECK (jsonb_typeof(lembar) = 'object'),
  dihitung rp NOT NULL GENERATED ALWAYS AS (jumlah_pecahan(lembar)) STORED,
  -- what the books said at that moment
  saldo rp NOT NULL,
  -- whether somebody else has to count again
  perlu_kedua boolean NOT NULL,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  lembar_kedua jsonb CHECK (jsonb_typeof(lembar_kedua) = 'object'),
  dihitung_kedua rp GENERATED ALWAYS AS (jumlah_pecahan(lembar_kedua)) STORED,
  saldo_kedua rp,
  kedua_oleh kode,
  kedua_pada timestamptz,
  -- a witness, where nobody else counted
  otorisasi uuid REFERENCES otorisasi,
  -- NULL while a second count is awaited
  selisih rp GENERATED ALWAYS AS (
    CASE WHEN kedua_oleh IS NOT NULL THEN jumlah_pecahan(lembar_kedua) - saldo_kedua
      WHEN NOT perlu_kedua THEN jumlah_pecahan(lembar) - saldo END) STORED,
  -- the money by hand that booked the difference
  no_uang kode UNIQUE REFERENCES uang,
  CHECK ((kedua_oleh IS NULL) = (lembar_kedua IS NULL) AND (kedua_oleh IS NULL) = (saldo_kedua IS NULL) AND (kedua_oleh IS NULL) = (kedua_pada IS NULL)),
  CHECK (kedua_oleh IS NULL OR perlu_kedua)
);
CREATE INDEX hitung_kas_hari ON hitung_kas (kode_toko, tgl_system);
CREATE INDEX hitung_kas_laci ON hitung_kas (kode_toko, kode_laci, dibuat_pada DESC);
CREATE UNIQUE INDEX hitung_kas_menunggu ON hitung_kas (kode_toko, kode_laci) WHERE perlu_kedua AND kedua_oleh IS NULL;
CREATE INDEX hitung_kas_selisih ON hitung_kas (dibuat_pada) WHERE selisih <> 0;
SELECT dokumen_baru('HK', 'TIDAK', '{}', 'hitung_kas', 'no_hitung');

-- The category of a booked difference. Nobody chooses it by hand.
INSERT INTO kode_transaksi (kode_transaksi, deskripsi, media, arah, lawan, dihapus_pada)
  VALUES ('SELISIH KAS', 'SELISIH HITUNG KAS', 'KAS', 'KELUAR', 'BIAYA', now()) ON CONFLICT DO NOTHING;

INSERT INTO menu_template (level, menu_name) VALUES ('KASIR', '/hitung-kas') ON CONFLICT DO NOTHING;
INSERT INTO template_aksi (level, menu_name, aksi) VALUES
  ('KASIR', '/hitung-kas', 'hitung'), ('KASIR', '/hitung-kas', 'buku') ON CONFLICT DO NOTHING;
INSERT INTO hak_akses (user_id, menu_name)
  SELECT u.user_id, t.menu_name FROM users u JOIN menu_template t ON t.level = u.level
  WHERE t.menu_name = '/hitung-kas' ON CONFLICT DO NOTHING;
INSERT INTO hak_aksi (user_id, menu_name, aksi)
  SELECT u.user_id, t.menu_name, t.aksi FROM users u JOIN template_aksi t ON t.level = u.level
  WHERE t.menu_name = '/hitung-kas' ON CONFLICT DO NOTHING;
