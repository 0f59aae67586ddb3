/** What the QR of a nota tells anybody: whether it is right and of which pieces, and nothing else. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { Caller, CallRefused } from '@kencana/server-kit'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { beliSah, cincinNota, disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { batalForm, formJual, jualSah } from '@kencana/testing/penjualan'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hapusFotoBarang, simpanFotoBarang } from '../../barang/data-barang/data-barang.contract.ts'
import { getJual, listJual } from '../transaksi-penjualan/nota.contract.ts'
import { batalJual, jual } from '../transaksi-penjualan/transaksi-penjualan.contract.ts'
import { notaPublik } from './nota-publik.contract.ts'
import { tokenNota } from './token-nota.api.ts'

let shop: TestShop
let owner: User
let siapa: Caller
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  siapa = new Caller(shop.app)
})
afterAll(() => shop.close())

const TIDAK_DIKENAL = { status: 404, text: 'Nota Tidak Dikenal' }
const SEMUA = {
  q: '',
  tgl_awal: '',
  tgl_akhir: '',
  status: '',
  kode_sales: '',
  urut: 'no_faktur_jual' as const,
  turun: '1' as const,
  hal: 1,
  per: 20 as const,
}
const kode = async () => (await tambahCincin(owner)).kode_barcode
const lihat = (token: string) => siapa.call(notaPublik, { token })
const rahasia = async (nama: string) =>
  (await shop.db.one<{ nilai: string }>(sql`SELECT nilai FROM rahasia WHERE nama = ${nama}`))?.nilai ?? ''

describe('a nota', () => {
  it('tells shop, day and pieces to who holds it, and neither customer, price, cost nor barcode', async () => {
    const barcode = await kode()
    const nota = await jualSah(owner, owner, [barcode, await kode()], {
      nama_customer: 'SITI ROHMAH',
      no_hp: '081234567890',
      alamat: 'JL. MAWAR 3',
    })
    const { text, json } = await siapa.send('GET', `nota/${nota.token}`)
    expect(json).toEqual({
      no_faktur_jual: nota.no_faktur_jual,
      tgl_system: '2026-03-02',
      nama_toko: 'KENCANA JAYA',
      alamat_toko: 'JL. PASAR BESAR 12, MALANG',
      keadaan: 'SAH',
      barang: nota.barang.map(({ urut, nama_barang, kadar_cetak, berat }) => ({
        urut,
        nama_barang,
        kadar_cetak,
        berat: berat / 1000,
        foto: false,
        keadaan: 'SAH',
      })),
    })
    for (const rahasiaToko of ['SITI', '0812', 'MAWAR', barcode, String(nota.tagihan), 'OWNER'])
      expect(text).not.toContain(rahasiaToko)
  })

  it('is BELUM SAH while its bon is under way to the cashier', async () => {
    const { data } = await owner.call(jual, await formJual(owner, [await kode()]))
    expect(await lihat(data.token)).toMatchObject({ keadaan: 'BELUM SAH', barang: [{ keadaan: 'BELUM SAH' }] })
    await owner.call(batalJual, batalForm(data))
    expect(await lihat(data.token)).toMatchObject({ keadaan: 'DIBATALKAN' })
  })

  it('kasus 25: that was undone says DIBATALKAN, its pieces too', async () => {
    const nota = await jualSah(owner, owner, [await kode()])
    await disetujuiBila(owner, batalJual, batalForm(nota))
    expect(await lihat(nota.token)).toMatchObject({ keadaan: 'DIBATALKAN', barang: [{ keadaan: 'DIBATALKAN' }] })
  })

  it('says of each piece whether it was bought back, and keeps the words of the day it was sold', async () => {
    const nota = await jualSah(owner, owner, [await kode(), await kode()])
    const [satu, dua] = nota.barang
    const kembali = async (kode_barcode = '') => {
      await beliSah(owner, [cincinNota(kode_barcode, { harga: rp(1_000_000) })], { nik: '' })
      await shop.db.run(sql`UPDATE barang SET nama_barang = 'GANTI' WHERE kode_barcode = ${kode_barcode}`)
    }
    await kembali(satu?.kode_barcode)
    expect(await lihat(nota.token)).toMatchObject({
      keadaan: 'SAH',
      barang: [
        { nama_barang: satu?.nama_barang, berat: gram(3.485), keadaan: 'SUDAH DIBELI KEMBALI' },
        { nama_barang: dua?.nama_barang, keadaan: 'SAH' },
      ],
    })
    await kembali(dua?.kode_barcode)
    expect((await lihat(nota.token)).keadaan).toBe('SUDAH DIBELI KEMBALI')
  })

  it('is a stranger under every token that is not its own, whoever signed it', async () => {
    const { token, no_faktur_jual: no_faktur } = await jualSah(owner, owner, [await kode()])
    const dengan = async (nama: string, kode_toko = 'TK01', nomor = no_faktur) =>
      siapa.send('GET', `nota/${tokenNota(await rahasia(nama), { kode_toko, no_faktur: nomor })}`)
    expect((await dengan('nota')).status).toBe(200)
    expect(await dengan('token')).toMatchObject(TIDAK_DIKENAL)
    expect(await dengan('nota', 'TK02')).toMatchObject(TIDAK_DIKENAL)
    expect(await dengan('nota', 'TK01', 'FJ-TK01-260302-9999')).toMatchObject(TIDAK_DIKENAL)
    for (const salah of [no_faktur, `${token}A`, token.slice(1), 'x'])
      expect(await siapa.send('GET', `nota/${salah}`), salah).toMatchObject(TIDAK_DIKENAL)
    expect(await rahasia('nota')).not.toBe(await rahasia('token'))
  })
})

describe('the QR of a nota', () => {
  const alamat = (alamat_publik: string) => shop.db.run(sql`UPDATE toko SET alamat_publik = ${alamat_publik}`)

  it('holds its token, within the public address where the shop has one', async () => {
    const { no_faktur_jual: no_faktur, token, tautan } = await jualSah(owner, owner, [await kode()])
    expect(tautan).toBe('')
    await alamat('https://toko.example/emas')
    expect(await owner.call(getJual, { no_faktur })).toMatchObject({
      token,
      tautan: `https://toko.example/emas/nota/${token}`,
    })
    await alamat('')
  })

  it('is understood by who takes a nota back or looks for one, in its own shop, whatever its day', async () => {
    const { no_faktur_jual, token } = await jualSah(owner, owner, [await kode()])
    const list = (q: string) => owner.call(listJual, { ...SEMUA, q, tgl_awal: '2026-04-01' })
    for (const q of [
      token,
      token.toLowerCase(),
      `https://toko.example/nota/${token}`,
      `HTTPS://TOKO.EXAMPLE/NOTA/${token}`,
    ]) {
      expect((await owner.call(getJual, { no_faktur: q })).no_faktur_jual).toBe(no_faktur_jual)
      expect((await list(q)).rows.map((row) => row.no_faktur_jual)).toEqual([no_faktur_jual])
    }
    expect((await list(`${token}A`)).rows).toEqual([])
    const dari = async (token: string) => owner.send('GET', `penjualan/get/${token}`)
    expect(await dari(`${token}A`)).toMatchObject(TIDAK_DIKENAL)
    const lain = tokenNota(await rahasia('nota'), { kode_toko: 'TK02', no_faktur: no_faktur_jual })
    expect(await dari(lain)).toMatchObject({ status: 404, text: 'Nota Ini Dari Toko TK02' })
    expect((await list(lain)).rows).toEqual([])
    expect(await dari('%20')).toMatchObject({ status: 400, text: 'No Faktur Harus Diisi' })
    expect((await owner.call(getJual, { no_faktur: no_faktur_jual.toLowerCase() })).token).toBe(token)
  })
})

describe('the photo of a piece', () => {
  const gambar = async (warna: string) =>
    (
      await sharp({ create: { width: 40, height: 20, channels: 3, background: warna } })
        .png()
        .toBuffer()
    ).toString('base64')

  it('is shown by the token alone, as it was on the day of the sale', async () => {
    const barcode = await kode()
    const barang = await shop.db.one<{ kode_barang: string }>(
      sql`SELECT kode_barang::text FROM barang WHERE kode_barcode = ${barcode}`,
    )
    const kode_barang = barang?.kode_barang ?? ''
    const { foto } = await owner.call(simpanFotoBarang, { kode_barang, foto: await gambar('#e6b93f') })
    const { token, barang: isi } = await jualSah(owner, owner, [barcode, await kode()])
    expect(isi[0]?.foto).toBe(foto)
    expect((await lihat(token)).barang.map((one) => one.foto)).toEqual([true, false])
    // Nobody gives a sold piece another photo; who goes around the server changes no nota either.
    await shop.db.run(sql`UPDATE barang SET foto = NULL WHERE kode_barang = ${kode_barang}`)
    const shown = await siapa.send('GET', `nota/${token}/foto/1`)
    expect([shown.status, shown.headers['content-type'], shown.headers.etag]).toEqual([200, 'image/jpeg', `"${foto}"`])
    expect((await sharp(shown.bytes).metadata()).format).toBe('jpeg')
    for (const path of [`nota/${token}/foto/2`, `nota/${token}/foto/3`, `nota/${foto}/foto/1`, `nota/x/foto/1`])
      expect((await siapa.send('GET', path)).status, path).toBe(404)
    expect((await siapa.send('GET', `nota/${token}/foto/0`)).status).toBe(400)
    await expect(owner.call(hapusFotoBarang, { kode_barang })).rejects.toThrow(CallRefused)
  })
})

describe('whoever asks too often', () => {
  it('is told to wait, others are not', async () => {
    const { token } = await jualSah(owner, owner, [await kode()])
    const dari = async (remoteAddress: string) =>
      (await shop.app.inject({ url: `/api/v1/nota/${token}`, remoteAddress })).statusCode
    for (let kali = 0; kali < 60; kali += 1) expect(await dari('203.0.113.7')).toBe(200)
    expect(await dari('203.0.113.7')).toBe(429)
    expect(await dari('203.0.113.8')).toBe(200)
  })
})
