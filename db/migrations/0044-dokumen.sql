-- Every number that is drawn is a document: what kind it is, whose, of which day, and what it undoes. The ledger names no other.

-- What documents there are. `defineDokumen` says the same beside each feature; a test compares the two. An undo's numbers are a kind
-- of their own and stand in the no_batal of what they undo.
CREATE TABLE jenis_dokumen (
  kode text COLLATE "C" PRIMARY KEY,
  -- SELALU posts at once, BILA_ADA when `bila` holds, SAAT_SAH on the day in its column `bila`, TIDAK never
  jurnal text NOT NULL CHECK (jurnal IN ('SELALU', 'BILA_ADA', 'SAAT_SAH', 'TIDAK')),
  -- where its rows stand, under which number, dated by which column; NULL for undos
  tabel text COLLATE "C",
  kolom text COLLATE "C",
  hari text COLLATE "C",
  bila text COLLATE "C",
  batal text COLLATE "C" REFERENCES jenis_dokumen,
  CHECK ((tabel IS NULL) = (kolom IS NULL)),
  CHECK (tabel IS NULL OR (jurnal IN ('BILA_ADA', 'SAAT_SAH')) = (bila IS NOT NULL))
);
CREATE TABLE jenis_dokumen_kind (
  kode text COLLATE "C" NOT NULL REFERENCES jenis_dokumen,
  kind text COLLATE "C" NOT NULL REFERENCES kind_jurnal,
  PRIMARY KEY (kode, kind)
);

-- One line for one kind of document, its undo included.
CREATE FUNCTION dokumen_baru(
  p_kode text, p_jurnal text, p_kind text[], p_tabel text, p_kolom text, p_batal text DEFAULT NULL, p_bila text DEFAULT NULL,
  p_hari text DEFAULT 'tgl_system'
) RETURNS void LANGUAGE sql VOLATILE AS $$
  INSERT INTO jenis_dokumen (kode, jurnal)
    SELECT p_batal, CASE p_jurnal WHEN 'SAAT_SAH' THEN 'SELALU' ELSE p_jurnal END WHERE p_batal IS NOT NULL ON CONFLICT DO NOTHING;
  INSERT INTO jenis_dokumen (kode, jurnal, tabel, kolom, hari, bila, batal)
    VALUES (p_kode, p_jurnal, p_tabel, p_kolom, p_hari, p_bila, p_batal);
  INSERT INTO jenis_dokumen_kind (kode, kind)
    SELECT k, j FROM unnest(ARRAY[p_kode, p_batal]) k, unnest(p_kind) j WHERE k IS NOT NULL ON CONFLICT DO NOTHING;
$$;

