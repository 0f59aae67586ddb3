-- What pieces of a jenis weigh is read from its newest ones alone, without reading the pieces themselves.
CREATE INDEX barang_jenis ON barang (kode_dept, kode_barang DESC) INCLUDE (berat);
