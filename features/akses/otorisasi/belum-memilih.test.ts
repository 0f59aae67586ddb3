/** Whose password somebody else chose vouches for nobody: whoever gave it to him would agree with himself. */
import { rp } from '@kencana/ledger'
import { Caller } from '@kencana/server-kit'
import { gram, PASSWORD } from '@kencana/testing'
import { MintaShop } from '@kencana/testing/minta'
import { tolakan } from '@kencana/testing/pesanan'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { changePassword, login } from '../sesi/sesi.contract.ts'
import { createUser, resetPassword } from '../users/users.contract.ts'
import { getMinta, saksikan, sendiri, simpanPin } from './otorisasi.contract.ts'
import { tambahWakil } from './wakil.contract.ts'

let m: MintaShop
beforeEach(async () => {
  m = await MintaShop.open()
})
// Documents of these tests exist nowhere, which the audit would find.
afterEach(() => m.shop.close({ planted: true }))

const PILIH = 'BUDI Harus Login Dan Memilih Passwordnya Sendiri Dulu'
const buat = (level: string) =>
  m.owner.call(createUser, { user_id: 'BUDI', user_name: 'BUDI', level, kode_toko: 'TK01', password: PASSWORD })
const besok = async () => {
  m.owner = await m.shop.nextDay(m.owner)
  m.kasir = await m.shop.login('KASIR')
}

/** He logs in with the password that was given to him, and chooses another. */
const memilih = async () => {
  const dia = new Caller(m.shop.app)
  dia.token = (await dia.call(login, { user_id: 'BUDI', password: PASSWORD })).token
  await dia.call(changePassword, { password: PASSWORD, new_password: 'punya budi' })
}

it('is refused as an owner at the counter, a day later too, until he has chosen', async () => {
  await buat('SU')
  await besok()
  await besok()
  expect(await m.dengan('BUDI', PASSWORD, m.owner)).toMatchObject({ status: 403, text: PILIH })
  // A wrong password is told as every other, and who does not know it learns nothing of him.
  expect(await m.dengan('BUDI', 'salah', m.owner)).toMatchObject({ status: 401, text: 'User ID Atau Password Salah' })
  await memilih()
  // Whoever gave it may have chosen the other: his day begins now.
  expect((await m.dengan('BUDI', 'punya budi')).text).toMatch(/Belum Sehari/)
  await besok()
  await besok()
  expect(await m.dengan('BUDI', 'punya budi')).toMatchObject({ status: 200 })
})

it('is nobody who could have agreed: the only owner beside him gives his reason', async () => {
  await buat('OWN')
  await besok()
  await besok()
  const id = await m.minta(m.owner)
  expect((await m.owner.call(getMinta, { id })).sendiri).toBe(true)
  await m.owner.call(sendiri, { id, alasan: 'SENDIRIAN', foto: null })
  await m.shop.login('BUDI')
  expect((await m.owner.call(getMinta, { id: await m.minta(m.owner) })).sendiri).toBe(false)
})

it('is refused as a deputy', async () => {
  await buat('KASIR')
  await besok()
  await besok()
  const hari = m.owner.data.tgl_system
  const batas = { rp_kasus: rp(50_000), rp_hari: rp(80_000), mg_kasus: gram(5), mg_hari: gram(8) }
  await m.owner.call(tambahWakil, { user_id: 'BUDI', dari: hari, sampai: hari, ...batas })
  expect(await m.dengan('BUDI')).toMatchObject({ status: 403, text: PILIH })
  await m.shop.login('BUDI')
  expect(await m.dengan('BUDI')).toMatchObject({ status: 200 })
})

it('is refused as a witness by his PIN of before', async () => {
  await m.shop.user(m.owner, 'BUDI', 'KASIR')
  await besok()
  await besok()
  const budi = await m.shop.login('BUDI')
  await budi.call(simpanPin, { password: PASSWORD, new_password: '482915' })
  m.kasus = { ...m.kasus, saksi: true }
  await m.owner.call(resetPassword, { id: 'BUDI', password: 'dari owner' })
  await besok()
  await besok()
  // Whoever gave the password logs in with it.
  await new Caller(m.shop.app).call(login, { user_id: 'BUDI', password: 'dari owner' })
  const id = await m.minta()
  expect(await tolakan(m.kasir, saksikan, { id, user_id: 'BUDI', pin: '482915' })).toEqual([403, PILIH])
})
