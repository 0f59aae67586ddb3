/** Rows of a sheet into a master: new ones are added, known ones changed, deleted ones come back; all or nothing. */
import type { Endpoint, Master } from '@kencana/contract'
import { pesanIsian } from '@kencana/contract'
import { z } from 'zod'
import type { ReadContext, WriteContext } from './context.ts'
import { type PerluSetuju, setujuiMaster } from './master-setuju.ts'
import type { Input, MasterStore, MasterTable, Row } from './master-store.ts'
import { type Tangan, tanganCoba } from './master-trial.ts'
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

const baca = (master: Master, lembar: Lembar): Record<string, unknown> => {
  const parsed = z.safeDecode(master.create.input, wireOf(master, lembar))
  if (!parsed.success) throw new Refusal('invalid', pesanIsian(parsed.error))
  return parsed.data as Record<string, unknown>
}

/** Enters one row. @returns what became of it @throws Refusal */
const satuBaris = async (tangan: Tangan, input: Record<string, unknown>): Promise<'baru' | 'diubah' | 'sama'> => {
  const known = await tangan.find(input)
  if (!known) {
    await tangan.create(input)
    return 'baru'
  }
  if (known.dihapus) await tangan.reactivate(known)
  else if (sameRow(known, input)) return 'sama'
  if (!sameRow(known, input)) await tangan.update(known, input)
  return known.dihapus ? 'baru' : 'diubah'
}

const jalankan = async (master: Master, store: MasterStore, { baris }: Isi, tangan: Tangan): Promise<Hasil> => {
  const hasil: Hasil = { baru: 0, diubah: 0, sama: 0, salah: [] }
  const seen = new Set<string>()
  for (const [index, { baris: nomor, ...lembar }] of baris.entries()) {
    const at = typeof nomor === 'number' && Number.isSafeInteger(nomor) ? nomor : index + 2
    try {
      const wire = wireOf(master, lembar)
      // A row whose key was left empty is no other row's double: it is refused, or gets a number of its own.
      const kunci = wire[master.key] === undefined ? '' : store.kode(wire).toUpperCase()
      if (seen.has(kunci)) throw new Refusal('rule', `${master.label} ${kunci} Dua Kali Di Berkas`)
      hasil[await satuBaris(tangan, baca(master, lembar))] += 1
      if (kunci !== '') seen.add(kunci)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      hasil.salah.push({ baris: at, pesan: error.message })
    }
  }
  return hasil
}

/** The rows of a sheet that can be read at all. */
const terbaca = (master: Master, { baris }: Isi): Record<string, unknown>[] =>
  baris.flatMap((lembar): Record<string, unknown>[] => {
    const parsed = z.safeDecode(master.create.input, wireOf(master, lembar))
    return parsed.success ? [parsed.data as Record<string, unknown>] : []
  })

/** The two routes of a master's import: a trial with every error, then all rows or none, judged by the same steps. */
export const importMaster = (master: Master, table: MasterTable, langkah: Langkah): Route[] => {
  const { store } = langkah
  const periksa = async (input: Isi, ctx: ReadContext) =>
    jalankan(master, store, input, await tanganCoba(ctx, table, store, terbaca(master, input)))
  const simpan = async (input: Isi, ctx: WriteContext) => {
    const perlu: PerluSetuju[] = []
    const tangan: Tangan = {
      find: (row) => store.findSame(ctx, row),
      create: (row) => langkah.create(row, ctx, perlu),
      update: ({ _id }, row) => langkah.update({ ...row, id: _id }, ctx, perlu),
      reactivate: ({ _id }) => langkah.reactivate({ id: _id }, ctx),
    }
    const { salah, ...jumlah } = await jalankan(master, store, input, tangan)
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
