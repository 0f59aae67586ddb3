/** The shop's own pieces in repair, by their nota: under guarantee for nothing; and weight that a repair brings, solder or stones. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, type TestShop, type User } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { cincinLama, formBeli, isiPembelian } from '@kencana/testing/pembelian'
import { jualSah } from '@kencana/testing/penjualan'
import { denganSaksi } from '@kencana/testing/saksi'
import { bukaService, bukuService, formSelesai, formService, terimaService } from '@kencana/testing/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notaBeli } from '../../pembelian/transaksi-pembelian/nota-beli.contract.ts'
import { beli } from '../../pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { selesaikanService } from './selesai-service.contract.ts'
import { simpanService } from './transaksi-services.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let gudang: User
let di: ReturnType<typeof bukuService>
beforeAll(async () => {
  ;({ shop, owner, kasir, gudang } = await bukaService())
  await isiPembelian(owner)
  di = bukuService(shop)
})
afterAll(() => shop.close())

/** A ring of 3.485 g, sold to IBU SRI unless told. */
const terjual = async (no_hp = '081234567890') => {
  const { kode_barcode } = await tambahCincin(owner)
  await jualSah(owner, owner, [kode_barcode], { nama_customer: 'IBU SRI', no_hp })
  return kode_barcode
}
const gratis = (kode_barcode: string, lain: object = {}) =>
  formService([{ kode_barcode, berat: gram(1.9), ongkos: rp(0), ...lain }])
const banyak = async () => (await shop.db.one<{ n: number }>(sql`SELECT count(*)::int AS n FROM service`))?.n
const ditolak = async (apa: () => Promise<unknown>, kata: string) => {
  const awal = await banyak()
  await expect(apa()).rejects.toThrow(kata)
  expect(await banyak()).toBe(awal)
}
const garansi = (value: string) => owner.call(ubahParaSystem, { key: 'garansi', value } as never)

describe('a piece that the shop sold', () => {
  it('is mended for nothing under its guarantee, and is what its nota says', async () => {
    const kode_barcode = await terjual()
    const [nota] = await kasir.call(notaBeli, { kode: kode_barcode })
    const isi = gratis(kode_barcode, { berat: nota?.berat, nama_barang: 'LAIN' })
    const { data } = await kasir.call(simpanService, isi)
    expect(data.barang).toMatchObject([
      { kode_barcode, nama_barang: nota?.nama_barang, kadar: nota?.kadar, ongkos: 0, berat: nota?.berat },
    ])
  })

  it('asks for agreement where it weighs something else, is brought by somebody else, is too old, or has no nota', async () => {
    const kode_barcode = await terjual()
    const [nota] = await kasir.call(notaBeli, { kode: kode_barcode })
    const berat = nota?.berat
    await ditolak(() => kasir.call(simpanService, gratis(kode_barcode)), 'ONGKOS SERVICE')
    await ditolak(
      () => kasir.call(simpanService, { ...gratis(kode_barcode, { berat }), no_hp: '081234567899' }),
      'ONGKOS SERVICE',
    )
    await ditolak(() => kasir.call(simpanService, gratis('', { berat })), 'ONGKOS SERVICE')
    await garansi('0')
    await ditolak(() => kasir.call(simpanService, gratis(kode_barcode, { berat })), 'ONGKOS SERVICE')
    await garansi('30')
  })

  it('is in one repair at a time, and bought back by nobody meanwhile', async () => {
    const kode_barcode = await terjual('')
    const [nota] = await kasir.call(notaBeli, { kode: kode_barcode })
    const isi = gratis(kode_barcode, { berat: nota?.berat })
    const { no_service } = await kasir.call(simpanService, isi)
    const kata = `Barang ${kode_barcode} Sedang Diservice ${no_service}`
    await ditolak(() => kasir.call(simpanService, isi), kata)
    expect(await kasir.call(notaBeli, { kode: kode_barcode })).toMatchObject([
      { keadaan: 'SEDANG DISERVICE', no_hutang: no_service },
    ])
    await expect(owner.call(beli, formBeli([cincinLama({ kode_barcode, harga: rp(100_000) })]))).rejects.toThrow(kata)
  })

  it('is refused by a barcode that was never sold, and two of one barcode', async () => {
    const kode_barcode = await terjual()
    await ditolak(() => kasir.call(simpanService, gratis('TK0199')), 'Barang TK0199 Tidak Pernah Dijual')
    await ditolak(() => kasir.call(simpanService, gratis(kode_barcode, { jumlah: 2 })), 'Barang Di Nota Satu Biji')
  })
})

