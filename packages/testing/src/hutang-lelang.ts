/** Loans that nobody redeems, for tests: late, warned of, weighed by two, auctioned. */
import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import { tutupToko } from '../../../features/hari-toko/tutup-toko/tutup-toko.contract.ts'
import type { KartuHutang } from '../../../features/hutang/transaksi-hutang/bayar-hutang.contract.ts'
import {
  type batalLelang,
  type lelangHutang,
  timbangBatalLelang,
  timbangLelang,
} from '../../../features/hutang/transaksi-hutang/lelang-hutang.contract.ts'
import { cetakPeringatan } from '../../../features/hutang/transaksi-hutang/peringatan-hutang.contract.ts'
import { hutangSah, kartu, tokoHutang } from './hutang.ts'
import { denganSaksi } from './saksi.ts'
import { gram, type TestShop } from './shop.ts'

const HARI = 86_400_000

/** Closes days until `tanggal` is the shop's. @returns its people, logged in again */
export const majuHutang = async (shop: TestShop, tanggal: string) => {
  const hariIni = async () => (await shop.db.one<{ t: string }>(sql`SELECT tgl_system AS t FROM toko`))?.t ?? ''
  const geser = (dari: string, hari: number) => new Date(Date.parse(dari) + hari * HARI).toISOString().slice(0, 10)
  for (let hari = await hariIni(); hari < tanggal; hari = await hariIni()) {
    const jauh = geser(hari, 14)
    const tujuan = jauh < tanggal ? jauh : tanggal
    shop.clock.walk((Date.parse(tujuan) - Date.parse(hari)) / HARI)
    const akhir = geser(tujuan, -1)
    const owner = await shop.login('OWNER')
    await owner.call(tutupToko, { PROSES: 'close', ...(akhir > hari && { sampai: akhir, diketik: akhir }) })
  }
  return { owner: await shop.login('OWNER'), kasir: await shop.login('KASIR'), sales: await shop.login('SALES') }
}

/** A warning that a loan is late, as it is printed. */
export const ingatkan = (caller: Caller, no_hutang: string): Promise<unknown> =>
  caller.call(cetakPeringatan, { no_hutang, rangkap: 1 })

/** Each piece of a loan on the scale as heavy and fine as it was, before somebody else. */
export const timbangBerdua = async (
  caller: Caller,
  saksi: Caller,
  hutang: Pick<KartuHutang, 'no_hutang' | 'versi' | 'barang'>,
  lain: Partial<InputOf<typeof timbangLelang>['barang'][number]> = {},
): Promise<unknown> => {
  const barang = formLelang(hutang, 1_000).barang.map(({ urut, berat, kadar }) => ({ urut, berat, kadar, ...lain }))
  const { no_hutang, versi } = hutang
  return denganSaksi(caller, saksi, timbangLelang, { no_hutang, versi, barang, otorisasi: null }, 'LELANG')
}

type Toko = Awaited<ReturnType<typeof tokoHutang>>

/** A shop on 20 May with loans of 5,000,000 that were due on 2 April and owe 300,000 of interest. @param dulu what happened before */
export const tokoTelat = async (banyak: number, dulu: (toko: Toko) => Promise<void> = () => Promise.resolve()) => {
  const awal = await tokoHutang()
  const nomor: string[] = []
  while (nomor.length < banyak) nomor.push((await hutangSah(awal.sales, awal.kasir, { lama: 1 })).no_hutang)
  await dulu(awal)
  const toko = { shop: awal.shop, ...(await majuHutang(awal.shop, '2026-05-20')) }
  /** The next of them. @param diingatkan its warning was printed */
  const telat = async (diingatkan = true): Promise<KartuHutang> => {
    const no = nomor.pop() ?? ''
    if (!diingatkan) return kartu(toko.kasir, no)
    await ingatkan(toko.kasir, no)
    const satu = await kartu(toko.kasir, no)
    await timbangBerdua(toko.kasir, toko.sales, satu)
    return kartu(toko.kasir, no)
  }
  return { ...toko, telat }
}

type FormLelang = InputOf<typeof lelangHutang>

/** What auctions each piece of a loan as heavy as it was, all of them for `nilai`. */
export const formLelang = (
  { no_hutang, versi, barang }: Pick<KartuHutang, 'no_hutang' | 'versi' | 'barang'>,
  nilai: number,
  lain: Partial<FormLelang['barang'][number]> = {},
): FormLelang => {
  const biji = barang.flatMap(({ urut, jumlah, berat, kadar }) =>
    Array.from({ length: jumlah }, (_, ke) => ({ urut, kadar, berat: gram(potong(berat / 1000, jumlah, ke)) })),
  )
  const satu = Math.floor(nilai / biji.length)
  return {
    no_hutang,
    versi,
    kode_baki: 'BELI1',
    barang: biji.map((one, ke) => ({
      ...one,
      kode_dept: 'CIN',
      kondisi: 'BAIK',
      nilai: rp(ke === 0 ? nilai - satu * (biji.length - 1) : satu),
      ...lain,
    })),
    otorisasi: null,
  }
}

type Kembali = InputOf<typeof timbangBatalLelang>

/** Each piece of an auction on the scale as it was auctioned. */
export const formTimbangBatal = ({ lelang }: Pick<KartuHutang, 'lelang'>): Kembali => ({
  no_lelang: lelang?.no_lelang ?? '',
  barang: (lelang?.barang ?? []).map(({ no_faktur_beli, berat, kadar }) => ({ no_faktur_beli, berat, kadar })),
  otorisasi: null,
})

/** What undoes an auction once its pieces were weighed before somebody else. */
export const formBatalLelang = async (
  caller: Caller,
  saksi: Caller,
  hutang: Pick<KartuHutang, 'no_hutang'>,
): Promise<InputOf<typeof batalLelang>> => {
  const timbang = formTimbangBatal(await kartu(caller, hutang.no_hutang))
  await denganSaksi(caller, saksi, timbangBatalLelang, timbang, 'LELANG')
  return { no_lelang: timbang.no_lelang, alasan: 'salah', otorisasi: null }
}

const potong = (berat: number, jumlah: number, ke: number) => {
  const satu = Math.floor((berat * 1000) / jumlah)
  return (ke === 0 ? berat * 1000 - satu * (jumlah - 1) : satu) / 1000
}
