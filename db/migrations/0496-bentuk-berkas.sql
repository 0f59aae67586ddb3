-- sejalan: ya
-- A letter is downloaded as well: no paper comes out of that, and its number is told to no file.
ALTER TABLE cetak DROP CONSTRAINT cetak_bentuk_check;
ALTER TABLE cetak ADD CONSTRAINT cetak_bentuk_check CHECK (bentuk IN ('STRUK', 'PDF', 'BERKAS')) NOT VALID;
ALTER TABLE cetak VALIDATE CONSTRAINT cetak_bentuk_check;
