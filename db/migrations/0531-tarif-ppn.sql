-- Tax by dated rows: from which day, of what, by which seller, to whom, the tariff, the part of it, and where that is written. What a shop
-- takes follows from what it is (the parameter jenis_pkp) and its day; one number per shop is no more.
CREATE TABLE tarif_ppn (
  penjual kode NOT NULL CHECK (penjual::text IN ('PEDAGANG', 'PEDAGANG TANPA FAKTUR', 'PABRIKAN', 'SEMUA') OR penjual::text ~ '^KHUSUS .'),
  untuk text NOT NULL CHECK (untuk IN ('PERHIASAN', 'SERVICE')),
  pembeli text NOT NULL CHECK (pembeli = 'KONSUMEN'),
  mulai date NOT NULL,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  -- 1/10,000 %
  tarif integer NOT NULL CHECK (tarif >= 0 AND tarif <= 1000000),
  bagian integer NOT NULL CHECK (bagian >= 0 AND bagian <= 1000000),
  dasar text NOT NULL CHECK (dasar IN ('PENUH', '11/12')),
  sumber text NOT NULL,
  versi integer NOT NULL DEFAULT 1,
  dihapus_pada timestamptz,
  PRIMARY KEY (penjual, untuk, pembeli, mulai),
  -- Repairs have a row of their own, which is every seller's.
  CONSTRAINT tarif_ppn_service CHECK ((untuk = 'SERVICE') = (penjual::text = 'SEMUA'))
);
INSERT INTO tarif_ppn (penjual, untuk, pembeli, mulai, tarif, bagian, dasar, sumber)
SELECT j.penjual, j.untuk, 'KONSUMEN', h.mulai, h.tarif, j.bagian, h.dasar, h.sumber
FROM (VALUES ('PEDAGANG', 'PERHIASAN', 100000), ('PEDAGANG TANPA FAKTUR', 'PERHIASAN', 150000), ('PABRIKAN', 'PERHIASAN', 150000),
  ('SEMUA', 'SERVICE', 100000)) j (penjual, untuk, bagian)
CROSS JOIN (VALUES (date '2023-05-01', 110000, 'PENUH', 'PMK 48/2023'),
  (date '2025-02-04', 120000, '11/12', 'PMK 48/2023 DIUBAH PMK 11/2025, TETAP DI PMK 52/2025')) h (mulai, tarif, dasar, sumber);

