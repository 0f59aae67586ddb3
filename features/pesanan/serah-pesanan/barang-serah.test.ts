import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { denganOtorisasi, setujui } from '@kencana/testing/pembelian'
import { isiPesanan, pesan, tolakan, tunai } from '@kencana/testing/pesanan'
import { buat, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kirimCuci } from '../../barang/cucian/cucian.contract.ts'
import { barangByBarcode, editBarang } from '../../barang/data-barang/data-barang.contract.ts'
import { koreksiBerat } from '../../barang/koreksi-barang/koreksi-barang.contract.ts'
import { ubahHargaEmas } from '../../master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { barangDijual } from '../../penjualan/transaksi-penjualan/barang-jual.contract.ts'
import { getPesanan } from '../data-pesanan/data-pesanan.contract.ts'
import { batalSerah, OTORISASI_DISKON_PESANAN, serahPesanan, tagihanPesanan } from './serah-pesanan.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  await isiMaster(owner)
  await isiPesanan(owner)
  await isiTukang(owner)
  await isiBahan(owner, 100)
  await beriBahan(owner, 100)
})
afterAll(() => shop.close())

/** An order of 5 g, finished and entered with a barcode. */
const siap = async (lain: Parameters<typeof pesan>[1] = {}) => {
  const no_pesanan = await pesan(owner, lain)
  await buat(owner, no_pesanan, 5)
  return { no_pesanan, kode: await masukkanJadi(owner, no_pesanan, 5) }
}
const serah = (no_pesanan: string, bayar: number) =>
  tolakan(owner, serahPesanan, {
    no_pesanan,
    diskon: rp(0),
    pembayaran: [tunai(bayar)],
    kode_baki_contoh: '',
    otorisasi: null,
  })

/** Until that many writes wait for a row that somebody holds. */
const menunggu = async (jumlah: number): Promise<void> => {
  const row = await shop.db.one<{ n: number }>(sql`
    SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`)
  if ((row?.n ?? 0) < jumlah) await menunggu(jumlah)
}

describe('the piece that is handed over', () => {
  it('is charged by the weight it leaves with, though it was corrected a moment before', async () => {
    const { no_pesanan, kode } = await siap()
    const { versi } = await owner.call(barangByBarcode, { kode })
    const isian = { kode, berat: gram(4.5), berat_asli: gram(4.5), alasan: 'X', versi, otorisasi: null }
    const otorisasi = await setujui(owner, koreksiBerat, isian)
    const pemegang = new pg.Client({ connectionString: shop.db.url })
    await pemegang.connect()
    await pemegang.query('BEGIN')
    await pemegang.query('SELECT 1 FROM barang WHERE kode_barcode = $1 FOR UPDATE', [kode])
    const koreksi = owner.call(koreksiBerat, { ...isian, otorisasi })
    await menunggu(1)
    const diserahkan = serah(no_pesanan, 8_375_000)
    await menunggu(2)
    await pemegang.query('ROLLBACK')
    await pemegang.end()
    await koreksi
    // 4.5 g × 70 % × 2,350,000 = 7,402,500, and 150,000 for the work
    expect(await diserahkan).toEqual([422, 'Pembayaran Harus Rp. 7,552,500'])
    expect((await serah(no_pesanan, 7_552_500))[0]).toBe(200)
    expect((await tolakan(owner, barangDijual, { kode }))[1]).toMatch(
      new RegExp(`^Barang ${kode} Sudah Diserahkan [\\d-]{10} \\(SRP-`),
    )
    expect(await shop.violations()).toEqual([])
  })

  it('is said to be in the wash while it is', async () => {
    const { no_pesanan, kode } = await siap()
    await owner.call(kirimCuci, { keterangan: '', detail_barang: [kode] })
    expect(await serah(no_pesanan, 8_375_000)).toEqual([422, `Barang ${kode} Masih Di Tempat Cuci`])
    expect((await owner.call(getPesanan, { no_pesanan })).status).toBe('SELESAI')
  })

  it('goes for a lower fineness than was ordered only with an agreement', async () => {
    const { no_pesanan, kode } = await siap({ kunci_harga: true })
    const kasir = await shop.user(owner, 'KASIR', 'KASIR')
    const { kode_barang, versi, nama_barang } = await owner.call(barangByBarcode, { kode })
    const isian = { kode_barang, versi, nama_barang, nama_atribut: '', harga_atribut: rp(0), kode_intern: '' }
    await owner.call(editBarang, { ...isian, kadar: '69', kadar_cetak: '70' })
    // 5 g × 69 % × 2,350,000 = 8,107,500
    const serahkan = {
      no_pesanan,
      diskon: rp(0),
      pembayaran: [tunai(8_257_500)],
      kode_baki_contoh: '',
      otorisasi: null,
    }
    expect(await tolakan(kasir, serahPesanan, serahkan)).toEqual([422, 'Butuh Otorisasi DISKON PESANAN'])
    expect((await owner.call(getPesanan, { no_pesanan })).status).toBe('SELESAI')
    // It sets a price: no deputy's. Its worth counts too.
    const kasus = (kategori: string) =>
      shop.db.rows(sql`
        SELECT one -> 'wakil' AS wakil, one -> 'rp' AS rp FROM otorisasi_minta, jsonb_array_elements(kasus) AS one
        WHERE one ->> 'kategori' = ${kategori} AND one ->> 'keterangan' LIKE ${`%${no_pesanan}%`}`)
    expect(await kasus('DISKON PESANAN')).toEqual([{ wakil: false, rp: 8_257_500 }])
    const { no_serah } = await denganOtorisasi(kasir, serahPesanan, serahkan, OTORISASI_DISKON_PESANAN)
    expect((await owner.call(getPesanan, { no_pesanan })).no_serah).toBe(no_serah)
    // Nor may a deputy take back what he could not agree to.
    const [status, teks] = await tolakan(owner, batalSerah, { no_serah, alasan: 'X', otorisasi: null })
    expect([status, teks]).toEqual([422, expect.stringContaining('BATAL DOKUMEN')])
    expect(await kasus('BATAL DOKUMEN')).toEqual([{ wakil: false, rp: 8_257_500 }])
  })

  it('never goes at a price of nothing, but at its locked one', async () => {
    const bebas = await siap()
    const kunci = await siap({ kunci_harga: true })
    const harga = (harga: number) => ({ kode_group: 'MM', harga: rp(harga), harga_modal: rp(0) })
    await denganOtorisasi(owner, ubahHargaEmas, harga(0), 'UBAH HARGA')
    // For an hour after a cut the price before it holds.
    shop.clock.walk(61 / 1440)
    const masihNol = [422, 'Harga Kategori MM Masih 0']
    expect(await tolakan(owner, tagihanPesanan, { no_pesanan: bebas.no_pesanan })).toEqual(masihNol)
    expect(await serah(bebas.no_pesanan, 150_000)).toEqual(masihNol)
    expect((await owner.call(getPesanan, { no_pesanan: bebas.no_pesanan })).status).toBe('SELESAI')
    expect((await owner.call(tagihanPesanan, { no_pesanan: kunci.no_pesanan })).harga_emas).toBe(8_225_000)
    await owner.call(ubahHargaEmas, harga(2_350_000))
    expect((await serah(bebas.no_pesanan, 8_375_000))[0]).toBe(200)
  })
})
