-- Accounts for value, other income, debts of the shop itself and money under way; kinds that post them; what costs are for.
INSERT INTO akun (akun, isi, tanda, tanpa_dept) VALUES
  ('CABANG', 'barang', 0, false),
  ('UANG_DI_JALAN', 'uang', 1, true), ('PIUTANG_LAIN', 'uang', 1, true), ('HUTANG_LAIN', 'uang', -1, true), ('RK', 'uang', 0, true),
  ('PERSEDIAAN', 'uang', 0, true), ('HPP', 'uang', 0, true), ('RUGI_SUSUT', 'uang', 0, true), ('PENDAPATAN_LAIN', 'uang', 0, true);
-- Tax is owed until it is paid.
UPDATE akun SET tanda = -1 WHERE akun = 'PPN';

INSERT INTO kind_jurnal (kind) VALUES ('VOUCHER'), ('TERIMA_CABANG'), ('SAMPAI_CABANG'), ('NILAI');
INSERT INTO gerak_jurnal (kind, dari, ke) VALUES
  ('SERVICE', 'BAHAN_TOKO', 'PELANGGAN'), ('SERVICE', 'TUKANG', 'PELANGGAN'),
  ('TERIMA_CABANG', 'CABANG', 'BAKI'), ('SAMPAI_CABANG', 'TRANSIT', 'CABANG'), ('SAMPAI_CABANG', 'SELISIH', 'CABANG');
-- Solder is the shop's material that goes to the customer; what a repair loses is never gained back.
ALTER TABLE gerak_jurnal DISABLE TRIGGER tetap;
DELETE FROM gerak_jurnal WHERE kind = 'SERVICE' AND dari = 'SUSUT' AND ke = 'SERVICE';
ALTER TABLE gerak_jurnal ENABLE TRIGGER tetap;
INSERT INTO akun_jurnal (kind, akun, sifat) VALUES
  ('JUAL', 'PENDAPATAN_LAIN', 'UANG'), ('TITIPAN', 'PENDAPATAN_LAIN', 'UANG'), ('SERAH_PESANAN', 'PEMBELIAN', 'UANG'),
  ('VOUCHER', 'KAS', 'UANG'), ('VOUCHER', 'BANK', 'UANG'), ('VOUCHER', 'BIAYA_BANK', 'UANG'), ('VOUCHER', 'DISKON', 'UANG'), ('VOUCHER', 'VOUCHER', 'UANG'), ('VOUCHER', 'PENDAPATAN_LAIN', 'UANG'),
  ('HUTANG', 'TITIPAN', 'UANG'), ('HUTANG', 'BIAYA', 'UANG'),
  ('LELANG', 'SELISIH', 'BEBAS'), ('LELANG', 'BUNGA', 'UANG'), ('LELANG', 'BIAYA', 'UANG'),
  ('SERVICE', 'HUTANG_TUKANG', 'UANG'), ('SERVICE', 'BIAYA', 'UANG'),
  ('TAMBAH_UANG', 'PENDAPATAN_LAIN', 'UANG'), ('TAMBAH_UANG', 'HUTANG_LAIN', 'UANG'), ('TAMBAH_UANG', 'PIUTANG_LAIN', 'UANG'), ('TAMBAH_UANG', 'RK', 'UANG'), ('TAMBAH_UANG', 'PERSEDIAAN', 'UANG'), ('TAMBAH_UANG', 'UANG_DI_JALAN', 'UANG'),
  ('AMBIL_UANG', 'PENDAPATAN_LAIN', 'UANG'), ('AMBIL_UANG', 'HUTANG_LAIN', 'UANG'), ('AMBIL_UANG', 'PIUTANG_LAIN', 'UANG'), ('AMBIL_UANG', 'RK', 'UANG'), ('AMBIL_UANG', 'PERSEDIAAN', 'UANG'), ('AMBIL_UANG', 'PPN', 'UANG'),
  ('NILAI', 'PERSEDIAAN', 'UANG'), ('NILAI', 'HPP', 'UANG'), ('NILAI', 'RUGI_SUSUT', 'UANG'), ('NILAI', 'PEMBELIAN', 'UANG'), ('NILAI', 'MODAL', 'UANG'), ('NILAI', 'RK', 'UANG'), ('NILAI', 'HUTANG_LAIN', 'UANG');

-- Costs and discounts say what for; those of before say '-'. The last jurnal of before stays known, so that a new one cannot.
CREATE TABLE tanpa_ref (
  satu boolean PRIMARY KEY DEFAULT true CHECK (satu),
  jurnal_terakhir bigint NOT NULL
);
INSERT INTO tanpa_ref (jurnal_terakhir) SELECT coalesce(max(id), 0) FROM jurnal;
CREATE TRIGGER tetap BEFORE UPDATE OR DELETE ON tanpa_ref FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON tanpa_ref FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

ALTER TABLE kode_transaksi DROP CONSTRAINT kode_transaksi_lawan_check,
  ADD CONSTRAINT kode_transaksi_lawan_check
    CHECK (lawan IN ('MODAL', 'BIAYA', 'PENDAPATAN_LAIN', 'HUTANG_LAIN', 'PIUTANG_LAIN', 'PPN', 'RK', 'PERSEDIAAN'));
-- With whom, where what stands against the money is somebody's; '-' where it is nobody's.
ALTER TABLE uang ADD COLUMN pihak kode NOT NULL DEFAULT '-',
  DROP CONSTRAINT uang_lawan_check,
  ADD CONSTRAINT uang_lawan_check
    CHECK (lawan IN ('MODAL', 'BIAYA', 'PENDAPATAN_LAIN', 'HUTANG_LAIN', 'PIUTANG_LAIN', 'PPN', 'RK', 'PERSEDIAAN')),
  ADD CHECK ((pihak <> '-') = (lawan IN ('HUTANG_LAIN', 'PIUTANG_LAIN', 'RK', 'PERSEDIAAN')));
