-- sejalan: ya
-- Letters of an installation by when they came: whether its log came with them is asked every time the owner's list is read.
CREATE INDEX surat_masuk_datang ON surat_masuk (sambungan, diterima_pada);
