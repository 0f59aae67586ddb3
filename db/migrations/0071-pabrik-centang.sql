-- Goods to a factory and from it are ticked by the owner like his own, and agreed to above so much. Source: controls, what goes out was seen.
ALTER TABLE pindah_sortir ADD COLUMN otorisasi uuid REFERENCES otorisasi;

DROP INDEX mutasi_bos;
CREATE INDEX mutasi_bos ON mutasi (kode_toko, tgl_system) WHERE akun IN ('BOS', 'PABRIK');

-- What went there before this rule is known.
INSERT INTO bos_centang (dokumen, kode_toko, tgl_system, ya, waktu, alasan)
  SELECT DISTINCT ON (j.document) j.document, j.kode_toko, j.tgl_system, true, j.dibuat_pada, ''
  FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id WHERE m.akun = 'PABRIK' ORDER BY j.document, j.id;

-- Who said that his own payments came, and who took such a word back, is read by time.
CREATE INDEX pembayaran_cek_waktu ON pembayaran_cek (waktu);
