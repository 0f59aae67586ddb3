-- The paper of a fetching says what had been paid before it and what is still to be paid after it, for ever.
ALTER TABLE service_ambil ADD COLUMN dulu rp, ADD COLUMN sisa rp;
UPDATE service_ambil a SET
  dulu = coalesce(a.jasa - a.jumlah, k.dp + coalesce((
    SELECT sum(x.jumlah) FROM service_ambil x
    WHERE x.no_service = a.no_service AND (x.no_batal IS NULL OR a.no_batal IS NOT NULL)
      AND (x.dibuat_pada, x.no_ambil) < (a.dibuat_pada, a.no_ambil)), 0))
FROM service k WHERE k.no_service = a.no_service;
UPDATE service_ambil a SET
  sisa = CASE WHEN a.jasa IS NOT NULL THEN 0 ELSE greatest((
    SELECT sum(b.ongkos + b.tambahan) FROM service_barang b WHERE b.no_service = a.no_service) - a.dulu - a.jumlah, 0) END;
ALTER TABLE service_ambil ALTER COLUMN dulu SET NOT NULL, ALTER COLUMN sisa SET NOT NULL,
  ADD CHECK (dulu >= 0), ADD CHECK (sisa >= 0 AND (sisa = 0 OR jasa IS NULL));
