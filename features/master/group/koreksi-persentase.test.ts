/** A wrong percentage of a category in use is put right from today on: what lay there keeps its cost, closed days what they said. */
import { sql } from '@kencana/database'
import { parsePersen, rp } from '@kencana/ledger'
import type { CallRefused } from '@kencana/server-kit'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { beliSah, cincinLama, denganOtorisasi, formBeli, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { jualSah } from '@kencana/testing/penjualan'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tutupToko } from '../../hari-toko/tutup-toko/tutup-toko.contract.ts'
import { laporanLabaRugi } from '../../keuangan/laba-rugi/laba-rugi.contract.ts'
import { laporanNeracaKeuangan } from '../../keuangan/neraca-keuangan/neraca-keuangan.contract.ts'
import { laporanSusutSelisih } from '../../neraca/laporan-susut-selisih/laporan-susut-selisih.contract.ts'
import { rencanaNilai, simpanNilaiAwal } from '../../neraca/nilai/nilai.contract.ts'
import { beli } from '../../pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { jenis } from '../jenis/jenis.contract.ts'
import { group } from './group.contract.ts'
import { koreksiPersentase, OTORISASI_PERSENTASE } from './koreksi-persentase.contract.ts'

const SENIN = '2026-03-02'
const SELASA = '2026-03-03'
const EMAS17 = { kode_group: '17K', kode_dept: 'CIN17', kadar: '17K' }

let shop: TestShop
let owner: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  const isi = { nama_group: 'EMAS', jenis_group: 'PERHIASAN', harga: rp(2_350_000), harga_modal: rp(2_300_000) }
  await owner.call(group.create, { kode_group: '17K', persentase: parsePersen(70.5), jenis_ppn: null, ...isi })
  await owner.call(jenis.create, { kode_dept: 'CIN17', nama_dept: 'CINCIN', kode_group: '17K' })
})
afterEach(() => shop.close())

/** A ring of 17K, which is 75 %. */
const keping = () =>
  tambahCincin(owner, { ...EMAS17, kadar_cetak: '750', kadar_modal: '75', berat: gram(4), berat_asli: gram(4) })
const beliForm = (kadar = '17K') => formBeli([cincinLama({ ...EMAS17, kadar, berat: gram(4), harga: rp(6_000_000) })])
const betul = (mulai: string, persen = 75) => ({
  kode_group: '17K',
  persentase: parsePersen(persen),
  mulai,
  alasan: 'SALAH KETIK',
  otorisasi: null,
})
const betulkan = (mulai: string, persen = 75) =>
  denganOtorisasi(owner, koreksiPersentase, betul(mulai, persen), OTORISASI_PERSENTASE)

const persediaan = async () =>
  (
    await shop.db.one<{ rp: number }>(sql`
    SELECT sum(rp)::bigint AS rp FROM saldo_akun('TK01', 'infinity', ARRAY['PERSEDIAAN']) WHERE ref = '17K'`)
  )?.rp
const neraca = async (tanggal: string) =>
  JSON.stringify([
    await owner.call(laporanNeracaKeuangan, { tanggal, type_laporan: 'TOKO' }),
    await owner.call(laporanNeracaKeuangan, { tanggal, type_laporan: 'RANTAI' }),
  ])
const SEMUA = { type_laporan: 'PEMBELI', kind: '', user_id: '', kode_group: '' } as const
const pembeli = async (hari: string) =>
  JSON.stringify(await owner.call(laporanSusutSelisih, { tgl_awal: hari, tgl_akhir: hari, ...SEMUA }))
const pasar = async (tanggal: string) => {
  const rows = await owner.call(laporanNeracaKeuangan, { tanggal, type_laporan: 'TOKO' })
  return (rows as { akun: string; ref: string; nilai_pasar: number | null }[]).find(
    (one) => one.akun === 'PERSEDIAAN' && one.ref === '17K',
  )?.nilai_pasar
}

