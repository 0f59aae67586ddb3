/** Loans taken in and validated: what is refused leaves everything as it was. */
import { sql } from '@kencana/database'
import { parsePersen, rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { fotoUnik } from '@kencana/testing/foto'
import {
  dilihatDanDitimbang,
  ditimbangLagi,
  formHutang,
  gelangJaminan,
  hutangMenunggu,
  hutangSah,
  isiPinjaman,
  LEWAT_BANK,
} from '@kencana/testing/hutang'
import { denganOtorisasi, disetujuiBila, isiPembelian } from '@kencana/testing/pembelian'
import { isiRekening } from '@kencana/testing/rekening'
import { denganSaksi } from '@kencana/testing/saksi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ambilKas, saldoUang, tambahBank, tambahKas } from '../../keuangan/uang/uang.contract.ts'
import { group } from '../../master/group/group.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { bukaHutang, getHutang } from './hutang.contract.ts'
import {
  hitungHutang,
  simpanFotoHutang,
  simpanHutang,
  syaratBaru,
  tolakHutang,
  validasiHutang,
} from './transaksi-hutang.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiPinjaman(owner)
  await isiRekening(owner)
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
})
afterAll(() => shop.close())

const keadaan = () =>
  shop.db.rows(sql`SELECT count(*)::int AS n, (SELECT count(*)::int FROM jurnal) AS jurnal FROM hutang`)
const ditolak = async (apa: () => Promise<unknown>, kata: string) => {
  const awal = await keadaan()
  await expect(apa()).rejects.toThrow(kata)
  expect(await keadaan()).toEqual(awal)
}
const buku = (no_hutang: string) =>
  shop.db.rows(sql`
    SELECT m.akun, m.ref::text, m.lot::text, m.pcs, m.mg, m.rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE j.document = ${no_hutang} ORDER BY m.akun, m.ref, m.lot, m.rp`)

