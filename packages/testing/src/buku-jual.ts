/**
 * Selling in two shops as a page of a notebook holds it, for tests: pieces, notas, money, points. It says beforehand what is refused
 * and why, and imports nothing: its figures are its own.
 */

export const TOKO = ['TK01', 'TK02'] as const
export type Toko = (typeof TOKO)[number]

/** A gram of 16K, 2,350,000 x 70 %, in rupiah; what the bank keeps of a credit card, in percent. */
const HARGA_16K = 1_645_000
const BIAYA_KARTU = 10
/** Rupiah of a point, spent or missing; points of a gram. */
const NILAI_POIN = 1_000
const POIN_GRAM = 100
/** Of a bill and of a day without being asked for; of what a cashier says alone that it has come. */
const DISKON_PERSEN = 3
const DISKON_HARI = 1_000_000
const SENDIRI = 5_000_000
const SENDIRI_HARI = 50_000_000

export interface Bayar {
  cara: 'CASH' | 'TRANSFER' | 'CREDIT' | 'POIN'
  jumlah: number
}

export interface Cincin {
  kode: string
  toko: Toko
  /** Milligrams. */
  berat: number
  ongkos: number
  keadaan: 'TERSEDIA' | 'KASIR' | 'TERJUAL'
  versi: number
}

interface Baris {
  cincin: Cincin
  /** Below zero: dearer than worked out. */
  murah: number
}

export interface Nota {
  no: string
  toko: Toko
  oleh: string
  keadaan: 'OPEN' | 'DONE' | 'BATAL'
  versi: number
  bon: boolean
  baris: readonly Baris[]
  member: string | null
  bayar: readonly Bayar[]
  /** Points that it gave. */
  dapat: number
}

/** Gold up to the next 500, and making. */
export const harga = ({ berat, ongkos }: Pick<Cincin, 'berat' | 'ongkos'>): number =>
  Math.ceil((HARGA_16K * berat) / (1000 * 500)) * 500 + ongkos

const letak = ({ keadaan }: Cincin): string => (keadaan === 'TERJUAL' ? '-' : 'CN01')
const jumlah = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0)
const lewat = (list: readonly Bayar[], ...cara: Bayar['cara'][]): number =>
  jumlah(list.filter((one) => cara.includes(one.cara)).map((one) => one.jumlah))
const biaya = (list: readonly Bayar[]): number =>
  jumlah(list.filter(({ cara }) => cara === 'CREDIT').map((one) => Math.floor((one.jumlah * BIAYA_KARTU + 50) / 100)))
const poin = (list: readonly Bayar[]): number => lewat(list, 'POIN') / NILAI_POIN
const masuk = (list: readonly Bayar[]): number => lewat(list, 'CASH', 'TRANSFER', 'CREDIT')

export const tagihan = (baris: readonly Baris[]): number =>
  jumlah(baris.map(({ cincin, murah }) => harga(cincin) - murah))

/** Money as it came, less what is kept: of cash first. */
const kurangi = (list: readonly Bayar[], potongan: number): Bayar[] => {
  let sisa = potongan
  const tunai = (one: Bayar) => Number(one.cara === 'CASH')
  return list
    .toSorted((a, b) => tunai(b) - tunai(a))
    .flatMap((one) => {
      const ambil = Math.min(sisa, one.jumlah)
      sisa -= ambil
      return one.jumlah > ambil ? [{ ...one, jumlah: one.jumlah - ambil }] : []
    })
}

