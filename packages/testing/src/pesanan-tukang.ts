/** Factories for tests that need orders in craftsmen's hands: given out, made, settled. */
import type { InputOf, OutputOf } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import { tambahBarang } from '../../../features/barang/tambah-barang/tambah-barang.contract.ts'
import { batalPesanan } from '../../../features/pesanan/batal-pesanan/batal-pesanan.contract.ts'
import { bagiPesanan, pindahPesanan } from '../../../features/pesanan/pembagian-pesanan/pembagian-pesanan.contract.ts'
import { selesaikanPesanan } from '../../../features/pesanan/pesanan-selesai/pesanan-selesai.contract.ts'
import { serahPesanan } from '../../../features/pesanan/serah-pesanan/serah-pesanan.contract.ts'
import { dataSo, simpanSo } from '../../../features/pesanan/stock-opname-pesanan/stock-opname-pesanan.contract.ts'
import { bayarOngkos } from '../../../features/tukang/ongkos-tukang/ongkos-tukang.contract.ts'
import { cincin, tambahCincin } from './barang.ts'
import { pesan, tunai } from './pesanan.ts'
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

/** Gives an order to T01, who may lose 0.2 g, and finishes it without solder; he must have the gold. */
export const buat = async (owner: Caller, no_pesanan: string, berat: number, susut = 0): Promise<void> => {
  await bagi(owner, no_pesanan, { berat_susut: gram(0.2) })
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

/** One order handed over with its sample piece back on its tray; two that left nothing, one of them called off. */
export const sampaiSerah = async (owner: Caller): Promise<void> => {
  const { kode_barcode } = await tambahCincin(owner)
  const contoh = { contoh: 'TOKO' as const, contoh_barcode: kode_barcode }
  const no_pesanan = await pesan(owner, { ...contoh, kunci_harga: true }, { pembayaran: [tunai(500_000)] })
  await buat(owner, no_pesanan, 1)
  await masukkanJadi(owner, no_pesanan, 1)
  const baki = { kode_baki_contoh: '', otorisasi: null }
  await owner.call(serahPesanan, { no_pesanan, diskon: rp(0), pembayaran: [tunai(1_295_000)], ...baki })
  await pesan(owner)
  await owner.call(batalPesanan, { no_pesanan: await pesan(owner), alasan: 'X', pembayaran: [], ...baki })
}

/** Violations of what handing over and calling off say, to be planted around the server. */
export const PELANGGARAN_SERAH: readonly (readonly [what: string, statement: string, aturan: string])[] = [
  ['an income of other kinds', 'UPDATE pesanan_serah SET harga_emas = harga_emas + 1, ongkos = ongkos - 1'],
  ['a price of other parts', 'UPDATE pesanan_serah SET harga_emas = harga_emas + 1, harga_atribut = harga_atribut - 1'],
  ['a discount nobody gave', 'UPDATE pesanan_serah SET harga_emas = harga_emas + 1, diskon = diskon + 1'],
  ['a locked price that was not kept', 'UPDATE pesanan_serah SET harga_gram = harga_gram + 1'],
  ['another weight that was charged', 'UPDATE pesanan_serah SET berat_harga = berat_harga - 1'],
  ['another piece handed over', 'UPDATE pesanan_serah SET kode_barang = (SELECT min(kode_barang) FROM barang)'],
  ['a piece from another tray', "UPDATE pesanan_serah SET kode_baki = 'CN02'"],
  [
    'a payment into an account',
    "UPDATE pembayaran SET cara_bayar = 'TRANSFER', no_rekening = '0111' WHERE arah = 'MASUK'",
  ],
  [
    'a share of a bank that kept nothing',
    "UPDATE pembayaran SET cara_bayar = 'DEBET', no_rekening = '0111', biaya = 1 WHERE arah = 'MASUK'",
  ],
  ['an order handed over by another paper', "UPDATE pesanan SET no_serah = 'SRP-X' WHERE no_serah IS NOT NULL"],
  [
    'an order called off by no paper',
    "UPDATE pesanan SET status = 'BATAL', no_batal = 'BTP-X' WHERE status = 'BARU' AND contoh = '-'",
  ],
  ['an order called off that runs', "UPDATE pesanan SET status = 'BARU', no_batal = NULL WHERE status = 'BATAL'"],
  [
    'a sample piece brought back by no paper',
    "UPDATE pesanan SET contoh_kembali = 'KCP-X' WHERE contoh_kembali IS NOT NULL",
  ],
].map(([what = '', statement = '']) => [what, statement, 'pesanan-dokumen'] as const)

/** Violations of the rules of craftsmen's work to be planted around the server: what it is, how, the rule that finds it. */
export const PELANGGARAN_PESANAN_TUKANG: readonly (readonly [what: string, statement: string, aturan: string])[] = [
  [
    "a customer's gold that went to another craftsman",
    "UPDATE pembagian_pesanan SET kode_tukang = 'T02' WHERE jenis = 'PINDAH'",
    'tukang-pesanan',
  ],
  [
    "a customer's gold that weighs more",
    'UPDATE pembagian_pesanan SET berat_customer = berat_customer + 1',
    'tukang-pesanan',
  ],
  [
    'an order of another fee than its assignment',
    'UPDATE pesanan SET ongkos_tukang = ongkos_tukang + 1',
    'tukang-pesanan',
  ],
  [
    'an order that goes by an assignment taken back',
    "UPDATE pembagian_pesanan SET no_batal = 'BBG-X' WHERE jenis = 'PINDAH'",
    'tukang-pesanan',
  ],
  [
    'a finished piece of another weight',
    'UPDATE pesanan_selesai SET berat_selesai = berat_selesai + 1',
    'tukang-pesanan',
  ],
  ['a finished piece on another day', "UPDATE pesanan_selesai SET tgl_system = '2026-03-01'", 'tukang-pesanan'],
  ['a finished piece that its order does not name', "UPDATE pesanan SET no_selesai = 'SLP-X'", 'tukang-pesanan'],
  [
    'a settlement of other material',
    'UPDATE so_pesanan SET setor = setor + 1, selisih = selisih - 1',
    'tukang-pesanan',
  ],
  ['a settlement of another fee', 'UPDATE so_pesanan_detail SET ongkos = ongkos + 1', 'tukang-pesanan'],
  ['an order settled nowhere', 'DELETE FROM so_pesanan_detail', 'tukang-pesanan'],
  ['an order settled and free again', 'UPDATE pesanan_selesai SET no_so_pesanan = NULL', 'tukang-pesanan'],
  ['a fee paid to another craftsman', "UPDATE ongkos_tukang SET kode_tukang = 'T02'", 'tukang-pesanan'],
  [
    'a fee paid without a jurnal',
    `INSERT INTO ongkos_tukang SELECT 'OTK-X', kode_toko, tgl_system, kode_tukang, no_rekening, jumlah, sisa, keterangan, user_id,
        dibuat_pada FROM ongkos_tukang`,
    'tukang-pesanan',
  ],
  ...['BGP', 'SLP', 'SOP', 'OTK'].map(
    (jenis) =>
      [
        `a number ${jenis} that is missing`,
        `UPDATE nomor SET terakhir = terakhir + 1 WHERE jenis = '${jenis}'`,
        'nomor-tanpa-celah',
      ] as const,
  ),
  [
    'a loss of a craftsman with an authorisation that was not used for it',
    `INSERT INTO otorisasi VALUES ('9b1c2b1e-4c1f-4c52-9a0e-3f5d9b7f2f13', 'TK01', '2026-03-03', now(), 'OWNER', 'OWNER',
        'SUSUT TUKANG', 'X', 'x', NULL, NULL, NULL, NULL, NULL);
       UPDATE pesanan_selesai SET otorisasi = '9b1c2b1e-4c1f-4c52-9a0e-3f5d9b7f2f13'`,
    'otorisasi-dokumen',
  ],
]
