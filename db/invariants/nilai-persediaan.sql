-- What goods are worth follows from what moved: since a shop began, its own grams by group are those of its lines, each evening's value
-- stands in the ledger and is those grams at that evening's average, what left went at it, and purchases wait for no second evening. What
-- left on the day of an opening value and before it costs what that value says.
WITH toko_nilai AS (
  SELECT n.kode_toko, min(n.tgl_system) AS sejak, t.tgl_system AS buka FROM nilai_awal n JOIN toko t USING (kode_toko) WHERE n.no_batal IS NULL GROUP BY 1, 3
), kelompok AS MATERIALIZED (
  SELECT t.kode_toko, g.kode_group, t.buka, nilai_sejak(t.kode_toko, g.kode_group) AS sejak FROM toko_nilai t CROSS JOIN master_group g
), milik AS MATERIALIZED (
  -- own places, of every line: not what others sent, not what customers leave for their orders
  SELECT m.kode_toko, m.kode_group, m.tgl_system, m.jurnal_id, m.mg::bigint AS mg
  FROM mutasi m JOIN toko_nilai t USING (kode_toko) JOIN jurnal j ON j.id = m.jurnal_id
  WHERE m.akun IN ('BAKI', 'SEPUH', 'RUSAK', 'HANCUR', 'BAHAN_TOKO', 'TUKANG', 'PESANAN', 'CUCI') AND j.kind <> 'PESANAN'
  UNION ALL
  SELECT m.kode_toko, m.kode_group, m.tgl_system, m.jurnal_id, m.mg
  FROM mutasi m JOIN toko_nilai t USING (kode_toko) JOIN dokumen d ON d.nomor = m.ref AND d.kode_toko = m.kode_toko
  WHERE m.akun IN ('TRANSIT', 'SALDO_KIRIM')
  UNION ALL
  SELECT j.kode_toko, p.kode_group, j.tgl_system, j.id, CASE WHEN j.membalik IS NULL THEN p.berat_customer ELSE -p.berat_customer END
  FROM jurnal j JOIN toko_nilai t USING (kode_toko) LEFT JOIN jurnal a ON a.id = j.membalik
    JOIN pesanan_serah s ON s.no_serah = coalesce(a.document, j.document) JOIN pesanan p USING (no_pesanan)
  WHERE j.kind = 'SERAH_PESANAN'
), keluar AS (
  SELECT a.pengirim AS kode_toko, a.kode_group, n.tgl_system, -a.mg::bigint AS mg FROM nilai_antar a JOIN nilai n ON n.no_nilai = a.no_kirim_nilai
), gerak AS (
  SELECT kode_toko, kode_group, tgl_system, sum(mg) AS mg FROM (
    SELECT m.kode_toko, m.kode_group, m.tgl_system, m.mg FROM milik m JOIN kelompok k ON k.kode_toko = m.kode_toko AND k.kode_group = m.kode_group
    WHERE m.jurnal_id > k.sejak AND m.tgl_system < k.buka
    UNION ALL SELECT * FROM keluar
  ) x GROUP BY 1, 2, 3 HAVING sum(mg) <> 0
), ditulis AS (
  SELECT n.kode_toko, r.kode_group, n.tgl_system, sum(r.mg) AS mg FROM nilai_rinci r JOIN nilai n USING (no_nilai)
  WHERE r.sebab <> 'SEBELUM' GROUP BY 1, 2, 3 HAVING sum(r.mg) <> 0
), mula AS MATERIALIZED (
  -- opening values that hold from the beginning of a day that is closed by now
  SELECT n.kode_toko, n.tgl_system, d.kode_group, w.id, d.harga_modal::bigint * d.persentase AS modal
  FROM nilai_awal n JOIN toko t USING (kode_toko) JOIN nilai_awal_detail d USING (no_nilai_awal)
    JOIN jurnal w ON w.kind = 'NILAI' AND w.document = n.no_nilai_awal
  WHERE n.no_batal IS NULL AND n.sejak_pagi AND d.dinilai AND n.tgl_system < t.tgl_system
), lalu AS (
  -- sold, handed over or used for repairs by own places, unless undone that day; what customers sold with their orders never was there
  SELECT w.kode_toko, w.tgl_system, w.kode_group, 'HPP' AS lawan, CASE WHEN j.kind = 'JUAL' THEN least(m.mg, 0) ELSE m.mg END AS mg
  FROM mula w JOIN milik m ON m.kode_toko = w.kode_toko AND m.kode_group = w.kode_group AND m.tgl_system = w.tgl_system AND m.jurnal_id < w.id
    JOIN jurnal j ON j.id = m.jurnal_id
  WHERE j.membalik IS NULL AND j.kind IN ('JUAL', 'SERAH_PESANAN', 'SERVICE')
    AND NOT EXISTS (SELECT FROM jurnal b WHERE b.membalik = j.id AND b.tgl_system = j.tgl_system)
  UNION ALL
  SELECT w.kode_toko, w.tgl_system, w.kode_group, 'HPP', -s.berat_beli
  FROM mula w JOIN jurnal j ON j.kode_toko = w.kode_toko AND j.tgl_system = w.tgl_system AND j.kind = 'SERAH_PESANAN' AND j.id < w.id
    JOIN pesanan_serah s ON s.no_serah = j.document JOIN pesanan p ON p.no_pesanan = s.no_pesanan AND p.kode_group = w.kode_group
  WHERE NOT EXISTS (SELECT FROM jurnal b WHERE b.membalik = j.id AND b.tgl_system = j.tgl_system)
  UNION ALL
  -- lost and found, each by the line that lost it
  SELECT w.kode_toko, w.tgl_system, w.kode_group, 'RUGI_SUSUT', -m.mg
  FROM mula w JOIN jurnal j ON j.kode_toko = w.kode_toko AND j.tgl_system = w.tgl_system
    JOIN mutasi m ON m.jurnal_id = j.id AND m.kode_group = w.kode_group AND m.akun IN ('SUSUT', 'SELISIH')
    LEFT JOIN jurnal a ON a.id = j.membalik
    LEFT JOIN LATERAL (SELECT min(l.id) AS id FROM jurnal l WHERE m.akun = 'SELISIH' AND m.ref <> coalesce(a.document, j.document)
      AND l.document = m.ref AND l.kind = ANY (array(SELECT kind FROM kind_jurnal))) l ON true
    JOIN jurnal x ON x.id = coalesce(l.id, a.id, j.id) AND x.id < w.id AND x.tgl_system = w.tgl_system
  WHERE j.kind NOT IN ('HUTANG', 'PESANAN', 'LELANG', 'SERVICE', 'SALDO_AWAL')
)
SELECT 'nilai ' || coalesce(g.kode_toko, d.kode_toko) || ' ' || coalesce(g.tgl_system, d.tgl_system) || ' ' || coalesce(g.kode_group, d.kode_group)
  || ': ' || coalesce(d.mg, 0) || ' mg, di buku besar ' || coalesce(g.mg, 0) || ' mg' AS keterangan
