-- Customers' pieces are in custody piece by piece, at what they weigh now, until they are fetched or given back; what was paid for
-- them is owed until then. A repair stands as its pieces do.
WITH simpan AS (
  SELECT no_service::text AS ref, urut::text AS lot, jumlah::bigint AS pcs, berat_kini::bigint AS mg FROM service_barang WHERE status IN ('OPEN', 'DONE')
), buku AS (
  SELECT ref::text, lot::text, sum(pcs) AS pcs, sum(mg) AS mg FROM mutasi WHERE akun = 'SERVICE' GROUP BY 1, 2 HAVING sum(pcs) <> 0 OR sum(mg) <> 0
), uang AS (
  SELECT m.ref::text, -sum(m.rp) AS rp FROM mutasi m WHERE m.akun = 'TITIPAN' AND EXISTS (SELECT FROM service s WHERE s.no_service = m.ref) GROUP BY 1
)
SELECT 'service ' || coalesce(s.ref, b.ref) || ' barang ' || coalesce(s.lot, b.lot) || ': ' || coalesce(s.pcs, 0) || ' pcs ' || coalesce(s.mg, 0)
  || ' mg, di buku besar ' || coalesce(b.pcs, 0) || ' pcs ' || coalesce(b.mg, 0) || ' mg' AS keterangan
FROM simpan s FULL JOIN buku b USING (ref, lot)
WHERE (s.pcs, s.mg) IS DISTINCT FROM (b.pcs, b.mg)
UNION ALL
SELECT 'service ' || k.no_service || ': dibayar ' || CASE WHEN k.status IN ('OPEN', 'DONE') THEN k.dp ELSE 0 END || ', di buku besar ' || coalesce(u.rp, 0)
FROM service k LEFT JOIN uang u ON u.ref = k.no_service
WHERE CASE WHEN k.status IN ('OPEN', 'DONE') THEN k.dp ELSE 0 END <> coalesce(u.rp, 0)
UNION ALL
SELECT 'service ' || k.no_service || ': ' || k.status || ', barangnya ' || d.status
FROM service k JOIN LATERAL (
  SELECT CASE WHEN bool_or(b.status = 'OPEN') THEN 'OPEN' WHEN bool_or(b.status = 'DONE') THEN 'DONE' WHEN bool_and(b.status = 'CANC') THEN 'CANC' ELSE 'CLOS' END AS status
  FROM service_barang b WHERE b.no_service = k.no_service
) d ON true
WHERE k.status <> d.status
