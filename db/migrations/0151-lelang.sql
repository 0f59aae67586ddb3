-- Goods of a loan that nobody redeems become the shop's: purchases of an auction, a row for each piece as it was weighed again. Their value
-- pays principal, interest and late fee, in this order; what is left of it is the customer's until it is paid to him.
CREATE TABLE hutang_lelang (
  no_lelang kode PRIMARY KEY,
  no_hutang kode NOT NULL REFERENCES hutang,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  nilai rp NOT NULL CHECK (nilai > 0),
  pokok rp NOT NULL CHECK (pokok > 0),
  bunga rp NOT NULL CHECK (bunga >= 0),
  denda rp NOT NULL CHECK (denda >= 0),
  -- of the principal, what the value did not reach
  kurang rp NOT NULL CHECK (kurang >= 0),
  lebih rp NOT NULL CHECK (lebih >= 0),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  otorisasi uuid NOT NULL REFERENCES otorisasi,
  no_batal kode UNIQUE,
  CHECK (nilai + kurang = pokok + bunga + denda + lebih),
  CHECK (kurang = 0 OR bunga + denda + lebih = 0)
);
CREATE UNIQUE INDEX hutang_lelang_sekali ON hutang_lelang (no_hutang) WHERE no_batal IS NULL;
CREATE INDEX hutang_lelang_hari ON hutang_lelang (kode_toko, tgl_system);

CREATE TABLE hutang_surplus (
  no_surplus kode PRIMARY KEY,
  no_lelang kode NOT NULL REFERENCES hutang_lelang,
  kode_toko kode NOT NULL REFERENCES toko,
  tgl_system date NOT NULL,
  jumlah rp NOT NULL CHECK (jumlah > 0),
  -- who was paid where it was not the customer; his paper, or the customer's
  penerima text NOT NULL,
  identitas_penerima text NOT NULL CHECK (identitas_penerima <> ''),
  user_id kode NOT NULL,
  dibuat_pada timestamptz NOT NULL,
  otorisasi uuid REFERENCES otorisasi,
  no_batal kode UNIQUE,
  CHECK (penerima = '' OR otorisasi IS NOT NULL)
);
CREATE UNIQUE INDEX hutang_surplus_sekali ON hutang_surplus (no_lelang) WHERE no_batal IS NULL;
CREATE INDEX hutang_surplus_hari ON hutang_surplus (kode_toko, tgl_system);

ALTER TABLE pembelian
  DROP CONSTRAINT pembelian_cara_bayar_check,
  ADD CONSTRAINT pembelian_cara_bayar_check CHECK (cara_bayar IN ('CASH', 'TRANSFER', 'TUKAR', 'LELANG')),
  ADD COLUMN no_lelang kode REFERENCES hutang_lelang,
  -- the item of the loan that it is a piece of
  ADD COLUMN urut_hutang integer,
  ADD CONSTRAINT pembelian_lelang
    CHECK ((asal = 'LELANG') = (no_lelang IS NOT NULL) AND (asal = 'LELANG') = (urut_hutang IS NOT NULL) AND (asal = 'LELANG') = (cara_bayar = 'LELANG'));
CREATE INDEX pembelian_lelang_nomor ON pembelian (no_lelang) WHERE no_lelang IS NOT NULL;

SELECT dokumen_baru('LLH', 'SELALU', '{LELANG}', 'hutang_lelang', 'no_lelang', 'BLL');
SELECT dokumen_baru('SLH', 'SELALU', '{HUTANG}', 'hutang_surplus', 'no_surplus', 'BSU');
INSERT INTO isi_dokumen (kode, akun, per_lot, dari, baris) VALUES
  ('LLH', '{BAKI,HUTANG_BARANG,SELISIH}', true, $$hutang_lelang k JOIN (
      SELECT no_lelang, 'BAKI' AS akun, kode_baki::text AS ref, no_faktur_beli::text AS lot, kode_group, kode_dept, 1 AS pcs, berat::bigint AS mg
      FROM pembelian WHERE asal = 'LELANG'
      UNION ALL
      SELECT l.no_lelang, 'HUTANG_BARANG', d.no_hutang, d.urut::text, d.kode_group, '-', -d.jumlah, -d.berat
      FROM hutang_lelang l JOIN hutang_detail d USING (no_hutang)
      UNION ALL
      SELECT x.no_lelang, 'SELISIH', x.no_lelang, '-', x.kode_group, '-', 0, sum(x.mg)::bigint
      FROM (SELECT l.no_lelang, d.kode_group, d.berat::bigint AS mg FROM hutang_lelang l JOIN hutang_detail d USING (no_hutang)
        UNION ALL SELECT no_lelang, kode_group, -berat FROM pembelian WHERE asal = 'LELANG') x GROUP BY 1, 2, 3, 4, 5
    ) d ON d.no_lelang = k.no_lelang$$,
    $$(d.akun, d.ref, d.lot, d.kode_group, d.kode_dept, NULL, d.pcs, d.mg)$$);

CREATE OR REPLACE VIEW beli_peristiwa AS
  SELECT k.kode_toko, x.tgl, x.arah, k.asal::text AS asal, k.no_faktur_beli AS no_faktur, x.no_batal, k.no_grup, k.kode_sales, k.nama_sales,
    k.nama_customer, k.no_hp, k.kode_barang, k.nama_barang, k.kode_group, k.kode_dept, k.kadar, k.persentase, k.kondisi, 1 AS qty, k.berat,
    k.harga_gram, k.harga_nota, k.harga_hitung, k.harga::bigint AS harga_total, k.user_id, x.oleh AS valid_by
  FROM pembelian k
  CROSS JOIN LATERAL (
    SELECT k.tgl_valid AS tgl, 1 AS arah, NULL::text AS no_batal, k.valid_by::text AS oleh WHERE k.tgl_valid IS NOT NULL
    UNION ALL
    SELECT k.tgl_batal, -1, coalesce(k.no_batal, (SELECT j.no_batal FROM penjualan j WHERE j.no_faktur_jual = k.no_faktur_tukar),
      (SELECT l.no_batal FROM hutang_lelang l WHERE l.no_lelang = k.no_lelang))::text,
      k.batal_oleh::text
    WHERE k.tgl_valid IS NOT NULL AND k.status = 'BATAL'
  ) x;

INSERT INTO template_aksi (level, menu_name, aksi) VALUES ('KASIR', '/lihat-hutang', 'lelang'), ('KASIR', '/lihat-hutang', 'surplus')
  ON CONFLICT DO NOTHING;
INSERT INTO hak_aksi (user_id, menu_name, aksi)
  SELECT u.user_id, t.menu_name, t.aksi FROM users u JOIN template_aksi t ON t.level = u.level
  WHERE t.menu_name = '/lihat-hutang' AND t.aksi IN ('lelang', 'surplus') ON CONFLICT DO NOTHING;
