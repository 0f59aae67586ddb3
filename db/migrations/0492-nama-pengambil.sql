-- sejalan: ya
-- Who fetched an order that was made in nobody's name: from the report limit on the law wants his name too. Empty is the order's own.
ALTER TABLE pesanan_serah ADD COLUMN nama_pengambil nama NOT NULL DEFAULT '';
