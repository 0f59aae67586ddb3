/** Rows of a sheet into a master: new ones are added, known ones take what it names, deleted ones come back; all or nothing. */
import type { Endpoint, Master } from '@kencana/contract'
import { pesanIsian, selOf } from '@kencana/contract'
import { z } from 'zod'
import type { ReadContext, WriteContext } from './context.ts'
import { bacaNol, type Nol } from './master-nol.ts'
import { type PerluSetuju, setujuiMaster } from './master-setuju.ts'
import type { Input, MasterStore, MasterTable, Row, Stored } from './master-store.ts'
import { type Tangan, tanganCoba } from './master-trial.ts'
import { Refusal } from './refusal.ts'
import { type Route, route } from './route.ts'
import { bacaSel, type Terbaca } from './sel.ts'

type Lembar = Readonly<Record<string, string | number | null>>
type Isi = { baris: readonly Lembar[] }

/** What the import does its work with: the same functions as the master's own calls. */
interface Langkah {
  store: MasterStore
  create: (input: Record<string, unknown>, ctx: WriteContext, perlu: PerluSetuju[]) => Promise<{ data: Row }>
  update: (input: Input, ctx: WriteContext, perlu: PerluSetuju[]) => Promise<{ data: Row }>
  reactivate: (input: Input, ctx: WriteContext) => Promise<{ data: Row }>
}

interface Kosong {
  field: string
  jumlah: number
}

interface Hasil {
  baru: number
  diubah: number
  sama: number
  dikosongkan: Kosong[]
  salah: { baris: number; pesan: string }[]
}

/** Room for 5,000 rows of a sheet. */
const ISI_LEMBAR = 8 * 1024 * 1024

const sameRow = (before: Row, input: Record<string, unknown>): boolean =>
  Object.entries(input).every(([name, value]) => before[name] === value)

const kunciOf = (master: Master): readonly string[] => master.unique ?? [master.key]

const wireOf = (master: Master, lembar: Lembar, name: string): Terbaca =>
  bacaSel(name, selOf(name, master.fields[name]), lembar[name])

/** Some fields as a row of a sheet says them; an empty cell is what a new row gets. Which cannot be read is told. */
const bacaSebagian = (master: Master, lembar: Lembar, names: readonly string[]) => {
  const isi: Record<string, unknown> = {}
  const issues: z.core.$ZodIssue[] = []
  for (const name of names) {
    const { isi: wire, salah } = wireOf(master, lembar, name)
    if (salah !== undefined) issues.push({ code: 'custom', message: salah, path: [name], input: lembar[name] })
    if (salah !== undefined) continue
    const parsed = z.safeDecode(master.fields[name] ?? z.unknown(), wire)
    if (parsed.success) isi[name] = parsed.data
    else issues.push(...parsed.error.issues.map((issue) => ({ ...issue, path: [name, ...issue.path] })))
  }
  return { isi, issues }
}

const baca = (
  master: Master,
  lembar: Lembar,
  names: readonly string[],
  mirip: readonly z.core.$ZodIssue[],
): Record<string, unknown> => {
  const { isi, issues: lain } = bacaSebagian(master, lembar, names)
  const issues = [...mirip, ...lain]
  if (issues.length > 0) throw new Refusal('invalid', pesanIsian(new z.ZodError(issues)))
  return isi
}

/** What a sheet names of a row that is there. */
const disebut = (master: Master, lembar: Lembar): string[] =>
  Object.keys(master.fields).filter((name) => lembar[name] !== undefined)

/** The fields that a row loses by cells that were left empty. */
const dikosongkan = (lembar: Lembar, before: Row, input: Record<string, unknown>): string[] =>
  Object.keys(input).filter((name) => String(lembar[name] ?? '').trim() === '' && input[name] !== before[name])

