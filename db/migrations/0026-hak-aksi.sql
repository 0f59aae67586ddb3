-- Seeing is not doing: a menu right opens a screen, each thing that may be done there is a right of its own. What OWN and SU
-- alone may do stands in no table: it can be given to nobody.
CREATE TABLE template_aksi (
  level kode NOT NULL,
  menu_name text COLLATE "C" NOT NULL,
  aksi text COLLATE "C" NOT NULL,
  PRIMARY KEY (level, menu_name, aksi),
  FOREIGN KEY (level, menu_name) REFERENCES menu_template ON DELETE CASCADE
);

CREATE TABLE hak_aksi (
  user_id kode NOT NULL,
  menu_name text COLLATE "C" NOT NULL,
  aksi text COLLATE "C" NOT NULL,
  PRIMARY KEY (user_id, menu_name, aksi),
  FOREIGN KEY (user_id, menu_name) REFERENCES hak_akses ON DELETE CASCADE
);

-- What users could do before rights were by action and can do no more, until an owner has seen it.
CREATE TABLE hak_hilang (
  user_id kode NOT NULL REFERENCES users,
  menu_name text COLLATE "C" NOT NULL,
  aksi text COLLATE "C" NOT NULL,
  PRIMARY KEY (user_id, menu_name, aksi)
);

