-- No balance lies on the wrong side of zero; where pieces and weight go together neither stands alone.
-- Balances over all shops (TRANSIT, SALDO_KIRIM) are judged as totals.
-- The daily audit adds to the snapshots that stood when its days began.
WITH kini AS (
  SELECT CASE WHEN a.lintas_toko THEN '*' ELSE m.kode_toko END AS toko, m.akun, m.ref, m.lot, m.kode_group, m.kode_dept,
    a.tanda, a.berpasangan, sum(m.pcs) AS pcs, sum(m.mg) AS mg, sum(m.rp) AS rp
  FROM (
    SELECT kode_toko, akun, ref, lot, kode_group, kode_dept, pcs, mg, rp FROM mutasi WHERE tgl_system >= audit_sejak()
    UNION ALL
    SELECT kode_toko, akun, ref, lot, kode_group, kode_dept, pcs, mg, rp FROM saldo_harian
    WHERE tgl_system < audit_sejak() AND sampai >= audit_sejak()
  ) m JOIN akun a ON a.akun = m.akun
  WHERE a.tanda <> 0
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
)
SELECT 'saldo ' || concat_ws(' ', toko, akun, ref, lot, kode_group, kode_dept) || ': '
  || CASE WHEN pcs * tanda < 0 OR mg * tanda < 0 OR rp * tanda < 0 THEN 'di bawah nol' ELSE 'qty dan berat tidak habis bersama' END AS keterangan
FROM kini
WHERE pcs * tanda < 0 OR mg * tanda < 0 OR rp * tanda < 0 OR (berpasangan AND (pcs = 0) <> (mg = 0))
