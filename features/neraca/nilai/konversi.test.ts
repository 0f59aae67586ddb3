/** Gold that goes from category to category and back again: its value goes with it, and makes nothing out of nothing. */
import { sql } from '@kencana/database'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { beliSah, cincinLama, disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { jualSah } from '@kencana/testing/penjualan'
import { bahanDariBos, isiTukang } from '@kencana/testing/tukang'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hancurBarang } from '../../barang/hancur-data-barang/hancur-data-barang.contract.ts'
import { gantiGroup } from '../../barang/koreksi-barang/koreksi-barang.contract.ts'
import { laporanLabaRugi } from '../../keuangan/laba-rugi/laba-rugi.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { batalBahanStok, isiBahanStok } from '../../tukang/bahan-stok/bahan-stok.contract.ts'
import { rencanaNilai, simpanNilaiAwal } from './nilai.contract.ts'

let shop: TestShop
let owner: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await isiTukang(owner)
  await disetujuiBila(owner, ubahParaSystem, { key: 'kategori_harga', value: 'harga_gram', otorisasi: null })
  // A gram of MM costs 1,000,000 and one of MT 1,300,000.
  await shop.db.run(
    sql`UPDATE master_group SET harga_modal = CASE kode_group WHEN 'MM' THEN 1000000 ELSE 1300000 END WHERE kode_group IN ('MM', 'MT')`,
  )
})
afterEach(() => shop.close())

const MT = { kode_group: 'MT', kode_dept: 'CINT', kadar: '22K', kadar_cetak: '916', kadar_modal: '91.6' }
const keping = (berat: number, lain: object = {}) =>
  tambahCincin(owner, { berat: gram(berat), berat_asli: gram(berat), ...lain })

const beriNilai = async () => {
  const { jumlah } = await owner.call(rencanaNilai, {})
  await owner.call(simpanNilaiAwal, { jumlah })
}

/** What each account of value holds, but for what is 0. */
const nilai = async () => {
  const rows = await shop.db.rows<{ akun: string; ref: string; rp: number }>(sql`
    SELECT akun, ref, rp FROM saldo_akun('TK01', 'infinity', ARRAY['PERSEDIAAN', 'HPP', 'RUGI_SUSUT', 'PEMBELIAN']) WHERE rp <> 0 ORDER BY 1, 2`)
  return rows.map(({ akun, ref, rp }) => `${akun} ${ref} ${rp}`)
}

const ganti = async (kode: string, kode_dept: 'CIN' | 'CINT' | 'CINB') => {
  await disetujuiBila(owner, gantiGroup, { kode, kode_dept, alasan: 'SALAH KATEGORI', otorisasi: null })
}

/** 5 g of MM scrap become 3.820 g of MT, or what is asked. */
const lebur = async (detail: Parameters<typeof bahanDariBos>[1] = {}, berat = 3.82) => {
  const isi = bahanDariBos(berat, {
    kode_group: 'MT',
    detail_bahan: [{ sumber: 'HANCUR', kode_group: 'MM', berat: gram(5) }],
    ...detail,
  })
  return (await disetujuiBila(owner, isiBahanStok, isi)).no_bahan_stok
}
const urungkan = (no_bahan_stok: string) => disetujuiBila(owner, batalBahanStok, { no_bahan_stok, alasan: 'SALAH' })

/** Scrap of both categories, from pieces. */
const hancurkan = async (...pieces: { kode_barcode: string }[]) => {
  await owner.call(hancurBarang, { alasan: 'PATAH', detail_barang: pieces.map(({ kode_barcode }) => kode_barcode) })
}

describe('melting', () => {
  it('that is undone three times a day leaves a category that has nothing without a rupiah', async () => {
    await hancurkan(await keping(10))
    await beriNilai()
    for (let kali = 0; kali < 3; kali++) await urungkan(await lebur())
    owner = await shop.nextDay(owner)
    expect(await nilai()).toEqual(['PERSEDIAAN MM 10000000'])
  })

  it('that is undone the same day moves nothing between categories that have goods', async () => {
    await hancurkan(await keping(10), await keping(10, MT))
    await keping(5, MT)
    await beriNilai()
    await urungkan(
      await lebur(
        {
          detail_bahan: [
            { sumber: 'HANCUR', kode_group: 'MM', berat: gram(5) },
            { sumber: 'HANCUR', kode_group: 'MT', berat: gram(5) },
          ],
        },
        8.82,
      ),
    )
    owner = await shop.nextDay(owner)
    expect(await nilai()).toEqual(['PERSEDIAAN MM 10000000', 'PERSEDIAAN MT 19500000'])
  })

  it('that is undone on a later day carries back what it carried, whatever was bought meanwhile', async () => {
    await hancurkan(await keping(10))
    await keping(5, MT)
    await beriNilai()
    const no = await lebur()
    owner = await shop.nextDay(owner)
    expect(await nilai()).toEqual(['PERSEDIAAN MM 5000000', 'PERSEDIAAN MT 11500000'])
    await beliSah(owner, [cincinLama({ ...MT_LAMA, berat: gram(10), harga: 20_000_000 as never })])
    await urungkan(no)
    owner = await shop.nextDay(owner)
    expect(await nilai()).toEqual(['PERSEDIAAN MM 10000000', 'PERSEDIAAN MT 26500000'])
  })

  it('hands on what a category got, never its cost price', async () => {
    await hancurkan(await keping(5))
    await beriNilai()
    await lebur()
    owner = await shop.nextDay(owner)
    // MT has nothing but what MM gave
    expect(await nilai()).toEqual(['PERSEDIAAN MT 5000000'])
  })
})

