-- harian: nomor dokumen
-- Document numbers have no gaps: as many documents as the counter says, under the numbers that it gave.
SELECT 'nomor ' || coalesce(n.jenis, d.kode) || '-' || coalesce(n.kode_toko, d.kode_toko) || ' ' || coalesce(n.tgl_system, d.tgl_system) || ': '
  || coalesce(n.terakhir, 0) || ' nomor, ' || coalesce(d.n, 0) || ' dokumen' AS keterangan
FROM nomor n
FULL JOIN (
  SELECT kode, kode_toko, tgl_system, count(*) AS n, max(urut) AS terakhir,
    bool_and(nomor = tulis_nomor(kode, kode_toko, tgl_system, urut)) AS sama
  FROM dokumen GROUP BY kode, kode_toko, tgl_system
) d ON d.kode = n.jenis AND d.kode_toko = n.kode_toko AND d.tgl_system = n.tgl_system
WHERE n.terakhir IS DISTINCT FROM d.n OR n.terakhir IS DISTINCT FROM d.terakhir OR NOT d.sama
