-- harian: mutasi
-- Every line holds what its account holds, KONVERSI stands only where a group may change, every kind is known.
SELECT 'mutasi ' || m.jurnal_id || '/' || m.urut || ': ' || CASE
    WHEN a.akun IS NULL THEN 'akun ' || m.akun || ' tidak dikenal'
    WHEN k.kind IS NULL THEN 'jenis jurnal ' || coalesce(j.kind, '-') || ' tidak dikenal'
    WHEN m.akun = 'KONVERSI' AND NOT k.konversi THEN j.kind || ' memakai KONVERSI'
    ELSE 'isi baris bukan isi akun ' || m.akun END AS keterangan
FROM mutasi m
LEFT JOIN jurnal j ON j.id = m.jurnal_id
LEFT JOIN kind_jurnal k ON k.kind = j.kind
LEFT JOIN akun a ON a.akun = m.akun
WHERE j.id IS NOT NULL AND (a.akun IS NULL OR k.kind IS NULL OR (m.akun = 'KONVERSI' AND NOT k.konversi)
  OR (a.isi = 'barang' AND m.rp <> 0) OR (a.isi = 'uang' AND (m.pcs <> 0 OR m.mg <> 0 OR m.kode_group <> '-'))
  OR (a.tanpa_dept AND m.kode_dept <> '-') OR (a.tanpa_berat AND m.mg <> 0))
