-- What the lines of a document say that its jurnal did: one row for a kind of document. The audit holds the two against each other
-- key by key, so that a line that was changed afterwards is found. A document with lines of its own brings its row here.
CREATE TABLE isi_dokumen (
  kode text COLLATE "C" PRIMARY KEY REFERENCES jenis_dokumen,
  -- accounts of its jurnal that the lines tell entirely
  akun text[] NOT NULL,
  -- whether the lines name lots (loose goods); else lots of one place are one
  per_lot boolean NOT NULL,
  -- FROM: the document is k, its line d
  dari text NOT NULL,
  -- VALUES of each line: akun, ref, lot, kode_group, kode_dept, kode_barang, pcs, mg; a NULL of pcs or mg is not told
  baris text NOT NULL
);
INSERT INTO isi_dokumen (kode, akun, per_lot, dari, baris) VALUES
  ('PD', '{BAKI}', false, 'pindah_barang k JOIN pindah_barang_detail d USING (no_pindah)',
    $$('BAKI', d.kode_baki_asal, '-', d.kode_group, d.kode_dept, d.kode_barang, -1, -d.berat),
      ('BAKI', k.kode_baki_tujuan, '-', d.kode_group, d.kode_dept, d.kode_barang, 1, d.berat)$$),
  ('KRM', '{BAKI,TRANSIT}', false, 'kirim_barang k JOIN kirim_barang_detail d USING (no_kirim)',
    $$('BAKI', d.kode_baki_asal, '-', d.kode_group, d.kode_dept, d.kode_barang, -1, -d.berat),
      ('TRANSIT', no_kirim, '-', d.kode_group, d.kode_dept, d.kode_barang, 1, d.berat)$$),
  ('TRM', '{TRANSIT,BAKI}', false, 'terima_barang k JOIN kirim_barang_detail d ON d.no_terima = k.no_terima',
    $$('TRANSIT', k.no_kirim, '-', d.kode_group, d.kode_dept, d.kode_barang, -1, -d.berat),
      ('BAKI', k.kode_baki, '-', d.kode_group, d.kode_dept, d.kode_barang, 1, d.berat)$$),
  ('HKR', '{TRANSIT,SELISIH}', false, 'hapus_kirim k JOIN kirim_barang_detail d ON d.no_hapus = k.no_hapus',
    $$('TRANSIT', k.no_kirim, '-', d.kode_group, d.kode_dept, d.kode_barang, -1, -d.berat),
      ('SELISIH', k.no_hapus, '-', d.kode_group, d.kode_dept, d.kode_barang, 1, d.berat)$$),
  ('HCR', '{BAKI,HANCUR,JADI}', false, 'hancur_barang k JOIN hancur_barang_detail d USING (no_hancur)',
    $$('BAKI', d.kode_baki_asal, '-', d.kode_group, d.kode_dept, d.kode_barang, -1, -d.berat),
      ('HANCUR', '-', '-', d.kode_group, '-', NULL, 0, d.berat),
      ('JADI', no_hancur, '-', d.kode_group, d.kode_dept, d.kode_barang, 1, 0)$$),
  ('CUC', '{BAKI,CUCI}', false, 'cuci_barang k JOIN cuci_barang_detail d USING (no_cuci)',
    $$('BAKI', d.kode_baki_asal, '-', d.kode_group, d.kode_dept, d.kode_barang, -1, -d.berat),
      ('CUCI', no_cuci, '-', d.kode_group, d.kode_dept, d.kode_barang, 1, d.berat)$$),
  ('CUM', '{CUCI,BAKI,SUSUT}', false, 'terima_cuci k JOIN terima_cuci_detail d USING (no_terima)',
    $$('CUCI', k.no_cuci, '-', d.kode_group, d.kode_dept, d.kode_barang, -1, -d.berat_kirim),
      ('BAKI', d.kode_baki, '-', d.kode_group, d.kode_dept, d.kode_barang, 1, d.berat_kembali),
      ('SUSUT', no_terima, '-', d.kode_group, d.kode_dept, NULL, 0, d.berat_kirim - d.berat_kembali)$$),
  ('SOH', '{BAKI,SELISIH}', false, 'stock_opname k JOIN stock_opname_hasil d ON d.no_so = k.no_so AND d.hasil = ''KURANG'' AND d.dibukukan',
    $$('BAKI', k.kode_baki, '-', d.kode_group, d.kode_dept, d.kode_barang, -1, -d.berat),
      ('SELISIH', k.no_hilang, '-', d.kode_group, d.kode_dept, d.kode_barang, 1, d.berat)$$),
  ('FB', '{BAKI}', true, 'pembelian k CROSS JOIN LATERAL (SELECT WHERE k.tgl_valid IS NOT NULL) d',
    $$('BAKI', k.kode_baki, k.no_faktur_beli, k.kode_group, k.kode_dept, NULL, 1, k.berat)$$),
  ('SP', '{BAKI,RUSAK}', true, 'sortir_pembelian k JOIN sortir_pembelian_detail d USING (no_sortir) JOIN pembelian p ON p.no_faktur_beli = d.no_faktur_beli',
    $$('BAKI', d.kode_baki_asal, d.no_faktur_beli, p.kode_group, p.kode_dept, NULL, -1, -d.berat),
      (CASE k.kode_gudang WHEN 'RUSAK' THEN 'RUSAK' ELSE 'BAKI' END, CASE k.kode_gudang WHEN 'RUSAK' THEN no_sortir ELSE k.kode_baki END,
        CASE k.kode_gudang WHEN 'RUSAK' THEN '-' ELSE d.no_faktur_beli END, p.kode_group, p.kode_dept, NULL, 1, d.berat)$$),
  ('SS', '{BAKI}', true, 'sortir_sepuh k JOIN sortir_sepuh_detail d USING (no_sortir) JOIN pembelian p ON p.no_faktur_beli = d.no_faktur_beli',
    $$('BAKI', d.kode_baki_asal, d.no_faktur_beli, p.kode_group, p.kode_dept, NULL, -1, -d.berat),
      ('BAKI', k.kode_baki, no_sortir, p.kode_group, p.kode_dept, NULL, 1, d.berat)$$),
  ('PS', '{BAKI,BOS,PABRIK}', true, 'pindah_sortir k JOIN pindah_sortir_detail d USING (no_pindah) JOIN pembelian p ON p.no_faktur_beli = d.no_faktur_beli',
    $$('BAKI', d.kode_baki_asal, d.no_faktur_beli, p.kode_group, p.kode_dept, NULL, -1, -d.berat),
      (k.tujuan, coalesce(k.kode_baki, '-'), CASE k.tujuan WHEN 'BAKI' THEN d.no_faktur_beli ELSE '-' END, p.kode_group, p.kode_dept, NULL, 1, d.berat)$$),
  ('KS', '{BAKI,SEPUH,RUSAK}', false, 'kirim_sepuh k JOIN kirim_sepuh_detail d USING (no_sepuh)',
    $$('BAKI', d.kode_baki, '-', d.kode_group, d.kode_dept, NULL, CASE k.asal WHEN 'BOS' THEN 0 ELSE -d.qty_sepuh - d.qty_rusak END, NULL),
      ('SEPUH', no_sepuh, '-', d.kode_group, d.kode_dept, NULL, d.qty_sepuh, d.berat_sepuh),
      ('RUSAK', no_sepuh, '-', d.kode_group, d.kode_dept, NULL, d.qty_rusak, d.berat_rusak)$$),
  ('TS', '{SEPUH,BAKI,RUSAK,SELISIH,SUSUT}', false, 'terima_sepuh k JOIN terima_sepuh_detail d USING (no_terima_sepuh)',
    $$('SEPUH', k.no_sepuh, '-', d.kode_group, d.kode_dept, NULL, -d.qty_terima - d.qty_rusak - d.qty_hilang,
        -d.berat_terima - d.berat_rusak - d.berat_hilang - d.berat_selisih),
      ('BAKI', k.kode_baki, '-', d.kode_group, d.kode_dept, NULL, d.qty_terima, d.berat_terima),
      ('RUSAK', no_terima_sepuh, '-', d.kode_group, d.kode_dept, NULL, d.qty_rusak, d.berat_rusak),
      ('SELISIH', no_terima_sepuh, '-', d.kode_group, d.kode_dept, NULL, d.qty_hilang, d.berat_hilang),
      ('SUSUT', no_terima_sepuh, '-', d.kode_group, d.kode_dept, NULL, 0, d.berat_selisih)$$),
  ('KC', '{BAKI,SALDO_KIRIM}', false, 'kirim_labeling k JOIN kirim_labeling_detail d USING (no_kirim_stock)',
    $$('BAKI', d.kode_baki, '-', d.kode_group, d.kode_dept, NULL, -d.qty, NULL),
      ('SALDO_KIRIM', no_kirim_stock, '-', d.kode_group, d.kode_dept, NULL, d.qty, d.berat)$$);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON isi_dokumen FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

