import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { beliSah, cincinLama, isiKondisi, isiPembelian, lotSepuh } from '@kencana/testing/pembelian'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { batalKirimSepuh, kirimSepuh } from '../../sepuhan/kirim-sepuh/kirim-sepuh.contract.ts'
import { batalSortir, sortirPembelian } from '../../sepuhan/sortir-pembelian/sortir-pembelian.contract.ts'
import { batalTerimaSepuh, terimaSepuh } from '../../sepuhan/terima-sepuh/terima-sepuh.contract.ts'
import { barangRusak, batalRusak, listRusak, validasiRusak } from './validasi-barang-rusak.contract.ts'

type Dipilih = InputOf<typeof validasiRusak>['data_kirim'][number]

let shop: TestShop
let owner: User
let kasir: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
})
afterEach(() => shop.close())

const hari = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-31', no_kirim_bos: 'ALL' }
const cincinRp = (berat: number) => cincinLama({ berat: gram(berat), harga: rp(500_000) })
const rusak = (nomor: Partial<Dipilih>, qty: number, berat: number): Dipilih => ({
  no_sepuh: '',
  no_sortir: '',
  ...nomor,
  qty_rusak: qty,
  berat_rusak: gram(berat),
})
const hancur = () =>
  shop.db.one(sql`
    SELECT coalesce(sum(pcs), 0)::int AS pcs, coalesce(sum(mg), 0)::int AS mg FROM mutasi WHERE akun = 'HANCUR'`)

/** Three rings of 2 g to the gilder, one of them damaged; of the two others one comes back damaged. */
const sepuhRusak = async () => {
  await lotSepuh(owner, [cincinRp(2), cincinRp(2), cincinRp(2)])
  const { no_sepuh } = await owner.call(kirimSepuh, {
    detail_barang: [
      {
        kode_barcode: '-',
        kode_baki: 'SS1',
        kode_dept: 'CIN',
        kode_group: 'MM',
        qty: 3,
        berat: gram(6),
        qty_sepuh: 2,
        berat_sepuh: gram(4),
        qty_rusak: 1,
        berat_rusak: gram(2),
      },
    ],
  })
  const { no_terima_sepuh } = await owner.call(terimaSepuh, {
    no_sepuh,
    kode_baki: 'KS1',
    selesai: false,
    detail: [
      {
        kode_dept: 'CIN',
        qty_terima: 1,
        berat_terima: gram(2),
        qty_rusak: 1,
        berat_rusak: gram(1.99),
        berat_timbangan: gram(3.99),
      },
    ],
    otorisasi: null,
  })
  return { no_sepuh, no_terima_sepuh }
}

/** A ring that is sorted out as damaged. */
const sortirRusak = async () => {
  const { barang } = await beliSah(owner, [cincinRp(1.5)])
  const { no_sortir } = await owner.call(sortirPembelian, {
    kode_toko: 'TK01',
    kode_gudang: 'RUSAK',
    kode_baki: 'RSK1',
    detail_barang: barang.map(({ no_faktur_beli }) => ({ no_faktur_beli, kode_lokasi_toko: 'BELI1' })),
    qty_asal: 1,
    berat_asal: gram(1.5),
    qty_bos: 1,
    berat_bos: gram(1.5),
  })
  return no_sortir
}

