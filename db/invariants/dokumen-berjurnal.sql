-- Every document of a kind and state that posts has its jurnal, in its shop and on its day, with its pieces and weight.
WITH dokumen (nomor, kind, kode_toko, tgl_system, pcs, mg) AS (
  SELECT no_saldo_awal, 'SALDO_AWAL', kode_toko, NULL::date, NULL::bigint, NULL::bigint FROM toko WHERE no_saldo_awal IS NOT NULL
  UNION ALL SELECT no_tambah, 'TAMBAH', kode_toko, tgl_system, pcs, berat FROM tambah_barang
  UNION ALL SELECT no_pindah, 'PINDAH', kode_toko, tgl_system, pcs, berat FROM pindah_barang
  UNION ALL SELECT no_batal, 'PINDAH', kode_toko, NULL, pcs, berat FROM pindah_barang WHERE no_batal IS NOT NULL
  UNION ALL SELECT no_kirim, 'KIRIM', kode_toko, tgl_system, pcs, berat FROM kirim_barang
  UNION ALL SELECT no_batal, 'KIRIM', kode_toko, NULL, pcs, berat FROM kirim_barang WHERE no_batal IS NOT NULL
  UNION ALL SELECT no_terima, 'TERIMA', kode_toko, tgl_system, pcs, berat FROM terima_barang
  UNION ALL SELECT no_terima, 'TERIMA_CABANG', kode_toko, tgl_system, pcs, berat FROM terima_cabang
  UNION ALL SELECT no_sampai, 'SAMPAI_CABANG', kode_toko, tgl_system, pcs, berat FROM sampai_cabang
  UNION ALL SELECT no_hapus, 'HAPUS_KIRIM', kode_toko, tgl_system, pcs, berat FROM hapus_kirim
  UNION ALL SELECT no_hancur, 'HANCUR', kode_toko, tgl_system, pcs, berat FROM hancur_barang
  UNION ALL SELECT no_batal, 'HANCUR', kode_toko, NULL, pcs, berat FROM hancur_barang WHERE no_batal IS NOT NULL
  UNION ALL SELECT no_cuci, 'CUCI', kode_toko, tgl_system, pcs, berat FROM cuci_barang
  UNION ALL SELECT no_batal, 'CUCI', kode_toko, NULL, pcs, berat FROM cuci_barang WHERE no_batal IS NOT NULL
  UNION ALL SELECT no_terima, 'CUCI', kode_toko, tgl_system, pcs, berat FROM terima_cuci
  UNION ALL SELECT no_batal, 'CUCI', kode_toko, NULL, pcs, berat + susut FROM terima_cuci WHERE no_batal IS NOT NULL
  UNION ALL SELECT s.no_hilang, 'STOCK_OPNAME', s.kode_toko, s.tgl_setuju, count(*), sum(h.berat)
    FROM stock_opname s LEFT JOIN stock_opname_hasil h ON h.no_so = s.no_so AND h.hasil = 'KURANG' AND h.dibukukan
    WHERE s.no_hilang IS NOT NULL GROUP BY s.no_so
  UNION ALL SELECT no_temu, 'STOCK_OPNAME', kode_toko, tgl_system, 1, berat FROM barang_temu
  UNION ALL SELECT no_hilang, 'HILANG_JUAL', kode_toko, tgl_system, pcs, berat FROM penjualan_hilang
  UNION ALL SELECT no_faktur_jual, 'JUAL', kode_toko, tgl_valid, pcs, berat FROM penjualan WHERE tgl_valid IS NOT NULL
  UNION ALL SELECT no_batal, 'JUAL', kode_toko, tgl_batal, pcs, berat FROM penjualan WHERE no_batal IS NOT NULL
  UNION ALL SELECT no_titip_group, 'TITIPAN', kode_toko, tgl_valid, count(*), sum(berat) FROM titipan WHERE tgl_valid IS NOT NULL GROUP BY 1, 3, 4
  UNION ALL SELECT b.no_batal, 'TITIPAN', b.kode_toko, b.tgl_system, 1, k.berat FROM titipan_batal b JOIN titipan k USING (no_titip)
  UNION ALL SELECT no_koreksi, kind, kode_toko, tgl_system, 1, NULL FROM koreksi_barang
)
SELECT 'dokumen ' || d.nomor || ': ' || CASE WHEN j.id IS NULL THEN 'tidak ada jurnalnya' ELSE 'isinya bukan isi jurnalnya' END
  AS keterangan
FROM (SELECT * FROM dokumen WHERE tgl_system IS NULL OR tgl_system >= audit_sejak()) d
LEFT JOIN jurnal j ON j.document = d.nomor AND j.kind = d.kind AND j.kode_toko = d.kode_toko
LEFT JOIN LATERAL (
  -- what came to a place with its name; what was broken up is named only where it left
  SELECT sum(m.pcs) AS pcs, sum(m.mg) AS mg FROM mutasi m
  WHERE m.jurnal_id = j.id AND m.kode_barang IS NOT NULL
    AND CASE WHEN j.kind = 'HANCUR' THEN m.akun = 'BAKI' ELSE m.pcs > 0 END
) isi ON true
WHERE j.id IS NULL OR j.tgl_system <> d.tgl_system OR abs(isi.pcs) <> d.pcs OR abs(isi.mg) <> d.mg
