-- Whoever fetches part of the goods of a loan that goes on is named as whoever fetches all of them.
ALTER TABLE hutang_bayar DROP CONSTRAINT hutang_bayar_check4;
ALTER TABLE hutang_bayar ADD CONSTRAINT hutang_bayar_pengambil
  CHECK ((pengambil = '') = (identitas_pengambil = '') AND (pengambil = '' OR jenis <> 'BUNGA'));
