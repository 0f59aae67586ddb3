-- A repair's fetching that is undone leaves its bank the fee of its card too.
SELECT dokumen_baru('RFS', 'SELALU', '{SERVICE}', 'biaya_kembali', 'no_kembali');
INSERT INTO biaya_lepas (dokumen, sebab)
  SELECT DISTINCT p.dokumen, 'LAMA' FROM pembayaran p JOIN dokumen d ON d.nomor = p.dokumen
  WHERE d.kode = 'SVA' AND p.arah = 'MASUK' AND p.biaya > 0 AND p.cek <> 'BATAL'
    AND EXISTS (SELECT FROM dokumen u WHERE u.membatalkan = p.dokumen);
