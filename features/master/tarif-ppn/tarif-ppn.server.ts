import { type Queryable, sql } from '@kencana/database'
import { type Feature, type MasterTable, masterRoutes, Refusal, route } from '@kencana/server-kit'
import { KHUSUS, PENJUAL, SEMUA_PENJUAL } from './jenis-pkp.contract.ts'
import { tarifTampil } from './tarif-ppn.api.ts'
import { tarifBerlaku, tarifPpn } from './tarif-ppn.contract.ts'

type Baris = Readonly<Record<string, unknown>>

/**
 * A rate never changes backwards: what a row is on a day that was reckoned by it, or is being reckoned by it, stays.
 * @throws Refusal
 */
const tolakDipakai = async (db: Queryable, { penjual, untuk, pembeli, mulai }: Baris): Promise<void> => {
  const row = await db.one<{ hari: string | null }>(
    sql`SELECT hari_tarif_ppn(${penjual}, ${untuk}, ${pembeli}, ${mulai}::date) AS hari`,
  )
  if (row?.hari)
    throw new Refusal(
      'rule',
      `Mulai ${String(mulai)} Tidak Bisa, PPN Sudah Dihitung Sampai ${row.hari}. Tambah Baris Yang Mulai Sesudahnya`,
    )
}

/** @throws Refusal for a seller that nobody is looked up as */
const periksaPenjual = ({ penjual, untuk }: Baris): void => {
  const nama = String(penjual)
  if (untuk === 'SERVICE') {
    if (nama !== SEMUA_PENJUAL) throw new Refusal('rule', `Penjual Untuk SERVICE Harus ${SEMUA_PENJUAL}`)
    return
  }
  const dikenal = PENJUAL.some((one) => one === nama) || nama.startsWith(`${KHUSUS} `)
  if (!dikenal)
    throw new Refusal(
      'rule',
      `Penjual ${nama} Tidak Dikenal, Pilih ${PENJUAL.join(', ')} Atau ${KHUSUS} Dengan Kode Toko`,
    )
}

const ANGKA = ['tarif', 'bagian', 'dasar'] as const

const table: MasterTable = {
  table: 'tarif_ppn',
  shown: sql`tarif_efektif(t.tarif, t.bagian, t.dasar) AS efektif`,
  checkNew: async (row, { db }) => {
    periksaPenjual(row)
    await tolakDipakai(db, row)
  },
  checkAktif: (row, { db }) => tolakDipakai(db, row),
  // Where it is written may be put right; what it comes to may not.
  checkChange: async (before, after, { db }) => {
    if (ANGKA.some((nama) => after[nama] !== undefined && after[nama] !== before[nama])) await tolakDipakai(db, before)
  },
  inUse: (row, { db }) => tolakDipakai(db, row),
}

export const tarifPpnFeature: Feature = {
  routes: [...masterRoutes(tarifPpn, table), route(tarifBerlaku, (_, { db, sesi }) => tarifTampil(db, sesi))],
}
