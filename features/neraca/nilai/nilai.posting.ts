/**
 * What a shop's goods are worth after a day, and the jurnal that says so: moving average of own grams by group. What came with a price
 * makes the average, then what came from other groups does, and what left leaves at it. Source: areas, read first, 2 to 4.
 */
import { type Jurnal, type Mutasi, uang } from '@kencana/ledger'

/** Rupiah for milligrams. */
interface Rata {
  rp: bigint
  mg: bigint
}

/** Causes with a price of their own, and those that go at the average; what a residue is called. */
type Sebab =
  | 'BELI'
  | 'STOK_AWAL'
  | 'BOS'
  | 'PABRIK'
  | 'CABANG'
  | 'TERIMA'
  | 'SAMPAI'
  | 'JUAL'
  | 'PATRI'
  | 'RUGI'
  | 'SISA'

/** What of a group came (+) or went (-) by one cause. */
export interface Gerak {
  kode_group: string
  sebab: Sebab
  /** What it is worth where it has a price of its own; null: at the average. */
  rp: number | null
  mg: number
  lawan: 'PEMBELIAN' | 'MODAL' | 'RK' | 'HPP' | 'RUGI_SUSUT' | 'HUTANG_LAIN'
  ref: string
  dokumen: string
}

/** What one group gave (+) to a conversion, or got of it (-), with its fineness. */
export interface Ubah {
  jurnal: number
  kode_group: string
  mg: number
  persentase: number
  /** Whether its goods had a value by then. */
  dinilai: boolean
}

/** A group as the day found it. */
export interface Kelompok {
  kode_group: string
  /** Whether its goods have a value at all. */
  dinilai: boolean
  mg: number
  /** PERSEDIAAN as the ledger has it before this jurnal. */
  rp: number
  /** What a gram cost when it last moved; null when it never did. */
  dasar: { rp: number; mg: number } | null
  /** Cost price of a gram times 1/10,000 % of fineness, so of MODAL_PER milligrams; 0: not known. */
  modal: number
}

/** What closing reads of a day. */
export interface Masukan {
  kelompok: readonly Kelompok[]
  gerak: readonly Gerak[]
  ubah: readonly Ubah[]
  /** Purchases of groups without a value: they are cost at once. */
  langsung: readonly { kode_group: string; rp: number }[]
  /** PEMBELIAN as the ledger has it: what no purchase above explains goes to cost as well. */
  pembelian: number
}

/** A line of the document: a part of the value and what stands against it. */
export interface Rinci {
  kode_group: string
  sebab: Sebab | 'KONVERSI' | 'LANGSUNG'
  lawan: string
  ref: string
  dokumen: string
  mg: number
  rp: number
}

/** What a group is worth after the day. */
export interface Akhir {
  kode_group: string
  mg: number
  rp: number
  dasar_mg: number
  dasar_rp: number
}

/** A cost price times fineness is one of so many milligrams. */
const MODAL_PER = 1_000_000_000n

const nol = (n: bigint): bigint => (n < 0n ? -n : n)

/** Weight at an average, to the nearest rupiah, half away from zero. */
export const senilai = (mg: number, { rp, mg: per }: Rata): number => {
  if (per <= 0n) return 0
  const isi = BigInt(mg) * rp
  const bulat = (2n * nol(isi) + per) / (2n * per)
  return Number(isi < 0n ? -bulat : bulat)
}

/**
 * An average is one of goods that are there; where they were short, that of what came; where nothing did, the last one known, else
 * the cost price. `wajar` when what is left is worth what these goods cost.
 */
const rata = (mg: number, rp: number, satu: Kelompok): { rata: Rata; wajar: boolean } => {
  const { dasar, modal } = satu
  if (satu.mg >= 0 && mg > 0 && rp > 0) return { rata: { rp: BigInt(rp), mg: BigInt(mg) }, wajar: true }
  const datang = { rp: BigInt(rp - satu.rp), mg: BigInt(mg - satu.mg) }
  if (satu.mg < 0 && datang.mg > 0n && datang.rp > 0n) return { rata: datang, wajar: false }
  if (dasar && dasar.mg > 0 && dasar.rp > 0)
    return { rata: { rp: BigInt(dasar.rp), mg: BigInt(dasar.mg) }, wajar: false }
  return { rata: { rp: BigInt(modal), mg: MODAL_PER }, wajar: false }
}

const jumlah = <T>(all: readonly T[], nilai: (one: T) => number): number =>
  all.reduce((sum, one) => sum + nilai(one), 0)

