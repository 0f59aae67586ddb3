/** The paper of a repair: what the customer gave, what is done to it for how much, and by when. */
import { formatGram, formatRupiah } from '@kencana/ledger'
import { field, pair, type Receipt, rule, signatures, slipAddress } from '@kencana/receipts'
import { barisTunai, caraBayar, lewatLaci } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { beratKeluar, kerja, kerjaTambahan, namaBarang } from './baris-service.receipt.ts'
import type { SatuService, ServiceTunai } from './service.contract.ts'

type Barang = SatuService['barang'][number]

const TANDA: Readonly<Partial<Record<Barang['status'], string>>> = { CLOS: 'SUDAH DIAMBIL', CANC: 'DIBATALKAN' }

const tandai = ({ status, diambil_oleh }: Barang): string[] => {
  const tanda = TANDA[status]
  if (!tanda) return []
  return [`  ** ${tanda} **`, ...(diambil_oleh === '' ? [] : pair('OLEH', diambil_oleh, 2))]
}

/** What came of it, where it is done: weight in and out with what lies between them. */
const selesai = (one: Barang): string[] =>
  one.no_selesai === null ? tandai(one) : [...beratKeluar(one, one.berat_kini), ...kerjaTambahan(one), ...tandai(one)]

const satu = (one: Barang): string[] => [
  ...namaBarang(one),
  ...(one.kode_barcode === null ? [] : pair('BARCODE', one.kode_barcode, 2)),
  ...pair('BERAT MASUK', `${formatGram(one.berat)} G`, 2),
  ...selesai(one),
  ...pair(kerja(one), formatRupiah(one.ongkos), 2),
]

/** What goes into the bag: whose, what, by when; no money and no telephone, whoever works on it reads it. */
const label = (service: ServiceTunai, kepala: readonly string[]): string[] => [
  ...kepala,
  ...rule(),
  ...field('NO', service.no_service),
  ...field('TGL', service.tgl_system),
  ...field('JANJI', service.tgl_janji),
  ...field('NAMA', service.nama_customer),
  ...(service.keterangan === '' ? [] : field('KET', service.keterangan)),
  ...rule(),
  ...service.barang.flatMap((one) => [...namaBarang(one), ...pair(kerja(one), `${formatGram(one.berat)} G`, 2)]),
]

/**
 * What a customer keeps of his repair, the shop's copy and the one that goes into the bag with the pieces.
 * @param kepala the head of the shop's receipts
 */
export const slipService = (service: ServiceTunai, kepala: readonly string[]): Receipt => {
  // Once more was paid than the deposit, the cash that was given for it is told no more: it is not that of today.
  const lunasi = service.dibayar !== service.dp
  const tunai = (list: SatuService['pembayaran']): string[] =>
    barisTunai(service.tunai, list).flatMap(([label, jumlah]) => pair(label, formatRupiah(jumlah)))
  const isi = [
    ...kepala,
    ...rule(),
    ...field('NO', service.no_service),
    ...field('TGL', service.tgl_system),
    ...field('JANJI', service.tgl_janji),
    ...field('NAMA', service.nama_customer),
    ...(service.alamat === '' ? [] : slipAddress(service.alamat)),
    ...field('HP', service.no_hp),
    ...field('USER', service.user_id),
    ...(service.keterangan === '' ? [] : field('KET', service.keterangan)),
    ...rule(),
    ...service.barang.flatMap(satu),
    ...rule(),
    ...pair(`TOTAL ONGKOS ${service.barang.length} BARANG`, formatRupiah(service.total)),
    ...pair('DP', formatRupiah(service.dp)),
    ...service.pembayaran.flatMap((one) => pair(caraBayar(one), formatRupiah(one.jumlah), 2)),
    ...(lunasi ? pair('DIBAYAR', formatRupiah(service.dibayar)) : tunai(service.pembayaran)),
    ...pair('SISA', formatRupiah(service.sisa)),
  ]
  const tanda = signatures('CUSTOMER', 'PETUGAS')
  const pesan = [
    'BAWALAH SLIP INI SAAT MENGAMBIL BARANG',
    ...(service.tautan === '' ? [] : ['PINDAI QR UNTUK KABAR SERVICE INI']),
  ]
  return {
    judul: 'Cetak slip service',
    nomor: service.no_service,
    berkas: 'slip_service.txt',
    salinan: ['CUSTOMER', 'INTERNAL', 'LABEL'],
    // What a customer is asked to do is nothing that the shop's own copy says.
    lain: { INTERNAL: [...isi, ...tanda], LABEL: label(service, kepala) },
    baris: [...isi, ...pesan, ...tanda],
    barcode: service.no_service,
    ...(service.tautan === '' ? {} : { qr: service.tautan }),
    laci: lewatLaci(service.pembayaran),
  }
}
