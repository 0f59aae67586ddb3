/** Payouts taken back, alone and with their sale. Numbers in the names are those of the cases of areas/05. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { formCair, isiMarketplace, jualMarketplace } from '@kencana/testing/marketplace'
import { denganOtorisasi, disetujuiBila, setujui } from '@kencana/testing/pembelian'
import { batalForm, isiPenjualan } from '@kencana/testing/penjualan'
import { tolakan } from '@kencana/testing/pesanan'
import { isiRekening } from '@kencana/testing/rekening'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bacaSaldoUang } from '../../keuangan/uang/uang.api.ts'
import { ambilBank } from '../../keuangan/uang/uang.contract.ts'
import { kodeTransaksi } from '../../master/kode-transaksi/kode-transaksi.contract.ts'
import { batalJual } from '../transaksi-penjualan/transaksi-penjualan.contract.ts'
import { batalCair, cairMarketplace, listCair, piutangMarketplace } from './cair-marketplace.contract.ts'

/** A ring of 1 g: 2,350,000 x 70 %; 4 % of it are 65,800. */
const HARGA = 1_645_000
const BERSIH = 1_579_200

let shop: TestShop
let owner: User
let kasir: User
let sales: User
let nomor = 0
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(10_000_000))
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
  await isiMaster(owner)
  await isiPenjualan(owner)
  await isiMarketplace(owner)
  await isiRekening(owner)
})
afterAll(() => shop.close())

const cincin = async (): Promise<string> =>
  (await tambahCincin(owner, { berat: gram(1), berat_asli: gram(1) })).kode_barcode
const terjual = async () => {
  nomor += 1
  return jualMarketplace(sales, kasir, [await cincin()], `ORD-${nomor}`)
}
const cair = async (
  nota: Parameters<typeof formCair>[1],
  lain?: Parameters<typeof formCair>[2],
  ubah?: Parameters<typeof formCair>[3],
) => kasir.call(cairMarketplace, await formCair(kasir, nota, lain, ubah))
const buku = (dokumen: string) =>
  shop.db.rows(sql`
    SELECT m.akun, m.ref, sum(m.rp)::bigint AS rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE j.document = ${dokumen} AND m.rp <> 0 GROUP BY 1, 2 HAVING sum(m.rp) <> 0 ORDER BY 1, 2`)
const sisa = async (no_faktur_jual: string) =>
  (await owner.call(piutangMarketplace, {})).find((one) => one.no_faktur_jual === no_faktur_jual)?.sisa ?? 0
const bank = async (no_rekening = '0111') =>
  (await bacaSaldoUang(shop.db, { kode_toko: 'TK01', kode_laci: '-' }, { kas: true, bank: true })).bank.find(
    (one) => one.no_rekening === no_rekening,
  )?.saldo ?? 0

describe('a payout taken back', () => {
  it('is money out: beyond the limit by agreement, and the nota is owed again', async () => {
    const satu = await terjual()
    const { no_cair } = await cair([satu])
    const isian = { no_cair: no_cair[0] ?? '', alasan: 'salah rekening', otorisasi: null }
    const { no_batal } = await denganOtorisasi(kasir, batalCair, isian, 'BATAL PENCAIRAN')
    expect(no_batal).toMatch(/^BCP-/)
    expect(await sisa(satu.no_faktur_jual)).toBe(HARGA)
    expect(await tolakan(kasir, batalCair, isian)).toEqual([409, `Dokumen ${isian.no_cair} Sudah Dibatalkan`])
    await cair([satu])
    expect(await sisa(satu.no_faktur_jual)).toBe(0)
  })
})