CREATE TEMPORARY TABLE aksi_menu (menu_name text COLLATE "C", aksi text COLLATE "C", levels text[], harian boolean) ON COMMIT DROP;
INSERT INTO aksi_menu VALUES
  ('/master-jenis', 'tambah', '{GUDANG}', false),
  ('/master-jenis', 'ubah', '{GUDANG}', false),
  ('/master-jenis', 'hapus', '{GUDANG}', false),
  ('/master-jenis', 'impor', '{GUDANG}', false),
  ('/master-gudang', 'tambah', '{GUDANG}', false),
  ('/master-gudang', 'ubah', '{GUDANG}', false),
  ('/master-gudang', 'hapus', '{GUDANG}', false),
  ('/master-gudang', 'impor', '{GUDANG}', false),
  ('/master-baki', 'tambah', '{GUDANG}', false),
  ('/master-baki', 'ubah', '{GUDANG}', false),
  ('/master-baki', 'hapus', '{GUDANG}', false),
  ('/master-baki', 'impor', '{GUDANG}', false),
  ('/master-kondisi-barang', 'tambah', '{GUDANG}', false),
  ('/master-kondisi-barang', 'ubah', '{GUDANG}', false),
  ('/master-kondisi-barang', 'hapus', '{GUDANG}', false),
  ('/master-kondisi-barang', 'impor', '{GUDANG}', false),
  ('/master-parameter-harga-emas', 'harga', '{}', false),
  ('/master-labeling', 'tambah', '{GUDANG}', false),
  ('/master-labeling', 'ubah', '{GUDANG}', false),
  ('/master-labeling', 'hapus', '{GUDANG}', false),
  ('/master-labeling', 'impor', '{GUDANG}', false),
  ('/master-data-hadiah', 'stok', '{}', false),
  ('/tambah-bahan-tukang', 'simpan', '{GUDANG}', true),
  ('/tambah-bahan-tukang', 'isi', '{GUDANG}', true),
  ('/tambah-bahan-tukang', 'batal', '{GUDANG}', true),
  ('/ambil-bahan-tukang', 'simpan', '{GUDANG}', true),
  ('/ambil-bahan-tukang', 'batal', '{GUDANG}', true),
  ('/transaksi-pesanan', 'simpan', '{KASIR,SALES}', true),
  ('/transaksi-pesanan', 'ubah', '{KASIR,SALES}', true),
  ('/transaksi-pesanan', 'titip', '{KASIR,SALES}', true),
  ('/lihat-pesanan', 'ubah', '{KASIR,SALES}', true),
  ('/lihat-pesanan', 'titip', '{KASIR,SALES}', true),
  ('/lihat-pesanan', 'serah', '{KASIR,SALES}', true),
  ('/lihat-pesanan', 'kembalikan', '{KASIR}', true),
  ('/lihat-pesanan', 'batal', '{KASIR}', true),
  ('/lihat-pesanan', 'batal-titip', '{KASIR}', true),
  ('/lihat-pesanan', 'batal-serah', '{KASIR}', true),
  ('/pembagian-pesanan', 'simpan', '{GUDANG}', true),
  ('/pembagian-pesanan', 'batal', '{GUDANG}', true),
  ('/pindah-pesanan', 'simpan', '{GUDANG}', true),
  ('/pindah-pesanan', 'batal', '{GUDANG}', true),
  ('/pesanan-selesai', 'simpan', '{GUDANG}', true),
  ('/pesanan-selesai', 'batal', '{GUDANG}', true),
  ('/stock-opname-pesanan', 'simpan', '{GUDANG}', true),
  ('/stock-opname-pesanan', 'batal', '{GUDANG}', true),
  ('/ongkos-tukang', 'simpan', '{KASIR}', true),
  ('/ongkos-tukang', 'batal', '{KASIR}', true),
  ('/data-barang', 'tambah', '{GUDANG}', true),
  ('/data-barang', 'ubah', '{GUDANG}', true),
  ('/data-barang', 'impor', '{GUDANG}', false),
  ('/kirim-barang', 'simpan', '{GUDANG}', true),
  ('/kirim-barang', 'batal', '{GUDANG}', true),
  ('/terima-barang', 'simpan', '{GUDANG}', true),
  ('/hancur-data-barang', 'simpan', '{GUDANG}', true),
  ('/pindah-barang', 'simpan', '{GUDANG}', true),
  ('/pindah-barang', 'batal', '{GUDANG}', true),
  ('/pindah-barang-satu-baki', 'simpan', '{GUDANG}', true),
  ('/pindah-barang-satu-baki', 'batal', '{GUDANG}', true),
  ('/timbang-baki', 'simpan', '{GUDANG}', true),
  ('/timbang-baki', 'selesai', '{GUDANG}', true),
  ('/timbang-baki', 'batal', '{GUDANG}', true),
  ('/stock-opname', 'mulai', '{GUDANG}', true),
  ('/stock-opname', 'hitung', '{GUDANG}', true),
  ('/stock-opname', 'temu', '{GUDANG}', false),
  ('/stock-opname', 'batal', '{GUDANG}', true),
  ('/cucian', 'kirim', '{GUDANG}', true),
  ('/cucian', 'terima', '{GUDANG}', true),
  ('/cucian', 'batal', '{GUDANG}', true),
  ('/cetak-barcode', 'cetak', '{GUDANG}', true),
  ('/kirim-dari-barang-bos', 'simpan', '{GUDANG}', true),
  ('/kirim-dari-barang-bos', 'batal', '{GUDANG}', true),
  ('/kirim-sepuh-dari-barang-bos', 'simpan', '{GUDANG}', true),
  ('/kirim-sepuh-dari-barang-bos', 'batal', '{GUDANG}', true),
  ('/transaksi-pembelian', 'simpan', '{SALES}', true),
  ('/batal-pembelian', 'batal', '{KASIR}', true),
  ('/validasi-jual-beli', 'validasi', '{KASIR}', true),
  ('/validasi-jual-beli', 'batal', '{KASIR}', true),
  ('/sortir-pembelian', 'simpan', '{GUDANG}', true),
  ('/sortir-pembelian', 'batal', '{GUDANG}', true),
  ('/pindah-sortir', 'simpan', '{GUDANG}', true),
  ('/pindah-sortir', 'batal', '{GUDANG}', true),
  ('/sortir-sepuh', 'simpan', '{GUDANG}', true),
  ('/sortir-sepuh', 'batal', '{GUDANG}', true),
  ('/kirim-sepuh', 'simpan', '{GUDANG}', true),
  ('/kirim-sepuh', 'batal', '{GUDANG}', true),
  ('/terima-sepuh', 'simpan', '{GUDANG}', true),
  ('/terima-sepuh', 'batal', '{GUDANG}', true),
  ('/kirim-labeling', 'simpan', '{GUDANG}', true),
  ('/kirim-labeling', 'batal', '{GUDANG}', true),
  ('/validasi-inputan', 'validasi', '{KASIR}', true),
  ('/validasi-inputan', 'batal', '{KASIR}', true),
  ('/validasi-barang-rusak', 'validasi', '{KASIR}', true),
  ('/validasi-barang-rusak', 'batal', '{KASIR}', true),
  ('/tambah-uang-kas', 'simpan', '{KASIR}', true),
  ('/tambah-uang-kas', 'batal', '{KASIR}', true),
  ('/ambil-uang-kas', 'simpan', '{KASIR}', true),
  ('/ambil-uang-kas', 'batal', '{KASIR}', true),
  ('/tambah-uang-bank', 'simpan', '{KASIR}', true),
  ('/tambah-uang-bank', 'batal', '{KASIR}', true),
  ('/ambil-uang-bank', 'simpan', '{KASIR}', true),
  ('/ambil-uang-bank', 'batal', '{KASIR}', true),
  ('/settingtoko', 'toko', '{}', false),
  ('/settingNota', 'ubah', '{}', false);

