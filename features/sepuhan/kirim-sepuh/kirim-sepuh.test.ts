import { type InputOf, SEMUA } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { cincinLama, isiKondisi, isiPembelian, lotSepuh } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { batalSepuhBos } from '../../bos/kirim-sepuh-dari-barang-bos/kirim-sepuh-dari-barang-bos.contract.ts'
import { batalSortirSepuh, isiBakiSepuh, laporanSortirSepuh } from '../sortir-sepuh/sortir-sepuh.contract.ts'
import { batalKirimSepuh, cetakKirimSepuh, kirimSepuh, laporanKirimSepuh } from './kirim-sepuh.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
})
afterAll(() => shop.close())

const murah = (berat: number, lain: object = {}) => cincinLama({ harga: rp(1_000_000), berat: gram(berat), ...lain })
const isi = async () =>
  shop.db.rows<{ akun: string; ref: string; lot: string; pcs: number; mg: number }>(sql`
    SELECT akun, ref, lot, kode_dept, pcs, mg FROM saldo_akun('TK01', 'infinity', ARRAY['BAKI', 'SEPUH', 'RUSAK', 'SELISIH'])
    WHERE akun <> 'BAKI' OR ref = 'SS1' ORDER BY akun, ref, lot, kode_dept`)
const diBaki = async (kode_dept = 'CIN') => {
  const [satu] = (await owner.call(isiBakiSepuh, { kode_baki: 'SS1', kode_dept })) as { qty: number; berat: number }[]
  return { qty: satu?.qty ?? 0, berat: satu?.berat ?? 0 }
}

type Baris = InputOf<typeof kirimSepuh>['detail_barang'][number]
const baris = async (lain: Partial<Baris>): Promise<Baris> => ({
  kode_barcode: '-',
  kode_baki: 'SS1',
  kode_dept: 'CIN',
  kode_group: 'MM',
  qty_sepuh: 0,
  berat_sepuh: gram(0),
  qty_rusak: 0,
  berat_rusak: gram(0),
  ...((await diBaki(lain.kode_dept)) as Pick<Baris, 'qty' | 'berat'>),
  ...lain,
})
const kirim = async (lain: Partial<Baris>) => owner.call(kirimSepuh, { detail_barang: [await baris(lain)] })

let lots: string[] = []
beforeEach(async () => {
  for (const no_sortir of lots) await owner.call(batalSortirSepuh, { no_sortir, alasan: 'uji' }).catch(() => undefined)
  lots = [await lotSepuh(owner, [murah(3.5), murah(3.5), murah(5, { kode_dept: 'GLG' })])]
  lots.push(await lotSepuh(owner, [murah(3), murah(3), murah(3)]))
})

