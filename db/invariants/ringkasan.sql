-- What the record of a closed day says of gold, money and documents is what its lines come to. Days closed before it said so have none, nor
-- those closed before it told of loans, deposits, orders and repairs; those before 'bentuk' 2 tell no tax on top of bills, and those before
-- 'bentuk' 3 not what was taxed.
SELECT 'hari ' || h.kode_toko || ' ' || h.tgl_system || ': ringkasannya bukan isi buku besar' AS keterangan
FROM hari_tutup h JOIN sejak_audit() a ON a.kode_toko = h.kode_toko
CROSS JOIN LATERAL ringkas_hari(h.kode_toko, h.tgl_system) AS harus
WHERE h.tgl_system >= a.sejak AND h.ringkasan ? 'emas'
  AND h.ringkasan - ARRAY['jurnal', 'per_kind', 'toko'] IS DISTINCT FROM CASE
    WHEN h.ringkasan ->> 'bentuk' = '3' THEN harus
    WHEN h.ringkasan ? 'transaksi' THEN harus - 'bentuk' || CASE WHEN h.ringkasan ? 'bentuk' THEN '{"bentuk": 2}' ELSE '{}' END::jsonb ||
      jsonb_build_object('transaksi', (
        SELECT coalesce(jsonb_agg(x.satu ORDER BY x.ke), '[]')
        FROM jsonb_array_elements(harus -> 'transaksi') WITH ORDINALITY x (satu, ke)
        WHERE x.satu ->> 'bagian' <> 'PPN' AND (h.ringkasan ? 'bentuk' OR x.satu ->> 'uraian' <> 'PPN')))
    ELSE harus - ARRAY['bentuk', 'transaksi'] END
