/** A tray while it is counted: what it takes and gives, and who is told what it holds. */
import { sql } from '@kencana/database'
import { gram, type User } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { OpnameShop } from '@kencana/testing/opname'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { isiPesanan, pesan } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { barangDijual } from '../../penjualan/transaksi-penjualan/barang-jual.contract.ts'
import { batalCuci, kirimCuci, terimaCuci } from '../cucian/cucian.contract.ts'
import { hancurBarang } from '../hancur-data-barang/hancur-data-barang.contract.ts'
import { kirimBarang } from '../kirim-barang/kirim-barang.contract.ts'
import { batalPindah, pindahBarang } from '../pindah-barang/pindah-barang.contract.ts'
import { batalOpname } from './stock-opname.contract.ts'

let di: OpnameShop
/** A tray of its own for each test, with three rings. */
let tray: string
let a: string
let b: string
let c: string

beforeAll(async () => {
  di = await OpnameShop.open()
  await di.shop.toko(di.owner, 'TK02')
  await isiPesanan(di.owner)
})
beforeEach(async () => {
  const isi = await di.isiBaki()
  tray = isi.tray
  ;[a, b, c] = isi.cincin
})
afterAll(() => di.shop.close())

const hasilnya = (data: Awaited<ReturnType<OpnameShop['hitung']>>) =>
  Object.fromEntries(data.hasil?.barang.map((one) => [one.kode_barcode, one.hasil]) ?? [])

