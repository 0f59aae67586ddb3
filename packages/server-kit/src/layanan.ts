/** Other installations of the chain: who asks, by the secret that two share, and writes that happen because one of them sent something. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { type Database, sql, type Tx } from '@kencana/database'
import { lewatLaci } from '@kencana/ledger'
import { tanggalDi } from './clock.ts'
import type { AuditEntry, WriteContext } from './context.ts'
import { nextNomor } from './nomor.ts'
import { postJournal } from './post-journal.ts'
import { lockToko, sebagai, writeAudit } from './public-write.ts'
import type { Deps, Route } from './route.ts'

/** An installation at the other end of a link. */
export interface Pengirim {
  /** Of the link. */
  id: string
  /** Its number, null until it has been asked. */
  nomor: number | null
  portal: string
  /** What it is to this one. */
  peran: 'PUSAT' | 'CABANG' | 'SETARA'
}

const sidik = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Who holds this secret; every link is compared, each for the same time, so that none gives itself away. */
export const bacaPengirim = async (db: Database, token: unknown): Promise<Pengirim | undefined> => {
  if (typeof token !== 'string' || token === '' || token.length > 200) return undefined
  const semua = await db.rows<Pengirim & { nilai: string }>(sql`
    SELECT s.id::text, s.nomor::int, s.portal::text, s.peran, r.nilai
    FROM sambungan s JOIN rahasia r ON r.nama = 'layanan:' || s.id WHERE s.aktif`)
  const dikirim = sidik(token)
  let satu: Pengirim | undefined
  for (const calon of semua) if (timingSafeEqual(sidik(calon.nilai), dikirim)) satu = calon
  if (!satu) return undefined
  const { id, nomor, portal, peran } = satu
  return { id, nomor, portal, peran }
}

/** A writing handler's world without a session: what another installation sent is booked in a shop of this one. */
export interface Layanan extends WriteContext {
  /** Whether the shop's day is behind its calendar: then nothing is posted yet. */
  readonly terlambat: boolean
  /** Writes down what was added to the audit trail; call it last. */
  readonly selesai: () => Promise<void>
}

interface Siapa {
  kode_toko: string
  /** As whom the books name it: '@' and the other's number, which no user can be called. */
  user_id: string
  endpoint: Route['endpoint']
  /** What the audit trail calls it. */
  aksi: string
}

/** The same doors as a user's write, in a shop's open day, under its day lock. @returns undefined for an unknown shop */
export const tulisLayanan = async (
  deps: Deps,
  tx: Tx,
  waktu: Date,
  { kode_toko, user_id, endpoint, aksi }: Siapa,
): Promise<Layanan | undefined> => {
  const hari = await lockToko(tx, kode_toko)
  if (!hari) return undefined
  const { tgl_system, zona_waktu } = hari
  const buku = { kode_toko, tgl_system, user_id, waktu }
  await tx.run(sql`SELECT ${sebagai(buku)}`)
  const hari_ini = tanggalDi(zona_waktu, waktu)
  const entries: AuditEntry[] = []
  return {
    draft: { endpoint, input: {} },
    db: tx,
    root: deps.db,
    blob: deps.blob,
    sesi: { id: '', user_id, user_name: user_id, level: 'LAYANAN', ...hari, kode_toko, hari_ini, kode_laci: '-' },
    clock: deps.clock,
    waktu,
    tokens: deps.tokens,
    kodeBarang: (ketikan) => ketikan,
    terlambat: tgl_system < hari_ini,
    audit: (entry) => void entries.push(entry),
    nomor: (dokumen, membatalkan) => nextNomor(tx, buku, dokumen, membatalkan),
    post: (jurnal) => postJournal(tx, buku, lewatLaci(jurnal, '-')),
    selesai: async () => {
      for (const entry of entries) await writeAudit(tx, buku, aksi, entry)
    },
  }
}
