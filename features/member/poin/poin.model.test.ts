/** Points of random documents, undone and bought back in any order, of somebody who may become another member in between. */

import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { anggotaBaru } from '@kencana/testing/member'
import { tolakan } from '@kencana/testing/pesanan'
import { runs } from '@kencana/testing/sample'
import { balik, catat, ujiPoin } from '@kencana/testing/uji-poin'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { gabungMember } from '../gabung-member/gabung-member.contract.ts'
import { saldoPoin } from './poin.api.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop([ujiPoin])
  owner = await shop.setup()
  await isiMaster(owner)
})
afterAll(() => shop.close())

/** What a member has by a notebook of its own. */
class Catatan {
  poin = 0
  kode_member = ''
  readonly dokumen: { nomor: string; dapat: number[]; bayar: number; beli?: { nomor: string; baris: number } }[] = []

  punya() {
    return { saldo: Math.max(this.poin, 0), tunggakan: Math.max(0, -this.poin) }
  }
}

const langkah = fc.record({
  apa: fc.constantFrom('jual', 'jual', 'beli', 'batal', 'batal beli', 'gabung'),
  ke: fc.nat(9),
  dapat: fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 3 }),
  bayar: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30 })),
})
type Langkah = typeof langkah extends fc.Arbitrary<infer L> ? L : never

const balikkan = (isi: InputOf<typeof balik>) => owner.call(balik, isi)

/** Somebody who has bought once is found to be him; whose number stays is the one or the other's. */
const gabung = async (catatan: Catatan, dapat: number[], dia: boolean): Promise<void> => {
  const lain = await anggotaBaru(owner)
  const satu = { nomor: (await owner.call(catat, { kode_member: lain, dapat, bayar: 0 })).nomor, dapat, bayar: 0 }
  const [kode_member, digabung] = dia ? [catatan.kode_member, lain] : [lain, catatan.kode_member]
  const berhutang = !dia && catatan.poin < 0
  const hasil = await tolakan(owner, gabungMember, { kode_member, digabung, alasan: 'SATU ORANG' })
  expect(hasil).toEqual(berhutang ? [422, `Member ${digabung} Masih Kurang ${-catatan.poin} Poin`] : [200, hasil[1]])
  if (berhutang) return
  catatan.dokumen.push(satu)
  catatan.poin += dapat.reduce((sum, one) => sum + one, 0)
  catatan.kode_member = kode_member
}

const jalankan = async (catatan: Catatan, { apa, ke, dapat, bayar }: Langkah): Promise<void> => {
  if (apa === 'gabung') {
    await gabung(catatan, dapat, ke % 2 === 0)
    return
  }
  const kode = catatan.kode_member
  if (apa === 'jual') {
    const cukup = bayar === 0 || catatan.poin >= bayar
    const hasil = await tolakan(owner, catat, { kode_member: kode, dapat, bayar })
    expect(hasil[0]).toBe(cukup ? 200 : 422)
    if (!cukup) return
    const row = await shop.db.one<{ nomor: string }>(
      sql`SELECT nomor::text FROM dokumen WHERE kode = 'UX' ORDER BY urut DESC LIMIT 1`,
    )
    catatan.dokumen.push({ nomor: row?.nomor ?? '', dapat, bayar })
    catatan.poin += dapat.reduce((sum, one) => sum + one, 0) - bayar
    return
  }
  const satu = catatan.dokumen[ke % Math.max(catatan.dokumen.length, 1)]
  if (!satu) return
  if (apa === 'beli' && !satu.beli && satu.dapat.length > 0) {
    const at = ke % satu.dapat.length
    satu.beli = { nomor: (await balikkan({ nomor: satu.nomor, baris: [at + 1], beli: true })).nomor, baris: at }
    catatan.poin -= satu.dapat[at] ?? 0
  } else if (apa === 'batal beli' && satu.beli) {
    await balikkan({ nomor: satu.beli.nomor, beli: false })
    catatan.poin += satu.dapat[satu.beli.baris] ?? 0
    delete satu.beli
  } else if (apa === 'batal') {
    const sebelum = catatan.punya().tunggakan
    const sisa = satu.dapat.filter((_, at) => at !== satu.beli?.baris)
    catatan.poin += satu.bayar - sisa.reduce((sum, one) => sum + one, 0)
    expect((await balikkan({ nomor: satu.nomor, beli: false })).kurang).toBe(
      Math.max(catatan.punya().tunggakan - sebelum, 0),
    )
    catatan.dokumen.splice(catatan.dokumen.indexOf(satu), 1)
  }
}

it('12. points are what their documents say, in whatever order these come', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(langkah, { minLength: 10, maxLength: 25 }), async (semua) => {
      const catatan = new Catatan()
      catatan.kode_member = await anggotaBaru(owner)
      for (const satu of semua) {
        await jalankan(catatan, satu)
        expect(await saldoPoin(shop.db, catatan.kode_member)).toEqual(catatan.punya())
      }
    }),
    { numRuns: runs(12, 5) },
  )
})
