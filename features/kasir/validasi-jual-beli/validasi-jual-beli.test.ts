/** One press of the cashier: everything that is ticked becomes right, or nothing. Numbers are those of the tests of 03-kasir. */
import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { cincinLama, disetujuiBila, ditimbang, formBeli, isiKondisi } from '@kencana/testing/pembelian'
import { batalForm, bayarTunai, formJual, isiPenjualan } from '@kencana/testing/penjualan'
import { isiRekening } from '@kencana/testing/rekening'
import { denganSaksi } from '@kencana/testing/saksi'
import { formTitip, isiBakiTitip } from '@kencana/testing/titipan'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { baki } from '../../master/baki/baki.contract.ts'
import { auditNeraca } from '../../neraca/neraca.contract.ts'
import { beli, tolakBeli, validasiBeli } from '../../pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { batalJual, jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { titip, tolakTitipan } from '../../titipan/transaksi-titipan/transaksi-titipan.contract.ts'
import { validasiKasir } from './validasi-jual-beli.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(4_000_000))
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
  await isiMaster(owner)
  await isiPenjualan(owner)
  await isiKondisi(owner)
  await isiBakiTitip(owner)
  await isiRekening(owner, '0111')
  const beli1 = { kode_baki: 'BELI1', nama_baki: 'BELI', kode_gudang: 'BELI' }
  await owner.call(baki.create, { ...beli1, berat_baki: gram(100), berat_bandrol: gram(0) })
})
afterEach(async () => {
  expect(await owner.call(auditNeraca, {})).toMatchObject({ pelanggaran: [] })
  await shop.close()
})

type Isi = InputOf<typeof validasiKasir>
type Bayar = NonNullable<Isi['jual']>['data'][number]['pembayaran']

const cincin = async (): Promise<string> => (await tambahCincin(owner)).kode_barcode
const dijual = async (): Promise<NonNullable<Isi['jual']>['data'][number]> => {
  const { data } = await sales.call(jual, await formJual(sales, [await cincin()]))
  return { no_faktur_jual: data.no_faktur_jual, versi: data.versi, pembayaran: [bayarTunai(data.tagihan)] }
}
const dititip = async (banyak = 1): Promise<NonNullable<Isi['titipan']>['data'][number]> => {
  const kode: string[] = []
  for (let at = 0; at < banyak; at += 1) kode.push(await cincin())
  const { data } = await sales.call(titip, await formTitip(sales, kode))
  return { no_titip_group: data.no_titip_group, versi: data.versi, pembayaran: [bayarTunai(data.titip)] }
}
/** A ring for 5,400,000, which is more than lies in the drawer. */
const dibeli = async () => ditimbang((await disetujuiBila(sales, beli, formBeli([cincinLama()]))).data)
const lewatBank = (bayar: Bayar, referensi: string): Bayar =>
  bayar.map(({ jumlah }) => ({ cara_bayar: 'TRANSFER', no_rekening: '0111', referensi, jumlah, masuk: true }))

/** How many documents of each kind wait, and what the books hold of money. */
const keadaan = async () =>
  shop.db.one(sql`
    SELECT (SELECT count(*)::int FROM penjualan WHERE status = 'OPEN') AS jual,
      (SELECT count(DISTINCT no_titip_group)::int FROM titipan WHERE status = 'OPEN') AS titipan,
      (SELECT count(*)::int FROM pembelian WHERE status = 'OPEN') AS beli,
      (SELECT sum(rp)::int FROM mutasi WHERE akun = 'KAS') AS kas`)

it('4. pays purchases with the cash of the sales and deposits beside them', async () => {
  const isi = { jual: { data: [await dijual()] }, titipan: { data: [await dititip()] }, beli: await dibeli() }
  await expect(disetujuiBila(kasir, validasiBeli, isi.beli)).rejects.toThrow('Saldo KAS Tidak Mencukupi')
  const sah = await disetujuiBila(kasir, validasiKasir, isi)
  expect(sah.jual.map((one) => one.status)).toEqual(['DONE'])
  expect(sah.titipan.map((one) => one.status)).toEqual(['DONE'])
  expect(sah.beli.map((one) => one.barang.map(({ status }) => status))).toEqual([['DONE']])
  const masuk = [...isi.jual.data, ...isi.titipan.data].flatMap(({ pembayaran }) => pembayaran)
  expect(await keadaan()).toEqual({
    jual: 0,
    titipan: 0,
    beli: 0,
    kas: 4_000_000 + masuk.reduce((sum, one) => sum + one.jumlah, 0) - 5_400_000,
  })
})

it('3. books none of them where one changed meanwhile', async () => {
  const isi = {
    jual: { data: [await dijual(), await dijual()] },
    titipan: { data: [await dititip()] },
    beli: await dibeli(),
  }
  const sebelum = await keadaan()
  const [satu, dua] = isi.jual.data
  const berubah: Isi[] = [
    { ...isi, jual: { data: [satu, { ...dua, versi: 9 }] as never } },
    { ...isi, titipan: { data: isi.titipan.data.map((one) => ({ ...one, versi: 9 })) } },
    { ...isi, beli: { ...isi.beli, data: isi.beli.data.map((one) => ({ ...one, versi: 9 })) } },
  ]
  const pesan = ['Faktur FJ-TK01-260302-0002 Sudah Diproses', 'Sudah Diproses Oleh User Lain', 'Data Berubah']
  for (const [at, satuIsi] of berubah.entries())
    await expect(kasir.call(validasiKasir, satuIsi)).rejects.toThrow(pesan[at])
  expect(await keadaan()).toEqual(sebelum)
})