SELECT dokumen_baru('SA', 'SELALU', '{SALDO_AWAL}', 'toko', 'no_saldo_awal', p_hari => 'tgl_mulai');
SELECT dokumen_baru('TM', 'SELALU', '{TAMBAH}', 'tambah_barang', 'no_tambah');
SELECT dokumen_baru('GG', 'SELALU', '{GANTI_GROUP}', 'koreksi_barang', 'no_koreksi');
SELECT dokumen_baru('KRB', 'SELALU', '{KOREKSI_BERAT}', 'koreksi_barang', 'no_koreksi');
SELECT dokumen_baru('PD', 'SELALU', '{PINDAH}', 'pindah_barang', 'no_pindah', 'BPD');
SELECT dokumen_baru('KRM', 'SELALU', '{KIRIM}', 'kirim_barang', 'no_kirim', 'BKR');
SELECT dokumen_baru('HKR', 'SELALU', '{HAPUS_KIRIM}', 'hapus_kirim', 'no_hapus');
SELECT dokumen_baru('TRM', 'SELALU', '{TERIMA}', 'terima_barang', 'no_terima');
SELECT dokumen_baru('HCR', 'SELALU', '{HANCUR}', 'hancur_barang', 'no_hancur', 'BHC');
SELECT dokumen_baru('CUC', 'SELALU', '{CUCI}', 'cuci_barang', 'no_cuci', 'BCU');
SELECT dokumen_baru('CUM', 'SELALU', '{CUCI}', 'terima_cuci', 'no_terima', 'BCM');
SELECT dokumen_baru('TB', 'TIDAK', '{}', 'timbang_baki', 'no_timbang');
SELECT dokumen_baru('SO', 'TIDAK', '{}', 'stock_opname', 'no_so');
SELECT dokumen_baru('SOH', 'SELALU', '{STOCK_OPNAME}', 'stock_opname', 'no_hilang', p_hari => 'tgl_setuju');
SELECT dokumen_baru('BTM', 'SELALU', '{STOCK_OPNAME}', 'barang_temu', 'no_temu');
SELECT dokumen_baru('KB', 'SELALU', '{BARANG_BOS}', 'kirim_bos', 'no_kirim_bos', 'BKB');
SELECT dokumen_baru('KS', 'SELALU', '{KIRIM_SEPUH,BARANG_BOS}', 'kirim_sepuh', 'no_sepuh', 'BKS');
SELECT dokumen_baru('VI', 'BILA_ADA', '{VALIDASI_INPUTAN}', 'validasi_inputan', 'no_validasi', 'BVI', 'k.cara <> ''HABIS''');
SELECT dokumen_baru('VR', 'SELALU', '{VALIDASI_RUSAK}', 'validasi_rusak', 'no_validasi', 'BVR');
SELECT dokumen_baru('TUK', 'SELALU', '{TAMBAH_UANG}', 'uang', 'no_uang', 'BUG');
SELECT dokumen_baru('AUK', 'SELALU', '{AMBIL_UANG}', 'uang', 'no_uang', 'BUG');
SELECT dokumen_baru('TUB', 'SELALU', '{TAMBAH_UANG}', 'uang', 'no_uang', 'BUG');
SELECT dokumen_baru('AUB', 'SELALU', '{AMBIL_UANG}', 'uang', 'no_uang', 'BUG');
SELECT dokumen_baru('FB', 'SAAT_SAH', '{BELI}', 'pembelian', 'no_faktur_beli', 'BFB', 'tgl_valid');
SELECT dokumen_baru('PSN', 'BILA_ADA', '{PESANAN}', 'pesanan', 'no_pesanan', NULL,
  'EXISTS (SELECT FROM pesanan g WHERE g.no_grup = k.no_pesanan AND (g.berat_customer > 0 OR g.contoh <> ''-'')) OR EXISTS (SELECT FROM pesanan_titip t WHERE t.no_titip = k.no_pesanan)');
SELECT dokumen_baru('TPS', 'SELALU', '{PESANAN}', 'pesanan_titip', 'no_titip', 'BTT');
SELECT dokumen_baru('SRP', 'SELALU', '{SERAH_PESANAN,PESANAN}', 'pesanan_serah', 'no_serah', 'BSR');
SELECT dokumen_baru('BTP', 'BILA_ADA', '{PESANAN}', 'pesanan_batal', 'no_batal', NULL,
  'k.persekot > 0 OR k.berat_customer > 0 OR EXISTS (SELECT FROM pesanan p WHERE p.no_pesanan = k.no_pesanan AND p.contoh_kembali = k.no_batal)');