describe('what a repair weighs more', () => {
  const batu = () => terimaService(owner, [{ jenis_kerja: 'BATU' }])

  it('is stones that somebody else saw on the scale: no gold, and no loss of it', async () => {
    const service = await batu()
    // 1.500 came, 0.240 of stones went in, 1.735 are there: 0.005 is lost.
    const isi = formSelesai(service, [{ berat_keluar: gram(1.735), batu: gram(0.24) }])
    const { no_selesai, data } = await denganSaksi(gudang, kasir, selesaikanService, isi, 'BATU SERVICE')
    expect(data.barang).toMatchObject([{ berat_kini: 1735, batu: 240, patri: 0, susut: 5 }])
    const { no_service } = service
    const buku = await di.buku(no_selesai)
    expect(buku.map(({ akun, ref, kode_group, mg }) => [akun, ref, kode_group, mg])).toEqual([
      ['PELANGGAN', '-', '-', -240],
      ['SERVICE', no_service, '-', 240],
      ['SERVICE', no_service, '-', -5],
      ['SUSUT', no_selesai, '-', 5],
    ])
  })

  it('is stones as heavy as what was lost, and stands in the books all the same', async () => {
    const isi = formSelesai(await batu(), [{ berat_keluar: gram(1.5), batu: gram(0.005) }])
    const { no_selesai } = await denganSaksi(gudang, kasir, selesaikanService, isi, 'BATU SERVICE')
    expect((await di.buku(no_selesai)).map(({ akun, mg }) => [akun, mg])).toEqual([
      ['PELANGGAN', -5],
      ['SERVICE', 5],
      ['SERVICE', -5],
      ['SUSUT', 5],
    ])
  })

  it('is seen by somebody else where stones are the work, though none is said to have gone in', async () => {
    await expect(gudang.call(selesaikanService, formSelesai(await batu()))).rejects.toThrow('Butuh Saksi BATU SERVICE')
  })

  it('covers no loss of gold: beyond the limit the loss is agreed to beside the stones', async () => {
    const isi = formSelesai(await batu(), [{ berat_keluar: gram(1.6), batu: gram(0.24) }])
    await expect(gudang.call(selesaikanService, isi)).rejects.toThrow('SERVICE SUSUT')
  })

  it('is no stone where stones are not the work, unless its customer agreed to more work', async () => {
    const service = await terimaService(owner)
    const tanpa = formSelesai(service, [{ berat_keluar: gram(1.6), batu: gram(0.1) }])
    await expect(gudang.call(selesaikanService, tanpa)).rejects.toThrow('CINCIN Tidak Diservice Batu')
    const lebih = { kerja_tambahan: 'GANTI BATU', tambahan: rp(20_000), setuju_nama: 'IBU SRI' }
    const isi = formSelesai(service, [{ berat_keluar: gram(1.6), batu: gram(0.1), ...lebih }])
    await denganSaksi(gudang, kasir, selesaikanService, isi, 'BATU SERVICE')
  })

  it('is the shop’s gold where a ring is made larger: taken from its material as solder is', async () => {
    const { no_service, ...rest } = await terimaService(owner, [{ jenis_kerja: 'UKUR' }])
    const isi = formSelesai({ no_service, ...rest }, [{ berat_keluar: gram(1.8), patri: gram(0.3) }], {
      sumber: 'BAHAN_TOKO',
      kode_group: 'MM',
    })
    const { no_selesai } = await gudang.call(selesaikanService, isi)
    expect((await di.buku(no_selesai)).map(({ akun, kode_group, mg }) => [akun, kode_group, mg])).toEqual(
      expect.arrayContaining([
        ['BAHAN_TOKO', 'MM', -300],
        ['SERVICE', '-', 300],
      ]),
    )
    const tanpa = formSelesai(await terimaService(owner, [{ jenis_kerja: 'UKUR' }]), [{ berat_keluar: gram(1.8) }])
    await expect(gudang.call(selesaikanService, tanpa)).rejects.toThrow('Lebih 0.300 g Dari Berat Masuk Dan Patrinya')
  })
})
