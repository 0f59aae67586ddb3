/** What can go wrong with a call, and the one place that tells the person (specification, section 8). */
import { ask, oops, toast } from '@kencana/ui'

/** Why a call failed: the server refused, nobody agreed, the server broke, it took too long, or nothing answered. */
export type ApiFailure = 'refused' | 'declined' | 'bug' | 'timeout' | 'offline' | 'session'

/** A failed call; `message` is the text for the person. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly failure: ApiFailure
  readonly status: number
  /** The request that the refusal left: with somebody's agreement the same draft goes. */
  readonly minta: string | undefined

  constructor(failure: ApiFailure, status: number, message: string, minta?: string) {
    super(message)
    this.failure = failure
    this.status = status
    this.minta = minta
  }

  /** The server may or may not have done it: only the same key may be sent again. */
  get uncertain(): boolean {
    return this.failure === 'timeout' || this.failure === 'offline' || this.failure === 'bug'
  }

  /** The record exists but was deleted; it can be reactivated. */
  get deleted(): boolean {
    return this.failure === 'refused' && this.message.includes('DELETED')
  }
}

const BERUBAH = /^(?:Harga|Uang Titipan) .+ Sudah Berubah, Silahkan Hitung Ulang$/

/** Refused because prices moved since the draft was entered: it is worked out anew, and the person told which did. */
export const hargaBerubah = (error: unknown): error is ApiError =>
  error instanceof ApiError && BERUBAH.test(error.message)

const bugText = (body: string, gagal: string): string => {
  try {
    const { message, ref } = JSON.parse(body) as { message?: string; ref?: string }
    return `${message ?? 'Terjadi Kesalahan'}${ref ? `, Nomor Referensi ${ref}` : ''}`
  } catch {
    return body || gagal
  }
}

/**
 * The error of an answer that is not 2xx. Refusals are plain text; bugs carry a reference number.
 * @param gagal said when the answer says nothing
 * @param minta the request for agreement that it left
 */
export const errorOf = (
  status: number,
  body: string,
  gagal = 'Terjadi Kesalahan Saat Request Data',
  minta?: string,
): ApiError => {
  if (body.includes('Invalid Token.')) return new ApiError('session', status, body)
  if (status >= 500) return new ApiError('bug', status, bugText(body, gagal))
  return new ApiError('refused', status, body || gagal, minta)
}

/** Tells the person that an action failed. A session that ended says nothing: the page is on its way to the login. */
export const showError = (error: unknown): void => {
  if (!(error instanceof ApiError)) {
    oops('Terjadi Kesalahan Saat Request Data')
    throw error
  }
  // Whoever closed the dialog, or read that he was turned down, knows.
  if (error.failure === 'session' || error.failure === 'declined') return
  if (error.failure === 'timeout') toast('error', 'Koneksi bermasalah..')
  else if (error.failure === 'offline') toast('error', 'Koneksi Bermasalah')
  else oops(error.message)
}

let askingSlow = false

/** The dialog of a guarded call that took more than 5 s; its only answer reloads the page. */
export const showSlow = async (): Promise<void> => {
  if (askingSlow) return
  askingSlow = true
  await ask({
    title: 'Gagal Terhubung Ke Server',
    text: 'Silahkan Coba Lagi',
    ok: 'Coba Lagi',
    cancel: null,
    blocking: true,
  })
  location.reload()
}

/** 'Warning !!!' with the server's text: reactivate the deleted record? */
export const askReactivate = (text: string): Promise<boolean> =>
  ask({ title: 'Warning !!!', text, ok: 'Aktifkan', cancel: 'Batal' })
