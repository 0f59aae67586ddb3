-- sejalan: ya
-- A day may be signed by another key than the one it was closed with: where the key was changed, whoever sits at the server says so
-- (npm run segel), and both signatures stay.
ALTER TABLE tanda_segel DROP CONSTRAINT tanda_segel_pkey, ADD PRIMARY KEY (kode_toko, tgl_system, kunci);
