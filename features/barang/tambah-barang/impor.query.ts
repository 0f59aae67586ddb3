/** Rows of a sheet of new items: what each holds, or what is wrong with it. */
import { type InputOf, selOf } from '@kencana/contract'
import { among, type Queryable, sql } from '@kencana/database'
import {
  type BarisSel,
  bacaSel,
  bacaSemuaSel,
  denganNolDepan,
  grouped,
  Refusal,
  salahBaris,
  tanpaNol,
} from '@kencana/server-kit'
import { z } from 'zod'
import { barcodeLamaDipakai, barcodeLamaTerpakai } from '../data-barang/barcode-lama.api.ts'
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

/** What a sheet calls yes. */
const YA = new Set(['YA', 'Y', 'TRUE', '1'])

/** What a sheet may leave out follows from the rest: category from the type, fineness marks from the fineness, tares from masters. */
const lengkapi = (ada: BarisSel['isi'], acuan: Acuan): Record<string, unknown> => {
  const besar = (name: string) =>
    String(ada[name] ?? '')
      .trim()
      .toUpperCase()
  const { plastik, bandrol, atribut } = acuan.tara
  return {
    kode_group: acuan.jenis.get(besar('kode_dept'))?.kode_group,
    berat_asli: ada.berat,
    berat_susut: 0,
    berat_cad: 0,
    kadar_cetak: ada.kadar,
    kadar_modal: ada.kadar,
    tipe_barang: 'SP',
    berat_plastik: plastik / 1000,
    berat_bandrol: (bandrol[0] ?? 0) / 1000,
    berat_atribut: (atribut.get(besar('nama_atribut')) ?? 0) / 1000,
    tujuan: acuan.kode_toko,
    ...ada,
    is_markis: YA.has(besar('is_markis')),
  }
}

/** What a field follows from where the sheet does not say it: it is not called wrong twice. */
const IKUT: Readonly<Record<string, string>> = {
  kode_group: 'kode_dept',
  berat_asli: 'berat',
  kadar_cetak: 'kadar',
  kadar_modal: 'kadar',
}

/** All that is wrong with a row, in the order of the form. */
const semuaSalah = ({ isi, salah }: BarisSel, sebab: readonly z.core.$ZodIssue[]): string => {
  const ikut = (name: string): boolean => !(name in isi) && (IKUT[name] ?? '') in salah
  return salahBaris(
    isianBarang,
    salah,
    sebab.filter(({ path: [name = ''] }) => !ikut(String(name))),
  )
}

type Tarik = (isian: Isian) => Tarikan | undefined

