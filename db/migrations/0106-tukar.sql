-- An old piece that pays for a new one is a purchase inside a sale: its goods and its money stand in the sale's jurnal, and it is right, or
-- undone, with it.
ALTER TABLE pembelian
  DROP CONSTRAINT pembelian_cara_bayar_check,
  ADD CONSTRAINT pembelian_cara_bayar_check CHECK (cara_bayar IN ('CASH', 'TRANSFER', 'TUKAR')),
  ADD COLUMN asal text NOT NULL DEFAULT 'BELI' CHECK (asal IN ('BELI', 'TUKAR', 'LELANG')),
  ADD COLUMN no_faktur_tukar kode REFERENCES penjualan,
  ADD CHECK ((asal = 'TUKAR') = (no_faktur_tukar IS NOT NULL) AND (asal = 'TUKAR') = (cara_bayar = 'TUKAR')),
  ADD CHECK (asal = 'BELI' OR no_batal IS NULL),
  -- the day of its own jurnal
  ADD COLUMN tgl_buku date GENERATED ALWAYS AS (CASE WHEN asal = 'BELI' THEN tgl_valid END) STORED;
CREATE INDEX pembelian_tukar ON pembelian (no_faktur_tukar) WHERE no_faktur_tukar IS NOT NULL;

ALTER TABLE jenis_dokumen DISABLE TRIGGER tetap;
ALTER TABLE isi_dokumen DISABLE TRIGGER tetap;
UPDATE jenis_dokumen SET bila = 'tgl_buku' WHERE kode = 'FB';
UPDATE isi_dokumen SET dari = 'pembelian k CROSS JOIN LATERAL (SELECT WHERE k.tgl_buku IS NOT NULL) d' WHERE kode = 'FB';
UPDATE isi_dokumen SET
  dari = 'penjualan k JOIN (SELECT no_faktur_jual, kode_baki, kode_group, kode_dept, kode_barang, -1 AS pcs, -berat AS mg FROM penjualan_detail
      UNION ALL SELECT no_faktur_tukar, kode_baki, kode_group, kode_dept, NULL, 1, berat FROM pembelian WHERE asal = ''TUKAR'') d
    ON d.no_faktur_jual = k.no_faktur_jual AND k.tgl_valid IS NOT NULL',
  baris = $$('BAKI', d.kode_baki, '-', d.kode_group, d.kode_dept, d.kode_barang, d.pcs, d.mg),
      ('PELANGGAN', '-', '-', d.kode_group, d.kode_dept, d.kode_barang, -d.pcs, -d.mg)$$
  WHERE kode = 'FJ';
ALTER TABLE jenis_dokumen ENABLE TRIGGER tetap;
ALTER TABLE isi_dokumen ENABLE TRIGGER tetap;

CREATE OR REPLACE VIEW beli_peristiwa AS
  SELECT k.kode_toko, x.tgl, x.arah, k.asal::text AS asal, k.no_faktur_beli AS no_faktur, x.no_batal, k.no_grup, k.kode_sales, k.nama_sales,
    k.nama_customer, k.no_hp, k.kode_barang, k.nama_barang, k.kode_group, k.kode_dept, k.kadar, k.persentase, k.kondisi, 1 AS qty, k.berat,
    k.harga_gram, k.harga_nota, k.harga_hitung, k.harga::bigint AS harga_total, k.user_id, x.oleh AS valid_by
  FROM pembelian k
  CROSS JOIN LATERAL (
    SELECT k.tgl_valid AS tgl, 1 AS arah, NULL::text AS no_batal, k.valid_by::text AS oleh WHERE k.tgl_valid IS NOT NULL
    UNION ALL
    SELECT k.tgl_batal, -1, coalesce(k.no_batal, (SELECT j.no_batal FROM penjualan j WHERE j.no_faktur_jual = k.no_faktur_tukar))::text,
      k.batal_oleh::text
    WHERE k.tgl_valid IS NOT NULL AND k.status = 'BATAL'
  ) x;
