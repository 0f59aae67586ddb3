/** Counting trays, for tests: a fresh tray with three rings, two counters, and what is done to it. */
import type { OutputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { expect } from 'vitest'
import { barangByBarcode } from '../../../features/barang/data-barang/data-barang.contract.ts'
import {
  batalOpname,
  type getOpname,
  mulaiOpname,
  pindaiOpname,
  setujuiOpname,
  tutupOpname,
} from '../../../features/barang/stock-opname/stock-opname.contract.ts'
import { baki } from '../../../features/master/baki/baki.contract.ts'
import { isiMaster, tambahCincin } from './barang.ts'
import { disetujuiBila } from './pembelian.ts'
import { gram, openShop, type TestShop, type User } from './shop.ts'

type Opname = OutputOf<typeof getOpname>

/** The three rings of a tray in the order in which they were entered: 1.111, 2.222 and 7.777 g. */
export type Cincin = readonly [string, string, string]

/** A shop with an owner, an SU and two who count. */
export class OpnameShop {
  readonly shop: TestShop
  readonly owner: User
  readonly su: User
  readonly budi: User
  readonly citra: User
  #trays = 0

  private constructor(shop: TestShop, owner: User, su: User, budi: User, citra: User) {
    this.shop = shop
    this.owner = owner
    this.su = su
    this.budi = budi
    this.citra = citra
  }

  static async open(): Promise<OpnameShop> {
    const shop = await openShop()
    const owner = await shop.setup()
    await isiMaster(owner)
    const su = await shop.user(owner, 'SU', 'SU')
    const budi = await shop.user(owner, 'BUDI', 'GUDANG')
    return new OpnameShop(shop, owner, su, budi, await shop.user(owner, 'CITRA', 'GUDANG'))
  }

  /** A new tray of a gudang. */
  async baki(kode_gudang = 'TOKO'): Promise<string> {
    this.#trays += 1
    const kode_baki = `SO${this.#trays}`
    const berat = { berat_baki: gram(1), berat_bandrol: gram(0) }
    await this.owner.call(baki.create, { kode_baki, nama_baki: kode_baki, kode_gudang, ...berat })
    return kode_baki
  }

  /** A new tray with three rings on it. */
  async isiBaki(): Promise<{ tray: string; cincin: Cincin }> {
    const tray = await this.baki()
    const masuk = async (berat: number) =>
      (await tambahCincin(this.owner, { kode_baki: tray, berat: gram(berat), berat_asli: gram(berat) })).kode_barcode
    return { tray, cincin: [await masuk(1.111), await masuk(2.222), await masuk(7.777)] }
  }

  async mulai(kode_baki: string, user = this.budi): Promise<string> {
    return (await user.call(mulaiOpname, { kode_baki })).no_so
  }

  pindai(no_so: string, kode_barcode: string, user = this.budi): Promise<Opname['pindai'][number]> {
    return user.call(pindaiOpname, { no_so, kode_barcode })
  }

  /** Closes a round; the scale says 12.110 g, what a full tray of three rings weighs. */
  tutup(no_so: string, user = this.budi): Promise<OutputOf<typeof tutupOpname>> {
    return user.call(tutupOpname, { no_so, berat_timbang: gram(12.11) })
  }

  setujui(no_so: string, user = this.owner): Promise<OutputOf<typeof setujuiOpname>> {
    return user.call(setujuiOpname, { no_so })
  }

  /** Counts, by a second person too where that is asked for, and closes. */
  async hitung(kode_baki: string, kode: readonly string[]): Promise<Opname> {
    const no_so = await this.mulai(kode_baki)
    for (const one of kode) await this.pindai(no_so, one)
    const { data } = await this.tutup(no_so)
    if (data.status === 'TUTUP') return data
    for (const one of kode) await this.pindai(no_so, one, this.citra)
    return (await this.tutup(no_so, this.citra)).data
  }

  /** Tray and state of a piece. */
  async letak(kode: string): Promise<[string, string]> {
    const { kode_baki, status_barang } = await this.owner.call(barangByBarcode, { kode })
    return [kode_baki, status_barang]
  }

  /** How much there is of everything that a refusal must not add to. */
  isi(): Promise<unknown> {
    return this.shop.db.one(sql`
      SELECT (SELECT count(*)::int FROM jurnal) AS jurnal, (SELECT count(*)::int FROM stock_opname) AS so,
        (SELECT count(*)::int FROM stock_opname_pindai) AS pindai,
        (SELECT coalesce(sum(terakhir), 0)::int FROM nomor) AS nomor`)
  }
}

type BacaAlarm = (kode: string, lain?: object, siapa?: User) => Promise<readonly { isi: string }[]>

/** The warnings about counts of trays, each with what brings it. @param alarm how the test file reads warnings */
export const kasusOpname = (alarm: BacaAlarm): Record<string, () => Promise<void>> => {
  const dibatalkan = (kode: string, isi: (tray: string, c: string) => string) => async () => {
    const di = await OpnameShop.open()
    const baca = async () => (await alarm(kode, {}, di.owner)).map((one) => one.isi)
    const { tray, cincin } = await di.isiBaki()
    const [a, b, c] = cincin
    await di.budi.call(batalOpname, { no_so: await di.mulai(tray), alasan: 'SALAH', otorisasi: null })
    const no_so = await di.mulai(tray)
    for (const one of [a, b]) await di.pindai(no_so, one)
    await di.tutup(no_so)
    expect(await baca()).toEqual([])
    await disetujuiBila(di.su, batalOpname, { no_so, alasan: 'SALAH', otorisasi: null })
    expect(await baca()).toEqual([isi(tray, c)])
    await di.shop.close()
  }
  return {
    OPNAME_BATAL: dibatalkan(
      'OPNAME_BATAL',
      (tray) => `SU membatalkan hitungan BUDI di baki ${tray} sesudah putaran pertama, 1 barang tidak ditemukan: SALAH`,
    ),
    OPNAME_KURANG: dibatalkan(
      'OPNAME_KURANG',
      (tray, c) => `${c} CINCIN MILANO 7.777 g tidak ditemukan di baki ${tray}, hitungannya dibatalkan`,
    ),
  }
}
