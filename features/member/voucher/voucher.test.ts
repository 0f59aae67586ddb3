/** Vouchers: issued, used, used in part, taken back, run out. Numbers in the names are those of the area's design. */
import type { InputOf, OutputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { mg, rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { anggotaBaru, beriPin, beriPoin, PIN_MEMBER } from '@kencana/testing/member'
import { denganOtorisasi, disetujuiBila, mintaDari } from '@kencana/testing/pembelian'
import { batalForm, bayarTunai, formJual, isiPenjualan, sahkanJual } from '@kencana/testing/penjualan'
import { tolakan } from '@kencana/testing/pesanan'
import { isiRekening } from '@kencana/testing/rekening'
import { denganSaksi } from '@kencana/testing/saksi'
import { bayarVoucher, voucherDijual, voucherDitukar } from '@kencana/testing/voucher'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listMinta } from '../../akses/otorisasi/otorisasi.contract.ts'
import { parameterPoint } from '../../master/parameter-point/parameter-point.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { batalJual, jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { saldoMember } from '../transaksi-poin/transaksi-poin.contract.ts'
import {
  batalVoucher,
  cekVoucher,
  getBatalVoucher,
  getVoucher,
  jualVoucher,
  listVoucher,
  tukarVoucher,
} from './voucher.contract.ts'
import { kertasVoucher } from './voucher.receipt.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
  await isiMaster(owner)
  await isiPenjualan(owner)
  await disetujuiBila(owner, ubahParaSystem, { key: 'nilai_poin', value: '1000', otorisasi: null })
  await disetujuiBila(owner, ubahParaSystem, { key: 'voucher_masa', value: '1', otorisasi: null })
})
afterAll(() => shop.close())

const HARGA = 5_733_000
type Voucher = OutputOf<typeof getVoucher>

const dijual = (nilai: number) => voucherDijual(kasir, nilai)
const ditukar = (poin: number) => voucherDitukar(owner, kasir, poin)
const tercatat = ({ no_voucher }: Pick<Voucher, 'no_voucher'>, jumlah: number) =>
  bayarVoucher({ kode: no_voucher }, jumlah)
const form = async (pembayaran: InputOf<typeof jual>['pembayaran'], lain: Partial<InputOf<typeof jual>> = {}) =>
  formJual(sales, [(await tambahCincin(owner)).kode_barcode], { pembayaran, ...lain })
const masuk = async (pembayaran: InputOf<typeof jual>['pembayaran'], lain: Partial<InputOf<typeof jual>> = {}) =>
  (await disetujuiBila(sales, jual, await form(pembayaran, lain))).data
const sah = async (nota: Awaited<ReturnType<typeof masuk>>, pembayaran?: InputOf<typeof jual>['pembayaran']) => {
  const [satu] = (await sahkanJual(kasir, [nota], pembayaran ?? [])).data
  if (!satu) throw new Error('nothing validated')
  return satu
}
const baris = (document: string) =>
  shop.db.rows<{ akun: string; ref: string; rp: number }>(sql`
    SELECT m.akun, m.ref, m.rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE j.document = ${document} AND m.akun IN ('KAS', 'VOUCHER', 'DISKON', 'PENDAPATAN_LAIN') ORDER BY m.urut`)
const keadaan = async ({ no_voucher }: Pick<Voucher, 'no_voucher'>) => {
  const { status, berlaku_sampai } = await owner.call(getVoucher, { no_voucher })
  return [status, berlaku_sampai]
}

it('is not bought with points where a shop gives them no value', async () => {
  const nilai = (value: string) => disetujuiBila(owner, ubahParaSystem, { key: 'nilai_poin', value, otorisasi: null })
  const banyak = () => shop.db.one(sql`SELECT count(*)::int AS n FROM voucher`)
  const kode_member = await anggotaBaru(owner, 'BU TANPA NILAI')
  await beriPoin(owner, kode_member, 100)
  await beriPin(owner, kode_member)
  const sebelum = await banyak()
  await nilai('0')
  await expect(kasir.call(tukarVoucher, { kode_member, poin: 10, bukti: PIN_MEMBER })).rejects.toThrow(
    'Poin Bukan Cara Bayar Di Toko Ini',
  )
  await nilai('1000')
  expect(await banyak()).toEqual(sebelum)
})

