/** Whose day a day's end is: that of the shop's own clock, wherever the server stands; and of nobody who changed it afterwards. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { beforeEach, expect, it } from 'vitest'
import { tutupToko } from '../../hari-toko/tutup-toko/tutup-toko.contract.ts'
import { createToko } from '../../master/toko/toko.contract.ts'
import { tambahKas } from '../uang/uang.contract.ts'
import { laporanEod, sertifikat } from './laporan-eod.contract.ts'

let shop: TestShop
let owner: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(1_000_000))
})

const masuk = (siapa: User, jumlah: number) =>
  siapa.call(tambahKas, { kode_transaksi: 'TAMBAH MODAL', jumlah: rp(jumlah), keterangan: 'modal' })
const kas = async (siapa: User, tanggal: string) => {
  const rows = await siapa.call(laporanEod, laporanEod.input.parse({ tanggal, type_laporan: 'REKAP' }))
  return rows.map((row) => ('bagian' in row ? [row.bagian, row.uraian, row.jumlah_in, row.saldo] : []))
}

it('08.5.4 a shop in WIT ends its own day while it is still that day in Jakarta and on the server', async () => {
  await owner.call(createToko, {
    kode_toko: 'TK02',
    nama_toko: 'KENCANA TIMUR',
    alamat_toko: 'JL. TIMUR',
    no_hp: '',
    zona_waktu: 'Asia/Jayapura',
    kas_awal: rp(500_000),
  })
  await shop.user(owner, 'SU2', 'SU', 'TK02')
  // From 02:00 to 14:50 UTC: 21:50 in Jakarta and ten minutes to midnight in the shop.
  shop.clock.walk(12.84 / 24)
  let timur = await shop.login('SU2')
  expect(timur.data).toMatchObject({ tgl_system: '2026-03-02', hari_ini: '2026-03-02' })
  await masuk(timur, 100_000)
  // Twenty minutes later it is tomorrow there and nowhere else.
  shop.clock.walk(0.34 / 24)
  timur = await shop.login('SU2')
  expect(timur.data).toMatchObject({ tgl_system: '2026-03-02', hari_ini: '2026-03-03' })
  expect((await shop.login('OWNER')).data.hari_ini).toBe('2026-03-02')
  await timur.call(tutupToko, { PROSES: 'close' })
  timur = await shop.login('SU2')
  await masuk(timur, 40_000)
  expect(await timur.call(sertifikat, { tanggal: '2026-03-02' })).toMatchObject({
    tanggal: '2026-03-02',
    ditutup_pada: '2026-03-03 00:10',
    uang: [{ akun: 'KAS', awal: 0, masuk: 600_000, keluar: 0 }],
  })
  expect(await kas(timur, '2026-03-02')).toEqual([
    // What the shop began with, and what came at ten to midnight.
    ['KAS', 'SALDO AWAL', 500_000, 500_000],
    ['KAS', 'TAMBAH UANG', 100_000, 600_000],
    ['KAS', 'SALDO AKHIR', 0, 600_000],
  ])
  expect(await kas(timur, '2026-03-03')).toEqual([
    ['KAS', 'SALDO AWAL', 0, 600_000],
    ['KAS', 'TAMBAH UANG', 40_000, 640_000],
    ['KAS', 'SALDO AKHIR', 0, 640_000],
  ])
  await shop.close()
})

it('08.5.5 a certificate that somebody changed in the database fails the audit', async () => {
  await masuk(owner, 100_000)
  owner = await shop.nextDay(owner)
  expect(await shop.violations()).toEqual([])
  const palsu = 1_100_001
  await shop.db.transaction(async (tx) => {
    await tx.run(sql`SET LOCAL session_replication_role = replica`)
    await tx.run(
      sql`UPDATE hari_tutup SET ringkasan = jsonb_set(ringkasan, '{uang,0,masuk}', to_jsonb(${palsu}::bigint))`,
    )
  })
  // The paper says what the record says: what gives it away is the seal and the books.
  const { uang } = await owner.call(sertifikat, { tanggal: '2026-03-02' })
  expect(uang[0]?.masuk).toBe(palsu)
  const temuan = (await shop.violations()).map((one) => one.split(':')[0])
  expect(temuan).toContain('segel')
  expect(temuan).toContain('ringkasan')
  await shop.close({ planted: true })
})
