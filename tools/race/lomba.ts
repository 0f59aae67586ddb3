/** Races: two users on two servers want the same piece at the same moment; exactly one may have it. */
import type { InputOf } from '@kencana/contract'
import { type Mg, mg, parsePersen, rp } from '@kencana/ledger'
import { Caller } from '@kencana/server-kit'
import { isiPesanan, pesan } from '@kencana/testing/pesanan'
import type { FastifyInstance } from 'fastify'
import { setup } from '../../features/akses/setup/setup.contract.ts'
import { createUser } from '../../features/akses/users/users.contract.ts'
import { kirimCuci, terimaCuci } from '../../features/barang/cucian/cucian.contract.ts'
import { listBarang } from '../../features/barang/data-barang/data-barang.contract.ts'
import { hancurBarang } from '../../features/barang/hancur-data-barang/hancur-data-barang.contract.ts'
import { kirimBarang } from '../../features/barang/kirim-barang/kirim-barang.contract.ts'
import { pindahBarang } from '../../features/barang/pindah-barang/pindah-barang.contract.ts'
import { terimaBarang } from '../../features/barang/terima-barang/terima-barang.contract.ts'
import { baki } from '../../features/master/baki/baki.contract.ts'
import { group } from '../../features/master/group/group.contract.ts'
import { jenis } from '../../features/master/jenis/jenis.contract.ts'
import { createToko } from '../../features/master/toko/toko.contract.ts'
import { jual } from '../../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { lombaBeli } from './beli.ts'
import { lombaHutang } from './hutang.ts'
import { aksiMarketplace, isiMarketplace, jualSemua } from './marketplace.ts'
import { masukPertama, PASSWORD } from './masuk.ts'
import { hitungSemua, isiBakiHitung, setujuiSatu } from './opname.ts'
import { ambilHadiah, denganVoucher, isiPoin, isiVoucher } from './poin.ts'
import { ambilSatu, isiService, urungkanSatu } from './service.ts'

const BERAT = mg(1_000)
/** A gram of 16K: 2,350,000 x 70 %. */
const HARGA = rp(1_645_000)
/** Races that run side by side: servers are raced while they are busy. */
const BERSAMA = 4
/** Pieces of one dispatch or batch, whose row both receivers want as well. */
const SEKALI = 500
/** Undos that are agreed to before they are raced: an agreement is good for 15 minutes. */
const SETUJU = 1_000

/** Any day that is not over. */
const JANJI = '2099-12-31'

/** What both sides of one race do, and how often; the pieces are there before it starts. */
interface Aksi {
  nama: string
  kiri: (kode: string) => Promise<unknown>
  kanan: (kode: string) => Promise<unknown>
}

/** How the races of one action ended. */
export interface Hasil {
  nama: string
  lomba: number
  /** Races without exactly one winner, or whose loser was not told why: one line each. */
  salah: string[]
  ms: number
}

interface Peserta {
  kiri: Caller
  kanan: Caller
}

const isiBaki = async (caller: Caller): Promise<void> => {
  for (const kode_baki of ['A', 'B', 'C']) {
    const kosong = { berat_baki: mg(0), berat_bandrol: mg(0) }
    await caller.call(baki.create, { kode_baki, nama_baki: `BAKI ${kode_baki}`, kode_gudang: 'TOKO', ...kosong })
  }
}

