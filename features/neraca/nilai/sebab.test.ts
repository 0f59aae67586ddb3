/** Why goods came and went, cause by cause through the whole server: a day of each with the lines of its evening as literals. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { tersortir } from '@kencana/testing/bos'
import { formLelang, tokoTelat } from '@kencana/testing/hutang-lelang'
import { cincinLama, disetujuiBila, isiKondisi, isiPembelian, sampaiLabeling } from '@kencana/testing/pembelian'
import { bayarTunai, formJual } from '@kencana/testing/penjualan'
import { pesan } from '@kencana/testing/pesanan'
import { buat } from '@kencana/testing/pesanan-tukang'
import { keTukang, selesaiService, terimaService } from '@kencana/testing/service'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { kirimCuci, terimaCuci } from '../../barang/cucian/cucian.contract.ts'
import { lelangHutang } from '../../hutang/transaksi-hutang/lelang-hutang.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { jual, validasiJual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { pindahSortir } from '../../sepuhan/pindah-sortir/pindah-sortir.contract.ts'
import { batalNilaiAwal, listNilaiAwal, rencanaNilai, simpanNilaiAwal } from './nilai.contract.ts'

const beriNilai = async (user: User) => {
  const { jumlah } = await user.call(rencanaNilai, {})
  await user.call(simpanNilaiAwal, { jumlah })
}

/** The money lines and the parts of a day's value. */
const malam = async (shop: TestShop, no_nilai: string) => {
  const buku = await shop.db.rows<{ akun: string; ref: string; rp: number }>(sql`
    SELECT m.akun, m.ref, m.rp FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id WHERE j.document = ${no_nilai} ORDER BY m.urut`)
  const rinci = await shop.db.rows<{ sebab: string; mg: number; rp: number }>(sql`
    SELECT sebab, mg, rp FROM nilai_rinci WHERE no_nilai = ${no_nilai} ORDER BY urut`)
  return [
    buku.map(({ akun, ref, rp: jumlah }) => [akun, ref, jumlah]),
    rinci.map(({ sebab, mg, rp: jumlah }) => [sebab, mg, jumlah]),
  ]
}

