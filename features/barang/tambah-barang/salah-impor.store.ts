/** What is wrong with a row of a sheet of new items: every cell by its column, with what stands in it. */
import { selOf } from '@kencana/contract'
import type { Queryable } from '@kencana/database'
import { resolveKadar } from '@kencana/ledger'
import { type BarisSel, bacaSel, denganNolDepan, type IsiSel, salahBaris, tanpaNol } from '@kencana/server-kit'
import type { z } from 'zod'
import { barcodeLamaDipakai, barcodeLamaTerpakai } from '../data-barang/barcode-lama.api.ts'
import { isianBarang } from './tambah-barang.contract.ts'
import type { Acuan } from './tambah-barang.store.ts'

/** Cells of a row by their columns. */
export type Sel = Readonly<Record<string, IsiSel>>

/** What a sheet calls yes, and no. */
const YA = new Set(['YA', 'Y', 'TRUE', '1'])
const TIDAK = new Set(['', 'TIDAK', 'T', 'FALSE', '0', '-'])

/** A cell as codes and words are compared. */
export const besar = (isi: IsiSel): string =>
  String(isi ?? '')
    .trim()
    .toUpperCase()

/** Whether a cell says yes. */
export const isYa = (isi: IsiSel): boolean => YA.has(besar(isi))

/** So much of a cell is said beside what is wrong with it. */
const ISI_PALING_PANJANG = 20

/** What stands in a cell, with signs that nobody sees by their numbers. */
const tampak = (isi: IsiSel): string =>
  String(isi ?? '')
    .trim()
    .replaceAll(
      /[\p{Cf}\p{Zl}\p{Zp}\p{Cc}]/gu,
      (huruf) => `[U+${huruf.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}]`,
    )
    .slice(0, ISI_PALING_PANJANG)

/** A sentence with what stands in the cells that it speaks of: who looks for it among a thousand rows knows it again. */
const denganIsi = (pesan: string, ...sel: readonly IsiSel[]): string => {
  const isi = sel.map(tampak).filter((one) => one !== '')
  return isi.every((one) => pesan.toUpperCase().includes(one.toUpperCase().replace(/%$/, '')))
    ? pesan
    : `${pesan} (${isi.join(' Dan ')})`
}

/** Columns that a refusal of the whole item speaks of, by how it begins. */
const TENTANG: readonly (readonly [awal: string, kolom: readonly string[]])[] = [
  ['Selisih Berat Asli', ['berat_asli', 'berat']],
  ['Harga Tetap', ['harga_total']],
]

/** A refusal of the whole item, with the cells that it speaks of. */
export const tolakanBaris = (pesan: string, lembar: Sel): string => {
  const kolom = TENTANG.find(([awal]) => pesan.startsWith(awal))?.[1] ?? []
  return denganIsi(pesan, ...kolom.map((name) => lembar[name]))
}

/** A fineness as Excel keeps 70 % in a cell that does not show it so. */
const PECAHAN = /^0[.,]\d+$/

const salahKadar = (label: string, isi: IsiSel, { kadar }: Acuan): string | undefined => {
  const kode = besar(isi)
  if (kode === '') return undefined
  if (PECAHAN.test(kode)) return `${label} ${kode} Kurang Dari 1 %, Tulis Sebagai Persen`
  const persen = resolveKadar(kode, kadar)
  return persen === undefined || persen === 0 ? `${label} Tidak Terdaftar: ${tampak(kode)}` : undefined
}

const tidakAda = (
  isi: IsiSel,
  ada: ReadonlyMap<string, unknown> | ReadonlySet<string>,
  kata: (kode: string) => string,
) => (besar(isi) === '' || ada.has(besar(isi)) ? undefined : kata(tampak(besar(isi))))

