-- Envelopes of loans counted blind by scanning, as trays are. A loan and all that it goes on as have one envelope: they are counted as the
-- first of them (`akar`), whatever number is on the label.
CREATE FUNCTION akar_hutang(nomor kode) RETURNS kode LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH RECURSIVE rantai AS (
    SELECT no_hutang, no_asal FROM hutang WHERE no_hutang = nomor
    UNION ALL
    SELECT h.no_hutang, h.no_asal FROM rantai r JOIN hutang h ON h.no_hutang = r.no_asal
  ) SELECT no_hutang FROM rantai WHERE no_asal IS NULL
$$;

-- HITUNG -> TUTUP, or over ULANG (somebody else counts again), then SELESAI once approved.
CREATE TABLE hutang_opname (
  no_so kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  status text COLLATE "C" NOT NULL DEFAULT 'HITUNG' CHECK (status IN ('HITUNG', 'ULANG', 'TUTUP', 'SELESAI', 'BATAL')),
  putaran smallint NOT NULL DEFAULT 1 CHECK (putaran IN (1, 2)),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  tutup_pertama_oleh kode,
  tutup_oleh kode,
  tutup_pada timestamptz,
  -- all bags together on the scale, and by the book
  berat_timbang mg CHECK (berat_timbang >= 0),
  berat_buku mg,
  -- who was shown what lies under labels that were printed again
  otorisasi uuid REFERENCES otorisasi,
  setuju_oleh kode,
  setuju_pada timestamptz,
  tgl_setuju date,
  batal_oleh kode,
  batal_pada timestamptz,
  alasan_batal text,
  CHECK (status NOT IN ('TUTUP', 'SELESAI') OR tutup_pada IS NOT NULL),
  CHECK (num_nulls(tutup_pada, tutup_oleh, berat_timbang, berat_buku) IN (0, 4)),
  CHECK ((status = 'SELESAI') = (setuju_oleh IS NOT NULL) AND num_nulls(setuju_oleh, setuju_pada, tgl_setuju) IN (0, 3)),
  CHECK ((status = 'BATAL') = (batal_oleh IS NOT NULL) AND num_nulls(batal_oleh, batal_pada, alasan_batal) IN (0, 3)),
  CHECK (status <> 'ULANG' OR (putaran = 2 AND tutup_pertama_oleh IS NOT NULL))
);
CREATE UNIQUE INDEX hutang_opname_terbuka ON hutang_opname (kode_toko) WHERE status IN ('HITUNG', 'ULANG', 'TUTUP');
CREATE INDEX hutang_opname_hari ON hutang_opname (kode_toko, tgl_system);

-- Loans in custody as a round began. No answer shows them before the count is closed.
CREATE TABLE hutang_opname_buku (
  no_so kode NOT NULL REFERENCES hutang_opname,
  putaran smallint NOT NULL,
  akar kode NOT NULL REFERENCES hutang,
  no_hutang kode NOT NULL REFERENCES hutang,
  PRIMARY KEY (no_so, putaran, akar)
);

CREATE TABLE hutang_opname_pindai (
  no_so kode NOT NULL REFERENCES hutang_opname,
  putaran smallint NOT NULL,
  urut integer NOT NULL,
  kode_amplop kode NOT NULL,
  no_hutang kode REFERENCES hutang,
  akar kode REFERENCES hutang,
  -- what the book said at the moment of the scan
  hasil text COLLATE "C" NOT NULL CHECK (hasil IN ('ADA', 'LABEL LAMA', 'BUKAN JAMINAN', 'TIDAK DIKENAL')),
  keterangan text NOT NULL,
  user_id kode NOT NULL,
  waktu timestamptz NOT NULL,
  PRIMARY KEY (no_so, putaran, urut),
  UNIQUE (no_so, putaran, kode_amplop),
  CHECK ((hasil = 'TIDAK DIKENAL') = (no_hutang IS NULL) AND (no_hutang IS NULL) = (akar IS NULL))
);

-- What a closed count says of each envelope.
CREATE TABLE hutang_opname_hasil (
  no_so kode NOT NULL REFERENCES hutang_opname,
  akar kode NOT NULL REFERENCES hutang,
  -- the number under which it was looked for
  no_hutang kode NOT NULL REFERENCES hutang,
  hasil text COLLATE "C" NOT NULL CHECK (hasil IN ('ADA', 'KURANG', 'BUKAN JAMINAN', 'MASUK', 'KELUAR')),
  -- whether it was scanned in each round; NULL where there was no second one
  hitung_1 boolean NOT NULL,
  hitung_2 boolean,
  -- a missing one that turned up: who said so, and by which approved count or agreement
  temu_oleh kode,
  temu_pada timestamptz,
  alasan_temu text,
  temu_so kode REFERENCES hutang_opname,
  otorisasi_temu uuid REFERENCES otorisasi,
  PRIMARY KEY (no_so, akar),
  CHECK (num_nulls(temu_oleh, temu_pada, alasan_temu) IN (0, 3) AND (temu_oleh IS NULL OR hasil = 'KURANG')),
  CHECK (num_nonnulls(temu_so, otorisasi_temu) = CASE WHEN temu_oleh IS NULL THEN 0 ELSE 1 END)
);
CREATE INDEX hutang_opname_kurang ON hutang_opname_hasil (akar) WHERE hasil = 'KURANG' AND temu_pada IS NULL;

SELECT dokumen_baru('SOJ', 'TIDAK', '{}', 'hutang_opname', 'no_so');

INSERT INTO menu_template (level, menu_name) VALUES ('GUDANG', '/stock-opname-hutang'), ('KASIR', '/stock-opname-hutang') ON CONFLICT DO NOTHING;
INSERT INTO template_aksi (level, menu_name, aksi)
  SELECT l, '/stock-opname-hutang', a FROM unnest(ARRAY['GUDANG', 'KASIR']) l, unnest(ARRAY['mulai', 'hitung', 'temu', 'batal']) a ON CONFLICT DO NOTHING;
INSERT INTO hak_akses (user_id, menu_name)
  SELECT u.user_id, t.menu_name FROM users u JOIN menu_template t ON t.level = u.level
  WHERE t.menu_name = '/stock-opname-hutang' ON CONFLICT DO NOTHING;
INSERT INTO hak_aksi (user_id, menu_name, aksi)
  SELECT u.user_id, t.menu_name, t.aksi FROM users u JOIN template_aksi t ON t.level = u.level
  WHERE t.menu_name = '/stock-opname-hutang' ON CONFLICT DO NOTHING;
