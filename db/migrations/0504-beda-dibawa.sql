-- sejalan: ya
-- What corrections and washings took from a piece, and gave it, counts on at the next installation: it comes with the goods' letter. Here
-- stands what a piece brought along, beside what was written down of it here.
CREATE TABLE beda_dibawa (
  kode_barang kode PRIMARY KEY REFERENCES barang,
  kurang bigint NOT NULL DEFAULT 0 CHECK (kurang >= 0),
  lebih bigint NOT NULL DEFAULT 0 CHECK (lebih >= 0),
  cuci bigint NOT NULL DEFAULT 0 CHECK (cuci >= 0)
);
CREATE FUNCTION beda_tetap() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'beda barang % tidak berkurang', OLD.kode_barang USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER tidak_berkurang BEFORE UPDATE ON beda_dibawa FOR EACH ROW
  WHEN (NEW.kode_barang <> OLD.kode_barang OR NEW.kurang < OLD.kurang OR NEW.lebih < OLD.lebih OR NEW.cuci < OLD.cuci) EXECUTE FUNCTION beda_tetap();
CREATE TRIGGER tetap BEFORE DELETE ON beda_dibawa FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();

-- All that corrections took from a piece and gave it without anybody's agreement, and all that it lost in washing, wherever it was.
CREATE FUNCTION beda_barang(p_kode text, OUT kurang bigint, OUT lebih bigint, OUT cuci bigint) LANGUAGE sql STABLE AS $$
  SELECT coalesce(k.kurang, 0) + coalesce(b.kurang, 0), coalesce(k.lebih, 0) + coalesce(b.lebih, 0), coalesce(c.cuci, 0) + coalesce(b.cuci, 0)
  FROM (
    SELECT sum(greatest(x.beda, 0)) AS kurang, sum(greatest(-x.beda, 0)) AS lebih
    FROM (
      SELECT (sebelum ->> 'berat')::bigint - (sesudah ->> 'berat')::bigint AS beda FROM koreksi_barang
      WHERE kode_barang = p_kode AND kind = 'KOREKSI_BERAT' AND otorisasi IS NULL
    ) x
  ) k
  CROSS JOIN (
    SELECT sum(t.berat_kirim - t.berat_kembali) AS cuci FROM terima_cuci_detail t JOIN terima_cuci m USING (no_terima)
    WHERE t.kode_barang = p_kode AND m.no_batal IS NULL
  ) c
  LEFT JOIN beda_dibawa b ON b.kode_barang = p_kode
$$;
