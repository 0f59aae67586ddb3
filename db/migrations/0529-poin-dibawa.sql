-- What brought points of an older day to a member, by when it was written down: undone points that came back, and those that a merged
-- member brought along.
DROP INDEX poin_mutasi_kembali;
CREATE INDEX poin_mutasi_kembali ON poin_mutasi (waktu) WHERE jumlah > 0 AND (asal IS NOT NULL OR dari IS NOT NULL);
