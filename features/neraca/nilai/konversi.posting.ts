/**
 * Value that goes from group to group with the gold, conversion by conversion in the order in which they were booked: it leaves at what
 * its group's goods cost by then, and what goes back takes back what it brought. So whatever goes there and back leaves nothing behind.
 */
import { jumlah, type Kelompok, per, rata, senilai } from './rata.posting.ts'

/** What one group gave (+) to a conversion, or got of it (-), with its fineness. */
export interface Ubah {
  jurnal: number
  dokumen: string
  /** The document that this one undoes. */
  membalik: string | null
  /** The piece that changes its group, and the document of an older day by which it last did. */
  kode_barang: string | null
  terakhir: string | null
  kode_group: string
  mg: number
  persentase: number
  /** Whether its goods had a value by then. */
  dinilai: boolean
}

/** A line of a conversion: what a group got (+) or gave (-). */
export interface RinciUbah {
  kode_group: string
  sebab: 'KONVERSI'
  /** '-' where the other groups have a value too, else the owner. */
  lawan: '-' | 'MODAL'
  /** The document whose value it took back. */
  ref: string
  dokumen: string
  mg: number
  rp: number
}

/** A group in the middle of its day. */
interface Kini {
  satu: Kelompok
  mg: number
  rp: number
}

/** What went from one group to another today and did not come back yet. */
interface Pergi {
  dokumen: string
  kode_barang: string | null
  dari: string
  ke: string
  mg: number
  rp: number
}

/** What of it an earlier conversion had brought. */
interface Kembali {
  mg: number
  rp: number
  ref: string
  terus: boolean
}

/** What a giver gives: its value, and the document from which it has it. */
interface Beri {
  rp: number
  ref: string
  /** How much of it may come back later today: not what is coming back now. */
  baru: { mg: number; rp: number }
}

interface Hari {
  kini: ReadonlyMap<string, Kini>
  pergi: Pergi[]
  /** Lines of conversions, of today and of the older days that today's name. */
  dulu: Map<string, RinciUbah[]>
}

/** At what the group's goods cost now; one without a value goes by its cost price. */
const rataKini = (hari: Hari, { kode_group, dinilai }: Ubah, mg: number): number => {
  const kini = hari.kini.get(kode_group)
  if (!kini) return 0
  return senilai(mg, dinilai ? rata(kini.mg, kini.rp, kini.satu).rata : rata(0, 0, kini.satu).rata)
}

/** What of an earlier conversion of today's a giver takes back; it is counted once. */
const ambilPergi = (hari: Hari, one: Ubah, ke: string | null): Kembali => {
  const milik = hari.pergi.find(
    (p) => p.kode_barang !== null && p.kode_barang === one.kode_barang && p.ke === one.kode_group && p.mg === one.mg,
  )
  const lawan = hari.pergi.filter((p) => p.ke === one.kode_group && p.dari === ke).toReversed()
  let [mg, rp, ref] = [0, 0, '-']
  // A piece that goes on to a third group has its value with it; only what returns takes something back.
  const terus = milik !== undefined && milik.dari !== ke
  for (const p of milik ? [milik] : lawan) {
    const bagian = Math.min(p.mg, one.mg - mg)
    const isi = bagian === p.mg ? p.rp : senilai(bagian, { rp: BigInt(p.rp), mg: BigInt(p.mg) })
    mg += bagian
    rp += isi
    if (bagian > 0 && !terus) ref = p.dokumen
    p.mg -= bagian
    p.rp -= isi
  }
  hari.pergi = hari.pergi.filter((p) => p.mg > 0)
  return { mg, rp, ref, terus }
}

/** A piece that returns to the group from which it came on an older day. */
const pulang = (hari: Hari, one: Ubah, ke: string | null): Beri | null => {
  const asal = one.terakhir === null ? undefined : hari.dulu.get(one.terakhir)
  const bawa = asal?.find((line) => line.kode_group === one.kode_group && line.mg === one.mg && line.ref === '-')
  const dari = asal?.some((line) => line.kode_group === ke && line.mg < 0)
  return bawa && dari ? { rp: bawa.rp, ref: bawa.dokumen, baru: { mg: 0, rp: 0 } } : null
}

const beri = (hari: Hari, one: Ubah, ke: string | null): Beri => {
  const kembali = ambilPergi(hari, one, ke)
  if (kembali.mg === 0) {
    const lama = pulang(hari, one, ke)
    if (lama) return lama
  }
  const kini = hari.kini.get(one.kode_group)
  if (kini && one.dinilai) Object.assign(kini, { mg: kini.mg - kembali.mg, rp: kini.rp - kembali.rp })
  const mg = one.mg - kembali.mg
  const rp = rataKini(hari, one, mg)
  if (kini && one.dinilai) Object.assign(kini, { mg: kini.mg + kembali.mg, rp: kini.rp + kembali.rp })
  const semua = kembali.rp + rp
  return { rp: semua, ref: kembali.ref, baru: kembali.terus ? { mg: one.mg, rp: semua } : { mg, rp } }
}

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

const halus = (semua: readonly Ubah[]): bigint =>
  semua.reduce((sum, { mg, persentase }) => sum + BigInt(Math.abs(mg)) * BigInt(persentase), 0n)

