/** Pieces that a count looked for in vain: they leave their tray by no paper without the owner's word, and what older counts of a tray found is told to nobody who counts it. */
import { sql } from '@kencana/database'
import { gram, type User } from '@kencana/testing'
import { OpnameShop } from '@kencana/testing/opname'
import { denganOtorisasi, disetujuiBila, mintaDari } from '@kencana/testing/pembelian'
import { denganSaksi } from '@kencana/testing/saksi'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { putuskan } from '../../akses/otorisasi/otorisasi.contract.ts'
import { daftarAlarm } from '../../dashboard/alarm.contract.ts'
import { batalTerimaCuci, kirimCuci, terimaCuci } from '../cucian/cucian.contract.ts'
import { batalHancur, hancurBarang } from '../hancur-data-barang/hancur-data-barang.contract.ts'
import { kirimBarang } from '../kirim-barang/kirim-barang.contract.ts'
import { batalPindah, pindahBarang } from '../pindah-barang/pindah-barang.contract.ts'
import { pindahSatuBaki } from '../pindah-barang-satu-baki/pindah-barang-satu-baki.contract.ts'
import { OTORISASI_DICARI } from './dicari.api.ts'
import { batalOpname, getOpname, listOpname, OTORISASI_BATAL_HITUNG, tutupOpname } from './stock-opname.contract.ts'

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
})
beforeEach(async () => {
  const isi = await di.isiBaki()
  tray = isi.tray
  ;[a, b, c] = isi.cincin
})
afterAll(() => di.shop.close())

/** A count whose first round did not find `c`, closed by its second or called off before. */
const tanpaC = async (dibatalkan: boolean): Promise<string> => {
  if (!dibatalkan) return (await di.hitung(tray, [a, b])).no_so
  const no_so = await di.mulai(tray)
  for (const one of [a, b]) await di.pindai(no_so, one)
  await di.tutup(no_so)
  await denganOtorisasi(di.su, batalOpname, { no_so, alasan: 'SALAH', otorisasi: null }, OTORISASI_BATAL_HITUNG)
  return no_so
}

const hancur = (kode: string, siapa: User = di.budi) =>
  siapa.call(hancurBarang, { alasan: 'PATAH', detail_barang: [kode] })
const cuci = (kode: string) => di.budi.call(kirimCuci, { keterangan: '', detail_barang: [kode] })
const kirim = (kode: string) => di.owner.call(kirimBarang, { to: 'TK02', detail_barang: [{ kode_barcode: kode }] })
const pindah = (kode: string) => di.budi.call(pindahBarang, { kode_baki_tujuan: 'CN02', detail_barang: [kode] })
const pindahSemua = async () => {
  const isi = await di.shop.db.rows<{ kode_barcode: string; versi: number }>(
    sql`SELECT kode_barcode::text, versi FROM barang WHERE kode_baki = ${tray} AND status_barang = 'TERSEDIA'`,
  )
  return di.budi.call(pindahSatuBaki, { kode_baki_asal: tray, kode_baki_tujuan: 'CN02', detail_barang: isi })
}
const dipindah = (kode_baki_tujuan: string) =>
  denganOtorisasi(di.budi, pindahBarang, { kode_baki_tujuan, detail_barang: [c], otorisasi: null }, OTORISASI_DICARI)

const dicari = async (no_so: string): Promise<number> =>
  (await di.owner.call(daftarAlarm, { ...ALARM, kode: 'OPNAME_KURANG' })).rows.filter((one) => one.dokumen === no_so)
    .length

