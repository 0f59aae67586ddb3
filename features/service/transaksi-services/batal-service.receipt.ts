/** The paper of a repair called off: what went back, as it weighs, and what became of the deposit. */
import { formatGram, formatRupiah, rp } from '@kencana/ledger'
import { field, pair, type Receipt, rule, signatures } from '@kencana/receipts'
import { caraBayar, lewatLaci } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { beratKeluar, kerja, kerjaTambahan, namaBarang } from './baris-service.receipt.ts'
import type { BatalLengkap } from './batal-service.contract.ts'

const uang = ({ barang, jumlah, hangus, pembayaran }: BatalLengkap): string[] => [
  ...pair('ONGKOS BATAL', formatRupiah(rp(barang.reduce((sum, one) => sum + one.ongkos + one.tambahan, 0)))),
  ...pair('DP', formatRupiah(jumlah)),
  ...(hangus === 0 ? [] : pair('HANGUS UNTUK PEKERJAAN', formatRupiah(hangus))),
  ...pair('DP KEMBALI', formatRupiah(rp(jumlah - hangus))),
  ...pembayaran.flatMap((one) => pair(caraBayar(one), formatRupiah(one.jumlah), 2)),
]

/**
 * A repair called off: its pieces and its deposit back, for its customer and for the shop.
 * @param kepala the head of the shop's receipts
 */
export const buktiBatalService = (batal: BatalLengkap, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak bukti batal service',
  nomor: batal.no_batal_service,
  berkas: 'batal_service.txt',
  salinan: ['CUSTOMER', 'INTERNAL'],
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', batal.no_batal_service),
    ...field('MASUK', batal.no_service),
    ...field('TGL', batal.tgl_system),
    ...field('NAMA', batal.nama_customer),
    ...field('HP', batal.no_hp),
    ...field('ALASAN', batal.alasan),
    ...(batal.disetujui_oleh === '' ? [] : field('IZIN', batal.disetujui_oleh)),
    ...field('USER', batal.user_id),
    ...rule(),
    'DIKEMBALIKAN KEPADA CUSTOMER',
    ...batal.barang.flatMap((one) => [
      ...namaBarang(one),
      ...pair('BERAT MASUK', `${formatGram(one.berat)} G`, 2),
      ...beratKeluar(one, one.berat_keluar),
      ...pair(kerja(one), formatRupiah(one.ongkos), 2),
      ...kerjaTambahan(one),
    ]),
    ...rule(),
    ...uang(batal),
    ...(batal.no_batal === null ? [] : [...rule(), `DIPULIHKAN ${batal.no_batal}`]),
    ...signatures('CUSTOMER', 'PETUGAS'),
  ],
  barcode: batal.no_batal_service,
  laci: lewatLaci(batal.pembayaran),
})
