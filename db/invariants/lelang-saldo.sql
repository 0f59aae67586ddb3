-- What an auction brought is the value of its pieces, each piece of each item of its loan once; it paid what it says, and what is left of it
-- is owed to the customer until it is paid to him, once. It stands only for a loan that was late.
WITH isi AS (
  SELECT no_lelang, sum(harga) AS rp, bool_and(status = 'DONE') AS sah, bool_and(status = 'BATAL') AS batal, min(kode_toko) AS toko, max(kode_toko) AS toko_lain
  FROM pembelian WHERE asal = 'LELANG' GROUP BY 1
), biji AS (
  SELECT l.no_lelang, d.urut, d.jumlah, d.kode_group, (SELECT count(*) FROM pembelian p WHERE p.no_lelang = l.no_lelang AND p.urut_hutang = d.urut AND p.kode_group = d.kode_group) AS n
  FROM hutang_lelang l JOIN hutang_detail d USING (no_hutang)
), buku AS (
  SELECT j.document, coalesce(sum(m.rp) FILTER (WHERE m.akun = 'PEMBELIAN'), 0) AS nilai, coalesce(-sum(m.rp) FILTER (WHERE m.akun = 'PIUTANG'), 0) AS pokok,
    coalesce(-sum(m.rp) FILTER (WHERE m.akun = 'BUNGA'), 0) AS bunga, coalesce(sum(m.rp) FILTER (WHERE m.akun = 'BIAYA'), 0) AS kurang,
    coalesce(-sum(m.rp) FILTER (WHERE m.akun = 'TITIPAN'), 0) AS lebih
  FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id WHERE j.kind = 'LELANG' AND j.membalik IS NULL GROUP BY 1
)
SELECT 'lelang ' || l.no_lelang || ': ' || CASE WHEN i.no_lelang IS NULL OR i.rp <> l.nilai THEN 'nilai ' || l.nilai || ', barangnya ' || coalesce(i.rp, 0)
    WHEN l.no_batal IS NULL AND NOT i.sah OR l.no_batal IS NOT NULL AND NOT i.batal THEN 'barangnya tidak sah atau batal bersamanya'
    WHEN k.no_hutang IS NULL OR k.kode_toko <> l.kode_toko OR i.toko <> l.kode_toko OR i.toko_lain <> l.kode_toko THEN 'bukan hutang toko ini'
    WHEN l.pokok <> k.jumlah_hutang THEN 'pokok ' || l.pokok || ', hutangnya ' || k.jumlah_hutang
    WHEN l.tgl_system < k.tgl_jatuh_tempo + coalesce(k.lelang_hari, 1) THEN 'belum lewat jatuh tempo' ELSE 'isinya bukan isi jurnalnya' END AS keterangan
FROM hutang_lelang l LEFT JOIN hutang k USING (no_hutang) LEFT JOIN isi i USING (no_lelang) LEFT JOIN buku b ON b.document = l.no_lelang
WHERE i.no_lelang IS NULL OR i.rp <> l.nilai OR l.no_batal IS NULL AND NOT i.sah OR l.no_batal IS NOT NULL AND NOT i.batal
  OR k.no_hutang IS NULL OR k.kode_toko <> l.kode_toko OR i.toko <> l.kode_toko OR i.toko_lain <> l.kode_toko OR l.pokok <> k.jumlah_hutang OR l.tgl_system < k.tgl_jatuh_tempo + coalesce(k.lelang_hari, 1)
  OR (l.nilai, l.pokok, l.bunga + l.denda, l.kurang, l.lebih) IS DISTINCT FROM (b.nilai, b.pokok, b.bunga, b.kurang, b.lebih)
UNION ALL
SELECT 'lelang ' || no_lelang || ': barang ' || urut || ' ' || n || ' biji dari ' || jumlah FROM biji WHERE n <> jumlah
UNION ALL
SELECT 'lelang ' || l.no_lelang || ': kelebihan ' || coalesce(h.rp, 0) || ' milik customer, di buku besar ' || coalesce(b.rp, 0)
FROM (
  SELECT l.no_hutang, max(l.no_lelang) AS no_lelang, sum(l.lebih - coalesce((SELECT sum(s.jumlah) FROM hutang_surplus s WHERE s.no_lelang = l.no_lelang AND s.no_batal IS NULL), 0)) AS rp
  FROM hutang_lelang l WHERE l.no_batal IS NULL GROUP BY 1
) h
FULL JOIN (
  SELECT m.ref, -sum(m.rp) AS rp FROM mutasi m WHERE m.akun = 'TITIPAN' AND EXISTS (SELECT FROM hutang k WHERE k.no_hutang = m.ref) GROUP BY 1 HAVING sum(m.rp) <> 0
) b ON b.ref = h.no_hutang
LEFT JOIN hutang_lelang l ON l.no_lelang = h.no_lelang
WHERE coalesce(h.rp, 0) <> coalesce(b.rp, 0)
UNION ALL
SELECT 'surplus ' || s.no_surplus || ': ' || s.jumlah || ', lelangnya ' || coalesce(l.lebih, 0)
FROM hutang_surplus s LEFT JOIN hutang_lelang l USING (no_lelang)
WHERE l.no_lelang IS NULL OR l.kode_toko <> s.kode_toko OR s.no_batal IS NULL AND l.no_batal IS NOT NULL OR s.jumlah <> l.lebih