SELECT dokumen_baru('KCP', 'SELALU', '{PESANAN}', 'pesanan', 'contoh_kembali', p_hari => NULL);
SELECT dokumen_baru('BGP', 'BILA_ADA', '{PESANAN}', 'pembagian_pesanan', 'no_pembagian', 'BBG', 'k.berat_customer > 0');
SELECT dokumen_baru('SLP', 'SELALU', '{PESANAN_SELESAI}', 'pesanan_selesai', 'no_selesai', 'BSL');
SELECT dokumen_baru('SOP', 'BILA_ADA', '{SO_PESANAN}', 'so_pesanan', 'no_so_pesanan', 'BSO', 'k.setor > 0 OR k.ongkos > 0');
SELECT dokumen_baru('SP', 'SELALU', '{SORTIR}', 'sortir_pembelian', 'no_sortir', 'BSP');
SELECT dokumen_baru('SS', 'SELALU', '{SORTIR}', 'sortir_sepuh', 'no_sortir', 'BSS');
SELECT dokumen_baru('PS', 'SELALU', '{PINDAH}', 'pindah_sortir', 'no_pindah', 'BPS');
SELECT dokumen_baru('TS', 'SELALU', '{TERIMA_SEPUH}', 'terima_sepuh', 'no_terima_sepuh', 'BTS');
SELECT dokumen_baru('KC', 'SELALU', '{KIRIM_LABELING}', 'kirim_labeling', 'no_kirim_stock', 'BKC');
SELECT dokumen_baru('BM', 'SELALU', '{BAHAN_MASUK,LEBUR}', 'bahan_stok', 'no_bahan_stok', 'BBM');
SELECT dokumen_baru('TBT', 'SELALU', '{BAHAN}', 'bahan_tukang', 'no_tambah_tukar', 'BBT');
SELECT dokumen_baru('ABT', 'SELALU', '{BAHAN}', 'bahan_tukang', 'no_tambah_tukar', 'BBT');
SELECT dokumen_baru('OTK', 'SELALU', '{ONGKOS_TUKANG}', 'ongkos_tukang', 'no_ongkos', 'BOT');

CREATE TABLE dokumen (
  nomor kode PRIMARY KEY,
  kode text COLLATE "C" NOT NULL REFERENCES jenis_dokumen,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  urut integer NOT NULL CHECK (urut > 0),
  membatalkan kode REFERENCES dokumen DEFERRABLE INITIALLY DEFERRED,
  transaksi xid8 NOT NULL DEFAULT pg_current_xact_id(),
  UNIQUE (kode_toko, tgl_system, kode, urut)
);

