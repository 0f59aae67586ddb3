/** Who may stand as a witness: another user of the shop, on his own screen or by a PIN of his own. */
import { sql } from '@kencana/database'
import { gram, PASSWORD, type User } from '@kencana/testing'
import { buat, MintaShop } from '@kencana/testing/minta'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { simpanHakAkses } from '../hak-akses/hak-akses.contract.ts'
import { authorization, getMinta, listMinta, saksikan, sendiri, simpanPin } from './otorisasi.contract.ts'

let m: MintaShop
beforeEach(async () => {
  m = await MintaShop.open()
})
// Documents of these tests exist nowhere, which the audit would find.
afterEach(() => m.shop.close({ planted: true }))

const GELAP = 'User ID Atau Password Salah'

describe('a witness', () => {
  let sales: User
  beforeEach(async () => {
    m.kasus = { kategori: 'EMAS CUSTOMER', aturan: 'Emas customer ditimbang berdua', saksi: true, mg: gram(5) }
    sales = await m.shop.user(m.owner, 'SALES', 'SALES')
    // Made today by the owner: nobody's puppet, since the owner does not ask.
  })

  it('is another user of the shop, on his own screen', async () => {
    await expect(m.kasir.call(buat, { nama: 'A', otorisasi: null })).rejects.toThrow('Butuh Saksi EMAS CUSTOMER')
    const id = await m.minta()
    expect(await sales.call(listMinta, {})).toHaveLength(2)
    expect(await m.layar(m.kasir, id)).toMatchObject({ status: 403, text: 'Saksi Harus User Lain' })
    expect((await m.layar(sales, id)).status).toBe(200)
    expect(
      await m.shop.db.one(sql`SELECT tingkat, cara, disetujui_oleh::text FROM otorisasi WHERE id = ${id}`),
    ).toEqual({
      tingkat: 'SAKSI',
      cara: 'LAYAR',
      disetujui_oleh: 'SALES',
    })
    expect((await m.kasir.call(buat, { nama: m.nama, otorisasi: id })).nomor).toMatch(/^UJO/)
  })

  it('is nobody of another shop, nobody who is not there, and nobody without the right', async () => {
    await m.shop.toko(m.owner, 'TK02')
    const jauh = await m.shop.user(m.owner, 'KASIR2', 'KASIR', 'TK02')
    const id = await m.minta()
    expect(await m.layar(jauh, id)).toMatchObject({ status: 404 })
    const tak = /Tidak Bisa Menjadi Saksi/
    await sales.call(simpanPin, { password: PASSWORD, new_password: '482913' })
    await sales.send('PUT', 'users/logout', { body: {}, key: null })
    await expect(m.kasir.call(saksikan, { id, user_id: 'SALES', pin: '482913' })).rejects.toThrow(tak)
    sales = await m.shop.login('SALES')
    await m.owner.call(simpanHakAkses, { id: 'SALES', menu: [], aksi: [], versi: 1 })
    expect((await m.layar(sales, id)).status).toBe(403)
    await expect(m.kasir.call(saksikan, { id, user_id: 'SALES', pin: '482913' })).rejects.toThrow(tak)
  })

  it('confirms at this screen by a PIN of his own, whose wrong guesses are counted like passwords', async () => {
    await expect(sales.call(simpanPin, { password: 'salah', new_password: '482913' })).rejects.toThrow(GELAP)
    expect((await sales.send('PUT', 'users/pin', { body: { password: PASSWORD, new_password: '12' } })).text).toBe(
      'PIN Baru Harus 6 Angka',
    )
    const id = await m.minta()
    const coba = (pin: string) => m.kasir.send('POST', 'otorisasi/saksi', { body: { id, user_id: 'SALES', pin } })
    expect(await coba('482913')).toMatchObject({ status: 401, text: 'User ID Atau PIN Salah' })
    await sales.call(simpanPin, { password: PASSWORD, new_password: '482913' })
    expect((await coba('000000')).status).toBe(401)
    expect((await coba('482913')).status).toBe(200)
    for (let i = 0; i < 8; i += 1) await coba('111111')
    expect((await coba('482913')).status).toBe(429)
  })

  it('does not stand in for an m.owner, nor an owner’s password for him', async () => {
    const id = await m.minta()
    await expect(m.kasir.call(authorization, { id, user_id: 'OWNER', password: PASSWORD })).rejects.toThrow(
      'Permintaan Ini Untuk Saksi, Dengan PIN',
    )
    // An owner who is logged in may look as well.
    expect((await m.layar(m.owner, id)).status).toBe(200)
    m.kasus = { kategori: 'HARGA JUAL', aturan: 'Di bawah harga' }
    await sales.call(simpanPin, { password: PASSWORD, new_password: '482913' })
    const lain = { id: await m.minta(), user_id: 'SALES', pin: '482913' }
    await expect(m.kasir.call(saksikan, lain)).rejects.toThrow('Permintaan Ini Butuh OWN Atau SU')
  })

  it('is replaced by a photo of the scale only where nobody else is there', async () => {
    const id = await m.minta()
    const alasan = { id, alasan: 'sendirian', foto: null }
    await expect(m.kasir.call(sendiri, alasan)).rejects.toThrow('Ada User Lain Yang Bisa Menjadi Saksi')
    await sales.send('PUT', 'users/logout', { body: {}, key: null })
    await m.owner.send('PUT', 'users/logout', { body: {}, key: null })
    expect((await m.kasir.call(getMinta, { id })).sendiri).toBe(true)
    await expect(m.kasir.call(sendiri, alasan)).rejects.toThrow('Foto Timbangan Harus Diisi')
    const timbangan = { width: 90, height: 60, channels: 3, background: '#c90' } as const
    const foto = (await sharp({ create: timbangan }).png().toBuffer()).toString('base64')
    await m.kasir.call(sendiri, { ...alasan, foto })
    const row = await m.shop.db.one(sql`SELECT cara, kata, foto IS NOT NULL AS foto FROM otorisasi WHERE id = ${id}`)
    expect(row).toEqual({ cara: 'SENDIRI', kata: 'SENDIRIAN', foto: true })
  })
})
