/** A writing handler's world, made in one place: of a request, and of what the first set-up writes through the masters. */
import type { Tx } from '@kencana/database'
import { lewatLaci } from '@kencana/ledger'
import type { AuditEntry, Sesi, WriteContext } from './context.ts'
import { nextNomor } from './nomor.ts'
import { postJournal } from './post-journal.ts'
import { writeAudit } from './public-write.ts'
import type { Deps, Route } from './route.ts'

/** Who writes, when, and in which transaction. */
export interface Penulis {
  tx: Tx
  waktu: Date
  sesi: Sesi
}

/** @param entries what the handler adds to the audit trail comes here */
export const writeContext = (
  deps: Deps,
  { tx, waktu, sesi }: Penulis,
  draft: WriteContext['draft'],
  entries: AuditEntry[],
): WriteContext => {
  const { kode_toko, tgl_system, user_id } = sesi
  const buku = { kode_toko, tgl_system, user_id, waktu }
  return {
    draft,
    db: tx,
    root: deps.db,
    blob: deps.blob,
    sesi,
    clock: deps.clock,
    waktu,
    tokens: deps.tokens,
    kodeBarang: (ketikan) => ketikan,
    audit: (entry) => void entries.push(entry),
    nomor: (dokumen, membatalkan) => nextNomor(tx, buku, dokumen, membatalkan),
    post: (jurnal) => postJournal(tx, buku, lewatLaci(jurnal, sesi.kode_laci)),
  }
}

/**
 * Does what a call does inside a transaction that is open already, with its rules and its entry in the audit trail. Rights, keys and the
 * lock of the day are the caller's.
 */
export const tulisDalam = async (deps: Deps, penulis: Penulis, route: Route, input: object): Promise<void> => {
  const { endpoint } = route
  const entries: AuditEntry[] = []
  const handle = route.handle as (input: unknown, ctx: WriteContext) => Promise<unknown>
  await handle(input, writeContext(deps, penulis, { endpoint, input }, entries))
  const { kode_toko, tgl_system, user_id } = penulis.sesi
  const aksi = `${endpoint.methods[0]} ${endpoint.path}`
  for (const entry of entries)
    await writeAudit(penulis.tx, { kode_toko, tgl_system, user_id, waktu: penulis.waktu }, aksi, entry)
}
