/** Limits that are a share of something: a percentage of a weight or of a bill. Source: controls, limits are relative. */
import type { Queryable } from '@kencana/database'
import { type Mg, mg, parsePersen, persenDari } from '@kencana/ledger'
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

/**
 * What of a craftsman's allowance stands once his piece is on the scale.
 * @param jatah as it was given, perkiraan the weight that it was given for, selesai the weight that was made; milligrams
 */
export type JatahSusut = (jatah: Mg, perkiraan: Mg, selesai: Mg) => Mg

/** Whether a piece is so much lighter than it was thought, more than a tenth, that it is judged anew by its own weight. */
export const jauhLebihRingan = (perkiraan: Mg, selesai: Mg): boolean => selesai * 10 < perkiraan * 9

/** Allowances of a shop: given for a heavy estimate they do not hold for a light piece. */
export const bacaJatahSusut = async (db: Queryable, kode_toko: string): Promise<JatahSusut> => {
  const persen = parsePersen(await nilaiParaSystem(db, kode_toko, 'jatah_susut'))
  return (jatah, perkiraan, selesai) =>
    jauhLebihRingan(perkiraan, selesai) ? mg(Math.min(jatah, persenDari(selesai, persen))) : jatah
}
