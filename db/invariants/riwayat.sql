-- Each piece, price, fineness, limit and right is what the newest row of its history says, and no row of a history is missing.
SELECT 'barang ' || b.kode_barang || ' berbeda dari riwayatnya' AS keterangan
FROM barang b LEFT JOIN (
  SELECT DISTINCT ON (kode_barang) * FROM riwayat_barang ORDER BY kode_barang, id DESC
) r ON r.kode_barang = b.kode_barang
WHERE (
    b.kode_group, b.kode_dept, b.tipe_barang, b.nama_barang, b.berat, b.berat_asli, b.berat_cad, b.berat_plastik,
    b.berat_atribut, b.berat_bandrol, b.kadar, b.persentase, b.kadar_cetak, b.kadar_modal, b.nama_atribut,
    b.harga_atribut, b.ongkos, b.harga_estimasi, b.harga_total, b.modal, b.foto, b.is_markis
  ) IS DISTINCT FROM (
    r.kode_group, r.kode_dept, r.tipe_barang, r.nama_barang, r.berat, r.berat_asli, r.berat_cad, r.berat_plastik,
    r.berat_atribut, r.berat_bandrol, r.kadar, r.persentase, r.kadar_cetak, r.kadar_modal, r.nama_atribut,
    r.harga_atribut, r.ongkos, r.harga_estimasi, r.harga_total, r.modal, r.foto, r.is_markis
  )
UNION ALL
SELECT coalesce(n.tabel, r.tabel) || ' ' || coalesce(n.kunci, r.kunci) || ' berbeda dari riwayatnya'
FROM nilai_kini() n FULL JOIN (
  SELECT DISTINCT ON (tabel, kunci) tabel, kunci, ke FROM riwayat_nilai ORDER BY tabel, kunci, id DESC
) r ON r.tabel = n.tabel AND r.kunci = n.kunci
WHERE n.nilai IS DISTINCT FROM r.ke
UNION ALL
SELECT tabel || ' ' || kunci || ': riwayat terputus'
FROM (SELECT tabel, kunci, dari, lag(ke) OVER (PARTITION BY tabel, kunci ORDER BY id) AS lalu FROM riwayat_nilai) x
WHERE dari IS DISTINCT FROM lalu
