-- A finished order names the assignment that it fulfilled: its allowance stays known after an undo and a new assignment.
ALTER TABLE pesanan_selesai ADD COLUMN no_pembagian kode REFERENCES pembagian_pesanan;
UPDATE pesanan_selesai s SET no_pembagian = (
  SELECT b.no_pembagian FROM pembagian_pesanan b
  WHERE b.no_pesanan = s.no_pesanan AND b.kode_tukang = s.kode_tukang AND b.dibuat_pada <= s.dibuat_pada
  ORDER BY b.dibuat_pada DESC, b.no_pembagian DESC LIMIT 1);
ALTER TABLE pesanan_selesai ALTER COLUMN no_pembagian SET NOT NULL;
