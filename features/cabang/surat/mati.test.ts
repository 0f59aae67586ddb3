/**
 * Ten thousand letters wait (fewer where the run is not long), and both who delivers and who receives them are killed again and again: each
 * arrives once, in order (12.5.11).
 */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '@kencana/database'
import type { Ujung } from '@kencana/testing/cabang'
import { cincinDi, duaInstalasi, kirimKe, letakDi, terimaDi } from '@kencana/testing/dua-instalasi'
import { mulaiProses, sampaiMati } from '@kencana/testing/proses'
import { runs } from '@kencana/testing/sample'
import { expect, it } from 'vitest'

const BANYAK = runs(10_000, 3_000)
/** Dispatches among them, of one piece each. */
const KIRIMAN = 40
const MG = 3_485

const dua = duaInstalasi()
const { pusat, cabang } = dua

const proses = (nama: string) => join(import.meta.dirname, `../../../packages/testing/src/${nama}.ts`)
const masuk = async ({ shop }: Ujung) =>
  (await shop.db.one<{ n: number }>(sql`SELECT count(*)::int AS n FROM surat_masuk`))?.n ?? 0
const tunggu = async ({ shop }: Ujung) =>
  (await shop.db.one<{ n: number }>(sql`SELECT count(*)::int AS n FROM surat_keluar WHERE status <> 'TERKIRIM'`))?.n ??
  0

const terkirim = async ({ shop }: Ujung) =>
  (await shop.db.one<{ n: number }>(sql`SELECT count(*)::int AS n FROM surat_keluar WHERE status = 'TERKIRIM'`))?.n ?? 0

/** Somebody delivers what waits on one side; it ends by itself once nothing waits, or nobody answers. */
const antar = async ({ shop }: Ujung): Promise<ChildProcess> => {
  // The one that was killed holds the link no more: its lease has run out.
  await shop.db.run(sql`UPDATE sambungan_kontak SET dipegang_sampai = NULL, coba_lagi_pada = NULL`)
  return (await mulaiProses(proses('antar-proses'), [shop.db.url, shop.photos])).child
}

/** Somebody receives on one side, who answers, or does what letters say and answers nothing. */
const terima = async ({ shop, ke }: Ujung, cara: 'JAWAB' | 'DIAM'): Promise<ChildProcess> => {
  const isian = [shop.db.url, shop.photos, shop.clock.now().toISOString(), cara]
  const { child, kabar } = await mulaiProses<{ alamat: string }>(proses('terima-proses'), isian)
  if (!kabar) throw new Error('nobody receives')
  ke.arahkan(kabar.alamat)
  return child
}

const matikan = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGKILL')
  await sampaiMati(child)
}

/** Kills who receives: once everything of an envelope is committed and nothing answered, or in the midst of one. */
const matikanPenerima = async (dari: Ujung, ke: Ujung, kapan: 'SESUDAH' | 'TENGAH'): Promise<void> => {
  const awal = await masuk(ke)
  const penerima = await terima(ke, kapan === 'SESUDAH' ? 'DIAM' : 'JAWAB')
  const selesai = once(penerima, 'message')
  const pengantar = await antar(dari)
  if (kapan === 'SESUDAH') await Promise.race([selesai, sampaiMati(pengantar)])
  else while (pengantar.exitCode === null && (await masuk(ke)) === awal) await sleep(1)
  await matikan(penerima)
  // Its line is broken.
  await sampaiMati(pengantar)
  // What it has, and its sender does not know of.
  if (kapan === 'SESUDAH') expect(await masuk(ke)).toBeGreaterThan(await terkirim(dari))
}

/** Kills who delivers, after so long. */
const matikanPengantar = async (dari: Ujung, ms: number): Promise<void> => {
  const pengantar = await antar(dari)
  await Promise.race([sampaiMati(pengantar), sleep(ms)])
  await matikan(pengantar)
}

