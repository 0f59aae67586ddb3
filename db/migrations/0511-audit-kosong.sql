-- sejalan: ya
-- The audit asks nothing of a table that has no page: what is planned for some eighty kinds of documents cost a small shop more than what
-- was read. A table without a page has no row for anybody.
CREATE FUNCTION ada_halaman(p_tabel regclass) RETURNS boolean LANGUAGE sql STABLE AS $$ SELECT pg_relation_size(p_tabel) > 0 $$;

-- As before (0044).
CREATE OR REPLACE FUNCTION baris_dokumen() RETURNS TABLE (
  nomor text, kode text, kode_toko text, tgl_system date, berjurnal boolean, tgl_jurnal date, no_batal text
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  j record;
BEGIN
  FOR j IN
    SELECT n.tabel, n.kolom, n.hari, n.jurnal, n.bila, n.batal, array_agg(n.kode) AS kode
    FROM jenis_dokumen n WHERE n.tabel IS NOT NULL AND ada_halaman(n.tabel::regclass) GROUP BY 1, 2, 3, 4, 5, 6
  LOOP
    RETURN QUERY EXECUTE format($q$
      SELECT k.%1$I::text, split_part(k.%1$I, '-', 1), k.kode_toko::text, %2$s::date, coalesce((%3$s), false), %4$s::date, %5$s::text
      FROM %6$I k WHERE k.%1$I IS NOT NULL AND (split_part(k.%1$I, '-', 1) = ANY (%7$L::text[])
        OR NOT EXISTS (SELECT FROM dokumen d WHERE d.nomor = k.%1$I))$q$,
      j.kolom, CASE WHEN j.hari IS NULL THEN 'NULL' ELSE format('k.%I', j.hari) END,
      CASE j.jurnal WHEN 'SELALU' THEN 'true' WHEN 'TIDAK' THEN 'false' WHEN 'SAAT_SAH' THEN format('k.%I IS NOT NULL', j.bila) ELSE j.bila END,
      CASE WHEN j.jurnal = 'SAAT_SAH' THEN format('k.%I', j.bila) WHEN j.hari IS NULL THEN 'NULL' ELSE format('k.%I', j.hari) END,
      CASE WHEN j.batal IS NULL THEN 'NULL' ELSE 'k.no_batal' END, j.tabel, j.kode);
  END LOOP;
END $$;

-- As before (0045).
CREATE OR REPLACE FUNCTION sebutan_otorisasi() RETURNS TABLE (otorisasi uuid, tabel text, baris jsonb) LANGUAGE plpgsql STABLE AS $$
DECLARE
  r record;
BEGIN
  FOR r IN
    SELECT c.conrelid::regclass AS tabel, a.attname AS kolom
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = 'otorisasi'::regclass AND ada_halaman(c.conrelid)
  LOOP
    RETURN QUERY EXECUTE format('SELECT k.%1$I, %2$L, to_jsonb(k) FROM %2$s k WHERE k.%1$I IS NOT NULL', r.kolom, r.tabel);
  END LOOP;
END $$;

-- As before (0370). What a row of isi_dokumen reads from begins with its document's table.
CREATE OR REPLACE FUNCTION isi_menurut_dokumen() RETURNS TABLE (
  nomor text, akun text, ref text, lot text, kode_group text, kode_dept text, kode_barang text, pcs bigint, mg bigint
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  i record;
BEGIN
  FOR i IN
    SELECT s.*, n.kolom, CASE WHEN n.jurnal = 'SAAT_SAH' THEN n.bila ELSE n.hari END AS hari
    FROM isi_dokumen s JOIN jenis_dokumen n ON n.kode = s.kode WHERE ada_halaman(split_part(s.dari, ' ', 1)::regclass)
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

-- As before (0047).
CREATE OR REPLACE FUNCTION penulis_dokumen() RETURNS TABLE (nomor text, user_id text, dibuat_pada timestamptz) LANGUAGE plpgsql STABLE AS $$
DECLARE
  t record;
BEGIN
  FOR t IN
    SELECT n.tabel, n.kolom, array_agg(n.kode) AS kode FROM jenis_dokumen n
    WHERE n.hari = 'tgl_system' AND n.tabel IS NOT NULL AND ada_halaman(n.tabel::regclass) AND n.jurnal IN ('SELALU', 'BILA_ADA') GROUP BY 1, 2
  LOOP
    RETURN QUERY EXECUTE format('SELECT k.%1$I::text, k.user_id::text, k.dibuat_pada FROM %2$I k WHERE split_part(k.%1$I, ''-'', 1) = ANY (%3$L::text[])',
      t.kolom, t.tabel, t.kode);
  END LOOP;
END $$;