FROM gerak g FULL JOIN ditulis d ON d.kode_toko = g.kode_toko AND d.kode_group = g.kode_group AND d.tgl_system = g.tgl_system
WHERE g.mg IS DISTINCT FROM d.mg
UNION ALL
-- from the first line on: what stands there today is what the newest evening says
SELECT 'nilai ' || h.kode_toko || ' ' || h.kode_group || ': ' || h.mg || ' mg, miliknya ' || m.mg || ' mg'
FROM kelompok k
JOIN LATERAL (SELECT * FROM nilai_harian x WHERE x.kode_toko = k.kode_toko AND x.kode_group = k.kode_group ORDER BY x.tgl_system DESC LIMIT 1) h ON true
CROSS JOIN LATERAL (
  SELECT coalesce((SELECT sum(x.mg) FROM milik x WHERE x.kode_toko = k.kode_toko AND x.kode_group = k.kode_group AND x.tgl_system < k.buka), 0)
    + coalesce((SELECT sum(x.mg) FROM keluar x WHERE x.kode_toko = k.kode_toko AND x.kode_group = k.kode_group), 0)
    -- received by others before this shop began
    + coalesce((SELECT sum(x.mg) FROM mutasi x JOIN dokumen d ON d.nomor = x.ref AND d.kode_toko = k.kode_toko
        WHERE x.akun IN ('TRANSIT', 'SALDO_KIRIM') AND x.kode_toko <> k.kode_toko AND x.kode_group = k.kode_group AND x.jurnal_id < k.sejak), 0) AS mg
) m
WHERE k.sejak IS NOT NULL AND m.mg <> h.mg
UNION ALL
SELECT 'nilai ' || h.kode_toko || ' ' || h.tgl_system || ' ' || h.kode_group || ': Rp. ' || h.rp || ', PERSEDIAAN Rp. ' || coalesce(s.rp, 0)
FROM nilai_harian h LEFT JOIN saldo_harian s ON s.kode_toko = h.kode_toko AND s.akun = 'PERSEDIAAN' AND s.ref = h.kode_group
  AND s.tgl_system <= h.tgl_system AND s.sampai > h.tgl_system
