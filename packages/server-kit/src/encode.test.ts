import { gramJumlah, inGroups } from '@kencana/contract'
import { mg } from '@kencana/ledger'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { encodeText } from './encode.ts'

const row = z.object({ nama: z.string(), berat: gramJumlah(), catatan: z.string().optional() })
const rekap = z.object({ bulan: z.string(), berat: gramJumlah() })
const rows = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    nama: `CINCIN "${n}"`,
    berat: mg(n * 7),
    ...(n % 3 === 0 ? { catatan: 'é' } : {}),
    // What the schema does not name goes nowhere.
    modal: n,
  }))

const oneGroup = [
  { _id: 'KECIL', detail: rows(2) },
  { _id: 'BESAR', detail: rows(1700) },
  { _id: 'LAIN', detail: [] },
]
const manyGroups = Array.from({ length: 900 }, (_, n) => ({ _id: `NO-${n}`, detail: rows(3) }))
const nested = { bersih: true, isi: rows(1200), kosong: undefined, dalam: { hal: 1 } }
const nestedSchema = z.object({
  bersih: z.boolean(),
  isi: z.array(row),
  kosong: z.string().optional(),
  dalam: z.object({ hal: z.int() }),
})

describe('a large answer', () => {
  it.each([
    ['a list', z.array(row), rows(2600)],
    ['a short one', z.array(row), rows(3)],
    ['an empty one', z.array(row), []],
    ['one group that is large by itself', inGroups(row), oneGroup],
    ['many small groups', inGroups(row), manyGroups],
    ['an object with a list in it', nestedSchema, nested],
    ['the first kind of two', z.union([z.array(row), z.array(rekap)]), rows(1100)],
    [
      'the second kind of two',
      z.union([z.array(row), z.array(rekap)]),
      Array.from({ length: 1100 }, (_, n) => ({ bulan: `${n}`, berat: mg(n) })),
    ],
    ['a record that is no object of the contract', z.record(z.string(), z.array(row)), { a: rows(1100) }],
    ['a value alone', z.string(), 'x'],
  ])('is the same text as encoded at once: %s', async (_, schema, value) => {
    expect(await encodeText(schema, value)).toBe(JSON.stringify(z.encode(schema as z.ZodType, value)))
  })

  it('lets other work come in between', async () => {
    let turns = 0
    let done = false
    const others = () => {
      turns += 1
      if (!done) setImmediate(others)
    }
    setImmediate(others)
    await encodeText(inGroups(row), [{ _id: 'BESAR', detail: rows(10_000) }])
    done = true
    expect(turns).toBeGreaterThanOrEqual(20)
  })

  it('is not sent when one of its rows is not what the contract says', async () => {
    const wrong = [...rows(1500), { nama: 1, berat: mg(1) }]
    await expect(encodeText(z.array(row), wrong)).rejects.toThrow('Isian 0.nama Tidak Sesuai')
  })
})
