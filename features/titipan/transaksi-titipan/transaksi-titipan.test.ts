/** Deposits from entry to their end. Numbers in the names are those of the cases of the area's design. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { bayarTunai, formJual, isiPenjualan } from '@kencana/testing/penjualan'
import { isiRekening } from '@kencana/testing/rekening'
import { batalTitipForm, formTitip, isiBakiTitip, sahkanTitip, titipSah } from '@kencana/testing/titipan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cetak } from '../../cetak/cetak.contract.ts'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { baki } from '../../master/baki/baki.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { barangDijual } from '../../penjualan/transaksi-penjualan/barang-jual.contract.ts'
import { jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { BON_TITIPAN, bukaTitipan, getTitipan } from './titipan.contract.ts'
import {
  batalTitipan,
  batalUangTitipan,
  tambahUangTitipan,
  titip,
  tolakTitipan,
  validasiTitipan,
} from './transaksi-titipan.contract.ts'

const HARGA = 5_733_000

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
  await isiBakiTitip(owner)
  await isiRekening(owner, '0111')
})
afterAll(() => shop.close())

const cincin = async (): Promise<string> => (await tambahCincin(owner)).kode_barcode
const kas = async () => (await owner.call(saldoUang, {})).kas ?? 0
const letak = async (kode: string) =>
  (
    await shop.db.one<{ s: string }>(
      sql`SELECT status_barang || ' ' || coalesce(kode_baki::text, '-') AS s FROM barang WHERE kode_barcode = ${kode}`,
    )
  )?.s
const buku = (dokumen: string) =>
  shop.db.rows(sql`
    SELECT m.akun, m.ref, m.pcs, m.mg, m.rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE j.document = ${dokumen} ORDER BY j.id, m.urut`)
const saldo = async (no_titip: string) =>
  (
    await shop.db.one<{ rp: number }>(
      sql`SELECT coalesce(-sum(rp), 0)::bigint AS rp FROM mutasi WHERE akun = 'TITIPAN' AND ref = ${no_titip}`,
    )
  )?.rp
const satu = (no_titip: string) => owner.call(getTitipan, { no_titip })
/** What a deposit changes, to be the same after a refusal. */
const keadaan = () =>
  shop.db.rows(sql`
    SELECT (SELECT count(*) FROM titipan) AS titipan, (SELECT count(*) FROM jurnal) AS jurnal,
      (SELECT string_agg(kode_barcode || status_barang || versi, ',' ORDER BY kode_barcode) FROM barang) AS barang`)
const ditolak = async (kerja: () => Promise<unknown>, kata: string): Promise<void> => {
  const awal = await keadaan()
  await expect(kerja()).rejects.toThrow(kata)
  expect(await keadaan()).toEqual(awal)
}

it('is not right by the word of who may not validate it, and is no money of nothing', async () => {
  const kode = [await cincin(), await cincin()]
  const sebelum = [await kas(), ...(await Promise.all(kode.map(letak)))]
  const coba = async (lain: Parameters<typeof formTitip>[2], kata: string) => {
    await expect(sales.call(titip, await formTitip(sales, kode, lain))).rejects.toThrow(kata)
    expect([await kas(), ...(await Promise.all(kode.map(letak)))]).toEqual(sebelum)
  }
  await coba({ titip: rp(4_000_000), sahkan: true }, 'Titipan Ini Divalidasi Kasir')
  await coba({ titip: rp(1) }, 'Uang Titipan Terlalu Sedikit Untuk Semua Barang')
})

