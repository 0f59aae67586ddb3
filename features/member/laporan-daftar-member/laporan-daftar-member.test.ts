/** Members over a period, against figures of this file's own list of notas. */
import type { InputOf } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { batalForm, isiPenjualan, jualSah } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parameterPoint } from '../../master/parameter-point/parameter-point.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { batalJual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { member, simpanIdentitas } from '../data-member/data-member.contract.ts'
import { laporanMember } from './laporan-daftar-member.contract.ts'
import { memberReport } from './laporan-daftar-member.report.ts'

let shop: TestShop
let owner: User
/** The third nota of one member. */
let ketiga: Awaited<ReturnType<typeof jualSah>>
/** Their numbers, by name. */
const nomor: Record<string, string> = {}

const daftar = async (nama_member: string, no_hp: string, tgl_lahir: string | null) => {
  const isi = { kode_member: '', nama_member, no_hp, alamat: '', tgl_lahir, setuju_pesan: 'YA' as const, catatan: '' }
  nomor[nama_member] = (await owner.call(member.create, isi)).data.kode_member
}
const HP = { ANI: '081200000011', BUDI: '081200000022' }
const beli = async (nama: keyof typeof HP, berat: number) => {
  const { kode_barcode } = await tambahCincin(owner, { berat: gram(berat), berat_asli: gram(berat) })
  const dia = { kode_member: nomor[nama] ?? '', nama_customer: nama, no_hp: HP[nama] }
  return jualSah(owner, owner, [kode_barcode], dia)
}
const baca = (type: InputOf<typeof laporanMember>['type'], lain: object = {}) =>
  owner.call(laporanMember, { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-03', sort_by: 'trx_rp', type, ...lain })

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(10_000_000))
  await isiMaster(owner)
  await isiPenjualan(owner)
  await owner.call(parameterPoint.create, {
    kode_group: 'MM',
    type: 'GRAM',
    per_gram: gram(1),
    per_rp: rp(0),
    poin: 2,
  })
  await daftar('ANI', HP.ANI, '1990-03-03')
  await daftar('BUDI', HP.BUDI, '2000-02-29')
  await daftar('CICI', '', null)
  await owner.call(simpanIdentitas, { kode_member: nomor.ANI ?? '', nik: '3573016666777700' })
  await beli('ANI', 3)
  await beli('ANI', 1)
  await beli('BUDI', 2)
  await jualSah(owner, owner, [(await tambahCincin(owner)).kode_barcode])
  owner = await shop.nextDay(owner)
  const urung = await beli('BUDI', 9)
  await disetujuiBila(owner, batalJual, batalForm(urung, { alasan: 'salah' }))
})
afterAll(() => shop.close())

