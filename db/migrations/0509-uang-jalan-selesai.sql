-- sejalan: ya
-- Money that was called off is under way no more: it stayed in the index of what is, for as long as the books are kept.

-- Before the table of what was sent: whoever calls money off holds them in this order.
CREATE FUNCTION uang_dibatalkan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE uang_kecabang SET dibatalkan = true WHERE no_uang = NEW.no_uang;
  RETURN NULL;
END $$;
CREATE TRIGGER uang_dibatalkan AFTER UPDATE OF no_batal ON uang FOR EACH ROW
  WHEN (OLD.no_batal IS NULL AND NEW.no_batal IS NOT NULL AND NEW.lawan = 'RK') EXECUTE FUNCTION uang_dibatalkan();

-- Its sender has it back.
ALTER TABLE uang_kecabang ADD COLUMN dibatalkan boolean NOT NULL DEFAULT false;
UPDATE uang_kecabang k SET dibatalkan = true FROM uang u WHERE u.no_uang = k.no_uang AND u.no_batal IS NOT NULL;
ALTER TABLE uang_kecabang ADD CHECK (no_terima IS NULL OR NOT dibatalkan);

DROP INDEX uang_kecabang_jalan;
CREATE INDEX uang_kecabang_jalan ON uang_kecabang (tujuan) WHERE no_terima IS NULL AND NOT dibatalkan;
