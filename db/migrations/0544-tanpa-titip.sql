-- A deposit that an order's form asked for and the till is not to take after all: who said so, why, and how much was still to come.
CREATE TABLE pesanan_tanpa_titip (
  no_pesanan kode PRIMARY KEY REFERENCES pesanan,
  tgl_system date NOT NULL,
  jumlah rp NOT NULL CHECK (jumlah > 0),
  alasan text NOT NULL CHECK (alasan <> ''),
  otorisasi uuid REFERENCES otorisasi,
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL
);
CREATE INDEX pesanan_tanpa_titip_otorisasi ON pesanan_tanpa_titip (otorisasi) WHERE otorisasi IS NOT NULL;
