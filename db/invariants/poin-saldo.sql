-- What a member has is the sum of what his points were changed by; each change belongs to a document of that shop and day, what is
-- taken back is exactly what was given, in turn, and a document that was undone holds none.
SELECT 'member ' || coalesce(s.kode_member, m.kode_member) || ': poin ' || coalesce(s.poin, 0) || ', mutasinya ' || coalesce(m.poin, 0) AS keterangan
FROM poin_saldo s
FULL JOIN (SELECT kode_member, sum(jumlah) AS poin FROM poin_mutasi GROUP BY 1) m ON m.kode_member = s.kode_member
WHERE coalesce(s.poin, 0) <> coalesce(m.poin, 0)
UNION ALL
SELECT 'poin ' || p.id || ': ' || p.jenis || ' tanpa dokumen ' || p.dokumen
FROM poin_mutasi p LEFT JOIN dokumen d ON d.nomor = p.dokumen
WHERE (d.kode_toko, d.tgl_system) IS DISTINCT FROM (p.kode_toko, p.tgl_system)
UNION ALL
SELECT 'poin ' || p.id || ': bukan kebalikan poin ' || p.asal
FROM poin_mutasi p
LEFT JOIN poin_mutasi a ON a.id = p.asal AND a.asal IS NULL
LEFT JOIN poin_mutasi b ON p.ke = 1 OR (b.asal = p.asal AND b.ke = p.ke - 1)
WHERE p.asal IS NOT NULL AND (b.id IS NULL OR (a.kode_member, CASE p.ke % 2 WHEN 0 THEN a.jumlah ELSE -a.jumlah END)
  IS DISTINCT FROM (p.kode_member, p.jumlah))
UNION ALL
SELECT 'poin ' || p.id || ': dokumennya ' || p.dokumen || ' dibatalkan dengan ' || u.nomor
FROM poin_mutasi p JOIN dokumen u ON u.membatalkan = p.dokumen
WHERE NOT EXISTS (SELECT FROM poin_mutasi n WHERE n.asal = coalesce(p.asal, p.id) AND n.ke > p.ke)
UNION ALL
-- what runs out of a line is its member's, and never more than it gave
SELECT 'poin ' || l.id || ': memberi ' || l.jumlah || ', kedaluwarsa ' || -sum(k.jumlah)
FROM poin_mutasi k JOIN poin_mutasi l ON l.id = k.lot
WHERE (SELECT count(*) FROM poin_mutasi n WHERE n.asal = k.id) % 2 = 0
GROUP BY l.id, l.jumlah HAVING -sum(k.jumlah) > l.jumlah OR l.asal IS NOT NULL
UNION ALL
SELECT 'poin ' || k.id || ': kedaluwarsa dari poin ' || k.lot || ' member, toko atau hari lain'
FROM poin_mutasi k JOIN poin_mutasi l ON l.id = k.lot JOIN poin_mutasi a ON a.id = coalesce(l.dari, l.id)
LEFT JOIN kedaluwarsa_poin d ON d.no_kedaluwarsa = k.dokumen
WHERE (l.kode_member, a.kode_toko, d.batas >= a.tgl_system) IS DISTINCT FROM (k.kode_member, k.kode_toko, true)
UNION ALL
-- what somebody brought along when he became another member was given to one of those he was, and is no more than that
SELECT 'poin ' || p.id || ': dibawa dari poin ' || p.dari || ' orang lain, atau lebih banyak'
FROM poin_mutasi p JOIN poin_mutasi a ON a.id = p.dari
WHERE a.asal IS NOT NULL OR a.dari IS NOT NULL OR a.kode_member = p.kode_member OR p.jumlah > a.jumlah
  OR member_akhir(a.kode_member::text, 'infinity') <> member_akhir(p.kode_member::text, 'infinity')
UNION ALL
-- who became another member has no points of his own: they are his who he is by now, whatever older papers give and take later
SELECT 'member ' || g.kode_member || ' digabung ke ' || g.ke || ', poinnya sendiri ' || s.poin
FROM member_gabung g JOIN poin_saldo s ON s.kode_member = g.kode_member WHERE s.poin <> 0
UNION ALL
SELECT 'poin ' || p.id || ' digabung: bukan milik satu orang, atau bukan sebanyak poin ' || coalesce(b.id, 0)
FROM poin_mutasi p
LEFT JOIN poin_mutasi b ON b.dokumen = p.dokumen AND b.jenis = 'GABUNG' AND b.asal IS NULL AND b.urut = CASE p.urut % 2 WHEN 0 THEN p.urut - 1 ELSE p.urut + 1 END
WHERE p.jenis = 'GABUNG'
  AND (b.jumlah, member_akhir(b.kode_member::text, 'infinity')) IS DISTINCT FROM (-p.jumlah, member_akhir(p.kode_member::text, 'infinity'))
