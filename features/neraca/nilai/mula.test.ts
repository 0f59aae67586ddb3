/** What was bought, sold and lost before goods had a value, and comes back after: it is the owner's, but for what the value's own day cost. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiBaki, isiMaster, tambahCincin } from '@kencana/testing/barang'
import {
  beliSah,
  cincinLama,
  denganOtorisasi,
  disetujuiBila,
  isiKondisi,
  isiPembelian,
} from '@kencana/testing/pembelian'
import { batalForm, jualSah } from '@kencana/testing/penjualan'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { kirimBarang } from '../../barang/kirim-barang/kirim-barang.contract.ts'
import {
  mulaiOpname,
  OTORISASI_TEMU,
  pindaiOpname,
  setujuiOpname,
  temuBarang,
  tutupOpname,
} from '../../barang/stock-opname/stock-opname.contract.ts'
import { terimaBarang } from '../../barang/terima-barang/terima-barang.contract.ts'
import { tutupToko } from '../../hari-toko/tutup-toko/tutup-toko.contract.ts'
import { batalBeli } from '../../pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { batalJual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { rencanaNilai, simpanNilaiAwal } from './nilai.contract.ts'

let shop: TestShop
let owner: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await hargaGram(owner)
  await modal('MM', 1_000_000)
})
afterEach(() => shop.close())

const hargaGram = (user: User) =>
  disetujuiBila(user, ubahParaSystem, { key: 'kategori_harga', value: 'harga_gram', otorisasi: null })
const modal = (kode_group: string, harga: number) =>
  shop.db.run(sql`UPDATE master_group SET harga_modal = ${harga} WHERE kode_group = ${kode_group}`)

const MT = { kode_group: 'MT', kode_dept: 'CINT', kadar: '22K' }
const CINCIN_MT = { ...MT, kadar_cetak: '916', kadar_modal: '91.6' }
const keping = (berat: number, user: User = owner, lain: object = {}) =>
  tambahCincin(user, { berat: gram(berat), berat_asli: gram(berat), ...lain })

const beriNilai = async (user: User = owner) => {
  const { jumlah } = await user.call(rencanaNilai, {})
  await user.call(simpanNilaiAwal, { jumlah })
}

/** What each account of a day's value holds, but for what is 0. */
const nilai = async (kode_toko = 'TK01') => {
  const rows = await shop.db.rows<{ akun: string; ref: string; rp: number }>(sql`
    SELECT akun, ref, rp FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['PERSEDIAAN', 'HPP', 'RUGI_SUSUT', 'PEMBELIAN', 'RK']) WHERE rp <> 0 ORDER BY 1, 2`)
  return rows.map(({ akun, ref, rp: jumlah }) => `${akun} ${ref} ${jumlah}`)
}

