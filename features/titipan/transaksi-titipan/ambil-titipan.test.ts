/** Deposits picked up in a sale. Numbers in the names are those of the cases of the area's design. */
import { type InputOf, SEMUA } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { batalForm, bayarTunai, isiPenjualan } from '@kencana/testing/penjualan'
import { isiRekening } from '@kencana/testing/rekening'
import {
  batalTitipForm,
  formAmbil,
  formTitip,
  isiBakiTitip,
  sahkanAmbil,
  sahkanTitip,
  titipSah,
} from '@kencana/testing/titipan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { laporanCash } from '../../keuangan/laporan-uang/laporan-uang.contract.ts'
import { ambilKas, batalUang, saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { kodeTransaksi } from '../../master/kode-transaksi/kode-transaksi.contract.ts'
import { ubahHargaEmas } from '../../master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { barangDititip } from '../../penjualan/transaksi-penjualan/ambil-jual.contract.ts'
import type { Nota } from '../../penjualan/transaksi-penjualan/nota.contract.ts'
import { batalJual, jual, validasiJual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { getTitipan } from './titipan.contract.ts'
import { batalTitipan, tambahUangTitipan, titip } from './transaksi-titipan.contract.ts'

const HARGA = 5_733_000

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
  await isiMaster(owner)
  await isiPenjualan(owner)
  await isiBakiTitip(owner)
  await isiRekening(owner, '0111')
})
afterAll(() => shop.close())

const cincin = async (lain = {}): Promise<string> => (await tambahCincin(owner, lain)).kode_barcode
const MAS_TUA = { kode_group: 'MT', kode_dept: 'CINT', kadar: '91.6' }
const letak = async (kode: string) =>
  (
    await shop.db.one<{ s: string }>(
      sql`SELECT status_barang || ' ' || coalesce(kode_baki::text, '-') AS s FROM barang WHERE kode_barcode = ${kode}`,
    )
  )?.s
const buku = (dokumen: string) =>
  shop.db.rows(sql`
    SELECT m.akun, m.ref, m.pcs, m.rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE j.document = ${dokumen} ORDER BY j.id, m.urut`)
const satu = (no_titip: string) => owner.call(getTitipan, { no_titip })
const dititip = async (lain: Parameters<typeof titipSah>[3] = { titip: rp(2_000_000) }, barang = {}) => {
  const kode = await cincin(barang)
  return { kode, no_titip: (await titipSah(sales, kasir, [kode], lain)).no_titip_group }
}
const harga = async (rupiah: number) =>
  disetujuiBila(owner, ubahHargaEmas, { kode_group: 'MT', harga: rp(rupiah), harga_modal: null, otorisasi: null })

const hariIni = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }
const keluar = (rupiah: number) => ({ ...bayarTunai(rupiah), arah: 'KELUAR' as const })
/** Validates a sale with the deposits that pay it, and this money. */
const sahkan = ({ no_faktur_jual, versi, pembayaran }: Nota, uang: InputOf<typeof jual>['pembayaran']) => {
  const titipan = pembayaran
    .filter((one) => one.cara_bayar === 'TITIPAN')
    .map(({ cara_bayar, ref, jumlah }) => ({ cara_bayar, no_rekening: '', ref, jumlah }))
  return kasir.call(validasiJual, { data: [{ no_faktur_jual, versi, pembayaran: [...titipan, ...uang] }] })
}

