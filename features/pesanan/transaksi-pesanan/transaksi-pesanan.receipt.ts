import type { OutputOf } from '@kencana/contract'
import { formatGram, formatRupiah } from '@kencana/ledger'
import { field, pair, type Receipt, rule, signatures, slipAddress } from '@kencana/receipts'
import { barisTunai, caraBayar, lewatLaci, type Tunai } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import type { getGrupPesanan } from './transaksi-pesanan.contract.ts'

type Grup = OutputOf<typeof getGrupPesanan> & { tunai?: Tunai | null }
type Pesanan = Grup['pesanan'][number]

/** What nobody filled in has no line. */
const isi = (label: string, value: string): string[] => (value === '' || value === '-' ? [] : pair(label, value, 2))
const berat = (label: string, value: Pesanan['perkiraan_berat']): string[] =>
  value === 0 ? [] : pair(label, `${formatGram(value)} G`, 2)
const uang = (label: string, value: number): string[] => (value === 0 ? [] : pair(label, formatRupiah(value), 2))

const harga = (pesanan: Pesanan): string[] =>
  pesanan.kunci_harga
    ? [
        ...pair('HARGA PER GRAM DIKUNCI', formatRupiah(pesanan.harga_gram_kadar), 2),
        ...pair('HARGA', formatRupiah(pesanan.sub_total), 2),
      ]
    : [...pair('PERKIRAAN HARGA', formatRupiah(pesanan.sub_total), 2), '  HARGA MENGIKUTI HARI SERAH']

const satu = (pesanan: Pesanan): string[] => [
  ...pair(pesanan.deskripsi, `${formatGram(pesanan.perkiraan_berat)} G`),
  ...pair(pesanan.no_pesanan, '', 2),
  ...pair(`KATEGORI ${pesanan.kode_group}`, `JENIS ${pesanan.kode_dept}`, 2),
  ...pair('KADAR', pesanan.kadar, 2),
  ...isi('SIZE', pesanan.size),
  ...isi('ATRIBUT', pesanan.atribut),
  ...berat('BERAT ATRIBUT', pesanan.berat_atribut),
  ...berat('EMAS CUSTOMER', pesanan.berat_customer),
  ...(pesanan.contoh === '-'
    ? []
    : pair(
        `CONTOH ${pesanan.contoh === 'TOKO' ? 'TOKO' : 'CUSTOMER'} ${pesanan.contoh_nama}`,
        `${formatGram(pesanan.contoh_berat)} G`,
        2,
      )),
  ...uang('HARGA ATRIBUT', pesanan.harga_atribut),
  ...uang('ONGKOS', pesanan.ongkos),
  ...harga(pesanan),
  ...(pesanan.status === 'BATAL' ? ['  ** DIBATALKAN **'] : []),
]

/** What the till is to take and has not: whoever pays it there gets a paper of it. */
const belumTerima = (diminta: Grup['titip_diminta']): string[] =>
  diminta === 0 ? [] : [...pair('TITIP UANG DIMINTA', formatRupiah(diminta)), '  BELUM DITERIMA, BAYAR DI KASIR']

/**
 * What a customer ordered, left with the shop and paid ahead.
 * @param kepala the head of the shop's receipts
 */
export const notaPesanan = (grup: Grup, kepala: readonly string[]): Receipt => {
  const total = grup.pesanan.reduce((sum, one) => sum + one.sub_total, 0)
  const titip = grup.pembayaran.reduce((sum, one) => sum + one.jumlah, 0)
  return {
    judul: 'Cetak nota pesanan',
    nomor: grup.no_grup,
    berkas: 'nota_pesanan.txt',
    salinan: ['CUSTOMER', 'INTERNAL'],
    laci: lewatLaci(grup.pembayaran),
    baris: [
      ...kepala,
      ...rule(),
      ...field('NO', grup.no_grup),
      ...field('TGL', grup.tgl_system),
      ...field('JANJI', grup.tgl_janji),
      ...field('NAMA', grup.nama_customer),
      ...slipAddress(grup.alamat_customer),
      ...field('HP', grup.no_hp),
      ...field('SALES', `${grup.kode_sales} ${grup.nama_sales}`),
      ...(grup.keterangan === '' ? [] : field('KET', grup.keterangan)),
      ...rule(),
      ...grup.pesanan.flatMap(satu),
      ...rule(),
      ...pair(`TOTAL ${grup.pesanan.length} BARANG`, formatRupiah(total)),
      ...pair('TITIP UANG', formatRupiah(titip)),
      ...grup.pembayaran.flatMap((one) => pair(caraBayar(one), formatRupiah(one.jumlah), 2)),
      ...barisTunai(grup.tunai, grup.pembayaran).flatMap(([label, jumlah]) => pair(label, formatRupiah(jumlah))),
      ...belumTerima(grup.titip_diminta),
      ...pair('SISA', formatRupiah(total - titip)),
      'BAWALAH NOTA INI SAAT MENGAMBIL BARANG',
      ...signatures('CUSTOMER', 'PETUGAS'),
    ],
  }
}