WHERE h.rp <> coalesce(s.rp, 0)
UNION ALL
SELECT 'nilai ' || h.kode_toko || ' ' || h.tgl_system || ' ' || h.kode_group || ': Rp. ' || h.rp || ' untuk ' || h.mg || ' mg, rata-ratanya Rp. '
  || h.dasar_rp || ' untuk ' || h.dasar_mg || ' mg'
FROM nilai_harian h
WHERE (h.mg = 0 AND h.rp <> 0) OR h.dasar_mg <= 0
  -- each line was rounded by itself
  OR abs(h.rp::numeric * h.dasar_mg - h.mg::numeric * h.dasar_rp) > h.dasar_mg::numeric
    * (1 + (SELECT count(*) FROM nilai_rinci r WHERE r.no_nilai = h.no_nilai AND r.kode_group = h.kode_group))
UNION ALL
SELECT 'nilai ' || r.no_nilai || ': ' || r.sebab || ' ' || r.kode_group || ' Rp. ' || r.rp || ' untuk ' || r.mg || ' mg'
FROM nilai_rinci r JOIN nilai_harian h ON h.no_nilai = r.no_nilai AND h.kode_group = r.kode_group
WHERE r.sebab IN ('JUAL', 'PATRI', 'RUGI') AND h.dasar_mg > 0 AND r.rp <> round(r.mg::numeric * h.dasar_rp / h.dasar_mg)
UNION ALL
-- the jurnal says what the document does, account by account
SELECT 'nilai ' || coalesce(x.no_nilai, y.no_nilai) || ': ' || coalesce(x.akun, y.akun) || ' ' || coalesce(x.ref, y.ref) || ' Rp. '
  || coalesce(x.rp, 0) || ', di buku besar Rp. ' || coalesce(y.rp, 0)
FROM (
  SELECT no_nilai::text, akun, ref, sum(rp) AS rp FROM (
    SELECT no_nilai, CASE sebab WHEN 'LANGSUNG' THEN 'HPP' WHEN 'AWAL' THEN 'MODAL' WHEN 'SEBELUM' THEN 'MODAL' ELSE 'PERSEDIAAN' END AS akun,
      CASE sebab WHEN 'SEBELUM' THEN '-' ELSE kode_group::text END AS ref, rp::bigint FROM nilai_rinci
    UNION ALL SELECT no_nilai, lawan, ref, -rp FROM nilai_rinci WHERE lawan <> '-'
  ) r GROUP BY 1, 2, 3 HAVING sum(rp) <> 0
) x
FULL JOIN (
  SELECT n.no_nilai::text, m.akun, m.ref, sum(m.rp) AS rp FROM nilai n JOIN jurnal j ON j.kind = 'NILAI' AND j.document = n.no_nilai
  JOIN mutasi m ON m.jurnal_id = j.id GROUP BY 1, 2, 3
) y ON y.no_nilai = x.no_nilai AND y.akun = x.akun AND y.ref = x.ref
WHERE x.rp IS DISTINCT FROM y.rp
UNION ALL
SELECT 'nilai ' || t.kode_toko || ' ' || s.tgl_system || ': PEMBELIAN masih Rp. ' || s.rp
FROM toko_nilai t JOIN saldo_harian s ON s.kode_toko = t.kode_toko AND s.akun = 'PEMBELIAN' AND s.tgl_system >= t.sejak WHERE s.rp <> 0
UNION ALL
-- what was paid or billed for a group's purchases came in at that, but for those of before the shop began
SELECT 'nilai ' || coalesce(b.kode_toko, r.kode_toko) || ' ' || coalesce(b.tgl, r.tgl_system) || ' ' || coalesce(b.kode_group, r.kode_group)
  || ': dibeli Rp. ' || coalesce(b.rp, 0) || ', dinilai Rp. ' || coalesce(r.rp, 0)
