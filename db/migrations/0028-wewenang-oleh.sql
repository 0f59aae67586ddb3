-- Who gave somebody the level or the password he has: for a day he is no second person for the one who did.
ALTER TABLE users ADD COLUMN wewenang_oleh kode;
