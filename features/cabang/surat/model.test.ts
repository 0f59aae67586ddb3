/** A model of two shops that know nothing of the product: random steps over a random line, what lies in both books even after each. */

import { sql } from '@kencana/database'
import type { Ujung } from '@kencana/testing/cabang'
import { duaInstalasi } from '@kencana/testing/dua-instalasi'
import { langkahModel, modelBaru, sampaiTenang } from '@kencana/testing/model-cabang'
import type { Model } from '@kencana/testing/model-dasar'
import { drawBy, runs } from '@kencana/testing/sample'
import { expect, it } from 'vitest'

// Closing audits both books.
const dua = duaInstalasi()

/** The repository's; said when it fails. */
const SEED = Number(process.env.SEED ?? drawBy())
const LANGKAH = runs(130, 60)
/** Each kind of step happens at least once: what has not by then is tried until it has. */
const PALING_BANYAK = 1_500

const MG = 3_485
const SEMUA = 24

/** How often each step is tried beside the others. */
const SERING: Readonly<Record<string, number>> = {
  antar: 8,
  terima: 5,
  tutup: 5,
  kirim: 3,
  'kirim uang': 3,
  'terima uang': 3,
  'batal uang': 3,
}

interface Isi {
  pcs: number
  mg: number
  rp: number
}

const NOL: Isi = { pcs: 0, mg: 0, rp: 0 }

/** What each account holds in one installation; what a closing says of values is no money that anybody carried. */
const bacaBuku = async ({ shop }: Ujung): Promise<(akun: string) => Isi> => {
  const rows = await shop.db.rows<Isi & { akun: string }>(sql`
    SELECT m.akun::text, sum(m.pcs)::int AS pcs, sum(m.mg)::bigint AS mg, sum(m.rp)::bigint AS rp
    FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id WHERE j.kind <> 'NILAI' GROUP BY 1`)
  return (akun) => rows.find((one) => one.akun === akun) ?? NOL
}

/** Pieces by where one installation has them. */
const bacaLetak = async ({ shop }: Ujung): Promise<(...status: string[]) => string[]> => {
  const rows = await shop.db.rows<{ kode: string; status: string }>(
    sql`SELECT kode_barcode AS kode, status_barang AS status FROM barang`,
  )
  return (...status) => rows.filter((one) => status.includes(one.status)).map(({ kode }) => kode)
}

const bacaSisi = async (ujung: Ujung) => {
  const [buku, letak] = await Promise.all([bacaBuku(ujung), bacaLetak(ujung)])
  return { buku, disini: letak('TERSEDIA', 'TERJUAL', 'DIBELI'), pergi: letak('DIKIRIM', 'HILANG'), letak }
}
type Sisi = Awaited<ReturnType<typeof bacaSisi>>

const jumlah = (...isi: readonly Isi[]): readonly [number, number] => [
  isi.reduce((sum, one) => sum + one.pcs, 0),
  isi.reduce((sum, one) => sum + one.mg, 0),
]
const keping = (n: number): readonly [number, number] => [n, n * MG]

/** One installation's books say of its pieces what stands beside each. */
const periksaSendiri = ({ buku, letak }: Sisi, terjual: number, langkah: string): void => {
  const isi = Object.fromEntries(['TRANSIT', 'SELISIH', 'PELANGGAN', 'BAKI'].map((akun) => [akun, jumlah(buku(akun))]))
  expect(isi, langkah).toEqual({
    TRANSIT: keping(letak('DIKIRIM').length),
    SELISIH: keping(letak('HILANG').length),
    PELANGGAN: keping(terjual),
    BAKI: keping(letak('TERSEDIA', 'DIBELI').length),
  })
}

