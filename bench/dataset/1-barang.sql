-- Masters, trays and items of the bench: what a chain of gold shops has after three years. Set by the loader:
-- ukur.barang (items), ukur.hari (closed days), ukur.awal (first day), ukur.hancur and ukur.laku (parts that are destroyed and sold).
-- Shops and users exist already.

-- The same numbers on every machine and in every run: a hash instead of a dice, in [0, 1).
CREATE FUNCTION pg_temp.acak(i bigint, salt bigint) RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (hashint8extended(i, salt) & 2147483647) / 2147483648.0
$$;

INSERT INTO master_group (kode_group, nama_group, jenis_group, harga, harga_modal, persentase)
SELECT k, n, 'PERHIASAN', h, h * 95 / 100, p FROM (VALUES
  ('MM', 'MAS MUDA', 1645000, 700000), ('MT', 'MAS TUA', 2152000, 916000), ('M17', 'MAS 17K', 1760000, 750000),
  ('M8', 'MAS 8K', 880000, 375000), ('M9', 'MAS 9K', 985000, 420000), ('M16', 'MAS 16K', 1660000, 700000),
  ('LM', 'LOGAM MULIA', 2350000, 999900), ('BRL', 'BERLIAN', 1900000, 750000)) AS g (k, n, h, p);

-- Sixty types, each of one group; rings and earrings in every group.
INSERT INTO jenis (kode_dept, nama_dept, kode_group)
SELECT 'J' || lpad(d::text, 2, '0'), (ARRAY['CINCIN', 'ANTING', 'KALUNG', 'GELANG', 'LIONTIN', 'GIWANG', 'CINCIN KAWIN', 'GELANG BANGLE'])[1 + d % 8] || ' ' || d,
  (ARRAY['MM', 'MT', 'M17', 'M8', 'M9', 'M16', 'LM', 'BRL'])[1 + (d * d / 9) % 8]
FROM generate_series(1, 60) d;

-- Each shop: four trays for every ten types in the shop, and one in each of the other rooms.
INSERT INTO baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol)
SELECT t.kode_toko, 'T' || lpad(n::text, 2, '0'), 'BAKI ' || n, 'TOKO', 182500 + n * 100, 350 FROM toko t, generate_series(1, 24) n
UNION ALL
SELECT t.kode_toko, 'X-' || g.kode_gudang, 'BAKI ' || g.kode_gudang, g.kode_gudang, 180000, 0
FROM toko t, gudang g WHERE g.kode_gudang <> 'TOKO';

-- One row per item with its whole life: entered, perhaps moved, perhaps destroyed or sold. Numbered in the order of entry.
CREATE TEMP TABLE hidup AS
WITH toko_urut AS (
  SELECT array_agg(kode_toko::text ORDER BY kode_toko) AS kode, count(*) AS n FROM toko
), jenis_urut AS (
  SELECT array_agg(kode_dept::text ORDER BY kode_dept) AS dept, array_agg(kode_group::text ORDER BY kode_dept) AS kode_group FROM jenis
), dadu AS (
  SELECT i, u.kode[1 + floor(pg_temp.acak(i, 1) * u.n)::int] AS kode_toko,
    -- opening stock, then what comes in over the years, the open day included
    CASE WHEN pg_temp.acak(i, 2) < 0.08 THEN 0 ELSE floor(pg_temp.acak(i, 3) * (h.hari + 1))::int END AS masuk,
    1 + floor(power(pg_temp.acak(i, 4), 1.7) * 60)::int AS d,
    pg_temp.acak(i, 5) AS r_berat, pg_temp.acak(i, 6) AS r_sudut, pg_temp.acak(i, 7) AS r_pindah, pg_temp.acak(i, 8) AS r_hancur,
    h.hari
  FROM generate_series(1, current_setting('ukur.barang')::bigint) i, toko_urut u,
    (SELECT current_setting('ukur.hari')::int AS hari) h
)
SELECT row_number() OVER (ORDER BY x.masuk, x.kode_toko, x.i)::int AS n, x.i, x.kode_toko, x.masuk, j.dept[x.d] AS kode_dept,
  j.kode_group[x.d] AS kode_group,
  -- a lognormal weight: most pieces of some grams, few of many
  greatest(300, least(95000, round(exp(1.05 + 0.75 * sqrt(-2 * ln(greatest(x.r_berat, 1e-9))) * cos(6.283185 * x.r_sudut)) * 1000)))::bigint AS mg,
  'T' || lpad((1 + (x.d * 7 + floor(x.r_sudut * 2)::int) % 24)::text, 2, '0') AS baki_awal,
  -- a third moves to another tray on a later day, three in ten leave unless more of them are sold
  CASE WHEN x.r_pindah < 0.35 AND x.masuk < x.hari THEN x.masuk + 1 + floor(x.r_pindah / 0.35 * (x.hari - x.masuk))::int END AS pindah,
  'T' || lpad((1 + (x.d * 7 + 3) % 24)::text, 2, '0') AS baki_pindah,
  CASE WHEN x.r_hancur < u.hancur AND x.masuk < x.hari - 1
    THEN x.masuk + 1 + floor(x.r_hancur / u.hancur * (x.hari - x.masuk - 1))::int END AS hancur,
  CASE WHEN x.r_hancur >= u.hancur AND x.r_hancur < u.hancur + u.laku AND x.masuk < x.hari - 1
    THEN x.masuk + 1 + floor((x.r_hancur - u.hancur) / u.laku * (x.hari - x.masuk - 1))::int END AS jual
