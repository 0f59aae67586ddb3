import type { OutputOf } from '@kencana/contract'
import { formatRibuan } from '@kencana/ledger'
import { field, pair, type Receipt, rule, signatures } from '@kencana/receipts'
import type { getUang } from './uang.contract.ts'

/**
 * The proof of money by hand: one for the shop, one for who gave or took it.
 * @param kepala the head of the shop's receipts
 */
export const strukUang = (uang: OutputOf<typeof getUang>, kepala: readonly string[]): Receipt => ({
  judul: `Cetak bukti ${uang.arah === 'TAMBAH' ? 'tambah' : 'ambil'} uang`,
  nomor: uang.no_uang,
  berkas: `${uang.arah.toLowerCase()}_uang_${uang.no_rekening === null ? 'kas' : 'bank'}.txt`,
  salinan: ['INTERNAL', 'PENERIMA'],
  laci: uang.no_rekening === null,
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', uang.no_uang),
    ...field('TGL', uang.tgl_system),
    ...field('UANG', `${uang.arah} ${uang.no_rekening === null ? 'KAS' : `BANK ${uang.no_rekening}`}`),
    ...field('UNTUK', uang.deskripsi),
    ...(uang.pihak === '-' ? [] : field('PIHAK', uang.pihak)),
    ...field('KET', uang.keterangan),
    ...field('USER', uang.user_id),
    ...rule(),
    ...pair('JUMLAH', `Rp. ${formatRibuan(uang.jumlah)}`),
    ...(uang.no_batal === null ? [] : [...rule(), `DIBATALKAN ${uang.no_batal}`]),
    ...signatures('PETUGAS', 'PENERIMA'),
  ],
})
