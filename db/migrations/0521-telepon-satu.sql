-- A telephone is one number however it is written: the zero that stands behind the number of the country is the one that the
-- country's own way of writing has, as in the contract.
CREATE OR REPLACE FUNCTION nomor_hp(teks text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(regexp_replace(regexp_replace(teks, '[^0-9+]', '', 'g'), '^([+]62|0062|62(?=0*8))0*', '0'), '+', '')
$$;

-- What they hold was reckoned by the function of before.
REINDEX INDEX pembelian_hp;
REINDEX INDEX pesanan_hp;
REINDEX INDEX pesanan_telepon;
REINDEX INDEX penjualan_hp;
REINDEX INDEX penjualan_customer;
REINDEX INDEX titipan_hp;
REINDEX INDEX hutang_hp;
REINDEX INDEX service_hp;