FROM dadu x, jenis_urut j,
  (SELECT current_setting('ukur.hancur')::float8 AS hancur, current_setting('ukur.laku')::float8 AS laku) u;

-- What leaves does not move afterwards, and a move onto the same tray is none.
UPDATE hidup SET pindah = NULL WHERE pindah >= coalesce(hancur, jual) OR baki_pindah = baki_awal;
ALTER TABLE hidup ADD PRIMARY KEY (n);
ANALYZE hidup;

-- Documents: an opening stock in lists of 200, later entries of up to 8, moves of a day by target tray, one destruction a day, notas of up
-- to two pieces.
CREATE TEMP TABLE masuk AS
SELECT n, kode_toko, masuk AS hari, 1 + (row_number() OVER (PARTITION BY kode_toko, masuk ORDER BY n) - 1) / CASE WHEN masuk = 0 THEN 200 ELSE 8 END AS ke
FROM hidup;
CREATE TEMP TABLE pindah AS
SELECT n, kode_toko, pindah AS hari, dense_rank() OVER (PARTITION BY kode_toko, pindah ORDER BY baki_pindah) AS ke FROM hidup WHERE pindah IS NOT NULL;
CREATE TEMP TABLE hancur AS
SELECT n, kode_toko, hancur AS hari, 1::bigint AS ke FROM hidup WHERE hancur IS NOT NULL;
CREATE TEMP TABLE jual AS
SELECT n, kode_toko, jual AS hari, (row_number() OVER (PARTITION BY kode_toko, jual ORDER BY n) + 1) / 2 AS ke FROM hidup WHERE jual IS NOT NULL;

CREATE FUNCTION pg_temp.tgl(hari int) RETURNS date LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT current_setting('ukur.awal')::date + hari
$$;
CREATE FUNCTION pg_temp.nomor(jenis text, toko text, hari int, ke bigint) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT jenis || '-' || toko || '-' || to_char(pg_temp.tgl(hari), 'YYMMDD') || '-' || CASE WHEN ke < 10000 THEN lpad(ke::text, 4, '0') ELSE ke::text END
$$;

CREATE TEMP TABLE dokumen AS
SELECT row_number() OVER (ORDER BY hari, kode_toko, urut, ke) + (SELECT coalesce(max(id), 0) FROM jurnal) AS jurnal_id,
  kind, jenis, kode_toko, hari, ke, pg_temp.nomor(jenis, kode_toko, hari, ke) AS nomor,
  -- nothing of the open day was entered later than now: the program believes no clock that stands before its entries
  least((pg_temp.tgl(hari) + interval '2 hours' + (urut * 60 + ke % 300) * interval '1 minute') AT TIME ZONE 'UTC', now()) AS waktu, pcs, mg, baki
