-- A group's kind is chosen from the master of kinds: those in use are in it, written as codes are, and a new installation has one to begin
-- with. The index first: a table whose rows changed in this transaction takes none.
CREATE INDEX master_group_jenis ON master_group (jenis_group) WHERE dihapus_pada IS NULL;
SELECT set_config('kencana.dari_pusat', 'ya', true);
CREATE FUNCTION pg_temp.jadi_kode(teks text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(nullif(trim(left(regexp_replace(regexp_replace(upper(teks), '[^A-Z0-9._/-]+', ' ', 'g'), '^[^A-Z0-9]+', ''), 20)), ''), '-')
$$;
UPDATE master_group SET jenis_group = pg_temp.jadi_kode(jenis_group) WHERE jenis_group <> pg_temp.jadi_kode(jenis_group);
INSERT INTO master_jenis_group (jenis_group)
  SELECT DISTINCT jenis_group FROM master_group WHERE jenis_group <> '-'
  UNION SELECT 'PERHIASAN' WHERE NOT EXISTS (SELECT FROM master_jenis_group)
  ON CONFLICT (jenis_group) DO UPDATE SET dihapus_pada = NULL;
DELETE FROM master_jenis_group WHERE jenis_group <> pg_temp.jadi_kode(jenis_group);
SELECT set_config('kencana.dari_pusat', '', true);
