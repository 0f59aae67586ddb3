-- The first steps of a shop are shown to its owners until they are done, or put away by one of them.
ALTER TABLE toko ADD COLUMN langkah_disimpan boolean NOT NULL DEFAULT false;
