-- Money of every document went through the till and the accounts that its payments name, each on the account of its way, and the bank
-- kept what they say; no rupiah of cash or bank without one. Payments of a document together are its money.
-- Whose drawer cash went through is said by transfers alone. What came and what went out by the same way each have their figure: together
-- they may come to nothing.
WITH bayar (nomor, arah, cara, no_rekening, ref, jumlah, biaya) AS (
  SELECT dokumen::text, arah, cara_bayar, no_rekening::text, ref::text, jumlah::bigint, biaya::bigint FROM pembayaran
  -- documents that are paid once say it themselves
  UNION ALL SELECT no_ongkos, 'KELUAR', CASE WHEN no_rekening IS NULL THEN 'CASH' ELSE 'TRANSFER' END, no_rekening, '-', jumlah, 0 FROM ongkos_tukang
  UNION ALL SELECT no_uang, CASE arah WHEN 'TAMBAH' THEN 'MASUK' ELSE 'KELUAR' END, CASE WHEN no_rekening IS NULL THEN 'CASH' ELSE 'TRANSFER' END,
    no_rekening, '-', jumlah, 0
  FROM uang
  UNION ALL SELECT no_pindah_uang, 'KELUAR', CASE WHEN dari IS NULL THEN 'CASH' ELSE 'TRANSFER' END,
    CASE WHEN dari IS NULL THEN laci_dari ELSE dari END, '-', jumlah, 0
  FROM pindah_uang
  UNION ALL SELECT s.no_sampai, 'MASUK', CASE WHEN p.ke IS NULL THEN 'CASH' ELSE 'TRANSFER' END,
    CASE WHEN p.ke IS NULL THEN p.laci_ke ELSE p.ke END, '-', p.jumlah, 0
  FROM uang_sampai s JOIN pindah_uang p USING (no_pindah_uang)
), harus AS (
  SELECT b.nomor, x.akun, x.ref, y.arah, sum(y.rp) AS rp
  FROM bayar b CROSS JOIN LATERAL (
    VALUES (CASE b.cara WHEN 'CASH' THEN 'KAS' WHEN 'MARKETPLACE' THEN 'PIUTANG_MARKETPLACE' WHEN 'TUKAR' THEN 'PEMBELIAN' WHEN 'TITIPAN' THEN 'TITIPAN'
          WHEN 'POIN' THEN 'DISKON' WHEN 'VOUCHER' THEN 'VOUCHER' ELSE 'BANK' END,
        CASE b.cara WHEN 'MARKETPLACE' THEN b.nomor WHEN 'TITIPAN' THEN b.ref WHEN 'POIN' THEN 'POIN' WHEN 'VOUCHER' THEN '-'
          ELSE coalesce(b.no_rekening, '-') END, b.jumlah - b.biaya),
      ('BIAYA_BANK', coalesce(b.no_rekening, '-'), b.biaya)) x (akun, ref, rp)
  CROSS JOIN LATERAL (SELECT CASE b.arah WHEN 'MASUK' THEN x.rp ELSE -x.rp END AS rp,
    CASE WHEN x.akun NOT IN ('KAS', 'BANK', 'BIAYA_BANK') THEN '' ELSE b.arah END AS arah) y
  LEFT JOIN dokumen d ON d.nomor = b.nomor LEFT JOIN jenis_dokumen n ON n.kode = d.kode
  WHERE n.kode IS NULL OR n.tabel IS NOT NULL
  GROUP BY 1, 2, 3, 4 HAVING sum(y.rp) <> 0
), buku AS (
  SELECT j.document::text AS nomor, x.akun, x.ref, x.arah, sum(m.rp) AS rp
  FROM jurnal j JOIN dokumen d ON d.nomor = j.document JOIN jenis_dokumen n ON n.kode = d.kode AND n.tabel IS NOT NULL
  JOIN mutasi m ON m.jurnal_id = j.id
  -- the unused part of a voucher is other income; a voucher is one whatever its number
  CROSS JOIN LATERAL (
    SELECT CASE WHEN m.akun = 'PENDAPATAN_LAIN' THEN 'VOUCHER' ELSE m.akun END AS akun, CASE WHEN m.akun IN ('VOUCHER', 'PENDAPATAN_LAIN') OR m.akun = 'KAS' AND d.kode NOT IN ('PU', 'PUT') THEN '-' ELSE m.ref END AS ref,
      CASE WHEN m.akun NOT IN ('KAS', 'BANK', 'BIAYA_BANK') THEN '' WHEN m.rp > 0 THEN 'MASUK' ELSE 'KELUAR' END AS arah
  ) x
  WHERE j.membalik IS NULL AND j.kind <> 'SALDO_AWAL' AND (m.akun IN ('KAS', 'BANK', 'BIAYA_BANK')
    OR j.kind = 'JUAL' AND (m.akun IN ('PIUTANG_MARKETPLACE', 'PEMBELIAN', 'TITIPAN', 'VOUCHER') OR (m.akun, m.ref) IN (('DISKON', 'POIN'), ('PENDAPATAN_LAIN', 'VOUCHER'))))
  GROUP BY 1, 2, 3, 4 HAVING sum(m.rp) <> 0
)
SELECT 'dokumen ' || coalesce(h.nomor, b.nomor) || ': pembayaran ' || coalesce(h.akun, b.akun) || ' ' || coalesce(h.ref, b.ref) || ' '
  || coalesce(h.rp, 0) || ', di buku besar ' || coalesce(b.rp, 0) AS keterangan