const per = <T extends { kode_group: string }>(all: readonly T[]): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const one of all) groups.set(one.kode_group, [...(groups.get(one.kode_group) ?? []), one])
  return groups
}

const MODAL = { lawan: 'MODAL', ref: '-', dokumen: '-' } as const
const ANTAR = { lawan: '-', ref: '-', dokumen: '-' } as const

/** What goes over to other groups is shared among them by fine gold; the last one gets what rounding leaves. */
const bagiMurni = (total: number, ke: readonly Ubah[]): number[] => {
  const murni = ke.map(({ mg, persentase }) => BigInt(-mg) * BigInt(persentase))
  const semua = murni.reduce((sum, one) => sum + one, 0n)
  let sisa = total
  return ke.map((_, at) => {
    const bagian = at === ke.length - 1 || semua <= 0n ? sisa : Number((BigInt(total) * (murni[at] ?? 0n)) / semua)
    sisa -= bagian
    return bagian
  })
}

/** One jurnal that changes groups: value goes with the gold; where one of them has no value, the owner gives or takes it. */
const konversi = (ubah: readonly Ubah[], rata1: ReadonlyMap<string, Rata>): Rinci[] => {
  const dari = ubah.filter(({ mg }) => mg > 0)
  const ke = ubah.filter(({ mg }) => mg < 0)
  const keluar = dari.map((one) => senilai(one.mg, rata1.get(one.kode_group) ?? { rp: 0n, mg: 0n }))
  const masuk = bagiMurni(
    jumlah(keluar, (one) => one),
    ke,
  )
  const lawan = ubah.every(({ dinilai }) => dinilai) ? ANTAR : MODAL
  const baris = (one: Ubah, rp: number): Rinci[] =>
    one.dinilai ? [{ kode_group: one.kode_group, sebab: 'KONVERSI', ...lawan, mg: -one.mg, rp }] : []
  return [
    ...dari.flatMap((one, at) => baris(one, -(keluar[at] ?? 0))),
    ...ke.flatMap((one, at) => baris(one, masuk[at] ?? 0)),
  ]
}

/** All conversions of a day, each group's sum of them in one line. */
const semuaKonversi = (ubah: readonly Ubah[], rata1: ReadonlyMap<string, Rata>): Rinci[] => {
  const jurnal = new Map<number, Ubah[]>()
  for (const one of ubah) jurnal.set(one.jurnal, [...(jurnal.get(one.jurnal) ?? []), one])
  const semua = [...jurnal.values()].flatMap((satu) => konversi(satu, rata1))
  const kunci = new Map<string, Rinci>()
  for (const one of semua) {
    const key = `${one.kode_group}|${one.lawan}`
    const ada = kunci.get(key)
    kunci.set(key, ada ? { ...ada, mg: ada.mg + one.mg, rp: ada.rp + one.rp } : one)
  }
  return [...kunci.values()]
}

/** What a group has with all that came at a price of its own. */
const berharga = (satu: Kelompok, gerak: readonly Gerak[]) => {
  const tetap = gerak.filter(({ rp }) => rp !== null)
  return { tetap, mg: satu.mg + jumlah(tetap, ({ mg }) => mg), rp: satu.rp + jumlah(tetap, ({ rp }) => rp ?? 0) }
}

/** The day of one group. */
const satuKelompok = (
  satu: Kelompok,
  gerak: readonly Gerak[],
  ubahan: readonly Rinci[],
): { rinci: Rinci[]; akhir: Akhir } => {
  const { kode_group } = satu
  const { tetap, ...dulu } = berharga(satu, gerak)
  const mg2 = dulu.mg + jumlah(ubahan, ({ mg }) => mg)
  const rp2 = dulu.rp + jumlah(ubahan, ({ rp }) => rp)
  const { rata: dasar, wajar } = rata(mg2, rp2, satu)
  const lepas = gerak.filter(({ rp }) => rp === null).map((one): Rinci => ({ ...one, rp: senilai(one.mg, dasar) }))
  const mg = mg2 + jumlah(lepas, (one) => one.mg)
  const hitung = rp2 + jumlah(lepas, ({ rp }) => rp)
  // No rupiah stays where no gram does; where grams were short what is left is worth what an average says.
  const rp = mg === 0 ? 0 : wajar ? hitung : senilai(mg, dasar)
  const sisa: Rinci = { kode_group, sebab: 'SISA', lawan: 'HPP', ref: kode_group, dokumen: '-', mg: 0, rp: rp - hitung }
  const rinci = [...tetap.map((one): Rinci => ({ ...one, rp: one.rp ?? 0 })), ...ubahan, ...lepas, sisa].filter(
    (one) => one.mg !== 0 || one.rp !== 0,
  )
  return { rinci, akhir: { kode_group, mg, rp, dasar_mg: Number(dasar.mg), dasar_rp: Number(dasar.rp) } }
}

