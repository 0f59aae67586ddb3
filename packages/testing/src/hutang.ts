/** Factories for tests of loans: forms as sales staff enter them, and loans that somebody else has weighed again. */
import type { InputOf, OutputOf } from '@kencana/contract'
import { parsePersen, rp } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import {
  batalBayarHutang,
  batalHutang,
  bayarBunga,
  getKartuHutang,
  type KartuHutang,
  lunasiHutang,
  remajakanHutang,
  timbangBatalBayar,
} from '../../../features/hutang/transaksi-hutang/bayar-hutang.contract.ts'
import { lihatIdentitas, type SatuHutang } from '../../../features/hutang/transaksi-hutang/hutang.contract.ts'
import {
  simpanFotoHutang,
  simpanHutang,
  tolakHutang,
  validasiHutang,
} from '../../../features/hutang/transaksi-hutang/transaksi-hutang.contract.ts'
import { kondisiPinjaman } from '../../../features/master/kondisi-pinjaman/kondisi-pinjaman.contract.ts'
import { isiMaster, tambahCincin } from './barang.ts'
import { fotoUnik } from './foto.ts'
import { disetujuiBila, isiKondisi, isiPembelian } from './pembelian.ts'
import { bayarTunai, jualSah } from './penjualan.ts'
import { isiRekening } from './rekening.ts'
import { denganSaksi } from './saksi.ts'
import { gram, openShop } from './shop.ts'

type Form = InputOf<typeof simpanHutang>
type Barang = Form['detail_barang'][number]

/** Of the paper that a customer of these tests shows. */
const NIK_SARI = '3573010203040506'

/** The condition in which goods are taken in. */
export const isiPinjaman = async (owner: Caller): Promise<void> => {
  await owner.call(kondisiPinjaman.create, { kondisi_pinjaman: 'BAIK' })
}

/** A shop that lends, with its owner, its cashier and its sales staff. @param nanti how many days later than others it begins */
export const tokoHutang = async (nanti = 0) => {
  const shop = await openShop()
  shop.clock.walk(nanti)
  const owner = await shop.setup(rp(100_000_000))
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await isiPinjaman(owner)
  await isiRekening(owner)
  const kasir = await shop.user(owner, 'KASIR', 'KASIR')
  const sales = await shop.user(owner, 'SALES', 'SALES')
  return { shop, owner, kasir, sales }
}

/** A bracelet of 10 g in a bag of 0.120 g, worth 2,350,000 x 70 % x 10 = 16,450,000: 13,160,000 are lent on it at most. */
export const gelangJaminan = (lain: Partial<Barang> = {}): Barang => ({
  nama_barang: 'GELANG',
  kode_group: 'MM',
  kadar: '16K',
  kode_barcode: '',
  jumlah: 1,
  berat_kotor: gram(10.12),
  berat_plastik: gram(0.12),
  kondisi_pinjaman: 'BAIK',
  ...lain,
})

/** A ring of 3.485 g that the shop sold. */
export const cincinJaminan = (kode_barcode: string): Barang =>
  gelangJaminan({ kode_barcode, berat_kotor: gram(3.485), berat_plastik: gram(0) })

/** 5,000,000 on a bracelet at 2 % for 4 months, paid out in cash. */
export const formHutang = (lain: Partial<Form> = {}): Form => ({
  kode_sales: 'S01',
  kode_member: '-',
  nama_customer: 'BU SARI',
  // Another customer has another telephone.
  no_hp:
    lain.nik === undefined || lain.nik === NIK_SARI || lain.nik.length < 10
      ? '081234567890'
      : `08${lain.nik.slice(-10)}`,
  alamat: 'JL. MAWAR 3',
  nik: NIK_SARI,
  no_manual: '',
  jumlah_hutang: rp(5_000_000),
  bunga_persen: parsePersen(2),
  lama: 4,
  cara_bayar: 'CASH',
  no_rekening: '',
  bank_pelanggan: '',
  no_rekening_pelanggan: '',
  nama_rekening_pelanggan: '',
  detail_barang: [gelangJaminan()],
  otorisasi: null,
  ...lain,
})

/** Paid out through a bank instead. */
export const LEWAT_BANK = {
  cara_bayar: 'TRANSFER' as const,
  no_rekening: '0111',
  bank_pelanggan: 'BCA',
  no_rekening_pelanggan: '5550001234',
  nama_rekening_pelanggan: 'SARI',
}

