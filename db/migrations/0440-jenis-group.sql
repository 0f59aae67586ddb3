-- A group's kind is chosen from the master of kinds: those in use are in it, written alike, and a new installation has one to begin with.
SELECT set_config('kencana.dari_pusat', 'ya', true);
UPDATE master_group SET jenis_group = upper(trim(jenis_group)) WHERE jenis_group <> upper(trim(jenis_group));
INSERT INTO master_jenis_group (jenis_group)
  SELECT DISTINCT jenis_group FROM master_group WHERE jenis_group NOT IN ('-', '') AND dihapus_pada IS NULL
  UNION SELECT 'PERHIASAN' WHERE NOT EXISTS (SELECT FROM master_jenis_group)
  ON CONFLICT (jenis_group) DO UPDATE SET dihapus_pada = NULL;
CREATE INDEX master_group_jenis ON master_group (jenis_group) WHERE dihapus_pada IS NULL;
SELECT set_config('kencana.dari_pusat', '', true);