FROM (
  SELECT b.kode_toko, b.tgl, b.kode_group, sum(b.rp) AS rp FROM (
  SELECT p.kode_toko, p.tgl, p.kode_group, sum(p.arah * p.harga_total) AS rp
  FROM beli_peristiwa p JOIN toko_nilai t USING (kode_toko) JOIN pembelian k ON k.no_faktur_beli = p.no_faktur
  WHERE p.tgl >= t.sejak AND p.tgl < t.buka AND (
    SELECT min(j.id) FROM jurnal j WHERE j.kind IN ('BELI', 'JUAL', 'LELANG') AND j.document IN (k.no_faktur_beli, k.no_faktur_tukar, k.no_lelang)
  ) > nilai_sejak(p.kode_toko, NULL)
  GROUP BY 1, 2, 3
  UNION ALL
  SELECT j.kode_toko, j.tgl_system, p.kode_group, sum(CASE WHEN j.document = s.no_batal THEN -s.beli ELSE s.beli END)
  FROM pesanan_serah s JOIN pesanan p USING (no_pesanan) JOIN toko_nilai t ON t.kode_toko = s.kode_toko
    JOIN jurnal a ON a.kind = 'SERAH_PESANAN' AND a.document = s.no_serah
    JOIN jurnal j ON j.kind = 'SERAH_PESANAN' AND j.document IN (s.no_serah, s.no_batal)
  WHERE s.beli > 0 AND a.id > nilai_sejak(s.kode_toko, NULL) AND j.tgl_system >= t.sejak AND j.tgl_system < t.buka
  GROUP BY 1, 2, 3
  UNION ALL
  SELECT j.kode_toko, j.tgl_system, d.kode_group, sum(CASE WHEN j.document = k.no_batal THEN -d.rp ELSE d.rp END)
  FROM tagihan k JOIN tagihan_detail d USING (no_tagihan) JOIN toko_nilai t USING (kode_toko)
    JOIN jurnal a ON a.kind = 'TAGIHAN' AND a.document = k.no_tagihan
    JOIN jurnal j ON j.kind = 'TAGIHAN' AND j.document IN (k.no_tagihan, k.no_batal)
  WHERE d.no_bahan_stok IS NOT NULL AND a.id > nilai_sejak(k.kode_toko, NULL) AND j.tgl_system >= t.sejak AND j.tgl_system < t.buka
  GROUP BY 1, 2, 3
  ) b GROUP BY 1, 2, 3 HAVING sum(b.rp) <> 0
) b
FULL JOIN (
  SELECT n.kode_toko, n.tgl_system, r.kode_group, sum(r.rp) AS rp FROM nilai_rinci r JOIN nilai n USING (no_nilai)
  WHERE r.lawan = 'PEMBELIAN' AND r.kode_group <> '-' GROUP BY 1, 2, 3 HAVING sum(r.rp) <> 0
) r ON r.kode_toko = b.kode_toko AND r.tgl_system = b.tgl AND r.kode_group = b.kode_group
WHERE b.rp IS DISTINCT FROM r.rp
UNION ALL
-- what one group gives to a conversion the others get, and an undo carries back what its original carried
SELECT 'nilai ' || r.no_nilai || ': ' || r.dokumen || ' membuat Rp. ' || sum(r.rp) || ' dari perubahan kategori'
FROM nilai_rinci r WHERE r.sebab = 'KONVERSI' AND r.lawan = '-' GROUP BY r.no_nilai, r.dokumen HAVING sum(r.rp) <> 0
UNION ALL
SELECT 'nilai ' || x.no_nilai || ': ' || x.dokumen || ' ' || x.kode_group || ' Rp. ' || x.rp || ', yang dibatalkannya Rp. ' || y.rp
FROM nilai_rinci x JOIN jurnal j ON j.kind IN ('GANTI_GROUP', 'LEBUR') AND j.document = x.dokumen JOIN jurnal a ON a.id = j.membalik
JOIN nilai_rinci y ON y.sebab = 'KONVERSI' AND y.dokumen = a.document AND y.kode_group = x.kode_group AND y.lawan = x.lawan
WHERE x.sebab = 'KONVERSI' AND x.rp + y.rp <> 0
UNION ALL
SELECT 'nilai ' || r.no_nilai || ': ' || r.dokumen || ' ' || r.kode_group || ' ' || r.mg || ' mg, di buku besar ' || coalesce(m.mg, 0) || ' mg'
FROM nilai_rinci r
LEFT JOIN LATERAL (
  SELECT -sum(m.mg) AS mg FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id
  WHERE j.kind IN ('GANTI_GROUP', 'LEBUR') AND j.document = r.dokumen AND m.akun = 'KONVERSI' AND m.kode_group = r.kode_group
) m ON true
-- '-': of evenings that said it in one line
WHERE r.sebab = 'KONVERSI' AND r.dokumen <> '-' AND r.mg IS DISTINCT FROM m.mg
UNION ALL
-- a group that did nothing but pass gold on is no cost
SELECT 'nilai ' || r.no_nilai || ': ' || r.kode_group || ' Rp. ' || r.rp || ' menjadi HPP, padahal hanya berubah kategori'
FROM nilai_rinci r JOIN nilai n USING (no_nilai) JOIN nilai_harian h ON h.no_nilai = r.no_nilai AND h.kode_group = r.kode_group
WHERE r.sebab = 'SISA' AND h.mg >= 0
  AND EXISTS (SELECT FROM nilai_rinci x WHERE x.no_nilai = r.no_nilai AND x.kode_group = r.kode_group AND x.sebab = 'KONVERSI')
  AND NOT EXISTS (SELECT FROM nilai_rinci x WHERE x.no_nilai = r.no_nilai AND x.kode_group = r.kode_group
    AND (x.sebab NOT IN ('KONVERSI', 'SISA') OR x.ref <> '-' AND x.sebab = 'KONVERSI'))
  AND coalesce((SELECT x.mg FROM nilai_harian x WHERE x.kode_toko = n.kode_toko AND x.kode_group = r.kode_group AND x.tgl_system < n.tgl_system
    ORDER BY x.tgl_system DESC LIMIT 1), 0) >= 0