/** A photo of each item, and of the customer's paper. @returns the loan as it is with them */
export const fotoJaminan = async (caller: Caller, hutang: SatuHutang): Promise<SatuHutang> => {
  const { no_hutang, barang } = hutang
  for (const { urut } of [...barang, { urut: 0 }])
    await caller.call(simpanFotoHutang, { no_hutang, urut, foto: fotoUnik() })
  return hutang
}

/** What whoever validates loans found on his own scale. */
export const ditimbangLagi = (...hutang: readonly SatuHutang[]): InputOf<typeof validasiHutang> => ({
  data: hutang.map(({ no_hutang, versi }) => ({ no_hutang, versi })),
  timbang: hutang.flatMap(({ no_hutang, barang }) =>
    barang.map(({ urut, berat, kadar }) => ({ no_hutang, urut, berat, kadar })),
  ),
})

/** The same, by whoever looked at the papers of their customers first. */
export const dilihatDanDitimbang = async (
  kasir: Caller,
  ...hutang: readonly SatuHutang[]
): Promise<InputOf<typeof validasiHutang>> => {
  for (const { no_hutang } of hutang) await kasir.call(lihatIdentitas, { no_hutang })
  return ditimbangLagi(...hutang)
}

/** A loan that waits, with its photos. */
export const hutangMenunggu = async (caller: Caller, lain: Partial<Form> = {}): Promise<SatuHutang> => {
  const { data } = await disetujuiBila(caller, simpanHutang, formHutang(lain))
  return fotoJaminan(caller, data)
}

/** A loan that is let go before it is right. @returns its number */
export const hutangDitolak = async (owner: Caller): Promise<string> => {
  await isiPinjaman(owner)
  const { no_hutang, data } = await owner.call(simpanHutang, formHutang())
  await owner.call(tolakHutang, { no_hutang, versi: data.versi, alasan: 'TIDAK JADI' })
  return no_hutang
}

/** Lends and has it validated. @param kasir somebody else, or the caller where he is alone in the shop */
export const hutangSah = async (
  caller: Caller,
  kasir: Caller,
  lain: Partial<Form> = {},
): Promise<OutputOf<typeof simpanHutang>['data']> => {
  const menunggu = await hutangMenunggu(caller, lain)
  const [data] = (await disetujuiBila(kasir, validasiHutang, await dilihatDanDitimbang(kasir, menunggu))).data
  if (!data) throw new Error('nothing validated')
  return data
}

/** What pays interest of a loan, in cash. */
export const formBunga = (
  { no_hutang, versi }: Pick<KartuHutang, 'no_hutang' | 'versi'>,
  jumlah: number,
): InputOf<typeof bayarBunga> => ({ no_hutang, versi, pembayaran: [bayarTunai(jumlah)], otorisasi: null })

/** What undoes a payment. @param diterima what it handed out is there again */
export const formBatalBayar = (no_bayar: string, diterima = false): InputOf<typeof batalBayarHutang> => ({
  no_bayar,
  alasan: 'salah',
  diterima,
  void_edc: false,
  otorisasi: null,
})

type Kembali = Pick<SatuHutang['barang'][number], 'urut' | 'berat' | 'kadar'>

/** What a payment handed out on the scale again, each item of one piece. */
export const formTimbangBayar = (no_bayar: string, kembali: readonly Kembali[]): InputOf<typeof timbangBatalBayar> => ({
  no_bayar,
  barang: kembali.map(({ urut, berat, kadar }) => ({ urut, berat, kadar })),
  otorisasi: null,
})

/** The same before somebody else, or alone. @returns what undoes the payment then */
export const kembaliBerdua = async (
  caller: Caller,
  saksi: Caller | null,
  no_bayar: string,
  kembali: readonly Kembali[],
): Promise<InputOf<typeof batalBayarHutang>> => {
  const isi = formTimbangBayar(no_bayar, kembali)
  if (saksi === null) await disetujuiBila(caller, timbangBatalBayar, isi)
  else await denganSaksi(caller, saksi, timbangBatalBayar, isi, 'BATAL HUTANG')
  return formBatalBayar(no_bayar, true)
}

/** What redeems a loan, in cash. */
export const formLunas = (
  { no_hutang, versi, tagihan }: Pick<KartuHutang, 'no_hutang' | 'versi' | 'tagihan'>,
  lain: Partial<InputOf<typeof lunasiHutang>> = {},
): InputOf<typeof lunasiHutang> => ({
  no_hutang,
  versi,
  diskon: rp(0),
  pembayaran: [bayarTunai(tagihan.total)],
  pengambil: '',
  identitas_pengambil: NIK_SARI,
  kuasa: '',
  otorisasi: null,
  ...lain,
})

