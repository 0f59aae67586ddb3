import { sql } from '@kencana/database'
import { mg } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { anyNumber } from '@kencana/testing/number'
import { isiPembelian } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tukang } from '../../master/tukang/tukang.contract.ts'
import { batalKirimSepuh } from '../../sepuhan/kirim-sepuh/kirim-sepuh.contract.ts'
import { terimaSepuh } from '../../sepuhan/terima-sepuh/terima-sepuh.contract.ts'
import { batalSepuhBos, cetakSepuhBos, kirimSepuhBos, listSepuhBos } from './kirim-sepuh-dari-barang-bos.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await owner.call(tukang.create, { kode_tukang: 'T1', nama_tukang: 'PAK DARMO' })
})
afterAll(() => shop.close())

const CIN = { kode_group: 'MM', kode_dept: 'CIN', asal_barang: 'SURABAYA', qty: 5, berat: gram(15) }
const GLG = { ...CIN, kode_dept: 'GLG', qty: 2, berat: gram(12.5) }
const kirim = (lain: object = {}, user = owner) =>
  user.call(kirimSepuhBos, { tanggal_kirim: '2026-03-01', tujuan: 'T1', detail_barang: [CIN, GLG], ...lain })
const sepuh = (no_sepuh: string) =>
  shop.db.one(sql`
    SELECT coalesce(sum(pcs), 0)::int AS pcs, coalesce(sum(mg), 0)::int AS mg FROM mutasi
    WHERE akun = 'SEPUH' AND ref = ${no_sepuh}`)

describe('kirim sepuh dari barang bos', () => {
  it('sends several kinds of goods under a number of the gilder, with its slip', async () => {
    const { message, no_sepuh, buktiSlip } = await kirim()
    expect([message, no_sepuh]).toEqual(['Data Berhasil Dikirim', anyNumber(owner, 'KS')])
    expect(buktiSlip).toMatchObject({
      tgl_sepuh: '2026-03-01',
      asal: 'BOS',
      tujuan: 'T1',
      qty_sepuh_total: 7,
      berat_total: gram(27.5),
      qty_rusak_total: 0,
      cetakan: 0,
      bukti_jenis: [
        { jenis: 'CIN', kode_baki: '-', qty_sepuh: 5, berat_sepuh: gram(15) },
        { jenis: 'GLG', kode_baki: '-', qty_sepuh: 2, berat_sepuh: gram(12.5) },
      ],
    })
    expect(await sepuh(no_sepuh)).toEqual({ pcs: 7, mg: 27_500 })
    expect(await owner.call(cetakSepuhBos, { no_sepuh })).toEqual(buktiSlip)
    const listed = await owner.call(listSepuhBos, { tanggal: owner.data.tgl_system })
    expect(listed.filter((row) => row.no_sepuh === no_sepuh)).toMatchObject([{ no_sepuh, qty: 7 }])
  })

  it.each([
    [{ tujuan: 'T9' }, 'Tukang T9 Tidak Ada'],
    [{ detail_barang: [] }, 'Data Barang Masih Kosong'],
    [{ detail_barang: [CIN, { ...CIN, asal_barang: 'LAIN' }] }, 'Barang Sudah Ada Di Tabel'],
    [{ detail_barang: [{ ...CIN, kode_dept: 'CINT' }] }, 'Jenis CINT Bukan Dari Kategori MM'],
    [{ detail_barang: [{ ...CIN, berat: mg(0) }] }, 'Berat Harus Lebih Dari 0'],
  ])('refuses %o and changes nothing', async (lain, text) => {
    const banyak = async () => (await shop.db.one<{ n: number }>(sql`SELECT count(*)::int AS n FROM kirim_sepuh`))?.n
    const before = await banyak()
    await expect(kirim(lain)).rejects.toThrow(text)
    expect(await banyak()).toBe(before)
  })

  it('words each missing field as the form does', async () => {
    const { text } = await owner.send('POST', 'krmbrgbos/kirim-sepuh', { body: { detail_barang: [{}] } })
    for (const label of ['Tanggal Kirim', 'Tujuan', 'Kategori', 'Jenis', 'Asal Barang', 'Qty', 'Berat'])
      expect(text).toContain(`${label} Harus Diisi`)
  })
})

describe('batal kirim sepuh dari barang bos', () => {
  it('gives the goods back to the owner once, while nothing came back', async () => {
    const { no_sepuh } = await kirim()
    await expect(owner.call(batalKirimSepuh, { no_sepuh, alasan: 'SALAH' })).rejects.toThrow(
      `Kirim Sepuh ${no_sepuh} Tidak Ada`,
    )
    expect(await sepuh(no_sepuh)).toEqual({ pcs: 7, mg: 27_500 })
    const batal = (no = no_sepuh, user = owner) => user.call(batalSepuhBos, { no_sepuh: no, alasan: 'SALAH' })
    expect(await batal()).toEqual({ message: 'Berhasil', no_batal: 'BKS-TK01-260302-0001' })
    expect(await sepuh(no_sepuh)).toEqual({ pcs: 0, mg: 0 })
    await expect(batal()).rejects.toThrow(`Dokumen ${no_sepuh} Sudah Dibatalkan`)
    await expect(batal('KS-X')).rejects.toThrow('Kirim Sepuh KS-X Tidak Ada')
    const dua = (await kirim()).no_sepuh
    const { no_terima_sepuh } = await owner.call(terimaSepuh, {
      no_sepuh: dua,
      kode_baki: 'KS1',
      selesai: false,
      detail: [
        {
          kode_dept: 'CIN',
          qty_terima: 5,
          berat_terima: gram(14.95),
          qty_rusak: 0,
          berat_rusak: gram(0),
          berat_timbangan: gram(14.95),
        },
      ],
      otorisasi: null,
    })
    await expect(batal(dua)).rejects.toThrow(`Kirim Sepuh ${dua} Sudah Diterima ${no_terima_sepuh}`)
    const lama = (await kirim()).no_sepuh
    await shop.user(owner, 'GUDANG', 'GUDANG')
    owner = await shop.nextDay(owner)
    const gudang = await shop.login('GUDANG')
    await expect(batal(lama, gudang)).rejects.toThrow('Dokumen Hari Lalu Hanya Bisa Dibatalkan Oleh OWN Atau SU')
    expect((await batal(lama)).no_batal).toBe('BKS-TK01-260303-0001')
    expect((await kirim()).no_sepuh).toBe('KS-TK01-260303-0001')
  })
})
