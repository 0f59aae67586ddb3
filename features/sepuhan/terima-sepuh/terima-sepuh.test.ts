import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { cincinLama, denganOtorisasi, isiKondisi, isiPembelian, lotSepuh } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { baki } from '../../master/baki/baki.contract.ts'
import {
  batalLabeling,
  cetakLabeling,
  kirimLabeling,
  laporanLabeling,
} from '../kirim-labeling/kirim-labeling.contract.ts'
import { batalKirimSepuh, kirimSepuh } from '../kirim-sepuh/kirim-sepuh.contract.ts'
import { batalSortirSepuh } from '../sortir-sepuh/sortir-sepuh.contract.ts'
import {
  batalTerimaSepuh,
  isiTerima,
  laporanTerimaSepuh,
  siapLabeling,
  sisaSepuh,
  terimaSepuh,
} from './terima-sepuh.contract.ts'

let shop: TestShop
let owner: User
let no_sepuh: string
let lot: string
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await shop.toko(owner, 'TK02')
  const cabang = await shop.user(owner, 'SU2', 'SU', 'TK02')
  const kc = { kode_gudang: 'KC', berat_baki: gram(0), berat_bandrol: gram(0) }
  await cabang.call(baki.create, { ...kc, kode_baki: 'KC2', nama_baki: 'LABEL CABANG' })
  await cabang.call(baki.create, { ...kc, kode_baki: 'CN9', nama_baki: 'CINCIN', kode_gudang: 'TOKO' })
})
// 10.000 g of rings in 4 pieces and 6.000 g of bracelets in 2: 0.5 % are 50 and 30 mg
beforeEach(async () => {
  const murah = (berat: number, kode_dept = 'CIN') =>
    cincinLama({ harga: rp(1_000_000), berat: gram(berat), kode_dept })
  lot = await lotSepuh(
    owner,
    [2.5, 2.5, 2.5, 2.5].map((berat) => murah(berat)).concat([murah(3, 'GLG'), murah(3, 'GLG')]),
  )
  const sama = { kode_barcode: '-', kode_baki: 'SS1', kode_group: 'MM', qty_rusak: 0, berat_rusak: gram(0) }
  const kirim = await owner.call(kirimSepuh, {
    detail_barang: [
      { ...sama, kode_dept: 'CIN', qty: 4, berat: gram(10), qty_sepuh: 4, berat_sepuh: gram(10) },
      { ...sama, kode_dept: 'GLG', qty: 2, berat: gram(6), qty_sepuh: 2, berat_sepuh: gram(6) },
    ],
  })
  no_sepuh = kirim.no_sepuh
})
afterAll(() => shop.close())

type Isian = InputOf<typeof terimaSepuh>
const baris = (kode_dept: string, qty: number, berat: number, rusak: [number, number] = [0, 0]) => ({
  kode_dept,
  qty_terima: qty,
  berat_terima: gram(berat),
  qty_rusak: rusak[0],
  berat_rusak: gram(rusak[1]),
  berat_timbangan: gram(Math.round((berat + rusak[1]) * 1000) / 1000),
})
const form = (detail: Isian['detail'], lain: Partial<Isian> = {}): Isian => ({
  no_sepuh,
  kode_baki: 'KS1',
  selesai: false,
  detail,
  otorisasi: null,
  ...lain,
})
const terima = (detail: Isian['detail'], lain: Partial<Isian> = {}) => owner.call(terimaSepuh, form(detail, lain))
const setuju = (detail: Isian['detail'], lain: Partial<Isian> = {}, kategori = 'TERIMA SEPUH') =>
  denganOtorisasi(owner, terimaSepuh, form(detail, lain), kategori)

/** 8.5 g of MM are more than 5 g of fine gold. */
const SEMUA_HILANG = 'TERIMA SEPUH, SUSUT 30 HARI'

const saldo = (ref: string) =>
  shop.db.rows(sql`
    SELECT akun, ref, lot, kode_dept, pcs, mg FROM saldo_akun('TK01', 'infinity',
      ARRAY['SEPUH', 'BAKI', 'RUSAK', 'SUSUT', 'SELISIH', 'SALDO_KIRIM'])
    WHERE ref IN (${ref}, ${no_sepuh}) OR lot = ${ref} ORDER BY akun, kode_dept`)
