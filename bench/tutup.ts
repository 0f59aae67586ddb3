/** How long closing a day of 5,000 documents takes with the value of its goods; beside it a shop without one, and one of five years. */
import { sql } from '@kencana/database'
import { type Chain, withScratchChain } from './chain.ts'
import { kodeToko } from './dataset/dataset.ts'
import type { Size } from './dataset/sizes.ts'
import type { Bench, Figure, Run } from './figures.ts'
import { type Line, openLine } from './load.ts'
import { openPairs, type Pair, priced, sell } from './sale/seller.ts'

const CLIENTS = 8
const GOAL_MS = 1000
const FIVE_YEARS = 1826
/** Numbers of sales that a shop has to itself. */
const PER_TOKO = 1_000_000
/** Barcodes of one question for prices. */
const ONCE = 50

interface Effort {
  dokumen: number
  /** Two shops that have just begun, and one of many years. */
  muda: Size
  lama: Size
}

const PENUH: Effort = {
  dokumen: 5_000,
  muda: { name: 'tutup', barang: 20_000, toko: 2, hari: 5 },
  lama: { name: 'tutup', barang: 12_000, toko: 1, hari: FIVE_YEARS },
}
const SINGKAT: Effort = {
  dokumen: 60,
  muda: { name: 'tutup', barang: 400, toko: 2, hari: 5 },
  lama: { name: 'tutup', barang: 300, toko: 1, hari: 30 },
}

/** Gives the pairs of a shop all that lies there, to sell from as they can. */
const givePieces = async ({ db }: Chain, line: Line, kode_toko: string, pairs: readonly Pair[]): Promise<void> => {
  const rows = await db.rows<{ kode_barcode: string }>(sql`
    SELECT b.kode_barcode FROM barang b JOIN baki k ON k.kode_toko = b.kode_toko AND k.kode_baki = b.kode_baki
    WHERE b.kode_toko = ${kode_toko} AND b.status_barang = 'TERSEDIA' AND k.kode_gudang = 'TOKO' ORDER BY hashtext(b.kode_barcode)`)
  const pieces: Pair['pieces'] = []
  const [satu] = pairs
  if (!satu) throw new Error('no pair')
  for (const pair of pairs) pair.pieces = pieces
  for (let from = 0; from < rows.length; from += ONCE) {
    const kode = rows.slice(from, from + ONCE).map((row) => row.kode_barcode)
    pieces.push(...(await priced(line, satu, kode)))
  }
}

/** Sells, one in ten with an old piece given in, until the open day of a shop has so many documents. */
const fill = async (chain: Chain, urut: number, pairs: readonly Pair[], dokumen: number): Promise<void> => {
  const ada = async () =>
    (
      await chain.db.one<{ n: number }>(sql`
        SELECT count(*)::int AS n FROM dokumen d JOIN toko t ON t.kode_toko = d.kode_toko AND t.tgl_system = d.tgl_system
        WHERE d.kode_toko = ${kodeToko(urut)}`)
    )?.n ?? 0
  // The chain over: no customer and no paper of a payment comes twice.
  let n = urut * PER_TOKO
  for (let kurang = dokumen - (await ada()); kurang > 0; kurang = dokumen - (await ada())) {
    // One in ten brings a second document with it.
    const sampai = n + Math.ceil(kurang / 1.1)
    await Promise.all(
      pairs.map(async (pair) => {
        const line = await openLine(chain.server.address)
        while (n < sampai) {
          n += 1
          await sell(line, pair, n)
        }
        line.end()
      }),
    )
  }
}

/** Gives the shop's goods their value. @throws Error when it is refused */
const beriNilai = async (line: Line, owner: string): Promise<void> => {
  const { jumlah } = JSON.parse(await line.get('/api/v1/nilai-awal/rencana', owner)) as { jumlah: number }
  const said = await line.post('nilai-awal', owner, { jumlah })
  if (said.status !== 200) throw new Error(`nilai-awal: ${said.status} ${said.body}`)
}

/** Closes the open day of a shop once it is full. @returns milliseconds */
const tutup = async (chain: Chain, n: number, semua: readonly Pair[], dokumen: number, bernilai: boolean) => {
  const kode_toko = kodeToko(n)
  const pairs = semua.filter((_, at) => at % chain.size.toko === n - 1)
  const line = await openLine(chain.server.address)
  const owner = pairs[0]?.owner ?? ''
  if (bernilai) await beriNilai(line, owner)
  await givePieces(chain, line, kode_toko, pairs)
  line.end()
  await fill(chain, n, pairs, dokumen)
  // A new one: the server lets go of a connection that says nothing for so long.
  const baru = await openLine(chain.server.address)
  const from = performance.now()
  const closed = await baru.post('system/close', owner, { PROSES: 'close' })
  const ms = performance.now() - from
  baru.end()
  if (closed.status !== 200) throw new Error(`closing: ${closed.status} ${closed.body}`)
  const nilai = await chain.db.rows(sql`SELECT 1 FROM nilai WHERE kode_toko = ${kode_toko}`)
  // Closing without what it is measured with would be fast and say nothing.
  if (nilai.length !== (bernilai ? 1 : 0)) throw new Error(`${kode_toko} booked ${nilai.length} values of its day`)
  return ms
}

/** Closes shops of a chain that is built for it, with a value or without. */
const closings = (size: Size, dokumen: number, bernilai: readonly boolean[]): Promise<number[]> =>
  withScratchChain(size, 0, async (chain) => {
    const line = await openLine(chain.server.address)
    const pairs = await openPairs(line, chain.server.address, size, CLIENTS)
    line.end()
    const ms: number[] = []
    for (const [at, satu] of bernilai.entries()) ms.push(await tutup(chain, at + 1, pairs, dokumen, satu))
    return ms
  })

const measure = async ({ quick }: Run): Promise<Figure[]> => {
  const { dokumen, muda, lama } = quick ? SINGKAT : PENUH
  // The shop without a value first: what the first closing of a process costs is not the value's.
  const [tanpa, dengan = NaN] = await closings(muda, dokumen, [false, true])
  const [nanti = NaN] = await closings(lama, dokumen, [true])
  const apa = `closing a day of ${dokumen.toLocaleString('en-US')} documents`
  const goal = { max: GOAL_MS }
  return [
    { name: `${apa} with the value of goods, on the sixth day`, value: dengan, unit: 'ms', bare: tanpa, goal },
    { name: `${apa} with it, after five years`, value: nanti, unit: 'ms', bare: dengan, goal },
  ]
}

export const tutupHari: Bench = {
  name: 'tutup',
  about: 'closing a full day; beside it one without a value, and the sixth day beside that after five years',
  sizes: [],
  measure,
}