describe('a voucher', () => {
  it('is sold for money, owed from then on, and goes back with it', async () => {
    const voucher = await dijual(500_000)
    const { no_voucher } = voucher
    expect(voucher).toMatchObject({ nilai: 500_000, asal: 'JUAL', berlaku_sampai: '2026-04-02', status: 'AKTIF' })
    expect([kertasVoucher(voucher, []).laci, kertasVoucher({ ...voucher, pembayaran: [] }, []).laci]).toEqual([
      true,
      false,
    ])
    expect(voucher.kode).toMatch(/^VC-TK01-260302-\d{4}-[A-Z2-7]{6}$/)
    expect(await baris(no_voucher)).toEqual([
      { akun: 'KAS', ref: '-', rp: 500_000 },
      { akun: 'VOUCHER', ref: no_voucher, rp: -500_000 },
    ])
    const { no_batal } = await denganOtorisasi(kasir, batalVoucher, { no_voucher, alasan: 'X' }, 'BATAL VOUCHER')
    expect(no_batal).toMatch(/^BVC-/)
    expect(await kasir.call(getBatalVoucher, { no_batal })).toMatchObject({
      dokumen: no_voucher,
      untuk: { nama: 'MEMBER', nomor: '-' },
      pembayaran: [{ arah: 'KELUAR', cara_bayar: 'CASH', jumlah: 500_000 }],
      saldo: null,
    })
    expect((await keadaan(voucher))[0]).toBe('BATAL')
    expect(await tolakan(kasir, cekVoucher, { kode: voucher.kode })).toEqual([
      422,
      `Voucher ${no_voucher} Sudah Dibatalkan`,
    ])
    expect(await tolakan(kasir, jualVoucher, { kode_member: '-', nilai: rp(2), pembayaran: [bayarTunai(1)] })).toEqual([
      422,
      'Pembayaran Harus Rp. 2',
    ])
    // Its code pays: who may not print it again does not read it.
    expect((await tolakan(kasir, getVoucher, { no_voucher }))[0]).toBe(403)
    expect(JSON.stringify(await kasir.call(listVoucher, { tanggal: '2026-03-02' }))).not.toContain(voucher.kode)
  })

  it('is paid through a bank only before the eyes of somebody else, however little it is', async () => {
    await isiRekening(owner)
    const transfer = { cara_bayar: 'TRANSFER' as const, no_rekening: '0111', jumlah: rp(10_000), masuk: true }
    const isi = { kode_member: '-', nilai: rp(10_000), pembayaran: [transfer] }
    expect(await tolakan(kasir, jualVoucher, isi)).toEqual([422, 'Butuh Saksi PEMBAYARAN NON TUNAI'])
    expect((await tolakan(owner, jualVoucher, isi))[1]).toBe('Butuh Saksi PEMBAYARAN NON TUNAI')
    await shop.user(owner, 'SAKSI', 'KASIR')
    const { no_voucher } = await denganSaksi(kasir, await shop.login('SAKSI'), jualVoucher, isi, 'PEMBAYARAN NON TUNAI')
    const batal = { no_voucher, alasan: 'X', otorisasi: null }
    const { minta } = await mintaDari(kasir, batalVoucher, batal)
    const terbuka = await owner.call(listMinta, {})
    expect(terbuka.find((one) => one.id === minta)?.kasus.map((one) => one.keterangan)).toContain(
      `${no_voucher} Rp. 10,000, dijual KASIR, dibayar TRANSFER 0111 Rp. 10,000`,
    )
    expect((await tolakan(owner, batalVoucher, batal))[1]).toMatch(/^Butuh Otorisasi BATAL VOUCHER/)
  })

  it('is given for points as a discount, and gives them back', async () => {
    const { kode_member, voucher } = await ditukar(300)
    expect(voucher).toMatchObject({ nilai: 300_000, asal: 'POIN', poin: 300 })
    expect(await baris(voucher.no_voucher)).toEqual([
      { akun: 'DISKON', ref: 'POIN', rp: 300_000 },
      { akun: 'VOUCHER', ref: voucher.no_voucher, rp: -300_000 },
    ])
    const punya = async () => (await owner.call(saldoMember, { kode_member })).saldo
    expect(await punya()).toBe(9_700)
    const { no_batal } = await kasir.call(batalVoucher, { no_voucher: voucher.no_voucher, alasan: 'X' })
    expect(await punya()).toBe(10_000)
    // No money came for it.
    expect(await tolakan(kasir, getBatalVoucher, { no_batal })).toEqual([404, `Bukti ${no_batal} Tidak Ada`])
    const lebih = { kode_member, poin: 10_001, bukti: '246810' }
    expect(await tolakan(kasir, tukarVoucher, lebih)).toEqual([422, 'Poin Tidak Cukup'])
    expect(await tolakan(kasir, tukarVoucher, { ...lebih, poin: 1, bukti: '000000' })).toEqual([
      422,
      'PIN Member Salah',
    ])
  })
})