/** Enters what a sheet names of a row that is there. @returns what became of it @throws Refusal */
const barisAda = async (
  tangan: Tangan,
  known: Stored,
  input: Record<string, unknown>,
  sama: boolean,
): Promise<'baru' | 'diubah' | 'sama'> => {
  if (known.dihapus) await tangan.reactivate(known)
  else if (sama) return 'sama'
  if (!sama) await tangan.update(known, input)
  return known.dihapus ? 'baru' : 'diubah'
}

const jalankan = async (
  master: Master,
  store: MasterStore,
  { baris }: Isi,
  tangan: Tangan,
  nol: Nol,
): Promise<Hasil> => {
  const hasil: Hasil = { baru: 0, diubah: 0, sama: 0, dikosongkan: [], salah: [] }
  const seen = new Set<string>()
  const kosong = new Map<string, number>()
  const satuBaris = async (lembar: Lembar): Promise<'baru' | 'diubah' | 'sama'> => {
    const { isi: kunci, issues } = bacaSebagian(master, lembar, kunciOf(master))
    const mirip = nol(lembar)
    const known = issues.length === 0 ? await tangan.find(kunci) : undefined
    const names = known || mirip.length > 0 ? disebut(master, lembar) : Object.keys(master.fields)
    const input = baca(master, lembar, names, mirip)
    if (!known) {
      await tangan.create(input)
      return 'baru'
    }
    for (const name of dikosongkan(lembar, known, input)) kosong.set(name, (kosong.get(name) ?? 0) + 1)
    return barisAda(tangan, known, input, sameRow(known, store.edited(known, input)))
  }
  for (const [index, { baris: nomor, ...lembar }] of baris.entries()) {
    const at = typeof nomor === 'number' && Number.isSafeInteger(nomor) ? nomor : index + 2
    try {
      // A row whose key was left empty is no other row's double: it is refused, or gets a number of its own.
      const wire = Object.fromEntries(kunciOf(master).map((name) => [name, wireOf(master, lembar, name).isi]))
      const kunci = wire[master.key] === undefined ? '' : store.kode(wire).toUpperCase()
      if (seen.has(kunci)) throw new Refusal('rule', `${master.label} ${kunci} Dua Kali Di Berkas`)
      hasil[await satuBaris(lembar)] += 1
      if (kunci !== '') seen.add(kunci)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      hasil.salah.push({ baris: at, pesan: error.message })
    }
  }
  hasil.dikosongkan = Array.from(kosong, ([field, jumlah]) => ({ field, jumlah }))
  return hasil
}

/** The rows of a sheet that can be found, with what of them can be read at all. */
const terbaca = (master: Master, { baris }: Isi): Record<string, unknown>[] =>
  baris.flatMap((lembar): Record<string, unknown>[] => {
    const { isi } = bacaSebagian(master, lembar, Object.keys(master.fields))
    return kunciOf(master).every((name) => name in isi) ? [isi] : []
  })

/** The two routes of a master's import: a trial with every error, then all rows or none, judged by the same steps. */
export const importMaster = (master: Master, table: MasterTable, langkah: Langkah): Route[] => {
  const { store } = langkah
  const periksa = async (input: Isi, ctx: ReadContext) =>
    jalankan(
      master,
      store,
      input,
      await tanganCoba(ctx, table, store, terbaca(master, input)),
      await bacaNol(ctx, master, table, input.baris),
    )
  const simpan = async (input: Isi, ctx: WriteContext) => {
    const perlu: PerluSetuju[] = []
    const tangan: Tangan = {
      find: (row) => store.findSame(ctx, row),
      create: (row) => langkah.create(row, ctx, perlu),
      update: ({ _id }, row) => langkah.update({ ...row, id: _id }, ctx, perlu),
      reactivate: ({ _id }) => langkah.reactivate({ id: _id }, ctx),
    }
    const nol = await bacaNol(ctx, master, table, input.baris)
    const { salah, dikosongkan: _, ...jumlah } = await jalankan(master, store, input, tangan, nol)
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
