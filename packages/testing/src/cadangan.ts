/** A shop's books put back to their backup: every table and every counter as it was, past all triggers, as a restore does it. */
import { sql } from '@kencana/database'
import { tutupToko } from '../../../features/hari-toko/tutup-toko/tutup-toko.contract.ts'
import type { Ujung } from './cabang.ts'
import type { TestShop } from './shop.ts'

interface Tabel {
  nama: string
  kolom: string
}

const daftarTabel = ({ db }: TestShop): Promise<Tabel[]> =>
  db.rows<Tabel>(sql`
    SELECT quote_ident(c.relname) AS nama, string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) AS kolom
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    GROUP BY c.relname`)

/** What sets each counter to where it stands now. */
const hitungan = async ({ db }: TestShop): Promise<string[]> => {
  const rows = await db.rows<{ nama: string; nilai: number | null }>(sql`
    SELECT quote_literal(quote_ident(relname)) AS nama, pg_sequence_last_value(oid) AS nilai FROM pg_class
    WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace`)
  return rows.map(({ nama, nilai }) => `SELECT setval(${nama}, ${nilai ?? 1}, ${nilai !== null})`)
}

/** Keeps a copy of all books. @returns what puts them back to it, once */
export const cadangkan = async (shop: TestShop): Promise<() => Promise<void>> => {
  const [tabel, hitung] = [await daftarTabel(shop), await hitungan(shop)]
  const jalan = (perintah: readonly string[]) => shop.db.pool.query(`BEGIN; ${perintah.join(';')}; COMMIT`)
  await jalan([
    'CREATE SCHEMA cadangan',
    ...tabel.map(({ nama }) => `CREATE TABLE cadangan.${nama} AS TABLE public.${nama}`),
  ])
  return async () => {
    const kembali = ({ nama, kolom }: Tabel) =>
      `DELETE FROM ${nama}; INSERT INTO ${nama} (${kolom}) OVERRIDING SYSTEM VALUE SELECT ${kolom} FROM cadangan.${nama}`
    await jalan([
      'SET LOCAL session_replication_role = replica',
      ...tabel.map(kembali),
      ...hitung,
      'DROP SCHEMA cadangan CASCADE',
    ])
  }
}

/** A night passes on both sides, and both close the day that is over. */
export const lewatMalam = async (ujung: readonly Ujung[]): Promise<void> => {
  for (const satu of ujung) {
    satu.shop.clock.walk(1)
    await satu.owner.call(tutupToko, { PROSES: 'close' })
    satu.owner = await satu.shop.login('OWNER')
  }
}
