-- Whether who waived a deposit could have taken it himself: then somebody else agreed. NULL of before.
ALTER TABLE pesanan_tanpa_titip ADD COLUMN bisa_terima boolean;
-- Waivings by when, for the owners' list.
CREATE INDEX pesanan_tanpa_titip_waktu ON pesanan_tanpa_titip (dibuat_pada);
-- Who got a label of before, and when: for the alarm of one that another piece had.
CREATE INDEX riwayat_nilai_label ON riwayat_nilai (ke, waktu) WHERE tabel = 'BARCODE';
