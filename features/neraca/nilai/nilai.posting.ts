/**
 * What a shop's goods are worth after a day, and the jurnal that says so: moving average of own grams by group. What came with a price
 * makes the average, then what came from other groups does, and what left leaves at it. Source: areas, read first, 2 to 4.
 */
import { type Jurnal, type Mutasi, uang } from '@kencana/ledger'
import { konversiHari, type RinciUbah, type Ubah } from './konversi.posting.ts'
import { jumlah, type Kelompok, per, rata, senilai } from './rata.posting.ts'

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
  | 'TAGIHAN'
  | 'SEBELUM'
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

/** What of a group went or was paid on the day of its opening value and before it: the opening stock has it no more, or has it in it. */
export interface Sebelum {
  kode_group: string
  lawan: 'HPP' | 'RUGI_SUSUT' | 'PEMBELIAN'
  mg: number
  rp: number
}

/** What closing reads of a day. */
export interface Masukan {
  kelompok: readonly Kelompok[]
  gerak: readonly Gerak[]
  ubah: readonly Ubah[]
  /** Lines of conversions of older days that today's undo or take back. */
  dulu: readonly RinciUbah[]
  /** Purchases of groups without a value: they are cost at once. */
  langsung: readonly { kode_group: string; rp: number }[]
  sebelum: readonly Sebelum[]
  /** PEMBELIAN as the ledger has it: what no purchase above explains is of before the shop began, so the owner's. */
  pembelian: number
}

/** A line of the document: a part of the value and what stands against it. */
export interface Rinci {
  kode_group: string
  sebab: Sebab | 'KONVERSI' | 'LANGSUNG' | 'AWAL'
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
  const gerak = per(masukan.gerak, ({ kode_group }) => kode_group)
  const awal = masukan.kelompok.map((satu) => {
    const { mg, rp } = berharga(satu, gerak.get(satu.kode_group) ?? [])
    return satu.dinilai ? { satu, mg, rp } : { satu, mg: 0, rp: 0 }
  })
  const { rinci: konversi, dasar } = konversiHari(awal, masukan.ubah, masukan.dulu)
  const ubahan = per(konversi, ({ kode_group }) => kode_group)
  const hasil = masukan.kelompok
    .filter(({ dinilai }) => dinilai)
    .map((one) => ({ ...one, dasar: dasar.get(one.kode_group) ?? one.dasar }))
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
  const sebelum = masukan.sebelum.map(
    (one): Rinci => ({ ...one, sebab: 'SEBELUM', ref: one.lawan === 'PEMBELIAN' ? '-' : one.kode_group, dokumen: '-' }),
  )
  const rinci = [...hasil.flatMap((one) => one.rinci), ...sebelum, ...langsung]
  const dibeli = jumlah(
    rinci.filter(({ lawan }) => lawan === 'PEMBELIAN'),
    ({ rp }) => rp,
  )
  // PEMBELIAN is 0 after closing, whatever stood in it.
  const sisa: Rinci = {
    kode_group: '-',
    sebab: 'AWAL',
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

/** What has no goods of the shop behind it: purchases that are cost at once, and what was bought or left before there was a value. */
const AKUN: ReadonlyMap<Rinci['sebab'], 'HPP' | 'MODAL'> = new Map([
  ['LANGSUNG', 'HPP'],
  ['AWAL', 'MODAL'],
  ['SEBELUM', 'MODAL'],
])

/** The money lines of a day's value, account by account; none when it moved no rupiah. */
export const barisNilai = (rinci: readonly Rinci[]): Mutasi[] => {
  const akun = new Map<string, number>()
  const tambah = (nama: string, ref: string, rp: number) => {
    const key = `${nama}|${ref}`
    akun.set(key, (akun.get(key) ?? 0) + rp)
  }
  for (const { kode_group, sebab, lawan, ref, rp } of rinci) {
    const sini = AKUN.get(sebab) ?? 'PERSEDIAAN'
    tambah(sini, sini === 'MODAL' ? '-' : kode_group, rp)
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

/**
 * What a shop begins with: PERSEDIAAN becomes what its goods cost, open purchases are in it, the rest is the owner's. Where nothing is left of
 * what has a cost price, it says what lay there in the morning and is gone by now: closing makes it cost.
 */
export const jurnalNilaiAwal = (
  no_nilai_awal: string,
  kelompok: readonly { kode_group: string; rp: number; persediaan: number; hpp: number }[],
  pembelian: number,
): Jurnal => {
  const baris = kelompok.flatMap(({ kode_group, rp, persediaan }) =>
    rp === persediaan ? [] : [uang('PERSEDIAAN', rp - persediaan, kode_group)],
  )
  const naik = jumlah(baris, ({ rp }) => rp)
  const lines = [
    ...baris,
    ...(pembelian === 0 ? [] : [uang('PEMBELIAN', -pembelian)]),
    ...(naik === pembelian ? [] : [uang('MODAL', pembelian - naik)]),
  ]
  const pergi = kelompok
    .filter(({ hpp }) => hpp !== 0)
    .flatMap(({ kode_group, hpp }) => [uang('PERSEDIAAN', hpp, kode_group), uang('PERSEDIAAN', -hpp, kode_group)])
  return { kind: 'NILAI', document: no_nilai_awal, lines: lines.length === 0 ? pergi : lines }
}

/** A group's value put right: it was never earned or lost, so the difference is the owner's. */
export const jurnalKoreksiNilai = (no_koreksi_nilai: string, kode_group: string, beda: number): Jurnal => ({
  kind: 'NILAI',
  document: no_koreksi_nilai,
  lines: [uang('PERSEDIAAN', beda, kode_group), uang('MODAL', -beda)],
})
