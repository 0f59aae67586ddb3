/** Payouts of marketplaces. Numbers in the names are those of the cases of areas/05. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { formCair, formMarketplace, isiMarketplace, jualMarketplace } from '@kencana/testing/marketplace'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { isiPenjualan, jualSah } from '@kencana/testing/penjualan'
import { tolakan } from '@kencana/testing/pesanan'
import { isiRekening } from '@kencana/testing/rekening'
import { denganSaksi } from '@kencana/testing/saksi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { laporanCash, laporanNonCash } from '../../keuangan/laporan-uang/laporan-uang.contract.ts'
import { bacaSaldoUang } from '../../keuangan/uang/uang.api.ts'
import { getJual } from '../transaksi-penjualan/nota.contract.ts'
import { jual } from '../transaksi-penjualan/transaksi-penjualan.contract.ts'
import { batalCair, cairMarketplace, listCair, piutangMarketplace } from './cair-marketplace.contract.ts'

/** A ring of 1 g: 2,350,000 x 70 %; 4 % of it are 65,800. */
const HARGA = 1_645_000
const BIAYA = 65_800
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
const batal = (no_cair: string) =>
  disetujuiBila(kasir, batalCair, { no_cair, alasan: 'salah rekening', otorisasi: null })
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

describe('a payout', () => {
  it('000.16 brings money less the fee, which is a cost, and settles its notas one by one', async () => {
    const [satu, dua] = [await terjual(), await terjual()]
    const awal = await bank()
    const { no_cair, no_cair_group } = await cair([satu, dua], { referensi: 'trf-001' })
    expect(no_cair).toHaveLength(2)
    expect(no_cair[0]).toBe(no_cair_group)
    // What a platform paid is of those who read such sums.
    const dibaca = async (siapa: User) => (await siapa.call(getJual, { no_faktur: satu.no_faktur_jual })).cair
    expect([await dibaca(kasir), await dibaca(sales)]).toEqual([BERSIH, 0])
    expect(await buku(no_cair[1] ?? '')).toEqual([
      { akun: 'BANK', ref: '0111', rp: BERSIH },
      { akun: 'BIAYA', ref: 'MARKETPLACE', rp: BIAYA },
      { akun: 'PIUTANG_MARKETPLACE', ref: dua.no_faktur_jual, rp: -HARGA },
    ])
    expect((await bank()) - awal).toBe(2 * BERSIH)
    expect([await sisa(satu.no_faktur_jual), await sisa(dua.no_faktur_jual)]).toEqual([0, 0])
    const list = await kasir.call(listCair, { tanggal: satu.tgl_system })
    expect(list.find((one) => one.no_cair === no_cair[1])).toMatchObject({
      no_cair_group,
      no_faktur_jual: dua.no_faktur_jual,
      diterima: BERSIH,
      biaya: BIAYA,
      referensi: 'TRF001',
      no_batal: null,
    })
  })

  it('05.5.1 pays a sale once, in one form and in two', async () => {
    const satu = await terjual()
    const isian = await formCair(kasir, [satu])
    const [baris] = isian.data
    if (!baris) throw new Error('nothing owed')
    expect(await tolakan(kasir, cairMarketplace, { ...isian, data: [baris, baris] })).toEqual([
      400,
      'Faktur Yang Sama Dua Kali',
    ])
    await kasir.call(cairMarketplace, isian)
    expect(await tolakan(kasir, cairMarketplace, isian)).toEqual([409, `Faktur ${satu.no_faktur_jual} Sudah Dicairkan`])
  })

  it('05.5.1 of eight at once one pays', async () => {
    const satu = await terjual()
    const isian = await formCair(kasir, [satu])
    const awal = await bank()
    const hasil = await Promise.allSettled(Array.from({ length: 8 }, () => kasir.call(cairMarketplace, isian)))
    expect(hasil.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect((await bank()) - awal).toBe(BERSIH)
  })

  it('05.5.2 settles no more than is owed', async () => {
    const satu = await terjual()
    for (const [diterima, biaya] of [
      [HARGA + 1, 0],
      [HARGA, 1],
      [BERSIH, BIAYA + 1],
    ] as const)
      await expect(cair([satu], {}, [{ diterima: rp(diterima), biaya: rp(biaya) }])).rejects.toThrow(
        `Pencairan ${satu.no_faktur_jual} Melebihi Piutang Rp. 1,645,000`,
      )
    expect(await sisa(satu.no_faktur_jual)).toBe(HARGA)
  })

  it('05.5.3 in parts leaves the rest owed, and ends with it', async () => {
    const satu = await terjual()
    await cair([satu], {}, [{ diterima: rp(500_000), biaya: rp(0) }])
    expect(await sisa(satu.no_faktur_jual)).toBe(1_145_000)
    const isian = await formCair(kasir, [satu])
    await cair([satu], {}, [{ diterima: rp(345_000), biaya: rp(0) }])
    expect(await tolakan(kasir, cairMarketplace, isian)).toEqual([
      409,
      `Faktur ${satu.no_faktur_jual} Sudah Diproses Oleh User Lain`,
    ])
    await expect(cair([satu], {}, [{ diterima: rp(800_001), biaya: rp(0) }])).rejects.toThrow(
      'Melebihi Piutang Rp. 800,000',
    )
    // 4 % of 800,000
    await cair([satu], {}, [{ diterima: rp(768_000), biaya: rp(32_000) }])
    expect(await sisa(satu.no_faktur_jual)).toBe(0)
  })

  it('05.5.6 has no fee below nothing, and money in it', async () => {
    const satu = await terjual()
    const isian = await formCair(kasir, [satu])
    const [baris] = isian.data
    const kirim = (ubah: object) =>
      kasir.send('POST', 'penjualan/marketplace/cair', { body: { ...isian, data: [{ ...baris, ...ubah }] } })
    expect(await kirim({ diterima: HARGA + 500, biaya: -500 })).toMatchObject({
      status: 400,
      text: 'Biaya Tidak Boleh Kurang Dari 0',
    })
    expect(await kirim({ diterima: 0, biaya: HARGA })).toMatchObject({
      status: 400,
      text: 'Diterima Harus Lebih Dari 0',
    })
  })

  it('is one of sales through one platform that are right, of this shop, to one of its accounts', async () => {
    await isiMarketplace(owner, 'SHOPEE')
    const lain = await jualMarketplace(sales, kasir, [await cincin()], 'S-1', {
      marketplace: { kode_marketplace: 'SHOPEE', no_order: 'S-1' },
    })
    const isian = await formCair(kasir, [await terjual(), lain])
    expect(await tolakan(kasir, cairMarketplace, isian)).toEqual([422, 'Satu Pencairan Dari Satu Marketplace'])
    const satu = { sisa: rp(HARGA), diterima: rp(HARGA), biaya: rp(0) }
    const nomorFaktur = (no_faktur_jual: string) =>
      tolakan(kasir, cairMarketplace, { ...isian, data: [{ ...satu, no_faktur_jual }] })
    const toko = await jualSah(sales, kasir, [await cincin()])
    expect(await nomorFaktur(toko.no_faktur_jual)).toEqual([
      422,
      `Faktur ${toko.no_faktur_jual} Bukan Penjualan Marketplace`,
    ])
    const { data: buka } = await sales.call(jual, await formMarketplace(sales, [await cincin()], 'B-1'))
    expect(await nomorFaktur(buka.no_faktur_jual)).toEqual([409, `Faktur ${buka.no_faktur_jual} Belum Sah`])
    expect(await nomorFaktur('FJ-TK02-260302-0001')).toEqual([404, 'Faktur FJ-TK02-260302-0001 Tidak Ada'])
    const rekening = await formCair(kasir, [lain], { no_rekening: '0999' })
    expect(await tolakan(kasir, cairMarketplace, rekening)).toEqual([422, 'Rekening 0999 Tidak Ada'])
    expect((await sales.send('GET', 'penjualan/marketplace/piutang')).status).toBe(403)
  })

  it('with a fee beyond the owner’s figure counts as an expense, line by line, and is agreed to beyond that limit', async () => {
    // 65,800 and 500,001 more; a nota without any fee does not make up for it.
    const [mahal, gratis] = [await terjual(), await terjual()]
    const lebih = BIAYA + 500_001
    const ubah = [
      { diterima: rp(HARGA - lebih), biaya: rp(lebih) },
      { diterima: rp(HARGA), biaya: rp(0) },
    ]
    const isian = await formCair(kasir, [mahal, gratis], {}, ubah)
    const { no_cair_group } = await denganOtorisasi(kasir, cairMarketplace, isian, 'BIAYA MARKETPLACE')
    expect(await tolakan(kasir, batalCair, { no_cair: no_cair_group, alasan: 'salah', otorisasi: null })).toEqual([
      422,
      'Butuh Otorisasi BATAL PENCAIRAN, BATAL DOKUMEN',
    ])
    const sedikit = await terjual()
    await cair([sedikit], {}, [{ diterima: rp(BERSIH - 100_000), biaya: rp(BIAYA + 100_000) }])
    expect(await sisa(sedikit.no_faktur_jual)).toBe(0)
  })

  it('by a slip that paid another bill is agreed to, part of its own form or not', async () => {
    await cair([await terjual(), await terjual()], { referensi: 'TRF-DUA' })
    const isian = await formCair(kasir, [await terjual()], { referensi: 'TRF-DUA' })
    await denganOtorisasi(kasir, cairMarketplace, isian, 'BUKTI BAYAR DIPAKAI LAGI')
  })

  it('above what somebody confirms alone is seen at the bank by somebody else', async () => {
    // Four of them are 6,316,800.
    const nota = [await terjual(), await terjual(), await terjual(), await terjual()]
    const isian = await formCair(kasir, nota)
    await denganSaksi(kasir, owner, cairMarketplace, isian, 'PEMBAYARAN NON TUNAI')
    expect(await sisa(nota[0]?.no_faktur_jual ?? '')).toBe(0)
  })

  it('stands in the money report under its own name, its undo beside it', async () => {
    const hari = (await terjual()).tgl_system
    const isian = { tgl_awal: hari, tgl_akhir: hari, kategori: 'ALL' }
    const marketplace = async () => {
      const rows = await owner.call(laporanNonCash, {
        ...isian,
        type: 'REKAP',
        jenis: 'ALL',
        no_rekening: 'ALL',
        cair: 'ALL',
      })
      return rows.find((row) => row.kategori === 'MARKETPLACE')
    }
    const awal = await marketplace()
    const { no_cair } = await cair([await terjual()])
    await batal(no_cair[0] ?? '')
    expect(Number((await marketplace())?.jumlah_in) - Number(awal?.jumlah_in ?? 0)).toBe(BERSIH)
    expect(Number((await marketplace())?.jumlah_out) - Number(awal?.jumlah_out ?? 0)).toBe(BERSIH)
    const cash = await owner.call(laporanCash, { ...isian, type_laporan: 'REKAP', user_id: 'ALL', kode_laci: 'ALL' })
    expect(cash.some((row) => row.kategori === 'MARKETPLACE')).toBe(false)
  })
})