FROM (
  SELECT 'TAMBAH' AS kind, 'TM' AS jenis, 1 AS urut, m.kode_toko, m.hari, m.ke, count(*) AS pcs, sum(h.mg)::bigint AS mg, NULL AS baki
    FROM masuk m JOIN hidup h USING (n) GROUP BY m.kode_toko, m.hari, m.ke
  UNION ALL
  SELECT 'PINDAH', 'PD', 2, p.kode_toko, p.hari, p.ke, count(*), sum(h.mg)::bigint, min(h.baki_pindah)
    FROM pindah p JOIN hidup h USING (n) GROUP BY p.kode_toko, p.hari, p.ke
  UNION ALL
  SELECT 'HANCUR', 'HCR', 3, x.kode_toko, x.hari, x.ke, count(*), sum(h.mg)::bigint, NULL
    FROM hancur x JOIN hidup h USING (n) GROUP BY x.kode_toko, x.hari, x.ke
  UNION ALL
  SELECT 'JUAL', 'FJ', 4, x.kode_toko, x.hari, x.ke, count(*), sum(h.mg)::bigint, NULL
    FROM jual x JOIN hidup h USING (n) GROUP BY x.kode_toko, x.hari, x.ke
) d;
CREATE INDEX ON dokumen (kind, kode_toko, hari, ke);
ANALYZE dokumen;

INSERT INTO tambah_barang (no_tambah, kode_toko, tgl_system, sumber, pcs, berat, user_id, dibuat_pada)
SELECT nomor, kode_toko, pg_temp.tgl(hari), 'STOK_AWAL', pcs, mg, 'OWNER', waktu FROM dokumen WHERE kind = 'TAMBAH' ORDER BY jurnal_id;

INSERT INTO barang (kode_barang, kode_barcode, kode_toko, kode_baki, kode_group, kode_dept, status_barang, nama_barang, kode_intern,
  tipe_barang, berat, berat_asli, berat_awal, berat_plastik, kadar, persentase, kadar_cetak, kadar_modal, ongkos, harga_estimasi,
  harga_total, modal, tujuan, no_tambah, dibuat_pada, versi)
SELECT 'B' || a.angka,
  a.angka || (10 - (substr(a.angka, 1, 1)::int * 3 + substr(a.angka, 2, 1)::int + substr(a.angka, 3, 1)::int * 3
    + substr(a.angka, 4, 1)::int + substr(a.angka, 5, 1)::int * 3 + substr(a.angka, 6, 1)::int + substr(a.angka, 7, 1)::int * 3
    + substr(a.angka, 8, 1)::int + substr(a.angka, 9, 1)::int * 3) % 10) % 10,
  h.kode_toko, CASE WHEN coalesce(h.hancur, h.jual) IS NULL THEN CASE WHEN h.pindah IS NULL THEN h.baki_awal ELSE h.baki_pindah END END,
  h.kode_group, h.kode_dept, CASE WHEN h.hancur IS NOT NULL THEN 'HANCUR' WHEN h.jual IS NOT NULL THEN 'TERJUAL' ELSE 'TERSEDIA' END,
  split_part(j.nama_dept, ' ', 1) || ' '
    || (ARRAY['RANTAI', 'ITALI', 'MATA', 'POLOS', 'UKIR', 'HOLLOW', 'SISIK', 'NURI', 'MILANO', 'BANGKOK', 'KOREA', 'SERUT', 'PADI', 'BAMBU', 'TALI AIR', 'KEPANG'])[1 + floor(pg_temp.acak(h.i, 11) * 16)::int] || ' '
    || (ARRAY['PUTIH', 'KUNING', 'ROSE', 'DOFF', 'KILAP', 'KOMBINASI', 'MERAH', 'HIJAU', 'BIRU', 'HITAM'])[1 + floor(pg_temp.acak(h.i, 12) * 10)::int] || ' '
    || floor(pg_temp.acak(h.i, 13) * 900)::int,
  CASE WHEN pg_temp.acak(h.i, 14) < 0.2 THEN 'I' || h.i ELSE '-' END,
  CASE WHEN pg_temp.acak(h.i, 15) < 0.1 THEN 'A' ELSE 'SP' END,
  h.mg, h.mg, 0, 50, k.kode, k.persentase, k.kode, k.kode, o.ongkos, o.harga, o.harga + o.ongkos,
  (h.mg * g.harga_modal * k.persentase / 1000000000)::bigint, h.kode_toko, d.nomor, d.waktu,
  1 + (h.pindah IS NOT NULL)::int + (h.hancur IS NOT NULL)::int + 2 * (h.jual IS NOT NULL)::int
