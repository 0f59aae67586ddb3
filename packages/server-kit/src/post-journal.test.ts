import { sql } from '@kencana/database'
import { AKUN, type Akun, aturan, KINDS, type Kind, mg, rp, sifat } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { lotMM, uji, ujiBatal, ujiPindah, ujiTambah, ujiUang } from '@kencana/testing/uji'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let shop: TestShop
let owner: User

beforeEach(async () => {
  shop = await openShop([uji])
  owner = await shop.setup()
  await owner.call(ujiTambah, { ...lotMM(2, 5), kode_baki: 'A1' })
})
afterEach(() => shop.close())

interface Saldo {
  akun: string
  ref: string
  pcs: number
  mg: number
  rp: number
}
const saldo = (tgl: string, akun: string) =>
  shop.db.rows<Saldo>(sql`SELECT akun, ref, pcs, mg, rp FROM saldo('TK01', ${tgl}) WHERE akun = ${akun} ORDER BY ref`)

describe('the chart of accounts', () => {
  it('is the same in code and database', async () => {
    const rows = await shop.db.rows<{ akun: string }>(
      sql`SELECT akun, isi, tanda, berpasangan, lintas_toko, tanpa_dept, tanpa_berat FROM akun ORDER BY akun`,
    )
    const code = (Object.keys(AKUN) as (keyof typeof AKUN)[]).toSorted().map((akun) => {
      const { isi, tanda, berpasangan = false, lintasToko = false, tanpaDept = false, tanpaBerat = false } = sifat(akun)
      const traits = { lintas_toko: lintasToko, tanpa_dept: tanpaDept, tanpa_berat: tanpaBerat }
      return { akun, isi, tanda, berpasangan, ...traits }
    })
    expect(rows).toEqual(code)
  })

  it('and the kinds that may change groups are the same too', async () => {
    const rows = await shop.db.rows(sql`SELECT kind, konversi FROM kind_jurnal ORDER BY kind`)
    const code = (Object.keys(KINDS) as Kind[])
      .toSorted()
      .map((kind) => ({ kind, konversi: aturan(kind).konversi !== undefined }))
    expect(rows).toEqual(code)
  })

  it('and so are the moves of each kind, what may stand on either side, and the money', async () => {
    const byText = (a: string, b: string) => (a < b ? -1 : 1)
    const stored = await shop.db.rows<{ text: string }>(sql`
      SELECT concat_ws(' ', kind, dari, ke) AS text FROM gerak_jurnal UNION ALL SELECT concat_ws(' ', kind, akun, sifat, nullif(tanda, 0)) FROM akun_jurnal`)
    const code = (Object.keys(KINDS) as Kind[]).flatMap((kind) => {
      const { gerak, bebas = [], uang: money = [], hanyaMasuk = [], hanyaKeluar = [] } = aturan(kind)
      const arah = (akun: Akun) => (hanyaMasuk.includes(akun) ? ' 1' : hanyaKeluar.includes(akun) ? ' -1' : '')
      const moves = gerak.flatMap(({ dari, ke }) => dari.flatMap((from) => ke.map((to) => `${kind} ${from} ${to}`)))
      return [
        ...moves,
        ...bebas.map((akun) => `${kind} ${akun} BEBAS`),
        ...money.map((akun) => `${kind} ${akun} UANG${arah(akun)}`),
      ]
    })
    expect(stored.map(({ text }) => text).toSorted(byText)).toEqual([...new Set(code)].toSorted(byText))
  })
})

