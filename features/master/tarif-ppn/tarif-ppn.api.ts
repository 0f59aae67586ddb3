/** The rate of a document: by what the shop is and by the document's day, whatever is in force when it is looked at. */
import { type Queryable, sql } from '@kencana/database'
import type { Persentase } from '@kencana/ledger'
import { Refusal } from '@kencana/server-kit'
import { BUKAN_PKP, KHUSUS, SEMUA_PENJUAL } from './jenis-pkp.contract.ts'
import { UNTUK, type Untuk } from './tarif-ppn.contract.ts'

/** A shop and its day. */
interface Hari {
  kode_toko: string
  tgl_system: string
}

const TIDAK_DIPUNGUT = 0 as Persentase

/** As whom a shop is looked up. */
const penjualnya = (jenis_pkp: string, kode_toko: string): string =>
  jenis_pkp === KHUSUS ? `${KHUSUS} ${kode_toko}` : jenis_pkp

/** The rate of the row in force on a day, null where there is none. */
const cariTarif = async (
  db: Queryable,
  penjual: string,
  untuk: Untuk,
  tgl_system: string,
): Promise<Persentase | null> => {
  const row = await db.one<{ persen: Persentase }>(sql`
    SELECT tarif_efektif(tarif, bagian, dasar) AS persen FROM tarif_ppn
    WHERE penjual = ${penjual} AND untuk = ${untuk} AND pembeli = 'KONSUMEN' AND mulai <= ${tgl_system}::date AND dihapus_pada IS NULL
    ORDER BY mulai DESC LIMIT 1`)
  return row?.persen ?? null
}

const jenisPkp = async (db: Queryable, kode_toko: string): Promise<string> => {
  const row = await db.one<{ value: string }>(
    sql`SELECT value FROM para_system WHERE kode_toko = ${kode_toko} AND key = 'jenis_pkp'`,
  )
  return row?.value ?? BUKAN_PKP
}

/** What a shop of that kind takes on a day. @returns null where no row says it */
const tarifJenis = async (
  db: Queryable,
  jenis_pkp: string,
  { kode_toko, tgl_system }: Hari,
  untuk: Untuk,
): Promise<Persentase | null> => {
  if (jenis_pkp === BUKAN_PKP) return TIDAK_DIPUNGUT
  return cariTarif(db, untuk === 'SERVICE' ? SEMUA_PENJUAL : penjualnya(jenis_pkp, kode_toko), untuk, tgl_system)
}

/** What is said where no row tells the rate: tax is never left out in silence. */
const tidakAda = (jenis_pkp: string, { kode_toko, tgl_system }: Hari, untuk: Untuk): Refusal => {
  const penjual = untuk === 'SERVICE' ? SEMUA_PENJUAL : penjualnya(jenis_pkp, kode_toko)
  return new Refusal('rule', `Tarif PPN ${untuk} ${penjual} Pada ${tgl_system} Belum Ada Di Master Tarif PPN`)
}

/**
 * The same for a document.
 * @throws Refusal where the shop takes tax and no row says how much
 */
export const tarifSebagai = async (db: Queryable, jenis_pkp: string, hari: Hari, untuk: Untuk): Promise<Persentase> => {
  const persen = await tarifJenis(db, jenis_pkp, hari, untuk)
  if (persen === null) throw tidakAda(jenis_pkp, hari, untuk)
  return persen
}

/** What a shop takes of what it sells or repairs, by its day and what it is. @throws Refusal as above */
export const tarifPadaHari = async (db: Queryable, hari: Hari, untuk: Untuk): Promise<Persentase> =>
  tarifSebagai(db, await jenisPkp(db, hari.kode_toko), hari, untuk)

/** The same for screens that reckon along: nothing is refused by looking. */
export const tarifTampil = async (db: Queryable, hari: Hari) => {
  const jenis = await jenisPkp(db, hari.kode_toko)
  return {
    perhiasan: await tarifJenis(db, jenis, hari, 'PERHIASAN'),
    service: await tarifJenis(db, jenis, hari, 'SERVICE'),
  }
}

/** A shop becomes what there is a rate for. @throws Refusal */
export const periksaJenisPkp = async (db: Queryable, jenis_pkp: string, hari: Hari): Promise<void> => {
  for (const untuk of UNTUK) await tarifSebagai(db, jenis_pkp, hari, untuk)
}