describe('the report of members', () => {
  // 1,645,000 a gram: ANI bought 3 g for 4,935,000 and 1 g for 1,645,000; BUDI 2 g for 3,290,000, and 9 g that were undone.
  it('tells who bought most, less what was undone', async () => {
    expect(await baca('TOP')).toEqual([
      {
        kode_member: nomor.ANI,
        nama_member: 'ANI',
        total_transaksi: 2,
        total_berat: 4_000,
        total_rp: 6_580_000,
        total_point: 8,
      },
      {
        kode_member: nomor.BUDI,
        nama_member: 'BUDI',
        total_transaksi: 1,
        total_berat: 2_000,
        total_rp: 3_290_000,
        total_point: 4,
      },
    ])
  })

  it('answers those who ask without a type, as they always did', async () => {
    const { json } = await owner.send('GET', 'member/top-member-report', {
      query: { tgl_from: '2026-03-02', tgl_to: '2026-03-02', sort_by: 'trx_count' },
    })
    expect(json).toMatchObject([
      { nama_member: 'ANI', total_transaksi: 2 },
      { nama_member: 'BUDI', total_transaksi: 1 },
    ])
    const salah = await owner.send('GET', 'member/top-member-report', {
      query: { tgl_from: '2026-03-02', tgl_to: '2026-03-02', sort_by: 'nama', type: 'LAMA' },
    })
    expect(salah.json).toMatchObject([{ nama_member: 'ANI', total_rp: 6_580_000 }, { nama_member: 'BUDI' }])
  })

  it('tells who joined and came, masking telephone and paper', async () => {
    const [ani, budi, cici] = await baca('DAFTAR')
    expect(ani).toMatchObject({
      no_hp: '********0011',
      identitas: 'NIK ************7700',
      total_transaksi: 2,
      terakhir: '2026-03-02',
      poin: 8,
    })
    expect(budi).toMatchObject({ total_transaksi: 1, terakhir: '2026-03-03', total_rp: 3_290_000 })
    expect(cici).toMatchObject({ kode_member: nomor.CICI, no_hp: '', total_transaksi: 0, terakhir: null, poin: 0 })
    // On the second day they came no more, but for who undid what he had bought.
    expect((await baca('DAFTAR', { tgl_awal: '2026-03-03' })).map((row) => row.nama_member)).toEqual(['BUDI'])
  })

  it('tells whose points run out, by their last day', async () => {
    expect(await baca('POIN HABIS', { tgl_awal: '2026-03-02', tgl_akhir: '2027-03-01' })).toEqual([])
    // A month: what was earned on 2 March is over with 2 April.
    await disetujuiBila(owner, ubahParaSystem, { key: 'poin_masa', value: '1', otorisasi: null })
    expect(await baca('POIN HABIS', { tgl_awal: '2026-04-03', tgl_akhir: '2026-05-01' })).toEqual([])
    const habis = await baca('POIN HABIS', { tgl_awal: '2026-04-02', tgl_akhir: '2026-04-02' })
    expect(habis.map((row) => 'sampai' in row && [row.nama_member, row.no_hp, row.sampai, row.poin])).toEqual([
      ['ANI', '********0011', '2026-04-02', 8],
      ['BUDI', '********0022', '2026-04-02', 4],
    ])
  })

  it('tells who gives a member points again and again', async () => {
    // ANI was served twice by now: that is no pattern.
    expect(await baca('POIN PER USER')).toEqual([])
    ketiga = await beli('ANI', 2)
    expect(await baca('POIN PER USER')).toEqual([
      { kode_member: nomor.ANI, nama_member: 'ANI', user_id: 'OWNER', transaksi: 3, dari: 3, hari: 2, poin: 12 },
    ])
    expect(await baca('POIN PER USER', { tgl_awal: '2026-03-03' })).toEqual([])
  })

  it('tells birthdays, also of who was born on a leap day', async () => {
    const hari = async (tgl_awal: string, tgl_akhir: string) =>
      (await baca('ULANG TAHUN', { tgl_awal, tgl_akhir })).map(
        (row) => 'ulang_tahun' in row && [row.nama_member, row.ulang_tahun],
      )
    expect(await hari('2026-03-02', '2026-03-03')).toEqual([['ANI', '2026-03-03']])
    expect(await hari('2026-02-28', '2026-03-01')).toEqual([['BUDI', '2026-02-28']])
    expect(await hari('2027-12-31', '2028-03-03')).toEqual([
      ['BUDI', '2028-02-29'],
      ['ANI', '2028-03-03'],
    ])
  })
})

laporanSuite(memberReport, {
  shop: () => shop,
  user: () => owner,
  asked: { tgl_awal: '2026-03-02', tgl_akhir: '2026-05-03' },
})

it('says of closed days who gave points again and again, whatever is undone later', async () => {
  const dulu = await baca('POIN PER USER')
  owner = await shop.nextDay(owner)
  await disetujuiBila(owner, batalJual, batalForm(ketiga))
  expect(await baca('POIN PER USER')).toEqual(dulu)
  expect(await baca('POIN PER USER', { tgl_akhir: '2026-03-04' })).toEqual([])
})
