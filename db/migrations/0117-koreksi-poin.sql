-- Points that an owner puts right by hand, each with its reason; what was wrong is put right by the opposite.
CREATE TABLE koreksi_poin (
  no_koreksi_poin kode PRIMARY KEY,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  kode_member kode NOT NULL REFERENCES member,
  jumlah bigint NOT NULL CHECK (jumlah <> 0),
  -- what he had afterwards; below zero he owes
  saldo bigint NOT NULL,
  alasan text NOT NULL CHECK (alasan <> ''),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL
);
CREATE INDEX koreksi_poin_hari ON koreksi_poin (kode_toko, tgl_system);
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON koreksi_poin FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
SELECT dokumen_baru('PM', 'TIDAK', '{}', 'koreksi_poin', 'no_koreksi_poin');
CREATE INDEX poin_mutasi_hari ON poin_mutasi (tgl_system, id);

INSERT INTO menu_template (level, menu_name) VALUES ('KASIR', '/transaksi-poin') ON CONFLICT DO NOTHING;
INSERT INTO hak_akses (user_id, menu_name)
  SELECT u.user_id, t.menu_name FROM users u JOIN menu_template t ON t.level = u.level
  WHERE t.menu_name = '/transaksi-poin' ON CONFLICT DO NOTHING;
