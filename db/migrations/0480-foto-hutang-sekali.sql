-- sejalan: ya
-- A photo of a paper may come in again with another loan of whose it is, and of nobody else: asked by its hash.
CREATE INDEX hutang_foto_identitas ON hutang (foto_identitas) WHERE foto_identitas IS NOT NULL;