FROM harus h FULL JOIN buku b ON (b.nomor, b.akun, b.ref, b.arah) = (h.nomor, h.akun, h.ref, h.arah)
WHERE h.rp IS DISTINCT FROM b.rp
UNION ALL
SELECT 'dokumen ' || d.nomor || ': pembayaran ' || coalesce(b.rp, 0) || ', harus ' || d.rp
FROM (
  SELECT no_titip AS nomor, sum(jumlah) AS rp FROM pesanan_titip GROUP BY 1
  UNION ALL SELECT no_serah, bayar FROM pesanan_serah
  UNION ALL SELECT no_batal, -persekot FROM pesanan_batal
  UNION ALL SELECT no_faktur_jual, CASE WHEN tgl_valid IS NULL THEN 0 ELSE tagihan END FROM penjualan
  UNION ALL SELECT no_titip_group, sum(CASE WHEN tgl_valid IS NULL THEN 0 ELSE titip END) FROM titipan GROUP BY 1
  UNION ALL SELECT no_uang_titip, jumlah FROM titipan_uang
  UNION ALL SELECT no_batal, hangus - jumlah FROM titipan_batal
  UNION ALL SELECT no_service, dp FROM service
  UNION ALL SELECT no_ambil, jumlah FROM service_ambil
  UNION ALL SELECT no_batal_service, hangus - jumlah FROM service_batal
  UNION ALL SELECT no_voucher, CASE asal WHEN 'JUAL' THEN nilai ELSE 0 END FROM voucher
  UNION ALL SELECT no_cair, diterima FROM marketplace_cair
  UNION ALL SELECT no_faktur_beli, -harga FROM pembelian WHERE tgl_buku IS NOT NULL
  UNION ALL SELECT no_hutang, -jumlah_hutang FROM hutang WHERE tgl_buku IS NOT NULL AND NOT awal
  UNION ALL SELECT no_bayar, pokok + bunga + denda - diskon - keluar FROM hutang_bayar
  UNION ALL SELECT no_surplus, -jumlah FROM hutang_surplus
  UNION ALL SELECT no_kembali, 0 FROM hutang_kembali
  UNION ALL SELECT no_kembali, 0 FROM biaya_kembali
  -- what came and what goes out again, by whatever way, is the same money but for points that were gone
  UNION ALL SELECT no_kembali, potongan FROM penjualan_kembali
) d
LEFT JOIN (
  SELECT dokumen, sum(CASE arah WHEN 'MASUK' THEN jumlah ELSE -jumlah END) AS rp FROM pembayaran GROUP BY 1
) b ON b.dokumen = d.nomor
WHERE coalesce(b.rp, 0) <> d.rp
UNION ALL
-- The slip of an undone document may pay another one, that of a living one may not.
SELECT 'pembayaran ' || b.dokumen || ' ' || b.urut || ': ' || CASE WHEN b.hidup THEN 'dokumennya dibatalkan' ELSE 'dokumennya berlaku' END
FROM pembayaran b
WHERE b.hidup = EXISTS (SELECT FROM dokumen d WHERE d.membatalkan = b.dokumen)
UNION ALL
-- A slip pays one bill, or brings the money of one drawer to the bank; a second one by agreement alone. Parts are those of one payout.
-- The approval code of a card's slip is the same slip where the amount or the day is the same too.
SELECT 'bukti ' || x.no_rekening || ' ' || x.bukti || ': dipakai ' || string_agg(x.nomor, ', ' ORDER BY x.nomor COLLATE "C")
FROM (
  SELECT y.*, count(*) OVER (PARTITION BY y.no_rekening, y.bukti) AS n
  FROM (
    SELECT no_rekening::text, upper(referensi) AS bukti, dokumen::text AS nomor, jumlah::bigint, cara_bayar IN ('DEBET', 'CREDIT') AS kartu FROM pembayaran
    WHERE referensi <> '' AND arah = 'MASUK' AND hidup AND ulang IS NULL AND NOT bagian
    UNION ALL SELECT s.no_rekening::text, upper(s.referensi), s.no_sampai::text, p.jumlah, false
    FROM uang_sampai s JOIN pindah_uang p USING (no_pindah_uang) WHERE s.referensi <> ''
    UNION ALL SELECT no_rekening::text, upper(referensi), no_terima::text, jumlah, false FROM uang_masuk WHERE referensi <> ''
  ) y
) x JOIN dokumen d ON d.nomor = x.nomor WHERE x.n > 1
GROUP BY x.no_rekening, x.bukti
HAVING count(*) FILTER (WHERE NOT x.kartu) > 1 OR count(*) > count(DISTINCT x.jumlah) OR count(*) > count(DISTINCT d.tgl_system)
UNION ALL
SELECT 'pembayaran ' || b.dokumen || ' ' || b.urut || ': bagian bukti yang tidak ada'
FROM pembayaran b
WHERE b.bagian AND NOT EXISTS (SELECT FROM marketplace_cair c WHERE c.no_cair = b.dokumen AND c.no_cair_group <> c.no_cair)
