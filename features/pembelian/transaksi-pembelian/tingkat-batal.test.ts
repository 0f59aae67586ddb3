/** A purchase that somebody agreed to is undone by agreement of the same grade. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import {
  beliSah,
  cincinLama,
  cincinNota,
  disetujuiBila,
  isiKondisi,
  isiPembelian,
  mintaDari,
} from '@kencana/testing/pembelian'
import { batalForm, bayarTunai, formJual, jualSah } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { batalJual, jual, validasiJual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { batalBeli } from './transaksi-pembelian.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
})
afterAll(() => shop.close())

/** Whether a deputy may agree to what was asked, and what is at stake. */
const wakil = async (minta: string | undefined) => {
  const row = await shop.db.one<{ kasus: Record<string, unknown>[] }>(
    sql`SELECT kasus FROM otorisasi_minta WHERE id = ${minta ?? ''}`,
  )
  return row?.kasus.map((one) => [one.kategori, one.wakil, one.rp])
}

it('as it was bought: above the price of the rules no deputy took it, and none takes it back', async () => {
  const undo = async (harga: number) => {
    const { no_grup } = await beliSah(owner, [cincinLama({ harga: rp(harga) })])
    const { minta } = await mintaDari(owner, batalBeli, { no_faktur_beli: [no_grup], alasan: 'SALAH', otorisasi: null })
    return wakil(minta)
  }
  expect(await undo(1_000_000)).toEqual([['BATAL PEMBELIAN', true, 1_000_000]])
  // 3.485 g are worth 5,732,825 by the rules.
  expect(await undo(5_800_000)).toEqual([['BATAL PEMBELIAN', false, 5_800_000]])
})

it('so is a sale that took an old piece for more than the rules say', async () => {
  const undo = async (harga: number) => {
    const kode = async () => (await tambahCincin(owner)).kode_barcode
    const lama = await kode()
    await jualSah(owner, owner, [lama])
    const tukar = { kode_baki: 'BELI1', detail_barang: [cincinNota(lama, { harga: rp(harga) })] }
    // Two rings for 5,733,000 each.
    const isian = await formJual(owner, [await kode(), await kode()], {
      nama_customer: 'IBU SRI',
      no_hp: '081234567890',
      alamat: 'JL. MELATI 4',
      tukar,
      pembayaran: [bayarTunai(11_466_000 - harga)],
    })
    const { data } = await disetujuiBila(owner, jual, isian)
    const timbang = data.tukar.map(({ no_faktur_beli, berat, kadar }) => ({ no_faktur_beli, berat, kadar }))
    const sah = await disetujuiBila(owner, validasiJual, {
      data: [{ ...data, pembayaran: [] }],
      timbang,
      otorisasi: null,
    })
    const [nota] = sah.data
    if (!nota) throw new Error('nothing validated')
    return wakil((await mintaDari(owner, batalJual, batalForm(nota))).minta)
  }
  expect(await undo(1_000_000)).toEqual([['BATAL PENJUALAN', true, 11_466_000]])
  expect(await undo(5_800_000)).toEqual([['BATAL PENJUALAN', false, 11_466_000]])
})