/** The parts of a day's value and what each group is worth after it. */
export const hitungNilai = (masukan: Masukan): { rinci: Rinci[]; akhir: Akhir[] } => {
  const gerak = per(masukan.gerak)
  const rata1 = new Map(
    masukan.kelompok.map((one) => {
      const { mg, rp } = berharga(one, gerak.get(one.kode_group) ?? [])
      return [one.kode_group, rata(one.dinilai ? mg : 0, one.dinilai ? rp : 0, one).rata]
    }),
  )
  const ubahan = per(semuaKonversi(masukan.ubah, rata1))
  const hasil = masukan.kelompok
    .filter(({ dinilai }) => dinilai)
    .map((one) => satuKelompok(one, gerak.get(one.kode_group) ?? [], ubahan.get(one.kode_group) ?? []))
  const langsung = masukan.langsung.map(
    ({ kode_group, rp }): Rinci => ({
      kode_group,
      sebab: 'LANGSUNG',
      lawan: 'PEMBELIAN',
      ref: '-',
      dokumen: '-',
      mg: 0,
      rp,
    }),
  )
  const rinci = [...hasil.flatMap((one) => one.rinci), ...langsung]
  const dibeli = jumlah(
    rinci.filter(({ lawan }) => lawan === 'PEMBELIAN'),
    ({ rp }) => rp,
  )
  // PEMBELIAN is 0 after closing, whatever stood in it.
  const sisa: Rinci = {
    kode_group: '-',
    sebab: 'LANGSUNG',
    lawan: 'PEMBELIAN',
    ref: '-',
    dokumen: '-',
    mg: 0,
    rp: masukan.pembelian - dibeli,
  }
  return {
    rinci: [...rinci, sisa].filter((one) => one.mg !== 0 || one.rp !== 0),
    akhir: hasil.map(({ akhir }) => akhir),
  }
}

/** The money lines of a day's value, account by account; none when it moved no rupiah. */
export const barisNilai = (rinci: readonly Rinci[]): Mutasi[] => {
  const akun = new Map<string, number>()
  const tambah = (nama: string, ref: string, rp: number) => {
    const key = `${nama}|${ref}`
    akun.set(key, (akun.get(key) ?? 0) + rp)
  }
  for (const { kode_group, sebab, lawan, ref, rp } of rinci) {
    tambah(sebab === 'LANGSUNG' ? 'HPP' : 'PERSEDIAAN', kode_group, rp)
    if (lawan !== '-') tambah(lawan, ref, -rp)
  }
  return [...akun]
    .filter(([, rp]) => rp !== 0)
    .map(([key, rp]) => {
      const [nama = '', ...ref] = key.split('|')
      return uang(nama as Parameters<typeof uang>[0], rp, ref.join('|'))
    })
}

/** The jurnal of a day's value, null when no rupiah moved. */
export const jurnalNilai = (no_nilai: string, rinci: readonly Rinci[]): Jurnal | null => {
  const lines = barisNilai(rinci)
  return lines.length === 0 ? null : { kind: 'NILAI', document: no_nilai, lines }
}

/** What a shop begins with: PERSEDIAAN becomes what its goods cost, open purchases are in it, the rest is the owner's. */
export const jurnalNilaiAwal = (
  no_nilai_awal: string,
  kelompok: readonly { kode_group: string; rp: number; persediaan: number }[],
  pembelian: number,
): Jurnal => {
  const baris = kelompok.flatMap(({ kode_group, rp, persediaan }) =>
    rp === persediaan ? [] : [uang('PERSEDIAAN', rp - persediaan, kode_group)],
  )
  const naik = jumlah(baris, ({ rp }) => rp)
  return {
    kind: 'NILAI',
    document: no_nilai_awal,
    lines: [
      ...baris,
      ...(pembelian === 0 ? [] : [uang('PEMBELIAN', -pembelian)]),
      ...(naik === pembelian ? [] : [uang('MODAL', pembelian - naik)]),
    ],
  }
}
