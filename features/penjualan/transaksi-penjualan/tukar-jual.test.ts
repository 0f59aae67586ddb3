/** Old pieces that pay for new ones: one document, one jurnal, right and undone together. Numbers in the names are those of the area's design. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import {
  cincinLama,
  cincinNota,
  denganOtorisasi,
  disetujuiBila,
  isiKondisi,
  isiPembelian,
} from '@kencana/testing/pembelian'
import { batalForm, bayarTunai, formJual, jualSah } from '@kencana/testing/penjualan'
import { tolakan } from '@kencana/testing/pesanan'
import { isiRekening } from '@kencana/testing/rekening'
import { formAmbil, isiBakiTitip, titipSah } from '@kencana/testing/titipan'
import { bayarVoucher, voucherDijual } from '@kencana/testing/voucher'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { notaBeli } from '../../pembelian/transaksi-pembelian/nota-beli.contract.ts'
import {
  batalBeli,
  bukaBeli,
  getBeli,
  validasiBeli,
} from '../../pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { sortirPembelian } from '../../sepuhan/sortir-pembelian/sortir-pembelian.contract.ts'
import type { Nota } from './nota.contract.ts'
import { batalJual, jual, validasiJual } from './transaksi-penjualan.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await isiRekening(owner, '0111')
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
})
afterAll(() => shop.close())

const HARGA = 5_733_000
const cincin = async (isi: Parameters<typeof tambahCincin>[1] = {}) => (await tambahCincin(owner, isi)).kode_barcode
const kas = async () => (await owner.call(saldoUang, {})).kas ?? 0
const para = (key: string, value: string) =>
  disetujuiBila(owner, ubahParaSystem, { key: key as 'jenis_pkp', value, otorisasi: null })
/** A ring that was sold before, as it comes back. */
const milik = async () => {
  const kode = await cincin()
  await jualSah(owner, owner, [kode])
  return kode
}
const tukar = (...barang: Parameters<typeof cincinNota>[1][] & object[]) => ({
  kode_baki: 'BELI1',
  detail_barang: barang.map((one) => ({ ...cincinLama(), ...one })),
})
const denganNota = (kode_barcode: string, harga: number) => tukar(cincinNota(kode_barcode, { harga: rp(harga) }))
const keluar = (jumlah: number) => ({ ...bayarTunai(jumlah), arah: 'KELUAR' as const })
const ditimbang = (nota: Nota) =>
  nota.tukar.map(({ no_faktur_beli, berat, kadar }) => ({ no_faktur_beli, berat, kadar }))
/** Entered by sales, with what somebody has to agree to. */
const entri = async (kode: string[], lain: Parameters<typeof formJual>[2], ubah: Parameters<typeof formJual>[3] = []) =>
  (await disetujuiBila(sales, jual, await formJual(sales, kode, lain, ubah))).data
const sahkan = async (nota: Nota, pembayaran: Parameters<typeof formJual>[2] & object = {}) => {
  const { no_faktur_jual, versi } = nota
  const data = [{ no_faktur_jual, versi, pembayaran: pembayaran.pembayaran ?? [] }]
  const [sah] = (await disetujuiBila(kasir, validasiJual, { data, timbang: ditimbang(nota) })).data
  if (!sah) throw new Error('nothing validated')
  return sah
}
const batal = (nota: Nota) => denganOtorisasi(kasir, batalJual, batalForm(nota), 'BATAL PENJUALAN')
/** Money of a jurnal by account. */
const buku = async (document: string) =>
  Object.fromEntries(
    (
      await shop.db.rows<{ akun: string; rp: number }>(sql`
        SELECT m.akun || CASE WHEN m.akun = 'DISKON' THEN ' ' || m.ref ELSE '' END AS akun, sum(m.rp)::bigint AS rp
        FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id WHERE j.document = ${document} AND m.rp <> 0 GROUP BY 1`)
    ).map((one) => [one.akun, one.rp]),
  )
const baki = (document: string) =>
  shop.db.rows(sql`
    SELECT m.akun, m.ref, m.lot, m.pcs, m.mg FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE j.document = ${document} AND m.mg <> 0 ORDER BY m.urut`)