describe('a shop that begins', () => {
  it('after the first purchase and sale of its day has the sale alone as cost', async () => {
    const { kode_barcode } = await keping(5)
    await beliSah(owner, [cincinLama({ berat: gram(10), harga: rp(9_500_000) })])
    await jualSah(owner, owner, [kode_barcode])
    await beriNilai()
    await beliSah(owner, [cincinLama({ berat: gram(2), harga: rp(2_600_000) })])
    owner = await shop.nextDay(owner)
    // 5 g at 1,000,000; 10 g at 1,000,000 and 2 g for 2,600,000
    expect(await nilai()).toEqual(['HPP MM 5000000', 'PERSEDIAAN MM 12600000'])
  })

  it('has no profit of a sale of before that is taken back after it', async () => {
    const { kode_barcode } = await keping(5)
    await keping(5)
    const nota = await jualSah(owner, owner, [kode_barcode])
    owner = await shop.nextDay(owner)
    await beriNilai()
    owner = await shop.nextDay(owner)
    await disetujuiBila(owner, batalJual, batalForm(nota))
    owner = await shop.nextDay(owner)
    expect(await nilai()).toEqual(['PERSEDIAAN MM 10000000'])
  })

  it('gives back to the owner what a purchase of before had brought, the same day and later', async () => {
    await keping(5)
    const satu = await beliSah(owner, [cincinLama({ berat: gram(5), harga: rp(4_000_000) })])
    const dua = await beliSah(owner, [cincinLama({ berat: gram(5), harga: rp(4_500_000) })])
    await beriNilai()
    await disetujuiBila(owner, batalBeli, { no_faktur_beli: [satu.no_grup], alasan: 'SALAH', otorisasi: null })
    owner = await shop.nextDay(owner)
    expect(await nilai()).toEqual(['PERSEDIAAN MM 10000000'])
    await disetujuiBila(owner, batalBeli, { no_faktur_beli: [dua.no_grup], alasan: 'SALAH', otorisasi: null })
    owner = await shop.nextDay(owner)
    expect(await nilai()).toEqual(['PERSEDIAAN MM 5000000'])
  })

  it('takes the cost back of a purchase for a category that had no value yet', async () => {
    await keping(5)
    await keping(1, owner, CINCIN_MT)
    await modal('MT', 0)
    await beriNilai()
    const { no_grup } = await beliSah(owner, [cincinLama({ ...MT, berat: gram(5), harga: rp(5_000_000) })])
    owner = await shop.nextDay(owner)
    expect(await nilai()).toEqual(['HPP MT 5000000', 'PERSEDIAAN MM 5000000'])
    await modal('MT', 1_300_000)
    await beriNilai()
    owner = await shop.nextDay(owner)
    expect(await nilai()).toEqual(['HPP MT 5000000', 'PERSEDIAAN MM 5000000', 'PERSEDIAAN MT 7800000'])
    await disetujuiBila(owner, batalBeli, { no_faktur_beli: [no_grup], alasan: 'SALAH', otorisasi: null })
    owner = await shop.nextDay(owner)
    expect(await nilai()).toEqual(['PERSEDIAAN MM 5000000', 'PERSEDIAAN MT 1300000'])
  })

  it.each([
    ['that day gives its cost back', false, 'RUGI_SUSUT MM 5000000'],
    ['an earlier day is the owner’s', true],
  ])('finds again what it had lost, and what was lost on %s', async (_, kemarin, ...rugi) => {
    const { kode_barcode } = await keping(5)
    const ada = await keping(5)
    const budi = await shop.user(owner, 'BUDI', 'GUDANG')
    const citra = await shop.user(owner, 'CITRA', 'GUDANG')
    const { no_so } = await budi.call(mulaiOpname, { kode_baki: 'CN01' })
    for (const user of [budi, citra]) {
      await user.call(pindaiOpname, { no_so, kode_barcode: ada.kode_barcode })
      await user.call(tutupOpname, { no_so, berat_timbang: gram(185) })
    }
    await owner.call(setujuiOpname, { no_so })
    if (kemarin) owner = await shop.nextDay(owner)
    await beriNilai()
    owner = await shop.nextDay(owner)
    expect(await nilai()).toEqual(['PERSEDIAAN MM 5000000', ...rugi])
    const temu = { kode_barcode, kode_baki: 'CN01', alasan: 'DI BAWAH LACI', otorisasi: null }
    await denganOtorisasi(owner, temuBarang, temu, OTORISASI_TEMU)
    owner = await shop.nextDay(owner)
    expect(await nilai()).toEqual(['PERSEDIAAN MM 10000000'])
  })
})

describe('goods from another shop', () => {
  const buka = async () => {
    await shop.toko(owner, 'TK02')
    const there = await shop.user(owner, 'OWN2', 'OWN', 'TK02')
    await isiBaki(there)
    await hargaGram(there)
    return there
  }
  /** A new day of TK01 and one of TK02. */
  const besok = async (there: User): Promise<User> => {
    owner = await shop.nextDay(owner)
    await there.call(tutupToko, { PROSES: 'close' })
    return shop.login('OWN2')
  }

  it('leave their sender though the receiver left their category without value', async () => {
    let there = await buka()
    await modal('MT', 2_000_000)
    await keping(5, there)
    const satu = await keping(5, owner, CINCIN_MT)
    await keping(5, owner, CINCIN_MT)
    await keping(5, there, CINCIN_MT)
    await beriNilai()
    await modal('MT', 0)
    await beriNilai(there)
    there = await besok(there)
    expect(await nilai()).toEqual(['PERSEDIAAN MT 20000000'])
    const { no_kirim } = await owner.call(kirimBarang, {
      to: 'TK02',
      detail_barang: [{ kode_barcode: satu.kode_barcode }],
    })
    await there.call(terimaBarang, { no_kirim, kode_baki: 'CN02', detail_barang: [satu.kode_barcode] })
    there = await besok(there)
    await besok(there)
    expect(await nilai()).toEqual(['PERSEDIAAN MT 10000000'])
    expect(await nilai('TK02')).toEqual(['PERSEDIAAN MM 5000000'])
  })
})
