/** Loans on a notebook: principal, interest and grams in plain numbers, months counted on fingers. Nothing of the product is read here. */

/** A loan as the notebook has it. */
export interface Catatan {
  no: string
  pokok: number
  /** Milligrams of each item. */
  barang: readonly number[]
  /** The month that its interest runs from, and those it owes in any case. */
  mulai: number
  minimum: number
  jatuh: number
  dibayar: number
  hidup: boolean
}

/** What is in the drawer, in custody and outside. */
export class BukuHutang {
  kas = 0
  bunga = 0
  /** What auctions left over. */
  titipan = 0
  bulan = 0
  readonly semua: Catatan[] = []

  /** How many months a loan owes on this day. */
  bulanan({ mulai, minimum }: Catatan): number {
    return Math.max(minimum, this.bulan - mulai)
  }

  /** Two of a hundred a month, less what was paid. */
  tagihan(one: Catatan): number {
    return Math.max((one.pokok / 50) * this.bulanan(one) - one.dibayar, 0)
  }

  pinjam(no: string, pokok: number, barang: readonly number[]): void {
    this.kas -= pokok
    this.semua.push({
      no,
      pokok,
      barang,
      mulai: this.bulan,
      minimum: 1,
      jatuh: this.bulan + 1,
      dibayar: 0,
      hidup: true,
    })
  }

  bayar(one: Catatan, jumlah: number): void {
    this.kas += jumlah
    this.bunga += jumlah
    one.dibayar += jumlah
  }

  lunas(one: Catatan): void {
    this.bayar(one, this.tagihan(one))
    this.kas += one.pokok
    one.hidup = false
  }

  /** It goes on under another number with so much principal, on part of its items. */
  remaja(one: Catatan, no: string, pokok: number, barang: readonly number[]): void {
    const sampai = one.mulai + this.bulanan(one)
    this.bayar(one, this.tagihan(one))
    this.kas += one.pokok - pokok
    one.hidup = false
    const jatuh = Math.max(one.jatuh, sampai) + 1
    this.semua.push({ no, pokok, barang, mulai: sampai, minimum: 0, jatuh, dibayar: 0, hidup: true })
  }

  /** Its value pays principal, then interest; what is left is the customer's. */
  lelang(one: Catatan, nilai: number): void {
    const sisa = Math.max(nilai - one.pokok, 0)
    const bunga = Math.min(sisa, this.tagihan(one))
    this.bunga += bunga
    this.titipan += sisa - bunga
    one.hidup = false
  }

  /** The first living one from a place on. */
  pilih(ke: number, boleh: (one: Catatan) => boolean = () => true): Catatan | undefined {
    const hidup = this.semua.filter((one) => one.hidup && boleh(one))
    return hidup[ke % Math.max(hidup.length, 1)]
  }

  /** Principal outside and grams in custody, by number. */
  isi(): { no: string; pokok: number; mg: number }[] {
    return this.semua
      .filter((one) => one.hidup)
      .map(({ no, pokok, barang }) => ({ no, pokok, mg: barang.reduce((sum, one) => sum + one, 0) }))
      .toSorted((a, b) => (a.no < b.no ? -1 : 1))
  }
}