/** Two shops, and two users in each: one on either server. */
const bukaRantai = async (kiri: FastifyInstance, kanan: FastifyInstance): Promise<[Peserta, Peserta, Caller]> => {
  const owner = new Caller(kiri)
  const toko = { alamat_toko: 'JL. LOMBA 1', no_hp: '', zona_waktu: 'Asia/Jakarta' as const, kas_awal: rp(0) }
  const orang = { user_id: 'OWNER', user_name: 'PEMILIK', password: PASSWORD }
  owner.token = (await owner.call(setup, { kode_toko: 'TK01', nama_toko: 'SATU', ...toko, ...orang })).token
  await owner.call(createToko, { kode_toko: 'TK02', nama_toko: 'DUA', ...toko })
  const mm = { kode_group: 'MM', nama_group: 'MUDA', jenis_group: 'PERHIASAN', persentase: parsePersen(70) }
  await owner.call(group.create, { ...mm, harga: rp(2_350_000), harga_modal: rp(2_300_000) })
  await owner.call(jenis.create, { kode_dept: 'CIN', nama_dept: 'CINCIN', kode_group: 'MM' })
  const pasangan = async (kode_toko: string): Promise<Peserta> => {
    const nama = [`KIRI${kode_toko}`, `KANAN${kode_toko}`] as const
    for (const user_id of nama)
      await owner.call(createUser, { user_id, user_name: user_id, level: 'SU', kode_toko, password: PASSWORD })
    const dua = { kiri: await masukPertama(kiri, nama[0]), kanan: await masukPertama(kanan, nama[1]) }
    await isiBaki(dua.kiri)
    await isiPesanan(dua.kiri)
    return dua
  }
  return [await pasangan('TK01'), await pasangan('TK02'), owner]
}

/** New pieces of 1 g, on tray A unless told. @returns their barcodes */
const tambah = async (
  caller: Caller,
  nama_barang: string,
  n: number,
  baki: (at: number) => string = () => 'A',
): Promise<string[]> => {
  const baris = Array.from({ length: n }, (_, i) => ({
    baris: i + 2,
    kode_dept: 'CIN',
    kode_baki: baki(i),
    nama_barang,
    berat: 1,
    kadar: '16K',
  }))
  const answer = await caller.send('POST', 'barang/impor', { body: { baris } })
  if (answer.status !== 200) throw new Error(answer.text)
  const kode: string[] = []
  for (let hal = 1; kode.length < n; hal += 1) {
    const query = { q: nama_barang, hal: String(hal), per: '200' }
    const page = (await caller.send('GET', listBarang.path, { query })).json as { rows: { kode_barcode: string }[] }
    if (page.rows.length === 0) throw new Error(`${nama_barang}: ${kode.length} of ${n} pieces found`)
    kode.push(...page.rows.map((row) => row.kode_barcode))
  }
  return kode
}

const bagian = (kode: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(kode.length / SEKALI) }, (_, i) => kode.slice(i * SEKALI, (i + 1) * SEKALI))

const isianJual = (kode: string): InputOf<typeof jual> => ({
  kode_sales: 'S01',
  kode_member: '-',
  nama_customer: '',
  no_hp: '',
  alamat: '',
  nik: '',
  keterangan: '',
  detail_barang: [{ kode_barcode: kode, versi: 1, total_hitung: HARGA, total: HARGA }],
  pembayaran: [{ cara_bayar: 'CASH', no_rekening: '', jumlah: HARGA }],
  sahkan: true,
  otorisasi: null,
})

const aksi = {
  pindah: (who: Caller, kode_baki_tujuan: string) => (kode: string) =>
    who.call(pindahBarang, { kode_baki_tujuan, detail_barang: [kode], versi: [1] }),
  kirim: (who: Caller) => (kode: string) =>
    who.call(kirimBarang, { to: 'TK02', detail_barang: [{ kode_barcode: kode, versi: 1 }] }),
  hancur: (who: Caller) => (kode: string) =>
    who.call(hancurBarang, { alasan: 'LOMBA', detail_barang: [kode], versi: [1] }),
  cuci: (who: Caller) => (kode: string) => who.call(kirimCuci, { keterangan: '', detail_barang: [kode], versi: [1] }),
  jual: (who: Caller) => (kode: string) => who.call(jual, isianJual(kode)),
  contoh: (who: Caller) => (contoh_barcode: string) =>
    pesan(who, { contoh: 'TOKO', contoh_barcode }, { tgl_janji: JANJI }),
  terima: (who: Caller, no: ReadonlyMap<string, string>, kode_baki: string) => (kode: string) =>
    who.call(terimaBarang, { no_kirim: no.get(kode) ?? '', kode_baki, detail_barang: [kode] }),
  kembali: (who: Caller, no: ReadonlyMap<string, string>, berat: Mg) => (kode: string) =>
    who.call(terimaCuci, {
      no_cuci: no.get(kode) ?? '',
      kode_baki: null,
      detail_barang: [{ kode_barcode: kode, berat }],
      otorisasi: null,
    }),
}

