/**
 * Loans on a notebook: principal, interest, late fees and grams in plain numbers, days and months counted on fingers. Nothing of the
 * product is read here.
 */

const SEBULAN = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const baca = (tanggal: string): [number, number, number] => {
  const [tahun = 0, bulan = 1, hari = 1] = tanggal.split('-').map(Number)
  return [tahun, bulan, hari]
}
const tulis = (tahun: number, bulan: number, hari: number): string =>
  `${tahun}-${String(bulan).padStart(2, '0')}-${String(hari).padStart(2, '0')}`
const panjang = (tahun: number, bulan: number): number =>
  bulan === 2 && tahun % 4 === 0 ? 29 : (SEBULAN[bulan - 1] ?? 0)

/** The day after. */
const besok = (tanggal: string): string => {
  const [tahun, bulan, hari] = baca(tanggal)
  if (hari < panjang(tahun, bulan)) return tulis(tahun, bulan, hari + 1)
  return bulan < 12 ? tulis(tahun, bulan + 1, 1) : tulis(tahun + 1, 1, 1)
}

const geser = (tanggal: string, hari: number): string => {
  let hasil = tanggal
  for (let n = 0; n < hari; n += 1) hasil = besok(hasil)
  return hasil
}

/** The same day some months later, or the last one of a month that is shorter. */
const bulanKe = (tanggal: string, n: number): string => {
  const [tahun, bulan, hari] = baca(tanggal)
  const semua = tahun * 12 + bulan - 1 + n
  const [t, b] = [Math.floor(semua / 12), (semua % 12) + 1]
  return tulis(t, b, Math.min(hari, panjang(t, b)))
}

/** Months of which a day was begun. */
const bulanBerjalan = (dari: string, sampai: string): number => {
  let n = 0
  while (bulanKe(dari, n) < sampai) n += 1
  return n
}

const hariBerjalan = (dari: string, sampai: string): number => {
  let n = 0
  for (let hari = dari; hari < sampai; hari = besok(hari)) n += 1
  return n
}

/** On which terms the shop lends by now. */
export interface SyaratBuku {
  basis: 'BULAN' | 'HARI'
  /** Months or days that are owed in any case. */
  minimum: number
  /** Days after the due day that cost nothing. */
  grace: number
  /** Of a hundred, for each month begun after these. */
  denda: number
}

interface Bayaran {
  no: string
  bunga: number
  denda: number
}

/** A loan as the notebook has it. */
export interface Catatan extends SyaratBuku {
  no: string
  pokok: number
  /** Milligrams of each item, and of how many pieces. */
  barang: readonly { urut: number; mg: number; pcs: number }[]
  mulai: string
  jatuh: string
  /** The one that it goes on from. */
  asal: Catatan | null
  keadaan: 'HIDUP' | 'LUNAS' | 'LANJUT' | 'LELANG' | 'BATAL'
  bayar: readonly Bayaran[]
  /** What ended it: its number, what of interest and late fee came in with it, and what an auction left over. */
  akhir: { no: string; bunga: number; kas: number; lebih: number; dibayarkan: boolean } | null
}

/** Rounded up to five hundred. */
const limaRatus = (atas: number, bawah: number): number => Math.ceil(atas / (bawah * 500)) * 500

/** What is in the drawer, in custody and outside. */
export class BukuHutang {
  kas = 0
  bunga = 0
  /** What auctions left over. */
  titipan = 0
  hari = ''
  syarat: SyaratBuku = { basis: 'BULAN', minimum: 1, grace: 0, denda: 0 }
  readonly semua: Catatan[] = []

  /** To which day a payment of this day pays. */
  sampai({ basis, minimum, mulai }: Catatan): string {
    return basis === 'HARI'
      ? geser(mulai, Math.max(minimum, hariBerjalan(mulai, this.hari)))
      : bulanKe(mulai, Math.max(minimum, bulanBerjalan(mulai, this.hari)))
  }

  /** Two of a hundred a month, less what was paid. */
  terutang(one: Catatan): number {
    const { basis, minimum, mulai, pokok, bayar } = one
    const semua =
      basis === 'HARI'
        ? limaRatus(pokok * 2 * Math.max(minimum, hariBerjalan(mulai, this.hari)), 100 * 30)
        : limaRatus(pokok * 2 * Math.max(minimum, bulanBerjalan(mulai, this.hari)), 100)
    return Math.max(semua - bayar.reduce((sum, x) => sum + x.bunga, 0), 0)
  }

  telat({ jatuh, grace, denda, pokok, bayar }: Catatan): number {
    const semua = limaRatus(pokok * denda * bulanBerjalan(geser(jatuh, grace), this.hari), 100)
    return Math.max(semua - bayar.reduce((sum, x) => sum + x.denda, 0), 0)
  }

