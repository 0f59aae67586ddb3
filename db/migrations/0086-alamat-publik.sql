-- Where customers reach a shop's installation from outside: what the QR of its notas leads to.
ALTER TABLE toko ADD COLUMN alamat_publik text NOT NULL DEFAULT '' CHECK (alamat_publik = '' OR alamat_publik ~ '^https?://[^/]');
