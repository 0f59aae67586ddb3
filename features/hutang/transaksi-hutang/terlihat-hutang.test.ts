/** Who sees what of a loan, and what becomes of one that waits when the day is over. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { fotoUnik } from '@kencana/testing/foto'
import {
  ditimbangLagi,
  formBunga,
  formHutang,
  fotoJaminan,
  hutangSah,
  isiPinjaman,
  kartu,
} from '@kencana/testing/hutang'
import { isiPembelian } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rencanaTutup, tutupToko } from '../../hari-toko/tutup-toko/tutup-toko.contract.ts'
import { bayarBunga } from './bayar-hutang.contract.ts'
import { listHutang } from './daftar-hutang.contract.ts'
import { getHutang, lihatIdentitas } from './hutang.contract.ts'
import { simpanFotoHutang, simpanHutang, tolakHutang, validasiHutang } from './transaksi-hutang.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiPinjaman(owner)
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
})
afterAll(() => shop.close())

const keadaan = () =>
  shop.db.rows(sql`SELECT count(*)::int AS n, (SELECT count(*)::int FROM jurnal) AS jurnal FROM hutang`)
const ditolak = async (apa: () => Promise<unknown>, kata: string) => {
  const awal = await keadaan()
  await expect(apa()).rejects.toThrow(kata)
  expect(await keadaan()).toEqual(awal)
}

describe('what of it is seen', () => {
  it('is the whole of it for who keeps this money, and for who entered it on its day (000.61)', async () => {
    const lain = await shop.user(owner, 'SALES2', 'SALES')
    const { data, no_hutang } = await sales.call(simpanHutang, formHutang())
    await fotoJaminan(sales, data)
    const foto = (await sales.call(getHutang, { no_hutang })).foto_identitas ?? ''
    expect(await lain.call(getHutang, { no_hutang })).toMatchObject({ no_hp: '********7890', foto_identitas: null })
    for (const siapa of [sales, kasir, owner]) {
      expect(await siapa.call(getHutang, { no_hutang })).toMatchObject({ no_hp: '081234567890', foto_identitas: foto })
      expect((await siapa.send('GET', `hutang/${no_hutang}/identitas/${foto}`)).text).toBe('Foto Tidak Ada')
    }
    // Who looks says so first: for five minutes it is open to him, and to nobody else.
    expect(await kasir.call(lihatIdentitas, { no_hutang })).toMatchObject({ foto })
    expect((await kasir.send('GET', `hutang/${no_hutang}/identitas/${foto}`)).status).toBe(200)
    expect((await owner.send('GET', `hutang/${no_hutang}/identitas/${foto}`)).status).toBe(404)
    await expect(sales.call(lihatIdentitas, { no_hutang })).rejects.toThrow()
    const jejak = await shop.db.rows(sql`
      SELECT user_id::text, sesudah FROM audit_log WHERE dokumen = ${no_hutang} AND sesudah ? 'identitas'`)
    expect(jejak).toEqual([{ user_id: 'KASIR', sesudah: { identitas: 'dilihat', foto } }])
    shop.clock.walk(6 / 24 / 60)
    expect((await kasir.send('GET', `hutang/${no_hutang}/identitas/${foto}`)).status).toBe(404)
    const tanpa = (await sales.call(simpanHutang, formHutang())).no_hutang
    await expect(kasir.call(lihatIdentitas, { no_hutang: tanpa })).rejects.toThrow(`Foto Identitas ${tanpa} Tidak Ada`)
    expect((await lain.send('GET', `hutang/${no_hutang}/identitas/${foto}`)).text).toBe('Foto Tidak Ada')
    const barang = (await lain.call(getHutang, { no_hutang })).barang[0]?.foto[0] ?? ''
    expect((await lain.send('GET', `hutang/${no_hutang}/foto/${barang}`)).status).toBe(200)
    const { versi } = data
    await ditolak(
      () => lain.call(tolakHutang, { no_hutang, versi, alasan: 'x' }),
      'Hutang Ini Hanya Dapat Ditolak Kasir',
    )
    await sales.call(tolakHutang, { no_hutang, versi, alasan: 'salah ketik' })
    expect(await sales.call(getHutang, { no_hutang })).toMatchObject({
      status: 'BATAL',
      alasan_batal: 'SALAH KETIK',
      no_batal: null,
    })
  })
})

it('is counted where it is due today, and where it is late', async () => {
  const { no_hutang } = await hutangSah(sales, kasir)
  // Each of them leads to a list of as many rows as were counted.
  const terhitung = async () => {
    const hutang = (await owner.call(rencanaTutup, {})).terbuka.filter(({ nama }) => nama.startsWith('Hutang'))
    for (const { path, search, jumlah } of hutang) {
      expect(path).toBe('/lihat-hutang')
      const { rows, total } = await owner.call(listHutang, listHutang.input.parse(search))
      expect([rows.length, total]).toEqual([jumlah, jumlah])
    }
    return hutang.map(({ nama }) => nama)
  }
  const geser = (mulai: string, tempo: string, nomor = no_hutang) =>
    shop.db.transaction(async (tx) => {
      await tx.run(sql`ALTER TABLE hutang DISABLE TRIGGER syarat_tetap`)
      await tx.run(sql`UPDATE hutang SET mulai = ${mulai}, tgl_jatuh_tempo = ${tempo} WHERE no_hutang = ${nomor}`)
      await tx.run(sql`ALTER TABLE hutang ENABLE TRIGGER syarat_tetap`)
    })
  // Due soon is not due today.
  const { no_hutang: nanti } = await hutangSah(sales, kasir, { jumlah_hutang: rp(100_000) })
  await geser('2026-01-03', '2026-03-03', nanti)
  expect(await terhitung()).toEqual([])
  await geser('2026-01-02', '2026-03-02')
  expect(await terhitung()).toEqual(['Hutang jatuh tempo hari ini'])
  await geser('2026-01-02', '2026-03-01')
  expect(await terhitung()).toEqual(['Hutang lewat jatuh tempo'])
  for (const nomor of [no_hutang, nanti]) await geser('2026-03-02', '2026-07-02', nomor)
})

it('is known again by four photos of an item, and takes no fifth', async () => {
  const { no_hutang } = (await sales.call(simpanHutang, formHutang({ jumlah_hutang: rp(100_000) }))).data
  const lagi = () => sales.call(simpanFotoHutang, { no_hutang, urut: 1, foto: fotoUnik() })
  for (let ke = 0; ke < 4; ke += 1) await lagi()
  const dulu = await sales.call(getHutang, { no_hutang })
  expect(dulu.barang[0]?.foto).toHaveLength(4)
  await expect(lagi()).rejects.toThrow('Foto Paling Banyak 4 Tiap Barang')
  expect(await sales.call(getHutang, { no_hutang })).toEqual(dulu)
  await sales.call(tolakHutang, { no_hutang, versi: dulu.versi, alasan: 'uji' })
})

it('10.5.15 blocks closing, and is photographed and validated on the late day', async () => {
  const { data: menunggu } = await sales.call(simpanHutang, formHutang({ jumlah_hutang: rp(100_000) }))
  await expect(owner.call(tutupToko, { PROSES: 'close' })).rejects.toThrow('Hutang')
  shop.clock.walk(1)
  const terlambat = await shop.login('KASIR')
  const { data } = await terlambat.call(validasiHutang, ditimbangLagi(await fotoJaminan(terlambat, menunggu)))
  expect(data).toMatchObject([{ status: 'AKTIF', tgl_valid: menunggu.tgl_system }])
  // What is owed for another day is none of that day's business.
  const hutang = await kartu(terlambat, menunggu.no_hutang)
  await ditolak(
    () => terlambat.call(bayarBunga, formBunga(hutang, 1_000)),
    'Tanggal System Berbeda Dengan Tanggal Sekarang, Silahkan Tutup Toko',
  )
})
