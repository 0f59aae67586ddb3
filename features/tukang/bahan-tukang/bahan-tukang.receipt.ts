import type { OutputOf } from '@kencana/contract'
import { formatGram } from '@kencana/ledger'
import { field, pair, type Receipt, rule, signatures } from '@kencana/receipts'
import type { getBahan } from './bahan-tukang.contract.ts'

const LABEL = 8

/**
 * The proof of material given or taken back: one for the shop, one for the craftsman, each with room for two names.
 * @param kepala the head of the shop's receipts
 */
export const strukBahan = (bahan: OutputOf<typeof getBahan>, kepala: readonly string[]): Receipt => ({
  judul: `Cetak slip ${bahan.arah.toLowerCase()} bahan`,
  nomor: bahan.no_tambah_tukar,
  berkas: `${bahan.arah.toLowerCase()}_bahan_tukang.txt`,
  salinan: ['INTERNAL', 'TUKANG'],
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', bahan.no_tambah_tukar, LABEL),
    ...field('TGL', bahan.tgl_system, LABEL),
    ...field('TUKANG', `${bahan.kode_tukang} ${bahan.nama_tukang}`, LABEL),
    ...field('JENIS', bahan.jenis, LABEL),
    ...field('KATEGORI', bahan.kode_group, LABEL),
    ...(bahan.keterangan === '' ? [] : field('KET', bahan.keterangan, LABEL)),
    ...field('USER', bahan.user_id, LABEL),
    ...rule(),
    ...pair(`${bahan.arah} BAHAN`, `${formatGram(bahan.jml_bahan)} G`),
    ...pair('SISA BAHAN', `${formatGram(bahan.sisa_bahan)} G`),
    ...(bahan.no_batal === null ? [] : [...rule(), `DIBATALKAN ${bahan.no_batal}`]),
    ...signatures('PETUGAS', 'TUKANG'),
  ],
})
