-- What a bank keeps of a payment through an account, by its kind: the owner's figure, in 1/10,000 %.
ALTER TABLE rekening
  ADD COLUMN biaya_transfer integer CHECK (biaya_transfer >= 0 AND biaya_transfer <= 100000),
  ADD COLUMN biaya_debet integer CHECK (biaya_debet >= 0 AND biaya_debet <= 100000),
  ADD COLUMN biaya_credit integer CHECK (biaya_credit >= 0 AND biaya_credit <= 100000),
  ADD COLUMN biaya_qris integer CHECK (biaya_qris >= 0 AND biaya_qris <= 100000);
