import type { OutputOf } from '@kencana/contract'
import { formatGram, formatRibuan, mg } from '@kencana/ledger'
import { field, pair, type Receipt, rule, signatures } from '@kencana/receipts'
import type { getSelesai } from './pesanan-selesai.contract.ts'

const LABEL = 8

/**
 * The proof of a finished order: one for the shop, one for the craftsman, each with room for two names.
 * @param kepala the head of the shop's receipts
 */
export const strukSelesai = (selesai: OutputOf<typeof getSelesai>, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak slip pesanan selesai',
  nomor: selesai.no_selesai,
  berkas: 'pesanan_selesai.txt',
  salinan: ['INTERNAL', 'TUKANG'],
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', selesai.no_selesai, LABEL),
    ...field('PESANAN', selesai.no_pesanan, LABEL),
    ...field('TGL', selesai.tgl_system, LABEL),
    ...field('TUKANG', `${selesai.kode_tukang} ${selesai.nama_tukang}`, LABEL),
    ...field('PEMESAN', selesai.nama_customer, LABEL),
    ...field('BARANG', selesai.deskripsi, LABEL),
    ...field('KATEGORI', selesai.kode_group, LABEL),
    ...field('USER', selesai.user_id, LABEL),
    ...rule(),
    ...pair('EMAS', `${formatGram(mg(selesai.berat_selesai - selesai.berat_patri))} G`),
    ...pair('PATRI', `${formatGram(selesai.berat_patri)} G`),
    ...pair('BERAT SELESAI', `${formatGram(selesai.berat_selesai)} G`),
    ...pair('SUSUT', `${formatGram(selesai.berat_susut)} G`),
    ...pair('ONGKOS', `Rp. ${formatRibuan(selesai.ongkos_tukang)}`),
    ...(selesai.no_batal === null ? [] : [...rule(), `DIBATALKAN ${selesai.no_batal}`]),
    ...signatures('PETUGAS', 'TUKANG'),
  ],
})