  pinjam(no: string, pokok: number, barang: Catatan['barang']): void {
    this.kas -= pokok
    this.tambah({ no, pokok, barang, mulai: this.hari, jatuh: bulanKe(this.hari, 1), asal: null, ...this.syarat })
  }

  private tambah(satu: Omit<Catatan, 'keadaan' | 'bayar' | 'akhir'>): void {
    this.semua.push({ ...satu, keadaan: 'HIDUP', bayar: [], akhir: null })
  }

  private masuk(kas: number, bunga: number): void {
    this.kas += kas
    this.bunga += bunga
  }

  bayar(one: Catatan, no: string, bunga: number, denda = 0): void {
    this.masuk(bunga + denda, bunga + denda)
    one.bayar = [...one.bayar, { no, bunga, denda }]
  }

  batalBayar(one: Catatan, no: string): void {
    const satu = one.bayar.find((x) => x.no === no)
    if (!satu) throw new Error(`no payment ${no}`)
    const jumlah = satu.bunga + satu.denda
    this.masuk(-jumlah, -jumlah)
    one.bayar = one.bayar.filter((x) => x !== satu)
  }

  lunas(one: Catatan, no: string, diskon: number): void {
    const bunga = this.terutang(one) + this.telat(one) - diskon
    this.masuk(one.pokok + bunga, bunga)
    one.keadaan = 'LUNAS'
    one.akhir = { no, bunga, kas: one.pokok + bunga, lebih: 0, dibayarkan: false }
  }

  /** It goes on under another number with so much principal, on part of its items. @param bunga number of what pays interest first */
  remaja(
    one: Catatan,
    nomor: { no: string; bunga: string | null; bayar: string },
    pokok: number,
    barang: Catatan['barang'],
  ): void {
    const sampai = this.sampai(one)
    const [bunga, denda] = [this.terutang(one), this.telat(one)]
    if (bunga + denda > 0) this.bayar(one, nomor.bunga ?? '', bunga, denda)
    const kas = one.pokok - pokok
    this.masuk(kas, 0)
    one.keadaan = 'LANJUT'
    one.akhir = { no: nomor.bayar, bunga: 0, kas, lebih: 0, dibayarkan: false }
    const { basis, grace, denda: persen } = one
    const jatuh = bulanKe(one.jatuh > sampai ? one.jatuh : sampai, 1)
    const terus = { basis, grace, denda: persen, minimum: 0 }
    this.tambah({ no: nomor.no, pokok, barang, mulai: sampai, jatuh, asal: one, ...terus })
  }

  /** Its value pays principal, then interest, then late fee; what is left is the customer's. */
  lelang(one: Catatan, no: string, nilai: number): void {
    const sisa = Math.max(nilai - one.pokok, 0)
    const bunga = Math.min(sisa, this.terutang(one) + this.telat(one))
    this.masuk(0, bunga)
    this.titipan += sisa - bunga
    one.keadaan = 'LELANG'
    one.akhir = { no, bunga, kas: 0, lebih: sisa - bunga, dibayarkan: false }
  }

  /** What an auction left over goes to its customer. */
  surplus({ akhir }: Catatan): void {
    if (!akhir) throw new Error('no auction')
    this.kas -= akhir.lebih
    this.titipan -= akhir.lebih
    akhir.dibayarkan = true
  }

  /** What ended a loan is undone: it lives again. */
  hidupkan(one: Catatan): void {
    if (!one.akhir) throw new Error(`${one.no} has no end`)
    const { kas, bunga, lebih } = one.akhir
    this.masuk(-kas, -bunga)
    this.titipan -= lebih
    const lanjut = this.lanjutan(one)
    if (lanjut) lanjut.keadaan = 'BATAL'
    one.keadaan = 'HIDUP'
    one.akhir = null
  }

  /** Before anything was paid. */
  batal(one: Catatan): void {
    this.kas += one.pokok
    one.keadaan = 'BATAL'
  }

  lanjutan(one: Catatan): Catatan | undefined {
    return this.semua.find((x) => x.asal === one && x.keadaan !== 'BATAL')
  }

  /** One of those that may. */
  pilih(ke: number, boleh: (one: Catatan) => boolean): Catatan | undefined {
    const hidup = this.semua.filter(boleh)
    return hidup[ke % Math.max(hidup.length, 1)]
  }

  /** Principal outside and grams in custody, by number. */
  isi(): { no: string; pokok: number; mg: number }[] {
    return this.semua
      .filter((one) => one.keadaan === 'HIDUP')
      .map(({ no, pokok, barang }) => ({ no, pokok, mg: barang.reduce((sum, one) => sum + one.mg, 0) }))
      .toSorted((a, b) => (a.no < b.no ? -1 : 1))
  }
}
