/** Letters that nobody should believe: each is refused with a sentence, leaves all as it was, and stops none of those behind it. */

import { sql } from '@kencana/database'
import { isiBaki, tambahCincin } from '@kencana/testing/barang'
import { antarSekali, tulisSurat, type Ujung } from '@kencana/testing/cabang'
import { duaInstalasi, kirimKe, statusDi } from '@kencana/testing/dua-instalasi'
import { describe, expect, it } from 'vitest'
import { kirimBarang } from '../../barang/kirim-barang/kirim-barang.contract.ts'
import { batalOpname, mulaiOpname } from '../../barang/stock-opname/stock-opname.contract.ts'
import { terimaBarang } from '../../barang/terima-barang/terima-barang.contract.ts'
import { jenis } from '../../master/jenis/jenis.contract.ts'
import { kirimKecabang, tarikKecabang } from '../kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'
import { kirimUlang } from '../kiriman-data/kiriman-data.contract.ts'

const dua = duaInstalasi()
const { pusat, cabang } = dua

const cincin = async (di = pusat) => tambahCincin(di.owner, { tujuan: di === pusat ? 'TK01' : 'TK11' })
const kirim = (kode: readonly string[]) => kirimKe(pusat, cabang, kode)

/** What a dispatch says, as its sender wrote it. */
const isiSurat = async ({ shop }: Ujung, no_kirim: string) => {
  const surat = await shop.db.one<{ isi: { barang: Record<string, unknown>[] } & Record<string, unknown> }>(
    sql`SELECT isi FROM surat_keluar WHERE dokumen = ${no_kirim} AND jenis = 'KIRIMAN'`,
  )
  if (!surat) throw new Error(`no letter of ${no_kirim}`)
  return surat.isi
}

/** A dispatch of the branch that its books know nothing of, otherwise like others. */
const karangan = async (no_kirim: string, ubah: object = {}) => {
  const contoh = await cincin(cabang)
  const asli = await cabang.owner.call(kirimKecabang, {
    to: 'TK01',
    detail_barang: [{ kode_barcode: contoh.kode_barcode }],
  })
  const isi = await isiSurat(cabang, asli.no_kirim)
  await cabang.owner.call(tarikKecabang, { no_kirim: asli.no_kirim, alasan: 'CONTOH' })
  const [satu] = isi.barang
  return { ...isi, no_kirim, barang: [{ ...satu, ...ubah }] }
}

