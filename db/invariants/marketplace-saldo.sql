-- What is sold through a marketplace is owed by it, nota by nota, whole, from the day the sale is right; nobody else pays such a sale, and
-- a marketplace pays no other.
WITH buku AS (
  SELECT ref, sum(rp) AS rp FROM mutasi WHERE akun = 'PIUTANG_MARKETPLACE' GROUP BY 1 HAVING sum(rp) <> 0
), harus AS (
  SELECT k.no_faktur_jual, k.tagihan::bigint AS rp FROM penjualan k WHERE k.kode_marketplace IS NOT NULL AND k.status = 'DONE'
)
SELECT 'penjualan ' || coalesce(h.no_faktur_jual, b.ref) || ': marketplace berutang ' || coalesce(h.rp, 0) || ', di buku besar ' || coalesce(b.rp, 0) AS keterangan
FROM harus h FULL JOIN buku b ON b.ref = h.no_faktur_jual
WHERE coalesce(h.rp, 0) <> coalesce(b.rp, 0)
UNION ALL
SELECT 'penjualan ' || k.no_faktur_jual || ': dibayar ' || b.cara_bayar || ' ' || b.ref || ', dijual lewat ' || coalesce(k.kode_marketplace, 'toko')
FROM penjualan k JOIN pembayaran b ON b.dokumen = k.no_faktur_jual
WHERE (b.cara_bayar = 'MARKETPLACE') <> (k.kode_marketplace IS NOT NULL) OR b.cara_bayar = 'MARKETPLACE' AND b.ref <> k.kode_marketplace
