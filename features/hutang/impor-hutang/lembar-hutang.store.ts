/** A sheet of loans of the books of before: rows of one letter are one loan. */
import { type InputOf, selOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { type Mg, mg } from '@kencana/ledger'
import { bacaSel, type IsiSel, Refusal, type Sesi, tanpaNol } from '@kencana/server-kit'
import { z } from 'zod'
import { tambahBulan } from '../transaksi-hutang/bunga.contract.ts'
import { type NilaiJaminan, type Penilai, penilaiJaminan } from '../transaksi-hutang/nilai-hutang.api.ts'
import { barangAwal, kepalaAwal, type periksaImporHutang, SEL_BARANG, SEL_KEPALA } from './impor-hutang.contract.ts'

export type Lembar = InputOf<typeof periksaImporHutang>['baris']
type Baris = Lembar[number]
type Barang = z.output<typeof barangAwal> & NilaiJaminan & { berat: Mg }

/** A loan with its items, as its rows say. */
export interface HutangAwal extends z.output<typeof kepalaAwal> {
  nama_sales: string
  barang: Barang[]
}

export interface Dibaca {
  awal: HutangAwal[]
  salah: { baris: number; pesan: string }[]
}

interface Pegangan {
  nilai: Penilai
  sales: ReadonlyMap<string, string>
  kondisi: ReadonlySet<string>
  group: ReadonlySet<string>
  /** Loans that were entered and stand, by the number of their letters. */
  sudah: ReadonlyMap<string, string>
}

const bacaPegangan = async (db: Queryable, kode_toko: string, lembar: Lembar): Promise<Pegangan> => {
  // What no table can hold is said of its row, and looked up nowhere.
  const group = lembar.map((one) =>
    String(baca('kode_group', one.kode_group).isi ?? '')
      .trim()
      .toUpperCase(),
  )
  const [nilai, sales, kondisi, kategori, sudah] = await Promise.all([
    penilaiJaminan(db, kode_toko, group),
    db.rows<{ kode_sales: string; nama_sales: string }>(sql`
      SELECT kode_sales::text, nama_sales::text FROM sales WHERE kode_toko = ${kode_toko} AND dihapus_pada IS NULL`),
    db.rows<{ kondisi: string }>(
      sql`SELECT kondisi_pinjaman::text AS kondisi FROM kondisi_pinjaman WHERE dihapus_pada IS NULL`,
    ),
    db.rows<{ kode_group: string }>(sql`SELECT kode_group::text FROM master_group WHERE dihapus_pada IS NULL`),
    db.rows<{ no_manual: string; no_hutang: string }>(sql`
      SELECT no_manual, no_hutang::text FROM hutang WHERE kode_toko = ${kode_toko} AND awal AND status <> 'BATAL'`),
  ])
  return {
    nilai,
    sales: new Map(sales.map((one) => [one.kode_sales, one.nama_sales])),
    kondisi: new Set(kondisi.map((one) => one.kondisi)),
    group: new Set(kategori.map((one) => one.kode_group)),
    sudah: new Map(sudah.map((one) => [one.no_manual, one.no_hutang])),
  }
}

/** A loan's term, of which no letter has more. */
const LAMA_PALING_BANYAK = 120

const SEL = { ...kepalaAwal.shape, ...barangAwal.shape }
const BESAR = new Set(['kode_sales', 'kode_group', 'kondisi_pinjaman', 'nama_customer', 'nama_barang'])

type Nama = (typeof SEL_KEPALA | typeof SEL_BARANG)[number]

const baca = (nama: Nama, isi: IsiSel) => bacaSel(nama, selOf(nama, SEL[nama]), isi)

/** A cell as its field reads it, or as it stands there where it cannot be read. */
const isiSel = (nama: Nama, isi: IsiSel): string | number => {
  const satu = baca(nama, isi)
  const ada = satu.salah === undefined ? (satu.isi ?? '') : String(isi)
  if (typeof ada === 'number') return ada
  return BESAR.has(nama) ? ada.trim().toUpperCase() : ada.trim()
}

const ambil = (satu: Baris, nama: readonly Nama[]) =>
  Object.fromEntries(nama.map((one) => [one, isiSel(one, satu[one])]))

/** The cells of a row that say something, and what is wrong with the others: one that cannot be read hides no rule of the rest. */
const terbaca = <T extends z.ZodRawShape>(
  { shape }: z.ZodObject<T>,
  satu: Baris,
): { isi: Partial<z.output<z.ZodObject<T>>>; salah: string[] } => {
  const isi: Record<string, unknown> = {}
  const salah: string[] = []
  for (const [nama, sel] of Object.entries(shape)) {
    const sebab = baca(nama as Nama, satu[nama as Nama]).salah
    const hasil = z.safeParse(sel, isiSel(nama as Nama, satu[nama as Nama]))
    if (sebab === undefined && hasil.success) isi[nama] = hasil.data
    else salah.push(...(sebab === undefined ? (hasil.error?.issues ?? []).map((one) => one.message) : [sebab]))
  }
  return { isi: isi as Partial<z.output<z.ZodObject<T>>>, salah }
}

/** Mistakes of those rules that are broken. */
const melanggar = (aturan: readonly (readonly [boolean, string])[]): string[] =>
  aturan.flatMap(([salah, pesan]) => (salah ? [pesan] : []))

const tolakSemua = (salah: readonly string[]): void => {
  if (salah.length > 0) throw new Refusal('rule', salah.join(', '))
}

/** The item of a row at today's price. @throws Refusal with all that is wrong with it */
const satuBarang = (satu: Baris, { kondisi, group, nilai }: Pegangan): Barang => {
  const { isi, salah } = terbaca(barangAwal, satu)
  const { berat_kotor = Infinity, berat_plastik = 0, kondisi_pinjaman: pinjaman } = isi
  const mirip = {
    kode_group: tanpaNol('Kategori', satu.kode_group, (kode) => group.has(kode)),
    kondisi: tanpaNol('Kondisi Pinjaman', satu.kondisi_pinjaman, (kode) => kondisi.has(kode)),
  }
  const { kode_group: _, ...tanpaGroup } = isi
  tolakSemua([
    ...salah,
    ...Object.values(mirip).filter((one) => one !== undefined),
    ...melanggar([
      [berat_plastik >= berat_kotor, 'Berat Plastik Harus Kurang Dari Berat Kotor'],
      [
        mirip.kondisi === undefined && pinjaman !== undefined && !kondisi.has(pinjaman),
        `Kondisi Pinjaman ${pinjaman} Tidak Ada`,
      ],
    ]),
    ...nilai.salah(mirip.kode_group === undefined ? isi : tanpaGroup).map((one) => one.message),
  ])
  const benar = barangAwal.parse(ambil(satu, SEL_BARANG))
  const barang = { ...benar, berat: mg(benar.berat_kotor - benar.berat_plastik) }
  return { ...barang, ...nilai.nilai(barang) }
}

/** The loan that a letter's first row begins. @throws Refusal with all that is wrong with it */
const satuKepala = (satu: Baris, { tgl_system }: Pick<Sesi, 'tgl_system'>, { sales, sudah }: Pegangan): HutangAwal => {
  const { isi, salah } = terbaca(kepalaAwal, satu)
  const { no_manual = '', kode_sales, tgl_hutang = '', bunga_sampai = '', tgl_jatuh_tempo: tempo = '' } = isi
  const nomor = sudah.get(no_manual)
  const mirip = tanpaNol('Kode Sales', satu.kode_sales, (kode) => sales.has(kode))
  const dua = tgl_hutang !== '' && tempo !== ''
  tolakSemua([
    ...salah,
    ...melanggar([
      [bunga_sampai !== '' && bunga_sampai < tgl_hutang, 'Bunga Sampai Sebelum Tanggal Hutang'],
      [dua && tempo <= tgl_hutang, 'Jatuh Tempo Harus Setelah Tanggal Hutang'],
      [dua && tempo > tambahBulan(tgl_hutang, LAMA_PALING_BANYAK), 'Lama Hutang Paling Banyak 120 Bulan'],
      [mirip === undefined && kode_sales !== undefined && !sales.has(kode_sales), `Sales ${kode_sales} Tidak Ada`],
      [mirip !== undefined, mirip ?? ''],
      [
        tgl_hutang > tgl_system || bunga_sampai > tgl_system,
        'Tanggal Hutang Dan Bunga Sampai Tidak Boleh Setelah Hari Ini',
      ],
      [nomor !== undefined, `Surat ${no_manual} Sudah Dimasukkan Di ${nomor}`],
    ]),
  ])
  const benar = kepalaAwal.parse(ambil(satu, SEL_KEPALA))
  return { ...benar, nama_sales: sales.get(benar.kode_sales) ?? '', barang: [] }
}

/** A column as its head says it. */
const judul = (nama: string): string => nama.replaceAll('_', ' ').replaceAll(/\b[a-z]/g, (huruf) => huruf.toUpperCase())

/** What a row says of its loan another time is what its first row said. @throws Refusal */
const samaKepala = (satu: Baris, pertama: Baris): void => {
  const beda = SEL_KEPALA.filter((nama) => {
    const isi = isiSel(nama, satu[nama])
    return isi !== '' && isi !== isiSel(nama, pertama[nama])
  })
  tolakSemua(beda.map((nama) => `${judul(nama)} Lain Dari Baris Pertama Surat Ini`))
}

/** What a sheet means, and all that is wrong with it. */
export const bacaLembar = async (db: Queryable, sesi: Sesi, lembar: Lembar): Promise<Dibaca> => {
  const pegangan = await bacaPegangan(db, sesi.kode_toko, lembar)
  const surat = new Map<string, { pertama: Baris; hutang: HutangAwal | null }>()
  const salah: Dibaca['salah'] = []
  for (const [at, satu] of lembar.entries()) {
    const { baris = at + 2 } = satu
    const catat = (error: unknown): void => {
      if (!(error instanceof Refusal)) throw error
      salah.push({ baris, pesan: error.message })
    }
    const nomor = String(isiSel('no_manual', satu.no_manual))
    let ada = surat.get(nomor)
    try {
      if (ada) samaKepala(satu, ada.pertama)
      else {
        ada = { pertama: satu, hutang: null }
        surat.set(nomor, ada)
        ada.hutang = satuKepala(satu, sesi, pegangan)
      }
    } catch (error) {
      catat(error)
    }
    try {
      const barang = satuBarang(satu, pegangan)
      ada?.hutang?.barang.push(barang)
    } catch (error) {
      catat(error)
    }
    if (ada?.hutang?.barang.length === 21) salah.push({ baris, pesan: 'Paling Banyak 20 Barang Satu Surat' })
  }
  return { awal: [...surat.values()].flatMap(({ hutang }) => (hutang ? [hutang] : [])), salah }
}