describe('a loan that is entered', () => {
  it('is worth today’s price, owes what its own terms say, and moves nothing', async () => {
    expect(await sales.call(hitungHutang, { kode_group: 'MM', kadar: '16K', berat: gram(10) })).toEqual({
      harga_gram: 2_350_000,
      persentase: 700_000,
      taksiran: 16_450_000,
    })
    expect(await sales.call(syaratBaru, {})).toMatchObject({
      bunga_persen: 20_000,
      lama: 4,
      plafon_persen: 800_000,
      basis: 'BULAN',
      minimum: 1,
    })
    const { data, no_hutang } = await sales.call(simpanHutang, formHutang())
    // 5,000,000 x 2 % x 4
    expect(data).toMatchObject({
      status: 'OPEN',
      nilai: 16_450_000,
      plafon: 13_160_000,
      bunga: 400_000,
      besar_kembali: 5_400_000,
      mulai: '2026-03-02',
      tgl_jatuh_tempo: '2026-07-02',
      nik: '************0506',
      barang: [{ urut: 1, berat: 10_000, taksiran: 16_450_000, foto: [] }],
    })
    expect(await buku(no_hutang)).toEqual([])
    expect((await kasir.call(bukaHutang, {})).map((one) => one.no_hutang)).toContain(no_hutang)
    await kasir.call(tolakHutang, { no_hutang, versi: data.versi, alasan: 'tidak jadi' })
  })

  it.each([
    ['nobody', { nama_customer: '' }, 'Nama Customer Harus Diisi'],
    ['no paper', { nik: '' }, 'NIK Harus Diisi'],
    ['no goods', { detail_barang: [] }, 'Data Barang Masih Kosong'],
    ['no money', { jumlah_hutang: rp(0) }, 'Jumlah Hutang Harus Lebih Dari 0'],
    ['no time', { lama: 0 }, 'Lama Paling Sedikit 1'],
    [
      'a condition that is none',
      { detail_barang: [gelangJaminan({ kondisi_pinjaman: 'X' })] },
      'Kondisi Pinjaman X Tidak Ada',
    ],
    ['a category that is none', { detail_barang: [gelangJaminan({ kode_group: 'X' })] }, 'Kategori X Tidak Ada'],
    [
      'a bag heavier than the goods',
      { detail_barang: [gelangJaminan({ berat_plastik: gram(10.12) })] },
      'Berat Plastik Harus Kurang Dari Berat Kotor',
    ],
    [
      'a value that was never shown',
      { detail_barang: [gelangJaminan({ taksiran: rp(16_000_000) })] },
      'Harga GELANG Sudah Berubah, Silahkan Hitung Ulang',
    ],
    ['a bank of nobody', { cara_bayar: 'TRANSFER', no_rekening: '0222' }, 'Bank Customer Harus Diisi'],
  ] as const)('is refused with %s', async (_, lain, kata) => {
    await ditolak(() => sales.call(simpanHutang, formHutang(lain as never)), kata)
  })

  it('10.5.13 is refused in a category without a price', async () => {
    await owner.call(group.create, {
      kode_group: 'NOL',
      nama_group: 'TANPA HARGA',
      persentase: parsePersen(70),
      harga: rp(0),
      harga_modal: rp(0),
      jenis_group: 'PERHIASAN',
    })
    const detail_barang = [gelangJaminan({ kode_group: 'NOL' })]
    await ditolak(() => sales.call(simpanHutang, formHutang({ detail_barang })), 'Kategori NOL Belum Ada Harganya')
  })

  it('asks for an agreement above what its goods carry, below the shop’s rate, beyond its term, above the limit', async () => {
    const lepas = async (lain: Parameters<typeof formHutang>[0]) => {
      const { data } = await denganOtorisasi(sales, simpanHutang, formHutang(lain), 'HUTANG')
      expect(data.disetujui_oleh).toBe('OWNER')
      await kasir.call(tolakHutang, { no_hutang: data.no_hutang, versi: data.versi, alasan: 'uji' })
    }
    const { data } = await sales.call(simpanHutang, formHutang({ jumlah_hutang: rp(13_160_000) }))
    await kasir.call(tolakHutang, { no_hutang: data.no_hutang, versi: data.versi, alasan: 'uji' })
    await lepas({ jumlah_hutang: rp(13_160_001) })
    await lepas({ bunga_persen: parsePersen(1.9) })
    await lepas({ lama: 5 })
    const dua = { detail_barang: [gelangJaminan(), gelangJaminan()] }
    await lepas({ ...dua, jumlah_hutang: rp(15_000_001) })
    // Nothing at all where the shop lends on nothing.
    await disetujuiBila(owner, ubahParaSystem, { key: 'hutang_plafon', value: '0', otorisasi: null })
    await lepas({ jumlah_hutang: rp(1) })
    await disetujuiBila(owner, ubahParaSystem, { key: 'hutang_plafon', value: '80', otorisasi: null })
  })

  it('asks for an agreement to a fineness far above its category', async () => {
    const lain = { detail_barang: [gelangJaminan({ kadar: '72.01' })] }
    await ditolak(() => sales.call(simpanHutang, formHutang(lain)), 'Butuh Otorisasi KADAR')
  })
})

