-- Money that arrives at a bank does so with the bank's slip: its number, once for each account. What arrived before has none.
ALTER TABLE uang_sampai ADD COLUMN no_rekening kode, ADD COLUMN referensi text NOT NULL DEFAULT '';
CREATE UNIQUE INDEX uang_sampai_bukti ON uang_sampai (no_rekening, upper(referensi)) WHERE referensi <> '';
