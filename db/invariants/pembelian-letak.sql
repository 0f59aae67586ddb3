-- A bought piece that is still one of its own lies, by the ledger, on the tray that its row names; no other does.
WITH lot AS (
  SELECT kode_toko, ref, lot, kode_group, kode_dept, sum(pcs) AS pcs, sum(mg) AS mg
  FROM mutasi WHERE akun = 'BAKI' AND lot LIKE 'FB-%'
  GROUP BY 1, 2, 3, 4, 5 HAVING sum(pcs) <> 0 OR sum(mg) <> 0
), letak AS (
  SELECT kode_toko, kode_baki_kini AS ref, no_faktur_beli AS lot, kode_group, kode_dept, 1 AS pcs, berat::bigint AS mg
  FROM pembelian WHERE kode_baki_kini IS NOT NULL
)
SELECT 'pembelian ' || coalesce(l.lot, p.lot) || ': ' || CASE
    WHEN l.lot IS NULL THEN 'tidak ada di baki ' || p.ref
    WHEN p.lot IS NULL THEN 'di baki ' || l.ref || ' tanpa catatan'
    ELSE 'qty atau beratnya lain' END AS keterangan
FROM lot l FULL JOIN letak p
  ON p.kode_toko = l.kode_toko AND p.ref = l.ref AND p.lot = l.lot AND p.kode_group = l.kode_group AND p.kode_dept = l.kode_dept
WHERE l.lot IS NULL OR p.lot IS NULL OR (l.pcs, l.mg) <> (p.pcs, p.mg)