/** Cells whose codes nobody knows here, or that say what is neither yes nor no. */
const salahRujukan = (isi: BarisSel['isi'], lembar: Sel, acuan: Acuan): Record<string, string | undefined> => {
  const markis = besar(isi.is_markis)
  return {
    kode_dept:
      tanpaNol('Kode Jenis', lembar.kode_dept, (kode) => acuan.jenis.has(kode)) ??
      tidakAda(isi.kode_dept, acuan.jenis, (kode) => `Jenis ${kode} Tidak Ada`),
    kode_baki:
      tanpaNol('Kode Baki', lembar.kode_baki, (kode) => acuan.baki.has(kode)) ??
      tidakAda(isi.kode_baki, acuan.baki, (kode) => `Baki ${kode} Bukan Tempat Barang Baru`),
    tujuan: tidakAda(isi.tujuan, acuan.toko, (kode) => `Toko ${kode} Tidak Ada`),
    kadar: salahKadar('Kadar', isi.kadar, acuan),
    kadar_modal: salahKadar('Kadar Modal', isi.kadar_modal, acuan),
    is_markis: YA.has(markis) || TIDAK.has(markis) ? undefined : `Markis Harus YA Atau TIDAK (${tampak(markis)})`,
    harga_total:
      Number(isi.harga_total ?? 0) > 0 && TIDAK.has(markis)
        ? `Harga Tetap Hanya Untuk Barang Markis (${tampak(isi.harga_total)})`
        : undefined,
  }
}

/** What a field follows from where the sheet does not say it: it is not called wrong twice. */
const IKUT: Readonly<Record<string, string>> = {
  kode_group: 'kode_dept',
  berat_asli: 'berat',
  kadar_cetak: 'kadar',
  kadar_modal: 'kadar',
}

/**
 * All that is wrong with a row, in the order of the form; '' where nothing is.
 * @param sebab what the fields themselves say of the cells that could be read
 * @param barcode what is wrong with its label of before beside other rows and pieces
 */
export const semuaSalah = (
  { isi, salah }: BarisSel,
  sebab: readonly z.core.$ZodIssue[],
  { lembar, acuan, barcode }: { lembar: Sel; acuan: Acuan; barcode: string | undefined },
): string => {
  const semua: Record<string, string> = {}
  const rujukan = { ...salahRujukan(isi, lembar, acuan), barcode_lama: barcode }
  const catat = (name: string, pesan: string | undefined) => {
    if (pesan !== undefined) semua[name] ??= denganIsi(pesan, lembar[name])
  }
  for (const [name, pesan] of [...Object.entries(salah), ...Object.entries(rujukan)]) catat(name, pesan)
  for (const { path, message } of sebab) {
    const name = String(path[0] ?? '')
    const sumber = IKUT[name]
    const dariSumber =
      sumber !== undefined && (sumber in semua || !(sumber in isi) || sebab.some((one) => one.path[0] === sumber))
    if (dariSumber && !(name in isi)) continue
    // The form calls it by another name than the sheet.
    catat(name, message.replace('Kode Lokasi', 'Kode Baki'))
  }
  return salahBaris(isianBarang, semua, [])
}

const SEL_BARCODE = selOf('barcode_lama', isianBarang.barcode_lama)

const barcodeDari = ({ barcode_lama }: Sel): string => {
  const { isi } = bacaSel('barcode_lama', SEL_BARCODE, barcode_lama)
  const parsed = isianBarang.barcode_lama.safeParse(isi === undefined ? undefined : String(isi))
  return parsed.success ? (parsed.data ?? '') : ''
}

/** The number of a row in its file. */
export const nomorBaris = ({ baris }: Sel, index: number): number =>
  typeof baris === 'number' && Number.isSafeInteger(baris) ? baris : index + 2

/** What is wrong with the codes of labels of before: one that a piece has already, or another row of the sheet. By their rows. */
export const periksaBarcode = async (
  db: Queryable,
  kode_toko: string,
  baris: readonly Sel[],
): Promise<(string | undefined)[]> => {
  const kode = baris.map(barcodeDari)
  const mungkin = baris.flatMap((one) => denganNolDepan(one.barcode_lama))
  const terpakai = await barcodeLamaTerpakai(
    db,
    kode_toko,
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
    return kode_barcode === undefined ? undefined : barcodeLamaDipakai(one, kode_barcode)
  }
  return kode.map((one, index) =>
    one === ''
      ? undefined
      : (tanpaNol(SEL_BARCODE.label, baris[index]?.barcode_lama, (nol) => ada.has(nol)) ??
        dipakai(one) ??
        kembar(one, index)),
  )
}
