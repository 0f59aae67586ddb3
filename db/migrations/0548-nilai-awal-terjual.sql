-- An opening value of which nothing is left: what was sold of it that day is cost all the same.
ALTER TABLE nilai_awal DROP CONSTRAINT nilai_awal_jumlah_check;
ALTER TABLE nilai_awal ADD CONSTRAINT nilai_awal_jumlah_check CHECK (jumlah >= 0);
