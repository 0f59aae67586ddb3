/** What the user can act on: a clear sentence, sent as plain text. Everything else that is thrown is a bug. */
import type { Database } from '@kencana/database'

const STATUS = {
  invalid: 400,
  session: 401,
  denied: 403,
  missing: 404,
  conflict: 409,
  rule: 422,
  limit: 429,
  busy: 503,
} as const

/** Why a request is refused; decides the HTTP status. */
export type RefusalKind = keyof typeof STATUS

/** A refused request. The message is shown to the user as it is. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly kind: RefusalKind
  /** Keeps something of a refused write, once all of it is undone; an id that it answers goes out as the header x-minta. */
  readonly simpan: ((db: Database) => Promise<string | null>) | undefined

  constructor(kind: RefusalKind, message: string, simpan?: (db: Database) => Promise<string | null>) {
    super(message)
    this.kind = kind
    this.simpan = simpan
  }

  /** HTTP status of the answer. */
  get status(): number {
    return STATUS[this.kind]
  }
}

/** The screen may be seen, but not this done on it. */
export const AKSI_DITOLAK = 'Anda Hanya Boleh Melihat Di Sini, Minta OWN Atau SU Memberi Hak Untuk Melakukannya'

/** His password is known to who chose it for him. */
export const PILIH_PASSWORD = 'Pilih Password Sendiri Dulu'

/** Texts of the specification that several doors answer with. */
export const AKSES_DITOLAK = 'Akses Di Menu Ini Tidak Di Izinkan, Hubungi Admin Jika Ingin Memakai Menu Ini'
export const TOKO_BELUM_DITUTUP = 'Tanggal System Berbeda Dengan Tanggal Sekarang, Silahkan Tutup Toko'
