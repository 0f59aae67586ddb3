/** No page: choosing it in the menu opens the report as a PDF in a new window. */
import { buildResult, exportReport, plainResult } from '@kencana/reports'
import { ApiError, call, getSession, serverNow } from '@kencana/screens'
import { oops, popup } from '@kencana/ui'
import { laporanBarangDalam } from './laporan-barang-dalam.contract.ts'
import { barangDalam } from './laporan-barang-dalam.report.ts'

const buat = async (): Promise<Blob | null> => {
  const { user } = getSession()
  const rows = await call(laporanBarangDalam, {}, { guarded: false })
  if (!user || rows.length === 0) return null
  const dicetak = serverNow().toLocaleString('sv-SE', { timeZone: user.zona_waktu }).slice(0, 16)
  const { nama_toko, alamat_toko, user_id } = user
  return exportReport('pdf', plainResult(barangDalam, buildResult(barangDalam, rows)), {
    nama_toko,
    alamat_toko,
    user_id,
    dicetak,
    lines: [`Keadaan per ${user.tgl_system}`],
  })
}

/** Fetches the report and shows it as a PDF. The window opens at once: later the browser would take it for an advertisement. */
export default async function cetakBarangDalam(): Promise<void> {
  const window = globalThis.open('', '_blank')
  try {
    const file = await buat()
    if (!file) {
      window?.close()
      return popup('info', 'Laporan Barang Dalam Kosong')
    }
    const url = URL.createObjectURL(file)
    if (window) window.location.href = url
    else globalThis.open(url, '_blank')
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  } catch (error) {
    window?.close()
    oops((error instanceof ApiError && error.message) || 'Laporan Barang Dalam Kosong')
  }
}
