-- Under which code and telephone opening points were entered, so that a sheet that is entered again finds whoever bears them by then. A
-- member who was forgotten leaves no telephone behind: what is kept of it cannot be read.
CREATE TABLE impor_poin_kunci (
  kunci text COLLATE "C" PRIMARY KEY,
  no_impor_poin kode NOT NULL REFERENCES impor_poin
);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON impor_poin_kunci FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
INSERT INTO impor_poin_kunci (kunci, no_impor_poin)
  SELECT encode(sha256(convert_to(p.kode_member, 'UTF8')), 'hex'), p.dokumen FROM poin_mutasi p WHERE p.jenis = 'IMPOR'
  UNION
  SELECT encode(sha256(convert_to(m.no_hp, 'UTF8')), 'hex'), p.dokumen FROM poin_mutasi p JOIN member m USING (kode_member)
  WHERE p.jenis = 'IMPOR' AND m.no_hp <> ''
ON CONFLICT DO NOTHING;

-- When a shop last looked for points that run out: who got some back since then is looked at again.
ALTER TABLE masa_poin_toko ADD COLUMN dilihat timestamptz NOT NULL DEFAULT '-infinity';
CREATE INDEX poin_mutasi_kembali ON poin_mutasi (waktu) WHERE asal IS NOT NULL AND jumlah > 0;
CREATE INDEX penjualan_poin_lepas ON penjualan (batal_pada) WHERE poin > 0 AND batal_pada IS NOT NULL;
