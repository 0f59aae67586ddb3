/** Counting envelopes of loans, for tests: all of them scanned but some, closed with what the bags weigh. */
import type { OutputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { jumlah, type Mg, mg, rp } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import { expect } from 'vitest'
import {
  batalOpnameHutang,
  getOpnameHutang,
  listOpnameHutang,
  mulaiOpnameHutang,
  pindaiAmplop,
  setujuiOpnameHutang,
  tutupOpnameHutang,
} from '../../../features/hutang/stock-opname-hutang/stock-opname-hutang.contract.ts'
import { getKartuHutang } from '../../../features/hutang/transaksi-hutang/bayar-hutang.contract.ts'
import { listHutang } from '../../../features/hutang/transaksi-hutang/daftar-hutang.contract.ts'
import { cetakHutang } from '../../../features/hutang/transaksi-hutang/kertas-hutang.contract.ts'
import { gelangJaminan, hutangSah, tokoHutang } from './hutang.ts'
import { kasusOpname } from './opname.ts'
import { disetujuiBila } from './pembelian.ts'
import { denganSaksi } from './saksi.ts'
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

/** The label of a loan's envelope, printed. @returns what is on it */
export const cetakAmplop = async (caller: Caller, no_hutang: string, alasan = ''): Promise<string> => {
  const { kode_amplop } = await caller.call(cetakHutang, { no_hutang, kertas: 'AMPLOP', rangkap: 1, alasan })
  if (kode_amplop === null) throw new Error('no label')
  return kode_amplop
}

/** Closes a round with what the bags weigh, read off the scale by two; without a witness by who is alone in his shop. */
export const tutupAmplop = async (
  caller: Caller,
  isian: { no_so: string; berat_timbang: Mg },
  saksi?: Caller,
): Promise<OutputOf<typeof tutupOpnameHutang>> => {
  if (!saksi) return disetujuiBila(caller, tutupOpnameHutang, isian)
  const { pindai } = await caller.call(getOpnameHutang, { no_so: isian.no_so })
  const lihat = pindai.some(({ hasil, perlihatkan }) => hasil === 'ADA' && perlihatkan)
  const apa = lihat ? 'TIMBANG JAMINAN, LABEL CETAK ULANG' : 'TIMBANG JAMINAN'
  return denganSaksi(caller, saksi, tutupOpnameHutang, isian, apa)
}

/** One round: labels scanned, all bags weighed, closed. */
export const putaranAmplop = async (
  caller: Caller,
  no_so: string,
  label: readonly string[],
  berat_timbang: Mg,
  saksi?: Caller,
): Promise<OutputOf<typeof getOpnameHutang>> => {
  for (const kode_amplop of label) await caller.call(pindaiAmplop, { no_so, kode_amplop })
  return (await tutupAmplop(caller, { no_so, berat_timbang }, saksi)).data
}

/** Everything that lies here, labelled, counted and approved. */
export const hitungSemuaAmplop = async (owner: Caller): Promise<void> => {
  const nomor = await amplopAda(owner)
  const kartu = await Promise.all(nomor.map((no_hutang) => owner.call(getKartuHutang, { no_hutang })))
  const label: string[] = []
  for (const no of nomor) label.push(await cetakAmplop(owner, no))
  const { no_so } = await owner.call(mulaiOpnameHutang, {})
  const barang = kartu.flatMap((one) => one.barang)
  await putaranAmplop(owner, no_so, label, mg(jumlah(barang, 'berat_kotor')))
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
  /** Who looks on in the second round. */
  readonly dewi: User
  /** Which test it is: the customer's name ends in it. */
  ke = 0

  private constructor(
    toko: Awaited<ReturnType<typeof tokoHutang>>,
    lain: { su: User; budi: User; citra: User; dewi: User },
  ) {
    this.shop = toko.shop
    this.owner = toko.owner
    this.kasir = toko.kasir
    this.sales = toko.sales
    this.su = lain.su
    this.budi = lain.budi
    this.citra = lain.citra
    this.dewi = lain.dewi
  }

  static async open(): Promise<TokoAmplop> {
    const toko = await tokoHutang()
    const orang = (nama: string, level: string) => toko.shop.user(toko.owner, nama, level)
    const lain = {
      su: await orang('SU', 'SU'),
      budi: await orang('BUDI', 'GUDANG'),
      citra: await orang('CITRA', 'GUDANG'),
      dewi: await orang('DEWI', 'GUDANG'),
    }
    return new TokoAmplop(toko, lain)
  }

  /** Gives up what is being counted, and lends on a bracelet and on a necklace. */
  async duaBaru(): Promise<[string, string]> {
    for (const { no_so, status } of await this.owner.call(listOpnameHutang, {}))
      if (status !== 'SELESAI' && status !== 'BATAL')
        await disetujuiBila(this.su, batalOpnameHutang, { no_so, alasan: 'TES BERIKUT' })
    this.ke += 1
    const baru = async (nama_barang: string) =>
      (
        await hutangSah(this.sales, this.kasir, {
          jumlah_hutang: rp(500_000),
          nama_customer: `CUSTOMER ${this.ke}`,
          detail_barang: [gelangJaminan({ nama_barang: `${nama_barang} ${this.ke}` })],
        })
      ).no_hutang
    const dua: [string, string] = [await baru('GELANG'), await baru('KALUNG')]
    for (const no of dua) await this.label(no)
    return dua
  }

  async mulai(siapa = this.budi): Promise<string> {
    return (await siapa.call(mulaiOpnameHutang, {})).no_so
  }

  /** What is on the envelope of a loan, its label printed now where it has none. */
  async label(no_hutang: string): Promise<string> {
    const row = await this.shop.db.one<{ kode: string }>(sql`
      SELECT kode_amplop::text AS kode FROM hutang_amplop WHERE no_hutang = ${no_hutang} ORDER BY ke DESC LIMIT 1`)
    return row?.kode ?? cetakAmplop(this.kasir, no_hutang)
  }

  /** Scans the label of a loan's envelope. */
  async pindai(no_so: string, no_hutang: string, siapa = this.budi): Promise<OutputOf<typeof pindaiAmplop>> {
    return this.pindaiKode(no_so, await this.label(no_hutang), siapa)
  }

  /** Scans, or types, anything. */
  pindaiKode(no_so: string, kode_amplop: string, siapa = this.budi): Promise<OutputOf<typeof pindaiAmplop>> {
    return siapa.call(pindaiAmplop, { no_so, kode_amplop })
  }

  /** What all bags weigh that lie here, but some. */
  async berat(kecuali: readonly string[] = []): Promise<Mg> {
    const row = await this.shop.db.one<{ berat: Mg }>(sql`
      SELECT coalesce(sum(d.berat_kotor), 0)::bigint AS berat FROM hutang_detail d JOIN hutang k USING (no_hutang)
      WHERE k.status = 'AKTIF' AND k.no_hutang <> ALL (${[...kecuali]}::text[])`)
    return row?.berat ?? mg(0)
  }

  /** Who looks on in the present round. */
  async saksi(no_so: string): Promise<User> {
    return (await this.owner.call(getOpnameHutang, { no_so })).putaran === 2 ? this.dewi : this.sales
  }

  /** Closes a round with what the bags weigh. */
  async tutup(no_so: string, siapa = this.budi, berat_timbang?: Mg): Promise<OutputOf<typeof tutupOpnameHutang>> {
    return tutupAmplop(siapa, { no_so, berat_timbang: berat_timbang ?? (await this.berat()) }, await this.saksi(no_so))
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
    const label = await Promise.all((await this.semua(kecuali)).map((no) => this.label(no)))
    const berat = await this.berat(kecuali)
    const data = await putaranAmplop(this.budi, no_so, label, berat, this.sales)
    return data.status === 'TUTUP' ? data : putaranAmplop(this.citra, no_so, label, berat, this.dewi)
  }

  /** How much there is of everything that a refusal must not add to. */
  isi(): Promise<unknown> {
    return this.shop.db.one(sql`
      SELECT (SELECT count(*)::int FROM jurnal) AS jurnal, (SELECT count(*)::int FROM hutang_opname) AS so,
        (SELECT count(*)::int FROM hutang_opname_pindai) AS pindai, (SELECT coalesce(sum(terakhir), 0)::int FROM nomor) AS nomor`)
  }
}

type BacaAlarm = (kode: string, lain?: object, siapa?: User) => Promise<readonly { isi: string; kunci: string }[]>

/** The warnings about goods in custody, and about counts of trays, each with what brings it. @param alarm how the test file reads warnings */
export const kasusAmplop = (alarm: BacaAlarm): Record<string, () => Promise<void>> => ({
  ...kasusOpname(alarm),
  JAMINAN_HILANG: async () => {
    const { shop, owner, kasir, sales } = await tokoHutang()
    const { no_hutang } = await hutangSah(sales, kasir)
    const isi = async () => (await alarm('JAMINAN_HILANG', {}, owner)).map((one) => one.isi)
    const { no_so } = await kasir.call(mulaiOpnameHutang, {})
    await putaranAmplop(kasir, no_so, [], mg(0), sales)
    expect(await isi()).toEqual([])
    const gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
    await putaranAmplop(gudang, no_so, [], mg(0), owner)
    expect(await isi()).toEqual([`${no_hutang} BU SARI 10.000 g tidak ditemukan`])
    await shop.close()
  },
  JAMINAN_PUTARAN: async () => {
    const { shop, owner, kasir, sales } = await tokoHutang()
    const { no_hutang } = await hutangSah(sales, kasir)
    const label = [await cetakAmplop(kasir, no_hutang)]
    const gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
    const isi = async () => (await alarm('JAMINAN_PUTARAN', {}, owner)).map((one) => one.isi)
    const { no_so } = await kasir.call(mulaiOpnameHutang, {})
    await putaranAmplop(kasir, no_so, [], mg(0), sales)
    expect(await isi()).toEqual([])
    await putaranAmplop(gudang, no_so, label, mg(10_120), owner)
    expect(await isi()).toEqual([
      `KASIR lalu GUDANG: ${no_hutang} tidak ada lalu ada, selisih kantong -10.120 g lalu 0.000 g`,
    ])
    await shop.close()
  },
  JAMINAN_BATAL: async () => {
    const { shop, owner, kasir, sales } = await tokoHutang()
    await hutangSah(sales, kasir)
    const isi = async () => (await alarm('JAMINAN_BATAL', {}, owner)).map((one) => one.isi)
    const batal = async () => ({ no_so: (await kasir.call(mulaiOpnameHutang, {})).no_so, alasan: 'SALAH' })
    await kasir.call(batalOpnameHutang, await batal())
    expect(await isi()).toEqual([])
    await disetujuiBila(owner, batalOpnameHutang, await batal())
    expect(await isi()).toEqual(['OWNER membatalkan hitungan KASIR sebelum ditutup: SALAH'])
    await shop.close()
  },
  LABEL_AMPLOP_ULANG: async () => {
    const { shop, owner, kasir, sales } = await tokoHutang()
    const { no_hutang } = await hutangSah(sales, kasir)
    const isi = async () => (await alarm('LABEL_AMPLOP_ULANG', {}, owner)).map((one) => one.isi)
    await cetakAmplop(kasir, no_hutang)
    expect(await isi()).toEqual([])
    await cetakAmplop(kasir, no_hutang, 'SOBEK')
    await cetakAmplop(kasir, no_hutang, 'SOBEK')
    expect(await isi()).toEqual([`KASIR mencetak ulang 2 label amplop: ${no_hutang}`])
    const tiga = {
      no_hutang: (await hutangSah(sales, kasir)).no_hutang,
      kertas: 'AMPLOP',
      rangkap: 3,
      alasan: 'X',
    } as const
    await sales.call(cetakHutang, tiga)
    expect(await isi()).toContain(`SALES mencetak ulang 2 label amplop: ${tiga.no_hutang}`)
    // A tick is of what it was, however old an earlier print of that day grows.
    const kunci = async () => (await alarm('LABEL_AMPLOP_ULANG', {}, owner)).map((one) => one.kunci).toSorted()
    const dulu = await kunci()
    await shop.db.run(sql`
      UPDATE cetak SET waktu = waktu - interval '40 days' WHERE user_id = 'KASIR' AND ke = 2 AND jenis = 'AMPLOP HUTANG'`)
    expect(await kunci()).toEqual(dulu)
    await shop.close()
  },
  JAMINAN_BERAT: async () => {
    const { shop, owner, kasir, sales } = await tokoHutang()
    const label = [await cetakAmplop(kasir, (await hutangSah(sales, kasir)).no_hutang)]
    const gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
    const isi = async () => (await alarm('JAMINAN_BERAT', {}, owner)).map((one) => one.isi)
    // One piece: the scale may be 0.010 g away from 10.120 g.
    const satu = (await kasir.call(mulaiOpnameHutang, {})).no_so
    await putaranAmplop(kasir, satu, label, mg(10_110), sales)
    await owner.call(setujuiOpnameHutang, { no_so: satu })
    const dua = (await kasir.call(mulaiOpnameHutang, {})).no_so
    await putaranAmplop(kasir, dua, label, mg(10_109), sales)
    expect(await isi()).toEqual([])
    await putaranAmplop(gudang, dua, label, mg(10_109), owner)
    expect(await isi()).toEqual(['Kantong 10.109 g, buku 10.120 g'])
    await shop.close()
  },
})