/** Those of the reasons that hold. */
const sebab = (alasan: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(alasan).flatMap(([kata, benar]) => (benar ? [kata] : []))

const samaBayar = (a: readonly Bayar[], b: readonly Bayar[]): boolean =>
  a.length === b.length && a.every((one) => lewat(b, one.cara) === one.jumlah)

interface Kembali {
  /** Another way than it came. */
  cara: 'CASH' | 'TRANSFER' | null
  /** Taken back at the card's machine. */
  voidEdc: boolean
}

/** It starts with what is in the tills. */
export class BukuJual {
  readonly cincin: Cincin[] = []
  readonly nota: Nota[] = []
  readonly poin = new Map<string, number>()
  #saldo = new Map<string, number>()
  readonly #terpakai = new Map<string, number>()

  constructor(kas: Readonly<Record<Toko, number>>, member: readonly string[]) {
    for (const toko of TOKO) this.#saldo.set(`${toko} KAS -`, kas[toko])
    for (const one of member) this.poin.set(one, 0)
  }

  /** Balances that are not zero, by shop, account and reference. */
  buku(): Record<string, number> {
    const isi = new Map(this.#saldo)
    for (const { toko, berat, keadaan } of this.cincin) {
      const tempat = keadaan === 'TERJUAL' ? `${toko} PELANGGAN -` : `${toko} BAKI CN01`
      isi.set(tempat, (isi.get(tempat) ?? 0) + berat)
    }
    return Object.fromEntries([...isi].filter(([, n]) => n !== 0))
  }

  /** Where each piece is. */
  barang(): Record<string, string> {
    return Object.fromEntries(this.cincin.map((one) => [one.kode, `${one.toko} ${one.keadaan} ${letak(one)}`]))
  }

  /** Uses up what somebody may do alone today. @returns whether there was as much */
  #pakai(kunci: string, apa: number, sehari: number): boolean {
    const sudah = this.#terpakai.get(kunci) ?? 0
    if (apa > 0 && sudah + apa > sehari) return false
    this.#terpakai.set(kunci, sudah + Math.max(apa, 0))
    return true
  }

  /** Books lines that belong together. @returns why the till or the bank cannot */
  #buku(toko: Toko, baris: Readonly<Record<string, number>>): string[] {
    const baru = Object.entries(baris).map(([akun, n]): [string, number] => [
      `${toko} ${akun}`,
      (this.#saldo.get(`${toko} ${akun}`) ?? 0) + n,
    ])
    const kurang = (akun: string) => baru.some(([kunci, n]) => n < 0 && kunci === `${toko} ${akun}`)
    const tidak = sebab({
      'Saldo KAS Tidak Mencukupi': kurang('KAS -'),
      'Saldo BANK 0111 Tidak Mencukupi': kurang('BANK 0111'),
    })
    if (tidak.length === 0) for (const [akun, n] of baru) this.#saldo.set(akun, n)
    return tidak
  }

  /** Points that waiting notas are going to spend. */
  #dipesan(member: string): number {
    const buka = this.nota.filter((one) => one.member === member && one.keadaan === 'OPEN')
    return jumlah(buka.map((one) => poin(one.bayar)))
  }

  #punya(member: string | null): number {
    return member === null ? 0 : (this.poin.get(member) ?? 0)
  }

  /** Why a sale may not be entered; when it may its discount is used up. */
  tolakJual({
    toko,
    oleh,
    baris,
    member,
    bayar,
  }: Pick<Nota, 'toko' | 'oleh' | 'baris' | 'member' | 'bayar'>): string[] {
    const pakai = poin(bayar)
    const murah = jumlah(baris.map((one) => Math.max(one.murah, 0)))
    const penuh = jumlah(baris.map(({ cincin }) => harga(cincin)))
    const tidak = sebab({
      'Tidak Ada': baris.some(({ cincin }) => cincin.toko !== toko),
      'Sudah Diproses Oleh User Lain': baris.some(({ cincin }) => cincin.keadaan !== 'TERSEDIA'),
      'Dua Kali Dalam Daftar': new Set(baris.map(({ cincin }) => cincin)).size < baris.length,
      'Poin Harus Milik Member Di Nota Ini': pakai > 0 && member === null,
      'Poin Tidak Cukup': pakai > 0 && member !== null && this.#punya(member) < this.#dipesan(member) + pakai,
      'Butuh Otorisasi HARGA JUAL': murah * 100 > penuh * DISKON_PERSEN,
    })
    if (tidak.length > 0 || this.#pakai(`diskon ${oleh}`, murah, DISKON_HARI)) return tidak
    return ['Butuh Otorisasi HARGA JUAL']
  }

  /** A sale that was entered. */
  jual(isi: Pick<Nota, 'no' | 'toko' | 'oleh' | 'baris' | 'member' | 'bayar'>): void {
    for (const { cincin } of isi.baris) Object.assign(cincin, { keadaan: 'KASIR', versi: cincin.versi + 1 })
    this.nota.push({ ...isi, keadaan: 'OPEN', versi: 1, bon: false, dapat: 0 })
  }

  /**
   * Validates a sale where that may be done.
   * @param dilihat whether the cashier says of each payment through the bank that it has come
   * @returns why not
   */
  sah(nota: Nota, toko: Toko, bayar: readonly Bayar[], dilihat: boolean): string[] {
    const total = tagihan(nota.baris)
    const bank = bayar.filter(({ cara }) => cara === 'TRANSFER' || cara === 'CREDIT')
    // What the seller had not announced the cashier confirms alone, up to his limit.
    const sendiri = jumlah(bank.filter((one) => lewat(nota.bayar, one.cara) !== one.jumlah).map((one) => one.jumlah))
    const tidak = sebab({
      'Tidak Ada': nota.toko !== toko,
      'Sudah Diproses Oleh User Lain': nota.keadaan !== 'OPEN',
      'Pembayaran Harus Rp.': jumlah(bayar.map((one) => one.jumlah)) !== total,
      'Butuh Saksi': (bank.length > 0 && !dilihat) || sendiri > SENDIRI,
      'Poin Tidak Cukup': poin(bayar) > this.#punya(nota.member),
    })
    if (tidak.length > 0) return tidak
    if (!this.#pakai(`sendiri ${toko}`, sendiri, SENDIRI_HARI)) return ['Butuh Saksi']
    const uang = total - lewat(bayar, 'POIN')
    const berat = jumlah(nota.baris.map(({ cincin }) => cincin.berat))
    const dapat = nota.member === null ? 0 : Math.floor((berat * uang) / (1000 * total)) * POIN_GRAM
    if (nota.member !== null) this.poin.set(nota.member, this.#punya(nota.member) - poin(bayar) + dapat)
    Object.assign(nota, { keadaan: 'DONE', versi: nota.versi + 1, bayar, dapat })
    for (const { cincin } of nota.baris) Object.assign(cincin, { keadaan: 'TERJUAL', versi: cincin.versi + 1 })
    return this.#buku(toko, this.#jurnal(nota))
  }

  /** What a sale that is right says of money. */
  #jurnal({ baris, bayar }: Nota): Record<string, number> {
    const ongkos = jumlah(baris.map(({ cincin }) => cincin.ongkos))
    const diskon = jumlah(baris.map((one) => Math.max(one.murah, 0)))
    return {
      'KAS -': lewat(bayar, 'CASH'),
      'BANK 0111': lewat(bayar, 'TRANSFER', 'CREDIT') - biaya(bayar),
      'BIAYA_BANK 0111': biaya(bayar),
      'DISKON HARGA': diskon,
      'DISKON POIN': lewat(bayar, 'POIN'),
      'ONGKOS -': -ongkos,
      'PENJUALAN -': -(tagihan(baris) + diskon - ongkos),
    }
  }

  #lepas(nota: Nota): void {
    Object.assign(nota, { keadaan: 'BATAL', versi: nota.versi + 1 })
    for (const { cincin } of nota.baris) Object.assign(cincin, { keadaan: 'TERSEDIA', versi: cincin.versi + 1 })
  }

  /**
   * Lets a waiting sale go.
   * @param kasir a cashier of the shop, else its seller
   * @param ditangan with every piece in his hand
   * @returns why not
   */
  tolak(nota: Nota, toko: Toko, kasir: boolean, ditangan: boolean): string[] {
    const tidak = sebab({
      'Tidak Ada': nota.toko !== toko,
      'Sudah Dibatalkan': nota.keadaan === 'BATAL',
      'Hanya Dapat Ditolak Kasir': nota.bon && !kasir,
      'Pindai Kembali Barang': nota.bon && !ditangan,
    })
    if (tidak.length === 0) this.#lepas(nota)
    return tidak
  }

  /** What goes back to the customer of a sale that is undone, points that are gone paid first. */
  #kembali({ member, bayar, dapat }: Nota): { sesudah: number; ganti: number } {
    const sebelum = this.#punya(member)
    const sesudah = sebelum + poin(bayar) - dapat
    const kurang = Math.max(0, -sesudah) - Math.max(0, -sebelum)
    return { sesudah, ganti: Math.min(Math.max(kurang, 0), Math.floor(masuk(bayar) / NILAI_POIN)) }
  }

  /** Rupiah that go back. */
  uangKembali(nota: Nota): number {
    return masuk(nota.bayar) - this.#kembali(nota).ganti * NILAI_POIN
  }

  /** Undoes a sale that is right, agreed to by the owner. @returns why not */
  batal(nota: Nota, toko: Toko, { cara, voidEdc }: Kembali): string[] {
    const tidak = sebab({ 'Tidak Ada': nota.toko !== toko, 'Sudah Dibatalkan': nota.keadaan === 'BATAL' })
    if (tidak.length > 0) return tidak
    const datang = nota.bayar.filter((one) => one.cara !== 'POIN')
    const { sesudah, ganti } = this.#kembali(nota)
    const potongan = ganti * NILAI_POIN
    const pergi: readonly Bayar[] =
      cara === null ? kurangi(datang, potongan) : [{ cara, jumlah: this.uangKembali(nota) }]
    const ongkosKartu = voidEdc ? 0 : biaya(datang)
    const beda = ongkosKartu > 0 || !samaBayar(datang, pergi)
    const uangBeda = {
      'KAS -': lewat(datang, 'CASH') - lewat(pergi, 'CASH'),
      'BANK 0111': lewat(datang, 'TRANSFER', 'CREDIT') - ongkosKartu - lewat(pergi, 'TRANSFER', 'CREDIT'),
      'BIAYA_BANK 0111': ongkosKartu,
      'PENDAPATAN_LAIN POIN': -potongan,
    }
    const lama = new Map(this.#saldo)
    const balik = Object.entries(this.#jurnal(nota)).map(([akun, n]) => [akun, -n])
    const salahVoid = voidEdc && lewat(pergi, 'CREDIT') !== lewat(datang, 'CREDIT')
    const kurang = [
      ...sebab({ 'VOID EDC Hanya Bila Uang Kembali Ke Kartu Yang Sama': salahVoid }),
      ...this.#buku(toko, Object.fromEntries(balik)),
      ...(beda ? this.#buku(toko, uangBeda) : []),
    ]
    if (kurang.length > 0) {
      this.#saldo = lama
      return kurang
    }
    if (nota.member !== null) this.poin.set(nota.member, sesudah + ganti)
    this.#lepas(nota)
    return []
  }
}