/** Sends pieces in few dispatches. @returns the number of each one's */
const kirimSemua = async (who: Caller, semua: readonly string[]): Promise<Map<string, string>> => {
  const no = new Map<string, string>()
  for (const kode of bagian(semua)) {
    const detail_barang = kode.map((kode_barcode) => ({ kode_barcode }))
    const { no_kirim } = await who.call(kirimBarang, { to: 'TK02', detail_barang })
    for (const one of kode) no.set(one, no_kirim)
  }
  return no
}

const cuciSemua = async (who: Caller, semua: readonly string[]): Promise<Map<string, string>> => {
  const no = new Map<string, string>()
  for (const kode of bagian(semua)) {
    const { data } = await who.call(kirimCuci, { keterangan: '', detail_barang: kode })
    for (const one of kode) no.set(one, data.no_cuci)
  }
  return no
}

/** Every loser is told that somebody else was first, in one of these sentences; an agreement that saw no payout holds no longer. */
const KALAH =
  /Sudah Diproses Oleh User Lain|Poin Tidak Cukup|Sudah Dipakai Di FJ|Tidak Di Jalan Dengan Kiriman|Tidak Ada Di Cucian|Sudah Dibatalkan|Sudah Diambil|Sudah Lunas|Sudah Diperemajakan|Sudah Dilelang|Otorisasi Tidak Berlaku/

const satuLomba = async ({ kiri, kanan }: Aksi, kode: string): Promise<string | null> => {
  const both = await Promise.allSettled([kiri(kode), kanan(kode)])
  const lost = both.filter((one) => one.status === 'rejected')
  if (lost.length === 1 && KALAH.test(String(lost[0]?.reason))) return null
  return `${kode}: ${2 - lost.length} winners${lost.map((one) => `, ${String(one.reason)}`).join('')}`
}

const lombakan = async (one: Aksi, kode: readonly string[]): Promise<Hasil> => {
  const from = performance.now()
  const salah: string[] = []
  for (let i = 0; i < kode.length; i += BERSAMA) {
    const ended = await Promise.all(kode.slice(i, i + BERSAMA).map((each) => satuLomba(one, each)))
    salah.push(...ended.filter((text) => text !== null))
  }
  return { nama: one.nama, lomba: kode.length, salah, ms: performance.now() - from }
}

/** Two gifts for the points of one. */
const lombaPoin = async ({ kiri, kanan }: Peserta, n: number): Promise<[Aksi, string[]]> => {
  const kartu = await isiPoin(kiri, n)
  const ambil = { kiri: ambilHadiah(kiri, kartu), kanan: ambilHadiah(kanan, kartu) }
  return [{ nama: 'spend points', ...ambil }, [...kartu.keys()]]
}

/** Two sales that one voucher pays: each of a piece of its own. */
const lombaVoucher = async (
  { kiri, kanan }: Peserta,
  milikKiri: readonly string[],
  milikKanan: readonly string[],
): Promise<[Aksi, string[]]> => {
  const voucher = await isiVoucher(kiri, milikKiri.length)
  const pakai = (who: Caller, barang: readonly string[]) => (kode: string) =>
    who.call(jual, denganVoucher(isianJual(barang[voucher.indexOf(kode)] ?? ''), kode))
  return [{ nama: 'use a voucher', kiri: pakai(kiri, milikKiri), kanan: pakai(kanan, milikKanan) }, voucher]
}

/** Repairs that both hand out, and such as one takes back while the other hands them out. */
const lombaService = async ({ kiri, kanan }: Peserta, n: number): Promise<[Aksi, string[]][]> => {
  const [dua, urung] = [await isiService(kiri, n), await isiService(kanan, n)]
  const ambil = { nama: 'fetch a repair', kiri: ambilSatu(kiri, dua), kanan: ambilSatu(kanan, dua) }
  const lain = { nama: 'fetch a repair or undo it', kiri: ambilSatu(kiri, urung), kanan: urungkanSatu(kanan, urung) }
  return [
    [ambil, [...dua.keys()]],
    [lain, [...urung.keys()]],
  ]
}

