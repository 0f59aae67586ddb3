/** Everyday jobs of a shop, each done once by whoever is asked; docs/controls.md says what comes of it for each level. */
import type { Endpoint, InputOf } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import { gram, PASSWORD, type User } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { ditimbangLagi, formHutang, gelangJaminan, hutangMenunggu, isiPinjaman } from '@kencana/testing/hutang'
import { beliSah, cincinLama, ditimbang, formBeli, isiKondisi } from '@kencana/testing/pembelian'
import { batalForm, formJual, jualSah } from '@kencana/testing/penjualan'
import { formPesanan, pesan, tunai } from '@kencana/testing/pesanan'
import { buat, masukkanJadi, untukDikerjakan } from '@kencana/testing/pesanan-tukang'
import { isiRekening } from '@kencana/testing/rekening'
import { bahanDariBos, beriBahan, isiBahan, isiTukang, untukTukang } from '@kencana/testing/tukang'
import { hakAkses, simpanHakAkses } from '../../features/akses/hak-akses/hak-akses.contract.ts'
import { createUser } from '../../features/akses/users/users.contract.ts'
import { cetakLabel } from '../../features/barang/cetak-barcode/cetak-barcode.contract.ts'
import { kirimCuci, terimaCuci } from '../../features/barang/cucian/cucian.contract.ts'
import { koreksiBerat } from '../../features/barang/koreksi-barang/koreksi-barang.contract.ts'
import { pindahBarang } from '../../features/barang/pindah-barang/pindah-barang.contract.ts'
import { mulaiOpname } from '../../features/barang/stock-opname/stock-opname.contract.ts'
import { lihatIdentitas } from '../../features/hutang/transaksi-hutang/hutang.contract.ts'
import { simpanHutang, validasiHutang } from '../../features/hutang/transaksi-hutang/transaksi-hutang.contract.ts'
import { ambilKas, batalUang, tambahKas } from '../../features/keuangan/uang/uang.contract.ts'
import { baki } from '../../features/master/baki/baki.contract.ts'
import { ubahHargaEmas } from '../../features/master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import {
  batalBeli,
  beli,
  validasiBeli,
} from '../../features/pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { ubahParaSystem } from '../../features/pengaturan/para-system/para-system.contract.ts'
import {
  batalJual,
  jual,
  validasiJual,
} from '../../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { batalPesanan } from '../../features/pesanan/batal-pesanan/batal-pesanan.contract.ts'
import { bagiPesanan } from '../../features/pesanan/pembagian-pesanan/pembagian-pesanan.contract.ts'
import { serahPesanan, tagihanPesanan } from '../../features/pesanan/serah-pesanan/serah-pesanan.contract.ts'
import { simpanPesanan } from '../../features/pesanan/transaksi-pesanan/transaksi-pesanan.contract.ts'
import { isiBahanStok } from '../../features/tukang/bahan-stok/bahan-stok.contract.ts'
import { tambahBahan } from '../../features/tukang/bahan-tukang/bahan-tukang.contract.ts'

/** A call that somebody is about to make. */
interface Panggilan {
  endpoint: Endpoint
  input: unknown
}

interface Bahan {
  /** Who is asked. */
  siapa: User
  /** Somebody else, an owner: prepares what the job needs. */
  lain: User
  /** Running number of the play, for codes of its own. */
  ke: number
  /** A document of the day before, of its own. */
  kemarin: string
}

const panggil = <E extends Endpoint>(endpoint: E, input: InputOf<E>): Panggilan => ({ endpoint, input })

const membeli = (harga: number) =>
  panggil(beli, formBeli([cincinLama({ kode_dept: 'GLG', berat: gram(10), harga: rp(harga) })]))

const pesanan = async (lain: User, berat_customer: number, titip = 0) =>
  panggil(
    simpanPesanan,
    await formPesanan(lain, [{ berat_customer: gram(berat_customer), perkiraan_berat: gram(30) }], {
      pembayaran: titip === 0 ? [] : [tunai(titip)],
    }),
  )

/** A purchase beyond what one person buys, entered by somebody and weighed again by whoever pays it out. */
const sahkan = async (pembeli: User) =>
  panggil(validasiBeli, ditimbang((await pembeli.call(beli, formBeli([cincinLama({ harga: rp(5_000_000) })]))).data))

/** A ring for 5,733,000 that somebody else has brought onto the tray. */
const menjual = async (lain: User, kurang: number) => {
  const { kode_barcode } = await tambahCincin(lain)
  const isian = await formJual(lain, [kode_barcode])
  const detail_barang = isian.detail_barang.map((one) => ({ ...one, total: rp(one.total - kurang) }))
  return panggil(jual, { ...isian, detail_barang })
}

