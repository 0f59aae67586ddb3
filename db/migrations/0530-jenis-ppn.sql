-- What the law makes of goods: PPN is taken of them, is not collected (bars of fine gold, PP 49/2022), or they are no object of it. It is
-- the category's, and stays with what was sold as it was then.
ALTER TABLE master_group ADD COLUMN jenis_ppn text NOT NULL DEFAULT 'KENA' CHECK (jenis_ppn IN ('KENA', 'TIDAK DIPUNGUT', 'BUKAN OBJEK'));
UPDATE master_group SET jenis_ppn = 'TIDAK DIPUNGUT', versi = versi + 1
WHERE 'LM' IN (kode_group::text, jenis_group) OR jenis_group IN ('BATANGAN', 'LOGAM MULIA');

CREATE OR REPLACE VIEW kategori AS
  SELECT kode_group AS kode_kategori, id, nama_group AS nama_kategori, harga AS harga_pergram, persentase AS presentase, kadar,
    versi, dihapus_pada, jenis_ppn
  FROM master_group;

ALTER TABLE penjualan_detail ADD COLUMN jenis_ppn text NOT NULL DEFAULT 'KENA' CHECK (jenis_ppn IN ('KENA', 'TIDAK DIPUNGUT', 'BUKAN OBJEK'));
ALTER TABLE pesanan_serah ADD COLUMN jenis_ppn text NOT NULL DEFAULT 'KENA' CHECK (jenis_ppn IN ('KENA', 'TIDAK DIPUNGUT', 'BUKAN OBJEK'));

-- A day's transactions say what was taxed and what was not, where the shop takes tax: of what was sold, and back of what was undone. The
-- base is without the tax that lies inside of it. Records from now on say by 'bentuk' 3 that they tell it.
CREATE FUNCTION ringkas_ppn(p_toko text, p_tgl date)
  RETURNS TABLE (urut integer, bagian text, uraian text, qty bigint, berat bigint, masuk bigint, keluar bigint) LANGUAGE sql STABLE AS $$
  SELECT 8, 'PPN', z.uraian, x.arah * z.qty, x.arah * z.berat, CASE WHEN x.arah > 0 THEN z.rp ELSE 0 END, CASE WHEN x.arah < 0 THEN z.rp ELSE 0 END
  FROM (
    SELECT k.arah, k.ppn::bigint, k.ppn_termasuk, d.jenis_ppn, d.qty, d.berat, d.total
    FROM (
      SELECT 1 AS arah, no_faktur_jual, ppn, ppn_termasuk FROM penjualan WHERE kode_toko = p_toko AND tgl_valid = p_tgl AND ppn_persen > 0
      UNION ALL
      SELECT -1, no_faktur_jual, ppn, ppn_termasuk FROM penjualan
      WHERE kode_toko = p_toko AND tgl_batal = p_tgl AND no_batal IS NOT NULL AND ppn_persen > 0
    ) k CROSS JOIN LATERAL (
      SELECT x.jenis_ppn, count(*) AS qty, sum(x.berat)::bigint AS berat, sum(x.total)::bigint AS total
      FROM penjualan_detail x WHERE x.no_faktur_jual = k.no_faktur_jual GROUP BY x.jenis_ppn
    ) d
    UNION ALL
    SELECT 1, ppn, true, jenis_ppn, 1, berat, total FROM pesanan_serah WHERE kode_toko = p_toko AND tgl_system = p_tgl AND ppn_persen > 0
    UNION ALL
    SELECT -1, s.ppn, true, s.jenis_ppn, 1, s.berat, s.total FROM dokumen o JOIN pesanan_serah s ON s.no_serah = o.membatalkan
    WHERE o.kode_toko = p_toko AND o.tgl_system = p_tgl AND o.membatalkan IS NOT NULL AND s.ppn_persen > 0
  ) x CROSS JOIN LATERAL (
    SELECT CASE x.jenis_ppn WHEN 'KENA' THEN 'DASAR PPN' WHEN 'TIDAK DIPUNGUT' THEN 'TIDAK DIPUNGUT, PP 49/2022' ELSE x.jenis_ppn END AS uraian,
      x.qty, x.berat, x.total - CASE WHEN x.jenis_ppn = 'KENA' AND x.ppn_termasuk THEN x.ppn ELSE 0 END AS rp
    UNION ALL
    SELECT 'PPN', 0, 0, x.ppn WHERE x.jenis_ppn = 'KENA'
  ) z
