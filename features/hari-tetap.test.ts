/**
 * What a report says of days that are closed it says for ever, whatever later days do: each report is read of a shop with every kind of
 * document there is, then all that can be undone is, documents go on, and what it says is the same byte for byte. Source: areas, read
 * first, 28 and 50.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Endpoint } from '@kencana/contract'
import { sql } from '@kencana/database'
import { mg, type Persentase, rp } from '@kencana/ledger'
import type { Report } from '@kencana/reports/report'
import { CallRefused } from '@kencana/server-kit'
import { gram, type TestShop, type User } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { tokoLengkap } from '@kencana/testing/lengkap'
import { beliSah, cincinLama, disetujuiBila } from '@kencana/testing/pembelian'
import { batalForm, jualSah } from '@kencana/testing/penjualan'
import { bagi } from '@kencana/testing/pesanan-tukang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { z } from 'zod'
import { hancurBarang } from './barang/hancur-data-barang/hancur-data-barang.contract.ts'
import { kirimBarang } from './barang/kirim-barang/kirim-barang.contract.ts'
import { pindahBarang } from './barang/pindah-barang/pindah-barang.contract.ts'
import { bukaTimbang, selesaiTimbang } from './barang/timbang-baki/timbang-baki.contract.ts'
import { allFeatures } from './features.ts'
import { batalHutang } from './hutang/transaksi-hutang/bayar-hutang.contract.ts'
import { tambahKas } from './keuangan/uang/uang.contract.ts'
import { baki } from './master/baki/baki.contract.ts'
import { group } from './master/group/group.contract.ts'
import { koreksiPersentase } from './master/group/koreksi-persentase.contract.ts'
import { parameterPoint } from './master/parameter-point/parameter-point.contract.ts'
import { batalBeli } from './pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { batalJual } from './penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'

const HARI = { tgl_awal: '2026-03-03', tgl_akhir: '2026-03-03' }
const SEMUA_HARI = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-04' }

/** What is as it is today whatever days are asked for, by its path and kind, each with the reason. */
const KINI: Readonly<Record<string, string>> = {
  'perputaran-barang/reports PESAN': 'what to order is asked of the stock that is there now',
  'perputaran-barang/reports LARIS': 'what sold in those days, and how much of it is there now',
  'perputaran-barang/reports DIAM': 'pieces that lie there now, at the price of today',
  'perputaran-barang/reports UMUR': 'pieces that lie there now, at the price of today',
  'perputaran-barang/grafik': 'how long stock lies that is there now',
  'sepuhan/report-barang-dalam': 'what the shop has now; it asks for no day',
  'krmbrgbos/report/saldo': 'what is left of dispatches now; it asks for no day',
  'kirim-barang-bos': 'the list of dispatches that wait to be closed, of Validasi Inputan',
  'kirim-labeling/saldo': 'the list of dispatches that wait to be closed, of Validasi Inputan',
  'barang-rusak': 'the list of what waits at the gilder, of Validasi Barang Rusak',
  'member/top-member-report DAFTAR': 'the list of members as they are known now, with the points they have',
  'member/top-member-report ULANG TAHUN': 'whom to greet, with the points he has now',
  'member/top-member-report POIN HABIS': 'points that will run out, less what was used of them since',
}

/** What this shop has nothing of, each with the reason. */
const TANPA: Readonly<Record<string, string>> = {
  'member/top-member-report POIN PER USER':
    'nobody gave a member points so often; laporan-daftar-member has its own test',
  'pantau-customer/reports DETAIL': 'nobody came here more often than the watch list minds',
  'pantau-customer/reports REKAP': 'nobody came here more often than the watch list minds',
  'susut-selisih/reports UANG': 'no money went out for a piece traded in',
  'terima-barang/reports DETAIL': 'nothing came from another shop; what came is never undone',
  'terima-barang/reports REKAP': 'nothing came from another shop; what came is never undone',
}

/** Codes of what is undone: fewer would prove less. */
const DIBATALKAN =
  'AUK BGP BM BSV CMP FB FJ HCR KB KC KRM KS OTK PD PI PU SAT SLP SOP SP SRP SS SVA SVD TBT TGH TKP TS TUK UTP VC'.split(
    ' ',
  )

const features = allFeatures(async () => ({ umur_jam: null, keterangan: '' }), '0')
const endpoints = features.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
const shapeOf = ({ input }: Endpoint) => ('shape' in input ? (input.shape as Record<string, z.ZodType>) : {})
/** Reports and charts; what looks at sheets before they are read, at the whole ledger or at a bank's proof tells of no days. */
const reports = endpoints.filter(
  ({ path, ...one }) => 'work' in one && one.work === 'report' && !/\/impor\/periksa$|^bukti\/|^audit\//.test(path),
) as (Endpoint & { by?: string | null; rows?: object })[]
/** What undoes one document by its number and a reason. */
const undo = endpoints.filter(
  (one) => one.effect === 'write' && one.path.endsWith('/batal') && 'alasan' in shapeOf(one),
)