-- What a row comes to, half up once: 12 % x 10 % x 11/12 is 1.1 %.
CREATE FUNCTION tarif_efektif(p_tarif integer, p_bagian integer, p_dasar text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE p_dasar WHEN '11/12' THEN (22 * p_tarif::bigint * p_bagian + 12000000) / 24000000 ELSE (2 * p_tarif::bigint * p_bagian + 1000000) / 2000000 END::integer
$$;

-- As whom a shop is looked up; null where it takes none.
CREATE FUNCTION penjual_ppn(p_jenis text, p_toko text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE p_jenis WHEN 'KHUSUS' THEN 'KHUSUS ' || p_toko WHEN 'BUKAN PKP' THEN NULL ELSE p_jenis END
$$;

-- What a shop took goes on to the last digit: a number that is no tariff of the law has a row of that shop alone, which says so.
INSERT INTO tarif_ppn (penjual, untuk, pembeli, mulai, tarif, bagian, dasar, sumber)
SELECT 'KHUSUS ' || p.kode_toko, 'PERHIASAN', 'KONSUMEN', k.tgl_system, round(p.value::numeric * 10000)::integer, 1000000, 'PENUH',
  'PARAMETER PPN PENJUALAN SEBELUM PEMBARUAN, BUKAN TARIF PMK: PERIKSA'
FROM para_system p JOIN toko k USING (kode_toko) WHERE p.key = 'ppn_jual' AND p.value::numeric NOT IN (0, 1.1, 1.65);
INSERT INTO para_system (kode_toko, key, value, diubah_oleh, diubah_pada)
SELECT kode_toko, 'jenis_pkp', CASE value::numeric WHEN 1.1 THEN 'PEDAGANG' WHEN 1.65 THEN 'PEDAGANG TANPA FAKTUR' ELSE 'KHUSUS' END, diubah_oleh, diubah_pada
FROM para_system WHERE key = 'ppn_jual' AND value::numeric <> 0;
DELETE FROM para_system WHERE key = 'ppn_jual';

-- Of repairs it is inside of the fee, on the fetching that the fee is earned by.
ALTER TABLE service_ambil
  ADD COLUMN ppn_persen integer NOT NULL DEFAULT 0 CHECK (ppn_persen >= 0 AND ppn_persen <= 1000000),
  ADD COLUMN ppn rp NOT NULL DEFAULT 0 CHECK (ppn >= 0),
  ADD CONSTRAINT service_ambil_ppn CHECK (jasa IS NOT NULL OR (ppn_persen = 0 AND ppn = 0));
INSERT INTO akun_jurnal (kind, akun, sifat) VALUES ('SERVICE', 'PPN', 'UANG');

CREATE TRIGGER milik_pusat BEFORE INSERT OR UPDATE OR DELETE ON tarif_ppn FOR EACH STATEMENT EXECUTE FUNCTION tolak_milik_pusat();
CREATE CONSTRAINT TRIGGER siarkan AFTER INSERT OR UPDATE ON tarif_ppn DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION siarkan_master();
CREATE TRIGGER laporkan_sendiri AFTER INSERT OR UPDATE OR DELETE ON tarif_ppn FOR EACH ROW EXECUTE FUNCTION laporkan_sendiri();

-- The last day on which a row, there or to be, is what a shop reckons by: open days, and documents with the rate that was in force, from its
-- first day to the next row's. Such a day is never reckoned again.
CREATE FUNCTION hari_tarif_ppn(p_penjual text, p_untuk text, p_pembeli text, p_mulai date) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT max(x.tgl)
  FROM toko k
  CROSS JOIN (
    SELECT coalesce(min(mulai) FILTER (WHERE mulai > p_mulai), 'infinity') AS sampai,
      (array_agg(tarif_efektif(tarif, bagian, dasar) ORDER BY mulai DESC) FILTER (WHERE mulai <= p_mulai))[1] AS persen
    FROM tarif_ppn WHERE penjual = p_penjual AND untuk = p_untuk AND pembeli = p_pembeli AND dihapus_pada IS NULL
  ) n
  LEFT JOIN para_system s ON s.kode_toko = k.kode_toko AND s.key = 'jenis_pkp'
  CROSS JOIN LATERAL (
    SELECT k.tgl_system AS tgl
    WHERE k.tgl_system >= p_mulai AND k.tgl_system < n.sampai
      AND CASE p_untuk WHEN 'SERVICE' THEN penjual_ppn(s.value, k.kode_toko) IS NOT NULL ELSE penjual_ppn(s.value, k.kode_toko) = p_penjual END
    UNION ALL
    (SELECT d.tgl_system FROM penjualan d
    WHERE p_untuk = 'PERHIASAN' AND d.kode_toko = k.kode_toko AND d.tgl_system >= p_mulai AND d.tgl_system < n.sampai
      AND d.ppn_persen > 0 AND d.ppn_persen = n.persen
    ORDER BY d.tgl_system DESC LIMIT 1)
    UNION ALL
    (SELECT d.tgl_system FROM pesanan_serah d
    WHERE p_untuk = 'PERHIASAN' AND d.kode_toko = k.kode_toko AND d.tgl_system >= p_mulai AND d.tgl_system < n.sampai
      AND d.ppn_persen > 0 AND d.ppn_persen = n.persen
    ORDER BY d.tgl_system DESC LIMIT 1)
    UNION ALL
    (SELECT d.tgl_system FROM service_ambil d
    WHERE p_untuk = 'SERVICE' AND d.kode_toko = k.kode_toko AND d.tgl_system >= p_mulai AND d.tgl_system < n.sampai
      AND d.ppn_persen > 0 AND d.ppn_persen = n.persen
    ORDER BY d.tgl_system DESC LIMIT 1)
  ) x
  WHERE p_penjual NOT LIKE 'KHUSUS %' OR p_penjual = 'KHUSUS ' || k.kode_toko
$$;

-- Repairs among what was taxed on a day: of days closed before it they have no tax, so that their records say the same.
CREATE OR REPLACE FUNCTION ringkas_ppn(p_toko text, p_tgl date)
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
    UNION ALL
    SELECT 1, ppn, true, 'SERVICE', 1, 0, jasa FROM service_ambil WHERE kode_toko = p_toko AND tgl_system = p_tgl AND ppn_persen > 0
    UNION ALL
    SELECT -1, s.ppn, true, 'SERVICE', 1, 0, s.jasa FROM dokumen o JOIN service_ambil s ON s.no_ambil = o.membatalkan
    WHERE o.kode_toko = p_toko AND o.tgl_system = p_tgl AND o.membatalkan IS NOT NULL AND s.ppn_persen > 0
  ) x CROSS JOIN LATERAL (
    SELECT CASE x.jenis_ppn WHEN 'KENA' THEN 'DASAR PPN' WHEN 'SERVICE' THEN 'DASAR PPN SERVICE' WHEN 'TIDAK DIPUNGUT' THEN 'TIDAK DIPUNGUT, PP 49/2022'
        ELSE x.jenis_ppn END AS uraian,
      x.qty, x.berat, x.total - CASE WHEN x.jenis_ppn IN ('KENA', 'SERVICE') AND x.ppn_termasuk THEN x.ppn ELSE 0 END AS rp
    UNION ALL
    SELECT CASE x.jenis_ppn WHEN 'SERVICE' THEN 'PPN SERVICE' ELSE 'PPN' END, 0, 0, x.ppn WHERE x.jenis_ppn IN ('KENA', 'SERVICE')
  ) z
$$;
