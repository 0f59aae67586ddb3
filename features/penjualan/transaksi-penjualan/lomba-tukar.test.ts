/** Eight at once at one old piece: it is bought back or given in, once, whatever shop tries. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiBaki, isiMaster, tambahCincin } from '@kencana/testing/barang'
import { cincinNota, disetujuiBila, formNota, isiKondisi, isiPembelian, setujui } from '@kencana/testing/pembelian'
import { batalForm, bayarTunai, formJual, jualSah } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beli } from '../../pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { getJual } from './nota.contract.ts'
import { batalJual, jual, validasiJual } from './transaksi-penjualan.contract.ts'

let shop: TestShop
let owner: User
let sales: User
/** The second shop's. */
let lain: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await shop.toko(owner, 'TK02')
  lain = await shop.user(owner, 'BOS-TK02', 'SU', 'TK02')
  await isiBaki(lain)
  await isiPembelian(lain)
  sales = await shop.user(owner, 'SALES', 'SALES')
})
afterAll(() => shop.close())

const terjual = async () => {
  const { kode_barcode } = await tambahCincin(owner)
  return { lama: kode_barcode, nota: await jualSah(owner, owner, [kode_barcode]) }
}
const LAGI = (lama: string) =>
  new RegExp(`Barang ${lama} (Sudah Dibeli Kembali, FB-|Sudah Tidak Di Customer)|Nota .* Sudah Dibatalkan`)
/** Purchases of a piece that stand. */
const hidup = (lama: string) =>
  shop.db.rows<{ asal: string }>(sql`
    SELECT p.asal FROM pembelian p JOIN barang b USING (kode_barang) WHERE b.kode_barcode = ${lama} AND p.keadaan <> 'BATAL'`)

const tukarkan = async (siapa: User, lama: string) => {
  const { kode_barcode } = await tambahCincin(siapa)
  const tukar = { kode_baki: 'BELI1', detail_barang: [cincinNota(lama, { harga: rp(1_000_000) })] }
  return formJual(siapa, [kode_barcode], { tukar })
}

it('is bought back or given in for a new one, by one of eight in two shops', async () => {
  for (let kali = 0; kali < 4; kali += 1) {
    const { lama } = await terjual()
    const form = await Promise.all([owner, lain, owner, lain].map((one) => tukarkan(one, lama)))
    const hasil = await Promise.allSettled(
      form.flatMap((one, at) => {
        const siapa = at % 2 === 0 ? sales : lain
        return [
          siapa.call(jual, one),
          siapa.call(beli, formNota([cincinNota(lama, { harga: rp(1_000_000) })])),
        ] as Promise<unknown>[]
      }),
    )
    expect(hasil.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    for (const one of hasil) if (one.status === 'rejected') expect(String(one.reason)).toMatch(LAGI(lama))
    const tukar = hasil.findIndex((one) => one.status === 'fulfilled') % 2 === 0
    expect(await hidup(lama)).toEqual([{ asal: tukar ? 'TUKAR' : 'BELI' }])
  }
})

it('comes back, or its sale is undone: never both', async () => {
  for (let kali = 0; kali < 4; kali += 1) {
    const { lama, nota } = await terjual()
    const form = await tukarkan(lain, lama)
    const otorisasi = await setujui(owner, batalJual, batalForm(nota))
    const kembali = owner.call(batalJual, batalForm(nota, { otorisasi }))
    const hasil = await Promise.allSettled([kembali, lain.call(jual, form)])
    const jadi = hasil.map((one) => one.status === 'fulfilled')
    for (const one of hasil) if (one.status === 'rejected') expect(String(one.reason)).toMatch(LAGI(lama))
    expect(jadi.filter(Boolean)).toHaveLength(1)
    expect(await hidup(lama)).toHaveLength(jadi[1] ? 1 : 0)
  }
})

it('is right with what it takes in, or let go with it, by one of eight at once', async () => {
  const kasir = await shop.user(owner, 'KASIR', 'KASIR')
  for (let kali = 0; kali < 6; kali += 1) {
    const { lama } = await terjual()
    const { data } = await disetujuiBila(owner, jual, {
      ...(await tukarkan(owner, lama)),
      // 5,733,000 less the 1,000,000 of the old ring
      pembayaran: [bayarTunai(4_733_000)],
    })
    const { no_faktur_jual, versi } = data
    const timbang = data.tukar.map(({ no_faktur_beli, berat, kadar }) => ({ no_faktur_beli, berat, kadar }))
    const sah = { data: [{ no_faktur_jual, versi, pembayaran: [] }], timbang }
    const hasil = await Promise.allSettled(
      Array.from({ length: 8 }, (_, ke) =>
        (ke + kali) % 2 === 0 ? kasir.call(validasiJual, sah) : owner.call(batalJual, batalForm(data)),
      ),
    )
    for (const one of hasil)
      if (one.status === 'rejected')
        expect(String(one.reason)).toMatch(
          /Sudah (Diproses Oleh User Lain|Divalidasi|Dibatalkan)|Butuh Otorisasi BATAL PENJUALAN/,
        )
    const jadi = hasil.flatMap((one, ke) => (one.status === 'fulfilled' ? [(ke + kali) % 2] : []))
    expect(jadi).toHaveLength(1)
    const { status } = await owner.call(getJual, { no_faktur: no_faktur_jual })
    expect([status, await hidup(lama)]).toEqual(jadi[0] === 0 ? ['DONE', [{ asal: 'TUKAR' }]] : ['BATAL', []])
  }
})
