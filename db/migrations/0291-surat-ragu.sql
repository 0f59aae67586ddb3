-- What a letter's verdict leaves open: refused because its goods or its number may be at the receiver already, and accepted but not done yet.
ALTER TABLE surat_keluar DROP CONSTRAINT surat_keluar_status_check,
  ADD CONSTRAINT surat_keluar_status_check CHECK (status IN ('PENDING', 'MENUNGGU', 'TERKIRIM', 'GAGAL')),
  ADD COLUMN ragu boolean NOT NULL DEFAULT false;
ALTER TABLE surat_masuk ADD COLUMN ragu boolean NOT NULL DEFAULT false;
CREATE INDEX surat_keluar_ditunggu ON surat_keluar (sambungan, urut) WHERE status = 'MENUNGGU';
ALTER TABLE sambungan_kontak
  -- letters up to this place are older than the last import of the head office's masters
  ADD COLUMN impor_urut bigint NOT NULL DEFAULT 0,
  -- what the other one's books say by category, and of what goods cost
  ADD COLUMN rinci_lain jsonb, ADD COLUMN rk_lain jsonb;
