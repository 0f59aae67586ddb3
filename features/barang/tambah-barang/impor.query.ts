/** Rows of a sheet of new items: what each holds, or what is wrong with it. */
import type { InputOf } from '@kencana/contract'
import { pesanIsian } from '@kencana/contract'
import { Refusal } from '@kencana/server-kit'
import { z } from 'zod'
import type { Tarikan } from './dari-kiriman.store.ts'
import { type imporBarang, isianBarang } from './tambah-barang.contract.ts'
import { type Acuan, type Isian, type Nilai, nilaiBarang } from './tambah-barang.store.ts'

type Lembar = InputOf<typeof imporBarang>['baris'][number]

/** A row that may be entered. */
export interface Terbaca {
  baris: number
  isian: Isian
  nilai: Nilai
  /** What it takes of its dispatch. */
  tarikan: Tarikan | undefined
}

interface Salah {
  baris: number
  pesan: string
}

const isian = z.object(isianBarang)

const kosong = (value: unknown): boolean => value === null || value === undefined || value === ''

const BERAT = new Set([
  'berat',
  'berat_asli',
  'berat_susut',
  'berat_cad',
  'berat_atribut',
  'berat_plastik',
  'berat_bandrol',
])

/** Sheets hold 3.4850000000000003 for 3.485: three decimals were meant. A fourth one that was typed is refused. */
const tanpaGalatBiner = (name: string, value: unknown): unknown =>
  typeof value === 'number' && BERAT.has(name) && Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6
    ? Math.round(value * 1000) / 1000
    : value

/** What a sheet may leave out follows from the rest: category from the type, fineness marks from the fineness, tares from masters. */
const lengkapi = (lembar: Lembar, acuan: Acuan): Record<string, unknown> => {
  const ada = Object.fromEntries(
    Object.entries(lembar)
      .filter(([, value]) => !kosong(value))
      .map(([name, value]) => [name, tanpaGalatBiner(name, value)]),
  )
  const text = (name: string) => (kosong(ada[name]) ? undefined : String(ada[name]))
  const kadar = text('kadar')
  const { plastik, bandrol, atribut } = acuan.tara
  return {
    kode_group: acuan.jenis.get(text('kode_dept')?.trim().toUpperCase() ?? '')?.kode_group,
    berat_asli: ada.berat,
    berat_susut: 0,
    berat_cad: 0,
    kadar_cetak: kadar,
    kadar_modal: kadar,
    tipe_barang: 'SP',
    berat_plastik: plastik / 1000,
    berat_bandrol: (bandrol[0] ?? 0) / 1000,
    berat_atribut: (atribut.get(text('nama_atribut')?.trim().toUpperCase() ?? '') ?? 0) / 1000,
    tujuan: acuan.kode_toko,
    ...ada,
    is_markis: YA.has(text('is_markis')?.trim().toUpperCase() ?? ''),
    // A sheet may hold 70 or 12345 as a number where a text is meant.
    ...Object.fromEntries(
      [
        'kode_dept',
        'kode_baki',
        'kode_intern',
        'nama_barang',
        'kadar',
        'kadar_cetak',
        'kadar_modal',
        'nama_atribut',
        'tag_id',
      ]
        .filter((name) => typeof ada[name] === 'number')
        .map((name) => [name, String(ada[name])]),
    ),
  }
}

/** What a sheet calls yes. */
const YA = new Set(['YA', 'Y', 'TRUE', '1'])

type Tarik = (isian: Isian) => Tarikan | undefined

const bacaSatu = (lembar: Lembar, acuan: Acuan, tarik: Tarik): Omit<Terbaca, 'baris'> | string => {
  const lengkap = lengkapi(lembar, acuan)
  const jenis = lengkap.kode_dept
  if (typeof jenis === 'string' && lengkap.kode_group === undefined) return `Jenis ${jenis} Tidak Ada`
  const parsed = z.safeDecode(isian, lengkap as never)
  if (!parsed.success) return pesanIsian(parsed.error)
  try {
    const nilai = nilaiBarang(parsed.data, acuan)
    return { isian: parsed.data, nilai, tarikan: tarik(parsed.data) }
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

/** Reads every row of a sheet against the masters, and against what its source holds. */
export const bacaBaris = (
  baris: readonly Lembar[],
  acuan: Acuan,
  tarik: Tarik,
): { benar: Terbaca[]; salah: Salah[] } => {
  const benar: Terbaca[] = []
  const salah: Salah[] = []
  for (const [index, { baris: nomor, ...lembar }] of baris.entries()) {
    const nomorBaris = typeof nomor === 'number' && Number.isSafeInteger(nomor) ? nomor : index + 2
    const terbaca = bacaSatu(lembar, acuan, tarik)
    if (typeof terbaca === 'string') salah.push({ baris: nomorBaris, pesan: terbaca })
    else benar.push({ baris: nomorBaris, ...terbaca })
  }
  return { benar, salah }
}
