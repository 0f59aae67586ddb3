/** Counts of trays that are called off, and who counts what he had part in. */
import { sql } from '@kencana/database'
import { gram, type User } from '@kencana/testing'
import { koreksiSetuju } from '@kencana/testing/barang'
import { OpnameShop } from '@kencana/testing/opname'
import { denganOtorisasi, mintaDari } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getMinta, listMinta, putuskan } from '../../akses/otorisasi/otorisasi.contract.ts'
import { daftarAlarm } from '../../dashboard/alarm.contract.ts'
import { batalOpname, getOpname, lepasPindai, listOpname, OTORISASI_BATAL_HITUNG } from './stock-opname.contract.ts'

const ALARM = { kode_toko: 'ALL', tanggal: 'ALL', tampil: 'SEMUA', hal: 1, per: 200 } as const

let di: OpnameShop
/** A tray of its own for each test, with three rings. */
let tray: string
let a: string
let b: string
let c: string

beforeAll(async () => {
  di = await OpnameShop.open()
})
beforeEach(async () => {
  const isi = await di.isiBaki()
  tray = isi.tray
  ;[a, b, c] = isi.cincin
})
afterAll(() => di.shop.close())

const batal = (no_so: string) => ({ no_so, alasan: 'SALAH HITUNG', otorisasi: null })

const batalkan = (no_so: string, siapa = di.su) =>
  denganOtorisasi(siapa, batalOpname, batal(no_so), OTORISASI_BATAL_HITUNG)

const peringatan = async (kode: string, no_so: string): Promise<string[]> =>
  (await di.owner.call(daftarAlarm, { ...ALARM, kode })).rows
    .filter((one) => one.dokumen === no_so)
    .map((one) => one.isi)

/** A first round in which `c` was not found. */
const tanpaC = async (): Promise<string> => {
  const no_so = await di.mulai(tray)
  for (const one of [a, b]) await di.pindai(no_so, one)
  expect((await di.tutup(no_so)).data.status).toBe('ULANG')
  return no_so
}

const hasilnya = async (no_so: string) =>
  (await di.owner.call(getOpname, { no_so })).hasil?.barang.map((one) => [
    one.kode_barcode,
    one.hasil,
    one.hitung_1,
    one.hitung_2,
  ])

const HILANG = (): string => `${c} CINCIN MILANO 7.777 g tidak ditemukan di baki ${tray}, hitungannya dibatalkan`

