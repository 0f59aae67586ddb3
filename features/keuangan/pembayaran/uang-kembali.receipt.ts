import { formatGram, formatRupiah } from '@kencana/ledger'
import { field, pair, type Receipt, rule, signatures } from '@kencana/receipts'
import { keCustomer, lewatLaci, rincianBalik } from './pembayaran.contract.ts'
import type { UangKembali } from './uang-kembali.contract.ts'

const SALDO = { PESAN: 'JUMLAH TITIP UANG', TITIP: 'UANG TITIPAN', MEMBER: 'VOUCHER', SERVICE: 'UANG SERVICE' } as const

/**
 * Money that came and went back, for its customer and for the shop.
 * @param kepala the head of the shop's receipts
 */
export const buktiUangKembali = (batal: UangKembali, kepala: readonly string[]): Receipt => ({
  judul: 'Cetak bukti uang kembali',
  nomor: batal.no_batal,
  berkas: 'uang_kembali.txt',
  salinan: ['CUSTOMER', 'INTERNAL'],
  laci: lewatLaci(batal.pembayaran.filter(keCustomer)),
  baris: [
    ...kepala,
    ...rule(),
    ...field('NO', batal.no_batal),
    ...field('BATAL', batal.dokumen),
    ...field('MASUK', batal.tgl_asal),
    ...(batal.untuk.nomor === '-' ? [] : field(batal.untuk.nama, batal.untuk.nomor)),
    ...field('TGL', batal.tgl_system),
    ...(batal.nama_customer === '' ? [] : field('NAMA', batal.nama_customer)),
    ...(batal.no_hp === '' ? [] : field('HP', batal.no_hp)),
    ...field('ALASAN', batal.alasan),
    ...(batal.disetujui_oleh === null ? [] : field('IZIN', batal.disetujui_oleh)),
    ...field('USER', batal.user_id),
    ...(batal.barang.length === 0 ? [] : [...rule(), 'BARANG KEMBALI KE TOKO']),
    ...batal.barang.flatMap((one) => pair(one.nama_barang, `${formatGram(one.berat)} G`, 2)),
    ...rule(),
    ...rincianBalik(batal.pembayaran).flatMap(([label, jumlah, masuk]) => pair(label, formatRupiah(jumlah), masuk)),
    ...(batal.saldo === null ? [] : [...rule(), ...pair(SALDO[batal.untuk.nama], formatRupiah(batal.saldo))]),
    ...signatures('CUSTOMER', 'PETUGAS'),
  ],
})
