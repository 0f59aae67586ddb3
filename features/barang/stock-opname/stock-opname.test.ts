import { sql } from '@kencana/database'
import { gram, type User } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { OpnameShop } from '@kencana/testing/opname'
import { isiPesanan, pesan } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { batalCuci, kirimCuci, terimaCuci } from '../cucian/cucian.contract.ts'
import { hancurBarang } from '../hancur-data-barang/hancur-data-barang.contract.ts'
import { kirimBarang } from '../kirim-barang/kirim-barang.contract.ts'
import { batalPindah, pindahBarang } from '../pindah-barang/pindah-barang.contract.ts'
import { batalOpname, getOpname, lepasPindai, listOpname, mulaiOpname } from './stock-opname.contract.ts'

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
    await baca(di.budi, 'POST', `opname-baki/${no_so}/tutup`, {})
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
    await di.owner.call(batalOpname, { no_so, alasan: 'X' })
    expect((await di.owner.call(getOpname, { no_so })).hasil).toBe(null)
    const baris = (await di.owner.call(listOpname, {})).find((one) => one.no_so === no_so)
    expect(baris).toMatchObject({ status: 'BATAL', kurang: null, baki_lain: null })
  })

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
    }
    // The owner sees it, until he counts there himself.
    expect(await baca(di.owner, 'barang', { kode_baki: tray })).toContain(a)
    expect(await baca(di.owner, 'timbang-baki', { tanggal: hari })).toContain(`"${tray}"`)
    await di.pindai(no_so, a, di.owner)
    expect(await baca(di.owner, 'barang', { kode_baki: tray })).toBe(tutup)
    await di.owner.call(batalOpname, { no_so, alasan: 'X' })
    expect(await baca(di.budi, 'barang', { kode_baki: tray })).toContain(a)
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
      'Barang 12345 Belum Dipindai',
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
    await di.budi.call(batalOpname, { no_so, alasan: 'SALAH BAKI' })
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
    await di.owner.call(batalOpname, { no_so, alasan: 'HITUNG LAGI BESOK' })
    await di.owner.call(ubahParaSystem, { key: 'toleransi_opname', value: '1' })
    const lagi = await di.hitung(tray, [a, c])
    expect(lagi).toMatchObject({ status: 'TUTUP', putaran: 1, hasil: { kurang: { pcs: 1, berat: gram(2.222) } } })
    await di.owner.call(ubahParaSystem, { key: 'toleransi_opname', value: '0' })
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
    await di.owner.call(batalOpname, { no_so, alasan: 'X' })
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
