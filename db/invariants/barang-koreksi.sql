-- A correction says of its piece what its jurnal took off the tray and put there; a find names the piece, tray and loss of its jurnal;
-- what a count booked is what the jurnal of its losses, and the move of what lay elsewhere, hold.
WITH letak AS (
  SELECT j.document::text AS nomor, m.kode_barang::text AS kode_barang, m.ref, m.pcs, m.mg,
    jsonb_build_object('kode_barang', m.kode_barang, 'berat', abs(m.mg), 'kode_group', m.kode_group, 'kode_dept', m.kode_dept) AS isi
  FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id AND m.akun = 'BAKI'
  WHERE j.kind IN ('GANTI_GROUP', 'KOREKSI_BERAT', 'STOCK_OPNAME') AND j.membalik IS NULL
), hasil AS (
  SELECT s.no_hilang, s.no_pindah, h.hasil, h.kode_barang::text AS kode_barang, h.kode_baki::text AS kode_baki, h.berat::bigint AS berat
  FROM stock_opname s JOIN stock_opname_hasil h USING (no_so) WHERE h.dibukukan
)
SELECT 'koreksi ' || k.no_koreksi || ': bukan yang di jurnalnya' AS keterangan
FROM koreksi_barang k
LEFT JOIN letak d ON d.nomor = k.no_koreksi AND d.pcs < 0 LEFT JOIN letak j ON j.nomor = k.no_koreksi AND j.pcs > 0
WHERE NOT coalesce(d.isi @> (k.sebelum - 'berat_asli' || jsonb_build_object('kode_barang', k.kode_barang))
  AND j.isi @> (k.sesudah - 'berat_asli' || jsonb_build_object('kode_barang', k.kode_barang)), false)
UNION ALL
SELECT 'temu ' || t.no_temu || ': bukan yang di jurnalnya'
FROM barang_temu t
LEFT JOIN letak l ON l.nomor = t.no_temu
LEFT JOIN (SELECT j.document::text AS nomor, m.ref FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id AND m.akun = 'SELISIH'
  WHERE j.kind = 'STOCK_OPNAME' AND j.membalik IS NULL AND m.mg < 0) s ON s.nomor = t.no_temu
WHERE (l.kode_barang, l.ref, l.mg, s.ref) IS DISTINCT FROM (t.kode_barang::text, t.kode_baki::text, t.berat::bigint, t.no_selisih::text)
UNION ALL
SELECT 'hitungan ' || coalesce(h.no_hilang, l.nomor) || ': ' || coalesce(h.kode_barang, l.kode_barang) || ' bukan yang dibukukan hilang'
FROM (SELECT * FROM hasil WHERE hasil = 'KURANG') h
FULL JOIN (SELECT * FROM letak WHERE pcs < 0 AND nomor IN (SELECT no_hilang FROM stock_opname)) l
  ON l.nomor = h.no_hilang AND l.kode_barang = h.kode_barang
WHERE (h.kode_baki, h.berat) IS DISTINCT FROM (l.ref::text, -l.mg)
UNION ALL
SELECT 'hitungan ' || coalesce(h.no_pindah, p.no_pindah) || ': ' || coalesce(h.kode_barang, p.kode_barang) || ' bukan yang dipindahkan'
FROM (SELECT * FROM hasil WHERE hasil <> 'KURANG') h
FULL JOIN (SELECT no_pindah, kode_barang::text AS kode_barang FROM pindah_barang_detail WHERE no_pindah IN (SELECT no_pindah FROM stock_opname)) p
  ON p.no_pindah = h.no_pindah AND p.kode_barang = h.kode_barang
WHERE h.kode_barang IS NULL OR p.kode_barang IS NULL
UNION ALL
SELECT 'hitungan ' || s.no_so || ': tidak ada yang dipindahkan dengan ' || s.no_pindah FROM stock_opname s
WHERE s.no_pindah IS NOT NULL AND NOT EXISTS (SELECT FROM hasil h WHERE h.no_pindah = s.no_pindah AND h.hasil <> 'KURANG')
