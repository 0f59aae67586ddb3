-- What a conversion carried is looked up by its document when it is undone or its piece returns.
CREATE INDEX nilai_rinci_konversi ON nilai_rinci (dokumen) WHERE sebab = 'KONVERSI';
