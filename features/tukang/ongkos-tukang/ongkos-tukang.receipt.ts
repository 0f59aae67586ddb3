import type { OutputOf } from '@kencana/contract'
import { formatRibuan } from '@kencana/ledger'
import { field, pair, type Receipt, rule, signatures } from '@kencana/receipts'
import type { getOngkos } from './ongkos-tukang.contract.ts'

const LABEL = 8

/**
 * The proof of a fee paid: one for the shop, one for the craftsman, each with room for two names.
 * @param kepala the head of the shop's receipts
 */
export const strukOngkos = (ongkos: OutputOf<typeof getOngkos>, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak slip ongkos tukang',
  nomor: ongkos.no_ongkos,
  berkas: 'ongkos_tukang.txt',
  salinan: ['INTERNAL', 'TUKANG'],
  laci: ongkos.no_rekening === null,
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', ongkos.no_ongkos, LABEL),
    ...field('TGL', ongkos.tgl_system, LABEL),
    ...field('TUKANG', `${ongkos.kode_tukang} ${ongkos.nama_tukang}`, LABEL),
    ...field('DARI', ongkos.no_rekening === null ? 'KAS' : `BANK ${ongkos.no_rekening}`, LABEL),
    ...(ongkos.keterangan === '' ? [] : field('KET', ongkos.keterangan, LABEL)),
    ...field('USER', ongkos.user_id, LABEL),
    ...rule(),
    ...pair('ONGKOS DIBAYAR', `Rp. ${formatRibuan(ongkos.jumlah)}`),
    ...pair('SISA ONGKOS', `Rp. ${formatRibuan(ongkos.sisa)}`),
    ...(ongkos.no_batal === null ? [] : [...rule(), `DIBATALKAN ${ongkos.no_batal}`]),
    ...signatures('PETUGAS', 'TUKANG'),
  ],
})
