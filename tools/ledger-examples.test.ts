/** The examples of docs/LEDGER.md, read and held to the ledger's own rules. */
import { readFileSync } from 'node:fs'
import {
  AKUN,
  type Akun,
  type Jurnal,
  KINDS,
  type Kind,
  type Mutasi,
  mg,
  type Persentase,
  parsePersen,
  pcs,
  reverse,
  rp,
  uang,
  violations,
} from '@kencana/ledger'
import { describe, expect, it } from 'vitest'

interface Example {
  jurnal: Jurnal
  refused: string[]
}

const GOODS = /^(\w+)(?: (\S+))? {2,}(\S+) (\S+) +([+-]\d+) pcs +([+-][\d.]+) g$/
const MONEY = /^(\w+)(?: (\S+))? {2,}Rp ([+-][\d,]+)$/

const readLine = (text: string): Mutasi => {
  const [, account = '', ref = '-', sum] = MONEY.exec(text) ?? []
  if (sum !== undefined) return uang(account as Akun, Number(sum.replaceAll(',', '')), ref)
  const [, akun = '', goodsRef = '-', kode_group = '', kode_dept = '', pieces, grams] = GOODS.exec(text) ?? []
  if (!(akun in AKUN)) throw new Error(`not a line of an example: ${text}`)
  const place = { akun: akun as Akun, ref: goodsRef, lot: '-', kode_group, kode_dept, kode_barang: null }
  return { ...place, pcs: pcs(Number(pieces)), mg: mg(Math.round(Number(grams) * 1000)), rp: rp(0) }
}

const readKadar = (text: string): Map<string, Persentase> =>
  new Map(
    text.split(', ').map((one) => {
      const [group = '', percent = ''] = one.split(' ')
      return [group, parsePersen(percent)]
    }),
  )

const readExample = (block: string): Example => {
  const [head = '', ...rest] = block.trim().split('\n')
  const [kind = '', document = ''] = head.split(' ')
  if (!(kind in KINDS)) throw new Error(`not a kind: ${kind}`)
  const starting = (word: string) => rest.filter((line) => line.startsWith(word)).map((line) => line.slice(word.length))
  const [kadar] = starting('kadar ')
  const lines = rest.filter((line) => !/^(kadar|ditolak:) /.test(line)).map(readLine)
  const kadarGroup = kadar === undefined ? {} : { kadarGroup: readKadar(kadar) }
  return { jurnal: { kind: kind as Kind, document, lines, ...kadarGroup }, refused: starting('ditolak: ') }
}

const text = readFileSync(new URL('../docs/LEDGER.md', import.meta.url), 'utf8')
const examples = [...text.matchAll(/```jurnal\n(.*?)```/gs)].map(([, block = '']) => readExample(block))

describe('the examples of docs/LEDGER.md', () => {
  it('are some that pass and some that do not', () => {
    expect(examples.filter(({ refused }) => refused.length === 0).length).toBeGreaterThanOrEqual(4)
    expect(examples.filter(({ refused }) => refused.length > 0).length).toBeGreaterThanOrEqual(2)
  })

  it.each(examples.map((one) => [one.jurnal.document, one] as const))('%s is answered as it says', (_, example) => {
    expect(violations(example.jurnal)).toEqual(example.refused)
    if (example.refused.length > 0) return
    const undone = { ...example.jurnal, lines: reverse(example.jurnal.lines), membalik: true }
    expect(violations(undone)).toEqual([])
  })
})