describe('sending to the gilder', () => {
  it('draws the oldest lot first; damaged goods wait under the same number; undone, all is as before', async () => {
    const awal = await isi()
    expect(await owner.call(isiBakiSepuh, { kode_baki: 'SS1', kode_dept: SEMUA })).toMatchObject({
      jenis: [{ kode_dept: 'CIN' }, { kode_dept: 'GLG' }],
    })
    expect(await diBaki()).toEqual({ qty: 5, berat: 16_000 })
    const { no_sepuh, buktiSlipInternal } = await kirim({
      qty_sepuh: 2,
      berat_sepuh: gram(6.9),
      qty_rusak: 1,
      berat_rusak: gram(3.1),
    })
    expect(buktiSlipInternal).toMatchObject({
      bukti_jenis: [{ jenis: 'CIN', qty_beli: 5, berat_beli: 16_000, qty_sepuh: 2, berat_sepuh: 6900, qty_rusak: 1 }],
      qty_sepuh_total: 2,
      berat_total: 10_000,
    })
    const sesudah = await isi()
    expect(sesudah).toEqual([
      ...awal
        .filter((row) => row.lot !== lots[0] || (row as { kode_dept?: string }).kode_dept === 'GLG')
        .map((row) => (row.lot === lots[1] ? { ...row, pcs: 2, mg: 6000 } : row)),
      expect.objectContaining({ akun: 'RUSAK', ref: no_sepuh, pcs: 1, mg: 3100 }),
      expect.objectContaining({ akun: 'SEPUH', ref: no_sepuh, pcs: 2, mg: 6900 }),
    ])
    const hari = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }
    const [lot] = (await owner.call(laporanSortirSepuh, { ...hari, type: 'DETAIL' })) as { detail_sortir: object[] }[]
    expect(lot?.detail_sortir[0]).toMatchObject({ no_sepuh })
    expect(await owner.call(laporanKirimSepuh, { ...hari, kode_toko: 'CIN' })).toMatchObject([
      { no_sepuh, qty_sepuh: 2 },
    ])
    expect(await owner.call(laporanKirimSepuh, { ...hari, kode_toko: 'GLG' })).toEqual([])
    await expect(owner.call(batalSortirSepuh, { no_sortir: lots[0] ?? '', alasan: 'x' })).rejects.toThrow(
      `Sudah Dipakai ${no_sepuh}`,
    )
    await expect(owner.call(batalSepuhBos, { no_sepuh, alasan: 'salah' })).rejects.toThrow(
      `Kirim Sepuh ${no_sepuh} Tidak Ada`,
    )
    expect(await isi()).toEqual(sesudah)
    await owner.call(batalKirimSepuh, { no_sepuh, alasan: 'salah' })
    expect(await isi()).toEqual(awal)
    await expect(owner.call(batalKirimSepuh, { no_sepuh, alasan: 'x' })).rejects.toThrow('Sudah Dibatalkan')
    expect((await owner.call(cetakKirimSepuh, { no_sepuh })).no_batal).toMatch(/^BKS-/)
  })

  it('closes a small difference with the last pieces, and refuses a larger one', async () => {
    // 0.5 % of 16 g for five pieces together; one by one they might differ by 0.160 g.
    await expect(kirim({ qty_sepuh: 5, berat_sepuh: gram(15.919) })).rejects.toThrow(
      'Sisa Berat 0.081 g Tanpa Barang Melebihi Toleransi',
    )
    const { no_sepuh } = await kirim({ qty_sepuh: 5, berat_sepuh: gram(15.92) })
    const rows = await isi()
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ akun: 'SELISIH', ref: no_sepuh, pcs: 0, mg: 80 }),
        expect.objectContaining({ akun: 'SEPUH', ref: no_sepuh, pcs: 5, mg: 15_920 }),
      ]),
    )
    await owner.call(batalKirimSepuh, { no_sepuh, alasan: 'uji' })
  })

  it('refuses what is not there or half entered, and changes nothing', async () => {
    const awal = await isi()
    const coba = (lain: Partial<Baris>, pesan: string) => expect(kirim(lain)).rejects.toThrow(pesan)
    await coba({ qty_sepuh: 6, berat_sepuh: gram(3) }, 'Qty Sepuh Tidak Boleh Besar Dari Jumlah')
    await coba(
      { qty_sepuh: 4, berat_sepuh: gram(3), qty_rusak: 2, berat_rusak: gram(1) },
      'Qty Rusak Tidak Boleh Besar Dari Jumlah',
    )
    await coba({ qty_sepuh: 4, berat_sepuh: gram(17) }, 'Berat Sepuh Tidak Boleh Besar Dari Jumlah Berat')
    await coba(
      { qty_sepuh: 3, berat_sepuh: gram(10), qty_rusak: 1, berat_rusak: gram(7) },
      'Berat Rusak Tidak Boleh Besar Dari Jumlah Berat',
    )
    await coba({ qty_sepuh: 4, berat_sepuh: gram(16) }, 'Berat Tidak Boleh Habis Sebelum Qty Habis')
    await coba({ qty_sepuh: 1 }, 'Qty Dan Berat Sepuh Harus Diisi Keduanya')
    await coba({ berat_rusak: gram(1) }, 'Qty Dan Berat Rusak Harus Diisi Keduanya')
    await coba({}, 'Qty Sepuh CIN Harus Diisi')
    await coba({ kode_baki: 'SP1', qty_sepuh: 1, berat_sepuh: gram(1) }, 'Baki SP1 Bukan Dari Gudang SS')
    await coba({ qty: 9, qty_sepuh: 1, berat_sepuh: gram(1) }, 'Data Berubah, Silahkan Cari Ulang')
    const satu = await baris({ qty_sepuh: 1, berat_sepuh: gram(3) })
    await expect(owner.call(kirimSepuh, { detail_barang: [satu, satu] })).rejects.toThrow('Barang Sudah Ada Di Tabel')
    await expect(owner.call(kirimSepuh, { detail_barang: [] })).rejects.toThrow('Data Barang Masih Kosong')
    await expect(owner.call(kirimSepuh, { detail_barang: [satu], qty_sepuh_total: 2 })).rejects.toThrow(
      'Jumlah Tidak Sama Dengan Isi Tabel',
    )
    expect(await isi()).toEqual(awal)
  })

  it('lets eight draw on one lot without a gram too many', async () => {
    const satu = await baris({ qty_sepuh: 2, berat_sepuh: gram(6) })
    const hasil = await Promise.allSettled(
      Array.from({ length: 8 }, () => owner.call(kirimSepuh, { detail_barang: [satu] })),
    )
    const jadi = hasil.flatMap((one) => (one.status === 'fulfilled' ? [one.value.no_sepuh] : []))
    expect(jadi).toHaveLength(1)
    for (const one of hasil)
      if (one.status === 'rejected') expect(String(one.reason)).toContain('Data Berubah, Silahkan Cari Ulang')
    expect(await diBaki()).toEqual({ qty: 3, berat: 10_000 })
    for (const no_sepuh of jadi) await owner.call(batalKirimSepuh, { no_sepuh, alasan: 'uji' })
  })
})