describe('a percentage that was wrong', () => {
  it('asks OWN no more for what is bought from that day on', async () => {
    await keping()
    await expect(owner.call(beli, beliForm())).rejects.toThrow('Butuh Otorisasi KADAR')
    owner = await shop.nextDay(owner)
    await betulkan(SELASA)
    await owner.call(beli, beliForm())
    // What is finer than the right percentage still does.
    await expect(owner.call(beli, beliForm('77.1'))).rejects.toThrow('Butuh Otorisasi KADAR')
  })

  it('leaves what lay there its cost, and closed days what they said', async () => {
    const [satu] = [await keping(), await keping()]
    const { jumlah } = await owner.call(rencanaNilai, {})
    await owner.call(simpanNilaiAwal, { jumlah })
    // 8 g x 2,300,000 x 70.5 %
    expect(await persediaan()).toBe(12_972_000)
    await beliSah(owner, [cincinLama({ ...EMAS17, kadar: '70.5', berat: gram(4), harga: rp(6_000_000) })])
    owner = await shop.nextDay(owner)
    // 12,972,000 + 6,000,000
    expect(await persediaan()).toBe(18_972_000)
    const dulu = [await neraca(SENIN), await pembeli(SENIN)]
    // 12 g x 2,350,000 x 70.5 %
    expect(await pasar(SENIN)).toBe(19_881_000)
    await betulkan(SELASA)
    expect(await persediaan()).toBe(18_972_000)
    expect([await neraca(SENIN), await pembeli(SENIN)]).toEqual(dulu)
    // 12 g x 2,350,000 x 75 %
    expect(await pasar(SELASA)).toBe(21_150_000)
    await jualSah(owner, owner, [satu.kode_barcode])
    owner = await shop.nextDay(owner)
    const hari = { tgl_awal: SELASA, tgl_akhir: SELASA, type_laporan: 'TOKO' } as const
    const laba = (await owner.call(laporanLabaRugi, hari)) as { akun: string; jumlah: number; laba: number }[]
    expect(laba.map(({ akun, jumlah: satuan, laba: sisa }) => [akun, satuan, sisa])).toEqual([
      // 4 g x 2,350,000 x 75 %
      ['PENJUALAN', 7_050_000, 7_050_000],
      // 18,972,000 x 4 / 12
      ['HPP', -6_324_000, 726_000],
    ])
    expect(await persediaan()).toBe(12_648_000)
    expect([await neraca(SENIN), await pembeli(SENIN)]).toEqual(dulu)
    expect(await shop.violations()).toEqual([])
    // Put right again: the days between keep what held then.
    const kemarin = await neraca(SELASA)
    await betulkan('2026-03-04', 76)
    expect([await neraca(SENIN), await pembeli(SENIN), await neraca(SELASA)]).toEqual([...dulu, kemarin])
  })

  it('is said with its reason in history and audit, and since when it holds in the list', async () => {
    await keping()
    await betulkan(SENIN)
    const baris = (await owner.call(group.list, {})).find((one) => one.kode_group === '17K')
    expect(baris).toMatchObject({ persentase: 750_000, persentase_sejak: '2026-03-02T02:00:00Z' })
    expect(
      await shop.db.rows(sql`
        SELECT dari ->> 'persentase' AS dari, ke ->> 'persentase' AS ke, user_id::text FROM riwayat_nilai
        WHERE tabel = 'GROUP' AND kunci = '17K' AND dari IS NOT NULL`),
    ).toEqual([{ dari: '705000', ke: '750000', user_id: 'OWNER' }])
    expect(
      await shop.db.one(
        sql`SELECT dokumen, sebelum, sesudah FROM audit_log WHERE aksi = 'PUT group/persentase/{kode_group}'`,
      ),
    ).toMatchObject({
      dokumen: '17K',
      sebelum: { persentase: 705_000 },
      sesudah: { persentase: 750_000, mulai: SENIN, alasan: 'SALAH KETIK' },
    })
    expect(await shop.db.one(sql`SELECT kunci FROM master_otorisasi`)).toEqual({ kunci: '17K' })
  })

  it('holds in each shop from its own open day on, and never in one that has just closed', async () => {
    await keping()
    await shop.toko(owner, 'TK02')
    const sana = await shop.user(owner, 'OWN2', 'OWN', 'TK02')
    await sana.call(tutupToko, { PROSES: 'close' })
    await expect(owner.call(koreksiPersentase, betul(SENIN))).rejects.toThrow(
      'Toko TK02 Baru Saja Ditutup, Silahkan Ulangi',
    )
    shop.clock.walk(1 / 24)
    await betulkan(SENIN)
    expect(
      await shop.db.rows(
        sql`SELECT kode_toko::text, persentase_hari(kode_toko, '17K', ${SENIN}) AS persentase FROM toko ORDER BY 1`,
      ),
    ).toEqual([
      { kode_toko: 'TK01', persentase: 750_000 },
      { kode_toko: 'TK02', persentase: 705_000 },
    ])
  })

  it('of a category that nothing was booked of yet is put right by OWN and SU alone', async () => {
    const su = await shop.user(owner, 'SUPER', 'SU')
    await su.call(koreksiPersentase, betul(SENIN))
    await keping()
    const ditolak = await su.call(koreksiPersentase, betul(SENIN, 76)).catch((error: CallRefused) => error)
    expect(ditolak).toMatchObject({ message: `Butuh Otorisasi ${OTORISASI_PERSENTASE}` })
  })
})

describe('a percentage stays what it is', () => {
  const PUT = 'group/persentase/17K'
  const isi = (lain: object = {}) => ({ persentase: 75, mulai: SELASA, alasan: 'SALAH KETIK', ...lain })

  it('where no day, number, reason or right allows another one', async () => {
    await keping()
    owner = await shop.nextDay(owner)
    const kirim = async (lain: object, siapa = owner, jalan = PUT) =>
      (await siapa.send('PUT', jalan, { body: isi(lain) })).text
    const hariIni = `Persentase Hanya Dibetulkan Mulai Hari Toko Ini, ${SELASA}`
    expect(await kirim({ mulai: SENIN })).toBe(hariIni)
    expect(await kirim({ mulai: '2026-03-04' })).toBe(hariIni)
    expect(await kirim({ persentase: 70.5 })).toBe('Persentase Tidak Berubah')
    expect(await kirim({ persentase: 0 })).toBe('Persentase Harus Lebih Dari 0')
    for (const persentase of [-1, 100.01, 'X'])
      expect(await kirim({ persentase })).toBe('Persentase Harus Antara 0 Dan 100')
    expect(await kirim({ alasan: '' })).toBe('Alasan Harus Diisi')
    expect(await kirim({}, owner, 'group/persentase/18K')).toBe('Group 18K Tidak Ada')
    const kasir = await shop.user(owner, 'KASIR', 'KASIR')
    expect((await kasir.send('PUT', PUT, { body: isi() })).status).toBe(403)
    expect(await kirim({})).toContain('Butuh Otorisasi PERSENTASE KATEGORI')
    expect(
      await shop.db.one(sql`SELECT persentase, persentase_sejak, versi FROM master_group WHERE kode_group = '17K'`),
    ).toEqual({
      persentase: 705_000,
      persentase_sejak: null,
      versi: 1,
    })
  })
})
