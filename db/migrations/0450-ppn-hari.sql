-- The day's transactions say the tax that customers paid on top: without it a day's sales were less than what paid for them. Records from
-- now on say by 'bentuk' that they tell it; those of days closed before stay as they are.
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
  ), jumlah AS (
    SELECT urut, bagian, uraian, sum(qty) AS qty, sum(berat) AS berat, sum(masuk) AS masuk, sum(keluar) AS keluar
    FROM baris GROUP BY urut, bagian, uraian
  )
  SELECT coalesce(jsonb_agg(jsonb_build_object('bagian', bagian, 'uraian', uraian, 'qty', qty, 'berat', berat, 'masuk', masuk, 'keluar', keluar)
    ORDER BY urut, bagian COLLATE "C", uraian COLLATE "C"), '[]') FROM jumlah
$$;

CREATE OR REPLACE FUNCTION ringkas_hari(p_toko text, p_tgl date) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT ringkas_buku(p_toko, p_tgl) || jsonb_build_object('transaksi', ringkas_transaksi(p_toko, p_tgl), 'bentuk', 2)
$$;