describe('balances', () => {
  it('never fall below zero, not by pieces and not by weight', async () => {
    const tooMany = { ...lotMM(3, 5), dari: 'A1', ke: 'A2' }
    await expect(owner.call(ujiPindah, tooMany)).rejects.toThrow('Saldo BAKI A1 L1 MM Tidak Mencukupi')
    await expect(owner.call(ujiPindah, { ...tooMany, pcs: 2, berat: gram(5.001) })).rejects.toThrow('Tidak Mencukupi')
    await expect(owner.call(ujiUang, { jumlah: rp(-1_000_001) })).rejects.toThrow('Saldo KAS Tidak Mencukupi')
  })

  it('never grow beyond what can be counted, and one that was planted beyond it is told in a sentence', async () => {
    const simpan = (kas: number) =>
      shop.db.transaction(async (tx) => {
        await tx.run(sql`SET LOCAL session_replication_role = 'replica'`)
        await tx.run(sql`UPDATE mutasi SET rp = sign(rp) * ${kas} WHERE akun IN ('KAS', 'MODAL')`)
      })
    await simpan(9e15 - 5e10)
    await owner.call(ujiUang, { jumlah: rp(5e10) })
    await expect(owner.call(ujiUang, { jumlah: rp(1e10) })).rejects.toThrow(
      'Saldo KAS Melebihi Batas Yang Dapat Dihitung',
    )
    await simpan(2 ** 53)
    const answer = await owner.send('GET', 'uang/saldo')
    expect([answer.status, answer.text]).toEqual([
      422,
      'Jumlahnya Lebih Besar Dari Yang Dapat Dihitung, Silahkan Persempit Tanggal Atau Saringannya',
    ])
    await simpan(1_000_000)
  })

  it('of a tray end with pieces and weight together, never one alone', async () => {
    await expect(owner.call(ujiPindah, { ...lotMM(2, 4), dari: 'A1', ke: 'A2' })).rejects.toThrow('Harus Habis Bersama')
    await expect(owner.call(ujiPindah, { ...lotMM(1, 5), dari: 'A1', ke: 'A2' })).rejects.toThrow('Harus Habis Bersama')
  })

  it('are undone by a reversal exactly once', async () => {
    const { nomor } = await owner.call(ujiPindah, { ...lotMM(1, 2), dari: 'A1', ke: 'A2' })
    expect(await saldo('2026-03-02', 'BAKI')).toMatchObject([
      { ref: 'A1', pcs: 1, mg: 3000 },
      { ref: 'A2', pcs: 1, mg: 2000 },
    ])
    await owner.call(ujiBatal, { nomor })
    expect(await saldo('2026-03-02', 'BAKI')).toMatchObject([{ ref: 'A1', pcs: 2, mg: 5000 }])
    await expect(owner.call(ujiBatal, { nomor })).rejects.toThrow(`Dokumen ${nomor} Sudah Dibatalkan`)
    const { document } = (await shop.db.one<{ document: string }>(
      sql`SELECT document FROM jurnal WHERE membalik IS NOT NULL`,
    )) ?? { document: '' }
    await expect(owner.call(ujiBatal, { nomor: document })).rejects.toThrow(
      `Pembatalan ${document} Tidak Bisa Dibatalkan`,
    )
    await expect(owner.call(ujiBatal, { nomor: 'UP-TK01-260302-9999' })).rejects.toThrow('Tidak Ada')
  })

  it('are the same before and after closing, and stay readable for every past day', async () => {
    const before = await saldo('2026-03-02', 'KAS')
    owner = await shop.nextDay(owner)
    expect(await saldo('2026-03-03', 'KAS')).toEqual(before)
    await owner.call(ujiUang, { jumlah: rp(250_000) })
    owner = await shop.nextDay(owner)
    await owner.call(ujiUang, { jumlah: rp(-50_000) })
    const [kas] = before
    expect((await saldo('2026-03-02', 'KAS'))[0]?.rp).toBe(kas?.rp)
    expect((await saldo('2026-03-03', 'KAS'))[0]?.rp).toBe((kas?.rp ?? 0) + 250_000)
    expect((await saldo('2026-03-04', 'KAS'))[0]?.rp).toBe((kas?.rp ?? 0) + 200_000)
  })

  it('equal a simple model under random sequences of moves, reversals, money and closings', async () => {
    const step = fc.oneof(
      fc.record({
        do: fc.constant('tambah' as const),
        at: fc.integer({ min: 0, max: 3 }),
        pcs: fc.integer({ min: 1, max: 9 }),
      }),
      fc.record({
        do: fc.constant('pindah' as const),
        at: fc.integer({ min: 0, max: 3 }),
        to: fc.integer({ min: 0, max: 3 }),
        pcs: fc.integer({ min: 1, max: 12 }),
      }),
      fc.record({ do: fc.constant('tutup' as const) }),
    )
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 15 }), async (steps) => {
        run += 1
        const tray = (n: number) => `R${run}-${n}`
        const model = [0, 0, 0, 0]
        for (const one of steps) {
          if (one.do === 'tutup') owner = await shop.nextDay(owner)
          else if (one.do === 'tambah') {
            await owner.call(ujiTambah, { ...lotMM(one.pcs, one.pcs * 1.25), kode_baki: tray(one.at) })
            model[one.at] = (model[one.at] ?? 0) + one.pcs
          } else if (one.to !== one.at) {
            const move = owner.call(ujiPindah, {
              ...lotMM(one.pcs, one.pcs * 1.25),
              dari: tray(one.at),
              ke: tray(one.to),
            })
            const enough = (model[one.at] ?? 0) >= one.pcs
            if (!enough) await expect(move).rejects.toThrow('Tidak Mencukupi')
            else {
              await move
              model[one.at] = (model[one.at] ?? 0) - one.pcs
              model[one.to] = (model[one.to] ?? 0) + one.pcs
            }
          }
        }
        const rows = await shop.db.rows<Pick<Saldo, 'ref' | 'pcs' | 'mg'>>(
          sql`SELECT ref, pcs, mg FROM saldo('TK01', 'infinity') WHERE akun = 'BAKI' AND ref LIKE ${`R${run}-%`} ORDER BY ref`,
        )
        const expected = model.flatMap((n, i) => (n > 0 ? [{ ref: tray(i), pcs: n, mg: n * 1250 }] : []))
        expect(rows).toEqual(expected)
      }),
      { numRuns: 15 },
    )
    expect(await shop.violations()).toEqual([])
  })

  it('survive 60 takers of one lot from 8 connections: exactly what was there is given', async () => {
    await owner.call(ujiTambah, { ...lotMM(10, 12.5), kode_baki: 'RACE' })
    const take = () =>
      owner.send('POST', 'uji/pindah', {
        body: { kode_group: 'MM', kode_dept: 'CIN', pcs: 1, berat: 1.25, lot: 'L1', dari: 'RACE', ke: 'WON' },
      })
    const answers = await Promise.all(Array.from({ length: 60 }, take))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(50)
    expect(await shop.db.rows(sql`SELECT pcs, mg FROM saldo('TK01', 'infinity') WHERE ref = 'WON'`)).toEqual([
      { pcs: 10, mg: mg(12_500) },
    ])
  })
})

describe('document numbers', () => {
  it('have no gaps under 40 concurrent writers, refused ones among them', async () => {
    const calls = Array.from({ length: 40 }, (_, i) =>
      owner.send('POST', 'uji/uang', { body: { jumlah: i % 4 === 0 ? -999_999_999_999 : 1000 } }),
    )
    const given = (await Promise.all(calls))
      .filter(({ status }) => status === 200)
      .map(({ json }) => (json as { nomor: string }).nomor)
    const serials = given.map((nomor) => Number(nomor.slice(-4))).toSorted((a, b) => a - b)
    const first = serials[0] ?? 0
    expect(serials).toEqual(Array.from({ length: 30 }, (_, i) => first + i))
  })
})
