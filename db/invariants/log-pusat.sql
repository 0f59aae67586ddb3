-- Each entry that an installation told its head office is chained to the one before it: none was changed, left out or put in.
SELECT 'log ' || x.sambungan || ' ' || x.urut || ': rantainya putus' AS keterangan
FROM (
  SELECT sambungan, urut, isi, rantai, lag(rantai) OVER (PARTITION BY sambungan ORDER BY zaman, urut) AS sebelum FROM log_pusat
) x
WHERE x.rantai <> sha256(coalesce(x.sebelum, ''::bytea) || convert_to(x.isi::text, 'UTF8')) OR x.urut <> (x.isi ->> 'urut')::bigint
