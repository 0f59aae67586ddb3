import type { OutputOf } from '@kencana/contract'
import { formatGram } from '@kencana/ledger'
import { field, pair, type Receipt, rule } from '@kencana/receipts'
import type { get{{Pascal}} } from './{{nama}}.contract.ts'

/**
 * The slip that goes with the pieces.
 * @param kepala the head of the shop's receipts
 */
export const struk{{Pascal}} = (slip: OutputOf<typeof get{{Pascal}}>, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak slip {{Judul}}',
  nomor: slip.no_{{snake}},
  berkas: '{{snake}}.txt',
  salinan: ['INTERNAL', 'LABEL'],
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', slip.no_{{snake}}),
    ...field('TGL', slip.tgl_system),
    ...field('KE', `BAKI ${slip.kode_baki_tujuan}`),
    ...field('USER', slip.user_id),
    ...rule(),
    ...slip.detail_barang.flatMap((barang) => [
      ...pair(`${barang.kode_barcode} ${barang.kadar}`, `${formatGram(barang.berat)} G`),
      ...pair(barang.nama_barang, `DARI ${barang.kode_baki_asal}`, 2),
    ]),
    ...rule(),
    ...pair(`${slip.pcs} PCS`, `${formatGram(slip.berat)} G`),
    ...(slip.no_batal === null ? [] : [...rule(), `DIBATALKAN ${slip.no_batal}`]),
  ],
})
