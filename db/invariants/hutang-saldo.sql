-- What customers owe is the principal of their living loans, number by number, and what of theirs the shop keeps is the items of these.
WITH hidup AS (
  SELECT no_hutang, jumlah_hutang FROM hutang WHERE status = 'AKTIF'
), uang AS (
  SELECT ref, sum(rp) AS rp FROM mutasi WHERE akun = 'PIUTANG' GROUP BY 1 HAVING sum(rp) <> 0
), barang AS (
  SELECT ref, lot, kode_group, sum(pcs) AS pcs, sum(mg) AS mg FROM mutasi WHERE akun = 'HUTANG_BARANG' GROUP BY 1, 2, 3
  HAVING sum(pcs) <> 0 OR sum(mg) <> 0
)
SELECT 'hutang ' || coalesce(h.no_hutang, u.ref) || ': pokok ' || coalesce(h.jumlah_hutang, 0) || ', di buku besar ' || coalesce(u.rp, 0) AS keterangan
FROM hidup h FULL JOIN uang u ON u.ref = h.no_hutang
WHERE coalesce(h.jumlah_hutang, 0) <> coalesce(u.rp, 0)
UNION ALL
SELECT 'hutang ' || coalesce(d.no_hutang, b.ref) || ' ' || coalesce(d.urut::text, b.lot) || ': ' || coalesce(d.jumlah, 0) || ' pcs ' || coalesce(d.berat, 0)
  || ' mg, di buku besar ' || coalesce(b.pcs, 0) || ' pcs ' || coalesce(b.mg, 0) || ' mg'
FROM (SELECT d.* FROM hutang_detail d JOIN hidup USING (no_hutang)) d
FULL JOIN barang b ON b.ref = d.no_hutang AND b.lot = d.urut::text AND b.kode_group = d.kode_group
WHERE coalesce(d.jumlah, 0) <> coalesce(b.pcs, 0) OR coalesce(d.berat, 0) <> coalesce(b.mg, 0)
UNION ALL
-- Its head is its lines, and who made it right weighed each of them.
SELECT 'hutang ' || k.no_hutang || ': nilai ' || k.nilai || ', barangnya ' || coalesce(d.taksiran, 0) || CASE WHEN d.belum > 0 THEN ', ' || d.belum || ' belum ditimbang' ELSE '' END
FROM hutang k LEFT JOIN (
  SELECT no_hutang, sum(taksiran) AS taksiran, count(*) FILTER (WHERE berat_saksi IS NULL) AS belum FROM hutang_detail GROUP BY 1
) d USING (no_hutang)
WHERE k.nilai IS DISTINCT FROM d.taksiran OR k.tgl_buku IS NOT NULL AND NOT k.awal AND d.belum > 0
UNION ALL
-- Loans of the books of before, and they alone, are part of a shop's beginning.
SELECT 'hutang ' || k.no_hutang || ': ' || CASE WHEN k.awal THEN 'hutang awal' ELSE 'bukan hutang awal' END || ', jurnalnya ' || j.kind
FROM hutang k JOIN jurnal j ON j.document = k.no_hutang WHERE k.awal <> (j.kind = 'SALDO_AWAL')
UNION ALL
-- What it says that is due, and when, follows from its own terms; more than its goods carry was agreed to.
SELECT 'hutang ' || k.no_hutang || ': ' || CASE WHEN k.no_asal IS NULL AND k.mulai <> k.tgl_system THEN 'mulai ' || k.mulai || ', tanggalnya ' || k.tgl_system
    WHEN k.no_asal IS NULL AND k.tgl_jatuh_tempo <> h.jatuh THEN 'jatuh tempo ' || k.tgl_jatuh_tempo || ', menurut lamanya ' || h.jatuh
    WHEN k.bunga <> h.bunga THEN 'bunga ' || k.bunga || ', menurut syaratnya ' || h.bunga ELSE 'di atas plafon tanpa otorisasi' END
FROM hutang k CROSS JOIN LATERAL (
  SELECT (k.mulai + make_interval(months => k.lama))::date AS jatuh, ceil(k.jumlah_hutang::numeric * k.bunga_persen * x.kali / (1000000::numeric * x.dari * k.pembulatan)) * k.pembulatan AS bunga
  FROM (SELECT CASE k.basis WHEN 'HARI' THEN 30 ELSE 1 END AS dari, greatest(k.minimum, CASE k.basis WHEN 'HARI' THEN k.tgl_jatuh_tempo - k.mulai
    ELSE (SELECT min(n) FROM generate_series(0, 400) n WHERE (k.mulai + make_interval(months => n))::date >= k.tgl_jatuh_tempo) END) AS kali) x
) h
WHERE k.no_asal IS NULL AND NOT k.awal AND (k.mulai <> k.tgl_system OR k.tgl_jatuh_tempo <> h.jatuh) OR k.bunga <> h.bunga
  OR k.no_asal IS NULL AND NOT k.awal AND k.jumlah_hutang > k.plafon AND k.otorisasi IS NULL
