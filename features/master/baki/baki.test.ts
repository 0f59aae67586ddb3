import { pindah } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { masterSuite } from '@kencana/testing/master'
import { bukukan } from '@kencana/testing/posting'
import { lotMM, uji, ujiTambah } from '@kencana/testing/uji'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { baki } from './baki.contract.ts'

const CN01 = { kode_baki: 'CN01', nama_baki: 'CINCIN 1', kode_gudang: 'TOKO', berat_baki: 182.5, berat_bandrol: 0.35 }

masterSuite({
  master: baki,
  row: CN01,
  change: { nama_baki: 'CINCIN SATU', berat_baki: 190.125 },
  perToko: true,
  inUse: {
    make: async (owner) => {
      await owner.call(ujiTambah, { ...lotMM(1, 2), kode_baki: 'CN01' })
    },
    text: 'Baki CN01 Masih Berisi Barang',
  },
})

describe('baki', () => {
  let shop: TestShop
  let owner: User
  beforeAll(async () => {
    shop = await openShop([uji])
    owner = await shop.setup()
    await owner.send('POST', 'baki/add', { body: CN01 })
  })
  afterAll(() => shop.close())

  // Other tests have trays of their own names.
  const codes = async (path: string) =>
    ((await owner.send('GET', path)).json as { kode_baki: string }[])
      .map(({ kode_baki }) => kode_baki)
      .filter((kode) => ['CN01', 'NISA1'].includes(kode))

  it('is looked up by code, by gudang, for the shop window, and for new items', async () => {
    expect(await codes('baki/get/by-kode-baki/cn01')).toEqual(['CN01'])
    expect(await codes('baki/get/by-kode-gudang/KC')).toEqual(['NISA1'])
    expect(await codes('baki/ready')).toEqual(['CN01'])
    expect(await codes('baki/tambah-barang')).toEqual(['CN01', 'NISA1'])
  })

  it('refuses a gudang that does not exist and weights that are none', async () => {
    const add = (more: object) => owner.send('POST', 'baki/add', { body: { ...CN01, kode_baki: 'B2', ...more } })
    expect(await add({ kode_gudang: 'ZZ' })).toMatchObject({ status: 422, text: 'Gudang ZZ Tidak Ada' })
    expect((await add({ berat_baki: 1.2345 })).text).toBe('Berat Harus Angka Dengan Paling Banyak 3 Desimal')
    expect((await add({ berat_baki: -1 })).status).toBe(400)
    expect((await add({ berat_baki: 100_001 })).text).toBe('Berat Tidak Boleh Lebih Dari 100 Kg')
  })

  it('is not made lighter by who keeps it', async () => {
    const gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
    const ubah = (more: object) => gudang.send('PUT', 'baki/edit/by-kode-baki/CN01', { body: { ...CN01, ...more } })
    expect((await ubah({ nama_baki: 'ETALASE DEPAN' })).status).toBe(200)
    for (const more of [{ berat_baki: 178.98 }, { berat_bandrol: 0.3 }])
      expect(await ubah({ nama_baki: 'ETALASE DEPAN', ...more })).toMatchObject({
        status: 403,
        text: 'Berat Baki Dan Bandrol Hanya Diubah OWN Atau SU',
      })
  })

  it('takes no goods once it is deleted', async () => {
    await owner.send('POST', 'baki/add', { body: { ...CN01, kode_baki: 'BEKAS' } })
    await owner.send('DELETE', 'baki/delete/by-kode-baki/BEKAS')
    await expect(owner.call(ujiTambah, { ...lotMM(1, 2), kode_baki: 'BEKAS' })).rejects.toThrow(
      'Baki BEKAS Sudah Dihapus',
    )
  })

  it('waits for a posting in flight before it calls itself unused', async () => {
    await owner.send('POST', 'baki/add', { body: { ...CN01, kode_baki: 'SIBUK' } })
    const buku = { kode_toko: 'TK01', tgl_system: owner.data.tgl_system, user_id: 'OWNER', waktu: shop.clock.now() }
    const goods = { kode_group: 'MM', kode_dept: 'CIN', pcs: 1, mg: 5000 }
    const lines = pindah({ akun: 'STOK_AWAL' }, { akun: 'BAKI', ref: 'SIBUK' }, goods)
    const waiting = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
    let removal: ReturnType<typeof owner.send> | undefined
    await shop.db.transaction(async (tx) => {
      await bukukan(tx, buku, { kind: 'TAMBAH', lines })
      removal = owner.send('DELETE', 'baki/delete/by-kode-baki/SIBUK')
      await expect.poll(async () => (await shop.db.pool.query(waiting)).rowCount).toBe(1)
    })
    expect(await removal).toMatchObject({ status: 422, text: 'Baki SIBUK Masih Berisi Barang' })
  })

  it('changes its gudang until goods lay on it, then never again, even when it is empty', async () => {
    const { kode_baki, ...rest } = CN01
    const move = (kode_gudang: string) =>
      owner.send('PUT', baki.update.path.replace('{id}', kode_baki), { body: { ...rest, kode_gudang } })
    expect((await move('BELI')).status).toBe(200)
    expect((await move('TOKO')).status).toBe(200)
    await owner.call(ujiTambah, { ...lotMM(1, 2), kode_baki: 'CN01' })
    const refused = { status: 422, text: 'Gudang Baki CN01 Tidak Bisa Diganti Karena Sudah Dipakai' }
    expect(await move('BELI')).toMatchObject(refused)
    owner = await shop.nextDay(owner)
    expect(await move('BELI')).toMatchObject(refused)
  })
})
