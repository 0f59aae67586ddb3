CREATE TABLE {{snake}} (
  kode_{{snake}} kode PRIMARY KEY,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  nama_{{snake}} nama NOT NULL,
  versi integer NOT NULL DEFAULT 1,
  dihapus_pada timestamptz
);

INSERT INTO menu_template (level, menu_name) VALUES ('GUDANG', '/master-{{nama}}');
INSERT INTO template_aksi (level, menu_name, aksi) VALUES
  ('GUDANG', '/master-{{nama}}', 'tambah'), ('GUDANG', '/master-{{nama}}', 'ubah'),
  ('GUDANG', '/master-{{nama}}', 'hapus'), ('GUDANG', '/master-{{nama}}', 'impor');