describe('a tray under count', () => {
  it('is told to nobody who counts or works there, in no list and no weighing, while it goes on', async () => {
    const no_so = await di.mulai(tray)
    const tutup = `Baki ${tray} Sedang Dihitung, Isinya Tidak Ditampilkan`
    const baca = async (user: User, path: string, query: Record<string, string>) =>
      (await user.send('GET', path, { query })).text
    const hari = '2026-03-02'
    const menurutBaki = (user: User) =>
      Promise.all([
        baca(user, 'barang', { kode_baki: tray }),
        baca(user, 'barang/get/by-kode-baki', { kode_baki: tray }),
        baca(user, 'cetak-barcode', { cara: 'BAKI', nilai: tray }),
        baca(user, 'timbang-baki/riwayat', { kode_baki: tray }),
        user.send('POST', 'timbang-baki', { body: { kode_baki: tray } }).then(({ text }) => text),
      ])
    for (const user of [di.budi, di.citra]) {
      expect(new Set(await menurutBaki(user))).toEqual(new Set([tutup]))
      const daftar = await baca(user, 'barang', { q: a })
      expect(JSON.parse(daftar)).toMatchObject({ total: 0, rows: [] })
      const semua = await baca(user, 'barang', { per: '1000' })
      const timbang = await baca(user, 'timbang-baki', { tanggal: hari })
      for (const kode of [a, b, c]) expect(semua).not.toContain(kode)
      expect(timbang).not.toContain(`"${tray}"`)
      // One barcode is answered, without its tray.
      expect(JSON.parse(await baca(user, `barang/get/by-kode-barcode/${a}`, {}))).toMatchObject({
        kode_barcode: a,
        kode_baki: '-',
        kode_gudang: '-',
      })
      expect(await baca(user, `barang/riwayat/${a}`, {})).not.toContain(tray)
      expect(await baca(user, 'cetak-barcode', { cara: 'PINDAI', nilai: a })).not.toContain(tray)
      const buku = await baca(user, 'mutasi/reports', { tgl_awal: hari, tgl_akhir: hari, akun: 'BAKI', per: '100' })
      expect(JSON.parse(buku)).toMatchObject({ rows: expect.anything() })
      expect(buku).not.toContain(`"${tray}"`)
    }
    const sales = await di.shop.user(di.owner, 'SALES', 'SALES')
    expect(await sales.call(barangDijual, { kode: a })).toMatchObject({ kode_barcode: a, kode_baki: '-' })
    // The owner sees it, until he counts there himself.
    expect(await baca(di.owner, 'barang', { kode_baki: tray })).toContain(a)
    expect(await baca(di.owner, 'timbang-baki', { tanggal: hari })).toContain(`"${tray}"`)
    await di.pindai(no_so, a, di.owner)
    expect(await baca(di.owner, 'barang', { kode_baki: tray })).toBe(tutup)
    await denganOtorisasi(di.budi, batalOpname, { no_so, alasan: 'X', otorisasi: null }, 'BATAL HITUNG BAKI')
    expect(await baca(di.budi, 'barang', { kode_baki: tray })).toContain(a)
  })

  it('is not named to who counts another one and scans a piece of it there', async () => {
    const lain = await di.isiBaki()
    const [milik] = lain.cincin
    const no_so = await di.mulai(tray)
    const terbuka = await di.pindai(no_so, milik)
    expect(terbuka.keterangan).toBe(`BAKI ${lain.tray}`)
    await di.mulai(lain.tray)
    const [, kedua] = lain.cincin
    const tertutup = await di.pindai(no_so, kedua)
    expect([tertutup.hasil, tertutup.keterangan]).toEqual(['BAKI LAIN', 'BAKI LAIN'])
    expect((await di.pindai(no_so, a)).keterangan).toBe(`BAKI ${tray}`)
  })

  it('follows what is sold and laid aside while it is counted, and nothing else leaves or comes', async () => {
    const masuk = (await tambahCincin(di.owner)).kode_barcode
    const no_so = await di.mulai(tray)
    await di.pindai(no_so, a)
    const pindah = (kode: string, kode_baki_tujuan: string) =>
      di.owner.call(pindahBarang, { kode_baki_tujuan, detail_barang: [kode] })
    const sebelum = await di.isi()
    const ditolak = `Baki ${tray} Sedang Dihitung, ${no_so}`
    const detail_barang = [b]
    await expect(pindah(b, 'CN02')).rejects.toThrow(ditolak)
    await expect(pindah(masuk, tray)).rejects.toThrow(ditolak)
    await expect(di.owner.call(kirimBarang, { to: 'TK02', detail_barang: [{ kode_barcode: b }] })).rejects.toThrow(
      ditolak,
    )
    await expect(di.owner.call(kirimCuci, { keterangan: '', detail_barang })).rejects.toThrow(ditolak)
    await expect(di.owner.call(hancurBarang, { alasan: 'RUSAK', detail_barang })).rejects.toThrow(ditolak)
    expect(await di.isi()).toEqual(sebelum)
    // b is laid aside as the sample of an order before its scan: it left with a number.
    const no_pesanan = await pesan(di.owner, { contoh: 'TOKO', contoh_barcode: b })
    await di.pindai(no_so, c)
    const { data } = await di.tutup(no_so)
    expect(data.status).toBe('TUTUP')
    expect(hasilnya(data)).toEqual({ [a]: 'ADA', [b]: 'KELUAR', [c]: 'ADA' })
    expect(data.hasil?.barang.find((one) => one.kode_barcode === b)?.dokumen).toBe(no_pesanan)
    // Closed, the tray takes and gives again.
    await pindah(masuk, tray)
  })

  it('takes nothing back and receives nothing onto a tray while it is counted', async () => {
    const pindah = await di.owner.call(pindahBarang, { kode_baki_tujuan: 'CN02', detail_barang: [a] })
    const cuci = await di.owner.call(kirimCuci, { keterangan: '', detail_barang: [b] })
    const { no_cuci } = cuci.data
    const no_so = await di.mulai(tray)
    const sebelum = await di.isi()
    const ditolak = `Baki ${tray} Sedang Dihitung, ${no_so}`
    const { no_pindah } = pindah.data
    await expect(di.owner.call(batalPindah, { no_pindah, alasan: 'X' })).rejects.toThrow(ditolak)
    await expect(di.owner.call(batalCuci, { no_cuci, alasan: 'X' })).rejects.toThrow(ditolak)
    const kembali = [{ kode_barcode: b, berat: gram(2.222) }]
    const terima = { no_cuci, kode_baki: null, detail_barang: kembali, otorisasi: null }
    await expect(di.owner.call(terimaCuci, terima)).rejects.toThrow(ditolak)
    expect(await di.isi()).toEqual(sebelum)
    await di.budi.call(batalOpname, { no_so, alasan: 'X' })
    await di.owner.call(batalPindah, { no_pindah, alasan: 'X' })
    await di.owner.call(terimaCuci, terima)
  })

  it('keeps missing what nobody scanned, wherever the book says that it went', async () => {
    const no_so = await di.mulai(tray)
    for (const one of [a, c]) await di.pindai(no_so, one)
    // Around the server, as a program of before would have moved it: the book says CN02, nobody saw it.
    const pindah = (ke: string) =>
      di.shop.db.run(sql`UPDATE barang SET kode_baki = ${ke}, versi = versi + 1 WHERE kode_barcode = ${b}`)
    await pindah('CN02')
    await di.owner.call(ubahParaSystem, { key: 'toleransi_opname', value: '1' })
    const { data } = await di.tutup(no_so)
    await di.owner.call(ubahParaSystem, { key: 'toleransi_opname', value: '0' })
    expect(hasilnya(data)).toEqual({ [a]: 'ADA', [b]: 'KURANG', [c]: 'ADA' })
    // It is not written off where the book has it now, and named.
    expect((await di.setujui(no_so)).dilewati).toEqual([b])
    expect(await di.letak(b)).toEqual(['CN02', 'TERSEDIA'])
    await pindah(tray)
  })
})
