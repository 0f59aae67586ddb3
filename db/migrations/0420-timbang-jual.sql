-- What a piece weighed at the counter as it was sold, where the shop weighs again. One per cent is the most that any shop lets pass.
ALTER TABLE penjualan_detail ADD COLUMN berat_timbang mg
  CHECK (berat_timbang > 0 AND abs(berat_timbang - berat) <= greatest(10, berat / 100));