describe('a piece that a count did not find', () => {
  it.each([
    ['closed', false],
    ['called off', true],
  ])(
    'is destroyed, washed, sent and moved by nobody but OWN once the count is %s, until another one sees it',
    async (_, batal) => {
      const no_so = await tanpaC(batal)
      const ditolak = `Butuh Otorisasi ${OTORISASI_DICARI}`
      const sebelum = await di.isi()
      for (const keluar of [hancur, cuci, kirim, pindah, pindahSemua]) await expect(keluar(c)).rejects.toThrow(ditolak)
      await expect(hancur(c, di.owner)).rejects.toThrow(ditolak)
      expect(await di.isi()).toEqual(sebelum)
      expect(await di.letak(c)).toEqual([tray, 'TERSEDIA'])
      // What was seen leaves as always, and moving the other with the owner's word brings it nowhere.
      await cuci(a)
      await dipindah('CN02')
      await expect(hancur(c)).rejects.toThrow(ditolak)
      await dipindah(tray)
      if (!batal)
        await denganOtorisasi(di.su, batalOpname, { no_so, alasan: 'SALAH', otorisasi: null }, OTORISASI_BATAL_HITUNG)
      const lagi = await di.hitung(tray, [b, c])
      await expect(hancur(c)).rejects.toThrow(ditolak)
      expect(await dicari(no_so)).toBe(1)
      await di.setujui(lagi.no_so)
      expect(await dicari(no_so)).toBe(0)
      await hancur(c)
      expect(await di.shop.violations()).toEqual([])
    },
  )

  it('is looked for though it was moved while its count waited to be approved: that it was passed over is told each week', async () => {
    const no_so = await tanpaC(false)
    await dipindah('CN02')
    expect(await dicari(no_so)).toBe(0)
    expect((await di.setujui(no_so)).dilewati).toEqual([c])
    await expect(hancur(c)).rejects.toThrow(`Butuh Otorisasi ${OTORISASI_DICARI}`)
    expect(await dicari(no_so)).toBe(1)
  })

  it('is let go by OWN alone, who is told where it was looked for; what he lets destroy is asked for no more', async () => {
    const no_so = await tanpaC(true)
    const isi = { alasan: 'PATAH', detail_barang: [a, c], otorisasi: null }
    const { minta = '' } = await mintaDari(di.budi, hancurBarang, isi)
    await expect(di.su.call(putuskan, { id: minta, setuju: true, kata: '' })).rejects.toThrow('OWN')
    const kasus = await di.shop.db.one<{ kasus: unknown }>(sql`SELECT kasus FROM otorisasi_minta WHERE id = ${minta}`)
    expect(kasus).toMatchObject({ kasus: [{ kode_barcode: c, keterangan: expect.stringContaining(no_so) }] })
    expect(await dicari(no_so)).toBe(1)
    const { data } = await denganOtorisasi(di.budi, hancurBarang, isi, OTORISASI_DICARI)
    expect(await di.letak(c)).toEqual(['-', 'HANCUR'])
    expect(await dicari(no_so)).toBe(0)
    await disetujuiBila(di.owner, batalHancur, { no_hancur: data.no_hancur, alasan: 'SALAH', otorisasi: null })
    expect(await dicari(no_so)).toBe(1)
    expect(await di.shop.violations()).toEqual([])
  })

  it('is asked for wherever the book has it, until it is sold', async () => {
    const no_so = await tanpaC(true)
    const ubah = (status_barang: string, kode_baki: string | null) =>
      di.shop.db.run(
        sql`UPDATE barang SET status_barang = ${status_barang}, kode_baki = ${kode_baki} WHERE kode_barcode = ${c}`,
      )
    // Around the server, as a program of before would have let it go.
    for (const [status, baki, jumlah] of [
      ['HANCUR', null, 1],
      ['CUCI', null, 1],
      ['DIKIRIM', null, 1],
      ['TERJUAL', null, 0],
      // Bought back, and whatever becomes of it then; sent to another installation: no count of this one sees it again.
      ['DIBELI', null, 0],
      ['KEMBALI', null, 0],
      ['DILEBUR', null, 0],
      ['CABANG', null, 0],
      ['TERSEDIA', tray, 1],
    ] as const) {
      await ubah(status, baki)
      expect([status, await dicari(no_so)]).toEqual([status, jumlah])
    }
  })

  it.each([
    ['approved', false],
    ['called off', true],
  ])(
    'of a count that was %s before that rule is told only while it is in stock: what left then left without a word, and no act would end it',
    async (_, batal) => {
      const no_so = await tanpaC(batal)
      await dipindah('CN02')
      if (!batal) await di.setujui(no_so)
      const ubah = (status_barang: string, kode_baki: string | null) =>
        di.shop.db.run(
          sql`UPDATE barang SET status_barang = ${status_barang}, kode_baki = ${kode_baki} WHERE kode_barcode = ${c}`,
        )
      const baca = async (): Promise<[number, number]> => {
        await ubah('TERSEDIA', 'CN02')
        const ada = await dicari(no_so)
        await ubah('HANCUR', null)
        return [ada, await dicari(no_so)]
      }
      expect(await baca()).toEqual([1, 1])
      await di.shop.db.run(sql`UPDATE stock_opname SET dicari_lama = true WHERE no_so = ${no_so}`)
      expect(await baca()).toEqual([1, 0])
      await ubah('TERSEDIA', 'CN02')
      expect(await di.shop.violations()).toEqual([])
    },
  )

  it.each(['a move', 'a move of its whole tray'])(
    '%s is undone by OWN’s word alone where its tray was counted since, and without it nothing changes',
    async (cara) => {
      const asal = await di.isiBaki()
      const [x, y, z] = asal.cincin
      const isi = await di.shop.db.rows<{ kode_barcode: string; versi: number }>(
        sql`SELECT kode_barcode::text, versi FROM barang WHERE kode_baki = ${asal.tray}`,
      )
      const { no_pindah } = (
        cara === 'a move'
          ? await di.budi.call(pindahBarang, { kode_baki_tujuan: tray, detail_barang: [x, y, z] })
          : await di.budi.call(pindahSatuBaki, {
              kode_baki_asal: asal.tray,
              kode_baki_tujuan: tray,
              detail_barang: isi,
            })
      ).data
      const { no_so } = await di.hitung(tray, [a, b, c, x, y])
      const batal = { no_pindah, alasan: 'SALAH', otorisasi: null }
      const sebelum = await di.isi()
      const ditolak = `Butuh Otorisasi ${OTORISASI_DICARI}`
      for (const siapa of [di.budi, di.su, di.owner])
        await expect(siapa.call(batalPindah, batal)).rejects.toThrow(ditolak)
      expect(await di.isi()).toEqual(sebelum)
      expect(await di.letak(z)).toEqual([tray, 'TERSEDIA'])
      await denganOtorisasi(di.budi, batalPindah, batal, OTORISASI_DICARI)
      expect(await di.letak(z)).toEqual([asal.tray, 'TERSEDIA'])
      expect((await di.setujui(no_so)).dilewati).toEqual([z])
      expect(await dicari(no_so)).toBe(1)
      expect(await di.shop.violations()).toEqual([])
    },
  )

  it('does not go back to be washed by an undo without OWN’s word', async () => {
    const { data: cuci1 } = await cuci(c)
    const detail_barang = [{ kode_barcode: c, berat: gram(7.777) }]
    const kembali = { no_cuci: cuci1.no_cuci, kode_baki: null, detail_barang, otorisasi: null }
    const { no_terima } = (await di.budi.call(terimaCuci, kembali)).data
    const no_so = await tanpaC(false)
    const batal = { no_terima, alasan: 'SALAH', otorisasi: null }
    const sebelum = await di.isi()
    await expect(di.budi.call(batalTerimaCuci, batal)).rejects.toThrow(`Butuh Otorisasi ${OTORISASI_DICARI}`)
    expect(await di.isi()).toEqual(sebelum)
    expect(await di.letak(c)).toEqual([tray, 'TERSEDIA'])
    await denganOtorisasi(di.budi, batalTerimaCuci, batal, OTORISASI_DICARI)
    expect(await di.letak(c)).toEqual(['-', 'CUCI'])
    expect((await di.setujui(no_so)).dilewati).toEqual([c])
    expect(await di.shop.violations()).toEqual([])
  })
})

