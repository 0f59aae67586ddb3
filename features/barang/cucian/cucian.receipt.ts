import type { OutputOf } from '@kencana/contract'
import { formatGram, mg } from '@kencana/ledger'
import { field, pair, type Receipt, rule } from '@kencana/receipts'
import type { getCuci, getTerimaCuci } from './cucian.contract.ts'

const batal = (no_batal: string | null) => (no_batal === null ? [] : [...rule(), `DIBATALKAN ${no_batal}`])

/**
 * The slip that goes out with the pieces; the batch is opened by its number when they come back.
 * @param kepala the head of the shop's receipts
 */
export const strukCuci = (cuci: OutputOf<typeof getCuci>, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak slip cuci',
  nomor: cuci.no_cuci,
  berkas: 'cucian.txt',
  salinan: ['INTERNAL', 'LABEL'],
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', cuci.no_cuci),
    ...field('TGL', cuci.tgl_system),
    ...(cuci.keterangan === '' ? [] : field('KET', cuci.keterangan)),
    ...field('USER', cuci.user_id),
    ...rule(),
    ...cuci.detail_barang.flatMap((barang) => [
      ...pair(`${barang.kode_barcode} ${barang.kadar}`, `${formatGram(barang.berat)} G`),
      ...pair(barang.nama_barang, `DARI ${barang.kode_baki_asal}`, 2),
    ]),
    ...rule(),
    ...pair(`${cuci.pcs} PCS`, `${formatGram(cuci.berat)} G`),
    ...batal(cuci.no_batal),
  ],
})

/**
 * What came back, and what was lost.
 * @param kepala the head of the shop's receipts
 */
export const strukTerimaCuci = (terima: OutputOf<typeof getTerimaCuci>, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak slip terima cuci',
  nomor: terima.no_terima,
  berkas: 'terima_cucian.txt',
  salinan: ['INTERNAL', 'LABEL'],
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', terima.no_terima),
    ...field('CUCIAN', terima.no_cuci),
    ...field('TGL', terima.tgl_system),
    ...field('USER', terima.user_id),
    ...(terima.disetujui_oleh === '-' ? [] : field('SETUJU', terima.disetujui_oleh)),
    ...rule(),
    ...terima.detail_barang.flatMap((barang) => [
      ...pair(`${barang.kode_barcode} ${barang.kadar}`, `${formatGram(barang.berat_kembali)} G`),
      ...pair(barang.nama_barang, `KE ${barang.kode_baki}`, 2),
      ...(barang.berat_kembali === barang.berat_kirim
        ? []
        : pair('SUSUT', `${formatGram(mg(barang.berat_kirim - barang.berat_kembali))} G`, 2)),
    ]),
    ...rule(),
    ...pair(`${terima.pcs} PCS`, `${formatGram(terima.berat)} G`),
    ...pair('SUSUT', `${formatGram(terima.susut)} G`),
    ...batal(terima.no_batal),
  ],
})