describe('what another installation writes', () => {
  it('lays nothing back on its tray that nobody asked for', async () => {
    const { kode_barcode } = await cincin()
    const no_kirim = await kirim([kode_barcode])
    await dua.antar()
    const surat = await tulisSurat(cabang, 'DITARIK', { no_kirim })
    await dua.antar()
    expect(await surat.keadaan()).toEqual({ status: 'GAGAL', galat: `Kiriman ${no_kirim} Tidak Diminta Kembali` })
    expect(await statusDi(pusat, kode_barcode)).toBe('DIKIRIM')
    await cabang.owner.call(terimaBarang, { no_kirim, kode_baki: 'CN01', detail_barang: [kode_barcode] })
    await dua.antar()
    expect([await statusDi(pusat, kode_barcode), await statusDi(cabang, kode_barcode)]).toEqual(['CABANG', 'TERSEDIA'])
  })

  it('is refused by itself where no table holds it or nobody enters it, and what is behind it arrives', async () => {
    const salah = [
      await tulisSurat(cabang, 'KIRIMAN', await karangan('KCB-TK11-260302-9001', { nilai: -1 })),
      await tulisSurat(cabang, 'KIRIMAN', await karangan('KCB-TK11-260302-9002', { harga_estimasi: -5 })),
      await tulisSurat(cabang, 'KIRIMAN', await karangan('KCB-TK11-260302-9003', { harga_total: 100_000_000_001 })),
      await tulisSurat(cabang, 'KIRIMAN', await karangan('KCB-TK11-260302-9004', { nama_barang: 'CINCIN\u202ELA' })),
      await tulisSurat(cabang, 'KIRIMAN', await karangan('KCB-TK11-260302-9006', { berat: -1e300 })),
      // The table knows no such piece of goods: what holds is that the letter is refused, whatever stands against it.
      await tulisSurat(cabang, 'KIRIMAN', { ...(await karangan('KCB-TK11-260302-9005')), nama_asal: ' ' }),
    ]
    const { kode_barcode } = await cincin()
    const no_kirim = await kirim([kode_barcode])
    await dua.antar()
    const { isi } = (await pusat.shop.db.one<{ isi: { barang: { kode_barang: string; berat: number }[] } }>(
      sql`SELECT isi FROM surat_keluar WHERE dokumen = ${no_kirim}`,
    )) ?? { isi: { barang: [] } }
    const satu = { kode_barang: isi.barang[0]?.kode_barang, berat: 3.485, nilai: null }
    const sampai = { no_kirim, no_terima: 'TCB-TK11-260302-9001', toko: 'TK11' }
    salah.push(await tulisSurat(cabang, 'SAMPAI', { ...sampai, barang: [satu, satu] }))
    const baik = await tulisSurat(cabang, 'KOSONG', {})
    await dua.antar()
    for (const surat of salah) expect(await surat.keadaan()).toMatchObject({ status: 'GAGAL' })
    expect(await baik.keadaan()).toEqual({ status: 'TERKIRIM', galat: '' })
    expect(await statusDi(pusat, kode_barcode)).toBe('DIKIRIM')
    expect(await pusat.shop.db.rows(sql`SELECT 1 FROM kiriman_masuk WHERE no_kirim LIKE 'KCB-TK11-260302-9%'`)).toEqual(
      [],
    )
  })

  it('is believed of a piece only as it left, or as it could be entered here, at what such gold costs', async () => {
    await pusat.owner.call(jenis.create, { kode_dept: 'TUA', nama_dept: 'CINCIN TUA', kode_group: 'MT' })
    const tua = await pusat.shop.db.one<{ p: number }>(
      sql`SELECT persentase AS p FROM master_group WHERE kode_group = 'MT'`,
    )
    const { kode_barcode } = await cincin()
    const no_kirim = await kirim([kode_barcode])
    await dua.antar()
    await cabang.owner.call(terimaBarang, { no_kirim, kode_baki: 'CN01', detail_barang: [kode_barcode] })
    await dua.antar()
    const berangkat = await isiSurat(pusat, no_kirim)
    const kembali = (ubah: object) =>
      tulisSurat(cabang, 'KIRIMAN', {
        ...berangkat,
        no_kirim: 'KCB-TK11-260302-7001',
        asal: 'TK11',
        tujuan: 'TK01',
        barang: [{ ...berangkat.barang[0], ...ubah }],
      })
    const MT = { kode_group: 'MT', kode_dept: 'TUA', persentase: tua?.p, persentase_group: tua?.p }
    const baru = async (ubah: object) => tulisSurat(cabang, 'KIRIMAN', await karangan('KCB-TK11-260302-7002', ubah))
    const surat = [
      [await kembali(MT), 'Kembali Sebagai MT, Dulu Berangkat Sebagai MM'],
      [await kembali({ persentase: 730_000 }), 'Kadarnya 73 %, Dulu Berangkat 70 %'],
      [await kembali({ nilai: 99_999_999_999 }), 'Nilai Rp. 99,999,999,999 Terlalu Jauh Dari Harganya'],
      [await baru({ persentase: 375_000 }), 'Kadarnya 37.5 %, Lebih Dari 2.00 Poin Di Bawah Kategori MM'],
      [await baru({ nilai: 10_000 }), 'Nilai Rp. 10,000 Terlalu Jauh Dari Harganya'],
    ] as const
    await dua.antar()
    for (const [satu, galat] of surat) expect((await satu.keadaan()).galat).toContain(galat)
    const benar = await kembali({ nilai: 5_000_000 })
    await dua.antar()
    expect(await benar.keadaan()).toEqual({ status: 'TERKIRIM', galat: '' })
  })

  it('hides no dispatch of this installation behind a number of it', async () => {
    await pusat.shop.toko(pusat.owner, 'TK02')
    const tujuan = await pusat.shop.user(pusat.owner, 'OWN2', 'OWN', 'TK02')
    const { kode_barcode } = await cincin()
    const { no_kirim } = await pusat.owner.call(kirimBarang, { to: 'TK02', detail_barang: [{ kode_barcode }] })
    const palsu = await tulisSurat(cabang, 'KIRIMAN', await karangan(no_kirim))
    await dua.antar()
    expect(await palsu.keadaan()).toEqual({
      status: 'GAGAL',
      galat: `Nomor Kiriman ${no_kirim} Bukan Nomor Kiriman Toko TK11`,
    })
    expect(await pusat.shop.db.rows(sql`SELECT 1 FROM kiriman_masuk WHERE no_kirim = ${no_kirim}`)).toEqual([])
    await isiBaki(tujuan)
    await tujuan.call(terimaBarang, { no_kirim, kode_baki: 'CN01', detail_barang: [kode_barcode] })
    expect(await statusDi(pusat, kode_barcode)).toBe('TERSEDIA')
  })

  it('goes through whatever is too narrow for an envelope, in order and once', async () => {
    // Each fills the envelope by itself, though its repeated text takes little room in the table.
    const besar = []
    for (let ke = 0; ke < 3; ke += 1)
      besar.push(await tulisSurat(pusat, 'KOSONG', { ke, isi: 'A'.repeat(900_000) }, `BESAR ${ke}`))
    await dua.antar()
    for (const surat of besar) expect(await surat.keadaan()).toEqual({ status: 'TERKIRIM', galat: '' })
    cabang.ke.muat = 6_000
    const banyak = []
    for (let ke = 0; ke < 10; ke += 1)
      banyak.push(await tulisSurat(pusat, 'KOSONG', { isi: 'B'.repeat(2_000) }, `SEMPIT ${ke}`))
    await dua.antar()
    cabang.ke.muat = Number.POSITIVE_INFINITY
    for (const surat of banyak) expect(await surat.keadaan()).toEqual({ status: 'TERKIRIM', galat: '' })
    const masuk = await cabang.shop.db.rows<{ dokumen: string }>(
      sql`SELECT dokumen FROM surat_masuk WHERE dokumen LIKE 'SEMPIT %' ORDER BY urut`,
    )
    expect(masuk.map(({ dokumen }) => dokumen)).toEqual(banyak.map((_, ke) => `SEMPIT ${ke}`))
  })

  it('leaves its place to a word of it where nothing on the way lets it through, and goes whole once it may', async () => {
    const detail_barang = []
    for (let ke = 0; ke < 4; ke += 1) detail_barang.push({ kode_barcode: (await cincin()).kode_barcode })
    const { no_kirim } = await pusat.owner.call(kirimKecabang, { to: 'TK11', detail_barang })
    const belakang = await tulisSurat(pusat, 'KOSONG', {}, 'DI BELAKANG')
    cabang.ke.muat = 1_500
    await dua.antar()
    const surat = () =>
      pusat.shop.db.one<{ id: string; status: string; galat: string }>(
        sql`SELECT id::text, status, galat FROM surat_keluar WHERE dokumen = ${no_kirim}`,
      )
    expect(await surat()).toMatchObject({
      status: 'GAGAL',
      galat: 'Surat Ini Terlalu Besar Untuk Jaringannya, Besarkan Batas Kirimannya Di Sana',
    })
    expect(await belakang.keadaan()).toEqual({ status: 'TERKIRIM', galat: '' })
    const id = (await surat())?.id ?? ''
    await pusat.owner.call(kirimUlang, { id })
    await dua.antar()
    expect(await surat()).toMatchObject({ status: 'GAGAL' })
    cabang.ke.muat = Number.POSITIVE_INFINITY
    await pusat.owner.call(kirimUlang, { id })
    await dua.antar()
    expect(await surat()).toMatchObject({ status: 'TERKIRIM', galat: '' })
    const kode = detail_barang.map((satu) => satu.kode_barcode)
    await cabang.owner.call(terimaBarang, { no_kirim, kode_baki: 'CN01', detail_barang: kode })
    await dua.antar()
    expect(await statusDi(pusat, kode[3] ?? '')).toBe('CABANG')
  })

  it('leaves its place so as well where a server gives it too little time again and again, and not the first time', async () => {
    const no_kirim = await kirim([await cincin(), await cincin(), await cincin()].map((satu) => satu.kode_barcode))
    const belakang = await tulisSurat(pusat, 'KOSONG', {}, 'DI BELAKANG')
    Object.assign(cabang.ke, { muat: 1_500, tolakan: 408 })
    const status = async () =>
      (await pusat.shop.db.one<{ s: string }>(sql`SELECT status AS s FROM surat_keluar WHERE dokumen = ${no_kirim}`))?.s
    await antarSekali(pusat)
    expect(await status()).toBe('PENDING')
    await dua.antar()
    Object.assign(cabang.ke, { muat: Number.POSITIVE_INFINITY, tolakan: 413 })
    expect(await status()).toBe('GAGAL')
    expect(await belakang.keadaan()).toEqual({ status: 'TERKIRIM', galat: '' })
  })
})