describe('with 100 g at 100,000,000', () => {
  let shop: TestShop
  let owner: User
  let kode: string
  beforeEach(async () => {
    shop = await openShop()
    owner = await shop.setup()
    await isiMaster(owner)
    await isiPembelian(owner)
    await isiKondisi(owner)
    await isiTukang(owner)
    await disetujuiBila(owner, ubahParaSystem, { key: 'kategori_harga', value: 'harga_gram', otorisasi: null })
    await shop.db.run(sql`UPDATE master_group SET harga_modal = 1000000 WHERE kode_group = 'MM'`)
    kode = (await tambahCincin(owner, { berat: gram(6), berat_asli: gram(6) })).kode_barcode
    await tambahCincin(owner, { berat: gram(80), berat_asli: gram(80) })
    await isiBahan(owner, 9)
    await beriBahan(owner, 9)
    await isiBahan(owner, 5, { jenis: 'PATRI' })
    await beriBahan(owner, 1, { jenis: 'PATRI' })
    await beriNilai(owner)
  })
  afterEach(() => shop.close())
  const satuHari = async () => {
    owner = await shop.nextDay(owner)
    return malam(shop, 'NL-TK01-260302-0001')
  }

  it('a piece given in for another is bought: 10 g for 9,500,000 against 6 g sold', async () => {
    const lama = cincinLama({ berat: gram(10), harga: rp(9_500_000) })
    const siapa = { nama_customer: 'BU SARI', no_hp: '081234567890', nik: '3573010203040506' }
    const form = { ...siapa, tukar: { kode_baki: 'BELI1', detail_barang: [lama] } }
    const { data } = await disetujuiBila(owner, jual, await formJual(owner, [kode], form))
    const { no_faktur_jual, versi, tukar } = data
    const timbang = tukar.map(({ no_faktur_beli, berat, kadar }) => ({ no_faktur_beli, berat, kadar }))
    // 6 g x 2,350,000 less what was given in
    const pembayaran = [
      { cara_bayar: 'TUKAR' as const, no_rekening: '', ref: tukar[0]?.no_faktur_beli, jumlah: rp(9_500_000) },
      bayarTunai(4_600_000),
    ]
    await disetujuiBila(owner, validasiJual, { data: [{ no_faktur_jual, versi, pembayaran }], timbang })
    expect(await satuHari()).toEqual([
      [
        ['PERSEDIAAN', 'MM', 3_527_273],
        ['PEMBELIAN', '-', -9_500_000],
        ['HPP', 'MM', 5_972_727],
      ],
      [
        ['BELI', 10_000, 9_500_000],
        ['JUAL', -6_000, -5_972_727],
      ],
    ])
  })

  it('solder that stays in a customer’s piece is cost', async () => {
    const service = await keTukang(owner, await terimaService(owner))
    const solder = { kode_tukang: 'T01', ongkos_tukang: rp(30_000), sumber: 'TUKANG', kode_group: 'MM' } as const
    await selesaiService(owner, service, [{ berat_keluar: gram(1.55), patri: gram(0.06) }], solder)
    expect(await satuHari()).toEqual([
      [
        ['PERSEDIAAN', 'MM', -60_000],
        ['HPP', 'MM', 60_000],
      ],
      [['PATRI', -60, -60_000]],
    ])
  })

  it('what a craftsman loses is a loss', async () => {
    await buat(owner, await pesan(owner, { perkiraan_berat: gram(2) }), 2, 0.2)
    expect(await satuHari()).toEqual([
      [
        ['PERSEDIAAN', 'MM', -200_000],
        ['RUGI_SUSUT', 'MM', 200_000],
      ],
      [['RUGI', -200, -200_000]],
    ])
  })

  it('what a gilder loses is a loss, at what purchases of the day made a gram cost', async () => {
    await sampaiLabeling(owner)
    // 101,000,000 for 103 g
    expect(await satuHari()).toEqual([
      [
        ['PERSEDIAAN', 'MM', 990_194],
        ['PEMBELIAN', '-', -1_000_000],
        ['RUGI_SUSUT', 'MM', 9_806],
      ],
      [
        ['BELI', 3_000, 1_000_000],
        ['RUGI', -10, -9_806],
      ],
    ])
  })

  it('solder and a loss of before a value of the same day are cost and loss of it', async () => {
    const [awal] = await owner.call(listNilaiAwal, { tanggal: '2026-03-02' })
    await owner.call(batalNilaiAwal, { no_nilai_awal: awal?.no_nilai_awal ?? '', alasan: 'SALAH' })
    const service = await keTukang(owner, await terimaService(owner))
    const solder = { kode_tukang: 'T01', ongkos_tukang: rp(30_000), sumber: 'TUKANG', kode_group: 'MM' } as const
    await selesaiService(owner, service, [{ berat_keluar: gram(1.55), patri: gram(0.06) }], solder)
    await buat(owner, await pesan(owner, { perkiraan_berat: gram(2) }), 2, 0.2)
    await beriNilai(owner)
    expect(await satuHari()).toEqual([
      [
        ['MODAL', '-', -260_000],
        ['HPP', 'MM', 60_000],
        ['RUGI_SUSUT', 'MM', 200_000],
      ],
      [
        ['SEBELUM', -60, -60_000],
        ['SEBELUM', -200, -200_000],
      ],
    ])
  })

  it('what goes down the drain in the wash is a loss', async () => {
    const { data } = await owner.call(kirimCuci, { keterangan: 'PAK SLAMET', detail_barang: [kode] })
    const berat = { no_cuci: data.no_cuci, kode_baki: null, detail_barang: [{ kode_barcode: kode, berat: gram(5.98) }] }
    await disetujuiBila(owner, terimaCuci, { ...berat, otorisasi: null })
    expect(await satuHari()).toEqual([
      [
        ['PERSEDIAAN', 'MM', -20_000],
        ['RUGI_SUSUT', 'MM', 20_000],
      ],
      [['RUGI', -20, -20_000]],
    ])
  })

  it('goods that go out to the owner go at the average of the day, and are neither cost nor loss', async () => {
    const detail_barang = await tersortir(owner)
    await owner.call(pindahSortir, { tujuan: 'BOS', kode_baki: '', pihak: 'BOS', detail_barang })
    // 3 g for 1,000,000, out at 101,000,000 for 103 g
    expect(await satuHari()).toEqual([
      [
        ['PERSEDIAAN', 'MM', -1_941_748],
        ['PEMBELIAN', '-', -1_000_000],
        ['MODAL', '-', 2_941_748],
      ],
      [
        ['BELI', 3_000, 1_000_000],
        ['BOS', -3_000, -2_941_748],
      ],
    ])
  })
})

it('what is auctioned of a loan is bought for what the customer was credited', async () => {
  const { shop, kasir, telat } = await tokoTelat(1, async ({ owner }) => {
    await tambahCincin(owner, { berat: gram(10), berat_asli: gram(10) })
    await beriNilai(owner)
  })
  await disetujuiBila(kasir, lelangHutang, formLelang(await telat(), 12_000_000))
  await shop.nextDay(await shop.login('OWNER'))
  expect(await malam(shop, 'NL-TK01-260520-0001')).toEqual([
    [
      ['PERSEDIAAN', 'MM', 12_000_000],
      ['PEMBELIAN', '-', -12_000_000],
    ],
    [['BELI', 10_000, 12_000_000]],
  ])
  await shop.close()
})
