-- harian: sisi_jurnal
-- Every jurnal moves goods only where its kind may, and touches only its money: each flow that stands is judged once.
WITH sisi AS MATERIALIZED (SELECT * FROM sisi_jurnal),
salah AS MATERIALIZED (
  SELECT s.*, gerak_terlarang(s.kind, s.dari, s.ke, s.uang) AS salah FROM (SELECT DISTINCT kind, dari, ke, uang FROM sisi) s
)
SELECT 'jurnal ' || j.document || ': ' || j.kind || ' ' || x.salah AS keterangan
FROM salah x JOIN sisi s ON (s.kind, s.dari, s.ke, s.uang) = (x.kind, x.dari, x.ke, x.uang) JOIN jurnal j ON j.id = s.jurnal_id
WHERE x.salah IS NOT NULL