-- KIND-TOKO-YYMMDD-NNNN; the serial grows past 9999.
CREATE FUNCTION tulis_nomor(p_kode text, p_toko text, p_tgl date, p_urut integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT p_kode || '-' || p_toko || '-' || to_char(p_tgl, 'YYMMDD') || '-' || lpad(p_urut::text, greatest(4, length(p_urut::text)), '0')
$$;

-- Draws the next number of a kind of document and writes it down. The counter's row stays locked until commit.
CREATE FUNCTION ambil_nomor(p_toko text, p_kode text, p_tgl date, p_membatalkan text) RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_urut integer;
  v_nomor text;
BEGIN
  INSERT INTO nomor AS n (kode_toko, jenis, tgl_system, terakhir) VALUES (p_toko, p_kode, p_tgl, 1)
    ON CONFLICT (kode_toko, jenis, tgl_system) DO UPDATE SET terakhir = n.terakhir + 1 RETURNING terakhir INTO v_urut;
  v_nomor := tulis_nomor(p_kode, p_toko, p_tgl, v_urut);
  INSERT INTO dokumen (nomor, kode, kode_toko, tgl_system, urut, membatalkan)
    VALUES (v_nomor, p_kode, p_toko, p_tgl, v_urut, p_membatalkan);
  RETURN v_nomor;
END $$;

-- What the tables of documents hold: each number with its shop and day, whether it must have its jurnal and of which day, and
-- what undid it. A column that names documents of other tables too (contoh_kembali) counts for its own numbers alone.
CREATE FUNCTION baris_dokumen() RETURNS TABLE (
  nomor text, kode text, kode_toko text, tgl_system date, berjurnal boolean, tgl_jurnal date, no_batal text
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  j record;
BEGIN
  FOR j IN
    SELECT n.tabel, n.kolom, n.hari, n.jurnal, n.bila, n.batal, array_agg(n.kode) AS kode
    FROM jenis_dokumen n WHERE n.tabel IS NOT NULL GROUP BY 1, 2, 3, 4, 5, 6
  LOOP
    RETURN QUERY EXECUTE format($q$
      SELECT k.%1$I::text, split_part(k.%1$I, '-', 1), k.kode_toko::text, %2$s::date, coalesce((%3$s), false), %4$s::date, %5$s::text
      FROM %6$I k WHERE k.%1$I IS NOT NULL AND (split_part(k.%1$I, '-', 1) = ANY (%7$L::text[])
        OR NOT EXISTS (SELECT FROM dokumen d WHERE d.nomor = k.%1$I))$q$,
      j.kolom, CASE WHEN j.hari IS NULL THEN 'NULL' ELSE format('k.%I', j.hari) END,
      CASE j.jurnal WHEN 'SELALU' THEN 'true' WHEN 'TIDAK' THEN 'false' WHEN 'SAAT_SAH' THEN format('k.%I IS NOT NULL', j.bila) ELSE j.bila END,
      CASE WHEN j.jurnal = 'SAAT_SAH' THEN format('k.%I', j.bila) WHEN j.hari IS NULL THEN 'NULL' ELSE format('k.%I', j.hari) END,
      CASE WHEN j.batal IS NULL THEN 'NULL' ELSE 'k.no_batal' END, j.tabel, j.kode);
  END LOOP;
END $$;

-- Installations that stand already: every number of their documents and undos, read from the numbers themselves.
INSERT INTO dokumen (nomor, kode, kode_toko, tgl_system, urut)
  SELECT DISTINCT ON (b.nomor) b.nomor, b.kode, b.kode_toko, to_date(substring(b.nomor FROM '-(\d{6})-\d+$'), 'YYMMDD'),
    substring(b.nomor FROM '\d+$')::integer
  FROM baris_dokumen() b JOIN jenis_dokumen n ON n.kode = b.kode
  WHERE b.nomor ~ '^[A-Z]+-.+-\d{6}-\d{4,9}$' ORDER BY b.nomor;
INSERT INTO dokumen (nomor, kode, kode_toko, tgl_system, urut, membatalkan)
  SELECT b.no_batal, split_part(b.no_batal, '-', 1), b.kode_toko, to_date(substring(b.no_batal FROM '-(\d{6})-\d+$'), 'YYMMDD'),
    substring(b.no_batal FROM '\d+$')::integer, b.nomor
  FROM baris_dokumen() b JOIN jenis_dokumen n ON n.kode = split_part(b.no_batal, '-', 1)
  WHERE b.no_batal ~ '^[A-Z]+-.+-\d{6}-\d{4,9}$' AND EXISTS (SELECT FROM dokumen d WHERE d.nomor = b.nomor);

CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON dokumen FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON dokumen FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON jenis_dokumen FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON jenis_dokumen_kind FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

-- A jurnal that somebody once wrote beside its document stays for the audit to find; it does not stop the upgrade.
ALTER TABLE jurnal ADD CONSTRAINT jurnal_document_fkey FOREIGN KEY (document) REFERENCES dokumen (nomor) NOT VALID;
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM jurnal j WHERE NOT EXISTS (SELECT FROM dokumen d WHERE d.nomor = j.document)) THEN
    ALTER TABLE jurnal VALIDATE CONSTRAINT jurnal_document_fkey;
  END IF;
END $$;

-- What a jurnal must have before it may be posted: its document, of its kind, shop and day; posted with it in one transaction
-- unless its kind is posted when somebody says it is right (SAAT_SAH); an undo's names the jurnal of what it undoes.
CREATE FUNCTION jurnal_berdokumen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM dokumen d
    JOIN jenis_dokumen n ON n.kode = d.kode
    JOIN jenis_dokumen_kind k ON k.kode = d.kode AND k.kind = NEW.kind
    LEFT JOIN jurnal a ON a.id = NEW.membalik
    WHERE d.nomor = NEW.document AND d.kode_toko = NEW.kode_toko AND d.membatalkan IS NOT DISTINCT FROM a.document
      AND (n.jurnal = 'SAAT_SAH' OR (d.tgl_system = NEW.tgl_system AND d.transaksi = pg_current_xact_id()))
  ) THEN
    RAISE EXCEPTION 'jurnal % ditolak: bukan jurnal dokumennya', NEW.document USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER berdokumen AFTER INSERT ON jurnal
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION jurnal_berdokumen();
