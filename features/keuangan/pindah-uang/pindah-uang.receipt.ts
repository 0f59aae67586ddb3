import type { OutputOf } from '@kencana/contract'
import { formatRibuan } from '@kencana/ledger'
import { field, pair, type Receipt, rule, signatures } from '@kencana/receipts'
import { type getPindahUang, laciTempat } from './pindah-uang.contract.ts'

/**
 * The paper that goes with the money, for who takes it and who gets it.
 * @param kepala the head of the shop's receipts
 */
export const strukPindahUang = (pindah: OutputOf<typeof getPindahUang>, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak bukti pindah uang',
  nomor: pindah.no_pindah_uang,
  berkas: 'pindah_uang.txt',
  salinan: ['INTERNAL', 'PENERIMA'],
  // The one who prints sends: what comes to a drawer is put in where it arrives.
  laci: laciTempat(pindah.dari) !== null,
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', pindah.no_pindah_uang),
    ...field('TGL', pindah.tgl_system),
    ...field('DARI', pindah.dari),
    ...field('KE', pindah.ke),
    ...field('KET', pindah.keterangan),
    ...field('USER', pindah.user_id),
    ...rule(),
    ...pair('JUMLAH', `Rp. ${formatRibuan(pindah.jumlah)}`),
    ...(pindah.no_sampai === null ? [] : [...rule(), `DITERIMA ${pindah.diterima_oleh}`, pindah.no_sampai]),
    ...(pindah.no_batal === null ? [] : [...rule(), `DIBATALKAN ${pindah.no_batal}`]),
    ...signatures('PENGIRIM', 'PENERIMA'),
  ],
})
