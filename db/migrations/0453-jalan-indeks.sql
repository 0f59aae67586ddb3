-- sejalan: ya
-- Ways to what is asked for by its name, where all of a table was read until now (npm run check:plans).

-- A slip that paid before, whoever agreed to it since.
CREATE INDEX pembayaran_slip ON pembayaran (no_rekening, referensi) WHERE referensi <> '' AND arah = 'MASUK' AND hidup;
-- Who was logged in on a day, when a witness is wanted.
CREATE INDEX sesi_hari ON sesi (kode_toko, tgl_system);
-- The pieces of a receiving, from another shop or from washing.
CREATE INDEX kirim_barang_detail_terima ON kirim_barang_detail (no_terima) WHERE no_terima IS NOT NULL;
CREATE INDEX cuci_barang_detail_terima ON cuci_barang_detail (no_terima) WHERE no_terima IS NOT NULL;
-- What became of a piece that was kept for somebody, and who saw it since.
CREATE INDEX titipan_riwayat ON titipan (kode_barang);
CREATE INDEX pesanan_contoh_riwayat ON pesanan (contoh_barang) WHERE contoh_barang IS NOT NULL;
CREATE INDEX stock_opname_pindai_barang ON stock_opname_pindai (kode_barang, waktu) WHERE kode_barang IS NOT NULL;
-- The weighings of an auction by what was bought there.
CREATE INDEX hutang_timbang_beli ON hutang_timbang (no_faktur_beli) WHERE no_faktur_beli IS NOT NULL;
-- Whether a document was undone.
CREATE INDEX dokumen_membatalkan ON dokumen (membatalkan) WHERE membatalkan IS NOT NULL;
-- All that happened to an order or a repair, what was undone with it.
CREATE INDEX pesanan_selesai_riwayat ON pesanan_selesai (no_pesanan);
CREATE INDEX service_batal_riwayat ON service_batal (no_service);
-- Orders of a telephone, wherever they were handed over.
CREATE INDEX pesanan_telepon ON pesanan (nomor_hp(no_hp)) WHERE no_hp <> '';
