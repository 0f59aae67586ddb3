-- sejalan: ya
-- Who left money for pieces that are kept, or paid for a repair: from the report limit on the law wants his name, address and paper, as of a
-- sale. Empty is nobody saw it, and an empty name is that of the paper that he pays for.
ALTER TABLE titipan
  ADD COLUMN jenis_identitas text NOT NULL DEFAULT '-' CHECK (jenis_identitas IN ('-', 'NIK', 'SIM', 'PASPOR')),
  ADD COLUMN nik text NOT NULL DEFAULT '';
ALTER TABLE titipan ADD CONSTRAINT titipan_identitas_check CHECK ((nik = '') = (jenis_identitas = '-'));
ALTER TABLE titipan_uang
  ADD COLUMN nama_penyetor nama NOT NULL DEFAULT '',
  ADD COLUMN alamat text NOT NULL DEFAULT '',
  ADD COLUMN jenis_identitas text NOT NULL DEFAULT '-' CHECK (jenis_identitas IN ('-', 'NIK', 'SIM', 'PASPOR')),
  ADD COLUMN nik text NOT NULL DEFAULT '';
ALTER TABLE titipan_uang ADD CONSTRAINT titipan_uang_identitas_check CHECK ((nik = '') = (jenis_identitas = '-'));
ALTER TABLE service
  ADD COLUMN jenis_identitas text NOT NULL DEFAULT '-' CHECK (jenis_identitas IN ('-', 'NIK', 'SIM', 'PASPOR')),
  ADD COLUMN nik text NOT NULL DEFAULT '';
ALTER TABLE service ADD CONSTRAINT service_identitas_check CHECK ((nik = '') = (jenis_identitas = '-'));
ALTER TABLE service_ambil
  ADD COLUMN nama_penyetor nama NOT NULL DEFAULT '',
  ADD COLUMN alamat text NOT NULL DEFAULT '',
  ADD COLUMN jenis_identitas text NOT NULL DEFAULT '-' CHECK (jenis_identitas IN ('-', 'NIK', 'SIM', 'PASPOR')),
  ADD COLUMN nik text NOT NULL DEFAULT '';
ALTER TABLE service_ambil ADD CONSTRAINT service_ambil_identitas_check CHECK ((nik = '') = (jenis_identitas = '-'));