describe('goods that come back or arrive while something else is under way', () => {
  it('wait for the count of their tray to end, and lie there then', async () => {
    const { kode_barcode } = await cincin()
    const no_kirim = await kirim([kode_barcode])
    await dua.antar()
    await pusat.owner.call(tarikKecabang, { no_kirim, alasan: 'SALAH TOKO' })
    const { no_so } = await pusat.owner.call(mulaiOpname, { kode_baki: 'CN01' })
    await dua.antar()
    expect(await statusDi(pusat, kode_barcode)).toBe('DIKIRIM')
    expect(await pusat.shop.db.rows(sql`SELECT jenis FROM surat_masuk WHERE status = 'MENUNGGU'`)).toEqual([
      { jenis: 'DITARIK' },
    ])
    await pusat.owner.call(batalOpname, { no_so, alasan: 'SALAH BAKI' })
    await dua.antar()
    expect(await statusDi(pusat, kode_barcode)).toBe('TERSEDIA')
  })

  it('are confirmed though one of them was before, as a receiver does that was restored from a backup', async () => {
    const [a, b] = [await cincin(), await cincin()]
    const no_kirim = await kirim([a.kode_barcode, b.kode_barcode])
    await dua.antar()
    const kirimSampai = (no_terima: string, kode: readonly string[], berat: number) =>
      tulisSurat(cabang, 'SAMPAI', {
        no_kirim,
        no_terima,
        toko: 'TK11',
        barang: kode.map((kode_barang) => ({ kode_barang, berat, nilai: null })),
      })
    await kirimSampai('TCB-TK11-260302-8001', [a.kode_barang], 3.485)
    await dua.antar()
    expect([await statusDi(pusat, a.kode_barcode), await statusDi(pusat, b.kode_barcode)]).toEqual([
      'CABANG',
      'DIKIRIM',
    ])
    const lain = await kirimSampai('TCB-TK11-260302-8002', [a.kode_barang, b.kode_barang], 3.4)
    await dua.antar()
    expect((await lain.keadaan()).galat).toContain('Berbeda Dari Kirimannya')
    const lagi = await kirimSampai('TCB-TK11-260302-8001', [a.kode_barang, b.kode_barang], 3.485)
    await dua.antar()
    expect(await lagi.keadaan()).toEqual({ status: 'TERKIRIM', galat: '' })
    expect(await statusDi(pusat, b.kode_barcode)).toBe('CABANG')
    const terima = await pusat.shop.db.rows(
      sql`SELECT pcs, berat FROM sampai_cabang WHERE no_kirim = ${no_kirim} ORDER BY no_sampai`,
    )
    expect(terima).toEqual([
      { pcs: 1, berat: 3_485 },
      { pcs: 1, berat: 3_485 },
    ])
  })
})
