-- Papers that were printed again or several at once, which warnings read.
CREATE INDEX cetak_lagi ON cetak (jenis, waktu) WHERE ke > 1 OR rangkap > 1;