describe('a deposit', () => {
  it('waits at the cashier, then keeps its piece and owes its money', async () => {
    const kode = await cincin()
    const awal = await kas()
    const { data } = await sales.call(titip, await formTitip(sales, [kode], { titip: rp(2_000_000) }))
    expect(data).toMatchObject({
      status: 'OPEN',
      total: HARGA,
      titip: 2_000_000,
      mengikat: true,
      tgl_system: '2026-03-02',
      tgl_batas: '2026-03-16',
      barang: [{ status: 'OPEN', dibayar: 0, total: HARGA }],
    })
    const { no_titip_group } = data
    expect(no_titip_group).toMatch(/^TTP-TK01-/)
    expect([await letak(kode), await buku(no_titip_group)]).toEqual(['KASIR CN01', []])
    expect((await kasir.call(bukaTitipan, {})).map((one) => one.no_titip_group)).toEqual([no_titip_group])
    const form = await sahkanTitip(kasir, data)
    expect(form).toMatchObject({ status: 'DONE', valid_by: 'KASIR', barang: [{ status: 'DONE', dibayar: 2_000_000 }] })
    expect(await letak(kode)).toBe('TITIP TT01')
    expect(await buku(no_titip_group)).toEqual([
      { akun: 'KAS', ref: '-', pcs: 0, mg: 0, rp: 2_000_000 },
      { akun: 'BAKI', ref: 'CN01', pcs: -1, mg: -3485, rp: 0 },
      { akun: 'BAKI', ref: 'TT01', pcs: 1, mg: 3485, rp: 0 },
      { akun: 'TITIPAN', ref: no_titip_group, pcs: 0, mg: 0, rp: -2_000_000 },
    ])
    expect(await kas()).toBe(awal + 2_000_000)
    await expect(sales.call(barangDijual, { kode })).rejects.toThrow(`Barang ${kode} Dititip`)
  })

  it('02.5.1 of two on one piece at once is one', async () => {
    const kode = await cincin()
    const isian = await formTitip(sales, [kode])
    const dua = await Promise.allSettled([sales.call(titip, isian), owner.call(titip, isian)])
    expect(dua.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await letak(kode)).toBe('KASIR CN01')
    await expect(owner.call(titip, isian)).rejects.toThrow(`Barang ${kode} Sudah Diproses Oleh User Lain`)
  })

  it('02.5.2 against a sale of the same piece is the one that came first', async () => {
    const kode = await cincin()
    const [dititip, dijual] = [await formTitip(sales, [kode]), await formJual(owner, [kode])]
    const delapan = await Promise.allSettled(
      Array.from({ length: 8 }, (_, ke) => (ke % 2 === 0 ? sales.call(titip, dititip) : owner.call(jual, dijual))),
    )
    expect(delapan.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    for (const one of delapan)
      if (one.status === 'rejected')
        expect(String(one.reason)).toContain(`Barang ${kode} Sudah Diproses Oleh User Lain`)
  })

  it('000.9 that keeps a price asks for 30 % of it, of money that is there; one that does not for 10 %', async () => {
    const kode = await cincin()
    const kurang = await formTitip(sales, [kode], { titip: rp(1_719_899) })
    await ditolak(() => sales.call(titip, kurang), 'Butuh Otorisasi TITIPAN')
    const bebas = await formTitip(sales, [kode], { mengikat: false, titip: rp(573_299) })
    await ditolak(() => sales.call(titip, bebas), 'Butuh Otorisasi TITIPAN')
    const cukup = await formTitip(sales, [kode], { titip: rp(1_719_900) })
    const { data } = await sales.call(titip, cukup)
    const transfer = { ...bayarTunai(1_719_900), cara_bayar: 'TRANSFER' as const, no_rekening: '0111' }
    const { no_titip_group, versi } = data
    const sahkan = (pembayaran: (typeof transfer)[]) => ({ data: [{ no_titip_group, versi, pembayaran }] })
    await ditolak(() => kasir.call(validasiTitipan, sahkan([transfer])), 'Butuh Otorisasi TITIPAN')
    await ditolak(
      () => kasir.call(validasiTitipan, sahkan([{ ...transfer, jumlah: rp(1_719_899) }])),
      'Pembayaran Harus Rp. 1,719,900',
    )
    const form = await sahkanTitip(kasir, data, [{ ...transfer, masuk: true }])
    expect(form.pembayaran).toMatchObject([{ cara_bayar: 'TRANSFER', cek: 'MASUK' }])
  })

  it('takes no haggling where no price is kept, no more than its price, and names who left it', async () => {
    const kode = await cincin()
    const tawar = await formTitip(sales, [kode], { mengikat: false }, [{ total: rp(HARGA - 500) }])
    await ditolak(() => sales.call(titip, tawar), 'Tidak Mengikat, Tidak Bisa Ditawar')
    const lebih = await formTitip(sales, [kode], { titip: rp(HARGA + 1) })
    await ditolak(() => sales.call(titip, lebih), 'Uang Titipan Melebihi Harga Barang')
    const tanpa = await formTitip(sales, [kode], { nama_customer: '' })
    await ditolak(() => sales.call(titip, tanpa), 'Nama Customer Harus Diisi')
    const murah = await formTitip(sales, [kode], { titip: rp(2_000_000) }, [{ total: rp(HARGA - 200_000) }])
    await ditolak(() => sales.call(titip, murah), 'Butuh Otorisasi HARGA JUAL')
    const jauh = await formTitip(sales, [kode], { mengikat: false })
    expect((await sales.call(titip, jauh)).data.tgl_batas).toBe('2026-04-01')
  })

  it('is let go by its author while no bon of it was printed, afterwards by a cashier', async () => {
    const kode = await cincin()
    const satu = (await sales.call(titip, await formTitip(sales, [kode]))).data
    const tolak = ({ no_titip_group, versi }: typeof satu) => ({ no_titip_group, versi, alasan: 'tidak jadi' })
    expect(await sales.call(tolakTitipan, tolak(satu))).toEqual({ message: 'Berhasil' })
    expect(await letak(kode)).toBe('TERSEDIA CN01')
    await expect(kasir.call(tolakTitipan, tolak(satu))).rejects.toThrow('Sudah Diproses Oleh User Lain')
    const dua = (await sales.call(titip, await formTitip(sales, [kode]))).data
    await sales.call(cetak, { jenis: BON_TITIPAN, dokumen: dua.no_titip_group, rangkap: 1, alasan: '' })
    await ditolak(() => sales.call(tolakTitipan, tolak(dua)), 'Titipan Ini Hanya Dapat Ditolak Kasir')
    await kasir.call(tolakTitipan, tolak(dua))
    await titipSah(sales, kasir, [kode])
  })

  it('of three pieces shares its money by price; each goes its own way', async () => {
    const kode = [await cincin(), await cincin(), await cincin()]
    const form = await titipSah(sales, kasir, kode, { titip: rp(6_000_001) })
    expect(form.barang.map((one) => one.titip)).toEqual([2_000_001, 2_000_000, 2_000_000])
    const [a, b] = form.barang
    if (!a || !b) throw new Error('no pieces')
    expect([await saldo(a.no_titip), await saldo(b.no_titip)]).toEqual([2_000_001, 2_000_000])
    const { no_batal } = await disetujuiBila(kasir, batalTitipan, batalTitipForm(await satu(b.no_titip), 2_000_000))
    expect(no_batal).toMatch(/^BTI-TK01-/)
    expect([await saldo(a.no_titip), await saldo(b.no_titip)]).toEqual([2_000_001, 0])
    expect([await letak(kode[0] ?? ''), await letak(kode[1] ?? '')]).toEqual(['TITIP TT01', 'TERSEDIA CN01'])
  })

  it('takes more money up to the price that it keeps, any where it keeps none, and gives it back by agreement', async () => {
    const form = await titipSah(sales, kasir, [await cincin()], { titip: rp(3_000_000) })
    const no_titip = form.no_titip_group
    const isian = (jumlah: number) => ({ no_titip, pembayaran: [bayarTunai(jumlah)] })
    await ditolak(() => kasir.call(tambahUangTitipan, isian(2_733_001)), 'Uang Titipan Melebihi Harga Barang')
    const { no_uang_titip, dibayar } = await kasir.call(tambahUangTitipan, isian(2_733_000))
    expect([no_uang_titip.slice(0, 4), dibayar, await saldo(no_titip)]).toEqual(['UTP-', HARGA, HARGA])
    const batal = { no_uang_titip, alasan: 'salah ketik', otorisasi: null }
    const { no_batal } = await denganOtorisasi(kasir, batalUangTitipan, batal, 'BATAL UANG TITIPAN')
    expect([no_batal.slice(0, 4), await saldo(no_titip)]).toEqual(['BUT-', 3_000_000])
    expect((await satu(no_titip)).uang.map((one) => [one.jumlah, one.no_batal])).toEqual([
      [3_000_000, null],
      [2_733_000, no_batal],
    ])
    const bebas = await titipSah(sales, kasir, [await cincin()], { mengikat: false, titip: rp(3_000_000) })
    await kasir.call(tambahUangTitipan, { no_titip: bebas.no_titip_group, pembayaran: [bayarTunai(4_000_000)] })
    expect(await saldo(bebas.no_titip_group)).toBe(7_000_000)
  })
})

describe('a deposit called off', () => {
  it('02.5.6, 000.19 gives back exactly what was paid less what is kept of it, and owes nothing any more', async () => {
    await disetujuiBila(owner, ubahParaSystem, { key: 'titipan_hangus', value: '10', otorisasi: null })
    const kode = await cincin()
    const form = await titipSah(sales, kasir, [kode], { titip: rp(2_000_000) })
    await disetujuiBila(owner, ubahParaSystem, { key: 'titipan_hangus', value: '0', otorisasi: null })
    const ada = await satu(form.no_titip_group)
    expect(ada.potongan).toBe(200_000)
    await ditolak(() => kasir.call(batalTitipan, batalTitipForm(ada, 2_000_000)), 'Uang Kembali Harus Rp. 1,800,000')
    const awal = await kas()
    const { no_batal, data } = await denganOtorisasi(
      kasir,
      batalTitipan,
      batalTitipForm(ada, 1_800_000),
      'BATAL TITIPAN',
    )
    expect(await buku(no_batal)).toEqual([
      { akun: 'BAKI', ref: 'TT01', pcs: -1, mg: -3485, rp: 0 },
      { akun: 'BAKI', ref: 'CN01', pcs: 1, mg: 3485, rp: 0 },
      { akun: 'KAS', ref: '-', pcs: 0, mg: 0, rp: -1_800_000 },
      { akun: 'TITIPAN', ref: ada.no_titip, pcs: 0, mg: 0, rp: 2_000_000 },
      { akun: 'PENDAPATAN_LAIN', ref: 'TITIPAN', pcs: 0, mg: 0, rp: -200_000 },
    ])
    expect([data.status, data.no_batal, await kas(), await saldo(ada.no_titip), await letak(kode)]).toEqual([
      'BATAL',
      no_batal,
      awal - 1_800_000,
      0,
      'TERSEDIA CN01',
    ])
    await expect(kasir.call(batalTitipan, batalTitipForm(data, 1_800_000))).rejects.toThrow('Sudah Dibatalkan')
    await titipSah(sales, kasir, [kode])
  })

  it('gives 500,000 back without asking, as it came; another way by agreement', async () => {
    const bebas = { mengikat: false, titip: rp(500_000) }
    await disetujuiBila(owner, ubahParaSystem, { key: 'titipan_minimum', value: '5', otorisasi: null })
    const form = await titipSah(sales, kasir, [await cincin()], bebas)
    await kasir.call(batalTitipan, batalTitipForm(await satu(form.no_titip_group), 500_000))
    const { data } = await sales.call(titip, await formTitip(sales, [await cincin()], bebas))
    const transfer = { ...bayarTunai(500_000), cara_bayar: 'TRANSFER' as const, no_rekening: '0111' }
    const lain = await sahkanTitip(kasir, data, [{ ...transfer, masuk: true }])
    const ada = await satu(lain.no_titip_group)
    await ditolak(() => kasir.call(batalTitipan, batalTitipForm(ada, 500_000)), 'Butuh Otorisasi BATAL TITIPAN')
    await kasir.call(batalTitipan, batalTitipForm(ada, 0, { pembayaran: [transfer] }))
  })

  it('whose money nobody has seen at the bank goes back there and nowhere else', async () => {
    const { data } = await sales.call(
      titip,
      await formTitip(sales, [await cincin()], { mengikat: false, titip: rp(600_000) }),
    )
    const transfer = { ...bayarTunai(600_000), cara_bayar: 'TRANSFER' as const, no_rekening: '0111' }
    const form = await sahkanTitip(kasir, data, [transfer])
    const ada = await satu(form.no_titip_group)
    await ditolak(() => kasir.call(batalTitipan, batalTitipForm(ada, 600_000)), 'Belum Dikonfirmasi Masuk')
  })

  it('02.5.8 lays its piece on another tray where its own is gone; without a tray of things kept nothing is right', async () => {
    await isiBakiTitip(owner, 'CN09', 'TOKO')
    const kode = (await tambahCincin(owner, { kode_baki: 'CN09' })).kode_barcode
    const form = await titipSah(sales, kasir, [kode])
    const hapus = async (kode_baki: string) => {
      const baris = await shop.db.one<{ id: string; versi: number }>(
        sql`SELECT id, versi FROM baki WHERE kode_baki = ${kode_baki}`,
      )
      await owner.call(baki.remove, baris as never)
    }
    await hapus('CN09')
    const ada = await satu(form.no_titip_group)
    const uang = ada.dibayar
    await ditolak(() => kasir.call(batalTitipan, batalTitipForm(ada, uang)), 'Baki CN09 Sudah Dihapus, Pilih Baki Lain')
    await disetujuiBila(kasir, batalTitipan, batalTitipForm(ada, uang, { kode_baki: 'CN02' }))
    expect(await letak(kode)).toBe('TERSEDIA CN02')
    await isiBakiTitip(owner, 'TT02')
    const dua = await formTitip(sales, [await cincin()], { kode_baki_titip: 'TT02' })
    const { data } = await sales.call(titip, dua)
    await hapus('TT02')
    await ditolak(() => sahkanTitip(kasir, data), 'Baki TT02 Bukan Baki Titipan')
  })
})
