-- What the record of a closed day says of gold, money and documents is what its lines come to. Days closed before it said so have none, nor
-- those closed before it told of loans, deposits, orders and repairs.
SELECT 'hari ' || h.kode_toko || ' ' || h.tgl_system || ': ringkasannya bukan isi buku besar' AS keterangan
FROM hari_tutup h JOIN sejak_audit() a ON a.kode_toko = h.kode_toko
WHERE h.tgl_system >= a.sejak AND h.ringkasan ? 'emas'
  AND h.ringkasan - ARRAY['jurnal', 'per_kind', 'toko'] IS DISTINCT FROM ringkas_hari(h.kode_toko, h.tgl_system)
    - CASE WHEN h.ringkasan ? 'transaksi' THEN '' ELSE 'transaksi' END