const sisa = async () => (await owner.call(sisaSepuh, {})).find((one) => one.no_sepuh === no_sepuh)

describe('receiving from the gilder', () => {
  it('takes part of it, then the rest, whose difference is the loss', async () => {
    const satu = await terima([baris('CIN', 2, 5, [1, 2.4])])
    expect(await saldo(satu.no_terima_sepuh)).toEqual([
      { akun: 'BAKI', ref: 'KS1', lot: satu.no_terima_sepuh, kode_dept: 'CIN', pcs: 2, mg: 5000 },
      { akun: 'RUSAK', ref: satu.no_terima_sepuh, lot: '-', kode_dept: 'CIN', pcs: 1, mg: 2400 },
      { akun: 'SEPUH', ref: no_sepuh, lot: '-', kode_dept: 'CIN', pcs: 1, mg: 2600 },
      { akun: 'SEPUH', ref: no_sepuh, lot: '-', kode_dept: 'GLG', pcs: 2, mg: 6000 },
    ])
    const dua = await terima([baris('CIN', 1, 2.56), baris('GLG', 2, 6.02)])
    expect(await saldo(dua.no_terima_sepuh)).toEqual([
      { akun: 'BAKI', ref: 'KS1', lot: dua.no_terima_sepuh, kode_dept: 'CIN', pcs: 1, mg: 2560 },
      { akun: 'BAKI', ref: 'KS1', lot: dua.no_terima_sepuh, kode_dept: 'GLG', pcs: 2, mg: 6020 },
      { akun: 'SUSUT', ref: dua.no_terima_sepuh, lot: '-', kode_dept: 'CIN', pcs: 0, mg: 40 },
      { akun: 'SUSUT', ref: dua.no_terima_sepuh, lot: '-', kode_dept: 'GLG', pcs: 0, mg: -20 },
    ])
    expect(await sisa()).toBeUndefined()
    const hari = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02', kode_toko: 'KS1' }
    const laporan = await owner.call(laporanTerimaSepuh, hari)
    // What was sent is what was sent, on the second receipt too; what was still out is told beside it.
    expect(laporan.find((one) => one._id === satu.no_terima_sepuh)?.detail).toMatchObject([
      { kode_dept: 'CIN', qty_kirim: 4, berat_kirim: 10_000, qty_sepuh: 4, qty_terima: 2, qty_rusak: 1 },
    ])
    expect(laporan.find((one) => one._id === dua.no_terima_sepuh)?.detail).toMatchObject([
      { kode_dept: 'CIN', qty_kirim: 4, berat_kirim: 10_000, qty_sepuh: 1, berat_terima: 2560, berat_selisih: 40 },
      { kode_dept: 'GLG', qty_kirim: 2, berat_kirim: 6000, berat_timbangan: 6020, berat_selisih: -20 },
    ])
    await expect(owner.call(batalKirimSepuh, { no_sepuh, alasan: 'x' })).rejects.toThrow('Sudah Diterima')
    await owner.call(batalTerimaSepuh, { no_terima_sepuh: dua.no_terima_sepuh, alasan: 'salah' })
    await owner.call(batalTerimaSepuh, { no_terima_sepuh: satu.no_terima_sepuh, alasan: 'salah' })
    expect(await sisa()).toMatchObject({ qty: 6, berat: 16_000 })
    await owner.call(batalKirimSepuh, { no_sepuh, alasan: 'uji' })
    await owner.call(batalSortirSepuh, { no_sortir: lot, alasan: 'uji' })
  })

  it('needs an agreement for more loss than allowed, and refuses more gain', async () => {
    await expect(terima([baris('CIN', 4, 10.051)])).rejects.toThrow('Berat CIN Lebih 0.051 g, Melebihi Toleransi Sepuh')
    await expect(terima([baris('CIN', 4, 9.949)])).rejects.toThrow('Butuh Otorisasi TERIMA SEPUH')
    const { no_terima_sepuh } = await setuju([baris('CIN', 4, 9.949)])
    expect(await saldo(no_terima_sepuh)).toEqual(
      expect.arrayContaining([expect.objectContaining({ akun: 'SUSUT', mg: 51 })]),
    )
    await terima([baris('GLG', 2, 5.97)])
    expect(await sisa()).toBeUndefined()
  })

  it('writes off pieces that never come, with the whole rest, when somebody agrees', async () => {
    await expect(terima([baris('CIN', 3, 7.5)], { selesai: true })).rejects.toThrow('Butuh Otorisasi TERIMA SEPUH')
    const { no_terima_sepuh, buktiSlip } = await setuju([baris('CIN', 3, 7.5)], { selesai: true }, SEMUA_HILANG)
    expect(buktiSlip.bukti_jenis).toMatchObject([
      { jenis: 'CIN', qty_terima: 3, qty_hilang: 1, berat_hilang: 2500, berat_selisih: 0 },
      { jenis: 'GLG', qty_terima: 0, qty_hilang: 2, berat_hilang: 6000 },
    ])
    expect(await saldo(no_terima_sepuh)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ akun: 'SELISIH', kode_dept: 'CIN', pcs: 1, mg: 2500 }),
        expect.objectContaining({ akun: 'SELISIH', kode_dept: 'GLG', pcs: 2, mg: 6000 }),
      ]),
    )
    expect(await sisa()).toBeUndefined()
    await expect(terima([baris('CIN', 1, 1)])).rejects.toThrow('Sudah Kembali Semua')
  })

  it('refuses what does not add up, and changes nothing', async () => {
    const awal = await saldo('x')
    const coba = (detail: Isian['detail'], pesan: string, lain: Partial<Isian> = {}) =>
      expect(terima(detail, lain)).rejects.toThrow(pesan)
    await coba([baris('CIN', 5, 9)], 'Qty CIN Melebihi Yang Dikirim')
    await coba([baris('CIN', 2, 10)], 'Sisa Berat CIN Harus Lebih Dari 0')
    await coba([baris('CINT', 1, 1)], 'Jenis CINT Tidak Ada Di Kiriman Sepuh')
    await coba([baris('CIN', 1, 1), baris('CIN', 1, 1)], 'Barang Sudah Ada Di Tabel')
    await coba(
      [{ ...baris('CIN', 1, 1), berat_timbangan: gram(1.1) }],
      'Harus Sama Dengan Berat Terima Dan Berat Rusak',
    )
    await coba([baris('CIN', 1, 0)], 'Qty Dan Berat Terima CIN Harus Diisi Keduanya')
    await coba([baris('CIN', 1, 1, [0, 1])], 'Qty Dan Berat Rusak CIN Harus Diisi Keduanya')
    await coba([baris('CIN', 0, 0)], 'Qty Terima Harus Diisi')
    await coba([baris('CIN', 1, 1)], 'Baki SS1 Bukan Dari Gudang KS', { kode_baki: 'SS1' })
    await coba([baris('CIN', 1, 1)], 'Kirim Sepuh KS-X Tidak Ada', { no_sepuh: 'KS-X' })
    await coba([], 'Data Barang Masih Kosong')
    expect(await saldo('x')).toEqual(awal)
  })

  it('is received once by eight at the same time', async () => {
    const hasil = await Promise.allSettled(Array.from({ length: 8 }, () => terima([baris('CIN', 4, 10)])))
    expect(hasil.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect(await sisa()).toMatchObject({ qty: 2, berat: 6000 })
  })
})