describe('its validation', () => {
  it('takes the goods into custody and pays the money out, weighed by somebody else (000.61)', async () => {
    const menunggu = await hutangMenunggu(sales, {
      detail_barang: [
        gelangJaminan(),
        gelangJaminan({ nama_barang: 'CINCIN', jumlah: 2, berat_kotor: gram(5), berat_plastik: gram(0) }),
      ],
    })
    const { no_hutang } = menunggu
    const input = await dilihatDanDitimbang(kasir, menunggu)
    await ditolak(
      () => kasir.call(validasiHutang, { ...input, timbang: [] }),
      `Berat Dan Kadar ${no_hutang} GELANG Harus Ditimbang Dan Diuji Sendiri`,
    )
    const [satu, dua] = input.timbang ?? []
    if (!satu || !dua) throw new Error('not two')
    await ditolak(
      () => kasir.call(validasiHutang, { ...input, timbang: [satu, { ...dua, berat: gram(4.9) }] }),
      `Berat Timbang ${no_hutang} CINCIN 4.900 g Tidak Sesuai Hutang`,
    )
    await ditolak(
      () => kasir.call(validasiHutang, { ...input, timbang: [{ ...satu, kadar: '60' }, dua] }),
      `Kadar Uji ${no_hutang} GELANG 60 Tidak Sesuai Hutang`,
    )
    const awal = (await owner.call(saldoUang, {})).kas ?? 0
    const { data } = await kasir.call(validasiHutang, input)
    expect(data).toMatchObject([{ no_hutang, status: 'AKTIF', valid_by: 'KASIR', tgl_valid: '2026-03-02' }])
    expect((await owner.call(saldoUang, {})).kas).toBe(awal - 5_000_000)
    expect(await buku(no_hutang)).toEqual([
      { akun: 'HUTANG_BARANG', ref: no_hutang, lot: '1', pcs: 1, mg: 10_000, rp: 0 },
      { akun: 'HUTANG_BARANG', ref: no_hutang, lot: '2', pcs: 2, mg: 5_000, rp: 0 },
      { akun: 'KAS', ref: '-', lot: '-', pcs: 0, mg: 0, rp: -5_000_000 },
      { akun: 'PELANGGAN', ref: '-', lot: '-', pcs: -1, mg: -10_000, rp: 0 },
      { akun: 'PELANGGAN', ref: '-', lot: '-', pcs: -2, mg: -5_000, rp: 0 },
      { akun: 'PIUTANG', ref: no_hutang, lot: '-', pcs: 0, mg: 0, rp: 5_000_000 },
    ])
    await ditolak(() => kasir.call(validasiHutang, input), `Hutang ${no_hutang} Sudah Diproses Oleh User Lain`)
    await ditolak(
      () => kasir.call(tolakHutang, { no_hutang, versi: data[0]?.versi ?? 0, alasan: 'x' }),
      `Hutang ${no_hutang} Sudah Diproses Oleh User Lain`,
    )
  })

  it('is nobody’s alone: who took the goods in needs a witness', async () => {
    const menunggu = await hutangMenunggu(owner)
    const input = ditimbangLagi(menunggu)
    await ditolak(() => owner.call(validasiHutang, input), 'Butuh Saksi HUTANG')
    // The owner made both of them today: another one would be himself.
    await ditolak(
      () => denganSaksi(owner, kasir, validasiHutang, input, 'HUTANG'),
      'KASIR Baru Dibuat Atau Diganti Passwordnya',
    )
    await kasir.call(tolakHutang, { no_hutang: menunggu.no_hutang, versi: menunggu.versi, alasan: 'uji' })
    // Without the right to witness he weighs nothing alone either.
    await shop.db.run(sql`DELETE FROM hak_aksi WHERE user_id = 'KASIR' AND aksi = 'saksi'`)
    const lain = await hutangMenunggu(sales)
    await denganSaksi(kasir, sales, validasiHutang, await dilihatDanDitimbang(kasir, lain), 'HUTANG')
    await shop.db.run(sql`INSERT INTO hak_aksi (user_id, menu_name, aksi) VALUES ('KASIR', '/dashboard', 'saksi')`)
  })

  it('is two persons’ where the shop wants two for everything', async () => {
    await owner.call(ubahParaSystem, { key: 'sahkan_langsung', value: 'TIDAK' })
    const { no_hutang, versi, barang } = await hutangMenunggu(owner)
    await ditolak(
      () =>
        owner.call(validasiHutang, {
          data: [{ no_hutang, versi }],
          timbang: barang.map((one) => ({ ...one, no_hutang })),
        }),
      `Hutang ${no_hutang} Divalidasi User Lain`,
    )
    await owner.call(ubahParaSystem, { key: 'sahkan_langsung', value: 'YA' })
    await owner.call(tolakHutang, { no_hutang, versi, alasan: 'uji' })
  })

  it('wants a photo of every item, and of its customer’s paper', async () => {
    const { data } = await sales.call(simpanHutang, formHutang())
    await ditolak(() => kasir.call(validasiHutang, ditimbangLagi(data)), `Foto GELANG Di ${data.no_hutang} Belum Ada`)
    // Who is to validate it has it before him, and need not call for who took it in.
    const { no_hutang } = data
    const { foto } = await kasir.call(simpanFotoHutang, { no_hutang, urut: 1, foto: fotoUnik() })
    expect(await sales.call(getHutang, { no_hutang })).toMatchObject({ status: 'OPEN', barang: [{ foto: [foto] }] })
    const gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
    await ditolak(
      () => gudang.call(simpanFotoHutang, { no_hutang, urut: 1, foto: fotoUnik() }),
      'Akses Di Menu Ini Tidak Di Izinkan',
    )
    await ditolak(
      () => kasir.call(validasiHutang, ditimbangLagi(data)),
      `Foto Identitas BU SARI Di ${no_hutang} Belum Ada`,
    )
    await kasir.call(simpanFotoHutang, { no_hutang, urut: 0, foto: fotoUnik() })
    await kasir.call(validasiHutang, ditimbangLagi(await kasir.call(getHutang, { no_hutang })))
    await ditolak(
      () => sales.call(simpanFotoHutang, { no_hutang, urut: 1, foto: fotoUnik() }),
      `Foto ${no_hutang} Hanya Sebelum Divalidasi`,
    )
  })

  it('pays through a bank to the customer’s account', async () => {
    await owner.call(tambahBank, {
      kode_transaksi: 'SALDO AWAL',
      no_rekening: '0111',
      jumlah: rp(5_000_000),
      keterangan: 'awal',
    })
    const { no_hutang } = await hutangSah(sales, kasir, LEWAT_BANK)
    expect(await buku(no_hutang)).toContainEqual({ akun: 'BANK', ref: '0111', lot: '-', pcs: 0, mg: 0, rp: -5_000_000 })
    const lagi = await hutangMenunggu(sales, { ...LEWAT_BANK, jumlah_hutang: rp(1) })
    await ditolak(async () => kasir.call(validasiHutang, await dilihatDanDitimbang(kasir, lagi)), 'BANK')
    await sales.call(tolakHutang, { no_hutang: lagi.no_hutang, versi: lagi.versi, alasan: 'bank kosong' })
  })
})

