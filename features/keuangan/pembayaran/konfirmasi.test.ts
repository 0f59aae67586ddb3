/** Money through a bank: whoever takes it tries to let gold out before anybody saw it, and to say himself that it came. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { formPesanan, isiPesanan, pesan, tolakan, tunai } from '@kencana/testing/pesanan'
import { buat, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { isiRekening } from '@kencana/testing/rekening'
import { denganSaksi } from '@kencana/testing/saksi'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getMinta } from '../../akses/otorisasi/otorisasi.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { batalPesanan, OTORISASI_BATAL_PESANAN } from '../../pesanan/batal-pesanan/batal-pesanan.contract.ts'
import { serahPesanan } from '../../pesanan/serah-pesanan/serah-pesanan.contract.ts'
import { batalTitip, OTORISASI_BATAL_TITIP, tambahTitip } from '../../pesanan/titip-uang/titip-uang.contract.ts'
import { simpanPesanan } from '../../pesanan/transaksi-pesanan/transaksi-pesanan.contract.ts'
import { batalKonfirmasi, konfirmasiBayar, OTORISASI_NON_TUNAI, pembayaranBank } from './konfirmasi.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let kasir2: User
let sales: User
/** A shop whose sellers take money themselves: what they say of it is looked at all the same. */
const tanpaKasir = (pemilik: User) => pemilik.call(ubahParaSystem, { key: 'kasir_uang', value: 'TIDAK' })
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  await isiMaster(owner)
  await isiPesanan(owner)
  await isiTukang(owner)
  await isiBahan(owner, 100)
  await beriBahan(owner, 100)
  await isiRekening(owner, '0111')
  await tanpaKasir(owner)
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  kasir2 = await shop.user(owner, 'KASIR2', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
})
afterAll(() => shop.close())

const transfer = (jumlah: number, masuk?: boolean) => ({
  ...tunai(jumlah),
  cara_bayar: 'TRANSFER' as const,
  no_rekening: '0111',
  ...(masuk === undefined ? {} : { masuk }),
})

/** 1 g × 70 % × 2,350,000 + 150,000 */
const HARGA = 1_795_000
const siap = async (titip: ReturnType<typeof transfer>[] = [], oleh = owner) => {
  const no_pesanan = await pesan(oleh, {}, { pembayaran: titip })
  await buat(owner, no_pesanan, 1)
  await masukkanJadi(owner, no_pesanan, 1)
  return no_pesanan
}
const serah = (no_pesanan: string, ...pembayaran: ReturnType<typeof transfer | typeof tunai>[]) => ({
  no_pesanan,
  diskon: rp(0),
  pembayaran,
  kode_baki_contoh: '',
  otorisasi: null,
})
const titip = async (oleh: User, no_pesanan: string, jumlah: number) =>
  (await oleh.call(tambahTitip, { no_pesanan, pembayaran: [transfer(jumlah)] })).no_titip
const satu = (dokumen: string) => ({ pembayaran: [{ dokumen, urut: 1 }] })
const cek = async (dokumen: string) =>
  shop.db.one(sql`SELECT cek, cek_oleh::text, cek_tgl FROM pembayaran WHERE dokumen = ${dokumen} AND urut = 1`)
const jurnal = () => shop.db.one(sql`SELECT count(*)::int AS n FROM jurnal`)