const keadaan = async (kode: string) =>
  (await shop.db.one<{ s: string }>(sql`SELECT status_barang AS s FROM barang WHERE kode_barcode = ${kode}`))?.s

describe('tukar tambah', () => {
  it('is one sale: the old piece comes in by its jurnal, its price is a payment, the rest is money', async () => {
    const lama = await milik()
    const baru = await cincin()
    const awal = await kas()
    const nota = await entri([baru], { tukar: denganNota(lama, 2_000_000), pembayaran: [bayarTunai(3_733_000)] })
    const [satu] = nota.tukar
    const fb = satu?.no_faktur_beli ?? ''
    expect(nota.pembayaran).toMatchObject([
      { cara_bayar: 'TUKAR', ref: fb, jumlah: 2_000_000 },
      { cara_bayar: 'CASH', jumlah: 3_733_000 },
    ])
    expect([await kas(), await keadaan(lama)]).toEqual([awal, 'TERJUAL'])
    const sah = await sahkan(nota)
    expect(await buku(sah.no_faktur_jual)).toEqual({ KAS: 3_733_000, PEMBELIAN: 2_000_000, PENJUALAN: -HARGA })
    expect(await baki(sah.no_faktur_jual)).toEqual([
      { akun: 'BAKI', ref: 'CN01', lot: '-', pcs: -1, mg: -3_485 },
      { akun: 'PELANGGAN', ref: '-', lot: '-', pcs: 1, mg: 3_485 },
      { akun: 'PELANGGAN', ref: '-', lot: '-', pcs: -1, mg: -3_485 },
      { akun: 'BAKI', ref: 'BELI1', lot: fb, pcs: 1, mg: 3_485 },
    ])
    expect([await kas(), await keadaan(lama), await keadaan(baru)]).toEqual([awal + 3_733_000, 'DIBELI', 'TERJUAL'])
    expect(await sales.call(notaBeli, { kode: lama })).toMatchObject([{ keadaan: 'SUDAH DIBELI', no_faktur_beli: fb }])
    expect(await kasir.call(getBeli, { no_faktur: fb })).toMatchObject({
      cara_bayar: 'TUKAR',
      no_faktur_tukar: sah.no_faktur_jual,
    })
  })
})

it('is refused beside a deposit, whose money it would pay out unjudged, and leaves both as they were', async () => {
  await isiBakiTitip(owner)
  const [lama, baru] = [await milik(), await cincin()]
  const { no_titip_group } = await titipSah(sales, kasir, [baru], { titip: rp(2_000_000) })
  const form = await formAmbil(sales, [no_titip_group])
  const awal = await kas()
  const coba = sales.call(jual, { ...form, tukar: denganNota(lama, 2_000_000) })
  await expect(coba).rejects.toThrow('Titipan Dan Barang Tukar Tidak Dalam Satu Nota')
  expect([await kas(), await keadaan(lama), await keadaan(baru)]).toEqual([awal, 'TERJUAL', 'TITIP'])
})

