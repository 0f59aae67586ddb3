/** What single masters refuse by rules of their own, in a sheet: its trial says it as its import does. */
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { afterAll, beforeAll, expect, it } from 'vitest'

let shop: TestShop
let owner: User
let gudang: User

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await tambahCincin(owner)
  gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
})
afterAll(() => shop.close())

const BAKI = { kode_baki: 'CN01', nama_baki: 'CINCIN CN01', kode_gudang: 'TOKO', berat_baki: 180, berat_bandrol: 0.35 }

it.each([
  ['masterkadar', { kode: '750', persentase: 75 }, 'Kadar Tidak Boleh Angka Saja'],
  ['masterkadar', { kode: '16K', persentase: 60 }, 'Persentase Kadar 16K Tidak Bisa Diganti Karena Sudah Dipakai'],
  [
    'jenis',
    { kode_dept: 'CIN', nama_dept: 'CINCIN', kode_group: 'MT' },
    'Kategori Jenis CIN Tidak Bisa Diganti Karena Sudah Dipakai',
  ],
  ['baki', { ...BAKI, kode_gudang: 'KC' }, 'Gudang Baki CN01 Tidak Bisa Diganti Karena Sudah Dipakai'],
  ['baki', { ...BAKI, kode_gudang: 'MANA' }, 'Gudang MANA Tidak Ada'],
  [
    'group',
    { kode_group: 'MM', nama_group: 'MAS MUDA', jenis_group: 'PERHIASAN', harga: 1, harga_modal: 1, persentase: 50 },
    'Persentase Group MM Tidak Bisa Diganti Karena Sudah Dipakai',
  ],
])('a sheet of %s: %o is refused with a sentence', async (path, row, pesan) => {
  const sheet = { body: { baris: [row] } }
  const trial = await owner.send('POST', `${path}/impor/periksa`, sheet)
  expect(trial.json).toEqual({ baru: 0, diubah: 0, sama: 0, dikosongkan: [], salah: [{ baris: 2, pesan }] })
  expect(await owner.send('POST', `${path}/impor`, sheet)).toMatchObject({
    status: 422,
    text: `Masih Ada 1 Kesalahan, Baris 2: ${pesan}`,
  })
})

it('a sheet of trays judges who reads it: their weights are the owners’', async () => {
  const sheet = {
    body: {
      baris: [
        { ...BAKI, berat_baki: 1 },
        { ...BAKI, kode_baki: 'BARU' },
      ],
    },
  }
  const trial = await gudang.send('POST', 'baki/impor/periksa', sheet)
  expect(trial.json).toMatchObject({
    salah: [
      { baris: 2, pesan: 'Berat Baki Dan Bandrol Hanya Diubah OWN Atau SU' },
      { baris: 3, pesan: 'Berat Baki Dan Bandrol Hanya Diisi OWN Atau SU, Simpan Dengan 0 Dahulu' },
    ],
  })
  expect((await gudang.send('POST', 'baki/impor', sheet)).text).toBe(
    'Masih Ada 2 Kesalahan, Baris 2: Berat Baki Dan Bandrol Hanya Diubah OWN Atau SU',
  )
})
