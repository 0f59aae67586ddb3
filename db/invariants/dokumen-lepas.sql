-- Documents of money and of goods without a barcode have their jurnal, in their shop and on their day, and it brought
-- what they say: pieces, weight and money that arrived on the accounts named beside each.
WITH dokumen (nomor, kind, kode_toko, tgl_system, akun, pcs, mg, rp) AS (
  SELECT no_uang, arah || '_UANG', kode_toko, tgl_system, CASE arah WHEN 'TAMBAH' THEN ARRAY['KAS', 'BANK'] ELSE ARRAY[lawan] END,
    0::bigint, 0::bigint, jumlah::bigint
  FROM uang
  UNION ALL
  SELECT no_batal, arah || '_UANG', kode_toko, NULL::date, CASE arah WHEN 'TAMBAH' THEN ARRAY[lawan] ELSE ARRAY['KAS', 'BANK'] END,
    0, 0, jumlah
  FROM uang WHERE no_batal IS NOT NULL
  UNION ALL
  SELECT no_faktur_beli, 'BELI', kode_toko, tgl_valid, ARRAY['BAKI', 'PEMBELIAN'], 1, berat, harga FROM pembelian WHERE tgl_valid IS NOT NULL
  UNION ALL
  SELECT no_batal, 'BELI', kode_toko, tgl_batal, ARRAY['PELANGGAN', 'KAS', 'BANK'], 1, berat, harga FROM pembelian WHERE no_batal IS NOT NULL
)
SELECT 'dokumen ' || d.nomor || ': ' || CASE WHEN j.id IS NULL THEN 'tidak ada jurnalnya' ELSE 'isinya bukan isi jurnalnya' END
  AS keterangan
FROM dokumen d
LEFT JOIN jurnal j ON j.document = d.nomor AND j.kind = d.kind AND j.kode_toko = d.kode_toko
LEFT JOIN LATERAL (
  SELECT coalesce(sum(greatest(m.pcs, 0)), 0) AS pcs, coalesce(sum(greatest(m.mg, 0)), 0) AS mg, coalesce(sum(greatest(m.rp, 0)), 0) AS rp
  FROM mutasi m WHERE m.jurnal_id = j.id AND m.akun = ANY (d.akun)
) isi ON true
WHERE j.id IS NULL OR j.tgl_system <> d.tgl_system OR (isi.pcs, isi.mg, isi.rp) <> (d.pcs, d.mg, d.rp)
