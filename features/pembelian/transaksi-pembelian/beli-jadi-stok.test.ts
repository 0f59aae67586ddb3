/** A piece that was bought back by its nota becomes stock again: gilded, labelled, sold, with its grams and what it cost. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { cincin, isiMaster, tambahCincin } from '@kencana/testing/barang'
import { cincinLama, cincinNota, disetujuiBila, isiKondisi, isiPembelian, lotSepuh } from '@kencana/testing/pembelian'
import { jualSah } from '@kencana/testing/penjualan'
import { story } from '@kencana/testing/story'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pindahBarang } from '../../barang/pindah-barang/pindah-barang.contract.ts'
import { tambahBarang } from '../../barang/tambah-barang/tambah-barang.contract.ts'
import { rencanaNilai, simpanNilaiAwal } from '../../neraca/nilai/nilai.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { kirimLabeling } from '../../sepuhan/kirim-labeling/kirim-labeling.contract.ts'
import { kirimSepuh } from '../../sepuhan/kirim-sepuh/kirim-sepuh.contract.ts'
import { terimaSepuh } from '../../sepuhan/terima-sepuh/terima-sepuh.contract.ts'
import { hitungBeli } from './harga-beli.contract.ts'

let shop: TestShop
let owner: User
/** What the customer bought and sells back. */
let terjual: string
let no_sepuh: string
let no_terima_sepuh: string
let no_kirim_stock: string
let jadi: string

const SATU = { kode_dept: 'CIN', qty_rusak: 0, berat_rusak: gram(0) }

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  // A gram of MM costs 1,000,000, whatever its fineness.
  await disetujuiBila(owner, ubahParaSystem, { key: 'kategori_harga', value: 'harga_gram', otorisasi: null })
  await shop.db.run(sql`UPDATE master_group SET harga_modal = 1000000 WHERE kode_group = 'MM'`)
  terjual = (await tambahCincin(owner)).kode_barcode
  await tambahCincin(owner, { berat: gram(10), berat_asli: gram(10) })
  const { jumlah } = await owner.call(rencanaNilai, {})
  await owner.call(simpanNilaiAwal, { jumlah })
})
afterAll(() => shop.close())

it('says of today’s price that nothing was multiplied by the fineness', async () => {
  const { kali_kadar, harga_gram, harga_nota } = await owner.call(hitungBeli, cincinLama())
  expect({ kali_kadar, harga_gram, harga_nota }).toEqual({
    kali_kadar: false,
    harga_gram: 2_350_000,
    harga_nota: 8_190_000,
  })
})

/** Where own gold lies, and after closing what all of it is worth. */
const tutup = async () => {
  owner = await shop.nextDay(owner)
  const tempat = await shop.db.rows<{ letak: string }>(sql`
    SELECT akun || ' ' || ref || ' ' || sum(mg) AS letak FROM saldo_akun('TK01', 'infinity',
      ARRAY['BAKI', 'BELI', 'SALDO_KIRIM', 'SEPUH', 'RUSAK', 'TRANSIT', 'SUSUT'])
    WHERE kode_group = 'MM' GROUP BY akun, ref HAVING sum(mg) <> 0 ORDER BY 1`)
  const [nilai] = await shop.db.rows<{ mg: number; rp: number }>(sql`
    SELECT mg, rp FROM nilai_harian WHERE kode_toko = 'TK01' AND kode_group = 'MM' ORDER BY tgl_system DESC LIMIT 1`)
  return { tempat: tempat.map(({ letak }) => letak), ...nilai }
}

story('04 a ring that is bought back, to the gram and the rupiah', [
  [
    'leaves with its customer at what it cost',
    async () => {
      await jualSah(owner, owner, [terjual])
      // 13.485 g at 1,000,000 a gram, less 3.485 g
      expect(await tutup()).toEqual({ tempat: ['BAKI CN01 10000'], mg: 10_000, rp: 10_000_000 })
    },
  ],
  [
    'comes back as a lot at what was paid for it',
    async () => {
      await lotSepuh(owner, [cincinNota(terjual, { harga: rp(4_000_000) })])
      expect(await tutup()).toEqual({ tempat: ['BAKI CN01 10000', 'BAKI SS1 3485'], mg: 13_485, rp: 14_000_000 })
    },
  ],
  [
    'is worth the same at the gilder’s',
    async () => {
      const isi = { kode_barcode: '-', kode_baki: 'SS1', kode_group: 'MM', qty: 1, berat: gram(3.485) }
      const detail_barang = [{ ...SATU, ...isi, qty_sepuh: 1, berat_sepuh: gram(3.485) }]
      no_sepuh = (await owner.call(kirimSepuh, { detail_barang })).no_sepuh
      const { tempat, ...nilai } = await tutup()
      expect(nilai).toEqual({ mg: 13_485, rp: 14_000_000 })
      expect(tempat).toEqual(['BAKI CN01 10000', `SEPUH ${no_sepuh} 3485`])
    },
  ],
  [
    'loses what the gilding took',
    async () => {
      const terima = { qty_terima: 1, berat_terima: gram(3.475), berat_timbangan: gram(3.475) }
      const form = { no_sepuh, kode_baki: 'KS1', selesai: false, detail: [{ ...SATU, ...terima }], otorisasi: null }
      no_terima_sepuh = (await owner.call(terimaSepuh, form)).no_terima_sepuh
      // 14,000,000 x 13.475 / 13.485
      expect(await tutup()).toEqual({
        tempat: ['BAKI CN01 10000', 'BAKI KS1 3475', `SUSUT ${no_terima_sepuh} 10`],
        mg: 13_475,
        rp: 13_989_618,
      })
    },
  ],
  [
    'is labelled as another piece, worth the same',
    async () => {
      const isi = { jumlah_qty: 1, jumlah_berat: gram(3.475), berat_atribut: gram(0), tipe_barang: 'SP' as const }
      const ke = { kode_baki: 'KS1', kode_baki_tujuan: 'NISA1', kode_dept: 'CIN', kode_cabang: 'TK01' }
      const jumlah = { qty_kirim: 1, berat_kirim: gram(3.475), berat_atribut: gram(0), cabang: 'TK01' }
      const form = { no_terima_sepuh, detail_kirim: [{ ...isi, ...ke }], ...jumlah }
      no_kirim_stock = (await owner.call(kirimLabeling, form)).no_kirim_stock
      const asal = { sumber: no_kirim_stock, kode_baki: 'NISA1', tujuan: 'TK01' }
      const { data } = await owner.call(tambahBarang, cincin({ ...asal, berat: gram(3.475), berat_asli: gram(3.475) }))
      jadi = data.kode_barcode
      expect(jadi).not.toBe(terjual)
      const { tempat, ...nilai } = await tutup()
      expect(nilai).toEqual({ mg: 13_475, rp: 13_989_618 })
      expect(tempat).toEqual(['BAKI CN01 10000', 'BAKI NISA1 3475', `SUSUT ${no_terima_sepuh} 10`])
    },
  ],
  [
    'and is sold at what it costs by then',
    async () => {
      await owner.call(pindahBarang, { kode_baki_tujuan: 'CN01', detail_barang: [jadi] })
      await jualSah(owner, owner, [jadi])
      // 13,989,618 less 3.475 / 13.475 of it, 3,607,712
      expect(await tutup()).toEqual({
        tempat: ['BAKI CN01 10000', `SUSUT ${no_terima_sepuh} 10`],
        mg: 10_000,
        rp: 10_381_906,
      })
    },
  ],
])
