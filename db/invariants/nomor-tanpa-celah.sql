-- Document numbers have no gaps: as many documents as the counter says, for every kind that posts one jurnal a number.
WITH berjurnal (jenis) AS (
  SELECT unnest(ARRAY['SA', 'TM', 'PD', 'BPD', 'GG', 'KRB', 'KRM', 'BKR', 'TRM', 'HKR'])
  UNION ALL SELECT unnest(ARRAY['HCR', 'BHC', 'CUC', 'BCU', 'CUM', 'BCM'])
  UNION ALL SELECT unnest(ARRAY['SOH', 'BTM'])
  UNION ALL SELECT unnest(ARRAY['TUK', 'AUK', 'TUB', 'AUB', 'BUG', 'BFB'])
  UNION ALL SELECT unnest(ARRAY['SP', 'BSP', 'SS', 'BSS', 'PS', 'BPS', 'KS', 'BKS', 'TS', 'BTS', 'KC', 'BKC'])
  UNION ALL SELECT unnest(ARRAY['KB', 'BKB', 'VR', 'BVR'])
  UNION ALL SELECT unnest(ARRAY['BM', 'BBM', 'TBT', 'ABT', 'BBT'])
  UNION ALL SELECT unnest(ARRAY['TPS', 'BTT', 'BSR', 'KCP'])
  UNION ALL SELECT unnest(ARRAY['SLP', 'BSL', 'OTK', 'BOT'])
),
-- Documents that post nothing, or only later, are counted themselves.
terhitung (jenis, kode_toko, tgl_system, n) AS (
  SELECT 'TB', kode_toko, tgl_system, count(*) FROM timbang_baki GROUP BY 2, 3
  UNION ALL SELECT 'SO', kode_toko, tgl_system, count(*) FROM stock_opname GROUP BY 2, 3
  UNION ALL SELECT 'FB', kode_toko, tgl_system, count(*) FROM pembelian GROUP BY 2, 3
  UNION ALL SELECT 'VI', kode_toko, tgl_system, count(*) FROM validasi_inputan GROUP BY 2, 3
  UNION ALL SELECT 'PSN', kode_toko, tgl_system, count(*) FROM pesanan GROUP BY 2, 3
  UNION ALL SELECT 'SRP', kode_toko, tgl_system, count(*) FROM pesanan_serah GROUP BY 2, 3
  UNION ALL SELECT 'BTP', kode_toko, tgl_system, count(*) FROM pesanan_batal GROUP BY 2, 3
  UNION ALL SELECT 'BGP', kode_toko, tgl_system, count(*) FROM pembagian_pesanan GROUP BY 2, 3
  UNION ALL SELECT 'SOP', kode_toko, tgl_system, count(*) FROM so_pesanan GROUP BY 2, 3
  -- what posted nothing is taken back without a jurnal: its number alone says the day
  UNION ALL SELECT jenis, kode_toko, to_date(substring(no_batal FROM '-(\d{6})-\d+$'), 'YYMMDD'), count(*)
    FROM (
      SELECT 'BVI' AS jenis, kode_toko, no_batal FROM validasi_inputan
      UNION ALL SELECT 'BBG', kode_toko, no_batal FROM pembagian_pesanan
      UNION ALL SELECT 'BSO', kode_toko, no_batal FROM so_pesanan
    ) dibatalkan WHERE no_batal IS NOT NULL GROUP BY 1, 2, 3
)
SELECT 'nomor ' || n.jenis || '-' || n.kode_toko || ' ' || n.tgl_system || ': ' || n.terakhir || ' nomor, ' || coalesce(j.n, 0) || ' jurnal' AS keterangan
FROM nomor n
LEFT JOIN (
  -- counted once over all: the number itself says kind, shop and day
  SELECT split_part(document, '-', 1) AS jenis, kode_toko, tgl_system, count(*) FILTER (
    WHERE starts_with(document, split_part(document, '-', 1) || '-' || kode_toko || '-' || to_char(tgl_system, 'YYMMDD') || '-')) AS n
  FROM jurnal GROUP BY 1, 2, 3
) j ON j.jenis = n.jenis AND j.kode_toko = n.kode_toko AND j.tgl_system = n.tgl_system
WHERE n.jenis IN (SELECT b.jenis FROM berjurnal b) AND n.terakhir <> coalesce(j.n, 0)
UNION ALL
SELECT 'nomor ' || n.jenis || '-' || n.kode_toko || ' ' || n.tgl_system || ': ' || n.terakhir || ' nomor, ' || coalesce(d.n, 0) || ' dokumen'
FROM nomor n
LEFT JOIN terhitung d ON d.jenis = n.jenis AND d.kode_toko = n.kode_toko AND d.tgl_system = n.tgl_system
WHERE n.jenis IN ('TB', 'SO', 'FB', 'VI', 'BVI', 'PSN', 'SRP', 'BTP', 'BGP', 'BBG', 'SOP', 'BSO') AND n.terakhir <> coalesce(d.n, 0)
