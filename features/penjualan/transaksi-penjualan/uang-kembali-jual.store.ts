/** How the money of a sale that is undone goes back: as it came, or another way that is agreed to. */
import type { InputOf } from '@kencana/contract'
import { formatRibuan, type Rp, rp, uang } from '@kencana/ledger'
import { Refusal, simpanDokumen, tolakBankKurang, type WriteContext } from '@kencana/server-kit'
import {
  bacaPembayaran,
  barisPembayaran,
  catatPembayaran,
  type Dibayar,
  pegangPembayaran,
} from '../../keuangan/pembayaran/pembayaran.api.ts'
import { caraBayar, type PembayaranTercatat } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import type { JualTerkunci } from './sah-jual.store.ts'
import { type batalJual, DOKUMEN_KEMBALI } from './transaksi-penjualan.contract.ts'

type Isian = InputOf<typeof batalJual>

type Uang = Pick<PembayaranTercatat, 'cara_bayar' | 'no_rekening' | 'jumlah' | 'biaya'> & { referensi?: string }

/** Money by way and account: one row of each. */
const perCara = (list: readonly Uang[]): Uang[] => {
  const jumlah = new Map<string, Uang>()
  for (const one of list) {
    const kunci = caraBayar(one)
    const lama = jumlah.get(kunci)
    jumlah.set(kunci, lama ? { ...lama, jumlah: rp(lama.jumlah + one.jumlah), biaya: rp(lama.biaya + one.biaya) } : one)
  }
  return [...jumlah.values()]
}

const persis = (one: Uang, lain: Uang): boolean => caraBayar(lain) === caraBayar(one) && lain.jumlah === one.jumlah

const sama = (a: readonly Uang[], b: readonly Uang[]): boolean =>
  a.length === b.length && a.every((one) => b.some((lain) => persis(one, lain)))

const baris = (arah: Dibayar['arah'], { cara_bayar, no_rekening, jumlah, biaya, referensi = '' }: Uang): Dibayar => ({
  arah,
  cara_bayar,
  no_rekening,
  ref: '-',
  referensi,
  diterima: null,
  jumlah,
  biaya,
  masuk: false,
})

export interface Kembali {
  datang: Uang[]
  /** Row by row, with the slips of its transfers: what stays in the bank pays no second bill. */
  asal: Uang[]
  /** As somebody typed it; null: as it came. */
  pergi: Uang[] | null
  /** Another way than it came. */
  lain: string
  /** How all of it was paid. */
  cara: string
}

export const jumlahUang = (list: readonly { jumlah: Rp }[]): Rp => rp(list.reduce((sum, one) => sum + one.jumlah, 0))

/** How the money came, and how it goes back. */
export const caraKembali = async (ctx: WriteContext, nota: JualTerkunci, isian: Isian): Promise<Kembali> => {
  const tercatat = await bacaPembayaran(ctx.db, ctx.sesi.kode_toko, nota.no_faktur_jual)
  const asal = tercatat.filter((one) => one.ref === '-' && one.arah === 'MASUK')
  if (isian.pembayaran.length > 0 && tercatat.some((one) => one.arah === 'KELUAR'))
    throw new Refusal('rule', 'Uang Tukar Kurang Dikembalikan Customer Seperti Keluarnya')
  const datang = perCara(asal)
  const cara = [...new Set(tercatat.map((one) => caraBayar(one)))].join(', ')
  if (isian.pembayaran.length === 0) return { datang, asal, pergi: null, lain: '', cara }
  const pergi = perCara(await pegangPembayaran(ctx, isian.pembayaran, 'KELUAR'))
  return { datang, asal, pergi, lain: sama(datang, pergi) ? '' : pergi.map((one) => caraBayar(one)).join(', '), cara }
}

