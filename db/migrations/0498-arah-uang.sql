-- sejalan: ya
-- Which way money goes in a kind of jurnal, where it goes one way alone: what is taken out by hand never fills a drawer. Source: controls 9.
-- A test holds these signs to packages/ledger.
ALTER TABLE akun_jurnal ADD COLUMN tanda smallint NOT NULL DEFAULT 0 CHECK (tanda IN (-1, 0, 1));
ALTER TABLE akun_jurnal DISABLE TRIGGER tetap;
UPDATE akun_jurnal SET tanda = 1 WHERE (kind, akun) IN (
  ('SALDO_AWAL', 'KAS'), ('SALDO_AWAL', 'BANK'), ('SALDO_AWAL', 'PIUTANG'), ('BELI', 'PEMBELIAN'));
UPDATE akun_jurnal SET tanda = -1 WHERE (kind, akun) IN (
  ('SALDO_AWAL', 'MODAL'), ('BELI', 'KAS'), ('BELI', 'BANK'), ('AMBIL_UANG', 'KAS'), ('AMBIL_UANG', 'BANK'),
  ('ONGKOS_TUKANG', 'KAS'), ('ONGKOS_TUKANG', 'BANK'));
ALTER TABLE akun_jurnal ENABLE TRIGGER tetap;

-- What gives goods, what gets them (changed over in a reversal), and the money that is touched, each account with the way it goes.
CREATE OR REPLACE VIEW sisi_jurnal AS
SELECT s.jurnal_id, j.kind, CASE WHEN j.membalik IS NULL THEN s.keluar ELSE s.masuk END AS dari,
  CASE WHEN j.membalik IS NULL THEN s.masuk ELSE s.keluar END AS ke,
  CASE WHEN j.membalik IS NULL THEN s.uang ELSE ARRAY(SELECT translate(u, '+-', '-+') FROM unnest(s.uang) u) END AS uang
FROM (
  SELECT m.jurnal_id,
    coalesce(array_agg(DISTINCT m.akun) FILTER (WHERE a.isi = 'barang' AND (m.pcs < 0 OR m.mg < 0)), '{}') AS keluar,
    coalesce(array_agg(DISTINCT m.akun) FILTER (WHERE a.isi = 'barang' AND (m.pcs > 0 OR m.mg > 0)), '{}') AS masuk,
    coalesce(array_agg(DISTINCT m.akun || CASE WHEN m.rp > 0 THEN '+' ELSE '-' END) FILTER (WHERE a.isi = 'uang'), '{}') AS uang
  FROM mutasi m JOIN akun a ON a.akun = m.akun
  GROUP BY m.jurnal_id
) s JOIN jurnal j ON j.id = s.jurnal_id;

-- What is wrong with goods going from some accounts to others and with the money touched; NULL when it may be. A reversal is asked
-- with both sides changed over. A difference alone moves nothing: some account that is not free must give.
CREATE OR REPLACE FUNCTION gerak_terlarang(p_kind text, p_dari text[], p_ke text[], p_uang text[]) RETURNS text LANGUAGE sql STABLE AS $$
  WITH bebas AS (SELECT b.akun FROM akun_jurnal b WHERE b.kind = p_kind AND b.sifat = 'BEBAS'),
  uang AS (SELECT rtrim(u, '+-') AS akun, right(u, 1) AS arah FROM unnest(p_uang) u)
  SELECT string_agg(x.salah, '; ') FROM (
    SELECT 'tidak boleh mengeluarkan dari ' || d AS salah FROM unnest(p_dari) d
    WHERE d NOT IN (SELECT akun FROM bebas) AND NOT EXISTS (
      SELECT FROM gerak_jurnal g WHERE g.kind = p_kind AND g.dari = d
        AND (g.ke = ANY (p_ke) OR EXISTS (SELECT FROM bebas b WHERE b.akun = ANY (p_ke))))
    UNION ALL SELECT 'tidak boleh memasukkan ke ' || k FROM unnest(p_ke) k
    WHERE k NOT IN (SELECT akun FROM bebas) AND NOT EXISTS (
      SELECT FROM gerak_jurnal g WHERE g.kind = p_kind AND g.ke = k
        AND (g.dari = ANY (p_dari) OR EXISTS (SELECT FROM bebas b WHERE b.akun = ANY (p_dari))))
    UNION ALL SELECT 'tanpa sumber selain selisih'
    WHERE cardinality(p_dari || p_ke) > 0 AND NOT EXISTS (SELECT FROM unnest(p_dari) d WHERE d NOT IN (SELECT akun FROM bebas))
    UNION ALL SELECT DISTINCT 'tidak boleh menyentuh akun uang ' || u.akun FROM uang u
    WHERE NOT EXISTS (SELECT FROM akun_jurnal b WHERE b.kind = p_kind AND b.akun = u.akun AND b.sifat = 'UANG')
    UNION ALL SELECT 'tidak boleh ' || CASE u.arah WHEN '+' THEN 'menambah ' ELSE 'mengurangi ' END || u.akun FROM uang u
    WHERE EXISTS (SELECT FROM akun_jurnal b WHERE b.kind = p_kind AND b.akun = u.akun
      AND b.tanda = CASE u.arah WHEN '+' THEN -1 ELSE 1 END)
  ) x
$$;