/** Whether nobody knows what a giver's gold cost: it has neither a value nor a cost price. */
const takDikenal = (hari: Hari, { dinilai, kode_group }: Ubah): boolean =>
  !dinilai && (hari.kini.get(kode_group)?.satu.modal ?? 0) === 0

/** What comes of gold whose cost nobody knows is worth what such gold costs where it comes: the owner's, never a profit. */
const takDikenalJadi = (hari: Hari, dari: readonly Ubah[], ke: readonly Ubah[]): number[] => {
  const asing = halus(dari.filter((one) => takDikenal(hari, one)))
  const semua = halus(dari)
  if (asing === 0n || semua === 0n) return ke.map(() => 0)
  return ke.map((one) => (one.dinilai ? rataKini(hari, one, senilai(-one.mg, { rp: asing, mg: semua })) : 0))
}

/** Takes back what its original carried, to the rupiah; null where that has no value, or groups have one now that had none. */
const urungkan = (hari: Hari, ubah: readonly Ubah[]): RinciUbah[] | null => {
  const [{ membalik, dokumen } = { membalik: null, dokumen: '-' }] = ubah
  const asal = membalik === null ? undefined : hari.dulu.get(membalik)
  if (!asal) return null
  const bernilai = ubah.filter(({ dinilai }) => dinilai)
  const sama = bernilai.every((one) => asal.some((line) => line.kode_group === one.kode_group && line.mg === one.mg))
  if (!sama || asal.length !== bernilai.length) return null
  hari.pergi = hari.pergi.filter((one) => one.dokumen !== membalik)
  return asal.map((line) => ({
    ...line,
    dokumen,
    ref: line.lawan === '-' ? (membalik ?? '-') : '-',
    mg: -line.mg,
    rp: -line.rp,
  }))
}

/** One jurnal that changes groups: value goes with the gold; where one of them has no value, the owner gives or takes it. */
const baru = (hari: Hari, ubah: readonly Ubah[]): RinciUbah[] => {
  const dari = ubah.filter(({ mg }) => mg > 0)
  const ke = ubah.filter(({ mg }) => mg < 0)
  const [tujuan, lagi] = ke
  const keluar = dari.map((one) => beri(hari, one, lagi ? null : (tujuan?.kode_group ?? null)))
  const asing = takDikenalJadi(hari, dari, ke)
  const masuk = bagiMurni(
    jumlah(keluar, ({ rp }) => rp),
    ke,
  ).map((rp, at) => rp + (asing[at] ?? 0))
  const [satu, lain] = dari
  const isi = keluar[0]?.baru
  if (satu && tujuan && isi && isi.mg > 0 && !lain && !lagi)
    hari.pergi.push({
      dokumen: satu.dokumen,
      kode_barang: satu.kode_barang,
      dari: satu.kode_group,
      ke: tujuan.kode_group,
      mg: senilai(isi.mg, { rp: BigInt(-tujuan.mg), mg: BigInt(satu.mg) }),
      rp: isi.rp + (asing[0] ?? 0),
    })
  const lawan = ubah.every(({ dinilai }) => dinilai) ? '-' : 'MODAL'
  const baris = ({ dinilai, kode_group, dokumen, mg }: Ubah, rp: number, ref: string): RinciUbah[] =>
    dinilai ? [{ kode_group, sebab: 'KONVERSI', lawan, ref: lawan === '-' ? ref : '-', dokumen, mg: -mg, rp }] : []
  return [
    ...dari.flatMap((one, at) => baris(one, -(keluar[at]?.rp ?? 0), keluar[at]?.ref ?? '-')),
    ...ke.flatMap((one, at) => baris(one, masuk[at] ?? 0, keluar[0]?.ref ?? '-')),
  ]
}

/**
 * All conversions of a day.
 * @param awal what each group has with all that came at a price of its own today
 * @param dulu lines of conversions of older days that today's undo or take back
 * @returns their lines, and what each group's gram cost in the end
 */
export const konversiHari = (
  awal: readonly { satu: Kelompok; mg: number; rp: number }[],
  ubah: readonly Ubah[],
  dulu: readonly RinciUbah[],
): { rinci: RinciUbah[]; dasar: ReadonlyMap<string, Kelompok['dasar']> } => {
  const hari: Hari = {
    kini: new Map(awal.map((one) => [one.satu.kode_group, { ...one, satu: { ...one.satu } }])),
    pergi: [],
    dulu: per(dulu, ({ dokumen }) => dokumen),
  }
  const rinci = [...per(ubah, ({ jurnal }) => jurnal).values()].flatMap((satu) => {
    const baris = urungkan(hari, satu) ?? baru(hari, satu)
    if (satu[0]) hari.dulu.set(satu[0].dokumen, baris)
    for (const { kode_group, mg, rp } of baris) {
      const kini = hari.kini.get(kode_group)
      if (!kini) continue
      // What everything went away at is what a gram costs until something else comes.
      if (kini.mg > 0 && kini.rp > 0) kini.satu.dasar = { mg: kini.mg, rp: kini.rp }
      Object.assign(kini, { mg: kini.mg + mg, rp: kini.rp + rp })
    }
    return baris
  })
  return { rinci, dasar: new Map([...hari.kini].map(([kode_group, { satu }]) => [kode_group, satu.dasar])) }
}