/** Nothing is in two shops, nothing in none, and the books are not behind what was received before its letter came back. */
const periksaBarang = (a: Sisi, b: Sisi, langkah: string): void => {
  const lain = new Set(b.disini)
  expect(
    a.disini.filter((kode) => lain.has(kode)),
    langkah,
  ).toEqual([])
  expect(new Set([...a.disini, ...b.disini, ...a.pergi, ...b.pergi]).size, langkah).toBe(SEMUA)
  // Received there, and perhaps sent back, before the sender was told.
  const tahu = (dari: Sisi, ke: Sisi) => {
    const milik = new Set([...ke.disini, ...ke.pergi])
    return dari.pergi.filter((kode) => milik.has(kode)).length
  }
  // Of two that each have it gone, one sent it back: it is counted there alone.
  const keduanya = a.pergi.filter((kode) => b.pergi.includes(kode)).length
  const belumTahu = tahu(a, b) + tahu(b, a) - keduanya
  const antara = jumlah(a.buku('CABANG'), b.buku('CABANG'))
  expect([antara[0] + belumTahu, antara[1] + belumTahu * MG], langkah).toEqual([0, 0])
}

/** Cash of both with what is between them is what was earned; what one says the other owes it is on the way. */
const periksaUang = (a: Sisi, b: Sisi, { uang, kas }: Model, awal: number, langkah: string): void => {
  const jalan = uang.filter(({ keadaan }) => keadaan === 'JALAN').reduce((sum, satu) => sum + satu.jumlah, 0)
  const berdua = (akun: string) => a.buku(akun).rp + b.buku(akun).rp
  expect([berdua('KAS') + jalan, berdua('RK')], langkah).toEqual([awal + kas, jalan])
}

/** @returns what the sum of both books comes to; it is the same after every step */
const periksa = async (m: Model, awal: number, langkah: string): Promise<readonly [number, number]> => {
  const [a, b] = [await bacaSisi(m.ujung[0]), await bacaSisi(m.ujung[1])]
  periksaSendiri(a, m.terjual[0].length, langkah)
  periksaSendiri(b, m.terjual[1].length, langkah)
  periksaBarang(a, b, langkah)
  periksaUang(a, b, m, awal, langkah)
  const akun = ['BAKI', 'TRANSIT', 'CABANG', 'SELISIH', 'PELANGGAN']
  return jumlah(...[a, b].flatMap(({ buku }) => akun.map(buku)))
}

const kasBerdua = async (m: Model): Promise<number> => {
  const buku = await Promise.all(m.ujung.map(bacaBuku))
  return buku.reduce((sum, satu) => sum + satu('KAS').rp, 0)
}

it(`12.5.12 keeps grams, pieces and money of both books constant after every step (seed ${SEED})`, async () => {
  const m = await modelBaru(dua, SEED)
  const awal = await kasBerdua(m)
  const langkah = langkahModel(m)
  const nama = Object.keys(langkah).flatMap((satu) => Array.from({ length: SERING[satu] ?? 1 }, () => satu))
  const terjadi = new Set<string>()
  const belum = () => Object.keys(langkah).filter((satu) => !terjadi.has(satu))

  for (let ke = 0; ke < LANGKAH || (belum().length > 0 && ke < PALING_BANYAK); ke += 1) {
    const pilihan = ke < LANGKAH || m.n(3) > 0 ? nama : belum()
    const satu = pilihan[m.n(pilihan.length)] ?? 'antar'
    if (!(await langkah[satu]?.())) continue
    terjadi.add(satu)
    const apa = `${satu}, step ${ke} of seed ${SEED}`
    expect(await periksa(m, awal, apa), apa).toEqual(keping(SEMUA))
  }
  expect(belum(), `never happened with seed ${SEED}`).toEqual([])

  await sampaiTenang(m, dua.antar)
  const apa = `at rest, seed ${SEED}`
  expect(await periksa(m, awal, apa), apa).toEqual(keping(SEMUA))
  // At rest nothing is between the two, and each piece is where the model says it is.
  const [a, b] = [await bacaSisi(dua.pusat), await bacaSisi(dua.cabang)]
  expect(jumlah(a.buku('CABANG'), b.buku('CABANG')), apa).toEqual([0, 0])
  expect(
    m.punya[0].filter((kode) => !a.disini.includes(kode)),
    apa,
  ).toEqual([])
  expect(
    m.punya[1].filter((kode) => !b.disini.includes(kode)),
    apa,
  ).toEqual([])
  const terbuka = m.kiriman.filter((satu) => !satu.diminta)
  const kurang = terbuka.reduce((sum, satu) => sum + satu.kode.length - satu.sampai.size, 0)
  expect(a.pergi.length + b.pergi.length, apa).toBeGreaterThanOrEqual(kurang)
})
