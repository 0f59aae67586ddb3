/** What a price means is asked with the first set-up: the settings of that shop and of those that come later follow. */
import { sql } from '@kencana/database'
import { mg, rp } from '@kencana/ledger'
import { Caller } from '@kencana/server-kit'
import { openShop, PASSWORD, type TestShop } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { group } from '../../master/group/group.contract.ts'
import { artiHarga } from '../../master/parameter-harga-emas/arti-harga.contract.ts'
import { createToko } from '../../master/toko/toko.contract.ts'
import { paraSystemKey } from '../../pengaturan/para-system/para-system.contract.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const form = {
  kode_toko: 'TK01',
  nama_toko: 'KENCANA JAYA',
  alamat_toko: 'JL. PASAR BESAR 12',
  no_hp: '',
  zona_waktu: 'Asia/Jakarta',
  kas_awal: 0,
  user_id: 'BOS',
  user_name: 'HENDRA',
  password: PASSWORD,
  isian: ['KATEGORI', 'BAKI_MEJA'],
}
const send = (body: object) => new Caller(shop.app).send('POST', 'setup', { body: { ...form, ...body } })
const mulai = async (body: object) => new Caller(shop.app, ((await send(body)).json as { token: string }).token)

/** What the ring of the example costs once 17K stands at 1,250,000 on the board. */
const cincinPertama = async (owner: Caller): Promise<number> => {
  const kategori = (await owner.call(group.list, {})).find((one) => one.kode_group === '17K')
  if (!kategori) throw new Error('no 17K')
  const ubah = { ...kategori, id: kategori._id, harga: rp(1_250_000), otorisasi: null }
  await owner.call(group.update, ubah)
  const isian = { kode_group: '17K', kode_dept: 'CIN17K', kode_baki: 'ET01', kadar: '17K', kadar_modal: '75' }
  return (await tambahCincin(owner, { ...isian, berat_asli: mg(3500), berat: mg(3500) })).harga_total
}

const punya = () =>
  shop.db.rows(
    sql`SELECT kode_toko::text, value, diubah_oleh::text FROM para_system WHERE key = 'kategori_harga' ORDER BY 1`,
  )

describe('what a price means', () => {
  it.each([
    ['HARGA_GRAM', 4_375_000],
    // 3,281,250
    ['harga_100%', 3_281_500],
  ])('is %s where the owner says so, and the first ring costs %i', async (kategori_harga, harga) => {
    const owner = await mulai({ kategori_harga })
    expect((await owner.call(artiHarga, {})).murni).toBe(kategori_harga === 'harga_100%')
    expect(await cincinPertama(owner)).toBe(harga)
    expect(await punya()).toEqual([{ kode_toko: 'TK01', value: kategori_harga, diubah_oleh: 'BOS' }])
    const riwayat = sql`
      SELECT kunci, dari, ke ->> 'value' AS ke, user_id::text, kode_toko::text FROM riwayat_nilai WHERE tabel = 'PARAMETER'`
    expect(await shop.db.rows(riwayat)).toEqual([
      { kunci: 'TK01|kategori_harga', dari: null, ke: kategori_harga, user_id: 'BOS', kode_toko: 'TK01' },
    ])
    expect(
      await shop.db.rows(sql`SELECT sesudah ->> 'kategori_harga' AS ke FROM audit_log WHERE aksi = 'POST setup'`),
    ).toEqual([{ ke: kategori_harga }])
  })

  it('is of fine gold where nobody says, with nothing written', async () => {
    const owner = await mulai({})
    expect(await punya()).toEqual([])
    expect(await owner.call(paraSystemKey, { key: 'kategori_harga' })).toMatchObject({
      value: 'harga_100%',
      diubah_oleh: null,
    })
    expect(await cincinPertama(owner)).toBe(3_281_500)
    expect(
      await shop.db.one(sql`SELECT sesudah ? 'kategori_harga' AS ada FROM audit_log WHERE aksi = 'POST setup'`),
    ).toEqual({
      ada: false,
    })
  })

  it.each(['', 'MURNI', 'harga_gram'])('is no %o, which makes no shop', async (kategori_harga) => {
    expect(await send({ kategori_harga })).toMatchObject({ status: 400, text: 'Harga Emas Di Papan Harus Dipilih' })
    expect(await shop.db.rows(sql`SELECT FROM toko`)).toEqual([])
  })

  it('is in a later shop what it is in the first, of which it shares the categories', async () => {
    const owner = await mulai({ kategori_harga: 'HARGA_GRAM' })
    const dua = { kode_toko: 'TK02', nama_toko: 'BATU', alamat_toko: 'JL. DUA', no_hp: '', kas_awal: rp(0) }
    await owner.call(createToko, { ...dua, zona_waktu: 'Asia/Jakarta' })
    expect(await punya()).toEqual([
      { kode_toko: 'TK01', value: 'HARGA_GRAM', diubah_oleh: 'BOS' },
      { kode_toko: 'TK02', value: 'HARGA_GRAM', diubah_oleh: 'BOS' },
    ])
    expect(
      await shop.db.one(sql`SELECT sesudah ->> 'kategori_harga' AS ke FROM audit_log WHERE aksi = 'POST tokos'`),
    ).toEqual({
      ke: 'HARGA_GRAM',
    })
  })

  it('is written of no later shop where the first has none', async () => {
    const owner = await mulai({})
    const dua = { kode_toko: 'TK02', nama_toko: 'BATU', alamat_toko: 'JL. DUA', no_hp: '', kas_awal: rp(0) }
    await owner.call(createToko, { ...dua, zona_waktu: 'Asia/Jakarta' })
    expect(await punya()).toEqual([])
  })
})
