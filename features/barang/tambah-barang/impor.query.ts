/** Rows of a sheet of new items: what each holds, or what is wrong with it. */
import type { InputOf } from '@kencana/contract'
import { among, type Queryable, sql } from '@kencana/database'
import { type BarisSel, bacaSemuaSel, grouped, Refusal } from '@kencana/server-kit'
import { z } from 'zod'
import type { Tarikan } from './dari-kiriman.store.ts'
import { besar, isYa, nomorBaris, periksaBarcode, type Sel, semuaSalah, tolakanBaris } from './salah-impor.store.ts'
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

/** What a sheet may leave out follows from the rest: category from the type, fineness marks from the fineness, tares from masters. */
const lengkapi = (ada: BarisSel['isi'], acuan: Acuan): Record<string, unknown> => {
  const { plastik, bandrol, atribut } = acuan.tara
  return {
    kode_group: acuan.jenis.get(besar(ada.kode_dept))?.kode_group,
    berat_asli: ada.berat,
    berat_susut: 0,
    berat_cad: 0,
    kadar_cetak: ada.kadar,
    kadar_modal: ada.kadar,
    tipe_barang: 'SP',
    berat_plastik: plastik / 1000,
    berat_bandrol: (bandrol[0] ?? 0) / 1000,
    berat_atribut: (atribut.get(besar(ada.nama_atribut)) ?? 0) / 1000,
    tujuan: acuan.kode_toko,
    ...ada,
    is_markis: isYa(ada.is_markis),
  }
}

type Tarik = (isian: Isian) => Tarikan | undefined

const bacaSatu = (
  lembar: Sel,
  acuan: Acuan,
  { tarik, barcode }: { tarik: Tarik; barcode: string | undefined },
): Omit<Terbaca, 'baris'> | string => {
  const sel = bacaSemuaSel(isianBarang, lembar)
  const parsed = z.safeDecode(isian, lengkapi(sel.isi, acuan) as never)
  const salah = semuaSalah(sel, parsed.error?.issues ?? [], { lembar, acuan, barcode })
  if (salah !== '' || !parsed.success) return salah
  try {
    const nilai = nilaiBarang(parsed.data, acuan)
    return { isian: parsed.data, nilai, tarikan: tarik(parsed.data) }
  } catch (error) {
    if (error instanceof Refusal) return tolakanBaris(error.message, lembar)
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

/** Reads every row of a sheet against the masters, and against what its source holds. */
export const bacaBaris = async (
  db: Queryable,
  baris: readonly Lembar[],
  acuan: Acuan,
  tarik: Tarik,
): Promise<{ benar: Terbaca[]; salah: Salah[] }> => {
  const benar: Terbaca[] = []
  const salah: Salah[] = []
  const barcode = await periksaBarcode(db, acuan.kode_toko, baris)
  for (const [index, lembar] of baris.entries()) {
    const { baris: _, ...isi } = lembar
    const nomor = nomorBaris(lembar, index)
    const terbaca = bacaSatu(isi, acuan, { tarik, barcode: barcode[index] })
    if (typeof terbaca === 'string') salah.push({ baris: nomor, pesan: terbaca })
    else benar.push({ baris: nomor, ...terbaca })
  }
  return { benar, salah }
}