describe('a deposit by transfer', () => {
  it('lets nothing out until somebody saw it at the bank', async () => {
    const no_pesanan = await siap([transfer(1_000_000)], sales)
    const isi = serah(no_pesanan, tunai(HARGA - 1_000_000))
    const sebelum = await jurnal()
    expect(await tolakan(sales, serahPesanan, isi)).toEqual([
      422,
      `Pembayaran TRANSFER 0111 Rp. 1,000,000 Di ${no_pesanan} Belum Dikonfirmasi Masuk`,
    ])
    expect(await jurnal()).toEqual(sebelum)
    expect((await kasir.call(pembayaranBank, {})).belum).toMatchObject([
      { dokumen: no_pesanan, urut: 1, user_id: 'SALES', dari: 'IBU SRI HARTATI', jumlah: 1_000_000, cek_oleh: null },
    ])
    await kasir.call(konfirmasiBayar, satu(no_pesanan))
    expect(await cek(no_pesanan)).toEqual({ cek: 'MASUK', cek_oleh: 'KASIR', cek_tgl: '2026-03-02' })
    await sales.call(serahPesanan, isi)
  })

  it('is confirmed once, by a cashier, in its own shop', async () => {
    const no_titip = await titip(sales, await pesan(sales), 100_000)
    expect(await tolakan(sales, konfirmasiBayar, satu(no_titip))).toMatchObject([403, expect.any(String)])
    expect(await tolakan(kasir, konfirmasiBayar, satu('TPS-X'))).toEqual([404, 'Pembayaran Non Tunai Tidak Ada'])
    const dua = { pembayaran: [...satu(no_titip).pembayaran, ...satu(no_titip).pembayaran] }
    expect(await tolakan(kasir, konfirmasiBayar, dua)).toEqual([400, 'Pembayaran Yang Sama Dua Kali'])
    const [a, b] = await Promise.all([
      tolakan(kasir, konfirmasiBayar, satu(no_titip)),
      tolakan(kasir2, konfirmasiBayar, satu(no_titip)),
    ])
    expect([a, b].toSorted((x, y) => x[0] - y[0])).toEqual([
      [200, 'TIDAK DITOLAK'],
      [409, `Pembayaran ${no_titip} Sudah Diproses Oleh User Lain`],
    ])
    const kas = (await owner.call(tambahTitip, { no_pesanan: await pesan(owner), pembayaran: [tunai(5_000)] })).no_titip
    expect(await tolakan(kasir, konfirmasiBayar, satu(kas))).toEqual([404, 'Pembayaran Non Tunai Tidak Ada'])
  })

  it('is confirmed to 5,000,000 by whoever entered it, beyond by somebody else', async () => {
    const no_pesanan = await pesan(owner, { harga_atribut: rp(20_000_000) })
    const kecil = await titip(kasir, no_pesanan, 5_000_000)
    await kasir.call(konfirmasiBayar, satu(kecil))
    const besar = await titip(kasir, no_pesanan, 5_000_001)
    expect(await tolakan(kasir, konfirmasiBayar, satu(besar))).toEqual([422, `Butuh Saksi ${OTORISASI_NON_TUNAI}`])
    expect(await cek(besar)).toMatchObject({ cek: 'BELUM' })
    await kasir2.call(konfirmasiBayar, satu(besar))
    const lagi = await titip(kasir, no_pesanan, 5_000_002)
    // Whoever looks at the bank may do so himself: a salesman does not.
    await expect(denganSaksi(kasir, sales, konfirmasiBayar, satu(lagi), OTORISASI_NON_TUNAI)).rejects.toThrow(
      'SALES Tidak Memegang Hak Untuk Melihatnya, Minta Kasir, OWN Atau SU',
    )
    await denganSaksi(kasir, kasir2, konfirmasiBayar, satu(lagi), OTORISASI_NON_TUNAI)
    expect(await cek(lagi)).toMatchObject({ cek: 'MASUK', cek_oleh: 'KASIR2' })
  })

  it('may be said to have come while it is entered, by a cashier alone', async () => {
    const no_pesanan = await pesan(owner, { harga_atribut: rp(20_000_000) })
    const isi = (jumlah: number) => ({ no_pesanan, pembayaran: [transfer(jumlah, true)] })
    expect(await tolakan(sales, tambahTitip, isi(100_000))).toEqual([
      403,
      'Pembayaran Non Tunai Dikonfirmasi Oleh Kasir',
    ])
    const { no_titip } = await kasir.call(tambahTitip, isi(100_000))
    expect(await cek(no_titip)).toMatchObject({ cek: 'MASUK', cek_oleh: 'KASIR' })
    expect(await tolakan(kasir, tambahTitip, isi(5_000_001))).toEqual([422, `Butuh Saksi ${OTORISASI_NON_TUNAI}`])
    await denganSaksi(kasir, kasir2, tambahTitip, isi(5_000_001), OTORISASI_NON_TUNAI)
  })

  it('is taken back by whoever was wrong, on the same day and with a reason', async () => {
    const no_titip = await titip(sales, await pesan(sales), 100_000)
    const tarik = { dokumen: no_titip, urut: 1, alasan: 'SALAH REKENING' }
    expect(await tolakan(kasir, batalKonfirmasi, tarik)).toEqual([409, `Pembayaran ${no_titip} Belum Dikonfirmasi`])
    await kasir.call(konfirmasiBayar, satu(no_titip))
    expect((await kasir.call(pembayaranBank, {})).hari_ini.map((one) => one.dokumen)).toContain(no_titip)
    expect(await tolakan(kasir, batalKonfirmasi, { ...tarik, alasan: '' })).toEqual([400, 'Alasan Harus Diisi'])
    expect(await tolakan(sales, batalKonfirmasi, tarik)).toMatchObject([403, expect.any(String)])
    await kasir.call(batalKonfirmasi, tarik)
    expect(await cek(no_titip)).toEqual({ cek: 'BELUM', cek_oleh: null, cek_tgl: null })
    await kasir.call(konfirmasiBayar, satu(no_titip))
    const hari = (tgl: string) => shop.db.run(sql`UPDATE pembayaran SET cek_tgl = ${tgl} WHERE dokumen = ${no_titip}`)
    await hari('2026-03-01')
    expect(await tolakan(kasir, batalKonfirmasi, tarik)).toEqual([422, 'Konfirmasi Hari Lain Tidak Bisa Ditarik'])
    await hari('2026-03-02')
    expect(await tolakan(kasir, batalKonfirmasi, { ...tarik, dokumen: 'TPS-X' })).toEqual([
      404,
      'Pembayaran Non Tunai Tidak Ada',
    ])
  })

  it('that nobody saw goes back the way it is said to have come, never from the drawer', async () => {
    const no_pesanan = await pesan(sales, {}, { pembayaran: [tunai(200_000), transfer(300_000)] })
    const batal = (...pembayaran: ReturnType<typeof transfer | typeof tunai>[]) => ({
      no_pesanan,
      alasan: 'BATAL',
      pembayaran,
      kode_baki_contoh: '',
      otorisasi: null,
    })
    const pesanSalah = `Pembayaran TRANSFER 0111 Rp. 300,000 Belum Dikonfirmasi Masuk, Harus Kembali Lewat Jalan Yang Sama`
    expect(await tolakan(kasir, batalPesanan, batal(tunai(500_000)))).toEqual([422, pesanSalah])
    expect(await tolakan(kasir, batalPesanan, batal(tunai(200_001), transfer(299_999)))).toEqual([422, pesanSalah])
    const sama = batal(tunai(200_000), transfer(300_000))
    await denganOtorisasi(kasir, batalPesanan, sama, OTORISASI_BATAL_PESANAN)
    const rows = await shop.db.rows<{ cek: string }>(
      sql`SELECT cek FROM pembayaran WHERE dokumen = ${no_pesanan} ORDER BY urut`,
    )
    expect(rows.map((one) => one.cek)).toEqual(['TANPA', 'BATAL'])
  })

  it('goes back with its sisters as far as money is there, and no further', async () => {
    const dua = await formPesanan(sales, [{}, {}], { pembayaran: [tunai(1_000_000), transfer(1_000_000)] })
    const { data } = await sales.call(simpanPesanan, dua)
    const [satuNo = '', duaNo = ''] = data.pesanan.map((one) => one.no_pesanan)
    const batal = (no_pesanan: string, ...pembayaran: ReturnType<typeof transfer | typeof tunai>[]) => {
      const isi = { no_pesanan, alasan: 'BATAL', pembayaran, kode_baki_contoh: '', otorisasi: null }
      return denganOtorisasi(kasir, batalPesanan, isi, OTORISASI_BATAL_PESANAN)
    }
    // Each sister's share is 1,000,000; the cash goes back with one of them, once.
    await batal(satuNo, tunai(1_000_000))
    await expect(batal(duaNo, tunai(1_000_000))).rejects.toThrow('Harus Kembali Lewat Jalan Yang Sama')
    await batal(duaNo, transfer(1_000_000))
    expect(await cek(satuNo)).toMatchObject({ cek: 'TANPA' })
  })

  it('keeps no price that it does not pay for: nobody has seen it', async () => {
    const isi = async (masuk?: boolean) =>
      formPesanan(kasir, [{ kunci_harga: true }], { pembayaran: [transfer(3_000_000, masuk)] })
    expect(await tolakan(kasir, simpanPesanan, await isi())).toEqual([422, 'Butuh Otorisasi KUNCI HARGA'])
    await kasir.call(simpanPesanan, await isi(true))
  })

  it('is confirmed for nobody whom one made today', async () => {
    const su = await shop.user(owner, 'SU', 'SU')
    const boneka = await shop.user(su, 'BONEKA', 'SALES')
    const no_titip = await titip(boneka, await pesan(owner, { harga_atribut: rp(20_000_000) }), 6_000_000)
    expect(await tolakan(su, konfirmasiBayar, satu(no_titip))).toEqual([422, `Butuh Saksi ${OTORISASI_NON_TUNAI}`])
    await kasir.call(konfirmasiBayar, satu(no_titip))
  })

  it('of a deposit that is undone is waited for no longer', async () => {
    const no_titip = await titip(sales, await pesan(sales), 100_000)
    await denganOtorisasi(kasir, batalTitip, { no_titip, alasan: 'SALAH', otorisasi: null }, OTORISASI_BATAL_TITIP)
    expect(await cek(no_titip)).toMatchObject({ cek: 'BATAL' })
    expect(await tolakan(kasir, konfirmasiBayar, satu(no_titip))).toEqual([
      409,
      `Pembayaran ${no_titip} Sudah Diproses Oleh User Lain`,
    ])
  })

  it('of a deposit that was seen and undone is not taken back', async () => {
    const no_titip = await titip(sales, await pesan(sales), 100_000)
    await kasir.call(konfirmasiBayar, satu(no_titip))
    await denganOtorisasi(kasir, batalTitip, { no_titip, alasan: 'SALAH', otorisasi: null }, OTORISASI_BATAL_TITIP)
    const tarik = { dokumen: no_titip, urut: 1, alasan: 'SALAH' }
    expect(await tolakan(kasir, batalKonfirmasi, tarik)).toEqual([422, `Dokumen ${no_titip} Sudah Dibatalkan`])
  })
})

