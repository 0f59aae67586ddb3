-- Where each kind of jurnal may move goods, which accounts may stand on either side, and which money it may touch: docs/LEDGER.md,
-- "Allowed moves". A test holds these tables to packages/ledger.
CREATE TABLE gerak_jurnal (
  kind text COLLATE "C" NOT NULL REFERENCES kind_jurnal,
  dari text COLLATE "C" NOT NULL REFERENCES akun,
  ke text COLLATE "C" NOT NULL REFERENCES akun,
  PRIMARY KEY (kind, dari, ke)
);
CREATE TABLE akun_jurnal (
  kind text COLLATE "C" NOT NULL REFERENCES kind_jurnal,
  akun text COLLATE "C" NOT NULL REFERENCES akun,
  sifat text NOT NULL CHECK (sifat IN ('BEBAS', 'UANG')),
  PRIMARY KEY (kind, akun)
);
INSERT INTO gerak_jurnal (kind, dari, ke) VALUES
  ('SALDO_AWAL', 'PELANGGAN', 'HUTANG_BARANG'), ('SALDO_AWAL', 'STOK_AWAL', 'TUKANG'),
  ('TAMBAH', 'SALDO_KIRIM', 'BAKI'), ('TAMBAH', 'SALDO_KIRIM', 'SUSUT'), ('TAMBAH', 'STOK_AWAL', 'BAKI'), ('TAMBAH', 'STOK_AWAL', 'SUSUT'), ('TAMBAH', 'PESANAN', 'BAKI'), ('TAMBAH', 'PESANAN', 'SUSUT'),
  ('PINDAH', 'BAKI', 'BAKI'), ('PINDAH', 'BAKI', 'RUSAK'), ('PINDAH', 'BAKI', 'BOS'), ('PINDAH', 'BAKI', 'PABRIK'),
  ('SORTIR', 'BAKI', 'BAKI'), ('SORTIR', 'BAKI', 'RUSAK'), ('SORTIR', 'BAKI', 'BOS'), ('SORTIR', 'BAKI', 'PABRIK'),
  ('KIRIM_SEPUH', 'BAKI', 'BAKI'), ('KIRIM_SEPUH', 'BAKI', 'SEPUH'), ('KIRIM_SEPUH', 'BAKI', 'RUSAK'),
  ('TERIMA_SEPUH', 'SEPUH', 'BAKI'), ('TERIMA_SEPUH', 'SEPUH', 'RUSAK'),
  ('KIRIM_LABELING', 'BAKI', 'SALDO_KIRIM'),
  ('BARANG_BOS', 'BOS', 'SALDO_KIRIM'), ('BARANG_BOS', 'BOS', 'SEPUH'),
  ('VALIDASI_INPUTAN', 'SALDO_KIRIM', 'SUSUT'), ('VALIDASI_INPUTAN', 'SALDO_KIRIM', 'BOS'), ('VALIDASI_INPUTAN', 'SALDO_KIRIM', 'BAKI'), ('VALIDASI_INPUTAN', 'SALDO_KIRIM', 'SELISIH'),
  ('VALIDASI_RUSAK', 'RUSAK', 'HANCUR'),
  ('BAHAN_MASUK', 'HANCUR', 'BAHAN_TOKO'), ('BAHAN_MASUK', 'HANCUR', 'SUSUT'), ('BAHAN_MASUK', 'BOS', 'BAHAN_TOKO'), ('BAHAN_MASUK', 'BOS', 'SUSUT'), ('BAHAN_MASUK', 'PABRIK', 'BAHAN_TOKO'), ('BAHAN_MASUK', 'PABRIK', 'SUSUT'), ('BAHAN_MASUK', 'STOK_AWAL', 'BAHAN_TOKO'), ('BAHAN_MASUK', 'STOK_AWAL', 'SUSUT'), ('BAHAN_MASUK', 'BAKI', 'BAHAN_TOKO'), ('BAHAN_MASUK', 'BAKI', 'SUSUT'),
  ('BAHAN', 'BAHAN_TOKO', 'TUKANG'), ('BAHAN', 'TUKANG', 'BAHAN_TOKO'),
  ('PESANAN_SELESAI', 'TUKANG', 'PESANAN'), ('PESANAN_SELESAI', 'TUKANG', 'SUSUT'),
  ('SO_PESANAN', 'TUKANG', 'BAHAN_TOKO'),
  ('KIRIM', 'BAKI', 'TRANSIT'),
  ('TERIMA', 'TRANSIT', 'BAKI'),
  ('HAPUS_KIRIM', 'TRANSIT', 'SELISIH'),
  ('CUCI', 'BAKI', 'CUCI'), ('CUCI', 'CUCI', 'BAKI'), ('CUCI', 'CUCI', 'SUSUT'),
  ('HANCUR', 'BAKI', 'HANCUR'),
  ('JUAL', 'BAKI', 'PELANGGAN'), ('JUAL', 'PELANGGAN', 'BAKI'),
  ('BELI', 'PELANGGAN', 'BAKI'),
  ('TITIPAN', 'BAKI', 'BAKI'),
  ('STOCK_OPNAME', 'BAKI', 'SELISIH'), ('STOCK_OPNAME', 'SELISIH', 'BAKI'),
  ('KOREKSI_BERAT', 'BAKI', 'BAKI'),
  ('GANTI_GROUP', 'BAKI', 'KONVERSI'), ('GANTI_GROUP', 'KONVERSI', 'BAKI'),
  ('LEBUR', 'HANCUR', 'KONVERSI'), ('LEBUR', 'HANCUR', 'SUSUT'), ('LEBUR', 'BAKI', 'KONVERSI'), ('LEBUR', 'BAKI', 'SUSUT'), ('LEBUR', 'KONVERSI', 'BAHAN_TOKO'), ('LEBUR', 'KONVERSI', 'SUSUT'),
  ('PESANAN', 'PELANGGAN', 'TUKANG'), ('PESANAN', 'PELANGGAN', 'TITIPAN_BARANG'), ('PESANAN', 'TUKANG', 'PELANGGAN'), ('PESANAN', 'TITIPAN_BARANG', 'PELANGGAN'), ('PESANAN', 'TUKANG', 'TUKANG'), ('PESANAN', 'BAKI', 'BAKI'),
  ('SERAH_PESANAN', 'BAKI', 'PELANGGAN'),
  ('HUTANG', 'PELANGGAN', 'HUTANG_BARANG'), ('HUTANG', 'HUTANG_BARANG', 'PELANGGAN'),
  ('LELANG', 'HUTANG_BARANG', 'KONVERSI'), ('LELANG', 'KONVERSI', 'BAKI'),
  ('SERVICE', 'PELANGGAN', 'SERVICE'), ('SERVICE', 'SERVICE', 'PELANGGAN'), ('SERVICE', 'SERVICE', 'SUSUT'), ('SERVICE', 'SUSUT', 'SERVICE');