/**
 * Opens two shops in an empty installation and races each action, then different actions, over new pieces each.
 * @param servers two servers on one database
 * @param n races of each kind
 * @param ended called after each kind
 */
export const semuaLomba = async (
  servers: readonly [FastifyInstance, FastifyInstance],
  n: number,
  ended: (hasil: Hasil) => void,
): Promise<Hasil[]> => {
  const [satu, dua, owner] = await bukaRantai(...servers)
  const { kiri, kanan } = satu
  const semua: Hasil[] = []
  const jalan = async (one: Aksi, kode: readonly string[]) => {
    const hasil = await lombakan(one, kode)
    semua.push(hasil)
    ended(hasil)
  }
  const baru = (nama: string) => tambah(kiri, `LOMBA ${nama}`, n)
  const sama: readonly [string, (who: Caller, tujuan: string) => (kode: string) => Promise<unknown>][] = [
    ['move', aksi.pindah],
    ['send', aksi.kirim],
    ['destroy', aksi.hancur],
    ['wash', aksi.cuci],
    ['sell', aksi.jual],
  ]
  for (const [nama, dari] of sama)
    await jalan({ nama, kiri: dari(kiri, 'B'), kanan: dari(kanan, 'C') }, await baru(nama.toUpperCase()))
  for (const [at, [nama, dari]] of sama.entries()) {
    const [lain, ke] = sama[(at + 1) % sama.length] ?? [nama, dari]
    const kode = await baru(`${nama} ${lain}`.toUpperCase())
    await jalan({ nama: `${nama} or ${lain}`, kiri: dari(kiri, 'B'), kanan: ke(kanan, 'C') }, kode)
  }
  for (const [nama, lain] of [
    ['send', aksi.kirim(kanan)],
    ['destroy', aksi.hancur(kanan)],
    ['order by sample', aksi.contoh(kanan)],
  ] as const) {
    const kode = await baru(`SELL ${nama}`.toUpperCase())
    await jalan({ nama: `sell or ${nama}`, kiri: aksi.jual(kiri), kanan: lain }, kode)
  }
  const bakiHitung = await isiBakiHitung(kiri, n)
  const dihitung = await tambah(kiri, 'LOMBA COUNT', n, (i) => bakiHitung[i] ?? '')
  const tinggal = await tambah(kiri, 'LOMBA STAY', n, (i) => bakiHitung[i] ?? '')
  const setujui = setujuiSatu(owner, await hitungSemua(satu, bakiHitung, tinggal))
  await jalan({ nama: 'sell or call lost', kiri: setujui, kanan: aksi.jual(kanan) }, dihitung)
  const dikirim = await baru('RECEIVE')
  const no = await kirimSemua(kiri, dikirim)
  const terima = { kiri: aksi.terima(dua.kiri, no, 'B'), kanan: aksi.terima(dua.kanan, no, 'C') }
  await jalan({ nama: 'receive', ...terima }, dikirim)
  const dicuci = await baru('RETURN')
  const noCuci = await cuciSemua(kiri, dicuci)
  const kembali = { kiri: aksi.kembali(kiri, noCuci, BERAT), kanan: aksi.kembali(kanan, noCuci, BERAT) }
  await jalan({ nama: 'return from washing', ...kembali }, dicuci)
  await jalan(...(await lombaPoin(satu, n)))
  await jalan(...(await lombaVoucher(satu, await baru('VOUCHER KIRI'), await baru('VOUCHER KANAN'))))
  for (const one of await lombaService(satu, n)) await jalan(...one)
  for (const one of await lombaHutang({ ...satu, owner }, Math.min(n, SETUJU), PASSWORD)) await jalan(...one)
  await jalan(...(await lombaBeli(satu, n)))
  await isiMarketplace(kiri)
  const dijual = (await baru('PAYOUT')).slice(0, SETUJU)
  const nota = await jualSemua(satu, isianJual, dijual, PASSWORD)
  await jalan({ nama: 'pay out or cancel', ...aksiMarketplace(satu, nota) }, dijual)
  return semua
}
