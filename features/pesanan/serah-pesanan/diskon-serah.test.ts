/** Whoever hands orders over tries to give away more than a bill and a day allow. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { isiPesanan, pesan, tolakan, tunai } from '@kencana/testing/pesanan'
import { buat, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OTORISASI_DISKON_PESANAN, serahPesanan } from './serah-pesanan.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  await isiMaster(owner)
  await isiPesanan(owner)
  await isiTukang(owner)
  await isiBahan(owner, 100)
  await beriBahan(owner, 100)
})
afterAll(() => shop.close())

const buku = (dokumen: string) =>
  shop.db.rows(sql`
    SELECT m.akun, m.rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id WHERE j.document = ${dokumen} ORDER BY j.id, m.urut`)
const isi = (no_pesanan: string, bayar: number) => ({
  no_pesanan,
  diskon: rp(0),
  pembayaran: [tunai(bayar)],
  kode_baki_contoh: '',
  otorisasi: null,
})
const siap = async (berat: number, lain: Parameters<typeof pesan>[1] = {}) => {
  const no_pesanan = await pesan(owner, lain)
  await buat(owner, no_pesanan, berat)
  await masukkanJadi(owner, no_pesanan, berat)
  return { no_pesanan }
}

describe('a discount at handing over', () => {
  it('takes 3 % of the bill as a discount and 1,000,000 a day, more by agreement, and none above the price', async () => {
    const { no_pesanan } = await siap(1)
    const murah = { ...isi(no_pesanan, 1_695_000), diskon: rp(100_000) }
    expect(await tolakan(kasir, serahPesanan, murah)).toEqual([422, 'Butuh Otorisasi DISKON PESANAN'])
    expect(await tolakan(kasir, serahPesanan, { ...murah, diskon: rp(1_795_001) })).toEqual([
      422,
      'Diskon Melebihi Total Harga',
    ])
    const { no_serah } = await denganOtorisasi(kasir, serahPesanan, murah, OTORISASI_DISKON_PESANAN)
    expect((await buku(no_serah)).at(-1)).toMatchObject({ akun: 'DISKON', rp: 100_000 })
    // 3 % of 1,795,000 are 53,850
    const kecil = await siap(1)
    const turun = (diskon: number) => ({ ...isi(kecil.no_pesanan, 1_795_000 - diskon), diskon: rp(diskon) })
    const sebelum = await shop.db.one(sql`SELECT count(*)::int AS n FROM jurnal`)
    expect(await tolakan(kasir, serahPesanan, turun(53_851))).toEqual([422, 'Butuh Otorisasi DISKON PESANAN'])
    expect(await shop.db.one(sql`SELECT count(*)::int AS n FROM jurnal`)).toEqual(sebelum)
    await kasir.call(serahPesanan, turun(53_850))
  })

  it('adds up the discounts of a day, whoever the customers are', async () => {
    const besar = await siap(10, { perkiraan_berat: gram(10), harga_atribut: rp(20_000_000) })
    const kedua = await siap(10, { perkiraan_berat: gram(10), harga_atribut: rp(20_000_000) })
    const sisa =
      (
        await shop.db.one<{ n: number }>(sql`
      SELECT 1000000 - coalesce(sum(jumlah), 0)::int AS n FROM batas_pakai WHERE batas = 'diskon' AND user_id = 'KASIR'`)
      )?.n ?? 0
    // 10 g × 70 % × 2,350,000 + 20,000,000 + 150,000 = 36,600,000
    const turun = (no_pesanan: string, diskon: number) => ({
      ...isi(no_pesanan, 36_600_000 - diskon),
      diskon: rp(diskon),
    })
    await kasir.call(serahPesanan, turun(besar.no_pesanan, sisa - 1))
    expect(await tolakan(kasir, serahPesanan, turun(kedua.no_pesanan, 2))).toEqual([
      422,
      'Butuh Otorisasi DISKON PESANAN',
    ])
    await kasir.call(serahPesanan, turun(kedua.no_pesanan, 1))
  })
})
