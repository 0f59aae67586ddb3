/** Factories for tests of deposits: forms as sales staff enter them, and deposits that a cashier has validated. */
import type { InputOf } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import { baki } from '../../../features/master/baki/baki.contract.ts'
import { ubahParaSystem } from '../../../features/pengaturan/para-system/para-system.contract.ts'
import { barangDititip } from '../../../features/penjualan/transaksi-penjualan/ambil-jual.contract.ts'
import type { Nota } from '../../../features/penjualan/transaksi-penjualan/nota.contract.ts'
import { jual, validasiJual } from '../../../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import type { FormTitipan, SatuTitipan } from '../../../features/titipan/transaksi-titipan/titipan.contract.ts'
import {
  batalTitipan,
  tambahUangTitipan,
  titip,
  validasiTitipan,
} from '../../../features/titipan/transaksi-titipan/transaksi-titipan.contract.ts'
import { tambahCincin } from './barang.ts'
import { disetujuiBila } from './pembelian.ts'
import { barisJual, bayarTunai, formJual } from './penjualan.ts'
import { gram } from './shop.ts'

type Form = InputOf<typeof titip>

/** The tray of things kept of the caller's shop. */
export const isiBakiTitip = async (owner: Caller, kode_baki = 'TT01', kode_gudang = 'TITIP'): Promise<void> => {
  const isi = { kode_baki, nama_baki: 'TITIPAN', kode_gudang, berat_baki: gram(100), berat_bandrol: gram(0) }
  await owner.call(baki.create, isi)
}

/** The telephone that deposits are left with unless told. */
export const HP_PENITIP = '081234567890'

/** A form that keeps pieces at today's price for half of it, to be paid at the cashier. */
export const formTitip = async (
  caller: Caller,
  kode_barcode: readonly string[],
  lain: Partial<Form> = {},
  ubah: readonly Partial<Form['detail_barang'][number]>[] = [],
): Promise<Form> => {
  const detail_barang = lain.detail_barang ?? (await barisJual(caller, kode_barcode, ubah))
  return {
    kode_sales: 'S01',
    kode_member: '-',
    nama_customer: 'IBU SRI',
    no_hp: HP_PENITIP,
    alamat: '',
    nik: '',
    keterangan: '',
    mengikat: true,
    titip: rp(Math.floor(detail_barang.reduce((sum, one) => sum + one.total, 0) / 2)),
    kode_baki_titip: '',
    pembayaran: [],
    sahkan: false,
    otorisasi: null,
    ...lain,
    detail_barang,
  }
}

/** Validates a form that waits, paid in cash unless told. */
export const sahkanTitip = async (
  kasir: Caller,
  { no_titip_group, versi, titip: jumlah }: Pick<FormTitipan, 'no_titip_group' | 'versi' | 'titip'>,
  pembayaran: Form['pembayaran'] = [bayarTunai(jumlah)],
): Promise<FormTitipan> => {
  const { data } = await kasir.call(validasiTitipan, { data: [{ no_titip_group, versi, pembayaran }] })
  const [form] = data
  if (!form) throw new Error('nothing validated')
  return form
}

/** Keeps pieces for a customer, paid in cash and validated by the cashier. */
export const titipSah = async (
  caller: Caller,
  kasir: Caller,
  kode_barcode: readonly string[],
  lain: Partial<Form> = {},
): Promise<FormTitipan> =>
  sahkanTitip(kasir, (await caller.call(titip, await formTitip(caller, kode_barcode, lain))).data)

/** Calls a deposit off, its money back in cash. @param kembali what goes back */
export const batalTitipForm = (
  { no_titip, versi }: Pick<SatuTitipan, 'no_titip' | 'versi'>,
  kembali: number,
  lain: Partial<InputOf<typeof batalTitipan>> = {},
): InputOf<typeof batalTitipan> => ({
  no_titip,
  versi,
  alasan: 'tidak jadi',
  kode_baki: '',
  pembayaran: kembali === 0 ? [] : [bayarTunai(kembali)],
  otorisasi: null,
  ...lain,
})

/**
 * Deposits as a shop has them: two pieces of one form, one of them called off less what is kept of it, more money for
 * the other; and one that was picked up in a sale.
 */
export const titipanSemua = async (owner: Caller): Promise<void> => {
  await disetujuiBila(owner, ubahParaSystem, { key: 'titipan_hangus', value: '10', otorisasi: null })
  const kode = async () => (await tambahCincin(owner)).kode_barcode
  const form = await titipSah(owner, owner, [await kode(), await kode()], { titip: rp(4_000_000) })
  const [batal, tetap] = form.barang
  if (!batal || !tetap) throw new Error('no deposits')
  const lepas = batalTitipForm({ no_titip: batal.no_titip, versi: form.versi }, 1_800_000)
  await disetujuiBila(owner, batalTitipan, lepas)
  await owner.call(tambahUangTitipan, { no_titip: tetap.no_titip, pembayaran: [bayarTunai(300_000)] })
  const diambil = await titipSah(owner, owner, [await kode()], { titip: rp(2_000_000) })
  const { data } = await owner.call(jual, await formAmbil(owner, [diambil.no_titip_group]))
  await sahkanAmbil(owner, data)
}

/** A form that picks deposits up, to be paid at the cashier: of who left the first of them. */
export const formAmbil = async (
  caller: Caller,
  no_titip: readonly string[],
  lain: Partial<InputOf<typeof jual>> = {},
): Promise<InputOf<typeof jual>> => {
  const dititip = await Promise.all(no_titip.map((one) => caller.call(barangDititip, { no_titip: one })))
  const detail_barang = dititip.map((one) => {
    const { kode_barcode, versi, total_hitung, total, titip: dibayar } = one
    return { kode_barcode, versi, total_hitung, total, no_titip: one.no_titip, titip: dibayar }
  })
  const [dia] = dititip
  const customer = dia && { kode_member: dia.kode_member, nama_customer: dia.nama_customer, no_hp: dia.no_hp }
  // Who fetches it says it, whoever may read it.
  const hp_penitip = dia && /^\d+$/.test(dia.no_hp) ? dia.no_hp : HP_PENITIP
  return formJual(caller, [], { ...customer, hp_penitip, detail_barang, ...lain })
}

/** Validates a sale that picks deposits up; what they leave of its bill is paid in cash, what is left of them given back in cash. */
export const sahkanAmbil = async (
  kasir: Caller,
  { no_faktur_jual, versi, tagihan, pembayaran }: Nota,
): Promise<Nota> => {
  const titip = pembayaran
    .filter((one) => one.cara_bayar === 'TITIPAN')
    .map(({ cara_bayar, ref, jumlah }) => ({ cara_bayar, no_rekening: '', ref, jumlah }))
  const sisa = tagihan - titip.reduce((sum, one) => sum + one.jumlah, 0)
  const kembali = { ...bayarTunai(-sisa), arah: 'KELUAR' as const }
  const uang = sisa === 0 ? [] : [sisa > 0 ? bayarTunai(sisa) : kembali]
  const data = [{ no_faktur_jual, versi, pembayaran: [...titip, ...uang] }]
  const [nota] = (await kasir.call(validasiJual, { data })).data
  if (!nota) throw new Error('nothing validated')
  return nota
}
