-- sejalan: ya
-- The first day that any shop's proof computes again, as one value that plans can reckon with: since ever, unless the transaction is a
-- daily audit that has told it (kencana.audit_sejak).
CREATE FUNCTION audit_sejak() RETURNS date LANGUAGE sql STABLE AS $$
  SELECT coalesce(nullif(current_setting('kencana.audit_sejak', true), ''), '-infinity')::date
$$;

-- What the lines say, as before (0047); a daily audit asks for the documents that moved something on its days.
CREATE OR REPLACE FUNCTION isi_menurut_dokumen() RETURNS TABLE (
  nomor text, akun text, ref text, lot text, kode_group text, kode_dept text, kode_barang text, pcs bigint, mg bigint
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  i record;
BEGIN
  FOR i IN
    SELECT s.*, n.kolom, CASE WHEN n.jurnal = 'SAAT_SAH' THEN n.bila ELSE n.hari END AS hari
    FROM isi_dokumen s JOIN jenis_dokumen n ON n.kode = s.kode
  LOOP
    RETURN QUERY EXECUTE format($q$
      SELECT k.%1$I::text, x.akun::text, x.ref::text, x.lot::text, x.kode_group::text, x.kode_dept::text, coalesce(x.kode_barang::text, '-'),
        sum(x.pcs)::bigint, sum(x.mg)::bigint
      FROM %2$s CROSS JOIN LATERAL (VALUES %3$s) x (akun, ref, lot, kode_group, kode_dept, kode_barang, pcs, mg)
      %4$s
      GROUP BY 1, 2, 3, 4, 5, 6, 7$q$, i.kolom, i.dari, i.baris,
      CASE WHEN audit_sejak() > '-infinity' AND i.hari IS NOT NULL THEN format('WHERE k.%I >= %L', i.hari, audit_sejak()) END);
  END LOOP;
END $$;
