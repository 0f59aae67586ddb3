/** Points of members: what bills earn, spending what is there, taking back exactly what was given. */
import { sql } from '@kencana/database'
import { mg, rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { tolakan } from '@kencana/testing/pesanan'
import { balik, catat, ujiPoin } from '@kencana/testing/uji-poin'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parameterPoint } from '../../master/parameter-point/parameter-point.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { member } from '../data-member/data-member.contract.ts'
import { type AturanPoin, bacaAturanPoin, poinDidapat, saldoPoin } from './poin.api.ts'

/** A point for each gram. */
const GRAM = { type: 'GRAM' as const, per_gram: mg(1000), per_rp: rp(0), poin: 1 }

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop([ujiPoin])
  owner = await shop.setup()
  await isiMaster(owner)
  await owner.call(parameterPoint.create, { kode_group: 'MM', ...GRAM })
})
afterAll(() => shop.close())

const baru = async (): Promise<string> => {
  const isi = { kode_member: '', alamat: '', tgl_lahir: null, setuju_pesan: 'TIDAK' as const, catatan: '', no_hp: '' }
  return (await owner.call(member.create, { ...isi, nama_member: 'BU POIN' })).data.kode_member
}
const jual = async (kode_member: string, dapat: number[], bayar = 0) =>
  (await owner.call(catat, { kode_member, dapat, bayar })).nomor
const batal = (nomor: string) => owner.call(balik, { nomor, beli: false })
const beli = (nomor: string, ...baris: number[]) => owner.call(balik, { nomor, baris, beli: true })
const punya = (kode_member: string) => saldoPoin(shop.db, kode_member)
const baris = async (dokumen: string) =>
  (
    await shop.db.rows<{ jumlah: number }>(sql`SELECT jumlah FROM poin_mutasi WHERE dokumen = ${dokumen} ORDER BY id`)
  ).map(({ jumlah }) => jumlah)

