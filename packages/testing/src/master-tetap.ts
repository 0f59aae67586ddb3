/** What an update does not name stays: for every field of a master, by call and by sheet. */
import type { Master } from '@kencana/contract'
import { expect } from 'vitest'
import { z } from 'zod'
import type { User } from './shop.ts'

type Isi = Record<string, unknown>

/** A master with a row of its own that is there. */
interface Tetap {
  master: Master
  owner: User
  /** The row with every field filled, and what an edit changes of it. Rows are on the wire. */
  row: Isi
  change: Isi
  /** Reads the row as it stands. */
  baca: () => Promise<Isi & { _id: string }>
}

/** Whether a field holds nothing, or just what it holds where nobody fills it in. */
const kosong = (field: z.ZodType | undefined, value: unknown): boolean => {
  if (!field || value === undefined || value === null || value === '') return true
  const bawaan = z.safeDecode(field, undefined)
  return bawaan.success && z.encode(field, bawaan.data) === value
}

const tanpa = (isi: Isi, names: readonly string[]): Isi =>
  Object.fromEntries(Object.entries(isi).filter(([name]) => !names.includes(name)))

/** Which fields an update changes that it does not name, each left out once by call and by sheet; all else is changed. */
export const yangHilang = async ({ master, owner, row, change, baca }: Tetap): Promise<string[]> => {
  const { _id } = await baca()
  const names = Object.keys(master.fields)
  const kunci = master.unique ?? [master.key]
  const [cara] = master.update.methods
  const dalamAlamat = master.update.path.includes('{id}')
  const panggil = async (isi: Isi) => {
    const body = dalamAlamat ? isi : { id: _id, ...isi }
    return (await owner.send(cara, master.update.path.replace('{id}', _id), { body })).status
  }
  const lembar = async (isi: Isi) => (await owner.send('POST', master.impor.path, { body: { baris: [isi] } })).status
  const hilang: string[] = names
    .filter((name) => kosong(master.fields[name], row[name]))
    .map((name) => `${name} is not filled in the row`)
  /** Tries one way; what its key is cannot be changed by it. */
  const coba = async (jalan: string, ubah: (isi: Isi) => Promise<number>, tetap: readonly string[], dikirim: Isi) => {
    const lain = tanpa(change, tetap)
    for (const name of names.filter((one) => !tetap.includes(one))) {
      expect(await panggil(isian), name).toBe(200)
      const status = await ubah(tanpa({ ...dikirim, ...lain }, [name]))
      const sesudah = await baca()
      for (const [field, value] of Object.entries({ ...row, ...lain, [name]: row[name] }))
        if (status !== 200 || sesudah[field] !== value)
          hilang.push(`${jalan} without ${name}: ${status}, ${field} ${String(value)} is ${String(sesudah[field])}`)
    }
  }
  const isian = master.renames ? row : tanpa(row, kunci)
  await coba('call', panggil, master.renames ? [] : kunci, isian)
  await coba('sheet', lembar, kunci, row)
  expect(await panggil(isian)).toBe(200)
  return hilang
}
