import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { beliSah, cincinLama, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { batalPindahSortir, isiSortir, pindahSortir } from '../pindah-sortir/pindah-sortir.contract.ts'
import { batalSortirSepuh, sortirSepuh } from '../sortir-sepuh/sortir-sepuh.contract.ts'
import {
  batalSortir,
  cetakSortir,
  getSortir,
  laporanSortir,
  siapSortir,
  sortirPembelian,
} from './sortir-pembelian.contract.ts'

let shop: TestShop
let owner: User
let faktur: string[]
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
})
beforeEach(async () => {
  const murah = { harga: rp(1_000_000) }
  const grup = await beliSah(owner, [
    cincinLama(murah),
    cincinLama({ ...murah, kondisi: 'PENYOK', berat: gram(2) }),
    cincinLama({ ...murah, kode_dept: 'GLG', berat: gram(5) }),
  ])
  faktur = grup.barang.map((one) => one.no_faktur_beli)
})
afterAll(() => shop.close())

const letak = () =>
  shop.db.rows(sql`
    SELECT akun, ref, lot, pcs, mg FROM saldo_akun('TK01', 'infinity', ARRAY['BAKI', 'RUSAK', 'BOS', 'PABRIK'])
    WHERE lot = ANY (${faktur}::text[]) OR akun <> 'BAKI' OR ref = 'SS1' ORDER BY akun, ref, lot`)

const HARI = { kode_toko: 'TK01', tgl_system: '2026-03-02', kode_group: 'MM', kondisi: 'ALL', kode_dept: 'ALL' }

/** What names the sorting in a row of the report: GLOBAL by its `_id`, DETAIL by itself. */
type Reported = { _id?: { no_sortir: string }; no_sortir?: string }

const sortir = (nomor: readonly string[], berat: number, lain: object = {}) =>
  owner.call(sortirPembelian, {
    kode_toko: 'TK01',
    kode_gudang: 'SP',
    kode_baki: 'SP1',
    detail_barang: nomor.map((no_faktur_beli) => ({ no_faktur_beli, kode_lokasi_toko: 'BELI1' })),
    qty_asal: 9,
    berat_asal: gram(99),
    qty_bos: nomor.length,
    berat_bos: gram(berat),
    ...lain,
  })