describe('a sale', () => {
  it('is paid with one whole and the rest in cash', async () => {
    const voucher = await dijual(733_000)
    const nota = await masuk([bayarVoucher(voucher, 733_000), bayarTunai(5_000_000)])
    expect((await keadaan(voucher))[0]).toBe('DIPESAN')
    const { no_faktur_jual } = await sah(nota)
    expect((await keadaan(voucher))[0]).toBe('DIPAKAI')
    expect(await baris(no_faktur_jual)).toEqual([
      { akun: 'VOUCHER', ref: voucher.no_voucher, rp: 733_000 },
      { akun: 'KAS', ref: '-', rp: 5_000_000 },
    ])
  })

  it('000.17 lets what it does not use of one lapse, and nobody pay the rest in cash meanwhile', async () => {
    const voucher = await dijual(6_000_000)
    expect(await tolakan(sales, jual, await form([bayarVoucher(voucher, 733_000), bayarTunai(5_000_000)]))).toEqual([
      422,
      `Voucher ${voucher.no_voucher} Dipakai Seluruhnya Sebelum Cara Bayar Lain`,
    ])
    const { no_faktur_jual } = await sah(await masuk([bayarVoucher(voucher, HARGA)]))
    expect(await baris(no_faktur_jual)).toEqual([
      { akun: 'VOUCHER', ref: voucher.no_voucher, rp: HARGA },
      { akun: 'VOUCHER', ref: voucher.no_voucher, rp: 267_000 },
      { akun: 'PENDAPATAN_LAIN', ref: 'VOUCHER', rp: -267_000 },
    ])
  })

  it('takes none that is made up, twice there, worth less, or of another shop', async () => {
    const voucher = await dijual(1_000_000)
    const { no_voucher, kode } = voucher
    const coba = async (...list: InputOf<typeof jual>['pembayaran']) =>
      (await tolakan(sales, jual, await form(list)))[1]
    const tiada = 'Voucher Tidak Dikenal'
    expect(await coba(tercatat(voucher, 1_000_000), bayarTunai(4_733_000))).toBe(tiada)
    expect(await coba(bayarVoucher({ kode: `${no_voucher}-AAAAAA` }, 1_000_000), bayarTunai(4_733_000))).toBe(tiada)
    expect(await coba(bayarVoucher({ kode: 'X-1' }, 1_000_000), bayarTunai(4_733_000))).toBe(tiada)
    expect(await coba(bayarVoucher(voucher, 1_000_001), bayarTunai(4_732_999))).toBe(
      `Voucher ${no_voucher} Bernilai Rp. 1,000,000`,
    )
    await shop.toko(owner, 'TK02')
    const jauh = await shop.user(owner, 'KASIR2', 'KASIR', 'TK02')
    expect(await tolakan(jauh, cekVoucher, { kode })).toEqual([422, `Voucher ${no_voucher} Dipakai Di Toko TK01`])
    expect(await kasir.call(cekVoucher, { kode })).toMatchObject({ no_voucher, nilai: 1_000_000 })
    // The cashier neither adds one nor leaves one out.
    const nota = await masuk([])
    await expect(sah(nota, [tercatat(voucher, 1_000_000), bayarTunai(4_733_000)])).rejects.toThrow(
      'Voucher Hanya Dipakai Di Entri Penjualan',
    )
    await sales.call(batalJual, batalForm(nota))
  })

  it('11. holds one that it waits with: another takes it neither before nor after', async () => {
    const voucher = await dijual(733_000)
    const list = [bayarVoucher(voucher, 733_000), bayarTunai(5_000_000)]
    const dua = await Promise.all([await form(list), await form(list)].map((isi) => tolakan(sales, jual, isi)))
    expect(dua.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const [lain] = await shop.db.rows<{ no: string; versi: number }>(sql`
      SELECT f.no_faktur_jual::text AS no, f.versi FROM voucher v JOIN penjualan f USING (no_faktur_jual)
      WHERE v.no_voucher = ${voucher.no_voucher}`)
    await sales.call(batalJual, batalForm({ no_faktur_jual: lain?.no ?? '', versi: lain?.versi ?? 0 }))
    expect(await keadaan(voucher)).toEqual(['AKTIF', '2026-04-02'])
    await sah(await masuk(list))
    expect((await tolakan(sales, jual, await form(list)))[0]).toBe(409)
  })

  it('that is undone lets it live', async () => {
    const voucher = await dijual(6_000_000)
    const nota = await sah(await masuk([bayarVoucher(voucher, HARGA)]))
    expect((await tolakan(kasir, batalVoucher, { no_voucher: voucher.no_voucher, alasan: 'X' }))[1]).toBe(
      `Voucher ${voucher.no_voucher} Sudah DIPAKAI`,
    )
    await denganOtorisasi(kasir, batalJual, batalForm(nota), 'BATAL PENJUALAN')
    expect(await keadaan(voucher)).toEqual(['AKTIF', '2026-04-02'])
    await sah(await masuk([bayarVoucher(voucher, HARGA)]))
  })

  it('counts those for points as a discount of who enters it, and they earn no points', async () => {
    const gram = { type: 'GRAM' as const, per_gram: mg(1_000), per_rp: rp(0), poin: 100 }
    await owner.call(parameterPoint.create, { kode_group: 'MM', ...gram })
    const { voucher } = await ditukar(5_733)
    const lain = await shop.user(owner, 'SALES-LAIN', 'SALES')
    await expect(lain.call(jual, await form([bayarVoucher(voucher, HARGA)]))).rejects.toThrow(
      'Butuh Otorisasi HARGA JUAL',
    )
    const pembeli = await anggotaBaru(owner, 'BU PEMBELI')
    await sah(await masuk([bayarVoucher(voucher, HARGA)], { kode_member: pembeli, nama_customer: 'BU PEMBELI' }))
    expect((await owner.call(saldoMember, { kode_member: pembeli })).saldo).toBe(0)
    const tunai = await anggotaBaru(owner, 'BU TUNAI')
    const dibeli = await dijual(HARGA)
    await sah(await masuk([bayarVoucher(dibeli, HARGA)], { kode_member: tunai, nama_customer: 'BU TUNAI' }))
    expect((await owner.call(saldoMember, { kode_member: tunai })).saldo).toBe(300)
  })
})

describe('with the end of its last day', () => {
  it('10. 000.17, 000.34 it runs out once, and a sale that it paid before gives it back for a week', async () => {
    const habis = await dijual(400_000)
    const dipakai = await dijual(733_000)
    const nota = await sah(await masuk([bayarVoucher(dipakai, 733_000), bayarTunai(5_000_000)]))
    await shop.db.run(sql`
      UPDATE voucher SET berlaku_sampai = tgl_system
      WHERE no_voucher IN (${habis.no_voucher}, ${dipakai.no_voucher})`)
    // Its last day is one of its days.
    expect((await kasir.call(cekVoucher, { kode: habis.kode })).nilai).toBe(400_000)
    owner = await shop.nextDay(owner)
    kasir = await shop.login('KASIR')
    sales = await shop.login('SALES')
    expect((await keadaan(habis))[0]).toBe('HANGUS')
    const hangus = () =>
      shop.db.rows<{ no: string; jumlah: number }>(sql`SELECT no_hangus::text AS no, jumlah FROM voucher_hangus`)
    const [satu] = await hangus()
    expect(satu).toEqual({ no: expect.stringMatching(/^VCH-TK01-260302-/), jumlah: 400_000 })
    expect(await baris(satu?.no ?? '')).toEqual([
      { akun: 'VOUCHER', ref: habis.no_voucher, rp: 400_000 },
      { akun: 'PENDAPATAN_LAIN', ref: 'VOUCHER', rp: -400_000 },
    ])
    expect((await tolakan(sales, jual, await form([bayarVoucher(habis, 400_000), bayarTunai(5_333_000)])))[1]).toBe(
      `Voucher ${habis.no_voucher} Sudah Kedaluwarsa 2026-03-02`,
    )
    await denganOtorisasi(owner, batalJual, batalForm(nota), 'BATAL PENJUALAN')
    expect(await keadaan(dipakai)).toEqual(['AKTIF', '2026-03-10'])
    owner = await shop.nextDay(owner)
    expect(await hangus()).toHaveLength(1)
    expect(await shop.violations()).toEqual([])
  })
})
