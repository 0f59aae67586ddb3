/** Postings of areas that are still to be built, or that a test needs without their documents. */
import { sql, type Tx } from '@kencana/database'
import type { Jurnal, Kind } from '@kencana/ledger'
import { type Buku, nextNomor, postJournal, reverseJournal } from '@kencana/server-kit'
import { daftarkan } from './daftarkan.ts'

const kodeUji = (kind: Kind) => {
  const kode = `U${kind.replaceAll('_', '')}`
  return { kode, batal: `B${kode}` }
}

/** Posts a jurnal under a number that is drawn for it alone: `UJUAL-TK01-260302-0001` for a JUAL. @returns the number */
export const bukukan = async (tx: Tx, buku: Buku, { kind, lines }: Omit<Jurnal, 'document'>): Promise<string> => {
  const dokumen = [{ tabel: '-', nomor: '-', ...kodeUji(kind), kind }]
  // In a transaction of the server, whose role may not write down kinds of documents.
  await daftarkan(tx, [{ routes: [], dokumen }], sql`uji.dokumen_baru`)
  const document = await nextNomor(tx, buku, kodeUji(kind))
  await postJournal(tx, buku, { kind, document, lines })
  return document
}

/** Reverses what was posted so. */
export const balikkan = async (tx: Tx, buku: Buku, kind: Kind, document: string): Promise<void> => {
  await reverseJournal(tx, buku, { kind, document }, await nextNomor(tx, buku, kodeUji(kind), document))
}