describe('a count of a tray that is called off', () => {
  it('is whose it is until somebody else counted too: then by agreement, and the owner reads of it', async () => {
    const sendiri = await di.mulai(tray)
    await di.pindai(sendiri, a)
    await di.budi.call(batalOpname, batal(sendiri))
    expect(await peringatan('OPNAME_BATAL', sendiri)).toEqual([])
    const berdua = await di.mulai(tray)
    await di.pindai(berdua, a, di.citra)
    // His scans taken back he had part in it still.
    await di.citra.call(lepasPindai, { no_so: berdua, kode_barcode: a })
    const sebelum = await di.isi()
    for (const siapa of [di.budi, di.citra])
      await expect(siapa.call(batalOpname, batal(berdua))).rejects.toThrow(`Butuh Otorisasi ${OTORISASI_BATAL_HITUNG}`)
    expect(await di.isi()).toEqual(sebelum)
    expect((await di.owner.call(getOpname, { no_so: berdua })).status).toBe('HITUNG')
    await batalkan(berdua, di.citra)
    expect(await peringatan('OPNAME_BATAL', berdua)).toEqual([
      `CITRA membatalkan hitungan BUDI di baki ${tray} sebelum ditutup: SALAH HITUNG`,
    ])
  })

  it('is OWN’s word from its first closing on, and keeps what the first round found', async () => {
    const no_so = await tanpaC()
    await expect(di.citra.call(batalOpname, batal(no_so))).rejects.toThrow(
      'Hitungan Yang Sudah Ditutup Hanya Bisa Dibatalkan Oleh OWN Atau SU',
    )
    const sebelum = await di.isi()
    await expect(di.su.call(batalOpname, batal(no_so))).rejects.toThrow(`Butuh Otorisasi ${OTORISASI_BATAL_HITUNG}`)
    expect(await di.isi()).toEqual(sebelum)
    // What the first round found holds, whatever was done with the piece since.
    await di.shop.db.run(sql`UPDATE barang SET versi = versi + 1 WHERE kode_barcode = ${c}`)
    await batalkan(no_so)
    expect(await hasilnya(no_so)).toEqual([
      [c, 'KURANG', false, null],
      [a, 'ADA', true, null],
      [b, 'ADA', true, null],
    ])
    expect((await di.owner.call(listOpname, {})).find((one) => one.no_so === no_so)).toMatchObject({ kurang: 1 })
    expect(await peringatan('OPNAME_BATAL', no_so)).toEqual([
      `SU membatalkan hitungan BUDI di baki ${tray} sesudah putaran pertama, 1 barang tidak ditemukan: SALAH HITUNG`,
    ])
    expect(await peringatan('OPNAME_KURANG', no_so)).toEqual([HILANG()])
    // Scanned by a count that nobody approved it is still looked for.
    const { no_so: lagi } = await di.hitung(tray, [a, b, c])
    expect(await peringatan('OPNAME_KURANG', no_so)).toEqual([HILANG()])
    await di.setujui(lagi)
    expect(await peringatan('OPNAME_KURANG', no_so)).toEqual([])
  })

  it('keeps what the second round found, in place of the first, until it is written off', async () => {
    const no_so = await tanpaC()
    for (const one of [a, b]) await di.pindai(no_so, one, di.citra)
    expect((await di.tutup(no_so, di.citra)).data.status).toBe('TUTUP')
    await batalkan(no_so)
    expect((await hasilnya(no_so))?.[0]).toEqual([c, 'KURANG', false, false])
    expect(await peringatan('OPNAME_BATAL', no_so)).toEqual([
      `SU membatalkan hitungan BUDI di baki ${tray} yang sudah ditutup, 1 barang tidak ditemukan: SALAH HITUNG`,
    ])
    expect(await peringatan('OPNAME_KURANG', no_so)).toEqual([HILANG()])
    await di.setujui((await di.hitung(tray, [a, b])).no_so)
    expect(await di.letak(c)).toEqual(['-', 'HILANG'])
    expect(await peringatan('OPNAME_KURANG', no_so)).toEqual([])
    expect(await di.shop.violations()).toEqual([])
  })

  it('keeps a finding as it was found, though its piece was weighed anew since', async () => {
    const no_so = await tanpaC()
    await koreksiSetuju(di.su, { kode: c, berat: gram(7.7), berat_asli: gram(7.7), alasan: 'SALAH TIMBANG' })
    await batalkan(no_so)
    const satu = (await di.owner.call(getOpname, { no_so })).hasil?.barang.find((one) => one.kode_barcode === c)
    expect(satu).toMatchObject({ hasil: 'KURANG', berat: gram(7.777) })
    expect(await di.shop.violations()).toEqual([])
  })

  it('tells who agrees what it found, and while it is counted again nobody else', async () => {
    const no_so = await tanpaC()
    const kasus = async (siapa: User, id: string) =>
      (await siapa.call(listMinta, {})).find((one) => one.id === id)?.kasus[0]
    const { minta: dua = '' } = await mintaDari(di.su, batalOpname, batal(no_so))
    expect(await kasus(di.owner, dua)).toMatchObject({ rahasia: '1 barang tidak ditemukan, 0 salah baki' })
    expect(JSON.stringify(await di.su.call(getMinta, { id: dua }))).not.toContain('tidak ditemukan')
    for (const one of [a, b]) await di.pindai(no_so, one, di.citra)
    await di.tutup(no_so, di.citra)
    const { minta: tutup = '' } = await mintaDari(di.su, batalOpname, batal(no_so))
    expect((await kasus(di.owner, tutup))?.keterangan).toContain('1 barang tidak ditemukan, 0 salah baki')
  })

  it('is agreed to by none who counted, and by no SU once it was closed', async () => {
    const jalan = await di.mulai(tray)
    await di.pindai(jalan, a, di.su)
    const { minta: id = '' } = await mintaDari(di.budi, batalOpname, batal(jalan))
    await expect(di.su.call(putuskan, { id, setuju: true, kata: '' })).rejects.toThrow(
      'SU Mengerjakannya Sendiri, Minta Penyetuju Lain',
    )
    await batalkan(jalan, di.budi)
    const no_so = await tanpaC()
    const { minta: dua = '' } = await mintaDari(di.owner, batalOpname, batal(no_so))
    await expect(di.su.call(putuskan, { id: dua, setuju: true, kata: '' })).rejects.toThrow(
      `${OTORISASI_BATAL_HITUNG} Ini Hanya Disetujui OWN`,
    )
  })

  it('is not asked for by who counted it, while another could whom an OWN agrees with', async () => {
    const no_so = await di.mulai(tray, di.owner)
    await di.pindai(no_so, a, di.owner)
    await di.tutup(no_so, di.owner)
    await di.shop.user(di.owner, 'OWN2', 'OWN')
    await expect(di.owner.call(batalOpname, batal(no_so))).rejects.toThrow(
      'Yang Menghitung Tidak Membatalkan, Minta OWN Atau SU Lain',
    )
    await di.shop.db.run(sql`UPDATE users SET aktif = false WHERE user_id = 'OWN2'`)
    await batalkan(no_so)
  })
})

describe('a scan', () => {
  it('is taken back by who made it alone', async () => {
    const no_so = await di.mulai(tray)
    await di.pindai(no_so, a)
    const sebelum = await di.isi()
    await expect(di.citra.call(lepasPindai, { no_so, kode_barcode: a })).rejects.toThrow(
      `Barang ${a} Tidak Anda Pindai`,
    )
    expect(await di.isi()).toEqual(sebelum)
    await di.budi.call(lepasPindai, { no_so, kode_barcode: a })
  })

  it('makes a round its own, taken back too: the second is somebody else’s', async () => {
    const no_so = await di.mulai(tray)
    await di.pindai(no_so, a, di.citra)
    await di.citra.call(lepasPindai, { no_so, kode_barcode: a })
    await di.pindai(no_so, b)
    await di.tutup(no_so)
    const sebelum = await di.isi()
    await expect(di.pindai(no_so, a, di.citra)).rejects.toThrow('Hitung Ulang Harus Oleh User Lain')
    expect(await di.isi()).toEqual(sebelum)
    for (const one of [a, b, c]) await di.pindai(no_so, one, di.su)
    expect((await di.tutup(no_so, di.su)).data.status).toBe('TUTUP')
    await expect(di.setujui(no_so, di.su)).rejects.toThrow('Yang Menghitung Tidak Menyetujui')
    expect((await di.setujui(no_so)).data.status).toBe('SELESAI')
  })
})