describe('a sale that comes back after its payout', () => {
  it('is undone with every piece weighed, as heavy as it was sold within the scale’s tolerance', async () => {
    nomor += 1
    const kode = [await cincin(), await cincin()]
    const nota = await jualMarketplace(sales, kasir, kode, `ORD-${nomor}`)
    await cair([nota])
    const batal = (...berat: number[]) =>
      tolakan(
        kasir,
        batalJual,
        batalForm(nota, {
          timbang: berat.map((one, at) => ({ kode_barcode: nota.barang[at]?.kode_barcode ?? '', berat: gram(one) })),
        }),
      )
    const [satu, dua] = nota.barang.map((one) => one.kode_barcode)
    expect(await batal()).toEqual([422, `Timbang Dahulu Barang ${satu} Yang Kembali`])
    expect(await batal(1)).toEqual([422, `Timbang Dahulu Barang ${dua} Yang Kembali`])
    // max(0.010 g, 1 % of 1 g)
    expect(await batal(1, 0.989)).toEqual([
      422,
      `Barang ${dua} Ditimbang 0.989 g, Dijual 1.000 g: Bukan Barang Yang Sama`,
    ])
    expect(await batal(1, 1.011)).toEqual([
      422,
      `Barang ${dua} Ditimbang 1.011 g, Dijual 1.000 g: Bukan Barang Yang Sama`,
    ])
    expect(await batal(1.01, 0.99)).toEqual([422, 'Butuh Otorisasi BATAL PENJUALAN'])
    expect(await sisa(nota.no_faktur_jual)).toBe(0)
  })

  it('000.16 is undone with its payouts in one press: the platform takes its money from the account', async () => {
    const satu = await terjual()
    const { no_cair } = await cair([satu], {}, [{ diterima: rp(500_000), biaya: rp(0) }])
    const { no_cair: kedua } = await cair([satu])
    const awal = await bank()
    const isian = batalForm(satu)
    const { data } = await denganOtorisasi(kasir, batalJual, isian, 'BATAL PENJUALAN')
    expect(data.status).toBe('BATAL')
    // 1,145,000 less 4 % of it
    expect(awal - (await bank())).toBe(500_000 + 1_099_200)
    const list = await kasir.call(listCair, { tanggal: satu.tgl_system })
    for (const nomorCair of [...no_cair, ...kedua])
      expect(list.find((one) => one.no_cair === nomorCair)?.no_batal).toMatch(/^BCP-/)
    expect(await sisa(satu.no_faktur_jual)).toBe(0)
    expect(await buku(data.no_batal ?? '')).toContainEqual({
      akun: 'PIUTANG_MARKETPLACE',
      ref: satu.no_faktur_jual,
      rp: -HARGA,
    })
  })

  it('000.16 is refused with the sum that is missing where the account is short', async () => {
    await isiRekening(owner, '0444')
    const satu = await terjual()
    await cair([satu], { no_rekening: '0444' })
    const kategori = {
      kode_transaksi: 'TARIK',
      deskripsi: 'TARIK',
      media: 'BANK',
      arah: 'KELUAR',
      lawan: 'MODAL',
    } as const
    await owner.call(kodeTransaksi.create, kategori)
    const tarik = {
      no_rekening: '0444',
      kode_transaksi: 'TARIK',
      jumlah: rp(1_000_000),
      keterangan: 'tarik',
      pihak: '',
      otorisasi: null,
    }
    await disetujuiBila(owner, ambilBank, tarik)
    await expect(disetujuiBila(kasir, batalJual, batalForm(satu))).rejects.toThrow(
      'Saldo Rekening 0444 Kurang Rp. 1,000,000 Untuk Dikembalikan Ke Marketplace',
    )
    expect(await sisa(satu.no_faktur_jual)).toBe(0)
    expect(await bank('0444')).toBe(BERSIH - 1_000_000)
  })

  it('05.5.4 of eight cancels and payouts at once the books hold what was first', async () => {
    const satu = await terjual()
    const isian = await formCair(kasir, [satu])
    const form = batalForm(satu)
    const otorisasi = await setujui(kasir, batalJual, form)
    const hasil = await Promise.allSettled(
      Array.from({ length: 8 }, (_, at) =>
        at % 2 === 0 ? kasir.call(cairMarketplace, isian) : kasir.call(batalJual, { ...form, otorisasi }),
      ),
    )
    const berhasil = hasil.filter((one) => one.status === 'fulfilled').length
    const akhir = await shop.db.one<{ status: string; cair: number; batal: number; rp: number }>(sql`
      SELECT k.status, (SELECT count(*)::int FROM marketplace_cair c WHERE c.no_faktur_jual = k.no_faktur_jual) AS cair,
        (SELECT count(*)::int FROM marketplace_cair c WHERE c.no_faktur_jual = k.no_faktur_jual AND c.no_batal IS NOT NULL) AS batal,
        (SELECT sum(m.rp)::bigint FROM mutasi m WHERE m.akun = 'PIUTANG_MARKETPLACE' AND m.ref = k.no_faktur_jual) AS rp
      FROM penjualan k WHERE k.no_faktur_jual = ${satu.no_faktur_jual}`)
    expect(akhir?.rp).toBe(0)
    // Cancelled before it was paid out, or paid out first: then the agreement saw no payout, and it stands.
    expect(akhir?.status === 'BATAL' ? [berhasil, akhir.cair] : [berhasil, akhir?.cair, akhir?.batal]).toEqual(
      akhir?.status === 'BATAL' ? [1, 0] : [1, 1, 0],
    )
    // Each of the seven says why: what was done by then, or that the agreement is to a cancel without a payout.
    const faktur = `Faktur ${satu.no_faktur_jual}`
    const [cairLagi, batalLagi] =
      akhir?.status === 'BATAL'
        ? [`${faktur} Sudah Dibatalkan`, `${faktur} Sudah Dibatalkan`]
        : [`${faktur} Sudah Dicairkan`, 'Otorisasi Tidak Berlaku Untuk Data Ini']
    const sebab = hasil.flatMap((one, at) =>
      one.status === 'rejected' ? [[at % 2, (one.reason as Error).message]] : [],
    )
    expect(sebab).toHaveLength(7)
    expect(sebab.filter(([at, pesan]) => pesan !== (at === 0 ? cairLagi : batalLagi))).toEqual([])
  })

  it('05.5.4 an agreement to a cancel that saw no payout undoes none', async () => {
    const satu = await terjual()
    const form = batalForm(satu)
    const otorisasi = await setujui(kasir, batalJual, form)
    await cair([satu])
    const awal = await bank()
    await expect(kasir.call(batalJual, { ...form, otorisasi })).rejects.toThrow('Otorisasi Tidak Berlaku')
    expect([await bank(), await sisa(satu.no_faktur_jual)]).toEqual([awal, 0])
  })
})
