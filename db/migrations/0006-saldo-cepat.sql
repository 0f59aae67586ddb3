-- Balances of any day at the price of what lies there that day, and sums of lists that rest when nothing happens.

-- Codes beside a range in one index; comes with PostgreSQL and needs no superuser.
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- A snapshot stands from its day until the next one of its key, so the balances of a day are the ranges that hold it. By
-- shop and account first: those that end in one document each (JADI, SUSUT) grow for ever and are not on the way of
-- stock. Without the balances that came to nothing, of which every lot, dispatch and order leaves one behind.
DROP INDEX saldo_harian_masa;
CREATE INDEX saldo_harian_masa ON saldo_harian USING gist (kode_toko, akun, daterange(tgl_system, sampai))
  WHERE pcs <> 0 OR mg <> 0 OR rp <> 0;

-- As before, by that index.
CREATE OR REPLACE FUNCTION saldo(p_toko text, p_tgl date)
RETURNS TABLE (akun text, ref text, lot text, kode_group text, kode_dept text, pcs bigint, mg bigint, rp bigint)
LANGUAGE sql STABLE AS $$
  SELECT x.akun, x.ref, x.lot, x.kode_group, x.kode_dept, sum(x.pcs)::bigint, sum(x.mg)::bigint, sum(x.rp)::bigint
  FROM (
    SELECT s.akun, s.ref, s.lot, s.kode_group, s.kode_dept, s.pcs, s.mg, s.rp FROM saldo_harian s
    -- 'infinity' is no day in a range: now is the last day of all
    WHERE s.kode_toko = p_toko AND daterange(s.tgl_system, s.sampai) @> least(p_tgl, DATE '9999-12-31')
      AND (s.pcs <> 0 OR s.mg <> 0 OR s.rp <> 0)
    UNION ALL
    SELECT m.akun, m.ref, m.lot, m.kode_group, m.kode_dept, m.pcs, m.mg, m.rp FROM mutasi m
    WHERE m.kode_toko = p_toko AND m.tgl_system <= p_tgl
      AND m.tgl_system >= (SELECT t.tgl_system FROM toko t WHERE t.kode_toko = p_toko)
  ) x
  GROUP BY x.akun, x.ref, x.lot, x.kode_group, x.kode_dept
  HAVING sum(x.pcs) <> 0 OR sum(x.mg) <> 0 OR sum(x.rp) <> 0
$$;

-- The same of some accounts, each found by itself: what reports of stock ask.
CREATE FUNCTION saldo_akun(p_toko text, p_tgl date, p_akun text[])
RETURNS TABLE (akun text, ref text, lot text, kode_group text, kode_dept text, pcs bigint, mg bigint, rp bigint)
LANGUAGE sql STABLE AS $$
  SELECT a.akun, x.ref, x.lot, x.kode_group, x.kode_dept, sum(x.pcs)::bigint, sum(x.mg)::bigint, sum(x.rp)::bigint
  FROM unnest(p_akun) AS a (akun) CROSS JOIN LATERAL (
    SELECT s.ref, s.lot, s.kode_group, s.kode_dept, s.pcs, s.mg, s.rp FROM saldo_harian s
    WHERE s.kode_toko = p_toko AND s.akun = a.akun
      AND daterange(s.tgl_system, s.sampai) @> least(p_tgl, DATE '9999-12-31')
      AND (s.pcs <> 0 OR s.mg <> 0 OR s.rp <> 0)
    UNION ALL
    SELECT m.ref, m.lot, m.kode_group, m.kode_dept, m.pcs, m.mg, m.rp FROM mutasi m
    WHERE m.kode_toko = p_toko AND m.akun = a.akun AND m.tgl_system <= p_tgl
      AND m.tgl_system >= (SELECT t.tgl_system FROM toko t WHERE t.kode_toko = p_toko)
  ) x
  GROUP BY a.akun, x.ref, x.lot, x.kode_group, x.kode_dept
  HAVING sum(x.pcs) <> 0 OR sum(x.mg) <> 0 OR sum(x.rp) <> 0
$$;

-- Sums up only what was appended since, so that a quiet shop's rows stay where they are and nothing is left to vacuum.
CREATE OR REPLACE FUNCTION padatkan_rekap() RETURNS void LANGUAGE sql AS $$
  WITH ganda AS (
    SELECT kode_toko, kode_baki, kode_group, kode_dept, kadar, tipe_barang, status_barang FROM barang_rekap
    GROUP BY 1, 2, 3, 4, 5, 6, 7
    HAVING count(*) > 1 OR (sum(pcs) = 0 AND sum(mg) = 0 AND sum(rp) = 0)
  ), lama AS (
    DELETE FROM barang_rekap r USING ganda g
    WHERE r.kode_toko = g.kode_toko AND r.kode_baki IS NOT DISTINCT FROM g.kode_baki AND r.kode_group = g.kode_group
      AND r.kode_dept = g.kode_dept AND r.kadar = g.kadar AND r.tipe_barang = g.tipe_barang
      AND r.status_barang = g.status_barang
    RETURNING r.*
  )
  INSERT INTO barang_rekap
    SELECT kode_toko, kode_baki, kode_group, kode_dept, kadar, tipe_barang, status_barang, sum(pcs), sum(mg), sum(rp)
    FROM lama GROUP BY 1, 2, 3, 4, 5, 6, 7
    HAVING sum(pcs) <> 0 OR sum(mg) <> 0 OR sum(rp) <> 0
$$;
