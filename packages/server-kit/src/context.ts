/** What a handler is given: who asks, in which shop, on which day, and the only doors to ledger and audit trail. */
import type { Dokumen, Endpoint } from '@kencana/contract'
import type { Database, Queryable, Tx } from '@kencana/database'
import type { Jurnal } from '@kencana/ledger'
import type { BlobStore } from '@kencana/storage'
import type { Clock } from './clock.ts'
import type { TokenSigner } from './token.ts'

/** Who asks, as the database says now. */
export interface Sesi {
  id: string
  user_id: string
  user_name: string
  level: string
  kode_toko: string
  /** The shop's open day. */
  tgl_system: string
  /** The shop's calendar date by the server's clock. */
  hari_ini: string
  zona_waktu: string
  /** The drawer that the user's cash goes through in this shop, '-' for the shop's first one. */
  kode_laci: string
}

/** A reading handler's world. */
export interface ReadContext {
  readonly db: Queryable
  readonly sesi: Sesi
  readonly clock: Clock
  /** The instant of the request. */
  readonly waktu: Date
  /** The installation's database, for what must not join the request's transaction (audit of the whole ledger). */
  readonly root: Database
  /** Photos. */
  readonly blob: BlobStore
  /**
   * The own code of the piece whose label of before was scanned into a field that looks for more than pieces; anything else as it is. A write
   * has no such field.
   */
  readonly kodeBarang: (ketikan: string) => string
}

/** One entry of the audit trail; masters give before and after. */
export interface AuditEntry {
  dokumen?: string
  sebelum?: object | null
  sesudah?: object | null
}

/** Where a jurnal is booked: shop, its open day, and by whom. */
export interface Buku {
  kode_toko: string
  tgl_system: string
  user_id: string
  waktu: Date
}

/** A writing handler's world: inside the transaction, under the shop's day lock. */
export interface WriteContext extends ReadContext {
  readonly db: Tx
  readonly tokens: TokenSigner
  /** What was sent, as it was checked: an agreement is good for exactly this. */
  readonly draft: { readonly endpoint: Endpoint; readonly input: unknown }
  /** Adds to the audit trail; a write that adds nothing is recorded with its input. */
  audit(entry: AuditEntry): void
  /**
   * Draws the next number of a document for this shop and day, or of what undoes the number `membatalkan`. Call after checks and
   * locks.
   */
  nomor(dokumen: Pick<Dokumen, 'kode' | 'batal'>, membatalkan?: string): Promise<string>
  /** Posts a jurnal in this shop's books. @returns its id */
  post(jurnal: Jurnal): Promise<number>
}

/** True for the two levels that pass every menu. */
export const isOwner = (level: string): boolean => level === 'OWN' || level === 'SU'
