/** What of a shop's goods has no value yet: said beside every figure that lacks it. Source: areas, read first, 1 to 9. */
import { type Sql, sql } from '@kencana/database'
import { EMAS_BELUM_DINILAI } from '../../neraca/nilai/emas-belum-dinilai.api.ts'

/** Since when a shop's goods have a value. */
const SEJAK = (toko: Sql): Sql =>
  sql`(SELECT min(n.tgl_system) FROM nilai_awal n WHERE n.kode_toko = ${toko} AND n.no_batal IS NULL)`

/**
 * What must be known of a cost of goods, or of what goods are worth: that there is none, since when there is one, that the open day
 * gets it at its closing, or that categories are left out. '' where nothing is missing.
 */
export const CATATAN_NILAI = (toko: Sql, awal: Sql, akhir: Sql): Sql => sql`
  CASE WHEN ${SEJAK(toko)} IS NULL OR ${SEJAK(toko)} > ${akhir} THEN 'BELUM DINILAI' ELSE concat_ws(', ',
    CASE WHEN ${SEJAK(toko)} >= ${awal} THEN 'DINILAI SEJAK ' || ${SEJAK(toko)} END,
    CASE WHEN (SELECT buka.tgl_system FROM toko buka WHERE buka.kode_toko = ${toko}) <= ${akhir} THEN 'HARI INI BELUM DINILAI' END,
    (SELECT nullif(count(*), 0) || ' KATEGORI BELUM DINILAI' FROM (${EMAS_BELUM_DINILAI(toko, akhir)}) g)) END`
