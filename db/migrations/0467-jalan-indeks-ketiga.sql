-- sejalan: ya
-- The last ways of those that npm run check:plans asked for.

-- Photos of goods that came from another installation, until they are here.
CREATE INDEX kiriman_masuk_diterima ON kiriman_masuk (diterima_pada);
CREATE INDEX kiriman_masuk_detail_foto ON kiriman_masuk_detail (foto) WHERE foto IS NOT NULL;
-- What a settlement with a craftsman had paid for, when it is undone.
CREATE INDEX pesanan_selesai_so ON pesanan_selesai (no_so_pesanan) WHERE no_so_pesanan IS NOT NULL;