describe('sending for labeling', () => {
  let no: string
  beforeEach(async () => {
    no = (await terima([baris('CIN', 4, 10), baris('GLG', 2, 6)])).no_terima_sepuh
  })
  const label = (lain: object = {}, kepala: object = {}) => {
    const satu = {
      kode_baki: 'KS1',
      kode_baki_tujuan: 'KC2',
      kode_dept: 'CIN',
      kode_cabang: 'TK02',
      tipe_barang: 'SP' as const,
      jumlah_qty: 3,
      berat_atribut: gram(0.1),
      jumlah_berat: gram(7.6),
      ...lain,
    }
    return owner.call(kirimLabeling, {
      no_terima_sepuh: no,
      detail_kirim: [satu],
      qty_kirim: satu.jumlah_qty,
      berat_kirim: satu.jumlah_berat,
      berat_atribut: satu.berat_atribut,
      cabang: 'TK02',
      ...kepala,
    })
  }

  it('shows what lies there, dispatches part of it to a branch, and takes it back', async () => {
    expect(await owner.call(isiTerima, { no_terima_sepuh: no, kode_baki: 'ALL', kode_dept: 'ALL' })).toEqual({
      baki: ['KS1'],
      jenis: ['CIN', 'GLG'],
    })
    const isi = () => owner.call(isiTerima, { no_terima_sepuh: no, kode_baki: 'KS1', kode_dept: 'CIN' })
    expect(await isi()).toEqual([{ qty: 4, berat: 10_000 }])
    const { no_kirim_stock, buktiSlip } = await label()
    expect(buktiSlip).toMatchObject({
      cabang: 'TK02',
      baki_tujuan: 'KC2',
      baki: [{ baki: 'KS1', jenis: 'CIN', qty_kirim: 3, berat_kirim: 7600, berat_atribut: 100 }],
    })
    expect(await isi()).toEqual([{ qty: 1, berat: 2400 }])
    expect((await owner.call(siapLabeling, {})).filter((one) => one.no_terima_sepuh === no)).toHaveLength(2)
    const hari = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02', kode_lokasi_toko: 'KC2' }
    expect(await owner.call(laporanLabeling, hari)).toMatchObject([
      { _id: no_kirim_stock, detail: [{ no_terima_sepuh: no, qty: 3, berat: 7600, qty_kembali: 0 }] },
    ])
    expect(await owner.call(cetakLabeling, { no_kirim_stock })).toMatchObject({
      tgl_system: '2026-03-02',
      bukti_baki: [{ jenis: 'CIN' }],
    })
    await expect(owner.call(batalTerimaSepuh, { no_terima_sepuh: no, alasan: 'x' })).rejects.toThrow(
      `Sudah Dipakai ${no_kirim_stock}`,
    )
    await owner.call(batalLabeling, { no_kirim_stock, alasan: 'salah' })
    expect(await isi()).toEqual([{ qty: 4, berat: 10_000 }])
    await expect(owner.call(batalLabeling, { no_kirim_stock, alasan: 'x' })).rejects.toThrow('Sudah Dibatalkan')
  })

  it('refuses more than there is, foreign trays and half entered lines', async () => {
    await expect(label({ jumlah_qty: 5 })).rejects.toThrow('Jumlah Qty Melebihi Qty Awal')
    await expect(label({ jumlah_berat: gram(10.001) })).rejects.toThrow('Jumlah Berat Melebihi Berat Awal')
    await expect(label({ jumlah_berat: gram(10) })).rejects.toThrow('Berat Tidak Boleh Habis Sebelum Qty Habis')
    await expect(label({ jumlah_berat: gram(0) })).rejects.toThrow('Jumlah Berat Harus Diisi')
    await expect(label({ jumlah_qty: 0 })).rejects.toThrow('Jumlah Qty Tidak Boleh Kurang Dari 1')
    await expect(label({ kode_baki_tujuan: 'CN9' })).rejects.toThrow('Baki CN9 Bukan Baki KC Toko TK02')
    await expect(label({ kode_baki: 'SS1' })).rejects.toThrow('Baki SS1 Bukan Dari Gudang KS')
    await expect(label({ kode_cabang: 'TK01' })).rejects.toThrow('Cabang Tidak Sama')
    await expect(label({ kode_cabang: 'TK99' }, { cabang: 'TK99' })).rejects.toThrow('Toko TK99 Tidak Ada')
    await shop.db.run(sql`
      INSERT INTO toko (kode_toko, nama_toko, alamat_toko, portal, tgl_system, tgl_mulai, dibuat_pada)
      VALUES ('TK03', 'TK03', '-', 'https://cabang.example', '2026-03-02', '2026-03-02', now())`)
    await expect(label({ kode_cabang: 'TK03' }, { cabang: 'TK03' })).rejects.toThrow('Toko TK03 Ada Di Instalasi Lain')
    await expect(label({ kode_dept: 'CINT' })).rejects.toThrow('Jumlah Qty Melebihi Qty Awal')
    await expect(label({}, { qty_kirim: 9 })).rejects.toThrow('Jumlah Tidak Sama Dengan Isi Tabel')
    await expect(label({}, { no_terima_sepuh: 'TS-X' })).rejects.toThrow('Terima Sepuh TS-X Tidak Ada')
    await expect(label({ tipe_barang: '' })).rejects.toThrow('Tipe Barang Harus Dipilih')
    await expect(label({}, { cabang: '' })).rejects.toThrow('Cabang Harus Dipilih')
  })
})