const bacaSatu = (
  lembar: Lembar,
  acuan: Acuan,
  { tarik, barcode }: { tarik: Tarik; barcode: string | undefined },
): Omit<Terbaca, 'baris'> | string => {
  const sel = bacaSemuaSel(isianBarang, lembar)
  if (barcode !== undefined) sel.salah.barcode_lama ??= barcode
  const lengkap = lengkapi(sel.isi, acuan)
  const mirip =
    tanpaNol('Kode Jenis', lembar.kode_dept, (kode) => acuan.jenis.has(kode)) ??
    tanpaNol('Kode Baki', lembar.kode_baki, (kode) => acuan.baki.has(kode))
  if (mirip !== undefined) return [mirip, ...Object.values(sel.salah)].join(', ')
  const jenis = sel.isi.kode_dept
  if (jenis !== undefined && lengkap.kode_group === undefined)
    return [`Jenis ${jenis} Tidak Ada`, ...Object.values(sel.salah)].join(', ')
  const parsed = z.safeDecode(isian, lengkap as never)
  if (!parsed.success || Object.keys(sel.salah).length > 0) return semuaSalah(sel, parsed.error?.issues ?? [])
  try {
    const nilai = nilaiBarang(parsed.data, acuan)
    return { isian: parsed.data, nilai, tarikan: tarik(parsed.data) }
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

interface Kembar {
  kode_intern: string
  baris: number[]
  sudah_ada: boolean
}

/** Codes of the shop's own that more than one piece would have: of the sheet, or of what lies in the shop. */
export const kodeKembar = async (db: Queryable, kode_toko: string, baris: readonly Terbaca[]): Promise<Kembar[]> => {
  const berkode = baris.filter(({ isian }) => isian.kode_intern !== '' && isian.kode_intern !== '-')
  const menurut = grouped(berkode, ({ isian }) => isian.kode_intern)
  const ada = await db.rows<{ kode_intern: string }>(sql`
    SELECT DISTINCT kode_intern::text FROM barang
    WHERE kode_intern COLLATE "C" ${among(menurut.map(([kode]) => kode))} AND kode_intern <> '-' AND kode_toko = ${kode_toko} AND kode_baki IS NOT NULL`)
  const lama = new Set(ada.map((one) => one.kode_intern))
  return menurut.flatMap(([kode_intern, list]) =>
    list.length > 1 || lama.has(kode_intern)
      ? [{ kode_intern, baris: list.map((one) => one.baris), sudah_ada: lama.has(kode_intern) }]
      : [],
  )
}

const nomorBaris = ({ baris }: Lembar, index: number): number =>
  typeof baris === 'number' && Number.isSafeInteger(baris) ? baris : index + 2

const SEL_BARCODE = selOf('barcode_lama', isianBarang.barcode_lama)

const barcodeDari = ({ barcode_lama }: Lembar): string => {
  const { isi } = bacaSel('barcode_lama', SEL_BARCODE, barcode_lama)
  const parsed = isianBarang.barcode_lama.safeParse(isi === undefined ? undefined : String(isi))
  return parsed.success ? (parsed.data ?? '') : ''
}

/** What is wrong with the codes of labels of before: one that a piece has already, or another row of the sheet. By their rows. */
const periksaBarcode = async (db: Queryable, baris: readonly Lembar[]): Promise<(string | undefined)[]> => {
  const kode = baris.map(barcodeDari)
  const mungkin = baris.flatMap((one) => denganNolDepan(one.barcode_lama))
  const terpakai = await barcodeLamaTerpakai(
    db,
    [...new Set([...kode, ...mungkin])].filter((one) => one !== ''),
  )
  const ada = new Set([...kode, ...terpakai.keys()])
  const pertama = new Map(kode.map((one, index) => [one, index] as const).toReversed())
  const kembar = (one: string, index: number): string | undefined => {
    const dulu = pertama.get(one) ?? index
    return dulu < index ? `Barcode Lama ${one} Sama Dengan Baris ${nomorBaris(baris[dulu] ?? {}, dulu)}` : undefined
  }
  const dipakai = (one: string): string | undefined => {
    const kode_barcode = terpakai.get(one)
    return kode_barcode && barcodeLamaDipakai(one, kode_barcode)
  }
  return kode.map((one, index) =>
    one === ''
      ? undefined
      : (tanpaNol(SEL_BARCODE.label, baris[index]?.barcode_lama, (nol) => ada.has(nol)) ??
        dipakai(one) ??
        kembar(one, index)),
  )
}

/** Reads every row of a sheet against the masters, and against what its source holds. */
export const bacaBaris = async (
  db: Queryable,
  baris: readonly Lembar[],
  acuan: Acuan,
  tarik: Tarik,
): Promise<{ benar: Terbaca[]; salah: Salah[] }> => {
  const benar: Terbaca[] = []
  const salah: Salah[] = []
  const barcode = await periksaBarcode(db, baris)
  for (const [index, lembar] of baris.entries()) {
    const { baris: _, ...isi } = lembar
    const nomor = nomorBaris(lembar, index)
    const terbaca = bacaSatu(isi, acuan, { tarik, barcode: barcode[index] })
    if (typeof terbaca === 'string') salah.push({ baris: nomor, pesan: terbaca })
    else benar.push({ baris: nomor, ...terbaca })
  }
  return { benar, salah }
}
