-- The sides of jurnals as a view: one of them is found by its id with a plan that is kept. As a function of "this one or all" it was
-- planned anew for each posting, which took longer than all else of it.
DROP FUNCTION sisi_jurnal(bigint);

-- What gives goods, what gets them (changed over in a reversal), and the money that is touched.
CREATE VIEW sisi_jurnal AS
SELECT s.jurnal_id, j.kind, CASE WHEN j.membalik IS NULL THEN s.keluar ELSE s.masuk END AS dari,
  CASE WHEN j.membalik IS NULL THEN s.masuk ELSE s.keluar END AS ke, s.uang
FROM (
  SELECT m.jurnal_id,
    coalesce(array_agg(DISTINCT m.akun) FILTER (WHERE a.isi = 'barang' AND (m.pcs < 0 OR m.mg < 0)), '{}') AS keluar,
    coalesce(array_agg(DISTINCT m.akun) FILTER (WHERE a.isi = 'barang' AND (m.pcs > 0 OR m.mg > 0)), '{}') AS masuk,
    coalesce(array_agg(DISTINCT m.akun) FILTER (WHERE a.isi = 'uang'), '{}') AS uang
  FROM mutasi m JOIN akun a ON a.akun = m.akun
  GROUP BY m.jurnal_id
) s JOIN jurnal j ON j.id = s.jurnal_id;

CREATE OR REPLACE FUNCTION jurnal_terarah() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_salah text;
BEGIN
  SELECT gerak_terlarang(s.kind, s.dari, s.ke, s.uang) INTO v_salah FROM sisi_jurnal s WHERE s.jurnal_id = NEW.id;
  IF v_salah IS NOT NULL THEN
    RAISE EXCEPTION 'jurnal % ditolak: % %', NEW.document, NEW.kind, v_salah USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
