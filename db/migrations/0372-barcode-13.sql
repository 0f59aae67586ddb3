-- sejalan: ya
-- Barcodes of 13 digits beside those of ten: EAN-13 with the prefix 2 that is every shop's own, then the two digits of the installation, a
-- running number of nine, the check digit. Those of ten stay what they are; a shop switches when its printer and scanner have shown
-- a test label.
CREATE FUNCTION dengan_periksa(p_angka text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT p_angka || (10 - sum(substr(p_angka, i, 1)::integer * CASE WHEN (length(p_angka) - i) % 2 = 0 THEN 3 ELSE 1 END) % 10) % 10
  FROM generate_series(1, length(p_angka)) i
$$;

ALTER SEQUENCE urut_barang MAXVALUE 999999999;

-- The number under which no piece is ever entered: what a test label carries.
CREATE FUNCTION barcode_uji() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT dengan_periksa('2' || nomor || '000000000') FROM instalasi
$$;

DROP FUNCTION kode_barang_baru();
CREATE FUNCTION kode_barang_baru(p_ean boolean, OUT kode_barang text, OUT kode_barcode text) LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_instalasi text := (SELECT nomor FROM instalasi)::text;
  v_urut text;
BEGIN
  -- Once the ten digits are used up nothing is drawn for them any more.
  IF NOT p_ean AND coalesce(pg_sequence_last_value('urut_barang'), 0) >= 9999999 THEN
    RAISE EXCEPTION 'barcode 10 angka habis' USING ERRCODE = 'sequence_generator_limit_exceeded';
  END IF;
  v_urut := nextval('urut_barang')::text;
  -- Somebody else may have drawn the last one meanwhile.
  IF NOT p_ean AND length(v_urut) > 7 THEN
    RAISE EXCEPTION 'barcode 10 angka habis' USING ERRCODE = 'sequence_generator_limit_exceeded';
  END IF;
  kode_barang := 'B' || v_instalasi || CASE WHEN length(v_urut) < 7 THEN lpad(v_urut, 7, '0') ELSE v_urut END;
  kode_barcode := CASE WHEN p_ean THEN dengan_periksa('2' || v_instalasi || lpad(v_urut, 9, '0'))
    ELSE dengan_periksa(v_instalasi || lpad(v_urut, 7, '0')) END;
END $$;