describe('validasi barang rusak', () => {
  it('finds damaged goods by the document they came from, and makes scrap gold of them', async () => {
    const { no_sepuh, no_terima_sepuh } = await sepuhRusak()
    const no_sortir = await sortirRusak()
    const baris = { tgl_system: '2026-03-02', kode_group: 'MM', kode_dept: 'CIN', no_sepuh: '', no_sortir: '' }
    expect(await kasir.call(barangRusak, hari)).toEqual([
      { ...baris, no_sepuh, qty_total: 3, berat_total: gram(6), qty_rusak: 1, berat_rusak: gram(2) },
      { ...baris, no_sortir, qty_total: 1, berat_total: gram(1.5), qty_rusak: 1, berat_rusak: gram(1.5) },
      {
        ...baris,
        no_sepuh: no_terima_sepuh,
        qty_total: 2,
        berat_total: gram(3.99),
        qty_rusak: 1,
        berat_rusak: gram(1.99),
      },
    ])
    expect(await kasir.call(barangRusak, { ...hari, no_kirim_bos: no_sortir })).toHaveLength(1)
    const data_kirim = [rusak({ no_sepuh }, 1, 2), rusak({ no_sortir }, 1, 1.5)]
    const { message, no_validasi } = await kasir.call(validasiRusak, { data_kirim })
    expect(message).toBe('Validasi Rusak Berhasil')
    expect(no_validasi).toEqual(['VR-TK01-260302-0001', 'VR-TK01-260302-0002'])
    expect(await hancur()).toEqual({ pcs: 0, mg: 3_500 })
    expect(await kasir.call(barangRusak, hari)).toMatchObject([{ no_sepuh: no_terima_sepuh }])
    expect(await kasir.call(listRusak, { tanggal: '2026-03-02' })).toHaveLength(2)
    const [vrKirim, vrSortir] = no_validasi
    await expect(owner.call(batalSortir, { no_sortir, alasan: 'X' })).rejects.toThrow(
      `Barang Rusak ${no_sortir} Sudah Divalidasi ${vrSortir}`,
    )
    const terima = { data_kirim: [rusak({ no_sepuh: no_terima_sepuh }, 1, 1.99)] }
    const [vrTerima = ''] = (await kasir.call(validasiRusak, terima)).no_validasi
    await expect(owner.call(batalTerimaSepuh, { no_terima_sepuh, alasan: 'X' })).rejects.toThrow(
      `Barang Rusak ${no_terima_sepuh} Sudah Divalidasi ${vrTerima}`,
    )
    await kasir.call(batalRusak, { no_validasi: vrTerima, alasan: 'X' })
    await owner.call(batalTerimaSepuh, { no_terima_sepuh, alasan: 'X' })
    await expect(owner.call(batalKirimSepuh, { no_sepuh, alasan: 'X' })).rejects.toThrow(
      `Barang Rusak ${no_sepuh} Sudah Divalidasi ${vrKirim}`,
    )
  })

  it('refuses what changed, is not there, or is named twice', async () => {
    const no_sortir = await sortirRusak()
    const satu = rusak({ no_sortir }, 1, 1.5)
    const validasi = (...data_kirim: Dipilih[]) => kasir.call(validasiRusak, { data_kirim })
    await expect(validasi({ ...satu, berat_rusak: gram(1.6) })).rejects.toThrow('Data Berubah, Silahkan Cari Ulang')
    await expect(validasi(rusak({ no_sepuh: 'KS-X' }, 1, 1))).rejects.toThrow('Barang Rusak KS-X Tidak Ada')
    await expect(validasi(satu, satu)).rejects.toThrow(`Dokumen ${no_sortir} Dua Kali Dalam Daftar`)
    await expect(validasi(rusak({}, 1, 1))).rejects.toThrow('No Sepuh Atau No Sortir Harus Diisi')
    await expect(validasi()).rejects.toThrow('Data Barang Belum Dipilih')
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => validasi(satu)))
    expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect(String(all.find((one) => one.status === 'rejected')?.reason)).toContain(
      `Barang Rusak ${no_sortir} Tidak Ada`,
    )
  })

  it('is taken back once, while its gold is there; yesterday’s by the owner alone', async () => {
    const no_sortir = await sortirRusak()
    const validasi = async () =>
      (await kasir.call(validasiRusak, { data_kirim: [rusak({ no_sortir }, 1, 1.5)] })).no_validasi[0] ?? ''
    const no_validasi = await validasi()
    const sebelum = await hancur()
    const batal = (user: User, no: string) => user.call(batalRusak, { no_validasi: no, alasan: 'SALAH' })
    expect(await batal(kasir, no_validasi)).toEqual({ message: 'Berhasil', no_batal: 'BVR-TK01-260302-0001' })
    await expect(batal(kasir, no_validasi)).rejects.toThrow(`Dokumen ${no_validasi} Sudah Dibatalkan`)
    await expect(batal(kasir, 'VR-X')).rejects.toThrow('Validasi VR-X Tidak Ada')
    const lagi = await validasi()
    expect(await hancur()).toEqual(sebelum)
    owner = await shop.nextDay(owner)
    kasir = await shop.login('KASIR')
    await expect(batal(kasir, lagi)).rejects.toThrow('Dokumen Hari Lalu Hanya Bisa Dibatalkan Oleh OWN Atau SU')
    expect((await batal(owner, lagi)).no_batal).toBe('BVR-TK01-260303-0001')
    expect(await kasir.call(barangRusak, hari)).toMatchObject([{ no_sortir, qty_rusak: 1 }])
  })

  it('takes the selected list itself as the body, as clients of before send it', async () => {
    const no_sortir = await sortirRusak()
    const body: unknown = [{ no_sortir, qty_total: 1, berat_total: 1.5, qty_rusak: 1, berat_rusak: 1.5 }]
    const answer = await kasir.send('PUT', 'barang-rusak/validate', { body: body as object })
    expect(answer).toMatchObject({ status: 200, json: { no_validasi: ['VR-TK01-260302-0001'] } })
    expect(await hancur()).toEqual({ pcs: 0, mg: 1_500 })
  })
})