describe('sorting bought pieces', () => {
  it('finds them by day, category, condition and type', async () => {
    const ada = (await owner.call(siapSortir, HARI)).map((one) => one.no_faktur_beli)
    expect(ada).toEqual(expect.arrayContaining(faktur))
    expect((await owner.call(siapSortir, { ...HARI, kondisi: 'PENYOK' })).map((one) => one.no_faktur_beli)).toContain(
      faktur[1],
    )
    expect(await owner.call(siapSortir, { ...HARI, tgl_system: '2026-03-01' })).toEqual([])
    await expect(owner.call(siapSortir, { ...HARI, kode_toko: 'TK02' })).rejects.toThrow('Toko Sendiri')
    await expect(owner.call(siapSortir, { ...HARI, kondisi: '' })).rejects.toThrow('Kondisi Harus Dipilih')
  })

  it('lays them on a sorting tray as they are, with a slip for each condition', async () => {
    const { no_sortir, buktiStruk, detail_sortir } = await sortir(faktur, 10.485)
    expect(buktiStruk).toMatchObject([
      {
        _id: { no_sortir, kondisi: 'BAIK' },
        kode_group: 'MM',
        kode_dept: 'CIN, GLG',
        total_qty: 2,
        total_berat: 8485,
        qty_asal: 9,
      },
      { _id: { no_sortir, kondisi: 'PENYOK' }, kode_dept: 'CIN', total_qty: 1, total_berat: 2000 },
    ])
    expect(detail_sortir).toHaveLength(3)
    expect(await letak()).toEqual(
      faktur.map((lot, at) => ({ akun: 'BAKI', ref: 'SP1', lot, pcs: 1, mg: [3485, 2000, 5000][at] })),
    )
    expect(await owner.call(getSortir, { no_sortir, kode_dept: 'ALL' })).toMatchObject({
      kondisi: 'BAIK, PENYOK',
      jenis: [{ kode_dept: 'CIN' }, { kode_dept: 'GLG' }],
    })
    expect((await owner.call(getSortir, { no_sortir, kode_dept: 'GLG' })).detail_sortir).toHaveLength(1)
    const hari = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }
    const report = async (asked: object) =>
      ((await owner.call(laporanSortir, { ...hari, type: 'GLOBAL', kode_dept: 'ALL', ...asked })) as Reported[]).filter(
        (row) => (row._id?.no_sortir ?? row.no_sortir) === no_sortir,
      )
    expect(await report({})).toEqual([
      { _id: { no_sortir, kondisi: 'BAIK' }, kode_baki: 'SP1', total_qty: 2, total_berat: 8485 },
      { _id: { no_sortir, kondisi: 'PENYOK' }, kode_baki: 'SP1', total_qty: 1, total_berat: 2000 },
    ])
    expect(await report({ type: 'DETAIL', kode_dept: 'GLG' })).toMatchObject([
      { no_sortir, no_faktur_beli: faktur[2], kondisi: 'BAIK', berat: 5000, kode_baki: 'SP1' },
    ])
    const awal = await letak()
    await expect(sortir(faktur, 10.485)).rejects.toThrow('Sudah Diproses Oleh User Lain')
    expect(await letak()).toEqual(awal)
    await owner.call(batalSortir, { no_sortir, alasan: 'salah' })
    expect((await letak()).map((row) => (row as { ref: string }).ref)).toEqual(['BELI1', 'BELI1', 'BELI1'])
    await expect(owner.call(batalSortir, { no_sortir, alasan: 'lagi' })).rejects.toThrow('Sudah Dibatalkan')
  })

  it('makes damaged goods of what goes into gudang RUSAK', async () => {
    const rusak = { kode_gudang: 'RUSAK', kode_baki: 'RSK1' }
    const { no_sortir } = await sortir(faktur.slice(0, 2), 5.485, rusak)
    expect(await letak()).toEqual(
      expect.arrayContaining([{ akun: 'RUSAK', ref: no_sortir, lot: '-', pcs: 2, mg: 5485 }]),
    )
    await owner.call(batalSortir, { no_sortir, alasan: 'salah' })
    expect((await letak()).filter((row) => (row as { akun: string }).akun === 'RUSAK')).toEqual([])
  })

  it('refuses what does not fit, and changes nothing', async () => {
    const awal = await letak()
    await expect(sortir(faktur, 10.4)).rejects.toThrow('Data Berubah, Silahkan Cari Ulang')
    await expect(sortir(faktur, 10.485, { qty_bos: 2 })).rejects.toThrow('Data Berubah, Silahkan Cari Ulang')
    await expect(sortir(faktur, 10.485, { kode_baki: 'SS1' })).rejects.toThrow('Baki SS1 Bukan Dari Gudang')
    await expect(sortir(faktur, 10.485, { kode_gudang: 'SP-BOS' })).rejects.toThrow('Baki SP1 Bukan Dari Gudang SP-BOS')
    await expect(sortir(faktur, 10.485, { kode_baki: 'X' })).rejects.toThrow('Baki X Tidak Ada')
    await expect(sortir(faktur, 10.485, { kode_toko: 'TK02' })).rejects.toThrow('Toko Sendiri')
    await expect(sortir([], 0)).rejects.toThrow('Data Barang Sortir Belum Dipilih')
    await expect(sortir([faktur[0] ?? '', faktur[0] ?? ''], 6.97)).rejects.toThrow('Dipilih Dua Kali')
    await expect(sortir(faktur, 10.485, { kode_gudang: '' })).rejects.toThrow('Kode Gudang Harus Dipilih')
    await expect(sortir(faktur, 10.485, { kode_baki: '' })).rejects.toThrow('Kode Baki Harus Dipilih')
    await expect(owner.call(cetakSortir, { no_sortir: 'SP-X' })).rejects.toThrow('Data Yang Anda Cari Tidak Ada')
    await expect(owner.call(getSortir, { no_sortir: 'SP-X', kode_dept: 'ALL' })).rejects.toThrow('Tidak Ada')
    expect(await letak()).toEqual(awal)
  })

  it('gives a piece to one of eight who sort it at once', async () => {
    const [satu = ''] = faktur
    const hasil = await Promise.allSettled(Array.from({ length: 8 }, () => sortir([satu], 3.485)))
    expect(hasil.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  })
})