it('03.5.5 works on a late day for OWN, SU and KASIR, each in the books of that day', async () => {
  const su = await shop.user(owner, 'SU', 'SU')
  const isi = [await dijual(), await dijual(), await dijual()]
  const baru = await formJual(sales, [await cincin()])
  shop.clock.walk(1)
  // Nothing new begins on it.
  sales = await shop.login('SALES')
  await expect(sales.call(jual, baru)).rejects.toThrow('Silahkan Tutup Toko')
  for (const [at, siapa] of [owner, su, kasir].entries()) {
    const masuk = await shop.login(siapa.data.user_id)
    expect(masuk.data.tgl_system).toBe('2026-03-02')
    const { jual: sah } = await disetujuiBila(masuk, validasiKasir, { jual: { data: isi.slice(at, at + 1) } })
    expect(sah).toMatchObject([{ status: 'DONE', tgl_valid: '2026-03-02', valid_by: siapa.data.user_id }])
  }
})

it('03.5.5 takes purchases and deposits on a late day too, and lets each kind go', async () => {
  const isi = { jual: { data: [await dijual()] }, titipan: { data: [await dititip()] }, beli: await dibeli() }
  const [lepas, simpan] = [await dijual(), await dititip()]
  const [murah] = (await sales.call(beli, formBeli([cincinLama({ harga: rp(500_000) })]))).data.barang
  shop.clock.walk(1)
  kasir = await shop.login('KASIR')
  const sah = await disetujuiBila(kasir, validasiKasir, isi)
  expect([sah.jual, sah.titipan].map((semua) => semua.map(({ status }) => status))).toEqual([['DONE'], ['DONE']])
  expect(sah.beli.map((one) => one.barang.map(({ status }) => status))).toEqual([['DONE']])
  const alasan = 'tidak jadi'
  await kasir.call(batalJual, batalForm({ no_faktur_jual: lepas.no_faktur_jual, versi: lepas.versi }))
  await kasir.call(tolakTitipan, { no_titip_group: simpan.no_titip_group, versi: simpan.versi, alasan })
  await kasir.call(tolakBeli, { no_grup: murah?.no_faktur_beli ?? '', versi: 1, alasan })
  expect(await keadaan()).toMatchObject({ jual: 0, titipan: 0, beli: 0 })
  expect(await shop.db.rows(sql`SELECT DISTINCT tgl_system::text FROM jurnal`)).toEqual([{ tgl_system: '2026-03-02' }])
})

it('is agreed to once for all that it holds', async () => {
  const [penjualan, titipan] = [await dijual(), await dititip(2)]
  const isi: Isi = {
    jual: { data: [{ ...penjualan, pembayaran: lewatBank(penjualan.pembayaran, 'TRF1') }] },
    titipan: { data: [{ ...titipan, pembayaran: lewatBank(titipan.pembayaran, 'TRF2') }] },
  }
  await denganSaksi(kasir, owner, validasiKasir, isi, 'PEMBAYARAN NON TUNAI')
  expect(
    await shop.db.rows(sql`
      SELECT o.dokumen, jsonb_array_length(m.kasus)::int AS kasus FROM otorisasi o JOIN otorisasi_minta m USING (id)
      WHERE o.dokumen IS NOT NULL`),
  ).toEqual([{ dokumen: penjualan.no_faktur_jual, kasus: 2 }])
})

it('lets one slip of a transfer pay one of them, whatever kind it is', async () => {
  const [penjualan, titipan] = [await dijual(), await dititip()]
  const isi: Isi = {
    jual: { data: [{ ...penjualan, pembayaran: lewatBank(penjualan.pembayaran, 'TRF1') }] },
    titipan: { data: [{ ...titipan, pembayaran: lewatBank(titipan.pembayaran, 'TRF1') }] },
  }
  await expect(kasir.call(validasiKasir, isi)).rejects.toThrow('Referensi TRF1 Dipakai Dua Faktur')
  expect(await keadaan()).toMatchObject({ jual: 1, titipan: 1 })
})

it('takes a form once, and one weighing of each piece', async () => {
  const isi = await dibeli()
  const [satu] = isi.timbang ?? []
  const dua: [Isi['beli'], string][] = [
    [{ ...isi, data: [...isi.data, ...isi.data] }, 'Faktur Yang Sama Dua Kali'],
    [{ ...isi, timbang: [satu, { ...satu, berat: gram(1) }] as never }, 'Barang Yang Sama Ditimbang Dua Kali'],
  ]
  for (const [beliDua, pesan] of dua) {
    await expect(kasir.call(validasiKasir, { beli: beliDua })).rejects.toThrow(pesan)
    await expect(kasir.call(validasiBeli, beliDua as never)).rejects.toThrow(pesan)
  }
  expect(await keadaan()).toMatchObject({ beli: 1 })
})

it('refuses a press with nothing ticked, and what its cashier entered himself', async () => {
  await expect(kasir.call(validasiKasir, {})).rejects.toThrow('Belum Ada Data Yang Dipilih')
  const { data } = await owner.call(jual, await formJual(owner, [await cincin()]))
  const bayar = [bayarTunai(data.tagihan)]
  await disetujuiBila(owner, ubahParaSystem, { key: 'sahkan_langsung', value: 'TIDAK', otorisasi: null })
  const isi = { jual: { data: [{ no_faktur_jual: data.no_faktur_jual, versi: data.versi, pembayaran: bayar }] } }
  await expect(owner.call(validasiKasir, isi)).rejects.toThrow('Divalidasi User Lain')
})
