-- Each line of a document stands in its jurnal as it says, and nothing else does on the accounts that the lines tell: pieces and
-- weight by place, category, type and piece. Who wrote it down, and when, is who posted it.
WITH buku AS (
  SELECT j.document::text AS nomor, m.akun, m.ref, CASE WHEN i.per_lot THEN m.lot ELSE '-' END AS lot, m.kode_group, m.kode_dept,
    coalesce(m.kode_barang, '-') AS kode_barang, sum(m.pcs) AS pcs, sum(m.mg) AS mg
  FROM isi_dokumen i JOIN dokumen d ON d.kode = i.kode
  JOIN jurnal j ON j.document = d.nomor AND j.membalik IS NULL AND j.tgl_system >= audit_sejak()
  JOIN mutasi m ON m.jurnal_id = j.id AND m.akun = ANY (i.akun)
  GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(m.pcs) <> 0 OR sum(m.mg) <> 0
)
SELECT 'dokumen ' || coalesce(d.nomor, b.nomor) || ': ' || concat_ws(' ', coalesce(d.akun, b.akun), coalesce(d.ref, b.ref), coalesce(d.kode_group, b.kode_group),
    coalesce(d.kode_dept, b.kode_dept), nullif(coalesce(d.kode_barang, b.kode_barang), '-')) || ' ' || coalesce(d.pcs, 0) || ' pcs ' || coalesce(d.mg, 0)
  || ' mg, di buku besar ' || coalesce(b.pcs, 0) || ' pcs ' || coalesce(b.mg, 0) || ' mg' AS keterangan
FROM (SELECT * FROM isi_menurut_dokumen() s WHERE s.pcs <> 0 OR s.mg <> 0) d
FULL JOIN buku b USING (nomor, akun, ref, lot, kode_group, kode_dept, kode_barang)
WHERE d.nomor IS NULL OR d.pcs <> coalesce(b.pcs, 0) OR d.mg <> coalesce(b.mg, 0)
UNION ALL
SELECT 'dokumen ' || p.nomor || ': ditulis ' || p.user_id || ', jurnalnya ' || j.user_id
FROM penulis_dokumen() p JOIN jurnal j ON j.document = p.nomor AND j.membalik IS NULL AND j.tgl_system >= audit_sejak()
WHERE (p.user_id, p.dibuat_pada) IS DISTINCT FROM (j.user_id::text, j.dibuat_pada)
