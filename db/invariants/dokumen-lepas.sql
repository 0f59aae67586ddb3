-- Documents of money and of goods without a barcode have their jurnal, in their shop and on their day, and it brought
-- what they say: pieces, weight and money that arrived on the accounts named beside each; a cancel took them away again.
WITH asli (nomor, no_batal, kind, kode_toko, tgl_system, akun, pcs, mg, rp) AS (
  SELECT no_uang, no_batal, arah || '_UANG', kode_toko, tgl_system, CASE arah WHEN 'TAMBAH' THEN ARRAY['KAS', 'BANK'] ELSE ARRAY[lawan] END,
    0::bigint, 0::bigint, jumlah::bigint
  FROM uang
  UNION ALL SELECT no_faktur_beli, no_batal, 'BELI', kode_toko, tgl_buku, ARRAY['BAKI', 'PEMBELIAN'], 1, berat, harga
  FROM pembelian WHERE tgl_buku IS NOT NULL
  UNION ALL SELECT no_sortir, no_batal, 'SORTIR', kode_toko, tgl_system, ARRAY['BAKI', 'RUSAK'], qty_bos, berat_bos, 0
  FROM sortir_pembelian
  UNION ALL SELECT no_sortir, no_batal, 'SORTIR', kode_toko, tgl_system, ARRAY['BAKI'], qty_total, berat_total, 0 FROM sortir_sepuh
  UNION ALL SELECT no_pindah, no_batal, 'PINDAH', kode_toko, tgl_system, ARRAY['BAKI', 'BOS', 'PABRIK'], pcs, berat, 0
  FROM pindah_sortir
  UNION ALL SELECT no_sepuh, no_batal, CASE asal WHEN 'BOS' THEN 'BARANG_BOS' ELSE 'KIRIM_SEPUH' END, kode_toko, tgl_system,
    ARRAY['SEPUH', 'RUSAK'], qty_sepuh + qty_rusak, berat_sepuh + berat_rusak, 0
  FROM kirim_sepuh
  UNION ALL SELECT t.no_terima_sepuh, t.no_batal, 'TERIMA_SEPUH', t.kode_toko, t.tgl_system, ARRAY['BAKI', 'RUSAK', 'SELISIH'],
    d.pcs, d.mg, 0
  FROM terima_sepuh t LEFT JOIN (
    SELECT no_terima_sepuh, sum(qty_terima + qty_rusak + qty_hilang) AS pcs, sum(berat_terima + berat_rusak + berat_hilang) AS mg
    FROM terima_sepuh_detail GROUP BY 1
  ) d ON d.no_terima_sepuh = t.no_terima_sepuh
  UNION ALL SELECT no_kirim_stock, no_batal, 'KIRIM_LABELING', kode_toko, tgl_system, ARRAY['SALDO_KIRIM'], qty, berat, 0
  FROM kirim_labeling
  UNION ALL SELECT no_kirim_bos, no_batal, 'BARANG_BOS', kode_toko, tgl_system, ARRAY['SALDO_KIRIM'], qty, berat, 0 FROM kirim_bos
  UNION ALL SELECT no_validasi, no_batal, 'VALIDASI_INPUTAN', kode_toko, tgl_system, ARRAY['BAKI', 'BOS', 'SUSUT', 'SELISIH'],
    qty_sisa, berat_sisa, 0
  FROM validasi_inputan WHERE cara <> 'HABIS'
  UNION ALL SELECT no_validasi, no_batal, 'VALIDASI_RUSAK', kode_toko, tgl_system, ARRAY['HANCUR', 'JADI'], qty, berat, 0
  FROM validasi_rusak
  UNION ALL SELECT no_bahan_stok, no_batal, CASE WHEN lebur THEN 'LEBUR' ELSE 'BAHAN_MASUK' END, kode_toko, tgl_system,
    ARRAY['BAHAN_TOKO', 'SUSUT'], 0, jml_bahan + susut, 0
  FROM bahan_stok
  UNION ALL SELECT no_tambah_tukar, no_batal, 'BAHAN', kode_toko, tgl_system,
    CASE arah WHEN 'TAMBAH' THEN ARRAY['TUKANG'] ELSE ARRAY['BAHAN_TOKO'] END, 0, jml_bahan, 0
  FROM bahan_tukang
),
dokumen (nomor, kind, kode_toko, tgl_system, akun, pcs, mg, rp, tanda) AS (
  SELECT nomor, kind, kode_toko, tgl_system, akun, pcs, mg, rp, 1 FROM asli
  UNION ALL SELECT no_batal, kind, kode_toko, NULL, akun, pcs, mg, rp, -1 FROM asli WHERE no_batal IS NOT NULL
)
SELECT 'dokumen ' || d.nomor || ': ' || CASE WHEN j.id IS NULL THEN 'tidak ada jurnalnya' ELSE 'isinya bukan isi jurnalnya' END
  AS keterangan
FROM dokumen d
LEFT JOIN jurnal j ON j.document = d.nomor AND j.kind = d.kind AND j.kode_toko = d.kode_toko
LEFT JOIN LATERAL (
  SELECT coalesce(sum(greatest(m.pcs * d.tanda, 0)), 0) AS pcs, coalesce(sum(greatest(m.mg * d.tanda, 0)), 0) AS mg,
    coalesce(sum(greatest(m.rp * d.tanda, 0)), 0) AS rp
  FROM mutasi m WHERE m.jurnal_id = j.id AND m.akun = ANY (d.akun)
) isi ON true
WHERE j.id IS NULL OR j.tgl_system <> d.tgl_system OR (isi.pcs, isi.mg, isi.rp) IS DISTINCT FROM (d.pcs, d.mg, d.rp)
