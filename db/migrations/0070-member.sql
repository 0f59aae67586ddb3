-- Members: customers known to all shops of an installation, by a number, a telephone and their papers. Source: areas 06-member.

-- A telephone as it is compared: +62 812-3456, 62812 3456 and 08123456 are one.
CREATE FUNCTION nomor_hp(teks text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(teks, '[^0-9]', '', 'g'), '^(0062|62(?=8))', '0')
$$;

CREATE SEQUENCE member_nomor;

CREATE TABLE member (
  kode_member kode PRIMARY KEY,
  id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  nama_member nama NOT NULL,
  no_hp text COLLATE "C" NOT NULL CHECK (no_hp = '' OR no_hp ~ '^0[0-9]{7,14}$'),
  alamat text NOT NULL,
  tgl_lahir date,
  -- he agreed to get messages
  setuju_pesan text COLLATE "C" NOT NULL CHECK (setuju_pesan IN ('YA', 'TIDAK')),
  catatan text NOT NULL,
  -- where, by whom and when he became one
  kode_toko kode NOT NULL REFERENCES toko,
  user_id kode NOT NULL REFERENCES users,
  dibuat_pada timestamptz NOT NULL,
  versi integer NOT NULL DEFAULT 1,
  dihapus_pada timestamptz
);
CREATE UNIQUE INDEX member_hp ON member (no_hp) WHERE no_hp <> '';
-- by the last digits of his telephone
CREATE INDEX member_hp_akhir ON member (reverse(no_hp) text_pattern_ops) WHERE dihapus_pada IS NULL;
CREATE INDEX member_nama ON member (nama_member, kode_member);

-- His paper, apart from what lists show of him.
CREATE TABLE member_identitas (
  kode_member kode PRIMARY KEY REFERENCES member,
  jenis_identitas text COLLATE "C" NOT NULL CHECK (jenis_identitas IN ('NIK', 'SIM', 'PASPOR')),
  no_identitas text COLLATE "C" NOT NULL CHECK (no_identitas <> ''),
  user_id kode NOT NULL REFERENCES users,
  waktu timestamptz NOT NULL
);

INSERT INTO menu_template (level, menu_name) VALUES ('KASIR', '/data-member'), ('SALES', '/data-member') ON CONFLICT DO NOTHING;
INSERT INTO template_aksi (level, menu_name, aksi) VALUES
  ('KASIR', '/data-member', 'tambah'), ('KASIR', '/data-member', 'ubah'), ('SALES', '/data-member', 'tambah') ON CONFLICT DO NOTHING;
INSERT INTO hak_akses (user_id, menu_name)
  SELECT user_id, '/data-member' FROM users WHERE level IN ('KASIR', 'SALES') ON CONFLICT DO NOTHING;
INSERT INTO hak_aksi (user_id, menu_name, aksi)
  SELECT u.user_id, '/data-member', t.aksi FROM users u JOIN template_aksi t ON t.level = u.level
  WHERE t.menu_name = '/data-member' ON CONFLICT DO NOTHING;

-- Which member a purchase was from; an order's kode_customer is his number.
ALTER TABLE pembelian
  ADD COLUMN kode_member kode NOT NULL DEFAULT '-',
  ADD COLUMN jenis_identitas text COLLATE "C" NOT NULL DEFAULT 'NIK' CHECK (jenis_identitas IN ('NIK', 'SIM', 'PASPOR'));
CREATE INDEX pembelian_member ON pembelian (kode_member) WHERE kode_member <> '-';
CREATE INDEX pembelian_hp ON pembelian (kode_toko, nomor_hp(no_hp));
CREATE INDEX pesanan_member ON pesanan (kode_customer) WHERE kode_customer <> '-';
CREATE INDEX pesanan_hp ON pesanan (kode_toko, nomor_hp(no_hp));