INSERT INTO akun_jurnal (kind, akun, sifat) VALUES
  ('SALDO_AWAL', 'KAS', 'UANG'), ('SALDO_AWAL', 'BANK', 'UANG'), ('SALDO_AWAL', 'PIUTANG', 'UANG'), ('SALDO_AWAL', 'MODAL', 'UANG'),
  ('TAMBAH', 'SELISIH', 'BEBAS'), ('TAMBAH', 'JADI', 'BEBAS'),
  ('KIRIM_SEPUH', 'SELISIH', 'BEBAS'),
  ('TERIMA_SEPUH', 'SELISIH', 'BEBAS'), ('TERIMA_SEPUH', 'SUSUT', 'BEBAS'),
  ('KIRIM_LABELING', 'SELISIH', 'BEBAS'),
  ('VALIDASI_RUSAK', 'JADI', 'BEBAS'),
  ('BAHAN_MASUK', 'JADI', 'BEBAS'),
  ('SO_PESANAN', 'HUTANG_TUKANG', 'UANG'), ('SO_PESANAN', 'BIAYA', 'UANG'),
  ('ONGKOS_TUKANG', 'HUTANG_TUKANG', 'UANG'), ('ONGKOS_TUKANG', 'KAS', 'UANG'), ('ONGKOS_TUKANG', 'BANK', 'UANG'), ('ONGKOS_TUKANG', 'BIAYA_BANK', 'UANG'),
  ('HANCUR', 'JADI', 'BEBAS'),
  ('JUAL', 'KAS', 'UANG'), ('JUAL', 'BANK', 'UANG'), ('JUAL', 'BIAYA_BANK', 'UANG'), ('JUAL', 'TITIPAN', 'UANG'), ('JUAL', 'VOUCHER', 'UANG'), ('JUAL', 'PIUTANG_MARKETPLACE', 'UANG'), ('JUAL', 'PENJUALAN', 'UANG'), ('JUAL', 'ONGKOS', 'UANG'), ('JUAL', 'DISKON', 'UANG'), ('JUAL', 'PEMBELIAN', 'UANG'), ('JUAL', 'PPN', 'UANG'),
  ('BELI', 'KAS', 'UANG'), ('BELI', 'BANK', 'UANG'), ('BELI', 'BIAYA_BANK', 'UANG'), ('BELI', 'PEMBELIAN', 'UANG'),
  ('TITIPAN', 'KAS', 'UANG'), ('TITIPAN', 'BANK', 'UANG'), ('TITIPAN', 'BIAYA_BANK', 'UANG'), ('TITIPAN', 'TITIPAN', 'UANG'),
  ('KOREKSI_BERAT', 'SELISIH', 'BEBAS'),
  ('LEBUR', 'JADI', 'BEBAS'),
  ('PESANAN', 'KAS', 'UANG'), ('PESANAN', 'BANK', 'UANG'), ('PESANAN', 'BIAYA_BANK', 'UANG'), ('PESANAN', 'PERSEKOT', 'UANG'),
  ('SERAH_PESANAN', 'KAS', 'UANG'), ('SERAH_PESANAN', 'BANK', 'UANG'), ('SERAH_PESANAN', 'BIAYA_BANK', 'UANG'), ('SERAH_PESANAN', 'PERSEKOT', 'UANG'), ('SERAH_PESANAN', 'PENJUALAN', 'UANG'), ('SERAH_PESANAN', 'ONGKOS', 'UANG'), ('SERAH_PESANAN', 'DISKON', 'UANG'), ('SERAH_PESANAN', 'PPN', 'UANG'),
  ('HUTANG', 'KAS', 'UANG'), ('HUTANG', 'BANK', 'UANG'), ('HUTANG', 'BIAYA_BANK', 'UANG'), ('HUTANG', 'PIUTANG', 'UANG'), ('HUTANG', 'BUNGA', 'UANG'),
  ('LELANG', 'PEMBELIAN', 'UANG'), ('LELANG', 'PIUTANG', 'UANG'), ('LELANG', 'TITIPAN', 'UANG'),
  ('SERVICE', 'KAS', 'UANG'), ('SERVICE', 'BANK', 'UANG'), ('SERVICE', 'BIAYA_BANK', 'UANG'), ('SERVICE', 'TITIPAN', 'UANG'), ('SERVICE', 'JASA_SERVICE', 'UANG'),
  ('TAMBAH_UANG', 'KAS', 'UANG'), ('TAMBAH_UANG', 'BANK', 'UANG'), ('TAMBAH_UANG', 'MODAL', 'UANG'), ('TAMBAH_UANG', 'BIAYA', 'UANG'), ('TAMBAH_UANG', 'PIUTANG_MARKETPLACE', 'UANG'), ('TAMBAH_UANG', 'BIAYA_BANK', 'UANG'),
  ('AMBIL_UANG', 'KAS', 'UANG'), ('AMBIL_UANG', 'BANK', 'UANG'), ('AMBIL_UANG', 'MODAL', 'UANG'), ('AMBIL_UANG', 'BIAYA', 'UANG'), ('AMBIL_UANG', 'BIAYA_BANK', 'UANG');
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON gerak_jurnal FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON akun_jurnal FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

