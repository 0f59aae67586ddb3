/** A jurnal: what it is, how it is reversed, and what makes it nonsense. Pure; the database checks the sums again. */
import { type Akun, sifat } from './akun.ts'
import type { Persentase } from './harga.ts'
import { murni } from './harga.ts'
import { aturan, type Gerak, type Kind } from './kinds.ts'
import { type Mg, mg, type Pcs, pcs, type Rp, rp } from './measures.ts'

/** One line: what one account gains (positive) or gives (negative). */
export interface Mutasi {
  readonly akun: Akun
  readonly ref: string
  readonly lot: string
  readonly kode_group: string
  readonly kode_dept: string
  readonly kode_barang: string | null
  readonly pcs: Pcs
  readonly mg: Mg
  readonly rp: Rp
}

/** A set of lines that one action posts in one shop on its shop day. */
export interface Jurnal {
  readonly kind: Kind
  /** The number of the action (each payment, receipt, validation and cancel has its own). */
  readonly document: string
  readonly lines: readonly Mutasi[]
  /** True when every line is the negation of an earlier jurnal's line: the moves of the kind run backwards. */
  readonly membalik?: boolean
  /** Fineness of each group whose lines stand against KONVERSI; needed by kinds that keep fine gold (LEBUR). */
  readonly kadarGroup?: ReadonlyMap<string, Persentase>
  /** Whose drawer its lines of cash go through, '-' for the shop's first one; left out, the drawer of who books it. */
  readonly laci?: string
}

/** Where goods of a line lie: its account, reference and lot. */
export interface Tempat {
  readonly akun: Akun
  readonly ref?: string
  readonly lot?: string
}

/** An amount of goods of one group and type, of one tagged piece when `kode_barang` is given. */
export interface JumlahBarang {
  readonly kode_group: string
  readonly kode_dept: string
  readonly kode_barang?: string
  readonly pcs: number
  readonly mg: number
}

const goodsLine = (tempat: Tempat, b: JumlahBarang, sign: 1 | -1): Mutasi => ({
  akun: tempat.akun,
  ref: tempat.ref ?? '-',
  lot: tempat.lot ?? '-',
  kode_group: b.kode_group,
  kode_dept: sifat(tempat.akun).tanpaDept ? '-' : b.kode_dept,
  kode_barang: b.kode_barang ?? null,
  pcs: pcs(sign * b.pcs),
  mg: mg(sign * b.mg),
  rp: rp(0),
})

/** The two lines of goods going from one place to another. */
export const pindah = (dari: Tempat, ke: Tempat, barang: JumlahBarang): Mutasi[] => [
  goodsLine(dari, barang, -1),
  goodsLine(ke, barang, 1),
]

/** One money line; `jumlah` in rupiah, signed (debit positive). */
export const uang = (akun: Akun, jumlah: number, ref = '-'): Mutasi => ({
  akun,
  ref,
  lot: '-',
  kode_group: '-',
  kode_dept: '-',
  kode_barang: null,
  pcs: pcs(0),
  mg: mg(0),
  rp: rp(jumlah),
})

/**
 * A jurnal whose cash goes through one drawer.
 * @param laci the drawer of who books it; the jurnal's own word goes before it
 */
export const lewatLaci = (jurnal: Jurnal, laci: string): Jurnal => {
  const ref = jurnal.laci ?? laci
  if (ref === '-') return jurnal
  return { ...jurnal, lines: jurnal.lines.map((line) => (line.akun === 'KAS' ? { ...line, ref } : line)) }
}

/** The lines that undo a jurnal: the originals negated, never recomputed. */
export const reverse = (lines: readonly Mutasi[]): Mutasi[] =>
  lines.map((line) => ({ ...line, pcs: pcs(-line.pcs), mg: mg(-line.mg), rp: rp(-line.rp) }))

const sumBy = (lines: readonly Mutasi[], key: (line: Mutasi) => string, value: (line: Mutasi) => number) => {
  const sums = new Map<string, number>()
  for (const line of lines) sums.set(key(line), (sums.get(key(line)) ?? 0) + value(line))
  return [...sums]
}