const MT_LAMA = { kode_group: 'MT', kode_dept: 'CINT', kadar: '22K' }

describe('a piece', () => {
  it('that changes its category and changes back the same day makes no rupiah where there was none', async () => {
    const { kode_barcode } = await keping(5)
    await keping(5)
    await beriNilai()
    await ganti(kode_barcode, 'CINT')
    await ganti(kode_barcode, 'CIN')
    owner = await shop.nextDay(owner)
    expect(await nilai()).toEqual(['PERSEDIAAN MM 10000000'])
  })

  it('and takes none along from goods that were there', async () => {
    const { kode_barcode } = await keping(5)
    await keping(5)
    await keping(5, MT)
    await beriNilai()
    await ganti(kode_barcode, 'CINT')
    await ganti(kode_barcode, 'CIN')
    owner = await shop.nextDay(owner)
    expect(await nilai()).toEqual(['PERSEDIAAN MM 10000000', 'PERSEDIAAN MT 6500000'])
  })

  it('comes back on a later day with what it went with, and goes anew at what goods cost then', async () => {
    const { kode_barcode } = await keping(5)
    await keping(5)
    await keping(5, MT)
    await beriNilai()
    await ganti(kode_barcode, 'CINT')
    owner = await shop.nextDay(owner)
    expect(await nilai()).toEqual(['PERSEDIAAN MM 5000000', 'PERSEDIAAN MT 11500000'])
    await ganti(kode_barcode, 'CIN')
    owner = await shop.nextDay(owner)
    expect(await nilai()).toEqual(['PERSEDIAAN MM 10000000', 'PERSEDIAAN MT 6500000'])
    // 10 g at 10,000,000 and 5 g for 8,000,000: 1,200,000 a gram
    await beliSah(owner, [cincinLama({ berat: gram(5), harga: 8_000_000 as never })])
    await ganti(kode_barcode, 'CINT')
    owner = await shop.nextDay(owner)
    expect(await nilai()).toEqual(['PERSEDIAAN MM 12000000', 'PERSEDIAAN MT 12500000'])
  })
})

describe('gold whose cost nobody knows', () => {
  const LABA = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-04', type_laporan: 'TOKO' } as const
  /** A category with the price of MT and no cost price, left out of the opening value. */
  const baru = async () => {
    const isi = { kode_group: 'BR', nama_group: 'BARU', jenis_group: 'PERHIASAN', persentase: 91.6, harga: 2_350_000 }
    await owner.send('POST', 'group/add', { body: { ...isi, harga_modal: 0 } })
    await owner.send('POST', 'jenis/add', { body: { kode_dept: 'CINB', nama_dept: 'CINCIN', kode_group: 'BR' } })
    const satu = await keping(9, { ...MT, kode_group: 'BR', kode_dept: 'CINB' })
    await keping(5)
    return satu.kode_barcode
  }
  const hpp = async () =>
    (await owner.call(laporanLabaRugi, LABA)).flatMap((row) =>
      'akun' in row && row.akun === 'HPP' ? [row.jumlah] : [],
    )

  it('is worth what such gold costs where it comes, the owner’s and no profit, and goes back with that', async () => {
    const kode_barcode = await baru()
    await beriNilai()
    owner = await shop.nextDay(owner)
    await ganti(kode_barcode, 'CINT')
    owner = await shop.nextDay(owner)
    // MT has nothing: 9.000 g at its cost price, and nothing in HPP
    expect(await nilai()).toEqual(['PERSEDIAAN MM 5000000', 'PERSEDIAAN MT 11700000'])
    expect(await hpp()).toEqual([0])
    await ganti(kode_barcode, 'CINB')
    owner = await shop.nextDay(owner)
    expect(await nilai()).toEqual(['PERSEDIAAN MM 5000000'])
    expect(await hpp()).toEqual([0])
    expect(await shop.violations()).toEqual([])
  })

  it('and costs that when it is sold there', async () => {
    const kode_barcode = await baru()
    await keping(9, MT)
    await beriNilai()
    owner = await shop.nextDay(owner)
    await ganti(kode_barcode, 'CINT')
    await jualSah(owner, owner, [kode_barcode])
    owner = await shop.nextDay(owner)
    expect(await nilai()).toEqual(['HPP MT 11700000', 'PERSEDIAAN MM 5000000', 'PERSEDIAAN MT 11700000'])
    expect(await shop.violations()).toEqual([])
  })
})
