/** Counting envelopes of loans, for tests: all of them scanned but some, closed with what the bags weigh. */
import type { OutputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { mg, rp } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import { expect } from 'vitest'
import {
  batalOpnameHutang,
  type getOpnameHutang,
  listOpnameHutang,
  mulaiOpnameHutang,
  pindaiAmplop,
  setujuiOpnameHutang,
  tutupOpnameHutang,
} from '../../../features/hutang/stock-opname-hutang/stock-opname-hutang.contract.ts'
import { listHutang } from '../../../features/hutang/transaksi-hutang/bayar-hutang.contract.ts'
import { gelangJaminan, hutangSah, tokoHutang } from './hutang.ts'
import type { TestShop, User } from './shop.ts'

/** Every loan whose goods lie here. */
export const amplopAda = async (caller: Caller): Promise<string[]> => {
  const semua = {
    q: '',
    tgl_awal: '',
    tgl_akhir: '',
    status: 'AKTIF',
    urut: 'no_hutang',
    turun: '0',
    hal: 1,
    per: 100,
  } as const
  return (await caller.call(listHutang, semua)).rows.map(({ no_hutang }) => no_hutang)
}

/** One round: scanned and closed. */
export const putaranAmplop = async (
  caller: Caller,
  no_so: string,
  nomor: readonly string[],
): Promise<OutputOf<typeof getOpnameHutang>> => {
  for (const kode_amplop of nomor) await caller.call(pindaiAmplop, { no_so, kode_amplop })
  return (await caller.call(tutupOpnameHutang, { no_so, berat_timbang: mg(100_000) })).data
}

/** Everything that lies here, counted and approved. */
export const hitungSemuaAmplop = async (owner: Caller): Promise<void> => {
  const nomor = await amplopAda(owner)
  const { no_so } = await owner.call(mulaiOpnameHutang, {})
  await putaranAmplop(owner, no_so, nomor)
  await owner.call(setujuiOpnameHutang, { no_so })
}

type Opname = OutputOf<typeof getOpnameHutang>

/** What a closed count says of one envelope. */
export const barisAmplop = (
  { hasil }: Opname,
  no: string,
): NonNullable<Opname['hasil']>['amplop'][number] | undefined => hasil?.amplop.find((one) => one.no_hutang === no)

/** A shop that lends, with an SU and two who count. */
export class TokoAmplop {
  readonly shop: TestShop
  readonly owner: User
  readonly kasir: User
  readonly sales: User
  readonly su: User
  readonly budi: User
  readonly citra: User
  /** Which test it is: the customer's name ends in it. */
  ke = 0

  private constructor(toko: Awaited<ReturnType<typeof tokoHutang>>, lain: { su: User; budi: User; citra: User }) {
    this.shop = toko.shop
    this.owner = toko.owner
    this.kasir = toko.kasir
    this.sales = toko.sales
    this.su = lain.su
    this.budi = lain.budi
    this.citra = lain.citra
  }

  static async open(): Promise<TokoAmplop> {
    const toko = await tokoHutang()
    const orang = (nama: string, level: string) => toko.shop.user(toko.owner, nama, level)
    const lain = {
      su: await orang('SU', 'SU'),
      budi: await orang('BUDI', 'GUDANG'),
      citra: await orang('CITRA', 'GUDANG'),
    }
    return new TokoAmplop(toko, lain)
  }

  /** Gives up what is being counted, and lends on a bracelet and on a necklace. */
  async duaBaru(): Promise<[string, string]> {
    for (const { no_so, status } of await this.owner.call(listOpnameHutang, {}))
      if (status !== 'SELESAI' && status !== 'BATAL')
        await this.su.call(batalOpnameHutang, { no_so, alasan: 'TES BERIKUT' })
    this.ke += 1
    const baru = async (nama_barang: string) =>
      (
        await hutangSah(this.sales, this.kasir, {
          jumlah_hutang: rp(500_000),
          nama_customer: `CUSTOMER ${this.ke}`,
          detail_barang: [gelangJaminan({ nama_barang: `${nama_barang} ${this.ke}` })],
        })
      ).no_hutang
    return [await baru('GELANG'), await baru('KALUNG')]
  }

  async mulai(siapa = this.budi): Promise<string> {
    return (await siapa.call(mulaiOpnameHutang, {})).no_so
  }

  pindai(no_so: string, kode_amplop: string, siapa = this.budi): Promise<OutputOf<typeof pindaiAmplop>> {
    return siapa.call(pindaiAmplop, { no_so, kode_amplop })
  }

  /** Closes a round; the scale says 100 g. */
  tutup(no_so: string, siapa = this.budi): Promise<OutputOf<typeof tutupOpnameHutang>> {
    return siapa.call(tutupOpnameHutang, { no_so, berat_timbang: mg(100_000) })
  }

  /** Every loan whose goods lie here, but some. */
  async semua(kecuali: readonly string[] = []): Promise<string[]> {
    const rows = await this.shop.db.rows<{ no: string }>(
      sql`SELECT no_hutang::text AS no FROM hutang WHERE status = 'AKTIF' ORDER BY 1`,
    )
    return rows.map(({ no }) => no).filter((no) => !kecuali.includes(no))
  }

  /** Counts all envelopes but some, twice where that is asked for. */
  async hitung(kecuali: readonly string[] = []): Promise<Opname> {
    const no_so = await this.mulai()
    const data = await putaranAmplop(this.budi, no_so, await this.semua(kecuali))
    return data.status === 'TUTUP' ? data : putaranAmplop(this.citra, no_so, await this.semua(kecuali))
  }

  /** How much there is of everything that a refusal must not add to. */
  isi(): Promise<unknown> {
    return this.shop.db.one(sql`
      SELECT (SELECT count(*)::int FROM jurnal) AS jurnal, (SELECT count(*)::int FROM hutang_opname) AS so,
        (SELECT count(*)::int FROM hutang_opname_pindai) AS pindai, (SELECT coalesce(sum(terakhir), 0)::int FROM nomor) AS nomor`)
  }
}

type BacaAlarm = (kode: string, lain?: object, siapa?: User) => Promise<readonly { isi: string }[]>

/** The warning that goods are missing, with what brings it and what ends it. @param alarm how the test file reads warnings */
export const kasusAmplop = (alarm: BacaAlarm): Record<string, () => Promise<void>> => ({
  JAMINAN_HILANG: async () => {
    const { shop, owner, kasir, sales } = await tokoHutang()
    const { no_hutang } = await hutangSah(sales, kasir)
    const isi = async () => (await alarm('JAMINAN_HILANG', {}, owner)).map((one) => one.isi)
    const { no_so } = await kasir.call(mulaiOpnameHutang, {})
    await putaranAmplop(kasir, no_so, [])
    expect(await isi()).toEqual([])
    const gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
    await putaranAmplop(gudang, no_so, [])
    expect(await isi()).toEqual([`${no_hutang} BU SARI 10.000 g tidak ditemukan`])
    await shop.close()
  },
})