const terimaUang = async (lain: User) => {
  const { data } = await lain.call(jual, (await menjual(lain, 0)).input as InputOf<typeof jual>)
  const { no_faktur_jual, versi, tagihan } = data
  return panggil(validasiJual, { data: [{ no_faktur_jual, versi, pembayaran: [tunai(tagihan)] }] })
}

const batal = async (lain: User, titip: ReturnType<typeof tunai>[]) => {
  const no_pesanan = await pesan(lain, {}, { pembayaran: titip })
  const isi = { no_pesanan, alasan: 'BATAL', kode_baki_contoh: '', otorisasi: null }
  return panggil(batalPesanan, { ...isi, pembayaran: titip })
}

const TRANSFER = { cara_bayar: 'TRANSFER', no_rekening: '0111' } as const

const serahkan = async (lain: User, diskon: number, cara: Partial<ReturnType<typeof tunai>> = {}, titip = 0) => {
  const no_pesanan = await pesan(lain, {}, { pembayaran: titip === 0 ? [] : [tunai(titip)] })
  await buat(lain, no_pesanan, 1)
  await masukkanJadi(lain, no_pesanan, 1)
  const { total } = await lain.call(tagihanPesanan, { no_pesanan })
  const isi = { no_pesanan, diskon: rp(diskon), kode_baki_contoh: '', otorisasi: null }
  const bayar = total - diskon - titip
  return panggil(serahPesanan, { ...isi, pembayaran: bayar === 0 ? [] : [{ ...tunai(bayar), ...cara }] })
}

const koreksi = async (lain: User, berat: number) => {
  const { kode_barang: kode } = await tambahCincin(lain)
  return panggil(koreksiBerat, { kode, berat: gram(berat), berat_asli: gram(berat), alasan: 'X', otorisasi: null })
}

const dicuci = async (lain: User, berat: number) => {
  const { kode_barcode } = await tambahCincin(lain)
  const { data } = await lain.call(kirimCuci, { keterangan: '', detail_barang: [kode_barcode] })
  const detail_barang = [{ kode_barcode, berat: gram(berat) }]
  return panggil(terimaCuci, { no_cuci: data.no_cuci, kode_baki: null, detail_barang, otorisasi: null })
}

const ambil = (jumlah: number) =>
  panggil(ambilKas, { kode_transaksi: 'BIAYA TOKO', jumlah: rp(jumlah), keterangan: 'X', otorisasi: null })

const harga = (baru: number) =>
  panggil(ubahHargaEmas, { kode_group: 'MT', harga: rp(baru), harga_modal: null, otorisasi: null })

const userBaru = (ke: number, level: string) =>
  panggil(createUser, { user_id: `U${ke}`, user_name: 'U', level, kode_toko: 'TK01', password: PASSWORD })

/** A loan that somebody else took in, whose paper was looked at by whoever may. */
const bayarHutang = async ({ siapa, lain, ke }: Bahan, berat: number) => {
  const nik = `35730102030${String(ke).padStart(5, '0')}`
  const barang = [gelangJaminan({ berat_kotor: gram(berat + 0.12) })]
  const satu = await hutangMenunggu(lain, { nik, jumlah_hutang: rp(100_000), detail_barang: barang })
  await siapa.call(lihatIdentitas, { no_hutang: satu.no_hutang }).catch(() => undefined)
  return panggil(validasiHutang, ditimbangLagi(satu))
}

