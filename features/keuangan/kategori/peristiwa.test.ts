/** What was sold and bought by the day: yesterday stays as it was when today undoes it, and the rows are the books' income. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { beliSah, cincinLama, denganOtorisasi, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { pesan, tunai } from '@kencana/testing/pesanan'
import { buat, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { batalBeli, OTORISASI_BATAL_BELI } from '../../pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { batalSerah, OTORISASI_BATAL_SERAH, serahPesanan } from '../../pesanan/serah-pesanan/serah-pesanan.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await isiTukang(owner)
  await isiBahan(owner, 10)
  await beriBahan(owner, 10)
})
afterAll(() => shop.close())

const baca = (view: 'jual' | 'beli') =>
  shop.db.rows<{ tgl: string; arah: number; no_faktur: string; no_batal: string | null; qty: number; rp: number }>(sql`
    SELECT tgl, arah, no_faktur::text, no_batal, qty, harga_total AS rp FROM ${sql.ident(`${view}_peristiwa`)}
    WHERE kode_toko = 'TK01' ORDER BY tgl, no_faktur, arah DESC`)

/** Income and purchases by the day as the books have them, worked out from their lines alone. */
const buku = (akun: readonly string[], kind: string) =>
  shop.db.rows(sql`
    SELECT j.tgl_system AS tgl, sum(m.rp)::bigint AS rp FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id
    WHERE j.kind = ${kind} AND m.akun = ANY (${[...akun]}::text[]) GROUP BY 1 ORDER BY 1`)
const perHari = (view: 'jual' | 'beli', tanda: number) =>
  shop.db.rows(sql`
    SELECT tgl, (${tanda}::int * sum(arah * harga_total))::bigint AS rp FROM ${sql.ident(`${view}_peristiwa`)} GROUP BY 1 ORDER BY 1`)

it('a handing over counts on its day, and its undo on another', async () => {
  const lain = { diskon: rp(15_000), kode_baki_contoh: '', otorisasi: null }
  const serah = async () => {
    const no_pesanan = await pesan(owner)
    await buat(owner, no_pesanan, 1)
    await masukkanJadi(owner, no_pesanan, 1)
    return (await owner.call(serahPesanan, { no_pesanan, pembayaran: [tunai(1_780_000)], ...lain })).no_serah
  }
  const [tetap, salah] = [await serah(), await serah()]
  const { barang } = await beliSah(owner, [
    cincinLama({ harga: rp(1_000_000) }),
    cincinLama({ harga: rp(900_000), berat: gram(2) }),
  ])
  const [satu = '', dua = ''] = barang.map((one) => one.no_faktur_beli)
  const kemarin = [await baca('jual'), await baca('beli')]
  // 1 g × 70 % × 2,350,000 + 150,000 − 15,000
  expect(kemarin[0]).toEqual([
    { tgl: '2026-03-02', arah: 1, no_faktur: tetap, no_batal: null, qty: 1, rp: 1_780_000 },
    { tgl: '2026-03-02', arah: 1, no_faktur: salah, no_batal: null, qty: 1, rp: 1_780_000 },
  ])
  expect(kemarin[1]?.map((one) => [one.no_faktur, one.arah, one.rp])).toEqual([
    [satu, 1, 1_000_000],
    [dua, 1, 900_000],
  ])
  owner = await shop.nextDay(owner)
  const batal = { alasan: 'SALAH', otorisasi: null }
  await denganOtorisasi(owner, batalSerah, { no_serah: salah, ...batal }, OTORISASI_BATAL_SERAH)
  await denganOtorisasi(owner, batalBeli, { no_faktur_beli: [dua], ...batal }, OTORISASI_BATAL_BELI)
  expect(await baca('jual')).toEqual([
    ...(kemarin[0] ?? []),
    { tgl: '2026-03-03', arah: -1, no_faktur: salah, no_batal: 'BSR-TK01-260303-0001', qty: 1, rp: 1_780_000 },
  ])
  expect((await baca('beli')).map((one) => [one.tgl, one.no_faktur, one.arah, one.no_batal])).toEqual([
    ['2026-03-02', satu, 1, null],
    ['2026-03-02', dua, 1, null],
    ['2026-03-03', dua, -1, 'BFB-TK01-260303-0001'],
  ])
})

it('its rows of a day are the income and the purchases of that day’s jurnals', async () => {
  const jual = [
    { tgl: '2026-03-02', rp: -3_560_000 },
    { tgl: '2026-03-03', rp: 1_780_000 },
  ]
  expect(await buku(['PENJUALAN', 'ONGKOS', 'DISKON'], 'SERAH_PESANAN')).toEqual(jual)
  expect(await perHari('jual', -1)).toEqual(jual)
  const beli = [
    { tgl: '2026-03-02', rp: 1_900_000 },
    { tgl: '2026-03-03', rp: -900_000 },
  ]
  expect(await buku(['PEMBELIAN'], 'BELI')).toEqual(beli)
  expect(await perHari('beli', 1)).toEqual(beli)
})