describe('what an older count of a tray found', () => {
  it.each([
    ['closed and approved', false],
    ['called off', true],
  ])('is not told while the tray is counted again: %s', async (_, batal) => {
    const no_so = await tanpaC(batal)
    if (!batal) await di.setujui(no_so)
    const temuan = async (siapa: User) => (await siapa.call(listOpname, {})).find((one) => one.no_so === no_so)?.kurang
    expect(await temuan(di.budi)).toBe(1)
    const baru = await di.mulai(tray)
    const tutup = `Baki ${tray} Sedang Dihitung, Isinya Tidak Ditampilkan`
    for (const siapa of [di.budi, di.citra]) {
      await expect(siapa.call(getOpname, { no_so })).rejects.toThrow(tutup)
      expect(await temuan(siapa)).toBeNull()
      // What he scans himself he reads.
      expect((await siapa.call(getOpname, { no_so: baru })).status).toBe('HITUNG')
    }
    // An owner reads it, until he counts there himself.
    expect((await di.owner.call(getOpname, { no_so })).hasil?.kurang.pcs).toBe(1)
    expect(await temuan(di.owner)).toBe(1)
    await di.pindai(baru, a, di.owner)
    await expect(di.owner.call(getOpname, { no_so })).rejects.toThrow(tutup)
    expect(await temuan(di.owner)).toBeNull()
    await denganOtorisasi(di.budi, batalOpname, { no_so: baru, alasan: 'X', otorisasi: null }, OTORISASI_BATAL_HITUNG)
    expect((await di.budi.call(getOpname, { no_so })).hasil?.kurang.pcs).toBe(1)
  })
})

describe('who looked at an empty tray', () => {
  it('approves nothing of it, nor agrees to its being called off, while another could', async () => {
    const no_so = await di.mulai(tray)
    const tutup = { no_so, berat_timbang: gram(1) }
    const dewi = await di.shop.user(di.owner, 'DEWI', 'GUDANG')
    await denganSaksi(di.budi, dewi, tutupOpname, tutup, 'BAKI KOSONG')
    await denganSaksi(di.citra, di.owner, tutupOpname, tutup, 'BAKI KOSONG')
    const sebelum = await di.isi()
    await expect(di.setujui(no_so)).rejects.toThrow('Yang Menghitung Tidak Menyetujui, Minta OWN Atau SU Lain')
    await expect(di.owner.call(batalOpname, { no_so, alasan: 'X', otorisasi: null })).rejects.toThrow(
      'Yang Menghitung Tidak Membatalkan',
    )
    expect(await di.isi()).toEqual(sebelum)
    expect((await di.setujui(no_so, di.su)).data.status).toBe('SELESAI')
  })
})

describe('a tray of which only pieces of another tray were scanned', () => {
  it('closes before somebody else who sees that nothing of its own is left', async () => {
    const lain = await di.isiBaki()
    const no_so = await di.mulai(tray)
    await di.pindai(no_so, lain.cincin[0])
    const sebelum = await di.isi()
    await expect(di.tutup(no_so)).rejects.toThrow('Butuh Saksi BAKI KOSONG')
    expect(await di.isi()).toEqual(sebelum)
    await di.pindai(no_so, a)
    expect((await di.tutup(no_so)).data.status).toBe('ULANG')
  })
})
