import { sql } from '@kencana/database'
import { gram, type User } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { OpnameShop } from '@kencana/testing/opname'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { kirimBarang } from '../kirim-barang/kirim-barang.contract.ts'
import { batalOpname, getOpname, lepasPindai, listOpname, mulaiOpname, tutupOpname } from './stock-opname.contract.ts'

let di: OpnameShop
/** A tray of its own for each test, with three rings. */
let tray: string
let a: string
let b: string
let c: string

beforeAll(async () => {
  di = await OpnameShop.open()
  await di.shop.toko(di.owner, 'TK02')
})
beforeEach(async () => {
  const isi = await di.isiBaki()
  tray = isi.tray
  ;[a, b, c] = isi.cincin
})
afterAll(() => di.shop.close())

describe('counting', () => {
  it('is blind: no answer tells of a piece that was not scanned, how many there are, or what they weigh', async () => {
    const no_so = await di.mulai(tray)
    const semua: string[] = []
    const baca = async (user: User, method: 'GET' | 'POST', path: string, body?: object) => {
      const { text } = await user.send(method, path, body ? { body } : {})
      semua.push(text)
    }
    await di.pindai(no_so, a)
    const intip = async (user: User) => {
      await baca(user, 'GET', 'opname-baki')
      await baca(user, 'GET', `opname-baki/${no_so}`)
      await baca(user, 'POST', `opname-baki/${no_so}/pindai`, { kode_barcode: a })
      await baca(user, 'POST', `opname-baki/${no_so}/pindai`, { kode_barcode: '9999999999' })
      await baca(user, 'POST', `opname-baki/${no_so}/lepas`, { kode_barcode: '9999999999' })
      await baca(user, 'POST', `opname-baki/${no_so}/setujui`, {})
      await baca(user, 'POST', 'opname-baki', { kode_baki: tray })
      await baca(user, 'GET', 'barang-hilang')
    }
    for (const user of [di.budi, di.owner]) await intip(user)
    await baca(di.budi, 'POST', `opname-baki/${no_so}/tutup`, { berat_timbang: 12.11 })
    for (const user of [di.budi, di.citra, di.owner]) await intip(user)
    const audit = await di.shop.db.rows<{ teks: string }>(
      sql`SELECT sesudah::text AS teks FROM audit_log WHERE dokumen = ${no_so}`,
    )
    const semuanya = [...semua, ...audit.map((one) => one.teks)].join('\n')
    expect(semua.some((text) => text.includes(a))).toBe(true)
    const barang = await di.shop.db.rows<{ kode_barang: string }>(
      sql`SELECT kode_barang FROM barang WHERE kode_barcode IN (${b}, ${c})`,
    )
    for (const rahasia of [b, c, ...barang.map((one) => one.kode_barang), '2.222', '7.777', '11.11', '11110'])
      expect(semuanya).not.toContain(rahasia)
    const kini = await di.citra.call(getOpname, { no_so })
    expect(kini).toMatchObject({
      status: 'ULANG',
      putaran: 2,
      dipindai: 1,
      pindai: [{ user_id: 'CITRA' }],
      hasil: null,
      boleh_hitung: true,
    })
    expect(await di.budi.call(getOpname, { no_so })).toMatchObject({ boleh_hitung: false, hasil: null })
    // One given up before its first closing stays blind for ever.
    const lain = await di.mulai(await di.baki())
    await di.budi.call(batalOpname, { no_so: lain, alasan: 'X' })
    expect((await di.owner.call(getOpname, { no_so: lain })).hasil).toBe(null)
    const baris = (await di.owner.call(listOpname, {})).find((one) => one.no_so === lain)
    expect(baris).toMatchObject({ status: 'BATAL', kurang: null, baki_lain: null })
  })

  it('says of each scan what it is: found, on another tray, sold or unknown', async () => {
    const lain = (await tambahCincin(di.owner)).kode_barcode
    const dikirim = (await tambahCincin(di.owner)).kode_barcode
    await di.owner.call(kirimBarang, { to: 'TK02', detail_barang: [{ kode_barcode: dikirim }] })
    const no_so = await di.mulai(tray)
    expect(await di.pindai(no_so, a)).toMatchObject({
      urut: 1,
      hasil: 'ADA',
      nama_barang: 'CINCIN MILANO',
      user_id: 'BUDI',
    })
    expect(await di.pindai(no_so, lain)).toMatchObject({ urut: 2, hasil: 'BAKI LAIN', keterangan: 'BAKI CN01' })
    expect(await di.pindai(no_so, dikirim)).toMatchObject({ hasil: 'BUKAN STOK', keterangan: 'DIKIRIM' })
    expect(await di.pindai(no_so, '12345')).toMatchObject({ hasil: 'TIDAK DIKENAL', keterangan: 'BARCODE TIDAK ADA' })
    await expect(di.pindai(no_so, a)).rejects.toThrow(`Barang ${a} Sudah Dipindai`)
    expect(await di.budi.call(lepasPindai, { no_so, kode_barcode: '12345' })).toEqual({
      message: 'Data Berhasil Di Hapus',
    })
    await expect(di.budi.call(lepasPindai, { no_so, kode_barcode: '12345' })).rejects.toThrow(
      'Barang 12345 Tidak Anda Pindai',
    )
    expect((await di.budi.call(getOpname, { no_so })).pindai.map((one) => one.hasil)).toEqual([
      'BUKAN STOK',
      'BAKI LAIN',
      'ADA',
    ])
    const sama = await Promise.allSettled([
      di.pindai(no_so, b),
      di.pindai(no_so, b, di.citra),
      di.pindai(no_so, c, di.citra),
    ])
    expect(sama.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    await denganOtorisasi(di.budi, batalOpname, { no_so, alasan: 'SALAH BAKI', otorisasi: null }, 'BATAL HITUNG BAKI')
    await expect(di.pindai(no_so, a)).rejects.toThrow(`Dokumen ${no_so} Sudah Dibatalkan`)
  })

  it('is open once per tray, and refuses what cannot be counted, changing nothing', async () => {
    const no_so = await di.mulai(tray)
    await expect(di.mulai(tray, di.owner)).rejects.toThrow(`Baki ${tray} Sedang Dihitung, ${no_so}`)
    await expect(di.budi.call(mulaiOpname, { kode_baki: 'ZZ' })).rejects.toThrow('Baki ZZ Tidak Ada')
    const lot = await di.baki('SS')
    const sebelum = await di.isi()
    await expect(di.budi.call(mulaiOpname, { kode_baki: lot })).rejects.toThrow(
      `Baki ${lot} Berisi Barang Tanpa Barcode, Timbang Saja`,
    )
    await expect(di.pindai('SO-X', a)).rejects.toThrow('Dokumen SO-X Tidak Ada')
    await expect(di.setujui(no_so)).rejects.toThrow(`Stock Opname ${no_so} Belum Ditutup`)
    await expect(di.setujui(no_so, di.budi)).rejects.toThrow('Akses Di Menu Ini Tidak Di Izinkan')
    const kasir = await di.shop.user(di.owner, 'KASIR', 'KASIR')
    await expect(di.mulai(tray, kasir)).rejects.toThrow('Akses Di Menu Ini Tidak Di Izinkan')
    const jauh = await di.shop.user(di.owner, 'JAUH', 'GUDANG', 'TK02')
    await expect(jauh.call(getOpname, { no_so })).rejects.toThrow('Tidak Ada')
    await expect(di.pindai(no_so, a, jauh)).rejects.toThrow('Tidak Ada')
    await expect(di.tutup(no_so, jauh)).rejects.toThrow('Tidak Ada')
    await expect(di.setujui('SO-X')).rejects.toThrow('Dokumen SO-X Tidak Ada')
    expect(await di.isi()).toEqual(sebelum)
    await di.budi.call(batalOpname, { no_so, alasan: 'X' })
    await expect(di.budi.call(batalOpname, { no_so, alasan: 'X' })).rejects.toThrow('Sudah Dibatalkan')
    await expect(di.setujui(no_so)).rejects.toThrow('Sudah Dibatalkan')
    const dua = await Promise.allSettled([di.mulai(tray), di.mulai(tray, di.citra)])
    expect(dua.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('closing', () => {
  it('is done at once when everything lies where it should', async () => {
    const data = await di.hitung(tray, [a, b, c])
    expect(data).toMatchObject({ status: 'TUTUP', putaran: 1 })
    expect(data.hasil).toMatchObject({
      buku: { pcs: 3, berat: gram(11.11) },
      ada: { pcs: 3, berat: gram(11.11) },
      kurang: { pcs: 0, berat: 0 },
      tutup_pertama_oleh: 'BUDI',
      tutup_oleh: 'BUDI',
    })
    expect(data.hasil?.barang.every((one) => one.hitung_1 && one.hitung_2 === null)).toBe(true)
    const sebelum = await di.isi()
    expect(await di.setujui(data.no_so, di.su)).toMatchObject({ message: 'Stock Opname Berhasil', dilewati: [] })
    expect(await di.isi()).toEqual(sebelum)
    await expect(di.setujui(data.no_so)).rejects.toThrow(`Stock Opname ${data.no_so} Sudah Disetujui`)
    await expect(di.owner.call(batalOpname, { no_so: data.no_so, alasan: 'X' })).rejects.toThrow('Sudah Disetujui')
  })

  it('asks another person to count again above the tolerance, and not within it', async () => {
    const no_so = await di.mulai(tray)
    for (const one of [a, b]) await di.pindai(no_so, one)
    expect(await di.tutup(no_so)).toMatchObject({
      message: 'Selisih Di Atas Toleransi, Baki Harus Dihitung Ulang Oleh User Lain',
      data: { status: 'ULANG', putaran: 2, hasil: null, boleh_hitung: false },
    })
    for (const what of [() => di.pindai(no_so, a), () => di.tutup(no_so)])
      await expect(what()).rejects.toThrow('Hitung Ulang Harus Oleh User Lain')
    await expect(di.budi.call(batalOpname, { no_so, alasan: 'X' })).rejects.toThrow(
      'Hitungan Yang Sudah Ditutup Hanya Bisa Dibatalkan Oleh OWN Atau SU',
    )
    for (const one of [a, c]) await di.pindai(no_so, one, di.citra)
    const { data } = await di.tutup(no_so, di.citra)
    await expect(di.pindai(no_so, b, di.citra)).rejects.toThrow(`Stock Opname ${no_so} Sudah Ditutup`)
    expect(data.hasil?.barang.map((one) => [one.kode_barcode, one.hasil, one.hitung_1, one.hitung_2])).toEqual([
      [b, 'KURANG', true, false],
      [a, 'ADA', true, true],
      [c, 'ADA', false, true],
    ])
    await denganOtorisasi(
      di.su,
      batalOpname,
      { no_so, alasan: 'HITUNG LAGI BESOK', otorisasi: null },
      'BATAL HITUNG BAKI',
    )
    await di.owner.call(ubahParaSystem, { key: 'toleransi_opname', value: '1' })
    const lagi = await di.hitung(tray, [a, c])
    expect(lagi).toMatchObject({ status: 'TUTUP', putaran: 1, hasil: { kurang: { pcs: 1, berat: gram(2.222) } } })
    await di.owner.call(ubahParaSystem, { key: 'toleransi_opname', value: '0' })
  })

  it('takes what the tray weighs, and says only then what it should', async () => {
    const no_so = await di.mulai(tray)
    for (const one of [a, b, c]) await di.pindai(no_so, one)
    const sebelum = await di.isi()
    const tanpa = await di.budi.send('POST', `opname-baki/${no_so}/tutup`, { body: {} })
    expect([tanpa.status, tanpa.text]).toEqual([400, 'Berat Baki Harus Diisi'])
    const kosong = di.budi.call(tutupOpname, { no_so, berat_timbang: gram(0) })
    await expect(kosong).rejects.toThrow('Berat Baki Harus Lebih Dari 0')
    expect(await di.isi()).toEqual(sebelum)
    // 11.110 g of rings on a tray of 1 g; the scale says 12.050 g.
    const { data } = await di.budi.call(tutupOpname, { no_so, berat_timbang: gram(12.05) })
    expect(data.hasil?.timbang).toEqual({ berat: gram(12.05), buku: gram(12.11), selisih: gram(-0.06) })
  })
})