interface Isi {
  akun: string
  pcs: number
  mg: number
}
/** What both books have of goods, together: on trays, on the way, and between the two. */
const gramBerdua = async () => {
  const sum = { pcs: 0, mg: 0, antara: 0 }
  for (const { shop } of [pusat, cabang])
    for (const { akun, pcs, mg } of await shop.db.rows<Isi>(sql`
      SELECT akun::text, sum(pcs)::int AS pcs, sum(mg)::bigint AS mg FROM mutasi WHERE akun IN ('BAKI', 'TRANSIT', 'CABANG') GROUP BY 1`)) {
      sum.pcs += pcs
      sum.mg += mg
      if (akun === 'CABANG') sum.antara += mg
    }
  return sum
}
const SEMUA = { pcs: KIRIMAN, mg: KIRIMAN * MG }

/** Letters as they were written: a dispatch, and many that say nothing behind it. @returns their documents in order */
const tulis = async (): Promise<{ urutan: string[]; kiriman: [string, string][] }> => {
  const urutan: string[] = []
  const kiriman: [string, string][] = []
  const sela = BANYAK / KIRIMAN - 1
  for (let ke = 0; ke < KIRIMAN; ke += 1) {
    const kode = await cincinDi(pusat)
    const no_kirim = await kirimKe(pusat, cabang, [kode])
    kiriman.push([no_kirim, kode])
    const kosong = Array.from({ length: sela }, (_, at) => `S${ke}-${at}`)
    await pusat.shop.db.run(sql`
      INSERT INTO surat_keluar (id, sambungan, jenis, kode_toko, dokumen, isi, dibuat_pada)
      SELECT gen_random_uuid(), s.id, 'KOSONG', 'TK01', n.dokumen, '{}', now()
      FROM sambungan s, unnest(${kosong}::text[]) WITH ORDINALITY n (dokumen, ke) ORDER BY n.ke`)
    urutan.push(no_kirim, ...kosong)
  }
  return { urutan, kiriman }
}
const urutanMasuk = async ({ shop }: Ujung) =>
  (await shop.db.rows<{ dokumen: string }>(sql`SELECT dokumen FROM surat_masuk ORDER BY urut`)).map(
    (one) => one.dokumen,
  )

it('12.5.11 keeps the order of thousands of waiting letters, and the grams, through kill -9 of who sends and who receives', async () => {
  const { urutan, kiriman } = await tulis()
  expect(urutan).toHaveLength(BANYAK)
  for (let ke = 0; ke < runs(3, 1); ke += 1) {
    await matikanPenerima(pusat, cabang, 'SESUDAH')
    await matikanPenerima(pusat, cabang, 'TENGAH')
    const penerima = await terima(cabang, 'JAWAB')
    await matikanPengantar(pusat, 700)
    await matikan(penerima)
    expect(await gramBerdua()).toEqual({ ...SEMUA, antara: 0 })
  }
  const tengah = await urutanMasuk(cabang)
  expect(tengah.length).toBeLessThan(BANYAK)
  expect(tengah).toEqual(urutan.slice(0, tengah.length))
  const penerima = await terima(cabang, 'JAWAB')
  await sampaiMati(await antar(pusat))
  await matikan(penerima)
  expect(await urutanMasuk(cabang)).toEqual(urutan)
  expect(await tunggu(pusat)).toBe(0)

  // What is received there is told back, to one that is killed as well.
  for (const [separuh, kapan] of [
    [kiriman.slice(0, KIRIMAN / 2), 'SESUDAH'],
    [kiriman.slice(KIRIMAN / 2), 'TENGAH'],
  ] as const) {
    for (const [no_kirim, kode] of separuh) await terimaDi(cabang, no_kirim, [kode])
    expect(await gramBerdua()).toMatchObject(SEMUA)
    await matikanPenerima(cabang, pusat, kapan)
    expect(await gramBerdua()).toMatchObject(SEMUA)
  }
  const lagi = await terima(pusat, 'JAWAB')
  await sampaiMati(await antar(cabang))
  await matikan(lagi)
  expect(await tunggu(cabang)).toBe(0)
  expect(await masuk(pusat)).toBe(KIRIMAN)
  for (const [, kode] of kiriman) expect(await letakDi(dua, kode)).toEqual(['CABANG', 'TERSEDIA'])
  expect(await gramBerdua()).toEqual({ ...SEMUA, antara: 0 })
})
