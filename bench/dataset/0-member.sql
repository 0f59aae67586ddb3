-- Members of the chain: one for every ten items that ever came in.
INSERT INTO member (kode_member, nama_member, no_hp, alamat, tgl_lahir, setuju_pesan, catatan, kode_toko, user_id, dibuat_pada)
SELECT 'M-' || lpad(n::text, 6, '0'),
  (ARRAY['BU', 'PAK'])[1 + n % 2] || ' ' || (ARRAY['SARI', 'RATNA', 'BUDI', 'DEWI', 'AGUS', 'WATI', 'HADI', 'LINA', 'JOKO', 'TUTI'])[1 + n / 2 % 10] || ' ' || n,
  -- a prime apart: each once, and their ends are spread
  '081' || lpad((n::bigint * 7919 % 1000000000)::text, 9, '0'), 'JL. PASAR ' || n % 200, DATE '1950-01-01' + n % 20000,
  (ARRAY['YA', 'TIDAK'])[1 + n % 3 / 2], '', t.kode_toko, 'OWNER', current_setting('ukur.awal')::date + interval '3 hours'
FROM generate_series(1, current_setting('ukur.barang')::int / 10) n
JOIN (SELECT kode_toko, row_number() OVER (ORDER BY kode_toko) - 1 AS ke, count(*) OVER () AS semua FROM toko) t ON t.ke = n % t.semua;
SELECT setval('member_nomor', current_setting('ukur.barang')::int / 10 + 1);
