/** Factories for tests of repairs: forms as the counter enters them, and repairs that are taken in. */
import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import { expect } from 'vitest'
import { ubahParaSystem } from '../../../features/pengaturan/para-system/para-system.contract.ts'
import { ambilService } from '../../../features/service/transaksi-services/ambil-service.contract.ts'
import { batalService } from '../../../features/service/transaksi-services/batal-service.contract.ts'
import {
  kirimService,
  selesaikanService,
} from '../../../features/service/transaksi-services/selesai-service.contract.ts'
import { getService, type SatuService } from '../../../features/service/transaksi-services/service.contract.ts'
import { simpanService } from '../../../features/service/transaksi-services/transaksi-services.contract.ts'
import { isiMaster } from './barang.ts'
import { fotoUnik } from './foto.ts'
import { disetujuiBila } from './pembelian.ts'
import { bayarTunai } from './penjualan.ts'
import { gram, openShop, type TestShop, type User } from './shop.ts'
import { beriBahan, isiBahan, isiTukang } from './tukang.ts'

type Form = InputOf<typeof simpanService>
type Baris = Form['detail_barang'][number]

/** A light ring to be soldered; what differs is given. */
export const barisService = (lain: Partial<Baris> = {}): Baris => ({
  kode_barcode: '',
  nama_barang: 'CINCIN',
  jumlah: 1,
  berat: gram(1.5),
  kadar: '70',
  jenis_kerja: 'PATRI',
  deskripsi: 'BAND PUTUS',
  ongkos: rp(50_000),
  foto: fotoUnik(),
  ...lain,
})

/** A form with nothing paid ahead unless told. */
export const formService = (baris: readonly Partial<Baris>[] = [{}], dp = 0, lain: Partial<Form> = {}): Form => ({
  kode_member: '-',
  nama_customer: 'IBU SRI',
  no_hp: '081234567890',
  alamat: '',
  nik: '',
  keterangan: '',
  tgl_janji: '2026-03-30',
  detail_barang: baris.map((one) => barisService(one)),
  pembayaran: dp === 0 ? [] : [bayarTunai(dp)],
  ...lain,
})

/** A repair that is taken in, agreed to where it has to be. */
export const terimaService = async (
  caller: Caller,
  baris: readonly Partial<Baris>[] = [{}],
  dp = 0,
  lain: Partial<Form> = {},
): Promise<SatuService> => (await disetujuiBila(caller, simpanService, formService(baris, dp, lain))).data

type Service = Pick<SatuService, 'no_service' | 'versi' | 'barang'>
type Selesai = InputOf<typeof selesaikanService>
type BarisSelesai = Selesai['barang'][number]

const SELESAI = { patri: gram(0), batu: gram(0), kerja_tambahan: '', tambahan: rp(0), setuju_nama: '' }

/** Pieces that are done as they came, each; what differs is given, piece by piece. */
export const formSelesai = (
  { no_service, versi, barang }: Service,
  ubah: readonly Partial<BarisSelesai>[] = [],
  lain: Partial<Selesai> = {},
): Selesai => ({
  no_service,
  versi,
  barang: barang
    .filter((one) => one.status === 'OPEN')
    .map((one, at) => ({ ...SELESAI, foto: fotoUnik(), urut: one.urut, berat_keluar: one.berat, ...ubah[at] })),
  kode_tukang: '',
  ongkos_tukang: rp(0),
  sumber: '',
  kode_group: '',
  ...lain,
})

/** Pieces that are fetched: all that are done, paid in cash. @param bayar what is paid */
export const formAmbilService = (
  { no_service, versi, barang }: Service,
  bayar: number,
  lain: Partial<InputOf<typeof ambilService>> = {},
): InputOf<typeof ambilService> => ({
  no_service,
  versi,
  urut: barang.filter((one) => one.status === 'DONE').map((one) => one.urut),
  pembayaran: bayar === 0 ? [] : [bayarTunai(bayar)],
  susut_setuju: '',
  pengambil: '',
  bawa_slip: true,
  ...lain,
})

/** A repair that is called off, its deposit back in cash less what is kept. */
export const formBatalService = (
  { no_service, versi }: Pick<SatuService, 'no_service' | 'versi'>,
  kembali: number,
  hangus = 0,
): InputOf<typeof batalService> => ({
  no_service,
  versi,
  alasan: 'tidak jadi',
  hangus: rp(hangus),
  pembayaran: kembali === 0 ? [] : [bayarTunai(kembali)],
  otorisasi: null,
})

