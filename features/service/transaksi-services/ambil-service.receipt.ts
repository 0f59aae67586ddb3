/** The paper of a fetching: what left and to whom, what it weighs, and how it was paid. */
import { formatGram, formatRupiah, rp } from '@kencana/ledger'
import { field, pair, type Receipt, rule, signatures } from '@kencana/receipts'
import { barisTunai, caraBayar, lewatLaci } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import type { AmbilLengkap, AmbilTunai } from './ambil-service.contract.ts'
import { beratKeluar, kerja, kerjaTambahan, namaBarang } from './baris-service.receipt.ts'

const bila = (label: string, value: number): string[] => (value === 0 ? [] : pair(label, formatRupiah(value)))

/** Who came for it, and by what right where it was somebody else. */
const siapa = ({ pengambil, bawa_slip, nama_customer, susut_setuju, disetujui_oleh }: AmbilLengkap): string[] => [
  ...field('OLEH', pengambil === '' ? nama_customer : `${pengambil} (BUKAN CUSTOMER)`),
  ...field('SLIP', bawa_slip ? 'DIPERLIHATKAN' : 'TIDAK DIBAWA'),
  ...(susut_setuju === '' ? [] : field('SUSUT', `DISETUJUI ${susut_setuju}`)),
  ...(disetujui_oleh === '' ? [] : field('IZIN', disetujui_oleh)),
]

const uang = (ambil: AmbilTunai): string[] => {
  const { dp, dulu, jumlah, sisa, terakhir, pembayaran } = ambil
  return [
    ...pair('TOTAL ONGKOS SERVICE', formatRupiah(rp(dulu + jumlah + sisa))),
    ...bila(terakhir ? 'DP DIPAKAI' : 'DP', dp),
    ...bila('DIBAYAR SEBELUMNYA', dulu - dp),
    ...pair('DIBAYAR SEKARANG', formatRupiah(jumlah)),
    ...pembayaran.flatMap((one) => pair(caraBayar(one), formatRupiah(one.jumlah), 2)),
    ...barisTunai(ambil.tunai, pembayaran).flatMap(([label, value]) => pair(label, formatRupiah(value))),
    ...pair('SISA', formatRupiah(sisa)),
    ...bila('TERMASUK PPN', ambil.ppn),
  ]
}

/**
 * Pieces that their customer fetched, for him and for the shop.
 * @param kepala the head of the shop's receipts
 */
export const buktiAmbil = (ambil: AmbilTunai, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak bukti ambil service',
  nomor: ambil.no_ambil,
  berkas: 'ambil_service.txt',
  salinan: ['CUSTOMER', 'INTERNAL'],
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', ambil.no_ambil),
    ...field('MASUK', ambil.no_service),
    ...field('TGL', ambil.tgl_system),
    ...field('NAMA', ambil.nama_customer),
    ...field('HP', ambil.no_hp),
    ...siapa(ambil),
    ...field('USER', ambil.user_id),
    ...rule(),
    'DIAMBIL',
    ...ambil.barang.flatMap((one) => [
      ...namaBarang(one),
      ...pair('BERAT MASUK', `${formatGram(one.berat)} G`, 2),
      ...beratKeluar(one, one.berat_keluar),
      ...pair(kerja(one), formatRupiah(one.ongkos), 2),
      ...kerjaTambahan(one),
    ]),
    ...(ambil.tinggal.length === 0 ? [] : ['MASIH DI TOKO', ...ambil.tinggal.flatMap((nama) => pair(nama, '', 2))]),
    ...rule(),
    ...uang(ambil),
    ...(ambil.no_batal === null ? [] : [...rule(), `DIBATALKAN ${ambil.no_batal}`]),
    ...signatures('PENERIMA', 'PETUGAS'),
  ],
  barcode: ambil.no_ambil,
  laci: lewatLaci(ambil.pembayaran),
})
