import type { OutputOf } from '@kencana/contract'
import { formatGram } from '@kencana/ledger'
import { field, pair, type Receipt, rule } from '@kencana/receipts'
import type { getPindah } from './pindah-barang.contract.ts'

/**
 * The slip that goes with the pieces: one for the shop, one for the tray.
 * @param kepala the head of the shop's receipts
 */
export const strukPindah = (pindah: OutputOf<typeof getPindah>, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak slip pindah',
  nomor: pindah.no_pindah,
  berkas: 'pindah_barang.txt',
  salinan: ['INTERNAL', 'LABEL'],
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', pindah.no_pindah),
    ...field('TGL', pindah.tgl_system),
    ...field('KE', `BAKI ${pindah.kode_baki_tujuan}`),
    ...field('USER', pindah.user_id),
    ...rule(),
    ...pindah.detail_barang.flatMap((barang) => [
      ...pair(`${barang.kode_barcode} ${barang.kadar}`, `${formatGram(barang.berat)} G`),
      ...pair(barang.nama_barang, `DARI ${barang.kode_baki_asal}`, 2),
    ]),
    ...rule(),
    ...pair(`${pindah.pcs} PCS`, `${formatGram(pindah.berat)} G`),
    ...(pindah.no_batal === null ? [] : [...rule(), `DIBATALKAN ${pindah.no_batal}`]),
  ],
})
