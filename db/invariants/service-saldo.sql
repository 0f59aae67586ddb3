-- Customers' pieces are in custody piece by piece, at what they weigh now, until they are fetched or given back; what was paid for
-- them is owed until then, and is earned when the last one leaves. A repair stands as its pieces do, each piece as its documents say.
WITH simpan AS (
  SELECT no_service::text AS ref, urut::text AS lot, jumlah::bigint AS pcs, berat_kini::bigint AS mg FROM service_barang WHERE status IN ('OPEN', 'DONE')
), buku AS (
  SELECT ref::text, lot::text, sum(pcs) AS pcs, sum(mg) AS mg FROM mutasi WHERE akun = 'SERVICE' GROUP BY 1, 2 HAVING sum(pcs) <> 0 OR sum(mg) <> 0
), uang AS (
  SELECT m.ref::text, -sum(m.rp) AS rp FROM mutasi m WHERE m.akun = 'TITIPAN' AND EXISTS (SELECT FROM service s WHERE s.no_service = m.ref) GROUP BY 1
), dibayar AS (
  SELECT k.no_service, CASE WHEN k.status IN ('OPEN', 'DONE') THEN k.dp + coalesce((
    SELECT sum(a.jumlah) FROM service_ambil a WHERE a.no_service = k.no_service AND a.no_batal IS NULL), 0) ELSE 0 END AS rp
  FROM service k
), ambil AS (
  SELECT a.no_service, d.urut_barang AS urut, d.jumlah, d.berat FROM service_ambil a JOIN service_ambil_barang d USING (no_ambil) WHERE a.no_batal IS NULL
), kembali AS (
  SELECT a.no_service, d.urut_barang AS urut, d.jumlah, d.berat FROM service_batal a JOIN service_batal_barang d USING (no_batal_service) WHERE a.no_batal IS NULL
), selesai AS (
  SELECT a.no_service, d.urut_barang AS urut, a.no_selesai, d.berat_masuk, d.berat_keluar, d.patri, d.batu, d.tambahan
  FROM service_selesai a JOIN service_selesai_barang d USING (no_selesai) WHERE a.no_batal IS NULL
)
SELECT 'service ' || coalesce(s.ref, b.ref) || ' barang ' || coalesce(s.lot, b.lot) || ': ' || coalesce(s.pcs, 0) || ' pcs ' || coalesce(s.mg, 0)
  || ' mg, di buku besar ' || coalesce(b.pcs, 0) || ' pcs ' || coalesce(b.mg, 0) || ' mg' AS keterangan
FROM simpan s FULL JOIN buku b USING (ref, lot)
WHERE (s.pcs, s.mg) IS DISTINCT FROM (b.pcs, b.mg)
UNION ALL
SELECT 'service ' || d.no_service || ': dibayar ' || d.rp || ', di buku besar ' || coalesce(u.rp, 0)
FROM dibayar d LEFT JOIN uang u ON u.ref = d.no_service
WHERE d.rp <> coalesce(u.rp, 0)
UNION ALL
SELECT 'service ' || k.no_service || ': ' || k.status || ', barangnya ' || d.status
FROM service k JOIN LATERAL (
  SELECT CASE WHEN bool_or(b.status = 'OPEN') THEN 'OPEN' WHEN bool_or(b.status = 'DONE') THEN 'DONE' WHEN bool_and(b.status = 'CANC') THEN 'CANC' ELSE 'CLOS' END AS status
  FROM service_barang b WHERE b.no_service = k.no_service
) d ON true
WHERE k.status <> d.status
UNION ALL
-- What was done to a piece, and where it went, is said by one document each.
SELECT 'service ' || b.no_service || ' barang ' || b.urut || ': ' || b.status || ' tidak seperti dokumennya'
FROM service_barang b
LEFT JOIN selesai s ON (s.no_service, s.urut) = (b.no_service, b.urut)
LEFT JOIN ambil a ON (a.no_service, a.urut) = (b.no_service, b.urut)
LEFT JOIN kembali c ON (c.no_service, c.urut) = (b.no_service, b.urut)
WHERE b.no_selesai IS DISTINCT FROM s.no_selesai OR (b.berat_kini, b.patri, b.batu, b.tambahan) IS DISTINCT FROM
    (coalesce(s.berat_keluar, b.berat), coalesce(s.patri, 0)::mg, coalesce(s.batu, 0)::mg, coalesce(s.tambahan, 0)::rp)
  OR s.berat_masuk <> b.berat OR (b.status IN ('DONE', 'CLOS')) > (b.no_selesai IS NOT NULL) OR (b.status = 'OPEN') > (b.no_selesai IS NULL)
  OR (b.status = 'CLOS') <> (a.urut IS NOT NULL) OR (b.status = 'CANC') <> (c.urut IS NOT NULL)
  OR (a.jumlah, a.berat) IS DISTINCT FROM (CASE WHEN a.urut IS NULL THEN NULL ELSE b.jumlah END, CASE WHEN a.urut IS NULL THEN NULL ELSE b.berat_kini END)
  OR (c.jumlah, c.berat) IS DISTINCT FROM (CASE WHEN c.urut IS NULL THEN NULL ELSE b.jumlah END, CASE WHEN c.urut IS NULL THEN NULL ELSE b.berat_kini END)
