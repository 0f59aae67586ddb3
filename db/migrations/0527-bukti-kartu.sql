-- A card's slip is known by its approval code, which another bank may give once more: two bills have the same one where their amount
-- or day is the same too. Its day is asked of the documents, so the index holds the amount alone.
DROP INDEX pembayaran_bukti;
CREATE UNIQUE INDEX pembayaran_bukti ON pembayaran (no_rekening, referensi)
  WHERE referensi <> '' AND arah = 'MASUK' AND hidup AND ulang IS NULL AND NOT bagian AND cara_bayar NOT IN ('DEBET', 'CREDIT');
CREATE UNIQUE INDEX pembayaran_bukti_kartu ON pembayaran (no_rekening, referensi, jumlah)
  WHERE referensi <> '' AND arah = 'MASUK' AND hidup AND ulang IS NULL AND NOT bagian AND cara_bayar IN ('DEBET', 'CREDIT');
