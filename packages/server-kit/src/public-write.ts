/** A write before anybody is logged in (login, first set-up): day lock, books and audit entry like any other. */
import { type Sql, sql, type Tx } from '@kencana/database'
import type { AuditEntry, Buku } from './context.ts'
import type { Deps } from './route.ts'
import { tryAgain } from './try-again.ts'

/** Tells the database who writes in this transaction: the histories that it keeps by itself name him. */
export const sebagai = ({ user_id, kode_toko, waktu }: Omit<Buku, 'tgl_system'>): Sql =>
  sql`set_config('kencana.pelaku', ${JSON.stringify({ user_id, kode_toko, waktu })}, true)`

/** Takes a shop's shared day lock and reads its open day after it. @returns undefined for an unknown shop */
export const lockToko = async (
  tx: Tx,
  kode_toko: string,
): Promise<{ tgl_system: string; zona_waktu: string } | undefined> => {
  await tx.run(sql`SELECT pg_advisory_xact_lock_shared(1, hashtext(${kode_toko}))`)
  return tx.one<{ tgl_system: string; zona_waktu: string }>(
    sql`SELECT tgl_system, zona_waktu FROM toko WHERE kode_toko = ${kode_toko}`,
  )
}

/** Adds an entry to the audit trail of the shop's open day; the caller holds the shop's lock. */
export const writeAudit = async (tx: Tx, buku: Buku, aksi: string, entry: AuditEntry): Promise<void> => {
  await tx.run(sql`
    INSERT INTO audit_log (kode_toko, tgl_system, waktu, user_id, aksi, dokumen, sebelum, sesudah)
    VALUES (${buku.kode_toko}, ${buku.tgl_system}, ${buku.waktu}, ${buku.user_id}, ${aksi}, ${entry.dokumen ?? '-'},
      ${entry.sebelum ? JSON.stringify(entry.sebelum) : null}::jsonb, ${entry.sesudah ? JSON.stringify(entry.sesudah) : null}::jsonb)`)
}

/** Runs fn in a transaction with the instant of the request, in the shop's turn. */
export const publicWrite = <T>(deps: Deps, kode_toko: string, fn: (tx: Tx, waktu: Date) => Promise<T>): Promise<T> =>
  deps.gate.run('write', { shop: kode_toko }, () =>
    tryAgain(() => deps.db.transaction((tx) => fn(tx, deps.clock.now()))),
  )