UNION ALL
-- One that goes on runs from no earlier than before, and is due its term after what it was due, or was paid to, whichever is later.
SELECT 'hutang ' || k.no_hutang || ': lanjutan ' || l.no_hutang || ', mulai ' || k.mulai || ', jatuh tempo ' || k.tgl_jatuh_tempo
FROM hutang k JOIN hutang l ON l.no_hutang = k.no_asal
WHERE k.mulai < l.mulai OR k.tgl_jatuh_tempo <> (greatest(l.tgl_jatuh_tempo, k.mulai) + make_interval(months => k.lama))::date
UNION ALL
-- It ended by the one payment, or the auction, that says so, and a renewed one goes on as that says.
SELECT 'hutang ' || k.no_hutang || ': ' || k.status || ', ' || coalesce(l.no_lelang, b.no_bayar || ' ' || b.jenis, 'tanpa pembayaran yang mengakhirinya')
FROM hutang k LEFT JOIN hutang_bayar b ON b.no_hutang = k.no_hutang AND b.no_batal IS NULL AND b.jenis <> 'BUNGA'
LEFT JOIN hutang_lelang l ON l.no_hutang = k.no_hutang AND l.no_batal IS NULL
WHERE l.no_lelang IS NOT NULL AND b.no_bayar IS NOT NULL OR k.status IS DISTINCT FROM CASE WHEN l.no_lelang IS NOT NULL THEN 'LELANG' WHEN b.jenis = 'LUNAS' THEN 'LUNAS'
  WHEN b.jenis = 'PEREMAJAAN' THEN 'DIPEREMAJAKAN' WHEN k.status IN ('LUNAS', 'DIPEREMAJAKAN', 'LELANG') THEN '-' ELSE k.status END
UNION ALL
SELECT 'pembayaran ' || b.no_bayar || ': ' || CASE WHEN l.no_hutang IS NULL OR l.kode_toko <> b.kode_toko THEN 'bukan hutang toko ini'
  WHEN b.jenis = 'LUNAS' THEN 'pokok ' || b.pokok || ', hutangnya ' || l.jumlah_hutang ELSE 'hutang baru ' || coalesce(n.no_hutang, '-') || ' ' || coalesce(n.jumlah_hutang, 0) || ' bukan lanjutannya' END
FROM hutang_bayar b LEFT JOIN hutang l ON l.no_hutang = b.no_hutang LEFT JOIN hutang n ON n.no_hutang = b.no_baru
WHERE l.no_hutang IS NULL OR l.kode_toko <> b.kode_toko OR b.jenis = 'LUNAS' AND b.pokok <> l.jumlah_hutang
  OR b.jenis = 'PEREMAJAAN' AND (n.no_asal IS DISTINCT FROM b.no_hutang OR n.jumlah_hutang <> l.jumlah_hutang - b.pokok + b.keluar OR (n.status = 'BATAL') <> (b.no_batal IS NOT NULL))
UNION ALL
SELECT 'pembayaran ' || b.no_bayar || ': bunga ' || b.bunga + b.denda - b.diskon || ', di buku besar ' || coalesce(-m.rp, 0)
FROM hutang_bayar b LEFT JOIN (
  SELECT j.document, sum(m.rp) AS rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id WHERE m.akun = 'BUNGA' AND j.membalik IS NULL GROUP BY 1
) m ON m.document = b.no_bayar
WHERE b.bunga + b.denda - b.diskon <> coalesce(-m.rp, 0)
UNION ALL
-- A piece that the shop sold lies here for one loan at a time, is what its nota says and its customer's; an auction buys that piece.
SELECT 'hutang ' || d.no_hutang || ' ' || d.urut || ': ' || CASE WHEN d.n > 1 THEN 'barang dijaminkan ' || d.n || ' kali' WHEN b.kode_group IS DISTINCT FROM d.kode_group THEN 'bukan barang di notanya'
  ELSE 'barang di notanya ' || b.status_barang END
FROM (
  SELECT d.*, k.status, count(*) OVER (PARTITION BY d.kode_barang, k.status = 'LELANG') AS n FROM hutang_detail d JOIN hutang k USING (no_hutang)
  WHERE d.kode_barang IS NOT NULL AND k.status IN ('OPEN', 'AKTIF', 'LELANG')
) d LEFT JOIN public.barang b USING (kode_barang)
WHERE d.status <> 'LELANG' AND (d.n > 1 OR b.status_barang IS DISTINCT FROM 'TERJUAL' OR b.kode_group IS DISTINCT FROM d.kode_group)
  OR d.status = 'LELANG' AND NOT EXISTS (SELECT FROM pembelian p JOIN hutang_lelang l USING (no_lelang)
    WHERE l.no_hutang = d.no_hutang AND l.no_batal IS NULL AND p.kode_barang = d.kode_barang AND p.urut_hutang = d.urut)
UNION ALL
-- What a bank kept of an undone payment stays its fee, unless its card was voided on its day or was given up unseen.
SELECT 'pembayaran ' || b.no_bayar || ': biaya kartu ' || p.masuk || ', ' || CASE WHEN b.no_batal IS NULL THEN 'berlaku' WHEN b.void_edc THEN 'VOID EDC' ELSE 'dibatalkan' END
  || ', disimpan ' || coalesce(k.biaya, 0)
FROM hutang_bayar b CROSS JOIN LATERAL (
  SELECT coalesce(sum(x.biaya), 0) AS biaya, coalesce(sum(x.biaya) FILTER (WHERE x.cek <> 'BATAL'), 0) AS masuk FROM pembayaran x WHERE x.dokumen = b.no_bayar
) p
LEFT JOIN hutang_kembali k ON k.no_bayar = b.no_bayar
WHERE coalesce(k.biaya, 0) <> CASE WHEN b.no_batal IS NULL OR b.void_edc OR b.biaya_lama THEN 0 ELSE p.masuk END
  OR b.biaya_lama AND (b.no_batal IS NULL OR p.biaya = 0)
  OR k.no_kembali IS NOT NULL AND (k.kode_toko <> b.kode_toko
    OR k.biaya IS DISTINCT FROM (SELECT sum(x.biaya) FROM pembayaran x WHERE x.dokumen = k.no_kembali))
