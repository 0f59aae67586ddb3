/** What whoever does what letters say is given, and how he reads them. */
import { sql, type Tx } from '@kencana/database'
import { type Deps, type Pengirim, Refusal } from '@kencana/server-kit'
import { z } from 'zod'

/** Where a letter is done: this installation, the transaction and the link. */
export interface Dunia {
  deps: Deps
  tx: Tx
  waktu: Date
  pengirim: Pengirim & { nomor: number }
  /** Its place among all letters of the link. */
  urut: number
}

/** Does what a letter says. 'MENUNGGU': not yet, its shop's day is not open. @throws Refusal with the sentence for both sides */
export type Penerima = (isi: Readonly<Record<string, unknown>>, dunia: Dunia) => Promise<'DITERIMA' | 'MENUNGGU'>

/** What a letter holds, as its kind demands. @throws Refusal */
export const bacaIsi = <T extends z.ZodType>(schema: T, isi: unknown, jenis: string): z.output<T> => {
  const dibaca = z.safeDecode(schema, isi as z.input<T>)
  if (!dibaca.success) {
    const [salah] = dibaca.error.issues
    throw new Refusal(
      'rule',
      `Isi Surat ${jenis} Tidak Dikenal: ${salah?.path.join('.') ?? ''} ${salah?.message ?? ''}`,
    )
  }
  return dibaca.data
}

/** A shop of the sender, behind its portal. @throws Refusal */
export const periksaTokoPengirim = async ({ tx, pengirim }: Dunia, kode_toko: string): Promise<void> => {
  const toko = await tx.one<{ portal: string }>(sql`SELECT portal FROM toko WHERE kode_toko = ${kode_toko}`)
  if (toko?.portal !== pengirim.portal)
    throw new Refusal('rule', `Toko ${kode_toko} Bukan Toko Instalasi ${pengirim.nomor}, Hubungkan Lagi`)
}