UNION ALL
-- what two shops owe each other for goods is the same on both sides, but for what the sender's next evening takes out
SELECT 'RK ' || x.a || ' ' || x.b || ': Rp. ' || sum(x.rp)
FROM (
  SELECT least(j.kode_toko, m.ref) AS a, greatest(j.kode_toko, m.ref) AS b, m.rp::bigint AS rp
  FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id
  -- the other side of a shop behind a portal stands in its own installation: rule cabang
  WHERE j.kind = 'NILAI' AND m.akun = 'RK' AND NOT EXISTS (SELECT FROM toko t WHERE t.kode_toko = m.ref AND t.portal <> '')
  UNION ALL
  SELECT least(pengirim, penerima), greatest(pengirim, penerima), rp FROM nilai_antar WHERE no_terima_nilai IS NOT NULL AND no_kirim_nilai IS NULL
) x GROUP BY x.a, x.b HAVING sum(x.rp) <> 0
UNION ALL
-- what others received of a shop's dispatches since it began is what leaves its books
SELECT 'nilai antar toko ' || coalesce(a.no_kirim, m.no_kirim) || ' ' || coalesce(a.kode_group, m.kode_group) || ': ' || coalesce(a.mg, 0)
  || ' mg, diterima ' || coalesce(m.mg, 0) || ' mg'
FROM (SELECT no_kirim::text, kode_group::text, penerima, tgl_terima AS tgl, sum(mg) AS mg FROM nilai_antar GROUP BY 1, 2, 3, 4) a
FULL JOIN (
  SELECT m.ref::text AS no_kirim, m.kode_group::text, m.kode_toko AS penerima, m.tgl_system AS tgl, -sum(m.mg) AS mg
  FROM mutasi m JOIN dokumen d ON d.nomor = m.ref AND d.kode_toko <> m.kode_toko JOIN toko p ON p.kode_toko = m.kode_toko
    JOIN kelompok k ON k.kode_toko = d.kode_toko AND k.kode_group = m.kode_group
  WHERE m.akun IN ('TRANSIT', 'SALDO_KIRIM') AND m.jurnal_id > k.sejak AND m.tgl_system < p.tgl_system
  GROUP BY 1, 2, 3, 4 HAVING sum(m.mg) <> 0
) m ON m.no_kirim = a.no_kirim AND m.kode_group = a.kode_group AND m.penerima = a.penerima AND m.tgl = a.tgl
WHERE a.mg IS DISTINCT FROM m.mg
UNION ALL
-- what the owner put right is what his document says, of what stood there
SELECT 'koreksi nilai ' || k.no_koreksi_nilai || ' ' || k.kode_group || ': Rp. ' || k.rp_lama || ' menjadi Rp. ' || k.rp_baru || ', di buku besar Rp. '
  || coalesce(m.dulu, 0) || ' menjadi Rp. ' || coalesce(m.kini, 0)