let shop: TestShop
let owner: User
/** What each report said before anything was undone. */
let dulu: Map<string, string>

const kindsOf = ({ by, rows }: (typeof reports)[number]) => (by ? Object.keys(rows ?? {}) : [''])
const nama = ({ path }: Endpoint, kind: string) => (kind === '' ? path : `${path} ${kind}`)

/** Every report of one closed day and of all of them, in each of its kinds, as it is sent. */
const baca = async (): Promise<Map<string, string>> => {
  const said = new Map<string, string>()
  for (const one of reports) {
    const shape = shapeOf(one)
    const days = 'tanggal' in shape ? [{ tanggal: '2026-03-03' }, { tanggal: '2026-03-04' }] : [HARI, SEMUA_HARI]
    for (const kind of kindsOf(one))
      for (const hari of 'tanggal' in shape || 'tgl_awal' in shape ? days : [{}]) {
        const query = {
          ...hari,
          ...(one.by ? { [one.by]: kind } : {}),
          ...(one.path.startsWith('mutasi') && { per: '100' }),
        }
        const answer = await owner.send('GET', one.path, { query })
        expect(answer.status, `${nama(one, kind)} ${answer.text}`).toBe(200)
        said.set(`${nama(one, kind)} | ${Object.values(hari).join(' ')}`, JSON.stringify(answer.json, null, 1))
      }
  }
  return said
}

/** Reports that say something else than before, with the first line in which they do. */
const berubah = async (): Promise<string[]> => {
  const kini = await baca()
  return [...dulu].flatMap(([kunci, lama]) => {
    const [apa = ''] = kunci.split(' | ')
    if (apa in KINI || kini.get(kunci) === lama) return []
    const [a, b] = [lama, kini.get(kunci) ?? ''].map((text) => text.split('\n')) as [string[], string[]]
    const at = a.findIndex((line, i) => line !== b[i])
    return [`${kunci}: ${a[at]} | ${b[at]}`]
  })
}

/** Pieces moved, broken up, sent away; sales of a member, who has points of them. */
const hariKetiga = async (): Promise<void> => {
  const kode = async () => (await tambahCincin(owner)).kode_barcode
  // The tray on which the shop's first lots stand has a name, so that its gudang has one.
  await owner.call(baki.create, {
    kode_baki: 'A1',
    nama_baki: 'LOT',
    kode_gudang: 'TOKO',
    berat_baki: gram(1),
    berat_bandrol: mg(0),
  })
  await shop.toko(owner, 'TK02')
  const poin = { type: 'GRAM' as const, per_gram: mg(1_000), per_rp: rp(0), poin: 100 }
  await owner.call(parameterPoint.create, { kode_group: 'MM', ...poin })
  await owner.call(pindahBarang, { kode_baki_tujuan: 'CN02', detail_barang: [await kode()] })
  await disetujuiBila(owner, hancurBarang, { alasan: 'rusak', detail_barang: [await kode()], otorisasi: null })
  for (let ke = 0; ke < 2; ke += 1)
    await owner.call(kirimBarang, { to: 'TK02', detail_barang: [{ kode_barcode: await kode() }] })
  for (let ke = 0; ke < 4; ke += 1)
    await jualSah(owner, owner, [await kode()], { kode_member: 'M-00001', nama_customer: 'BU POIN' })
  const { no_timbang, sidik } = await owner.call(bukaTimbang, { kode_baki: 'CN02' })
  await owner.call(selesaiTimbang, { no_timbang, sidik, berat_timbang: gram(190) })
  const { no_grup } = await beliSah(owner, [cincinLama()])
  await disetujuiBila(owner, batalBeli, { no_faktur_beli: [no_grup], alasan: 'salah', otorisasi: null })
  await owner.call(tambahKas, { kode_transaksi: 'TAMBAH MODAL', jumlah: rp(100_000_000), keterangan: 'modal' })
}

beforeAll(async () => {
  ;({ shop, owner } = await tokoLengkap())
  await hariKetiga()
  owner = await shop.nextDay(owner)
  dulu = await baca()
})
afterAll(() => shop.close())

it('is known of every report, each with rows', () => {
  const semua = Object.values(SEMUA_HARI).join(' ')
  const kosong = [...dulu]
    .filter(([kunci, isi]) => isi === '[]' && kunci.endsWith(semua))
    .map(([kunci]) => kunci.split(' | ')[0] ?? '')
  expect(kosong.filter((apa) => !(apa in KINI)).toSorted()).toEqual(Object.keys(TANPA).toSorted())
})

