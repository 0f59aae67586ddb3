-- The sums that lists show are those of the items.
SELECT 'rekap ' || concat_ws(' ', kode_toko, kode_baki, kode_group, kode_dept, kadar, tipe_barang, status_barang)
  || ': ' || sum(pcs) || ' pcs, ' || sum(mg) || ' mg, Rp ' || sum(rp) || ' lebih' AS keterangan
FROM (
  SELECT kode_toko, kode_baki, kode_group, kode_dept, kadar, tipe_barang, status_barang, pcs, mg::bigint AS mg, rp::bigint AS rp
  FROM barang_rekap
  UNION ALL
  SELECT kode_toko, kode_baki, kode_group, kode_dept, kadar, tipe_barang, status_barang, -1, -berat, -harga_total FROM barang
) x
GROUP BY kode_toko, kode_baki, kode_group, kode_dept, kadar, tipe_barang, status_barang
HAVING sum(pcs) <> 0 OR sum(mg) <> 0 OR sum(rp) <> 0