/** Each job by its name in docs/controls.md. */
export const PEKERJAAN: Readonly<Record<string, (bahan: Bahan) => Panggilan | Promise<Panggilan>>> = {
  'sell a ring at its price': ({ lain }) => menjual(lain, 0),
  'sell a ring 4 % cheaper': ({ lain }) => menjual(lain, 230_000),
  'take cash for a ring that somebody sold': ({ lain }) => terimaUang(lain),
  'take back a sale of today': async ({ lain }) =>
    panggil(batalJual, batalForm(await jualSah(lain, lain, [(await tambahCincin(lain)).kode_barcode]))),
  'buy for Rp 2.9 M': () => membeli(2_900_000),
  'buy for Rp 16 M': () => membeli(16_000_000),
  'pay out Rp 5 M that somebody else bought': ({ lain }) => sahkan(lain),
  'take back a purchase of today': async ({ lain }) => {
    const { barang } = await beliSah(lain, [cincinLama({ harga: rp(1_000_000) })])
    return panggil(batalBeli, { no_faktur_beli: barang.map((one) => one.no_faktur_beli), alasan: 'X', otorisasi: null })
  },
  'take an order': ({ lain }) => pesanan(lain, 0),
  'take an order with a deposit': ({ lain }) => pesanan(lain, 0, 500_000),
  'take an order with 5 g of the customer': ({ lain }) => pesanan(lain, 5),
  'take an order with 25 g of the customer': ({ lain }) => pesanan(lain, 25),
  'lend Rp 5 M on a bracelet': ({ ke }) =>
    panggil(simpanHutang, formHutang({ nik: `35730102031${String(ke).padStart(5, '0')}` })),
  'pay out a loan on 5 g that somebody else took in': (bahan) => bayarHutang(bahan, 5),
  'pay out a loan on 25 g that somebody else took in': (bahan) => bayarHutang(bahan, 25),
  'call off an order that left nothing': ({ lain }) => batal(lain, []),
  'give a deposit of Rp 400,000 back': ({ lain }) => batal(lain, [tunai(400_000)]),
  'hand an order over at its price': ({ lain }) => serahkan(lain, 0),
  'hand an order over that is paid already': ({ lain }) => serahkan(lain, 0, {}, 1_795_000),
  'hand an order over that is paid by transfer': ({ lain }) => serahkan(lain, 0, TRANSFER),
  'hand an order over that is paid by a transfer he says he saw': ({ lain }) =>
    serahkan(lain, 0, { ...TRANSFER, masuk: true }),
  'hand an order over 10 % cheaper': ({ lain }) => serahkan(lain, 179_500),
  'give an order to a craftsman': async ({ lain }) =>
    panggil(bagiPesanan, { ...untukDikerjakan(await pesan(lain), { berat_susut: gram(0.2) }), otorisasi: null }),
  'give a craftsman 5 g': () => panggil(tambahBahan, untukTukang(5)),
  'enter 5 g of material from BOS': () => panggil(isiBahanStok, bahanDariBos(5)),
  'print a label': async ({ lain }) => {
    const { kode_barcode } = await tambahCincin(lain)
    return panggil(cetakLabel, { kode_barcode: [kode_barcode], template: 'LIPAT', rangkap: 1, alasan: '' })
  },
  'lay a piece on another tray': async ({ lain }) => {
    const { kode_barcode } = await tambahCincin(lain)
    return panggil(pindahBarang, { kode_baki_tujuan: 'CN02', detail_barang: [kode_barcode] })
  },
  'correct a weight by 5 mg': ({ lain }) => koreksi(lain, 3.48),
  'correct a weight by 1 g': ({ lain }) => koreksi(lain, 2.485),
  'take a ring back from washing, 10 mg lighter': ({ lain }) => dicuci(lain, 3.475),
  'take a ring back from washing, 100 mg lighter': ({ lain }) => dicuci(lain, 3.385),
  'start to count a tray': async ({ lain, ke }) => {
    const berat = { berat_baki: gram(1), berat_bandrol: gram(0) }
    await lain.call(baki.create, { kode_baki: `H${ke}`, nama_baki: 'HITUNG', kode_gudang: 'TOKO', ...berat })
    return panggil(mulaiOpname, { kode_baki: `H${ke}` })
  },
  'pay Rp 400,000 of costs from the drawer': () => ambil(400_000),
  'pay Rp 600,000 of costs from the drawer': () => ambil(600_000),
  'undo money put in today': async ({ lain }) => {
    const modal = { kode_transaksi: 'TAMBAH MODAL', jumlah: rp(100_000), keterangan: 'X' }
    const { no_uang } = await lain.call(tambahKas, modal)
    return panggil(batalUang, { no_uang, alasan: 'X' })
  },
  'undo money put in yesterday': ({ kemarin }) => panggil(batalUang, { no_uang: kemarin, alasan: 'X' }),
  'move a price by 1 %': ({ ke }) => harga(2_370_000 + ke),
  'move a price by 10 %': () => harga(2_600_000),
  'make a cashier': ({ ke }) => userBaru(ke, 'KASIR'),
  'make an SU': ({ ke }) => userBaru(ke, 'SU'),
  'give a right': async ({ lain }) => {
    const { menu, aksi, versi } = await lain.call(hakAkses, { id: 'KASIR' })
    return panggil(simpanHakAkses, { id: 'KASIR', menu, aksi, versi })
  },
  'set a limit': () => panggil(ubahParaSystem, { key: 'uang_keluar', value: '500000' }),
}

/** Documents of the day before that are undone, one for each who tries. */
export const uangKemarin = async (owner: User, banyak: number): Promise<string[]> => {
  const modal = { kode_transaksi: 'TAMBAH MODAL', jumlah: rp(100_000), keterangan: 'KEMARIN' }
  return Promise.all(Array.from({ length: banyak }, async () => (await owner.call(tambahKas, modal)).no_uang))
}

/** Craftsmen with gold in hand, and conditions to buy by. */
export const siapkan = async (owner: User): Promise<void> => {
  await isiKondisi(owner)
  await isiTukang(owner)
  await isiBahan(owner, 50)
  await beriBahan(owner, 30)
  await isiRekening(owner)
  await isiPinjaman(owner)
}
