-- sejalan: ya
-- The code of a label that a piece carried before it was entered here: a second way to it, its own barcode stays its only name.
-- One piece of the installation at most has it, sold ones too: they come back with their label.
ALTER TABLE barang ADD COLUMN barcode_lama text;
CREATE UNIQUE INDEX barang_barcode_lama ON barang (barcode_lama) WHERE barcode_lama IS NOT NULL;

-- On its way from another installation a piece has no row of its own yet.
CREATE INDEX kiriman_masuk_barcode_lama ON kiriman_masuk_detail ((isi ->> 'barcode_lama'))
  WHERE isi ->> 'barcode_lama' <> '-' AND no_terima IS NULL;

-- Whoever gave it, changed it or took it away stands in the history, as of prices and rights.
ALTER TABLE riwayat_nilai DROP CONSTRAINT riwayat_nilai_tabel_check;
ALTER TABLE riwayat_nilai ADD CONSTRAINT riwayat_nilai_tabel_check
  CHECK (tabel IN ('GROUP', 'KADAR', 'PARAMETER', 'USER', 'HAK', 'BARCODE'));

CREATE FUNCTION catat_barcode_lama() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO riwayat_nilai (tabel, kunci, dari, ke, user_id, kode_toko, waktu)
    SELECT 'BARCODE', NEW.kode_barang, CASE WHEN TG_OP = 'UPDATE' THEN to_jsonb(OLD.barcode_lama) END, to_jsonb(NEW.barcode_lama),
      p.user_id, p.kode_toko, p.waktu
    FROM pelaku() p;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION catat_barcode_lama() FROM PUBLIC;
CREATE TRIGGER barcode_lama_baru AFTER INSERT ON barang FOR EACH ROW WHEN (NEW.barcode_lama IS NOT NULL)
  EXECUTE FUNCTION catat_barcode_lama();
CREATE TRIGGER barcode_lama_ubah AFTER UPDATE ON barang FOR EACH ROW WHEN (OLD.barcode_lama IS DISTINCT FROM NEW.barcode_lama)
  EXECUTE FUNCTION catat_barcode_lama();

CREATE OR REPLACE FUNCTION nilai_kini() RETURNS TABLE (tabel text, kunci text, nilai jsonb) LANGUAGE sql STABLE AS $$
  SELECT 'GROUP', kode_group::text, petik(to_jsonb(g), '{harga,harga_modal,persentase}') FROM master_group g
  UNION ALL SELECT 'KADAR', kode::text, petik(to_jsonb(k), '{persentase}') FROM master_kadar k
  UNION ALL SELECT 'PARAMETER', kode_toko || '|' || key, petik(to_jsonb(p), '{value}') FROM para_system p
  UNION ALL SELECT 'USER', user_id::text, petik(to_jsonb(u), '{level,aktif}') FROM users u
  UNION ALL SELECT 'HAK', user_id::text, hak_kini(user_id) FROM users
  UNION ALL SELECT 'BARCODE', kode_barang::text, to_jsonb(barcode_lama) FROM barang WHERE barcode_lama IS NOT NULL
$$;
