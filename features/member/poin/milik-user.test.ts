/** Who sells to himself earns nothing: a member whose telephone is a user's. Source: controls, own advantage. */
import { mg, rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiPenjualan, jualSah } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createUser, editUser, kelolaUsers } from '../../akses/users/users.contract.ts'
import { parameterPoint } from '../../master/parameter-point/parameter-point.contract.ts'
import { member } from '../data-member/data-member.contract.ts'
import { saldoPoin } from './poin.api.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(10_000_000))
  await isiMaster(owner)
  await isiPenjualan(owner)
  const per = { kode_group: 'MM', type: 'GRAM' as const, per_gram: mg(1_000), per_rp: rp(0), poin: 1 }
  await owner.call(parameterPoint.create, per)
})
afterAll(() => shop.close())

const DINA = { user_name: 'DINA', level: 'SALES', kode_toko: 'TK01' }
const anggota = async (nama_member: string, no_hp: string) => {
  const isi = { kode_member: '', nama_member, no_hp, alamat: '', tgl_lahir: null, setuju_pesan: 'TIDAK' as const }
  return (await owner.call(member.create, { ...isi, catatan: '' })).data.kode_member
}
/** Points after one ring of 3.485 g. */
const setelahBeli = async (kode_member: string, nama_customer: string, no_hp: string) => {
  const { kode_barcode } = await tambahCincin(owner)
  await jualSah(owner, owner, [kode_barcode], { kode_member, nama_customer, no_hp })
  return (await saldoPoin(shop.db, kode_member)).saldo
}

it('gives no points to a member with a user’s telephone, however it was typed', async () => {
  await owner.call(createUser, { user_id: 'DINA', ...DINA, password: 'kencana123', no_hp: '+62 812-7000-8000' })
  const dina = await anggota('DINA', '081270008000')
  const lain = await anggota('BU LAIN', '081270009000')
  expect(await setelahBeli(dina, 'DINA', '081270008000')).toBe(0)
  expect(await setelahBeli(lain, 'BU LAIN', '081270009000')).toBe(3)
  // An edit that does not name his telephone keeps it; one that empties it lets him earn.
  await owner.call(editUser, { id: 'DINA', ...DINA, user_name: 'DINA W' })
  expect((await owner.call(kelolaUsers, {})).find((one) => one.user_id === 'DINA')?.no_hp).toBe('081270008000')
  expect(await setelahBeli(dina, 'DINA', '081270008000')).toBe(0)
  await owner.call(editUser, { id: 'DINA', ...DINA, no_hp: '' })
  expect(await setelahBeli(dina, 'DINA', '081270008000')).toBe(3)
  const salah = await owner.send('PUT', 'users/edit/DINA', { body: { ...DINA, no_hp: '12' } })
  expect(salah.text).toContain('No HP Harus 8 Sampai 15 Angka')
})