-- Levels of the product begin with their actions, a shop's own with those of every day's work.
INSERT INTO template_aksi (level, menu_name, aksi)
  SELECT t.level, t.menu_name, a.aksi FROM menu_template t JOIN aksi_menu a USING (menu_name)
  WHERE CASE WHEN t.level::text IN ('GUDANG', 'KASIR', 'SALES') THEN t.level::text = ANY (a.levels) ELSE a.harian END;

-- Per menu that a user holds: the actions of his level, also where his level's template lacks the menu.
INSERT INTO hak_aksi (user_id, menu_name, aksi)
  SELECT h.user_id, h.menu_name, a.aksi
  FROM hak_akses h JOIN users u USING (user_id) JOIN aksi_menu a USING (menu_name)
  WHERE CASE WHEN u.level::text IN ('GUDANG', 'KASIR', 'SALES') THEN u.level::text = ANY (a.levels) ELSE a.harian END;

INSERT INTO hak_hilang (user_id, menu_name, aksi)
  SELECT h.user_id, h.menu_name, a.aksi FROM hak_akses h JOIN aksi_menu a USING (menu_name)
  WHERE NOT EXISTS (
    SELECT FROM hak_aksi k WHERE k.user_id = h.user_id AND k.menu_name = h.menu_name AND k.aksi = a.aksi);

-- Since when somebody has the level or the password he has; empty for those of the first set-up. Whoever got it within a day
-- agrees to nothing while somebody is there who had it before.
ALTER TABLE users ADD COLUMN wewenang_sejak timestamptz;

-- Steps 1 to 3 of a write, as before, and whether the action is his besides the menu.
DROP FUNCTION mulai_tulis(uuid, text, text, boolean, text[], uuid, text, bytea, timestamptz);
CREATE FUNCTION mulai_tulis(
  p_sesi uuid, p_user text, p_toko text, p_eksklusif boolean, p_menu text[], p_aksi text,
  p_kunci uuid, p_endpoint text, p_sidik bytea, p_waktu timestamptz
) RETURNS TABLE (
  kunci_baru boolean, kunci_sama boolean, kunci_batal boolean, status smallint, jawaban text,
  sesi_sah boolean, lihat boolean, boleh boolean, user_name text, level text, tgl_sesi date, tgl_system date, zona_waktu text
) LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_baru boolean := true;
BEGIN
  IF p_kunci IS NOT NULL THEN
    -- a twin in flight waits here until the first one commits or rolls back
    INSERT INTO idempotency (user_id, kunci, endpoint, sidik, dibuat_pada)
      VALUES (p_user, p_kunci, p_endpoint, p_sidik, p_waktu) ON CONFLICT DO NOTHING;
    v_baru := FOUND;
  END IF;
  IF p_eksklusif THEN
    PERFORM pg_advisory_xact_lock(1, hashtext(p_toko));
  ELSE
    PERFORM pg_advisory_xact_lock_shared(1, hashtext(p_toko));
  END IF;
  RETURN QUERY
    SELECT v_baru,
      coalesce(i.sidik = p_sidik AND i.endpoint = p_endpoint, false), coalesce(i.batal, false), i.status, i.jawaban,
      s.id IS NOT NULL AND s.dicabut_pada IS NULL AND u.aktif AND s.dibuat_pada > p_waktu - interval '7 days',
      EXISTS (SELECT FROM hak_akses h WHERE h.user_id = p_user AND h.menu_name = ANY (p_menu)),
      EXISTS (SELECT FROM hak_aksi h WHERE h.user_id = p_user AND h.menu_name = ANY (p_menu) AND h.aksi = p_aksi),
      u.user_name::text, u.level::text, s.tgl_system, t.tgl_system, t.zona_waktu
    FROM toko t
    LEFT JOIN sesi s ON s.id = p_sesi AND s.user_id = p_user AND s.kode_toko = t.kode_toko
    LEFT JOIN users u ON u.user_id = s.user_id
    LEFT JOIN idempotency i ON NOT v_baru AND i.user_id = p_user AND i.kunci = p_kunci
    WHERE t.kode_toko = p_toko;
END $$;