it('stays when documents go on', async () => {
  const [baru] = await shop.db.rows<{ no_pesanan: string }>(
    sql`SELECT no_pesanan::text FROM pesanan WHERE status = 'BARU' ORDER BY no_pesanan`,
  )
  await bagi(owner, baru?.no_pesanan ?? '')
  expect(await berubah()).toEqual([])
})

it('stays when the percentage of every category is put right', async () => {
  const semua = await owner.call(group.list, {})
  for (const { kode_group, persentase } of semua)
    await disetujuiBila(owner, koreksiPersentase, {
      kode_group,
      persentase: (persentase - 50_000) as Persentase,
      mulai: owner.data.tgl_system,
      alasan: 'salah ketik',
    })
  expect(await berubah()).toEqual([])
})

/** Undoes what of the closed days can be undone, the last first. @returns the codes of what was */
const batalkanSemua = async (): Promise<string[]> => {
  const dibatalkan = new Set<string>()
  const batalkan = async (kode: string, endpoint: Endpoint, input: object) => {
    const isian = endpoint.input.safeParse(input)
    if (!isian.success) return
    try {
      await disetujuiBila(owner, endpoint, isian.data as object)
      dibatalkan.add(kode)
    } catch (error) {
      // What something else needs stays: that is undone on its own.
      if (!(error instanceof CallRefused)) throw error
    }
  }
  const sebab = { alasan: 'salah', otorisasi: null }
  const dokumen = await shop.db.rows<{ nomor: string; kode: string; kolom: string }>(sql`
    SELECT d.nomor::text, d.kode, j.kolom FROM dokumen d JOIN jenis_dokumen j USING (kode)
    LEFT JOIN (SELECT document, max(id) AS id FROM jurnal GROUP BY 1) u ON u.document = d.nomor
    WHERE d.tgl_system <= '2026-03-04' AND j.batal IS NOT NULL ORDER BY coalesce(u.id, 0) DESC, d.nomor DESC`)
  for (const { nomor, kode, kolom } of dokumen)
    for (const endpoint of undo.filter((one) => kolom in shapeOf(one)))
      await batalkan(kode, endpoint, { [kolom]: nomor, ...sebab })
  for (const nota of await shop.db.rows<{ no_faktur_jual: string; versi: number }>(sql`
    SELECT no_faktur_jual::text, versi FROM penjualan WHERE tgl_valid IS NOT NULL AND no_batal IS NULL ORDER BY 1`))
    await batalkan('FJ', batalJual, batalForm(nota))
  for (const hutang of await shop.db.rows<{ no_hutang: string; versi: number }>(sql`
    SELECT no_hutang::text, versi FROM hutang WHERE tgl_valid IS NOT NULL AND no_batal IS NULL ORDER BY 1 DESC`))
    await batalkan('PI', batalHutang, { ...hutang, ...sebab })
  for (const { nomor } of await shop.db.rows<{ nomor: string }>(sql`
    SELECT no_faktur_beli::text AS nomor FROM pembelian WHERE tgl_valid IS NOT NULL AND no_batal IS NULL ORDER BY 1 DESC`))
    await batalkan('FB', batalBeli, { no_faktur_beli: [nomor], ...sebab })
  return [...dibatalkan].toSorted()
}

it('stays when all that can be undone is undone, and another day is closed', async () => {
  expect(await batalkanSemua()).toEqual(DIBATALKAN)
  expect(await berubah()).toEqual([])
  owner = await shop.nextDay(owner)
  expect(await berubah()).toEqual([])
})

it('is headed by its day where it is of now, in the reports that say so and in no other', async () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith('.report.ts'))
      .map((file) => import(pathToFileURL(join(import.meta.dirname, file)).href) as Promise<Record<string, unknown>>),
  )
  const declared = modules
    .flatMap((module) => Object.values(module))
    .filter((one): one is Report => typeof one === 'object' && one !== null && 'endpoint' in one && 'kinds' in one)
  const kini = declared.flatMap(({ endpoint, kinds, table }) =>
    (kinds?.words ?? ['']).flatMap((kind) =>
      table(kinds ? { [kinds.by]: kind } : {}).kini === undefined ? [] : [nama(endpoint, kind)],
    ),
  )
  const named = Object.keys(KINI).filter((one) => declared.some(({ endpoint }) => one.split(' ')[0] === endpoint.path))
  expect(kini.toSorted()).toEqual(named.toSorted())
  expect(
    Object.keys(KINI).filter((one) => !reports.some((r) => kindsOf(r).some((kind) => nama(r, kind) === one))),
  ).toEqual([])
})
