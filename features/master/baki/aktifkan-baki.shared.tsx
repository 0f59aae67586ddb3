/** A tray that was deleted since stands in the way of an undo: nothing comes back to another one, so who may takes it into use again. */
import { ApiError, askReactivate, call, useInvalidate, useMay } from '@kencana/screens'
import { baki, bakiReady, bakiTambahBarang } from './baki.contract.ts'

const MATI = /^Baki (.+) Sudah Dihapus, Aktifkan Kembali Dahulu$/

const namaMati = (error: unknown): string | undefined =>
  error instanceof ApiError ? MATI.exec(error.message)?.[1] : undefined

/**
 * How an undo is sent that a deleted tray may stand in the way of: asked and answered 'Aktifkan', the tray is in use again and the undo is
 * sent anew, tray by tray where it comes back to several. Who may not reads why, as of any refusal.
 */
export const useAktifkanBaki = () => {
  const boleh = useMay(baki.reactivate)
  const invalidate = useInvalidate()
  const kirim = async <I, O>(input: I, put: (input: I) => Promise<O>): Promise<O | null> => {
    try {
      return await put(input)
    } catch (error) {
      const kode = namaMati(error)
      if (!boleh || kode === undefined) throw error
      if (!(await askReactivate((error as ApiError).message))) return null
      await call(baki.reactivate, { id: kode })
      await invalidate([baki.list, bakiReady, bakiTambahBarang])
      return kirim(input, put)
    }
  }
  return kirim
}
