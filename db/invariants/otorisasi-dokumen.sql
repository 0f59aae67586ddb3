-- An authorisation that was used was used for a document that names it, and what a document names is there and was used for it.
WITH disebut AS MATERIALIZED (
  SELECT s.otorisasi, array_agg(x.value) AS nilai, min(s.tabel) AS tabel
  FROM sebutan_otorisasi() s CROSS JOIN LATERAL jsonb_each_text(s.baris) x WHERE x.value IS NOT NULL GROUP BY s.otorisasi
)
SELECT 'otorisasi ' || coalesce(o.id, d.otorisasi) || ': ' || CASE WHEN o.id IS NULL THEN 'tidak ada, padahal disebut di ' || d.tabel
    WHEN o.dokumen IS NULL THEN 'belum dipakai, padahal disebut di ' || d.tabel
    ELSE 'dipakai ' || o.dokumen || ', yang tidak menyebutnya' END AS keterangan
FROM otorisasi o FULL JOIN disebut d ON d.otorisasi = o.id
WHERE o.id IS NULL OR (o.dokumen IS NULL) <> (d.otorisasi IS NULL) OR o.dokumen <> ALL (d.nilai)