const lineViolation = (line: Mutasi): string | undefined => {
  const { isi, tanpaDept, tanpaBerat } = sifat(line.akun)
  if (![line.pcs, line.mg, line.rp].every(Number.isSafeInteger)) return 'jumlah bukan bilangan bulat'
  if (line.pcs === 0 && line.mg === 0 && line.rp === 0) return 'baris tanpa jumlah'
  if (isi === 'barang' && line.rp !== 0) return 'baris barang membawa rupiah'
  if (isi === 'uang' && (line.pcs !== 0 || line.mg !== 0 || line.kode_group !== '-')) return 'baris uang membawa barang'
  if (tanpaDept && line.kode_dept !== '-') return 'akun tanpa jenis membawa kode_dept'
  if (tanpaBerat && line.mg !== 0) return 'akun tanpa berat membawa berat'
  if (line.pcs * line.mg < 0) return 'qty dan berat berlawanan arah'
  return undefined
}

const sumViolations = (lines: readonly Mutasi[]): string[] => [
  ...sumBy(
    lines,
    (l) => l.kode_group,
    (l) => l.pcs,
  )
    .filter(([, sum]) => sum !== 0)
    .map(([group, sum]) => `qty kategori ${group} tidak seimbang: ${sum}`),
  ...sumBy(
    lines,
    (l) => l.kode_group,
    (l) => l.mg,
  )
    .filter(([, sum]) => sum !== 0)
    .map(([group, sum]) => `berat kategori ${group} tidak seimbang: ${sum} mg`),
  ...sumBy(
    lines,
    () => 'rp',
    (l) => l.rp,
  )
    .filter(([, sum]) => sum !== 0)
    .map(([, sum]) => `rupiah tidak seimbang: ${sum}`),
]

/** Goods may leave one type for '-' accounts or come from them, but never pass from type to type. */
const deptViolations = (lines: readonly Mutasi[]): string[] => {
  const typed = lines.filter((line) => line.kode_dept !== '-')
  const groups = [...new Set(typed.map((line) => line.kode_group))]
  return groups.flatMap((group) => {
    const own = typed.filter((line) => line.kode_group === group)
    const crosses = (value: (line: Mutasi) => number) => {
      const nets = sumBy(own, (line) => line.kode_dept, value)
      return nets.some(([, net]) => net > 0) && nets.some(([, net]) => net < 0)
    }
    return crosses((line) => line.mg) || crosses((line) => line.pcs) ? [`barang berpindah antar jenis di ${group}`] : []
  })
}

/** A tagged piece is one piece: it leaves one place and comes to one. */
const pieceViolations = (lines: readonly Mutasi[]): string[] => {
  const tagged = lines.filter((line) => line.kode_barang !== null)
  const wrong = tagged.filter((line) => Math.abs(line.pcs) !== 1)
  const leaving = sumBy(
    tagged.filter((line) => line.pcs < 0),
    (line) => line.kode_barang ?? '',
    () => 1,
  )
  return [
    ...wrong.map((line) => `barang ${line.kode_barang} bukan satu pcs`),
    ...leaving.filter(([, times]) => times > 1).map(([kode]) => `barang ${kode} keluar lebih dari sekali`),
  ]
}

// 1 mg of fine gold in the units of murni(): 10⁻⁶ mg.
const SATU_MG_MURNI = 1_000_000n