FROM hidup h
JOIN LATERAL (SELECT '10' || lpad(h.n::text, 7, '0') AS angka) a ON true
JOIN jenis j ON j.kode_dept = h.kode_dept
JOIN master_group g ON g.kode_group = h.kode_group
JOIN LATERAL (SELECT m.kode, m.persentase FROM master_kadar m ORDER BY abs(m.persentase - g.persentase), m.kode LIMIT 1) k ON true
JOIN LATERAL (SELECT 500 * ceil(h.mg * g.harga * k.persentase / 500000000000.0)::bigint AS harga, 25000 * floor(pg_temp.acak(h.i, 16) * 12)::bigint AS ongkos) o ON true
JOIN masuk m ON m.n = h.n
JOIN dokumen d ON d.kind = 'TAMBAH' AND d.kode_toko = m.kode_toko AND d.hari = m.hari AND d.ke = m.ke
ORDER BY h.n;
SELECT setval('urut_barang', (SELECT max(n) FROM hidup));

INSERT INTO barang_rekap
SELECT kode_toko, kode_baki, kode_group, kode_dept, kadar, tipe_barang, status_barang, count(*), sum(berat), sum(harga_total)
FROM barang GROUP BY 1, 2, 3, 4, 5, 6, 7;

-- Histories begin with the entry of each piece and the first value of each master.
INSERT INTO riwayat_barang (kode_barang, user_id, kode_toko, waktu,
  kode_group, kode_dept, tipe_barang, nama_barang, berat, berat_asli, berat_cad, berat_plastik, berat_atribut,
  berat_bandrol, kadar, persentase, kadar_cetak, kadar_modal, nama_atribut, harga_atribut, ongkos, harga_estimasi,
  harga_total, modal, foto)
SELECT kode_barang, 'OWNER', kode_toko, dibuat_pada,
  kode_group, kode_dept, tipe_barang, nama_barang, berat, berat_asli, berat_cad, berat_plastik, berat_atribut,
  berat_bandrol, kadar, persentase, kadar_cetak, kadar_modal, nama_atribut, harga_atribut, ongkos, harga_estimasi,
  harga_total, modal, foto
FROM barang ORDER BY kode_barang;
INSERT INTO riwayat_nilai (tabel, kunci, ke, user_id, kode_toko, waktu)
SELECT n.tabel, n.kunci, n.nilai, 'OWNER', '-', now() FROM nilai_kini() n
WHERE n.nilai IS NOT NULL AND NOT EXISTS (SELECT FROM riwayat_nilai r WHERE r.tabel = n.tabel AND r.kunci = n.kunci);

INSERT INTO pindah_barang (no_pindah, kode_toko, tgl_system, kode_baki_tujuan, pcs, berat, user_id, dibuat_pada)
SELECT nomor, kode_toko, pg_temp.tgl(hari), baki, pcs, mg, 'OWNER', waktu FROM dokumen WHERE kind = 'PINDAH' ORDER BY jurnal_id;

INSERT INTO pindah_barang_detail (no_pindah, urut, kode_barang, kode_baki_asal, kode_group, kode_dept, berat, versi, salinan)
SELECT d.nomor, row_number() OVER (PARTITION BY d.jurnal_id ORDER BY p.n), r.kode_barang, h.baki_awal, h.kode_group, h.kode_dept, h.mg, 2, r.id
FROM pindah p JOIN hidup h USING (n) JOIN riwayat_barang r ON r.kode_barang = 'B10' || lpad(p.n::text, 7, '0')
JOIN dokumen d ON d.kind = 'PINDAH' AND d.kode_toko = p.kode_toko AND d.hari = p.hari AND d.ke = p.ke
ORDER BY d.jurnal_id, p.n;

INSERT INTO hancur_barang (no_hancur, kode_toko, tgl_system, alasan, pcs, berat, user_id, dibuat_pada)
SELECT nomor, kode_toko, pg_temp.tgl(hari), 'RUSAK', pcs, mg, 'OWNER', waktu FROM dokumen WHERE kind = 'HANCUR' ORDER BY jurnal_id;

INSERT INTO hancur_barang_detail (no_hancur, urut, kode_barang, kode_baki_asal, kode_group, kode_dept, berat, salinan)
SELECT d.nomor, row_number() OVER (PARTITION BY d.jurnal_id ORDER BY x.n), r.kode_barang,
  CASE WHEN h.pindah IS NULL THEN h.baki_awal ELSE h.baki_pindah END, h.kode_group, h.kode_dept, h.mg, r.id
FROM hancur x JOIN hidup h USING (n) JOIN riwayat_barang r ON r.kode_barang = 'B10' || lpad(x.n::text, 7, '0')
JOIN dokumen d ON d.kind = 'HANCUR' AND d.kode_toko = x.kode_toko AND d.hari = x.hari AND d.ke = x.ke
ORDER BY d.jurnal_id, x.n;