describe('moving sorted pieces', () => {
  const pindah = (nomor: readonly string[], lain: object) =>
    owner.call(pindahSortir, { tujuan: 'BAKI', kode_baki: '', pihak: '', detail_barang: [...nomor], ...lain })

  it('goes to another sorting tray, from SP-BOS to the owner, from SP-PBRK to the factory, and back', async () => {
    await sortir(faktur, 10.485)
    const pertama = await pindah(faktur, { kode_baki: 'BOS1' })
    expect(await owner.call(isiSortir, { kode_baki: 'BOS1', no_faktur_beli: '' })).toHaveLength(3)
    const { no_pindah, data } = await pindah(faktur.slice(0, 2), { tujuan: 'BOS', pihak: 'pak budi' })
    expect(data).toMatchObject({ tujuan: 'BOS', pihak: 'PAK BUDI', pcs: 2, berat: 5485, kode_baki: null })
    expect(await letak()).toEqual(expect.arrayContaining([{ akun: 'BOS', ref: '-', lot: '-', pcs: 2, mg: 5485 }]))
    const batal = (no: string) => owner.call(batalPindahSortir, { no_pindah: no, alasan: 'salah' })
    await expect(batal(pertama.no_pindah)).rejects.toThrow(`Barang ${faktur[0]} Sudah Dipakai ${no_pindah}`)
    await batal(no_pindah)
    expect(await owner.call(isiSortir, { kode_baki: 'BOS1', no_faktur_beli: '' })).toHaveLength(3)
  })

  it('refuses what may not leave, and what is not there', async () => {
    await sortir(faktur, 10.485)
    const awal = await letak()
    await expect(pindah(faktur, { tujuan: 'BOS' })).rejects.toThrow('Baki SP1 Bukan Dari Gudang SP-BOS')
    await expect(pindah(faktur, { tujuan: 'PABRIK' })).rejects.toThrow('Baki SP1 Bukan Dari Gudang SP-PBRK')
    await expect(pindah(faktur, { kode_baki: 'SP1' })).rejects.toThrow('Barang Sudah Di Baki SP1')
    await expect(pindah(faktur, { kode_baki: 'RSK1' })).rejects.toThrow('Ke Gudang RUSAK Lewat Sortir Pembelian')
    await expect(pindah(faktur, {})).rejects.toThrow('Kode Baki Harus Dipilih')
    await expect(pindah(['FB-X'], { kode_baki: 'BOS1' })).rejects.toThrow('Faktur FB-X Tidak Ada')
    await expect(owner.call(isiSortir, { kode_baki: 'KS1', no_faktur_beli: '' })).rejects.toThrow(
      'Data Barang Tidak Ada',
    )
    expect(await letak()).toEqual(awal)
  })
})

describe('sorting for the gilder', () => {
  const lebur = (nomor: readonly string[], lain: object = {}) =>
    owner.call(sortirSepuh, {
      kode_gudang: 'SS',
      kode_baki: 'SS1',
      detail_barang: nomor.map((no_faktur_beli) => ({ no_faktur_beli })),
      ...lain,
    })

  it('makes one lot of pieces of one sorting; undone, they are themselves again', async () => {
    const { no_sortir: asal } = await sortir(faktur, 10.485)
    const { no_sortir, buktiSlip } = await lebur(faktur)
    expect(buktiSlip).toMatchObject({
      no_sortir_beli: asal,
      kode_lokasi_toko: 'SS1',
      kategori: 'MM',
      jenis: [{ CIN: 1 }, { CIN: 1 }, { GLG: 1 }],
      qty_total: 3,
      berat_total: 10_485,
    })
    const lot = await shop.db.rows(sql`
      SELECT kode_dept, pcs, mg FROM saldo_akun('TK01', 'infinity', ARRAY['BAKI']) WHERE lot = ${no_sortir} ORDER BY kode_dept`)
    expect(lot).toEqual([
      { kode_dept: 'CIN', pcs: 2, mg: 5485 },
      { kode_dept: 'GLG', pcs: 1, mg: 5000 },
    ])
    await expect(owner.call(batalSortir, { no_sortir: asal, alasan: 'x' })).rejects.toThrow(
      `Barang ${faktur[0]} Sudah Dipakai ${no_sortir}`,
    )
    await owner.call(batalSortirSepuh, { no_sortir, alasan: 'salah' })
    expect((await owner.call(getSortir, { no_sortir: asal, kode_dept: 'ALL' })).detail_sortir).toHaveLength(3)
    await owner.call(batalSortir, { no_sortir: asal, alasan: 'x' })
  })

  it('refuses pieces of two sortings, other trays, and pieces that are not sorted', async () => {
    await sortir(faktur.slice(0, 1), 3.485)
    await sortir(faktur.slice(1, 2), 2)
    await expect(lebur(faktur.slice(0, 2))).rejects.toThrow('Barang Harus Dari Satu No Sortir')
    await expect(lebur(faktur.slice(2))).rejects.toThrow('Sudah Diproses Oleh User Lain')
    await expect(lebur(faktur.slice(0, 1), { kode_gudang: 'SP' })).rejects.toThrow('Sortir Sepuh Hanya Ke Gudang SS')
    await expect(lebur(faktur.slice(0, 1), { kode_baki: 'SP1' })).rejects.toThrow('Baki SP1 Bukan Dari Gudang SS')
    await expect(lebur([])).rejects.toThrow('Data Barang Sortir Belum Dipilih')
  })
})