/** What renews a loan, in cash: interest paid, the rest on; for more money the paper and the goods on the scale again. */
export const formRemaja = (
  { no_hutang, versi, tagihan, jumlah_hutang, bunga_persen, lama, barang }: KartuHutang,
  lain: Partial<InputOf<typeof remajakanHutang>> = {},
): InputOf<typeof remajakanHutang> => {
  const bunga = tagihan.bunga + tagihan.denda
  const naik = (lain.jumlah_hutang ?? jumlah_hutang) - jumlah_hutang
  const pokok = Math.abs(naik)
  const tetap = barang.filter(({ urut }) => lain.tetap?.includes(urut) ?? true)
  return {
    no_hutang,
    versi,
    jumlah_hutang,
    bunga_persen,
    lama,
    tetap: null,
    bayar_bunga: bunga === 0 ? [] : [bayarTunai(bunga)],
    bayar_pokok: pokok === 0 ? [] : [bayarTunai(pokok)],
    identitas: naik > 0 ? NIK_SARI : '',
    timbang: naik > 0 ? tetap.map(({ urut, berat, kadar }) => ({ urut, berat, kadar })) : [],
    pengambil: '',
    identitas_pengambil: '',
    kuasa: '',
    otorisasi: null,
    ...lain,
  }
}

/** A loan with what is owed of it today. */
export const kartu = (caller: Caller, no_hutang: string): Promise<KartuHutang> =>
  caller.call(getKartuHutang, { no_hutang })

/** Interest by a card of which the bank keeps 2 %. */
export const bungaKartu = (hutang: Pick<KartuHutang, 'no_hutang' | 'versi'>, jumlah: number) => ({
  ...formBunga(hutang, jumlah),
  pembayaran: [{ ...bayarTunai(jumlah), cara_bayar: 'CREDIT' as const, no_rekening: '0888', masuk: true }],
})

/** The account of that card. */
export const isiKartu = (owner: Caller): Promise<void> =>
  isiRekening(owner, '0888', { biaya_credit: Number(parsePersen(2)) as never })

const dibayar = async (owner: Caller): Promise<void> => {
  const lunas = await hutangSah(owner, owner, { jumlah_hutang: rp(1_000_000) })
  await disetujuiBila(owner, lunasiHutang, formLunas(await kartu(owner, lunas.no_hutang)))
  const lama = await hutangSah(owner, owner, {
    jumlah_hutang: rp(2_000_000),
    detail_barang: [gelangJaminan(), gelangJaminan({ nama_barang: 'LIONTIN' })],
  })
  const { no_hutang } = lama
  await owner.call(bayarBunga, formBunga(lama, 10_000))
  await isiKartu(owner)
  // One that stays, from which the bank takes the fee of the undone one.
  await disetujuiBila(owner, bayarBunga, bungaKartu(await kartu(owner, no_hutang), 6_000))
  const salahKartu = await disetujuiBila(owner, bayarBunga, bungaKartu(await kartu(owner, no_hutang), 5_000))
  await disetujuiBila(owner, batalBayarHutang, formBatalBayar(salahKartu.no_bayar))
  const isi = formRemaja(await kartu(owner, no_hutang), { jumlah_hutang: rp(1_500_000), tetap: [1] })
  await disetujuiBila(owner, remajakanHutang, isi)
  const salah = await hutangSah(owner, owner, { jumlah_hutang: rp(500_000) })
  await disetujuiBila(owner, batalHutang, {
    no_hutang: salah.no_hutang,
    versi: salah.versi,
    alasan: 'salah',
    otorisasi: null,
  })
}

/** Loans as a shop has them: living, redeemed, renewed with part of the goods, undone, on a piece that the shop sold. */
export const hutangSemua = async (owner: Caller): Promise<void> => {
  await isiPinjaman(owner)
  await hutangSah(owner, owner)
  await dibayar(owner)
  const { kode_barcode } = await tambahCincin(owner)
  await jualSah(owner, owner, [kode_barcode])
  await hutangSah(owner, owner, { jumlah_hutang: rp(1_000_000), detail_barang: [cincinJaminan(kode_barcode)] })
  await hutangSah(owner, owner, {
    jumlah_hutang: rp(3_000_000),
    detail_barang: [gelangJaminan({ nama_barang: 'KALUNG', jumlah: 2 }), gelangJaminan({ nama_barang: 'CINCIN' })],
  })
}