/** What goes through KONVERSI comes out again: pieces and weight, or fine gold where the fineness changes. */
const konversiViolations = ({ lines, kind, kadarGroup }: Jurnal): string[] => {
  const through = lines.filter((line) => line.akun === 'KONVERSI')
  const { konversi } = aturan(kind)
  if (through.length === 0 || konversi === undefined) return []
  if (konversi === 'SETARA') {
    const pieces = through.reduce((sum, line) => sum + line.pcs, 0)
    const weight = through.reduce((sum, line) => sum + line.mg, 0)
    return pieces === 0 && weight === 0 ? [] : [`KONVERSI tidak habis: ${pieces} pcs, ${weight} mg`]
  }
  const unknown = through.find((line) => kadarGroup?.get(line.kode_group) === undefined)
  if (unknown) return [`KONVERSI tanpa kadar kategori ${unknown.kode_group}`]
  const fine = through.reduce((sum, { mg: berat, kode_group }) => {
    const kadar = kadarGroup?.get(kode_group)
    return kadar === undefined ? sum : sum + murni(berat, kadar)
  }, 0n)
  return fine > SATU_MG_MURNI || fine < -SATU_MG_MURNI ? [`KONVERSI tidak habis: ${fine} per sejuta mg murni`] : []
}

const moveViolations = (lines: readonly Mutasi[], kind: Kind, membalik: boolean): string[] => {
  const rule = aturan(kind)
  const bebas = new Set<Akun>(rule.bebas ?? [])
  const gerak: Gerak[] = membalik ? rule.gerak.map(({ dari, ke }) => ({ dari: ke, ke: dari })) : [...rule.gerak]
  const goods = lines.filter((line) => sifat(line.akun).isi === 'barang')
  const gives = new Set(goods.filter((l) => l.pcs < 0 || l.mg < 0).map((l) => l.akun))
  const gains = new Set(goods.filter((l) => l.pcs > 0 || l.mg > 0).map((l) => l.akun))
  const meets = (side: Set<Akun>, wanted: readonly Akun[]) =>
    wanted.some((akun) => side.has(akun)) || [...bebas].some((akun) => side.has(akun))
  const strayGives = [...gives].filter(
    (akun) => !bebas.has(akun) && !gerak.some(({ dari, ke }) => dari.includes(akun) && meets(gains, ke)),
  )
  const strayGains = [...gains].filter(
    (akun) => !bebas.has(akun) && !gerak.some(({ dari, ke }) => ke.includes(akun) && meets(gives, dari)),
  )
  // A difference alone moves nothing: there must be a real source (for a reversal a real destination).
  const real = [...(membalik ? gains : gives)].some((akun) => !bebas.has(akun))
  const sourceless = goods.length > 0 && !real ? [`${kind} tanpa sumber selain selisih`] : []
  const [gainsOnly = [], givesOnly = []] = membalik
    ? [rule.hanyaKeluar, rule.hanyaMasuk]
    : [rule.hanyaMasuk, rule.hanyaKeluar]
  const wrongWay = lines.filter((l) => (l.rp < 0 ? gainsOnly : l.rp > 0 ? givesOnly : []).includes(l.akun))
  const strayMoney = lines.filter((l) => sifat(l.akun).isi === 'uang' && !(rule.uang ?? []).includes(l.akun))
  return [
    ...sourceless,
    ...strayGives.map((akun) => `${kind} tidak boleh mengeluarkan dari ${akun}`),
    ...strayGains.map((akun) => `${kind} tidak boleh memasukkan ke ${akun}`),
    ...strayMoney.map((line) => `${kind} tidak boleh menyentuh akun uang ${line.akun}`),
    ...wrongWay.map(({ akun, rp }) => `${kind} tidak boleh ${rp > 0 ? 'menambah' : 'mengurangi'} ${akun}`),
  ]
}

/**
 * Everything that makes a jurnal nonsense, empty when it may be posted. A non-empty answer is a bug of the caller,
 * not something the user can act on.
 */
export const violations = (jurnal: Jurnal): string[] => {
  if (jurnal.lines.length === 0) return ['jurnal tanpa baris']
  const perLine = jurnal.lines.map(lineViolation).filter((text) => text !== undefined)
  return [
    ...perLine,
    ...sumViolations(jurnal.lines),
    ...(aturan(jurnal.kind).ubahDept ? [] : deptViolations(jurnal.lines)),
    ...moveViolations(jurnal.lines, jurnal.kind, jurnal.membalik ?? false),
    ...pieceViolations(jurnal.lines),
    ...(jurnal.membalik ? [] : konversiViolations(jurnal)),
  ]
}
