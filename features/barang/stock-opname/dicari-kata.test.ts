/** What OWN reads before a piece leaves that a count did not find, and the doors beside moving it: correcting it, and undoing its sale. */
import type { Endpoint, InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { type Mg, mg } from '@kencana/ledger'
import { gram, type User } from '@kencana/testing'
import { OpnameShop } from '@kencana/testing/opname'
import { denganOtorisasi, mintaDari } from '@kencana/testing/pembelian'
import { batalForm, formJual, isiPenjualan, jualSah } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cetak } from '../../cetak/cetak.contract.ts'
import { daftarAlarm } from '../../dashboard/alarm.contract.ts'
import { BON_PENJUALAN } from '../../penjualan/transaksi-penjualan/nota.contract.ts'
import { batalJual, jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { kirimCuci } from '../cucian/cucian.contract.ts'
import { hancurBarang } from '../hancur-data-barang/hancur-data-barang.contract.ts'
import { kirimBarang } from '../kirim-barang/kirim-barang.contract.ts'
import { gantiGroup, koreksiBerat } from '../koreksi-barang/koreksi-barang.contract.ts'
import { batalPindah, listPindah, pindahBarang } from '../pindah-barang/pindah-barang.contract.ts'
import { OTORISASI_DICARI } from './dicari.api.ts'
import { batalOpname, OTORISASI_BATAL_HITUNG } from './stock-opname.contract.ts'

const ALARM = { kode_toko: 'ALL', tanggal: 'ALL', tampil: 'SEMUA', hal: 1, per: 200 } as const

let di: OpnameShop
/** A tray of its own for each test, with three rings. */
let tray: string
let a: string
let b: string
let c: string

beforeAll(async () => {
  di = await OpnameShop.open()
  await di.shop.toko(di.owner, 'TK02')
  await isiPenjualan(di.owner)
})
beforeEach(async () => {
  const isi = await di.isiBaki()
  tray = isi.tray
  ;[a, b, c] = isi.cincin
})
afterAll(() => di.shop.close())

/** A count that did not find `c`, called off after its first round. */
const tanpaC = async (): Promise<string> => {
  const no_so = await di.mulai(tray)
  for (const one of [a, b]) await di.pindai(no_so, one)
  await di.tutup(no_so)
  await denganOtorisasi(di.su, batalOpname, { no_so, alasan: 'SALAH', otorisasi: null }, OTORISASI_BATAL_HITUNG)
  return no_so
}

const dicari = async (no_so: string): Promise<number> =>
  (await di.owner.call(daftarAlarm, { ...ALARM, kode: 'OPNAME_KURANG' })).rows.filter((one) => one.dokumen === no_so)
    .length

describe('a piece that a count did not find', () => {
  it('tells OWN what is to happen to it, where it goes, and whether it is looked for still', async () => {
    const no_so = await tanpaC()
    const aturan = async <E extends Endpoint>(siapa: User, endpoint: E, isi: InputOf<E>) => {
      const { minta = '' } = await mintaDari(siapa, endpoint, isi)
      const row = await di.shop.db.one<{ aturan: string[] }>(sql`
        SELECT ARRAY(SELECT k ->> 'aturan' FROM jsonb_array_elements(kasus) k WHERE k ->> 'kategori' = ${OTORISASI_DICARI}) AS aturan
        FROM otorisasi_minta WHERE id = ${minta}`)
      return row?.aturan
    }
    const kata = (akan: string) => [`Barang yang tidak ditemukan hitungan ${akan}`]
    const kode = { detail_barang: [c], otorisasi: null }
    expect(await aturan(di.budi, hancurBarang, { alasan: 'PATAH', ...kode })).toEqual(
      kata('dihancurkan, tidak dicari lagi'),
    )
    expect(await aturan(di.budi, kirimCuci, { keterangan: '', ...kode })).toEqual(
      kata('dikirim ke cucian, masih dicari'),
    )
    expect(await aturan(di.budi, pindahBarang, { kode_baki_tujuan: 'CN02', ...kode })).toEqual(
      kata('dipindah ke baki CN02, masih dicari'),
    )
    const ke = { to: 'TK02', detail_barang: [{ kode_barcode: c }], otorisasi: null }
    expect(await aturan(di.owner, kirimBarang, ke)).toEqual(kata('dikirim ke toko TK02, masih dicari'))
    await denganOtorisasi(di.budi, pindahBarang, { kode_baki_tujuan: 'CN02', ...kode }, OTORISASI_DICARI)
    const { no_pindah } = (await di.budi.call(listPindah, { tanggal: '2026-03-02' }))[0] ?? { no_pindah: '' }
    expect(await aturan(di.budi, batalPindah, { no_pindah, alasan: 'SALAH', otorisasi: null })).toEqual(
      kata(`kembali ke baki ${tray}, masih dicari`),
    )
    expect(await dicari(no_so)).toBe(1)
  })

  it('is corrected by nobody without OWN’s word: what is owed for it is its weight', async () => {
    await tanpaC()
    const ditolak = `Butuh Otorisasi ${OTORISASI_DICARI}`
    const ringan = { kode: c, berat: gram(7.77), berat_asli: gram(7.77), alasan: 'SALAH TIMBANG', otorisasi: null }
    const jenis = { kode: c, kode_dept: 'GLG', alasan: 'SALAH JENIS', otorisasi: null }
    const sebelum = await di.isi()
    for (const siapa of [di.owner, di.su]) {
      await expect(siapa.call(koreksiBerat, ringan)).rejects.toThrow(ditolak)
      await expect(siapa.call(gantiGroup, jenis)).rejects.toThrow(ditolak)
    }
    expect(await di.isi()).toEqual(sebelum)
    // What was seen is corrected as always.
    const lain = await di.shop.db.one<{ berat: Mg }>(sql`SELECT berat FROM barang WHERE kode_barcode = ${a}`)
    const berat = mg((lain?.berat ?? 0) - 7)
    await di.su.call(koreksiBerat, { ...ringan, kode: a, berat, berat_asli: berat })
    await denganOtorisasi(di.su, koreksiBerat, ringan, OTORISASI_DICARI)
    await denganOtorisasi(di.su, gantiGroup, jenis, OTORISASI_DICARI)
    expect(await di.shop.violations()).toEqual([])
  })

  it('lies in stock again by the undo of its sale with OWN’s word alone', async () => {
    const no_so = await tanpaC()
    const nota = await jualSah(di.owner, di.owner, [c])
    expect(await dicari(no_so)).toBe(0)
    const sebelum = await di.isi()
    const { message } = await mintaDari(di.su, batalJual, batalForm(nota))
    expect(message).toBe(`Butuh Otorisasi BATAL PENJUALAN, ${OTORISASI_DICARI}`)
    expect(await di.isi()).toEqual(sebelum)
    expect(await di.letak(c)).toEqual(['-', 'TERJUAL'])
    await denganOtorisasi(di.su, batalJual, batalForm(nota), `BATAL PENJUALAN, ${OTORISASI_DICARI}`)
    expect(await di.letak(c)).toEqual([tray, 'TERSEDIA'])
    expect(await dicari(no_so)).toBe(1)
    expect(await di.shop.violations()).toEqual([])
  })
  it('is written off by a sale that it does not come back from with OWN’s word alone', async () => {
    const no_so = await tanpaC()
    const { data } = await di.su.call(jual, await formJual(di.su, [c]))
    await di.su.call(cetak, { jenis: BON_PENJUALAN, dokumen: data.no_faktur_jual, rangkap: 1, alasan: '' })
    const isi = batalForm(data, { hilang: [c] })
    const sebelum = await di.isi()
    const { message } = await mintaDari(di.su, batalJual, isi)
    expect(message).toBe(`Butuh Otorisasi BARANG HILANG, ${OTORISASI_DICARI}`)
    expect(await di.isi()).toEqual(sebelum)
    await denganOtorisasi(di.su, batalJual, isi, `BARANG HILANG, ${OTORISASI_DICARI}`)
    expect(await di.letak(c)).toEqual(['-', 'HILANG'])
    expect(await dicari(no_so)).toBe(0)
  })
})