it('10.5.12 is refused where the drawer is one rupiah short', async () => {
  const { kas = 0 } = await owner.call(saldoUang, {})
  const menunggu = await hutangMenunggu(sales)
  const jumlah = rp((kas ?? 0) - 4_999_999)
  const ambil = { kode_transaksi: 'BIAYA TOKO', jumlah, keterangan: 'uji', otorisasi: null }
  await disetujuiBila(owner, ambilKas, ambil)
  // Told before anything is weighed, to whoever takes goods in and to the cashier; the bank is empty by now.
  const lagi = await disetujuiBila(sales, simpanHutang, formHutang())
  const bank = await disetujuiBila(sales, simpanHutang, formHutang({ ...LEWAT_BANK, nik: '3573010203040511' }))
  const pas = await disetujuiBila(
    sales,
    simpanHutang,
    formHutang({ jumlah_hutang: rp(4_999_999), nik: '3573010203040512' }),
  )
  expect([lagi, bank, pas].map((one) => one.data.kas_cukup)).toEqual([false, null, true])
  // Told once, of each as it was entered.
  const dikatakan = async () => (await kasir.call(bukaHutang, {})).map((one) => one.kas_cukup)
  expect(await dikatakan()).toEqual([true, false, false, true])
  await owner.call(tambahKas, { kode_transaksi: 'TAMBAH MODAL', jumlah: rp(1), keterangan: 'satu' })
  expect(await dikatakan()).toEqual([true, false, false, true])
  await disetujuiBila(owner, ambilKas, { ...ambil, jumlah: rp(1) })
  for (const { no_hutang, data } of [lagi, bank, pas])
    await kasir.call(tolakHutang, { no_hutang, versi: data.versi, alasan: 'uji' })
  const sahkan = async () => kasir.call(validasiHutang, await dilihatDanDitimbang(kasir, menunggu))
  await ditolak(sahkan, 'Saldo KAS Tidak Mencukupi')
  await kasir.call(tolakHutang, { no_hutang: menunggu.no_hutang, versi: menunggu.versi, alasan: 'kas kurang' })
  await owner.call(tambahKas, { kode_transaksi: 'TAMBAH MODAL', jumlah: rp(900_000_000), keterangan: 'modal' })
})