/** As it came, less what is kept: of cash first, which is at hand. */
const kurangi = (datang: readonly Uang[], potongan: Rp): Uang[] => {
  let sisa: number = potongan
  const urut = datang.toSorted((a, b) => Number(b.cara_bayar === 'CASH') - Number(a.cara_bayar === 'CASH'))
  return urut
    .map((one) => {
      const ambil = Math.min(sisa, one.jumlah)
      sisa -= ambil
      return { ...one, jumlah: rp(one.jumlah - ambil) }
    })
    .filter((one) => one.jumlah > 0)
}

/** What the reversed sale does not say: the money as it came with what a bank keeps of it, and as it goes. None where both are one. */
export const barisKembali = (
  { datang, asal, pergi }: Kembali,
  { potongan, void_edc }: { potongan: Rp; void_edc: boolean },
): Dibayar[] => {
  const keluar = pergi ?? kurangi(datang, potongan)
  const seharusnya = rp(jumlahUang(datang) - potongan)
  if (jumlahUang(keluar) !== seharusnya) throw new Refusal('rule', `Uang Kembali Harus Rp. ${formatRibuan(seharusnya)}`)
  // Taken back at its machine the money is on the card again: paid out otherwise it would leave twice.
  if (void_edc && datang.some((one) => one.biaya > 0 && !keluar.some((lain) => persis(one, lain))))
    throw new Refusal('rule', 'VOID EDC Hanya Bila Uang Kembali Ke Kartu Yang Sama')
  const biaya = void_edc ? 0 : datang.reduce((sum, one) => sum + one.biaya, 0)
  if (biaya === 0 && sama(datang, keluar)) return []
  return [
    ...asal.map((one) => baris('MASUK', void_edc ? { ...one, biaya: rp(0) } : one)),
    ...keluar.map((one) => baris('KELUAR', { ...one, biaya: rp(0), referensi: '' })),
  ]
}

/** A bank account that holds too little is told before anybody is asked, as far as it is known: points and a voided card keep some of it. */
export const tolakBankKembali = async (
  ctx: WriteContext,
  nota: JualTerkunci,
  { datang, pergi }: Kembali,
  void_edc: boolean,
) => {
  if (void_edc || (pergi === null && nota.kode_member !== '-')) return
  // Nobody learns by amounts of his own what an account holds.
  const [harus, diketik] = [jumlahUang(datang), jumlahUang(pergi ?? datang)]
  if (nota.kode_member === '-' ? diketik !== harus : diketik > harus)
    throw new Refusal('rule', `Uang Kembali Harus Rp. ${formatRibuan(harus)}`)
  const keluar = (pergi ?? datang).map((one) => baris('KELUAR', { ...one, biaya: rp(0) }))
  await tolakBankKurang(ctx, barisPembayaran(keluar, nota.no_faktur_jual))
}

/** The money as it goes back, where that is another document than the undo. */
export const bukukanKembali = async (
  ctx: WriteContext,
  nota: JualTerkunci,
  list: readonly Dibayar[],
  { otorisasi, potongan }: { otorisasi: string | null; potongan: Rp },
) => {
  const { no_faktur_jual, nama_customer } = nota
  const jumlah = jumlahUang(list.filter((one) => one.arah === 'MASUK'))
  await simpanDokumen(ctx, DOKUMEN_KEMBALI, {
    kepala: { no_faktur_jual, jumlah, potongan },
    // Its slip may have paid another bill as well: who agreed to the cancel saw how this one was paid.
    gerak: (nomor) =>
      catatPembayaran(ctx, nomor, list, { dari: nama_customer, keluar: true, otorisasi, ulang: otorisasi }),
    jurnal: (nomor) => ({
      kind: 'JUAL',
      document: nomor,
      lines: [...barisPembayaran(list, nomor), ...(potongan === 0 ? [] : [uang('PENDAPATAN_LAIN', -potongan, 'POIN')])],
    }),
    audit: { sesudah: { no_faktur_jual, pembayaran: list, potongan } },
  })
}
