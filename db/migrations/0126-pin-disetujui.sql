-- Every agreement to a PIN of a member stays beside it, also once the next PIN replaced it or the member was forgotten.
CREATE TABLE pin_member_otorisasi (
  otorisasi uuid PRIMARY KEY REFERENCES otorisasi,
  kode_member kode NOT NULL REFERENCES member
);
INSERT INTO pin_member_otorisasi (otorisasi, kode_member)
  SELECT id, dokumen FROM otorisasi WHERE kategori = 'PIN MEMBER' AND dokumen IS NOT NULL;
CREATE TRIGGER tetap BEFORE DELETE OR UPDATE ON pin_member_otorisasi FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
CREATE TRIGGER tetap_semua BEFORE TRUNCATE ON pin_member_otorisasi FOR EACH STATEMENT EXECUTE FUNCTION tolak_ubah();
ALTER TABLE member_pin DROP COLUMN otorisasi;