UNION ALL
-- What was earned is what the work cost, less the tax inside of it; of one that was called off, what was kept.
SELECT 'service ' || k.no_service || ': ongkosnya ' || h.rp || ', jasanya ' || coalesce(j.rp, 0)
FROM service k
CROSS JOIN LATERAL (
  SELECT CASE k.status WHEN 'CLOS' THEN (SELECT sum(b.ongkos + b.tambahan) FROM service_barang b WHERE b.no_service = k.no_service)
      - (SELECT coalesce(sum(a.ppn), 0) FROM service_ambil a WHERE a.no_service = k.no_service AND a.no_batal IS NULL)
    WHEN 'CANC' THEN (SELECT sum(c.hangus) FROM service_batal c WHERE c.no_service = k.no_service AND c.no_batal IS NULL) ELSE 0 END AS rp
) h
LEFT JOIN LATERAL (
  SELECT -sum(m.rp) AS rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
  WHERE m.akun = 'JASA_SERVICE' AND j.kind = 'SERVICE' AND j.document IN (
    SELECT no_ambil FROM service_ambil WHERE no_service = k.no_service UNION SELECT no_batal FROM service_ambil WHERE no_service = k.no_service
    UNION SELECT no_batal_service FROM service_batal WHERE no_service = k.no_service UNION SELECT no_batal FROM service_batal WHERE no_service = k.no_service)
) j ON true
WHERE h.rp <> coalesce(j.rp, 0)
UNION ALL
-- A craftsman is owed what his repairs say, on their own documents.
SELECT 'service ' || s.no_selesai || ': ongkos tukang ' || s.ongkos_tukang || ', di buku besar ' || coalesce(b.rp, 0)
FROM service_selesai s LEFT JOIN LATERAL (
  SELECT -sum(m.rp) AS rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
  WHERE j.document = s.no_selesai AND j.membalik IS NULL AND m.akun = 'HUTANG_TUKANG' AND m.ref = s.kode_tukang
) b ON true
WHERE s.ongkos_tukang <> coalesce(b.rp, 0)
UNION ALL
-- Who has a piece now is who had it last, and it has been out since it first was.
SELECT 'service ' || b.no_service || ' barang ' || b.urut || ': di ' || coalesce(b.kode_tukang, 'toko') || ', pemegang terakhir ' || coalesce(p.kode_tukang, 'toko')
FROM service_barang b LEFT JOIN LATERAL (
  SELECT (array_agg(h.kode_tukang ORDER BY h.ke DESC))[1] AS kode_tukang, min(h.tgl_system) FILTER (WHERE h.kode_tukang IS NOT NULL) AS sejak
  FROM service_pemegang h WHERE (h.no_service, h.urut) = (b.no_service, b.urut)
) p ON true
WHERE b.kode_tukang IS DISTINCT FROM p.kode_tukang OR (b.kode_tukang IS NOT NULL AND b.tgl_tukang IS DISTINCT FROM p.sejak)
UNION ALL
-- A fetching says what had been paid before it, and with the last piece that nothing is left.
SELECT 'service ' || a.no_ambil || ': sebelumnya dibayar ' || a.dulu || ', menurut dokumennya ' || d.dulu
FROM service_ambil a JOIN service k USING (no_service) CROSS JOIN LATERAL (
  SELECT k.dp + coalesce(sum(x.jumlah), 0) AS dulu FROM service_ambil x
  WHERE x.no_service = a.no_service AND x.no_batal IS NULL AND (x.dibuat_pada, x.no_ambil) < (a.dibuat_pada, a.no_ambil)
) d
WHERE a.no_batal IS NULL AND (a.dulu <> d.dulu OR a.dulu + a.jumlah <> coalesce(a.jasa, a.dulu + a.jumlah))
UNION ALL
-- What is left after it is what all work cost by then: more work that was undone since may have been part of it.
SELECT 'service ' || a.no_ambil || ': ongkosnya ' || a.dulu + a.jumlah + a.sisa || ', pekerjaannya ' || d.paling_sedikit
FROM service_ambil a CROSS JOIN LATERAL (
  SELECT t.ongkos + coalesce(sum(x.tambahan) FILTER (WHERE j.no_batal IS NULL AND j.dibuat_pada < a.dibuat_pada), 0) AS paling_sedikit,
    t.ongkos + coalesce(sum(x.tambahan) FILTER (WHERE j.dibuat_pada <= a.dibuat_pada), 0) AS paling_banyak
  FROM (SELECT sum(b.ongkos) AS ongkos FROM service_barang b WHERE b.no_service = a.no_service) t
  LEFT JOIN service_selesai j ON j.no_service = a.no_service LEFT JOIN service_selesai_barang x USING (no_selesai)
  GROUP BY t.ongkos
) d
WHERE a.no_batal IS NULL AND (a.dulu + a.jumlah + a.sisa < d.paling_sedikit OR a.dulu + a.jumlah + a.sisa > d.paling_banyak)
UNION ALL
-- The tax of a repair is inside of its fee, half up once, and on the books of its fetching.
SELECT 'service ' || a.no_ambil || ': PPN ' || a.ppn || ', harus ' || x.ppn || ', di buku besar ' || b.rp
FROM service_ambil a
CROSS JOIN LATERAL (
  SELECT floor((2 * coalesce(a.jasa, 0)::numeric * a.ppn_persen + 1000000 + a.ppn_persen) / (2 * (1000000 + a.ppn_persen))) AS ppn
) x
CROSS JOIN LATERAL (
  SELECT -coalesce(sum(m.rp), 0) AS rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
  WHERE j.kind = 'SERVICE' AND j.document = a.no_ambil AND j.membalik IS NULL AND m.akun = 'PPN'
) b
WHERE a.ppn <> x.ppn OR b.rp <> a.ppn
