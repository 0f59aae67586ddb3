/** A model of two shops that know nothing of the product: random steps over a random line, the grams of both books even after each. */
import { sql } from '@kencana/database'
import { tambahCincin } from '@kencana/testing/barang'
import { antarSekali, type Berdua, berdua, type Ujung } from '@kencana/testing/cabang'
import type { Cuaca } from '@kencana/testing/jaringan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { terimaBarang } from '../../barang/terima-barang/terima-barang.contract.ts'
import { kirimKecabang, tarikKecabang } from '../kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'

let dua: Berdua
beforeAll(async () => {
  dua = await berdua()
}, 60_000)
afterAll(() => dua.close())

/** Each run is another one; the seed is said when it fails. */
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000)
const LANGKAH = 120

const acak = (seed: number) => {
  let kini = seed
  return (n: number): number => {
    kini = (kini * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((kini / 2_147_483_648) * n)
  }
}

const CUACA: readonly Cuaca[] = ['BAIK', 'BAIK', 'BAIK', 'PUTUS', 'PUTUS_SESUDAH', 'GANDA', 'TUNDA']
const MG = 3_485

interface Kiriman {
  no: string
  dari: number
  kode: string[]
  sampai: Set<string>
  /** Somebody asked for it back, whatever became of that. */
  diminta: boolean
}

/** What an account holds in one installation. */
const saldo = async ({ shop }: Ujung, akun: string): Promise<number> =>
  (await shop.db.one<{ mg: number }>(sql`SELECT coalesce(sum(mg), 0)::bigint AS mg FROM mutasi WHERE akun = ${akun}`))
    ?.mg ?? 0

it(`keeps the grams of both books constant after every step (seed ${SEED})`, async () => {
  const n = acak(SEED)
  const ujung = [dua.pusat, dua.cabang] as const
  const di = (at: number): Ujung => ujung[at === 0 ? 0 : 1]
  const punya: [string[], string[]] = [[], []]
  for (const at of [0, 1] as const)
    for (let i = 0; i < 12; i += 1)
      punya[at].push((await tambahCincin(di(at).owner, { tujuan: at === 0 ? 'TK01' : 'TK11' })).kode_barcode)
  const semua = 24 * MG
  const kiriman: Kiriman[] = []

  const kirim = async () => {
    const dari = n(2) as 0 | 1
    const kode = punya[dari].splice(0, Math.min(punya[dari].length, 1 + n(3)))
    if (kode.length === 0) return
    const detail_barang = kode.map((kode_barcode) => ({ kode_barcode }))
    const { no_kirim } = await di(dari).owner.call(kirimKecabang, { to: dari === 0 ? 'TK11' : 'TK01', detail_barang })
    kiriman.push({ no: no_kirim, dari, kode, sampai: new Set(), diminta: false })
  }
  const terima = async () => {
    const satu = kiriman[n(Math.max(1, kiriman.length))]
    const belum = satu?.kode.filter((kode) => !satu.sampai.has(kode)) ?? []
    if (!satu || belum.length === 0) return
    const datang = belum.slice(0, 1 + n(belum.length))
    const ke = (1 - satu.dari) as 0 | 1
    const { status } = await di(ke).owner.send('POST', terimaBarang.path, {
      body: { no_kirim: satu.no, kode_baki: 'CN02', detail_barang: datang },
    })
    // Refused while its letter is on the way, or once it was given back.
    if (status !== 200) return
    for (const kode of datang) satu.sampai.add(kode)
    punya[ke].push(...datang)
  }
  const tarik = async () => {
    const satu = kiriman[n(Math.max(1, kiriman.length))]
    if (!satu) return
    const path = tarikKecabang.path.replace('{no_kirim}', satu.no)
    await di(satu.dari).owner.send('POST', path, { body: { alasan: 'MODEL' } })
    satu.diminta = true
  }
  const antar = async () => {
    const at = n(2)
    di(1 - at).ke.antrean.push(CUACA[n(CUACA.length)] ?? 'BAIK')
    await antarSekali(di(at))
  }
  const lepas = () => di(n(2)).ke.lepaskan()
  const LANGKAHNYA = [kirim, kirim, terima, terima, terima, tarik, antar, antar, antar, antar, lepas]

  for (let ke = 0; ke < LANGKAH; ke += 1) {
    await LANGKAHNYA[n(LANGKAHNYA.length)]?.()
    let kini = 0
    for (const satu of ujung) for (const akun of ['BAKI', 'TRANSIT', 'CABANG']) kini += await saldo(satu, akun)
    expect(kini, `step ${ke} of seed ${SEED}`).toBe(semua)
  }
  for (const satu of ujung) {
    satu.ke.antrean.splice(0)
    await satu.ke.lepaskan()
  }
  for (let ke = 0; ke < 3; ke += 1) await dua.antar()
  // At rest: nothing between the two, every piece in one place, and where the model says it is unless it was asked back.
  expect((await saldo(dua.pusat, 'CABANG')) + (await saldo(dua.cabang, 'CABANG'))).toBe(0)
  const letak = async (satu: Ujung) =>
    new Set(
      (
        await satu.shop.db.rows<{ kode: string }>(
          sql`SELECT kode_barcode AS kode FROM barang WHERE status_barang IN ('TERSEDIA', 'DIKIRIM')`,
        )
      ).map(({ kode }) => kode),
    )
  const [a, b] = [await letak(dua.pusat), await letak(dua.cabang)]
  expect(a.size + b.size).toBe(24)
  expect([...a].filter((kode) => b.has(kode))).toEqual([])
  for (const at of [0, 1] as const)
    for (const kode of punya[at]) expect((at === 0 ? a : b).has(kode), `${kode}, seed ${SEED}`).toBe(true)
  const terbuka = kiriman.filter((satu) => satu.sampai.size < satu.kode.length && !satu.diminta)
  expect((await saldo(dua.pusat, 'TRANSIT')) + (await saldo(dua.cabang, 'TRANSIT'))).toBeGreaterThanOrEqual(
    terbuka.reduce((sum, satu) => sum + (satu.kode.length - satu.sampai.size) * MG, 0),
  )
}, 180_000)
