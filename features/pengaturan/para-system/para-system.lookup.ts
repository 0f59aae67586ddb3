import { type Queryable, sql } from '@kencana/database'
import { type Mg, parseGram } from '@kencana/ledger'
import { type KeyParaSystem, PARA_SYSTEM } from './para-system.contract.ts'

/** A shop's parameter, or its default. */
export const nilaiParaSystem = async (db: Queryable, kode_toko: string, key: KeyParaSystem): Promise<string> => {
  const row = await db.one<{ value: string }>(
    sql`SELECT value FROM para_system WHERE kode_toko = ${kode_toko} AND key = ${key}`,
  )
  return row?.value ?? PARA_SYSTEM[key].standar
}

/** A shop's parameter that is a weight in grams, in milligrams. */
export const beratParaSystem = async (db: Queryable, kode_toko: string, key: 'toleransi_berat'): Promise<Mg> =>
  parseGram(await nilaiParaSystem(db, kode_toko, key))