describe('tukar kurang', () => {
  const murah = async () => cincin({ berat: gram(1), berat_asli: gram(1) })
  // 2,350,000 x 70 % x 1 = 1,645,000
  const BARU = 1_645_000

  it('pays the rest out of the drawer, and takes it back with the sale', async () => {
    const lama = await milik()
    const awal = await kas()
    const nota = await entri([await murah()], {
      tukar: denganNota(lama, HARGA),
      pembayaran: [keluar(HARGA - BARU)],
    })
    const sah = await sahkan(nota)
    expect(await buku(sah.no_faktur_jual)).toEqual({ KAS: BARU - HARGA, PEMBELIAN: HARGA, PENJUALAN: -BARU })
    expect(await kas()).toBe(awal + BARU - HARGA)
    // Nobody says how it comes back: as it went.
    const caraLain = batalForm(sah, { pembayaran: [bayarTunai(HARGA - BARU)] })
    expect(await tolakan(kasir, batalJual, caraLain)).toEqual([
      422,
      'Uang Tukar Kurang Dikembalikan Customer Seperti Keluarnya',
    ])
    expect([await kas(), await keadaan(lama)]).toEqual([awal + BARU - HARGA, 'DIBELI'])
    await batal(sah)
    expect([await kas(), await keadaan(lama)]).toEqual([awal, 'TERJUAL'])
  })

  it('000.40 is free of an agreement up to its limit with the own nota at the price of the rules alone', async () => {
    const sebab = async (isi: ReturnType<typeof tukar>, lain: object = {}) => {
      const total = isi.detail_barang.reduce((sum, one) => sum + one.harga, 0)
      const form = await formJual(sales, [await murah()], { ...lain, tukar: isi, pembayaran: [keluar(total - BARU)] })
      return (await tolakan(sales, jual, form).catch(() => [200, '']))[1]
    }
    expect(await sebab(denganNota(await milik(), HARGA))).toBe('TIDAK DITOLAK')
    expect(await sebab(denganNota(await milik(), HARGA + 500))).toBe('Butuh Otorisasi HARGA BELI, TUKAR KURANG')
    expect(await sebab(tukar({ harga: rp(1_700_000) }), { nik: '3573010203040506' })).toBe(
      'Butuh Otorisasi TUKAR KURANG',
    )
    await para('tukar_kurang_maks', '4000000')
    expect(await sebab(denganNota(await milik(), HARGA))).toBe('Butuh Otorisasi TUKAR KURANG')
    await para('tukar_kurang_maks', '5000000')
  })

  it('11: gives out nothing but what is left of what was given in', async () => {
    const kode = await murah()
    const coba = async (lain: Parameters<typeof formJual>[2]) => {
      const nota = await entri([kode], lain)
      const hasil = await tolakan(kasir, validasiJual, {
        data: [{ no_faktur_jual: nota.no_faktur_jual, versi: nota.versi, pembayaran: [] }],
        timbang: ditimbang(nota),
      })
      await sales.call(batalJual, batalForm(nota))
      return hasil[1].replace(/ FJ-\S+$/, '')
    }
    expect(await coba({ pembayaran: [bayarTunai(BARU + 500_000), keluar(500_000)] })).toBe(
      'Uang Keluar Hanya Sisa Barang Tukar Atau Titipan',
    )
    const lama = await milik()
    const banyak = [bayarTunai(100_000), keluar(HARGA - BARU + 100_000)]
    expect(await coba({ tukar: denganNota(lama, HARGA), pembayaran: banyak })).toBe(
      'Uang Keluar Hanya Sisa Barang Tukar Atau Titipan',
    )
    expect(await coba({ tukar: denganNota(lama, HARGA), pembayaran: [keluar(HARGA - BARU - 1)] })).toBe(
      'Pembayaran Harus Rp. 1,645,000',
    )
  })
})

