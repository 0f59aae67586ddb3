-- The picture that stands for a customer's piece, as it came and when it was done, is one that was taken of that piece then.
SELECT 'service ' || b.no_service || ' barang ' || b.urut || ': foto ' || f.jenis || ' bukan fotonya' AS keterangan
FROM service_barang b
CROSS JOIN LATERAL (VALUES (b.foto, 'MASUK'), (b.foto_selesai, 'SELESAI')) f (foto, jenis)
WHERE f.foto IS NOT NULL AND NOT EXISTS (
  SELECT FROM service_foto s WHERE (s.foto, s.no_service, s.urut, s.jenis) = (f.foto, b.no_service, b.urut, f.jenis))