-- What is wrong with goods going from some accounts to others and with the money touched; NULL when it may be. A reversal is asked
-- with both sides changed over. A difference alone moves nothing: some account that is not free must give.
CREATE FUNCTION gerak_terlarang(p_kind text, p_dari text[], p_ke text[], p_uang text[]) RETURNS text LANGUAGE sql STABLE AS $$
  WITH bebas AS (SELECT b.akun FROM akun_jurnal b WHERE b.kind = p_kind AND b.sifat = 'BEBAS')
  SELECT string_agg(x.salah, '; ') FROM (
    SELECT 'tidak boleh mengeluarkan dari ' || d AS salah FROM unnest(p_dari) d
    WHERE d NOT IN (SELECT akun FROM bebas) AND NOT EXISTS (
      SELECT FROM gerak_jurnal g WHERE g.kind = p_kind AND g.dari = d
        AND (g.ke = ANY (p_ke) OR EXISTS (SELECT FROM bebas b WHERE b.akun = ANY (p_ke))))
    UNION ALL SELECT 'tidak boleh memasukkan ke ' || k FROM unnest(p_ke) k
    WHERE k NOT IN (SELECT akun FROM bebas) AND NOT EXISTS (
      SELECT FROM gerak_jurnal g WHERE g.kind = p_kind AND g.ke = k
        AND (g.dari = ANY (p_dari) OR EXISTS (SELECT FROM bebas b WHERE b.akun = ANY (p_dari))))
    UNION ALL SELECT 'tanpa sumber selain selisih'
    WHERE cardinality(p_dari || p_ke) > 0 AND NOT EXISTS (SELECT FROM unnest(p_dari) d WHERE d NOT IN (SELECT akun FROM bebas))
    UNION ALL SELECT 'tidak boleh menyentuh akun uang ' || u FROM unnest(p_uang) u
    WHERE NOT EXISTS (SELECT FROM akun_jurnal b WHERE b.kind = p_kind AND b.akun = u AND b.sifat = 'UANG')
  ) x
