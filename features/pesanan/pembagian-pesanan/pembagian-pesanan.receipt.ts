import type { OutputOf } from '@kencana/contract'
import { formatGram, formatRibuan } from '@kencana/ledger'
import { field, pair, type Receipt, rule, slipAddress } from '@kencana/receipts'
import type { getPembagian } from './pembagian-pesanan.contract.ts'

const LABEL = 8

/** What nobody filled in has no line. */
const isi = (label: string, value: string): string[] =>
  value === '' || value === '-' ? [] : field(label, value, LABEL)

/**
 * What goes with the work: one for the shop, one for the label.
 * @param kepala head with the address in short lines
 */
export const strukPesanan = (slip: OutputOf<typeof getPembagian>, kepala: readonly string[]): Receipt => {
  const { kategori, jenis_pesanan, deskripsi, size, atribut, berat, berat_susut } = slip.keterangan
  return {
    judul: slip.jenis === 'BAGI' ? 'Cetak slip pembagian pesanan' : 'Cetak slip pindah pesanan',
    nomor: slip.no_pembagian,
    berkas: slip.jenis === 'BAGI' ? 'pembagian_pesanan.txt' : 'pindah_pesanan.txt',
    salinan: ['INTERNAL', 'LABEL'],
    baris: [
      ...kepala,
      ...rule(),
      ...field('NO', slip.no_pembagian, LABEL),
      ...field('PESANAN', slip.no_pesanan, LABEL),
      ...field('TGL', slip.tgl, LABEL),
      ...field('SELESAI', slip.tgl_selesai, LABEL),
      ...field('PEMESAN', slip.nama_pemesan, LABEL),
      ...slipAddress(slip.alamat, LABEL),
      ...isi('TELP', slip.telepon),
      ...rule(),
      ...field('KATEGORI', kategori, LABEL),
      ...field('JENIS', jenis_pesanan, LABEL),
      ...field('BARANG', deskripsi, LABEL),
      ...isi('SIZE', size),
      ...isi('ATRIBUT', atribut),
      ...pair('BERAT', `${formatGram(berat)} G`),
      ...(slip.berat_customer === 0 ? [] : pair('EMAS CUSTOMER', `${formatGram(slip.berat_customer)} G`)),
      ...rule(),
      ...field('TUKANG', `${slip.kode_tukang} ${slip.nama_tukang}`, LABEL),
      ...pair('ONGKOS', `Rp. ${formatRibuan(slip.ongkos_tukang)}`),
      ...pair('BERAT SUSUT', `${formatGram(berat_susut)} G`),
      ...field('USER', slip.user_id, LABEL),
      ...(slip.no_batal === null ? [] : [...rule(), `DIBATALKAN ${slip.no_batal}`]),
    ],
  }
}
