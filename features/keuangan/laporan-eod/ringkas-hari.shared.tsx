/** The day in a few lines of text, for a message to whoever owns the shop. */
import type { OutputOf } from '@kencana/contract'
import { terbaca } from '@kencana/ledger'
import { call, rupiahText, showError } from '@kencana/screens'
import { Button, cellText, IconCopy, oops, toast } from '@kencana/ui'
import { laporanEod } from './laporan-eod.contract.ts'

type Baris = Extract<OutputOf<typeof laporanEod>[number], { bagian: string }>

const jumlahBarang = ({ qty, berat }: Baris): string => (qty === 0 ? '' : ` ${qty} pcs ${cellText('gram', berat)} g`)

const satuBaris = (row: Baris): string => {
  const { uraian, saldo, jumlah_in, jumlah_out } = row
  if (uraian === 'SALDO AWAL' || uraian === 'SALDO AKHIR') return `${uraian}: ${rupiahText(saldo ?? 0)}`
  const uang = [jumlah_in, -jumlah_out].filter((one) => one !== 0).map(rupiahText)
  return `${uraian}:${jumlahBarang(row)} ${uang.join(' / ') || rupiahText(0)}`
}

const teksRingkas = (judul: string, rows: readonly Baris[]): string => {
  const bagian = [...new Set(rows.map((row) => row.bagian))]
  const isi = bagian.map((satu) =>
    [`*${satu}*`, ...rows.filter((row) => row.bagian === satu).map(satuBaris)].join('\n'),
  )
  return [`*${judul}*`, ...isi].join('\n\n')
}

/** Copies what a day came to: its title in stars, a line for each row of REKAP. */
export function SalinRingkasan({ nama_toko, tanggal }: { nama_toko: string; tanggal: string }) {
  const salin = async () => {
    const rows = await call(laporanEod, { tanggal, type_laporan: 'REKAP', kode_sales: 'ALL' })
    await navigator.clipboard.writeText(terbaca(teksRingkas(`${nama_toko} ${tanggal}`, rows as Baris[]))).then(
      () => toast('success', 'Ringkasan Disalin'),
      () => oops('Browser Menolak Menyalin'),
    )
  }
  return (
    <Button icon={<IconCopy />} onClick={() => void salin().catch(showError)}>
      Salin Ringkasan
    </Button>
  )
}