$$;

-- The sides of every jurnal, or of one: what gives goods, what gets them (changed over in a reversal), and the money it touches.
CREATE FUNCTION sisi_jurnal(p_jurnal bigint DEFAULT NULL) RETURNS TABLE (jurnal_id bigint, kind text, dari text[], ke text[], uang text[])
LANGUAGE sql STABLE AS $$
  SELECT j.id, j.kind, CASE WHEN j.membalik IS NULL THEN s.keluar ELSE s.masuk END, CASE WHEN j.membalik IS NULL THEN s.masuk ELSE s.keluar END, s.uang
  FROM (
    SELECT m.jurnal_id,
      coalesce(array_agg(DISTINCT m.akun) FILTER (WHERE a.isi = 'barang' AND (m.pcs < 0 OR m.mg < 0)), '{}') AS keluar,
      coalesce(array_agg(DISTINCT m.akun) FILTER (WHERE a.isi = 'barang' AND (m.pcs > 0 OR m.mg > 0)), '{}') AS masuk,
      coalesce(array_agg(DISTINCT m.akun) FILTER (WHERE a.isi = 'uang'), '{}') AS uang
    FROM mutasi m JOIN akun a ON a.akun = m.akun
    WHERE p_jurnal IS NULL OR m.jurnal_id = p_jurnal
    GROUP BY m.jurnal_id
  ) s JOIN jurnal j ON j.id = s.jurnal_id
$$;

CREATE FUNCTION jurnal_terarah() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_salah text;
BEGIN
  SELECT gerak_terlarang(s.kind, s.dari, s.ke, s.uang) INTO v_salah FROM sisi_jurnal(NEW.id) s;
  IF v_salah IS NOT NULL THEN
    RAISE EXCEPTION 'jurnal % ditolak: % %', NEW.document, NEW.kind, v_salah USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER terarah AFTER INSERT ON jurnal
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION jurnal_terarah();
