-- A paper of a closed day tells its hours by the clock that the shop had then, wherever it moves later.
ALTER TABLE hari_tutup ADD COLUMN zona_waktu text;
ALTER TABLE hari_tutup DISABLE TRIGGER tetap;
UPDATE hari_tutup h SET zona_waktu = t.zona_waktu FROM toko t WHERE t.kode_toko = h.kode_toko;
ALTER TABLE hari_tutup ENABLE TRIGGER tetap;
CREATE FUNCTION zona_tutup() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.zona_waktu := (SELECT zona_waktu FROM toko WHERE kode_toko = NEW.kode_toko);
  RETURN NEW;
END $$;
CREATE TRIGGER zona BEFORE INSERT ON hari_tutup FOR EACH ROW EXECUTE FUNCTION zona_tutup();
ALTER TABLE hari_tutup ALTER COLUMN zona_waktu SET NOT NULL;
