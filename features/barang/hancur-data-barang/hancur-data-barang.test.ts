import { sql } from '@kencana/database'
import { mg, pindah } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { bukukan } from '@kencana/testing/posting'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { barangByBarcode, riwayatBarang } from '../data-barang/data-barang.contract.ts'
import { pindahBarang } from '../pindah-barang/pindah-barang.contract.ts'
import { batalHancur, getHancur, hancurBarang, listHancur } from './hancur-data-barang.contract.ts'

let shop: TestShop
let owner: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
})
afterEach(() => shop.close())

const hancur = (kode: readonly string[], versi?: number[], user = owner) =>
  user.call(hancurBarang, { alasan: 'PATAH', detail_barang: [...kode], ...(versi ? { versi } : {}) })
const keadaan = async (kode: string) => {
  const { kode_baki, status_barang } = await owner.call(barangByBarcode, { kode })
  return [kode_baki, status_barang]
}
const emasHancur = () =>
  shop.db.rows(
    sql`SELECT kode_group, kode_dept, pcs, mg FROM saldo('TK01', 'infinity') WHERE akun = 'HANCUR' ORDER BY 1`,
  )

describe('hancur barang', () => {
  it('takes pieces off their trays and keeps their gold as scrap of their category, without pieces', async () => {
    const a = await tambahCincin(owner)
    const b = await tambahCincin(owner, {
      kode_group: 'MT',
      kode_dept: 'CINT',
      kadar: '91.6',
      berat: gram(2),
      berat_asli: gram(2),
    })
    const { message, data } = await hancur([a.kode_barcode, b.kode_barcode], [1, 1])
    expect(message).toBe('Data Berhasil Disimpan')
    expect(data).toMatchObject({ no_hancur: 'HCR-TK01-260302-0001', pcs: 2, berat: gram(5.485), alasan: 'PATAH' })
    expect(data.detail_barang.map((row) => [row.kode_baki_asal, row.berat])).toEqual([
      ['CN01', gram(3.485)],
      ['CN01', gram(2)],
    ])
    expect(await keadaan(a.kode_barcode)).toEqual(['-', 'HANCUR'])
    expect(await emasHancur()).toEqual([
      { kode_group: 'MM', kode_dept: '-', pcs: 0, mg: 3485 },
      { kode_group: 'MT', kode_dept: '-', pcs: 0, mg: 2000 },
    ])
    const { riwayat } = await owner.call(riwayatBarang, { kode: a.kode_barang })
    expect(riwayat[0]).toMatchObject({
      kind: 'HANCUR',
      dari: 'BAKI CN01',
      ke: 'HANCUR',
      berat: gram(3.485),
      selisih: 0,
    })
    expect(await owner.call(listHancur, { tanggal: '2026-03-02' })).toHaveLength(1)
    expect(await owner.call(getHancur, { no_hancur: data.no_hancur })).toEqual(data)
  })

  it('refuses what cannot be destroyed, leaving everything where it is', async () => {
    const a = await tambahCincin(owner)
    const kode = a.kode_barcode
    await expect(hancur([kode, '1099999992'])).rejects.toThrow('Barang 1099999992 Tidak Ada')
    await expect(hancur([kode, kode])).rejects.toThrow('Dua Kali Dalam Daftar')
    await expect(hancur([kode], [7])).rejects.toThrow(`Barang ${kode} Sudah Diproses Oleh User Lain`)
    await expect(hancur([kode], [1, 1])).rejects.toThrow('Versi Tidak Sesuai Dengan Daftar Barang')
    await expect(hancur([])).rejects.toThrow('Data Barang Masih Kosong')
    const tanpa = await owner.send('POST', 'hancur-barang', { body: { detail_barang: [kode] } })
    expect(tanpa).toMatchObject({ status: 400, text: 'Alasan Harus Diisi' })
    expect(await keadaan(kode)).toEqual(['CN01', 'TERSEDIA'])
    await hancur([kode])
    await expect(hancur([kode])).rejects.toThrow(`Barang ${kode} Sudah Diproses Oleh User Lain`)
    await expect(owner.call(pindahBarang, { kode_baki_tujuan: 'CN02', detail_barang: [kode] })).rejects.toThrow(
      'Sudah Diproses Oleh User Lain',
    )
  })
})

describe('batal hancur', () => {
  const batal = (no_hancur: string, user = owner) => user.call(batalHancur, { no_hancur, alasan: 'SALAH BARANG' })

  it('puts the pieces back on their trays by the exact reversal, once, also on a later day, by OWN or SU', async () => {
    const a = await tambahCincin(owner)
    const { no_hancur } = (await hancur([a.kode_barcode])).data
    const gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
    await expect(batal(no_hancur, gudang)).rejects.toThrow('Akses Di Menu Ini Tidak Di Izinkan')
    owner = await shop.nextDay(owner)
    const su = await shop.user(owner, 'SU', 'SU')
    expect(await batal(no_hancur, su)).toEqual({ message: 'Berhasil', no_batal: 'BHC-TK01-260303-0001' })
    expect(await keadaan(a.kode_barcode)).toEqual(['CN01', 'TERSEDIA'])
    await expect(batal(no_hancur)).rejects.toThrow(`Dokumen ${no_hancur} Sudah Dibatalkan`)
    await expect(batal('HCR-X')).rejects.toThrow('Dokumen HCR-X Tidak Ada')
    const { riwayat } = await owner.call(riwayatBarang, { kode: a.kode_barang })
    expect(riwayat[0]).toMatchObject({ kind: 'BATAL_HANCUR', dari: 'HANCUR', ke: 'BAKI CN01', berat: gram(3.485) })
    // It is a piece like any other again.
    await hancur([a.kode_barcode])
  })

  it('is refused once the gold was used, leaving everything as it is', async () => {
    const a = await tambahCincin(owner)
    const { no_hancur } = (await hancur([a.kode_barcode])).data
    const semua = (await emasHancur()) as { kode_group: string; mg: number }[]
    const emas = semua.find((row) => row.kode_group === 'MM')
    const buku = { kode_toko: 'TK01', tgl_system: '2026-03-02', user_id: 'OWNER', waktu: shop.clock.now() }
    const isi = { kode_group: 'MM', kode_dept: '-', pcs: 0, mg: mg(emas?.mg ?? 0) }
    const lines = pindah({ akun: 'HANCUR' }, { akun: 'BAHAN_TOKO', ref: 'BAHAN' }, isi)
    await shop.db.transaction(async (tx) => {
      await bukukan(tx, buku, { kind: 'BAHAN_MASUK', lines })
    })
    await expect(batal(no_hancur)).rejects.toThrow('Saldo HANCUR MM Tidak Mencukupi')
    expect(await keadaan(a.kode_barcode)).toEqual(['-', 'HANCUR'])
    expect((await owner.call(getHancur, { no_hancur })).no_batal).toBeNull()
  })
})
