-- sejalan: ya
-- Who fetched an order: from the report limit on the law wants his address and his paper, as of a sale. Empty is nobody saw it.
ALTER TABLE pesanan_serah
  ADD COLUMN alamat text NOT NULL DEFAULT '',
  ADD COLUMN jenis_identitas text NOT NULL DEFAULT '-' CHECK (jenis_identitas IN ('-', 'NIK', 'SIM', 'PASPOR')),
  ADD COLUMN nik text NOT NULL DEFAULT '';
ALTER TABLE pesanan_serah ADD CONSTRAINT pesanan_serah_identitas_check CHECK ((nik = '') = (jenis_identitas = '-'));