describe('a bill earns', () => {
  const RUPIAH = { type: 'RUPIAH' as const, per_gram: mg(0), per_rp: rp(100_000), poin: 2 }
  const aturan: AturanPoin = { group: new Map(Object.entries({ MM: GRAM, MT: RUPIAH })), marketplace: false }
  const cincin = { kode_group: 'MM', berat: mg(3485), harga: rp(5_808_000) }
  const gelang = { kode_group: 'MM', berat: mg(6120), harga: rp(9_000_000) }
  const anting = { kode_group: 'MT', berat: mg(1000), harga: rp(1_499_999) }

  it('by group what its sum is worth, given to the lines as it grows', () => {
    // 3.485 g are 3; 9.605 g are 9, of which 6 are the second's.
    expect(poinDidapat([cincin, gelang], aturan)).toEqual([3, 6])
    expect(poinDidapat([gelang, cincin], aturan)).toEqual([6, 3])
    // 14 whole hundred thousands of 1,499,999, two points each; what the other group holds is no part of it.
    expect(poinDidapat([cincin, anting, gelang], aturan)).toEqual([3, 28, 6])
  })

  it('nothing by the share that points pay', () => {
    // Half of 15,000,000 by points leaves 5.000 g of 10.000.
    const dua = [
      { ...cincin, berat: mg(4000), harga: rp(5_000_000) },
      { ...cincin, berat: mg(6000), harga: rp(10_000_000) },
    ]
    expect(poinDidapat(dua, aturan, rp(7_500_000))).toEqual([2, 3])
    expect(poinDidapat(dua, aturan, rp(15_000_000))).toEqual([0, 0])
    expect(poinDidapat(dua, aturan, rp(16_000_000))).toEqual([0, 0])
  })

  it('nothing in a group without a rule, by a rule of nothing, or through a marketplace unless the shop wants it', () => {
    const tanpa = { ...aturan, group: new Map([['MM', { ...GRAM, per_gram: mg(0) }]]) }
    expect(poinDidapat([cincin, { ...cincin, kode_group: 'LAIN' }], tanpa)).toEqual([0, 0])
    const luar = [{ ...cincin, marketplace: true }, gelang]
    expect(poinDidapat(luar, aturan)).toEqual([0, 6])
    expect(poinDidapat(luar, { ...aturan, marketplace: true })).toEqual([3, 6])
    expect(poinDidapat([{ ...cincin, harga: rp(0) }], aturan)).toEqual([3])
  })

  it('exactly the sum of its lines, whatever they weigh and cost', () => {
    const satu = fc.record({
      kode_group: fc.constantFrom('MM', 'MT', 'LAIN'),
      berat: fc.integer({ min: 1, max: 100_000_000 }),
      harga: fc.integer({ min: 0, max: 100_000_000_000 }),
    })
    fc.assert(
      fc.property(fc.array(satu, { minLength: 1, maxLength: 12 }), (semua) => {
        const didapat = poinDidapat(
          semua.map((one) => ({ ...one, berat: mg(one.berat), harga: rp(one.harga) })),
          aturan,
        )
        const isi = (group: string, apa: 'berat' | 'harga') =>
          semua.filter((one) => one.kode_group === group).reduce((sum, one) => sum + one[apa], 0)
        const dari = (group: string) =>
          didapat.filter((_, at) => semua[at]?.kode_group === group).reduce((sum, one) => sum + one, 0)
        expect(dari('MM')).toBe(Math.floor(isi('MM', 'berat') / 1000))
        expect(dari('MT')).toBe(Math.floor(isi('MT', 'harga') / 100_000) * 2)
        expect(dari('LAIN')).toBe(0)
        expect(Math.min(...didapat)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('by the master and the parameters of its shop', async () => {
    const { data } = await owner.call(parameterPoint.create, { kode_group: 'MT', ...RUPIAH })
    await owner.call(parameterPoint.remove, { id: data._id })
    const baca = () => bacaAturanPoin(shop.db, 'TK01', ['MM', 'MT', 'LAIN'])
    expect(poinDidapat([cincin, anting, { ...gelang, marketplace: true }], await baca())).toEqual([3, 0, 0])
    await owner.call(ubahParaSystem, { key: 'poin_marketplace', value: 'YA', otorisasi: null })
    expect(poinDidapat([cincin, anting, { ...gelang, marketplace: true }], await baca())).toEqual([3, 0, 6])
  })
})

describe('points of a member', () => {
  it('1. are spent once by two sales at once, and never beyond what is there', async () => {
    const kode = await baru()
    await jual(kode, [100])
    const dua = await Promise.all(
      [1, 2].map(() => tolakan(owner, catat, { kode_member: kode, dapat: [3], bayar: 100 })),
    )
    expect(dua.toSorted((a, b) => a[0] - b[0])).toEqual([
      [200, 'TIDAK DITOLAK'],
      [422, 'Poin Tidak Cukup'],
    ])
    expect(await punya(kode)).toEqual({ saldo: 3, tunggakan: 0 })
    // What a document gives pays nothing in it.
    expect(await tolakan(owner, catat, { kode_member: kode, dapat: [50], bayar: 4 })).toEqual([422, 'Poin Tidak Cukup'])
    expect(await punya(kode)).toEqual({ saldo: 3, tunggakan: 0 })
  })

  it('are nobody’s where there is no member', async () => {
    const nomor = await jual('-', [5])
    expect(await baris(nomor)).toEqual([])
    expect(await tolakan(owner, catat, { kode_member: '-', dapat: [5], bayar: 1 })).toEqual([422, 'Poin Tidak Cukup'])
    expect(await batal(nomor)).toMatchObject({ kurang: 0 })
  })

  it('2. that were spent before their sale was undone are owed, and later ones fill that first', async () => {
    const kode = await baru()
    const nomor = await jual(kode, [60, 40])
    await jual(kode, [], 70)
    expect((await batal(nomor)).kurang).toBe(70)
    expect(await punya(kode)).toEqual({ saldo: 0, tunggakan: 70 })
    expect(await tolakan(owner, catat, { kode_member: kode, dapat: [], bayar: 1 })).toEqual([422, 'Poin Tidak Cukup'])
    await jual(kode, [50])
    expect(await punya(kode)).toEqual({ saldo: 0, tunggakan: 20 })
    const lagi = await jual(kode, [25])
    expect(await punya(kode)).toEqual({ saldo: 5, tunggakan: 0 })
    // 5 of the 25 are there; 20 of them filled what was owed.
    expect((await batal(lagi)).kurang).toBe(20)
  })

  it('that were spent come back with the undo of what they paid', async () => {
    const kode = await baru()
    await jual(kode, [100])
    const nomor = await jual(kode, [7], 90)
    expect(await punya(kode)).toEqual({ saldo: 17, tunggakan: 0 })
    expect((await batal(nomor)).kurang).toBe(0)
    expect(await punya(kode)).toEqual({ saldo: 100, tunggakan: 0 })
  })

  it('3. of one line go back with its piece, once, and again after that was undone', async () => {
    const kode = await baru()
    const nomor = await jual(kode, [3, 6, 2])
    const kembali = await beli(nomor, 2)
    expect(await baris(kembali.nomor)).toEqual([-6])
    expect(await baris((await beli(nomor, 2)).nomor)).toEqual([])
    const salah = await batal(kembali.nomor)
    expect(await baris(salah.nomor)).toEqual([6])
    expect(await punya(kode)).toEqual({ saldo: 11, tunggakan: 0 })
    const dua = await beli(nomor, 2, 3)
    expect(await baris(dua.nomor)).toEqual([-6, -2])
    // Undone twice it gives nothing more, and the sale itself gives back the line that is left.
    expect(await baris((await beli(kembali.nomor)).nomor)).toEqual([])
    expect(await baris((await batal(nomor)).nomor)).toEqual([-3])
    expect(await punya(kode)).toEqual({ saldo: 0, tunggakan: 0 })
  })

  it('4. go back as they were given, whatever the master says by then', async () => {
    const kode = await baru()
    const nomor = await jual(kode, [3, 6])
    const [satu] = await owner.call(parameterPoint.list, {})
    expect(satu?.poin).toBe(1)
    const { _id, versi, ...isi } = satu ?? { _id: '', versi: 0 }
    const ubah = (poin: number, lagi = 0) =>
      owner.send('PUT', `parapoin/edit/by-kode-group/${_id}`, { body: { ...isi, poin, versi: versi + lagi } })
    expect((await ubah(50)).status).toBe(200)
    expect(await baris((await batal(nomor)).nomor)).toEqual([-3, -6])
    expect((await ubah(1, 1)).status).toBe(200)
  })

  it('cannot be written over, nor wiped out', async () => {
    for (const perintah of ['UPDATE poin_mutasi SET jumlah = 1', 'DELETE FROM poin_mutasi', 'TRUNCATE poin_mutasi'])
      await expect(shop.db.pool.query(perintah)).rejects.toThrow(/ditolak/)
  })
})