$$;

CREATE OR REPLACE FUNCTION ringkas_transaksi(p_toko text, p_tgl date) RETURNS jsonb LANGUAGE sql STABLE AS $$
  WITH baris AS (
    SELECT CASE WHEN arah > 0 THEN 1 ELSE 2 END AS urut, CASE WHEN arah > 0 THEN 'PENJUALAN' ELSE 'BATAL PENJUALAN' END AS bagian, asal AS uraian,
      qty, berat::bigint, CASE WHEN arah > 0 THEN harga_total ELSE 0 END AS masuk, CASE WHEN arah < 0 THEN harga_total ELSE 0 END AS keluar
    FROM jual_peristiwa WHERE kode_toko = p_toko AND tgl = p_tgl
    UNION ALL
    SELECT CASE WHEN asal = 'TUKAR' THEN 5 ELSE 3 END + CASE WHEN arah > 0 THEN 0 ELSE 1 END,
      CASE WHEN arah > 0 THEN '' ELSE 'BATAL ' END || CASE WHEN asal = 'TUKAR' THEN 'TUKAR' ELSE 'PEMBELIAN' END, asal, qty, berat::bigint,
      CASE WHEN arah < 0 THEN harga_total ELSE 0 END, CASE WHEN arah > 0 THEN harga_total ELSE 0 END
    FROM beli_peristiwa WHERE kode_toko = p_toko AND tgl = p_tgl
    UNION ALL
    -- Tax that was added to the bill is none of its lines' totals.
    SELECT x.urut, x.bagian, 'PPN', 0, 0::bigint, CASE WHEN x.urut = 1 THEN x.ppn ELSE 0 END, CASE WHEN x.urut = 2 THEN x.ppn ELSE 0 END
    FROM (
      SELECT 1 AS urut, 'PENJUALAN' AS bagian, ppn FROM penjualan
      WHERE kode_toko = p_toko AND tgl_valid = p_tgl AND ppn > 0 AND NOT ppn_termasuk
      UNION ALL
      SELECT 2, 'BATAL PENJUALAN', ppn FROM penjualan
      WHERE kode_toko = p_toko AND tgl_batal = p_tgl AND no_batal IS NOT NULL AND ppn > 0 AND NOT ppn_termasuk
    ) x
    UNION ALL
    SELECT 7, bagian, uraian, qty, berat, masuk, keluar FROM layanan_peristiwa WHERE kode_toko = p_toko AND tgl = p_tgl
    UNION ALL
    SELECT urut, bagian, uraian, qty, berat, masuk, keluar FROM ringkas_ppn(p_toko, p_tgl)
  ), jumlah AS (
    SELECT urut, bagian, uraian, sum(qty) AS qty, sum(berat) AS berat, sum(masuk) AS masuk, sum(keluar) AS keluar
    FROM baris GROUP BY urut, bagian, uraian
  )
  SELECT coalesce(jsonb_agg(jsonb_build_object('bagian', bagian, 'uraian', uraian, 'qty', qty, 'berat', berat, 'masuk', masuk, 'keluar', keluar)
    ORDER BY urut, bagian COLLATE "C", uraian COLLATE "C"), '[]') FROM jumlah
$$;

CREATE OR REPLACE FUNCTION ringkas_hari(p_toko text, p_tgl date) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT ringkas_buku(p_toko, p_tgl) || jsonb_build_object('transaksi', ringkas_transaksi(p_toko, p_tgl), 'bentuk', 3)
$$;
