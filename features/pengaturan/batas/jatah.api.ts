/** Limits that are a share of something: a percentage of a weight or of a bill. Source: controls, limits are relative. */
import type { Queryable } from '@kencana/database'
import { parsePersen, persenDari } from '@kencana/ledger'
import { nilaiParaSystem } from '../para-system/para-system.api.ts'

/**
 * What a shop's percentage allows of an amount.
 * @param jumlah milligrams or rupiah
 */
export const batasPersen = async (
  db: Queryable,
  kode_toko: string,
  key: 'jatah_susut' | 'diskon' | 'kunci_deposit' | 'kunci_lebih',
  jumlah: number,
): Promise<number> => persenDari(jumlah, parsePersen(await nilaiParaSystem(db, kode_toko, key)))
