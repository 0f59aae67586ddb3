-- Money under way is that of transfers which neither arrived nor were undone, each under its number; what arrived says where from.
WITH jalan AS (
  SELECT kode_toko::text, no_pindah_uang::text AS ref, jumlah::bigint AS rp FROM pindah_uang WHERE no_sampai IS NULL AND no_batal IS NULL
), saldo AS (
  SELECT kode_toko::text, ref, sum(rp) AS rp FROM mutasi WHERE akun = 'UANG_DI_JALAN' GROUP BY 1, 2 HAVING sum(rp) <> 0
)
SELECT 'pindah uang ' || coalesce(j.ref, s.ref) || ': di jalan ' || coalesce(j.rp, 0) || ', di buku besar ' || coalesce(s.rp, 0) AS keterangan
FROM jalan j FULL JOIN saldo s ON (s.kode_toko, s.ref) = (j.kode_toko, j.ref)
WHERE j.rp IS DISTINCT FROM s.rp
UNION ALL
SELECT 'pindah uang ' || coalesce(p.no_pindah_uang, s.no_pindah_uang) || ': sampai dengan ' || coalesce(s.no_sampai, p.no_sampai)
FROM (SELECT * FROM pindah_uang WHERE no_sampai IS NOT NULL) p
FULL JOIN uang_sampai s ON s.no_sampai = p.no_sampai AND s.no_pindah_uang = p.no_pindah_uang AND s.kode_toko = p.kode_toko
WHERE p.no_pindah_uang IS NULL OR s.no_sampai IS NULL
