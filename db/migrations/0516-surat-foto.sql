-- Whoever asks for a photo is asked what was sent to him: found by its hash, not read from all letters that ever went there.
CREATE INDEX surat_keluar_foto ON surat_keluar USING gin (isi jsonb_path_ops) WHERE jenis = 'KIRIMAN';