describe('a piece handed over against a transfer', () => {
  it('leaves after somebody else saw the money', async () => {
    const isi = serah(await siap(), transfer(HARGA))
    const sebelum = await jurnal()
    expect(await tolakan(sales, serahPesanan, isi)).toEqual([422, `Butuh Saksi ${OTORISASI_NON_TUNAI}`])
    expect(await jurnal()).toEqual(sebelum)
    const { no_serah } = await denganSaksi(sales, kasir, serahPesanan, isi, OTORISASI_NON_TUNAI)
    expect(await cek(no_serah)).toMatchObject({ cek: 'MASUK', cek_oleh: 'KASIR' })
  })

  it('leaves on no photo, however alone the salesman is', async () => {
    const fresh = await openShop()
    const awal = await fresh.setup()
    await isiMaster(awal)
    await isiPesanan(awal)
    await isiTukang(awal)
    await isiBahan(awal, 10)
    await beriBahan(awal, 10)
    await isiRekening(awal, '0111')
    await tanpaKasir(awal)
    const no_pesanan = await pesan(awal)
    await buat(awal, no_pesanan, 1)
    await masukkanJadi(awal, no_pesanan, 1)
    await fresh.user(awal, 'SENDIRI', 'SALES')
    await awal.send('POST', 'users/logout')
    const seorang = await fresh.login('SENDIRI')
    const isi = serah(no_pesanan, transfer(HARGA))
    const { headers } = await seorang.send('POST', serahPesanan.path, { body: isi })
    const id = String(headers['x-minta'])
    expect(await seorang.call(getMinta, { id })).toMatchObject({ sendiri: false })
    await fresh.close()
  })

  it('leaves at once where the cashier who enters it has seen it', async () => {
    const no_pesanan = await siap()
    expect(await tolakan(kasir, serahPesanan, serah(no_pesanan, transfer(HARGA)))).toEqual([
      422,
      `Butuh Saksi ${OTORISASI_NON_TUNAI}`,
    ])
    const { no_serah } = await kasir.call(serahPesanan, serah(no_pesanan, transfer(HARGA, true)))
    expect(await cek(no_serah)).toMatchObject({ cek: 'MASUK', cek_oleh: 'KASIR' })
  })
})
