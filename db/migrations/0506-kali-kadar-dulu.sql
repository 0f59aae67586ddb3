-- sejalan: ya
-- What prices meant when an order of before 0499 was made, and when it was handed over, as the history of the parameter tells: its papers
-- say what a gram cost, a locked price keeps its meaning from here on, and its own nota is valued by what it was billed by. A bill of a
-- locked price that the shop's later rule was taken to stays without, as it kept neither.
CREATE FUNCTION pg_temp.murni(p_toko text, p_saat timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT r.ke ->> 'value' FROM riwayat_nilai r WHERE r.tabel = 'PARAMETER' AND r.kunci = p_toko || '|kategori_harga' AND r.waktu <= p_saat ORDER BY r.id DESC LIMIT 1),
    (SELECT r.dari ->> 'value' FROM riwayat_nilai r WHERE r.tabel = 'PARAMETER' AND r.kunci = p_toko || '|kategori_harga' AND r.waktu > p_saat ORDER BY r.id LIMIT 1),
    (SELECT p.value FROM para_system p WHERE p.kode_toko = p_toko AND p.key = 'kategori_harga'), 'harga_100%') = 'harga_100%'
$$;
UPDATE pesanan SET kali_kadar = pg_temp.murni(kode_toko, dibuat_pada) WHERE kali_kadar IS NULL;
UPDATE pesanan_serah s SET
  kali_kadar = CASE WHEN s.tgl_system <= p.kunci_sampai AND p.kali_kadar <> x.murni THEN NULL ELSE x.murni END, kali_kadar_lebih = x.murni
FROM pesanan p CROSS JOIN LATERAL (SELECT pg_temp.murni(p.kode_toko, s2.dibuat_pada) AS murni, s2.no_serah FROM pesanan_serah s2 WHERE s2.no_pesanan = p.no_pesanan) x
WHERE x.no_serah = s.no_serah AND s.kali_kadar IS NULL;
