/** Rows of a sheet into a master: new ones are added, known ones changed, deleted ones come back; all or nothing. */
import type { Endpoint, Master } from '@kencana/contract'
import { pesanIsian } from '@kencana/contract'
import { z } from 'zod'
import type { ReadContext, WriteContext } from './context.ts'
import { type PerluSetuju, setujuiMaster } from './master-setuju.ts'
import type { Input, MasterStore, Row } from './master-store.ts'
import { Refusal } from './refusal.ts'
import { type Route, route } from './route.ts'

type Lembar = Readonly<Record<string, string | number | null>>
type Isi = { baris: readonly Lembar[] }

/** What the import does its work with: the same functions as the master's own calls. */
interface Langkah {
  store: MasterStore
  create: (input: Record<string, unknown>, ctx: WriteContext, perlu: PerluSetuju[]) => Promise<{ data: Row }>
  update: (input: Input, ctx: WriteContext, perlu: PerluSetuju[]) => Promise<{ data: Row }>
  reactivate: (input: Input, ctx: WriteContext) => Promise<{ data: Row }>
}

interface Hasil {
  baru: number
  diubah: number
  sama: number
  salah: { baris: number; pesan: string }[]
}

/** Room for 5,000 rows of a sheet. */
const ISI_LEMBAR = 8 * 1024 * 1024

// Sheets hold 3.4850000000000003 for 3.485, and a number where a code of digits is meant.
const cell = (field: z.ZodType, value: string | number | null | undefined): unknown => {
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value === 'string') return value
  const plain = Number(value.toFixed(6))
  return z.safeDecode(field, plain).success ? plain : String(plain)
}

const wireOf = (master: Master, lembar: Lembar): Record<string, unknown> =>
  Object.fromEntries(Object.entries(master.fields).map(([name, field]) => [name, cell(field, lembar[name])]))

const sameRow = (before: Row, input: Record<string, unknown>): boolean =>
  Object.entries(input).every(([name, value]) => before[name] === value)

/** Enters one row. @returns what became of it @throws Refusal */
const satuBaris = async (
  master: Master,
  { store, create, update, reactivate }: Langkah,
  lembar: Lembar,
  ctx: WriteContext,
  perlu: PerluSetuju[],
): Promise<'baru' | 'diubah' | 'sama'> => {
  const parsed = z.safeDecode(master.create.input, wireOf(master, lembar))
  if (!parsed.success) throw new Refusal('invalid', pesanIsian(parsed.error))
  const input = parsed.data as Record<string, unknown>
  const known = await store.findSame(ctx, input)
  if (!known) {
    await create(input, ctx, perlu)
    return 'baru'
  }
  if (known.dihapus) await reactivate({ id: known._id }, ctx)
  else if (sameRow(known, input)) return 'sama'
  if (!sameRow(known, input)) await update({ ...input, id: known._id }, ctx, perlu)
  return known.dihapus ? 'baru' : 'diubah'
}

const jalankan = async (
  master: Master,
  langkah: Langkah,
  { baris }: Isi,
  ctx: WriteContext,
  perlu: PerluSetuju[] = [],
): Promise<Hasil> => {
  const hasil: Hasil = { baru: 0, diubah: 0, sama: 0, salah: [] }
  const seen = new Set<string>()
  for (const [index, { baris: nomor, ...lembar }] of baris.entries()) {
    const at = typeof nomor === 'number' && Number.isSafeInteger(nomor) ? nomor : index + 2
    try {
      const kunci = langkah.store.kode(wireOf(master, lembar)).toUpperCase()
      if (seen.has(kunci)) throw new Refusal('rule', `${master.label} ${kunci} Dua Kali Di Berkas`)
      hasil[await satuBaris(master, langkah, lembar, ctx, perlu)] += 1
      seen.add(kunci)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      hasil.salah.push({ baris: at, pesan: error.message })
    }
  }
  return hasil
}

/** Thrown to take back what a trial wrote. */
class Trial extends Error {
  readonly hasil: Hasil
  constructor(hasil: Hasil) {
    super('trial')
    this.hasil = hasil
  }
}

/** The import as it would be, in a transaction that is always taken back: the same code finds the same errors. */
const coba = async (run: (ctx: WriteContext) => Promise<Hasil>, ctx: ReadContext): Promise<Hasil> => {
  const never = () => Promise.reject(new Error('a trial draws no number and posts nothing'))
  try {
    return await ctx.root.transaction(async (tx) => {
      const trial = { ...ctx, db: tx, audit: () => undefined, nomor: never, post: never } as unknown as WriteContext
      throw new Trial(await run(trial))
    })
  } catch (error) {
    if (error instanceof Trial) return error.hasil
    throw error
  }
}

/** The two routes of a master's import: a dry run with every error, then all rows or none, by the same steps. */
export const importMaster = (master: Master, langkah: Langkah): Route[] => {
  const periksa = (input: Isi, ctx: ReadContext) => coba((trial) => jalankan(master, langkah, input, trial), ctx)
  const simpan = async (input: Isi, ctx: WriteContext) => {
    const perlu: PerluSetuju[] = []
    const { salah, ...jumlah } = await jalankan(master, langkah, input, ctx, perlu)
    const [pertama] = salah
    if (pertama)
      throw new Refusal('rule', `Masih Ada ${salah.length} Kesalahan, Baris ${pertama.baris}: ${pertama.pesan}`)
    await setujuiMaster(ctx, perlu)
    return { message: 'Data Berhasil Disimpan', ...jumlah }
  }
  return [
    route(master.periksaImpor as Endpoint<never, never, 'read'>, periksa as never, { bodyLimit: ISI_LEMBAR }),
    route(master.impor as Endpoint<never, never, 'write'>, simpan as never, { bodyLimit: ISI_LEMBAR }),
  ]
}