/** All open pieces of a repair are in a craftsman's hands from now on, or in the shop's. @returns the repair as it is then */
export const keTukang = async (
  caller: Caller,
  { no_service }: { no_service: string },
  kode_tukang = 'T01',
): Promise<SatuService> => {
  const { versi, barang } = await caller.call(getService, { no_service })
  const urut = barang.filter((one) => one.status === 'OPEN').map((one) => one.urut)
  await caller.call(kirimService, { no_service, versi, urut, kode_tukang })
  return caller.call(getService, { no_service })
}

/**
 * Repairs as a shop has them: one in work, one of two pieces soldered by a craftsman and fetched in part, one fetched whole, and one
 * that was called off less what was kept. The craftsmen are there.
 */
export const serviceSemua = async (owner: Caller): Promise<void> => {
  await isiBahan(owner, 1, { jenis: 'PATRI' })
  await beriBahan(owner, 0.5, { jenis: 'PATRI' })
  await terimaService(owner, [{}, { nama_barang: 'GELANG', berat: gram(3), jumlah: 2, ongkos: rp(75_000) }], 60_000)
  const patri = { kode_tukang: 'T01', ongkos_tukang: rp(30_000), sumber: 'TUKANG', kode_group: 'MM' } as const
  const dua = await keTukang(owner, await terimaService(owner, [{}, { nama_barang: 'KALUNG' }], 20_000))
  const solder = formSelesai(dua, [{ berat_keluar: gram(1.55), patri: gram(0.06) }], patri)
  const { data } = await disetujuiBila(owner, selesaikanService, solder)
  await disetujuiBila(owner, ambilService, formAmbilService(data, 30_000, { urut: [1] }))
  const satu = await terimaService(owner)
  const jadi = await disetujuiBila(owner, selesaikanService, formSelesai(satu))
  await disetujuiBila(owner, ambilService, formAmbilService(jadi.data, 50_000))
  const lepas = await terimaService(owner, [{}], 40_000)
  await disetujuiBila(owner, batalService, formBatalService(lepas, 30_000, 10_000))
}

/** What a test of repairs reads behind the calls. */
export const bukuService = ({ db }: TestShop) => {
  const buku = (dokumen: string) =>
    db.rows<{ akun: string; ref: string; kode_group: string; pcs: number; mg: number; rp: number }>(sql`
      SELECT m.akun, m.ref, m.kode_group, m.pcs, m.mg, m.rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
      WHERE j.document = ${dokumen} ORDER BY m.urut`)
  const saldo = (akun: string, ref: string) =>
    db.one<{ pcs: number; mg: number; rp: number }>(sql`
      SELECT coalesce(sum(pcs), 0)::int AS pcs, coalesce(sum(mg), 0)::int AS mg, coalesce(sum(rp), 0)::int AS rp
      FROM mutasi WHERE akun = ${akun} AND ref = ${ref}`)
  const keadaan = () =>
    Promise.all([
      db.rows(sql`SELECT * FROM service ORDER BY no_service`),
      db.rows(sql`SELECT * FROM service_barang ORDER BY no_service, urut`),
      db.rows(sql`SELECT count(*)::int AS n FROM jurnal`),
      db.rows(sql`SELECT jenis, terakhir FROM nomor ORDER BY jenis, tgl_system`),
      db.rows(sql`SELECT count(*)::int AS n FROM batas_pakai`),
    ])
  /** A refusal leaves everything as it was. */
  const ditolak = async (kerja: () => Promise<unknown>, harus: readonly [number, string]) => {
    const before = await keadaan()
    expect(await kerja()).toEqual(harus)
    expect(await keadaan()).toEqual(before)
  }
  return { buku, saldo, ditolak }
}

/** A shop with craftsmen who have solder, in which one person takes in 10 g of customers' gold alone. */
export const bukaService = async (): Promise<{ shop: TestShop; owner: User; kasir: User; gudang: User }> => {
  const shop = await openShop()
  const owner = await shop.setup(rp(5_000_000))
  await disetujuiBila(owner, ubahParaSystem, { key: 'emas_sendiri', value: '10', otorisasi: null })
  const kasir = await shop.user(owner, 'KASIR', 'KASIR')
  const gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
  await isiMaster(owner)
  await isiTukang(owner)
  await isiBahan(owner, 3, { jenis: 'PATRI' })
  await beriBahan(owner, 1, { jenis: 'PATRI' })
  return { shop, owner, kasir, gudang }
}

/** A repair whose pieces are done, agreed to where they have to be. */
export const selesaiService = async (
  caller: Caller,
  service: Service,
  ubah: readonly Partial<BarisSelesai>[] = [],
  lain: Partial<Selesai> = {},
): Promise<SatuService> => (await disetujuiBila(caller, selesaikanService, formSelesai(service, ubah, lain))).data