describe('a deposit that is picked up', () => {
  it('pays its part of the bill, and its piece goes from the tray of things kept to the customer', async () => {
    const { kode, no_titip } = await dititip()
    const { data } = await sales.call(jual, await formAmbil(sales, [no_titip]))
    expect(data).toMatchObject({
      status: 'OPEN',
      tagihan: HARGA,
      pembayaran: [{ cara_bayar: 'TITIPAN', ref: no_titip, jumlah: 2_000_000 }],
    })
    expect([await letak(kode), (await satu(no_titip)).dijual]).toEqual(['KASIR TT01', data.no_faktur_jual])
    const nota = await sahkanAmbil(kasir, data)
    expect(await buku(nota.no_faktur_jual)).toEqual([
      { akun: 'BAKI', ref: 'TT01', pcs: -1, rp: 0 },
      { akun: 'PELANGGAN', ref: '-', pcs: 1, rp: 0 },
      { akun: 'TITIPAN', ref: no_titip, pcs: 0, rp: 2_000_000 },
      { akun: 'KAS', ref: '-', pcs: 0, rp: HARGA - 2_000_000 },
      { akun: 'PENJUALAN', ref: '-', pcs: 0, rp: -HARGA },
    ])
    expect(await satu(no_titip)).toMatchObject({ status: 'DIAMBIL', no_faktur_jual: nota.no_faktur_jual })
    expect(await letak(kode)).toBe('TERJUAL -')
  })

  it('02.5.3 in two sales at once is picked up in one', async () => {
    const { no_titip } = await dititip()
    const isian = await formAmbil(sales, [no_titip])
    const dua = await Promise.allSettled([sales.call(jual, isian), owner.call(jual, isian)])
    expect(dua.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const kali = { ...isian, detail_barang: [...isian.detail_barang, ...isian.detail_barang] }
    await expect(sales.call(jual, kali)).rejects.toThrow('Dua Kali')
    // Whatever a server thinks, the database has it in one.
    const lain = (await sales.call(jual, await formAmbil(sales, [(await dititip()).no_titip]))).data
    const kedua = shop.db.run(sql`
      UPDATE penjualan_detail SET no_titip = ${no_titip} WHERE no_faktur_jual = ${lain.no_faktur_jual}`)
    await expect(kedua).rejects.toThrow('penjualan_titip')
  })

  it('is neither called off nor paid more for while a sale is about to pick it up; afterwards neither', async () => {
    const { no_titip } = await dititip()
    const { data } = await sales.call(jual, await formAmbil(sales, [no_titip]))
    const sedang = `Titipan ${no_titip} Sedang Diambil Di Penjualan`
    const ada = await satu(no_titip)
    const uang = { no_titip, pembayaran: [bayarTunai(100_000)] }
    await expect(kasir.call(batalTitipan, batalTitipForm(ada, 2_000_000))).rejects.toThrow(sedang)
    await expect(kasir.call(tambahUangTitipan, uang)).rejects.toThrow(sedang)
    await sahkanAmbil(kasir, data)
    await expect(kasir.call(tambahUangTitipan, uang)).rejects.toThrow(`Titipan ${no_titip} Sudah Diambil`)
    await expect(kasir.call(batalTitipan, batalTitipForm(ada, 2_000_000))).rejects.toThrow('Sudah Diambil')
  })

  it('is handed to who left it alone, on a nota in his name', async () => {
    const milik = await dititip({ nama_customer: 'PAK JOKO', no_hp: '081200000001' })
    const lain = await dititip({ nama_customer: 'BU LINA', no_hp: '081200000002' })
    const isian = await formAmbil(sales, [milik.no_titip, lain.no_titip])
    await expect(sales.call(jual, isian)).rejects.toThrow(`Titipan ${lain.no_titip} Milik BU LINA, Bukan PAK JOKO`)
    const satu = await formAmbil(sales, [milik.no_titip], { nama_customer: 'PAK LAIN SEKALI' })
    await expect(sales.call(jual, satu)).rejects.toThrow(
      `Titipan ${milik.no_titip} Milik PAK JOKO, Nota Atas Nama PAK LAIN SEKALI`,
    )
    const { data } = await sales.call(jual, { ...satu, nama_customer: '' })
    expect(data.nama_customer).toBe('PAK JOKO')
    await expect(sales.call(barangDititip, { no_titip: milik.no_titip })).rejects.toThrow(
      `Titipan ${milik.no_titip} Sedang Diambil Di Penjualan ${data.no_faktur_jual}`,
    )
    await sahkanAmbil(kasir, data)
    await expect(sales.call(barangDititip, { no_titip: milik.no_titip })).rejects.toThrow(
      `Titipan ${milik.no_titip} Sudah Diambil Dengan ${data.no_faktur_jual}`,
    )
  })

  it('is worked out again when more was paid for it since the form was filled', async () => {
    const { no_titip } = await dititip({ titip: rp(2_000_000) })
    const isian = await formAmbil(sales, [no_titip])
    await kasir.call(tambahUangTitipan, { no_titip, pembayaran: [bayarTunai(1_000_000)] })
    await expect(sales.call(jual, isian)).rejects.toThrow(
      `Uang Titipan ${no_titip} Sudah Berubah, Silahkan Hitung Ulang`,
    )
    await sahkanAmbil(kasir, (await sales.call(jual, await formAmbil(sales, [no_titip]))).data)
  })

  it('02.5.4 keeps its price whatever gold costs by now, with nobody asked; one that keeps none follows the day', async () => {
    const tetap = await dititip({ titip: rp(3_000_000) }, MAS_TUA)
    const bebas = await dititip({ titip: rp(3_000_000), mengikat: false }, MAS_TUA)
    const isian = await formAmbil(sales, [bebas.no_titip])
    await harga(2_820_000)
    const { data } = await sales.call(jual, await formAmbil(sales, [tetap.no_titip]))
    // 3.485 x 91.6 % x 2,350,000, up to 500
    expect([data.tagihan, data.disetujui_oleh]).toEqual([7_502_000, null])
    await sahkanAmbil(kasir, data)
    await expect(sales.call(jual, isian)).rejects.toThrow('Sudah Berubah, Silahkan Hitung Ulang')
    expect((await sales.call(jual, await formAmbil(sales, [bebas.no_titip]))).data.tagihan).toBe(9_002_500)
  })

  it('at a promised price is sold for that and nothing else', async () => {
    const { no_titip } = await dititip()
    const isian = await formAmbil(sales, [no_titip])
    const [baris] = isian.detail_barang
    if (!baris) throw new Error('no line')
    for (const total of [HARGA - 500, HARGA + 500])
      await expect(sales.call(jual, { ...isian, detail_barang: [{ ...baris, total: rp(total) }] })).rejects.toThrow(
        `Dikunci Titipan ${no_titip}`,
      )
    const lain = await dititip()
    const tertukar = { ...baris, no_titip: lain.no_titip }
    await expect(sales.call(jual, { ...isian, detail_barang: [tertukar] })).rejects.toThrow('Bukan Barang')
  })

  it('pays as much as it says: the cashier takes no other deposit, and leaves none out', async () => {
    const { no_titip } = await dititip()
    const { data } = await sales.call(jual, await formAmbil(sales, [no_titip]))
    const { no_faktur_jual, versi } = data
    const sahkan = (pembayaran: ReturnType<typeof bayarTunai>[]) =>
      kasir.call(validasiJual, { data: [{ no_faktur_jual, versi, pembayaran }] })
    await expect(sahkan([bayarTunai(HARGA)])).rejects.toThrow('Titipan Hanya Diambil Di Entri Penjualan')
    const lebih = { cara_bayar: 'TITIPAN' as const, no_rekening: '', ref: no_titip, jumlah: rp(2_500_000) }
    await expect(sahkan([lebih as never, bayarTunai(HARGA - 2_500_000)])).rejects.toThrow('Titipan Hanya Diambil')
    await sahkanAmbil(kasir, data)
  })

  it('on money that nobody has seen at the bank leaves nothing out of the shop', async () => {
    const { data: form } = await sales.call(
      titip,
      await formTitip(sales, [await cincin()], { mengikat: false, titip: rp(2_000_000) }),
    )
    const transfer = { ...bayarTunai(2_000_000), cara_bayar: 'TRANSFER' as const, no_rekening: '0111' }
    await sahkanTitip(kasir, form, [transfer])
    const { data } = await sales.call(jual, await formAmbil(sales, [form.no_titip_group]))
    await expect(sahkanAmbil(kasir, data)).rejects.toThrow('Belum Dikonfirmasi Masuk')
  })

  it('02.5.5, 000.29 gives back what is left of it above its bill, as money of a deposit, and takes that back when it is undone', async () => {
    const { no_titip } = await dititip({ mengikat: false, titip: rp(5_000_000) })
    await kasir.call(tambahUangTitipan, { no_titip, pembayaran: [bayarTunai(1_000_000)] })
    const { data } = await sales.call(jual, await formAmbil(sales, [no_titip]))
    const dua = sahkan(data, [bayarTunai(1_000), keluar(268_000)])
    await expect(dua).rejects.toThrow('Uang Keluar Hanya Sisa Barang Tukar Atau Titipan')
    const nota = await sahkanAmbil(kasir, data)
    const uang = [
      { akun: 'TITIPAN', ref: no_titip, pcs: 0, rp: 6_000_000 },
      { akun: 'KAS', ref: '-', pcs: 0, rp: HARGA - 6_000_000 },
      { akun: 'PENJUALAN', ref: '-', pcs: 0, rp: -HARGA },
    ]
    expect((await buku(nota.no_faktur_jual)).slice(2)).toEqual(uang)
    const kas = { ...hariIni, type_laporan: 'DETAIL', kategori: 'TITIPAN', user_id: SEMUA, kode_laci: SEMUA } as const
    const baris = (await owner.call(laporanCash, kas)) as readonly { dokumen: string; jumlah_out: number }[]
    expect(baris.find((one) => one.dokumen === nota.no_faktur_jual)).toMatchObject({ jumlah_out: 267_000 })
    await denganOtorisasi(kasir, batalJual, batalForm(nota), 'BATAL PENJUALAN')
    expect(await satu(no_titip)).toMatchObject({ status: 'DONE', dibayar: 6_000_000 })
  })

  it('02.5.5 has nothing given back out of a drawer that does not hold it, and stays as it was', async () => {
    const { no_titip } = await dititip({ mengikat: false, titip: rp(5_000_000) })
    await kasir.call(tambahUangTitipan, { no_titip, pembayaran: [bayarTunai(1_000_000)] })
    const { data } = await sales.call(jual, await formAmbil(sales, [no_titip]))
    const kas = (await owner.call(saldoUang, {})).kas ?? 0
    const isian = { kode_transaksi: 'TARIK', pihak: '', keterangan: 'DISETOR', otorisasi: null }
    const tarik = { ...isian, jumlah: rp(kas - 266_999) }
    await owner.call(kodeTransaksi.create, {
      kode_transaksi: 'TARIK',
      deskripsi: 'TARIK',
      media: 'KAS',
      arah: 'KELUAR',
      lawan: 'MODAL',
    })
    const { no_uang } = await disetujuiBila(owner, ambilKas, tarik)
    await expect(sahkanAmbil(kasir, data)).rejects.toThrow('Saldo KAS Tidak Mencukupi')
    expect([(await satu(no_titip)).status, (await owner.call(saldoUang, {})).kas]).toEqual(['DONE', 266_999])
    await disetujuiBila(owner, batalUang, { no_uang, alasan: 'KEMBALI', otorisasi: null })
    await sahkanAmbil(kasir, data)
  })

  it('gives back more than somebody pays out alone, or another way than it came, by agreement', async () => {
    const banyak = await dititip({ mengikat: false, titip: rp(5_000_000) })
    await kasir.call(tambahUangTitipan, { no_titip: banyak.no_titip, pembayaran: [bayarTunai(1_500_000)] })
    const isian = await formAmbil(sales, [banyak.no_titip])
    await expect(sales.call(jual, isian)).rejects.toThrow('Butuh Otorisasi TITIPAN')
    const nota = await sahkanAmbil(kasir, (await disetujuiBila(sales, jual, isian)).data)
    expect((await buku(nota.no_faktur_jual))[3]).toMatchObject({ akun: 'KAS', rp: HARGA - 6_500_000 })
    const lain = await dititip({ mengikat: false, titip: rp(5_000_000) })
    await kasir.call(tambahUangTitipan, { no_titip: lain.no_titip, pembayaran: [bayarTunai(1_000_000)] })
    const { data } = await sales.call(jual, await formAmbil(sales, [lain.no_titip]))
    const transfer = { ...keluar(267_000), cara_bayar: 'TRANSFER' as const, no_rekening: '0111', referensi: 'K1' }
    await expect(sahkan(data, [transfer])).rejects.toThrow('Butuh Otorisasi TITIPAN')
    await sahkanAmbil(kasir, data)
  })

  it('02.5.7 lives again when its sale is undone or turned down: piece kept, money owed', async () => {
    const { kode, no_titip } = await dititip()
    const open = (await sales.call(jual, await formAmbil(sales, [no_titip]))).data
    await sales.call(batalJual, batalForm(open))
    expect([await letak(kode), (await satu(no_titip)).status]).toEqual(['TITIP TT01', 'DONE'])
    const nota = await sahkanAmbil(kasir, (await sales.call(jual, await formAmbil(sales, [no_titip]))).data)
    await denganOtorisasi(kasir, batalJual, batalForm(nota), 'BATAL PENJUALAN')
    expect([await letak(kode), (await satu(no_titip)).status]).toEqual(['TITIP TT01', 'DONE'])
    expect((await satu(no_titip)).no_faktur_jual).toBeNull()
    await sahkanAmbil(kasir, (await sales.call(jual, await formAmbil(sales, [no_titip]))).data)
    expect((await satu(no_titip)).status).toBe('DIAMBIL')
  })

  it('02.5.9 of three pieces goes by itself: one picked up, one called off, one kept', async () => {
    const kode = [await cincin(), await cincin(), await cincin()]
    const { barang } = await titipSah(sales, kasir, kode, { titip: rp(6_000_000) })
    const [a, b, c] = barang.map((one) => one.no_titip) as [string, string, string]
    await sahkanAmbil(kasir, (await sales.call(jual, await formAmbil(sales, [a]))).data)
    await disetujuiBila(kasir, batalTitipan, batalTitipForm(await satu(b), 2_000_000))
    expect([(await satu(a)).status, (await satu(b)).status, (await satu(c)).status]).toEqual([
      'DIAMBIL',
      'BATAL',
      'DONE',
    ])
    expect(await Promise.all(kode.map(letak))).toEqual(['TERJUAL -', 'TERSEDIA CN01', 'TITIP TT01'])
  })
})
