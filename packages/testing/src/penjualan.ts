/** Factories for tests that sell: forms as sales staff enter them, and sales that a cashier has validated. */
import type { InputOf, OutputOf } from '@kencana/contract'
import { persentase, rp } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import { sales } from '../../../features/master/sales/sales.contract.ts'
import { hitungJualan } from '../../../features/penjualan/transaksi-penjualan/barang-jual.contract.ts'
import type { Nota } from '../../../features/penjualan/transaksi-penjualan/nota.contract.ts'
import {
  batalJual,
  jual,
  validasiJual,
} from '../../../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { tambahCincin } from './barang.ts'
import { PIN_MEMBER } from './member.ts'
import { disetujuiBila } from './pembelian.ts'
import { isiRekening } from './rekening.ts'

type Form = InputOf<typeof jual>

/** An account whose bank keeps 2 % of credit cards. */
const REKENING_KARTU = '0333'

/** A sales person S01 of the caller's shop. */
export const isiPenjualan = async (owner: Caller): Promise<void> => {
  await owner.call(sales.create, { kode_sales: 'S01', nama_sales: 'RINA' })
}

/** Paid in cash. @param diterima what was handed over, where it was more */
export const bayarTunai = (jumlah: number, diterima?: number): Form['pembayaran'][number] => ({
  cara_bayar: 'CASH',
  no_rekening: '',
  jumlah: rp(jumlah),
  ...(diterima === undefined ? {} : { diterima: rp(diterima) }),
})

/** Lines for pieces at the price that they cost now. @param ubah what is agreed with the customer instead, in the order of the pieces */
export const barisJual = async (
  caller: Caller,
  kode_barcode: readonly string[],
  ubah: readonly Partial<Form['detail_barang'][number]>[] = [],
): Promise<Form['detail_barang']> => {
  const harga = await caller.call(hitungJualan, { kode_barcode: [...kode_barcode] })
  return harga.map(({ kode_barcode: kode, versi, total_hitung }, at) => ({
    kode_barcode: kode,
    versi,
    total_hitung,
    total: total_hitung,
    ...ubah[at],
  }))
}

/** A form that sells pieces to anybody, to be paid at the cashier; who has points knows the PIN of `beriPin`. */
export const formJual = async (
  caller: Caller,
  kode_barcode: readonly string[],
  lain: Partial<Form> = {},
  ubah: readonly Partial<Form['detail_barang'][number]>[] = [],
): Promise<Form> => ({
  kode_sales: 'S01',
  kode_member: '-',
  nama_customer: '',
  no_hp: '',
  alamat: '',
  nik: '',
  keterangan: '',
  detail_barang: lain.detail_barang ?? (await barisJual(caller, kode_barcode, ubah)),
  pembayaran: [],
  bukti: PIN_MEMBER,
  sahkan: false,
  otorisasi: null,
  ...lain,
})

/** Validates sales that wait, each paid in cash unless told. */
export const sahkanJual = (
  kasir: Caller,
  nota: readonly OutputOf<typeof jual>['data'][],
  pembayaran?: Form['pembayaran'],
): Promise<OutputOf<typeof validasiJual>> =>
  kasir.call(validasiJual, {
    data: nota.map(({ no_faktur_jual, versi, tagihan }) => ({
      no_faktur_jual,
      versi,
      pembayaran: pembayaran ?? [bayarTunai(tagihan)],
    })),
  })

/** Sells pieces for cash, validated by the cashier. */
export const jualSah = async (
  caller: Caller,
  kasir: Caller,
  kode_barcode: readonly string[],
  lain: Partial<Form> = {},
): Promise<OutputOf<typeof jual>['data']> => {
  const { data } = await caller.call(jual, await formJual(caller, kode_barcode, lain))
  const [sah] = (await sahkanJual(kasir, [data])).data
  if (!sah) throw new Error('nothing validated')
  return sah
}

/** Sales that stand, one that was undone less a card's fee, and one that was let go before it was right. */
export const jualSemua = async (owner: Caller): Promise<void> => {
  const kode = async () => (await tambahCincin(owner)).kode_barcode
  await jualSah(owner, owner, [await kode(), await kode()])
  await isiRekening(owner, REKENING_KARTU, { biaya_credit: persentase(20_000) })
  const denganKartu = async (tunai = 0) => {
    const form = await formJual(owner, [await kode()])
    const total = form.detail_barang.reduce((sum, one) => sum + one.total, 0)
    const lewat = { cara_bayar: 'CREDIT' as const, no_rekening: REKENING_KARTU, masuk: true }
    const pembayaran = [{ ...bayarTunai(total - tunai), ...lewat }, ...(tunai === 0 ? [] : [bayarTunai(tunai)])]
    return (await disetujuiBila(owner, jual, { ...form, pembayaran, sahkan: true })).data
  }
  await denganKartu()
  // Its cash goes out of the drawer as it came in.
  await disetujuiBila(owner, batalJual, batalForm(await denganKartu(2_000_000)))
  const buka = await owner.call(jual, await formJual(owner, [await kode()]))
  await owner.call(batalJual, batalForm(buka.data))
}

/** Undoes a sale, the money as it came; what comes back through a platform weighs what it weighed. */
export const batalForm = (
  {
    no_faktur_jual,
    versi,
    kode_marketplace = null,
    barang = [],
  }: Pick<Nota, 'no_faktur_jual' | 'versi'> & Partial<Nota>,
  lain: Partial<InputOf<typeof batalJual>> = {},
): InputOf<typeof batalJual> => ({
  no_faktur_jual,
  versi,
  alasan: 'salah barang',
  pembayaran: [],
  void_edc: false,
  ...(kode_marketplace === null ? {} : { timbang: barang.map(({ kode_barcode, berat }) => ({ kode_barcode, berat })) }),
  otorisasi: null,
  ...lain,
})
