-- sejalan: ya
-- Who paid for an order ahead: from the report limit on the law wants his name, address and paper, as of a sale. Empty is nobody saw it,
-- and an empty name is the order's own.
ALTER TABLE pesanan_titip
  ADD COLUMN nama_penyetor nama NOT NULL DEFAULT '',
  ADD COLUMN alamat text NOT NULL DEFAULT '',
  ADD COLUMN jenis_identitas text NOT NULL DEFAULT '-' CHECK (jenis_identitas IN ('-', 'NIK', 'SIM', 'PASPOR')),
  ADD COLUMN nik text NOT NULL DEFAULT '';
ALTER TABLE pesanan_titip ADD CONSTRAINT pesanan_titip_identitas_check CHECK ((nik = '') = (jenis_identitas = '-'));
