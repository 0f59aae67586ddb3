-- A booked difference of the drawer is what its count says, and no difference is booked without a count or twice.
SELECT 'hitungan ' || k.no_hitung || ': selisih ' || coalesce(k.selisih, 0) || ', dibukukan '
  || CASE u.arah WHEN 'TAMBAH' THEN u.jumlah ELSE -u.jumlah END || ' dengan ' || u.no_uang AS keterangan
FROM hitung_kas k JOIN uang u ON u.no_uang = k.no_uang
WHERE u.kode_toko <> k.kode_toko OR u.kode_transaksi <> 'SELISIH KAS' OR u.no_rekening IS NOT NULL OR u.tgl_system <> k.tgl_system
  OR CASE u.arah WHEN 'TAMBAH' THEN u.jumlah ELSE -u.jumlah END IS DISTINCT FROM k.selisih
  OR EXISTS (SELECT FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id WHERE j.document = u.no_uang AND m.akun = 'KAS' AND m.ref <> k.kode_laci)
UNION ALL
SELECT 'uang ' || u.no_uang || ': selisih kas tanpa hitungan'
FROM uang u
WHERE u.kode_transaksi = 'SELISIH KAS' AND u.no_batal IS NULL AND NOT EXISTS (SELECT FROM hitung_kas k WHERE k.no_uang = u.no_uang)
