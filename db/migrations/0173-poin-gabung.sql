-- Points that an undo moves of somebody who was merged into another member are his who he is by now.
ALTER TABLE poin_mutasi DROP CONSTRAINT poin_mutasi_jenis_check, DROP CONSTRAINT poin_mutasi_check1;
ALTER TABLE poin_mutasi
  ADD CONSTRAINT poin_mutasi_jenis_check
    CHECK (jenis IN ('JUAL', 'SERAH', 'BATAL', 'BELI', 'BAYAR', 'TUKAR', 'MANUAL', 'IMPOR', 'KEDALUWARSA', 'GABUNG')),
  ADD CONSTRAINT poin_mutasi_arah CHECK (CASE
    WHEN asal IS NOT NULL THEN jenis IN ('BATAL', 'BELI')
    WHEN jenis IN ('JUAL', 'SERAH', 'IMPOR', 'BATAL') THEN jumlah > 0
    WHEN jenis IN ('BAYAR', 'TUKAR', 'KEDALUWARSA') THEN jumlah < 0
    ELSE jenis IN ('MANUAL', 'GABUNG')
  END);