describe('what is given in', () => {
  it('04.5.7, kasus 18: keeps its sale from being undone once it was sorted, or was sold before and came back', async () => {
    const nota = await sahkan(
      await entri([await cincin()], {
        tukar: denganNota(await milik(), 2_000_000),
        pembayaran: [bayarTunai(3_733_000)],
      }),
    )
    const fb = nota.tukar[0]?.no_faktur_beli ?? ''
    const { no_sortir } = await owner.call(sortirPembelian, {
      kode_toko: 'TK01',
      kode_gudang: 'SP',
      kode_baki: 'SP1',
      detail_barang: [{ no_faktur_beli: fb, kode_lokasi_toko: 'BELI1' }],
      qty_asal: 1,
      berat_asal: gram(3.485),
      qty_bos: 1,
      berat_bos: gram(3.485),
    })
    expect(await tolakan(kasir, batalJual, batalForm(nota))).toEqual([
      422,
      `Barang Tukar ${fb} Sudah Disortir (${no_sortir})`,
    ])
    const baru = nota.barang[0]?.kode_barcode ?? ''
    const lagi = await sahkan(
      await entri([await cincin()], { tukar: denganNota(baru, 2_000_000), pembayaran: [bayarTunai(3_733_000)] }),
    )
    expect(await tolakan(kasir, batalJual, batalForm(nota))).toEqual([
      422,
      `Barang ${baru} Sudah Dibeli Kembali, ${lagi.tukar[0]?.no_faktur_beli}`,
    ])
  })

  it('04.5.8 is not what is being sold, nor given in twice', async () => {
    const baru = await cincin()
    const coba = async (isi: ReturnType<typeof tukar>, kode = baru) =>
      (await tolakan(sales, jual, await formJual(sales, [kode], { tukar: isi })))[1]
    expect(await coba(denganNota(baru, 1_000_000))).toBe(`Barang ${baru} Tidak Pernah Dijual`)
    const lama = await milik()
    const dua = tukar(cincinNota(lama, { harga: rp(1_000_000) }), cincinNota(lama, { harga: rp(1_000_000) }))
    expect(await coba(dua)).toBe(`Barang ${lama} Dua Kali Dalam Daftar`)
    const tunggu = await entri([await cincin()], { tukar: denganNota(lama, 1_000_000) })
    expect(await coba(denganNota(lama, 1_000_000))).toBe(
      `Barang ${lama} Sudah Dibeli Kembali, ${tunggu.tukar[0]?.no_faktur_beli}`,
    )
    await sales.call(batalJual, batalForm(tunggu))
    expect(await sales.call(notaBeli, { kode: lama })).toMatchObject([{ keadaan: 'DI CUSTOMER' }])
  })

  it('is neither validated nor taken back by itself, and the cashier replaces money alone', async () => {
    const nota = await entri([await cincin()], { tukar: denganNota(await milik(), 2_000_000) })
    const fb = nota.tukar[0]?.no_faktur_beli ?? ''
    expect((await kasir.call(bukaBeli, {})).map((one) => one.no_grup)).not.toContain(fb)
    expect(await tolakan(kasir, validasiBeli, { data: [{ no_grup: fb, versi: 1 }] })).toEqual([
      409,
      `Faktur ${fb} Sudah Diproses Oleh User Lain`,
    ])
    expect(await tolakan(kasir, batalBeli, { no_faktur_beli: [fb], alasan: 'SALAH', otorisasi: null })).toEqual([
      422,
      `Batalkan Penjualan ${nota.no_faktur_jual}`,
    ])
    const { no_faktur_jual, versi } = nota
    const ganti = (pembayaran: Parameters<typeof formJual>[2] & object) =>
      tolakan(kasir, validasiJual, { data: [{ no_faktur_jual, versi, pembayaran: pembayaran.pembayaran ?? [] }] })
    const tetap = [422, 'Barang Tukar Hanya Diubah Di Entri Penjualan, Tolak Lalu Entri Ulang']
    const naik = { cara_bayar: 'TUKAR' as const, no_rekening: '', ref: fb, jumlah: rp(2_500_000) }
    expect(await ganti({ pembayaran: [bayarTunai(HARGA)] })).toEqual(tetap)
    expect(await ganti({ pembayaran: [naik, bayarTunai(3_233_000)] })).toEqual(tetap)
    await sales.call(batalJual, batalForm(nota))
  })

  it('stands beside no voucher that is used in part: who validates it could not put that right', async () => {
    const voucher = await voucherDijual(kasir, 6_000_000)
    const bayar = { pembayaran: [bayarVoucher(voucher, HARGA - 1_600_000)], nama_customer: 'BU TUKAR' }
    const lain = { ...bayar, tukar: denganNota(await milik(), 1_600_000) }
    expect(await tolakan(sales, jual, await formJual(sales, [await cincin()], lain))).toEqual([
      422,
      `Voucher ${voucher.no_voucher} Dipakai Seluruhnya Sebelum Cara Bayar Lain`,
    ])
  })

  it('beyond what somebody takes alone is weighed again by who validates it', async () => {
    const nota = await entri([await cincin()], {
      tukar: denganNota(await milik(), 5_000_000),
      pembayaran: [bayarTunai(733_000)],
    })
    const { no_faktur_jual, versi } = nota
    const data = [{ no_faktur_jual, versi, pembayaran: [] }]
    const fb = nota.tukar[0]?.no_faktur_beli ?? ''
    expect(await tolakan(kasir, validasiJual, { data })).toEqual([
      422,
      `Berat Dan Kadar ${fb} Harus Ditimbang Dan Diuji Sendiri`,
    ])
    expect((await sahkan(nota)).status).toBe('DONE')
  })
})