-- What the lines say, summed by key. The jurnal of an undo is proved by the one it reverses.
CREATE FUNCTION isi_menurut_dokumen() RETURNS TABLE (
  nomor text, akun text, ref text, lot text, kode_group text, kode_dept text, kode_barang text, pcs bigint, mg bigint
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  i record;
BEGIN
  FOR i IN SELECT s.*, n.kolom FROM isi_dokumen s JOIN jenis_dokumen n ON n.kode = s.kode LOOP
    RETURN QUERY EXECUTE format($q$
      SELECT k.%1$I::text, x.akun::text, x.ref::text, x.lot::text, x.kode_group::text, x.kode_dept::text, coalesce(x.kode_barang::text, '-'),
        sum(x.pcs)::bigint, sum(x.mg)::bigint
      FROM %2$s CROSS JOIN LATERAL (VALUES %3$s) x (akun, ref, lot, kode_group, kode_dept, kode_barang, pcs, mg)
      GROUP BY 1, 2, 3, 4, 5, 6, 7$q$, i.kolom, i.dari, i.baris);
  END LOOP;
END $$;

-- Who wrote a document down and when, where its jurnal was posted with it: the two say the same.
CREATE FUNCTION penulis_dokumen() RETURNS TABLE (nomor text, user_id text, dibuat_pada timestamptz) LANGUAGE plpgsql STABLE AS $$
DECLARE
  t record;
BEGIN
  FOR t IN
    SELECT n.tabel, n.kolom, array_agg(n.kode) AS kode FROM jenis_dokumen n
    WHERE n.hari = 'tgl_system' AND n.tabel IS NOT NULL AND n.jurnal IN ('SELALU', 'BILA_ADA') GROUP BY 1, 2
  LOOP
    RETURN QUERY EXECUTE format('SELECT k.%1$I::text, k.user_id::text, k.dibuat_pada FROM %2$I k WHERE split_part(k.%1$I, ''-'', 1) = ANY (%3$L::text[])',
      t.kolom, t.tabel, t.kode);
  END LOOP;
END $$;
