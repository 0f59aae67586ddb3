/** Factories for tests that need orders in craftsmen's hands: given out, made, settled. */
import type { InputOf, OutputOf } from '@kencana/contract'
import { parsePersen, rp } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import { tambahBarang } from '../../../features/barang/tambah-barang/tambah-barang.contract.ts'
import { batalPesanan } from '../../../features/pesanan/batal-pesanan/batal-pesanan.contract.ts'
import { bagiPesanan, pindahPesanan } from '../../../features/pesanan/pembagian-pesanan/pembagian-pesanan.contract.ts'
import { selesaikanPesanan } from '../../../features/pesanan/pesanan-selesai/pesanan-selesai.contract.ts'
import { batalSerah, serahPesanan } from '../../../features/pesanan/serah-pesanan/serah-pesanan.contract.ts'
import { dataSo, simpanSo } from '../../../features/pesanan/stock-opname-pesanan/stock-opname-pesanan.contract.ts'
import { batalTitip, tambahTitip } from '../../../features/pesanan/titip-uang/titip-uang.contract.ts'
import { bayarOngkos } from '../../../features/tukang/ongkos-tukang/ongkos-tukang.contract.ts'
import { cincin, tambahCincin } from './barang.ts'
import { disetujuiBila } from './pembelian.ts'
import { pesan, tunai } from './pesanan.ts'
import { isiRekening } from './rekening.ts'
import { gram } from './shop.ts'

type Bagi = InputOf<typeof bagiPesanan>

/** An order for T01 at 75,000 with 0.3 g to lose; what differs is given. */
export const untukDikerjakan = (no_pesanan: string, lain: Partial<Bagi> = {}): Bagi => ({
  no_pesanan,
  kode_tukang: 'T01',
  ongkos_tukang: rp(75_000),
  berat_susut: gram(0.3),
  ...lain,
})

/** Gives an order to a craftsman. @returns the assignment's number */
export const bagi = async (caller: Caller, no_pesanan: string, lain: Partial<Bagi> = {}): Promise<string> =>
  (await caller.call(bagiPesanan, untukDikerjakan(no_pesanan, lain))).no_pembagian

type Selesai = InputOf<typeof selesaikanPesanan>

/** A piece of 5 g with 0.1 g of solder, 0.2 g lost; what differs is given. */
export const jadi = (no_pesanan: string, lain: Partial<Selesai> = {}): Selesai => ({
  no_pesanan,
  berat_selesai: gram(5),
  berat_patri: gram(0.1),
  berat_susut: gram(0.2),
  otorisasi: null,
  ...lain,
})

/** Finishes an order. @returns the document's number */
export const selesaikan = async (caller: Caller, no_pesanan: string, lain: Partial<Selesai> = {}): Promise<string> =>
  (await caller.call(selesaikanPesanan, jadi(no_pesanan, lain))).no_selesai

/** Gives an order to T01, who may lose 0.2 g, and finishes it without solder; he must have the gold, and earns 75,000 at most. */
export const buat = async (owner: Caller, no_pesanan: string, berat: number, susut = 0): Promise<void> => {
  await bagi(owner, no_pesanan, {
    berat_susut: gram(0.2),
    ongkos_tukang: rp(Math.min(75_000, Math.floor(berat * 100_000))),
  })
  await selesaikan(owner, no_pesanan, { berat_selesai: gram(berat), berat_patri: gram(0), berat_susut: gram(susut) })
}

/** The item of a finished order, weighing `berat`. @returns its barcode */
export const masukkanJadi = async (owner: Caller, no_pesanan: string, berat: number): Promise<string> =>
  (
    await owner.call(
      tambahBarang,
      cincin({ sumber: no_pesanan, berat: gram(berat), berat_asli: gram(berat), kadar: '70', ongkos: rp(150_000) }),
    )
  ).kode_barcode

type So = InputOf<typeof simpanSo>

/** What a person sends who saw `data` and takes `setor` grams in. */
export const isianSo = (data: OutputOf<typeof dataSo>, setor: number, lain: Partial<So> = {}): So => {
  const { saldo_awal, berat_sisa, berat_pakai, susut_pakai, ongkos, data_so } = data
  return {
    kode_tukang: 'T01',
    kode_group: 'MM',
    stockOpnames: data_so.map((row) => row.no_pesanan),
    saldo_awal,
    berat_sisa,
    berat_pakai,
    susut_pakai,
    ongkos,
    setor: gram(setor),
    selisih: (berat_sisa - gram(setor)) as So['selisih'],
    ...lain,
  }
}

/** Settles with T01 over MM. @returns the settlement's number */
export const hitungSo = async (caller: Caller, setor: number): Promise<string> => {
  const data = await caller.call(dataSo, { kode_tukang: 'T01', kode_group: 'MM' })
  return (await caller.call(simpanSo, isianSo(data, setor))).no_so_pesanan
}

/** One order with the customer's own gold through all hands: given out, moved, made, settled, its fee paid in part. */
export const sampaiOngkos = async (owner: Caller): Promise<void> => {
  const no_pesanan = await pesan(owner, { berat_customer: gram(1) })
  await bagi(owner, no_pesanan, { kode_tukang: 'T02' })
  await owner.call(pindahPesanan, { ...untukDikerjakan(no_pesanan), alasan: 'SAKIT' })
  await selesaikan(owner, no_pesanan, { berat_patri: gram(0), berat_selesai: gram(3) })
  await hitungSo(owner, 0.5)
  const bayar = { cara_bayar: 'CASH' as const, no_rekening: '', keterangan: '' }
  await owner.call(bayarOngkos, { kode_tukang: 'T01', jumlah: rp(25_000), ...bayar })
}

/** Money ahead by a card of which the bank keeps 5 %: one that stays, one that is undone, one that was voided at its machine. */
const titipKartu = async (owner: Caller): Promise<void> => {
  await isiRekening(owner, '0777', { biaya_credit: parsePersen(5) })
  const no_pesanan = await pesan(owner)
  const titip = async (jumlah: number) => {
    const kartu = { ...tunai(jumlah), cara_bayar: 'CREDIT' as const, no_rekening: '0777', masuk: true }
    return (await disetujuiBila(owner, tambahTitip, { no_pesanan, pembayaran: [kartu] })).no_titip
  }
  await titip(600_000)
  for (const void_edc of [false, true])
    await disetujuiBila(owner, batalTitip, { no_titip: await titip(500_000), alasan: 'X', void_edc, otorisasi: null })
}

/** One order handed over, at the second time for good, with its sample piece back on its tray; two that left nothing, one of them called off. */
export const sampaiSerah = async (owner: Caller): Promise<void> => {
  const { kode_barcode } = await tambahCincin(owner)
  const contoh = { contoh: 'TOKO' as const, contoh_barcode: kode_barcode }
  const no_pesanan = await pesan(owner, { ...contoh, kunci_harga: true }, { pembayaran: [tunai(500_000)] })
  await buat(owner, no_pesanan, 1)
  await masukkanJadi(owner, no_pesanan, 1)
  const baki = { kode_baki_contoh: '', otorisasi: null }
  const serah = { no_pesanan, diskon: rp(0), pembayaran: [tunai(1_295_000)], ...baki }
  const { no_serah } = await owner.call(serahPesanan, serah)
  await disetujuiBila(owner, batalSerah, { no_serah, alasan: 'X', otorisasi: null })
  await owner.call(serahPesanan, serah)
  await pesan(owner)
  await titipKartu(owner)
  await owner.call(batalPesanan, { no_pesanan: await pesan(owner), alasan: 'X', pembayaran: [], ...baki })
}
