-- Payments of every kind, both ways in one document, several of one kind; each transfer and card slip pays one bill.
ALTER TABLE pembayaran
  -- what it is paid with: a purchase, a deposit, a member, a voucher, a marketplace
  ADD COLUMN ref kode NOT NULL DEFAULT '-',
  -- the bank's number of a transfer, the last digits of a card
  ADD COLUMN referensi text NOT NULL DEFAULT '',
  -- cash as it was handed over; what is more than jumlah went back at once
  ADD COLUMN diterima rp,
  -- the document was undone: its slip may pay another one
  ADD COLUMN hidup boolean NOT NULL DEFAULT true,
  -- who agreed that a slip pays a second bill
  ADD COLUMN ulang uuid REFERENCES otorisasi,
  DROP CONSTRAINT pembayaran_cara_bayar_check,
  DROP CONSTRAINT pembayaran_check1,
  DROP CONSTRAINT pembayaran_check2,
  ADD CONSTRAINT pembayaran_cara_bayar_check
    CHECK (cara_bayar IN ('CASH', 'TRANSFER', 'DEBET', 'CREDIT', 'QRIS', 'MARKETPLACE', 'TUKAR', 'TITIPAN', 'POIN', 'VOUCHER')),
  ADD CONSTRAINT pembayaran_rekening_check CHECK ((cara_bayar IN ('TRANSFER', 'DEBET', 'CREDIT', 'QRIS')) = (no_rekening IS NOT NULL)),
  ADD CONSTRAINT pembayaran_biaya_check CHECK (biaya = 0 OR (no_rekening IS NOT NULL AND arah = 'MASUK')),
  ADD CONSTRAINT pembayaran_ref_check CHECK ((cara_bayar IN ('MARKETPLACE', 'TUKAR', 'TITIPAN', 'POIN', 'VOUCHER')) = (ref <> '-') AND (ref = '-' OR arah = 'MASUK')),
  ADD CONSTRAINT pembayaran_referensi_check CHECK (referensi = '' OR no_rekening IS NOT NULL),
  ADD CONSTRAINT pembayaran_diterima_check CHECK (diterima IS NULL OR (cara_bayar = 'CASH' AND arah = 'MASUK' AND diterima >= jumlah)),
  ADD CONSTRAINT pembayaran_sekali UNIQUE NULLS NOT DISTINCT (dokumen, arah, cara_bayar, no_rekening, ref, referensi);

UPDATE pembayaran b SET hidup = false WHERE EXISTS (SELECT FROM dokumen d WHERE d.membatalkan = b.dokumen);
CREATE UNIQUE INDEX pembayaran_bukti ON pembayaran (no_rekening, referensi)
  WHERE referensi <> '' AND arah = 'MASUK' AND hidup AND ulang IS NULL;

CREATE FUNCTION lepas_bukti() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE pembayaran SET hidup = false WHERE dokumen = NEW.membatalkan;
  RETURN NULL;
END $$;
CREATE TRIGGER lepas_bukti AFTER INSERT ON dokumen FOR EACH ROW WHEN (NEW.membatalkan IS NOT NULL) EXECUTE FUNCTION lepas_bukti();
