-- What is sold through a marketplace is owed by it, nota by nota, whole, from the day the sale is right until it is paid out; nobody else
-- pays such a sale, and a marketplace pays no other.
WITH buku AS (
  SELECT ref, sum(rp) AS rp FROM mutasi WHERE akun = 'PIUTANG_MARKETPLACE' GROUP BY 1 HAVING sum(rp) <> 0
), cair AS (
  SELECT no_faktur_jual, sum(diterima + biaya) AS rp FROM marketplace_cair WHERE no_batal IS NULL GROUP BY 1
), harus AS (
  SELECT k.no_faktur_jual, CASE WHEN k.status = 'DONE' THEN k.tagihan ELSE 0 END - coalesce(c.rp, 0) AS rp
  FROM penjualan k LEFT JOIN cair c USING (no_faktur_jual) WHERE k.kode_marketplace IS NOT NULL
)
SELECT 'penjualan ' || coalesce(h.no_faktur_jual, b.ref) || ': marketplace berutang ' || coalesce(h.rp, 0) || ', di buku besar ' || coalesce(b.rp, 0) AS keterangan
FROM harus h FULL JOIN buku b ON b.ref = h.no_faktur_jual
WHERE coalesce(h.rp, 0) <> coalesce(b.rp, 0)
UNION ALL
SELECT 'penjualan ' || k.no_faktur_jual || ': dibayar ' || b.cara_bayar || ' ' || b.ref || ', dijual lewat ' || coalesce(k.kode_marketplace, 'toko')
FROM penjualan k JOIN pembayaran b ON b.dokumen = k.no_faktur_jual
WHERE (b.cara_bayar = 'MARKETPLACE') <> (k.kode_marketplace IS NOT NULL) OR b.cara_bayar = 'MARKETPLACE' AND b.ref <> k.kode_marketplace
UNION ALL
-- A payout is that of its nota: its shop, its platform; its jurnal is what it says.
SELECT 'pencairan ' || c.no_cair || ': ' || CASE WHEN (c.kode_toko, c.kode_marketplace) IS DISTINCT FROM (k.kode_toko, k.kode_marketplace) THEN 'bukan marketplace ' || k.no_faktur_jual
    WHEN (c.kode_toko, c.tgl_system, c.kode_marketplace, c.no_rekening, c.referensi) IS DISTINCT FROM (g.kode_toko, g.tgl_system, g.kode_marketplace, g.no_rekening, g.referensi) THEN 'bukan seperti ' || c.no_cair_group
    ELSE 'di buku besar ' || coalesce(j.diterima, 0) || ', biaya ' || coalesce(j.biaya, 0) END
FROM marketplace_cair c JOIN penjualan k USING (no_faktur_jual) LEFT JOIN marketplace_cair g ON g.no_cair = c.no_cair_group
LEFT JOIN LATERAL (
  SELECT sum(m.rp) FILTER (WHERE m.akun = 'BANK' AND m.ref = c.no_rekening) AS diterima, sum(m.rp) FILTER (WHERE m.akun = 'BIAYA' AND m.ref = 'MARKETPLACE') AS biaya,
    -sum(m.rp) FILTER (WHERE m.akun = 'PIUTANG_MARKETPLACE' AND m.ref = c.no_faktur_jual) AS lunas
  FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id WHERE j.document = c.no_cair
) j ON true
WHERE (c.kode_toko, c.kode_marketplace) IS DISTINCT FROM (k.kode_toko, k.kode_marketplace)
  OR (c.kode_toko, c.tgl_system, c.kode_marketplace, c.no_rekening, c.referensi) IS DISTINCT FROM (g.kode_toko, g.tgl_system, g.kode_marketplace, g.no_rekening, g.referensi)
  OR (j.diterima, coalesce(j.biaya, 0), j.lunas) IS DISTINCT FROM (c.diterima::numeric, c.biaya::numeric, (c.diterima + c.biaya)::numeric)
