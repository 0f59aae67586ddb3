/**
 * Selling in two shops as a page of a notebook holds it, for tests: pieces, notas, money, points. It says beforehand what is refused
 * and why, and imports nothing of the product: its figures are its own.
 */
import {
  type Bayar,
  biaya,
  type Cincin,
  DISKON_HARI,
  DISKON_PERSEN,
  harga,
  jumlah,
  type Kembali,
  kurangi,
  letak,
  lewat,
  masuk,
  NILAI_POIN,
  type Nota,
  POIN_GRAM,
  poin,
  SENDIRI,
  SENDIRI_HARI,
  samaBayar,
  sebab,
  TOKO,
  type Toko,
  tagihan,
} from './buku-hitung.ts'

export { type Bayar, type Cincin, harga, TOKO, type Toko, tagihan } from './buku-hitung.ts'

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

  /** Whether a member still earns and spends today: two sales that stand have done so at most. */
  #masihPoin(member: string | null): boolean {
    const sudah = this.nota.filter(
      (one) => one.member === member && one.keadaan === 'DONE' && (one.dapat > 0 || poin(one.bayar) > 0),
    )
    return sudah.length < 2
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
      'Di Toko': baris.some(({ cincin }) => cincin.toko !== toko),
      'Sudah Diproses Oleh User Lain': baris.some(({ cincin }) => cincin.keadaan !== 'TERSEDIA'),
      'Dua Kali Dalam Daftar': new Set(baris.map(({ cincin }) => cincin)).size < baris.length,
      'Poin Harus Milik Member Di Nota Ini': pakai > 0 && member === null,
      'Poin Tidak Cukup': pakai > 0 && member !== null && this.#punya(member) < this.#dipesan(member) + pakai,
      'Butuh Otorisasi HARGA JUAL': murah * 100 > penuh * DISKON_PERSEN,
    })
    if (tidak.length > 0 || this.#pakai(`diskon ${oleh}`, murah + lewat(bayar, 'POIN'), DISKON_HARI)) return tidak
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
      'Poin Member Ini Sudah Dipakai Dua Kali Hari Ini': poin(bayar) > 0 && !this.#masihPoin(nota.member),
    })
    if (tidak.length > 0) return tidak
    if (!this.#pakai(`sendiri ${toko}`, sendiri, SENDIRI_HARI)) return ['Butuh Saksi']
    const uang = total - lewat(bayar, 'POIN')
    const berat = jumlah(nota.baris.map(({ cincin }) => cincin.berat))
    const boleh = nota.member !== null && this.#masihPoin(nota.member)
    const dapat = boleh ? Math.floor((berat * uang) / (1000 * total)) * POIN_GRAM : 0
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