FROM nilai_koreksi k LEFT JOIN jurnal j ON j.kind = 'NILAI' AND j.document = k.no_koreksi_nilai
CROSS JOIN LATERAL (
  SELECT sum(m.rp) FILTER (WHERE m.jurnal_id < j.id) AS dulu, sum(m.rp) AS kini FROM mutasi m
  WHERE m.kode_toko = k.kode_toko AND m.akun = 'PERSEDIAAN' AND m.ref = k.kode_group AND m.jurnal_id <= j.id
) m
WHERE coalesce(m.dulu, 0) <> k.rp_lama OR coalesce(m.kini, 0) <> k.rp_baru
UNION ALL
SELECT 'nilai ' || coalesce(x.kode_toko, y.kode_toko) || ' ' || coalesce(x.tgl_system, y.tgl_system) || ' ' || coalesce(x.kode_group, y.kode_group)
  || ': sebelum nilai awal ' || coalesce(x.lawan, y.lawan) || ' ' || coalesce(x.mg, 0) || ' mg Rp. ' || coalesce(x.rp, 0) || ', seharusnya '
  || coalesce(y.mg, 0) || ' mg Rp. ' || coalesce(y.rp, 0)
FROM (
  SELECT n.kode_toko, n.tgl_system, r.kode_group, r.lawan, sum(r.mg) AS mg, sum(r.rp) AS rp
  FROM nilai_rinci r JOIN nilai n USING (no_nilai) WHERE r.sebab = 'SEBELUM' AND r.lawan <> 'PEMBELIAN' GROUP BY 1, 2, 3, 4
) x
FULL JOIN (
  SELECT l.kode_toko, l.tgl_system, l.kode_group, l.lawan, sum(l.mg) AS mg, round(sum(l.mg)::numeric * w.modal / 1000000000) AS rp
  FROM lalu l JOIN mula w USING (kode_toko, tgl_system, kode_group) GROUP BY 1, 2, 3, 4, w.modal HAVING sum(l.mg) <> 0
) y USING (kode_toko, tgl_system, kode_group, lawan)
WHERE x.mg IS DISTINCT FROM y.mg OR x.rp IS DISTINCT FROM y.rp
UNION ALL
-- how a shop began
SELECT 'nilai awal ' || n.no_nilai_awal || ': Rp. ' || n.jumlah || ', isinya Rp. ' || coalesce(sum(d.rp), 0)
FROM nilai_awal n LEFT JOIN nilai_awal_detail d USING (no_nilai_awal) GROUP BY n.no_nilai_awal, n.jumlah HAVING n.jumlah <> coalesce(sum(d.rp), 0)
UNION ALL
SELECT 'nilai awal ' || d.no_nilai_awal || ' ' || d.kode_group || ': Rp. ' || d.rp || ' untuk ' || d.mg || ' mg, PERSEDIAAN Rp. ' || p.rp
FROM nilai_awal_detail d JOIN nilai_awal n USING (no_nilai_awal) JOIN jurnal j ON j.kind = 'NILAI' AND j.document = n.no_nilai_awal
CROSS JOIN LATERAL (
  SELECT coalesce(sum(m.rp), 0) AS rp FROM mutasi m WHERE m.kode_toko = n.kode_toko AND m.akun = 'PERSEDIAAN' AND m.ref = d.kode_group AND m.jurnal_id <= j.id
) p
WHERE d.dinilai AND n.no_batal IS NULL AND (d.rp <> round(d.mg::numeric * d.harga_modal * d.persentase / 1000000000) OR p.rp <> d.rp)
UNION ALL
SELECT 'nilai awal ' || n.no_nilai_awal || ': pembelian Rp. ' || n.pembelian || ', di buku besar Rp. ' || coalesce(-sum(m.rp), 0)
FROM nilai_awal n JOIN jurnal j ON j.kind = 'NILAI' AND j.document = n.no_nilai_awal LEFT JOIN mutasi m ON m.jurnal_id = j.id AND m.akun = 'PEMBELIAN'
GROUP BY n.no_nilai_awal, n.pembelian HAVING n.pembelian <> coalesce(-sum(m.rp), 0)
