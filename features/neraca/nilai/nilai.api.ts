/** What a shop's goods are worth on an evening, for whoever tells of that day. */
import { type Queryable, sql } from '@kencana/database'
import type { Mg, Rp } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { bacaKelompok } from './nilai-hari.query.ts'

/** A group's goods and what they cost. */
interface NilaiKelompok {
  kode_group: string
  berat: Mg
  nilai: Rp
}

/** What the goods of a shop are worth after a closed day, by group; null while nobody has said what they were worth to begin with. */
export const nilaiPada = async (db: Queryable, kode_toko: string, tanggal: string): Promise<NilaiKelompok[] | null> => {
  const rows = await db.rows<NilaiKelompok>(sql`
    SELECT DISTINCT ON (kode_group) kode_group::text, mg AS berat, rp AS nilai FROM nilai_harian
    WHERE kode_toko = ${kode_toko} AND tgl_system <= ${tanggal} ORDER BY kode_group, tgl_system DESC`)
  return rows.length === 0 ? null : rows.filter(({ berat, nilai }) => berat !== 0 || nilai !== 0)
}

/** Value goes to goods that are there: a group of which the shop had none by the last evening takes none. @throws Refusal */
export const pegangBernilai = async ({ db, sesi }: WriteContext, kode_group: string): Promise<void> => {
  const satu = (await bacaKelompok(db, sesi)).find((one) => one.kode_group === kode_group)
  if (!satu?.dinilai || satu.mg <= 0) throw new Refusal('rule', `Toko Ini Tidak Punya Emas ${kode_group} Yang Bernilai`)
}
