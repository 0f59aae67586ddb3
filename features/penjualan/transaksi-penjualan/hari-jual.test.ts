/** Sales among others: who comes first, on which day, and from where. Numbers in the names are those of the cases of the area's design. */
import { randomUUID } from 'node:crypto'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { denganOtorisasi, disetujuiBila, setujui } from '@kencana/testing/pembelian'
import { batalForm, bayarTunai, formJual, isiPenjualan, jualSah, sahkanJual } from '@kencana/testing/penjualan'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { kirimCuci } from '../../barang/cucian/cucian.contract.ts'
import { hancurBarang } from '../../barang/hancur-data-barang/hancur-data-barang.contract.ts'
import { kirimBarang } from '../../barang/kirim-barang/kirim-barang.contract.ts'
import { pindahBarang } from '../../barang/pindah-barang/pindah-barang.contract.ts'
import { cetak } from '../../cetak/cetak.contract.ts'
import { tutupToko } from '../../hari-toko/tutup-toko/tutup-toko.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { BON_PENJUALAN } from './nota.contract.ts'
import { batalJual, jual, validasiJual } from './transaksi-penjualan.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
  await isiMaster(owner)
  await isiPenjualan(owner)
})
afterEach(() => shop.close())

const cincin = async (): Promise<string> => (await tambahCincin(owner)).kode_barcode
const tunggu = async (kode?: string) => (await sales.call(jual, await formJual(sales, [kode ?? (await cincin())]))).data
const sebab = (hasil: readonly PromiseSettledResult<unknown>[]): string[] =>
  hasil.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []))
const jumlahNota = async () =>
  (await shop.db.one<{ n: number }>(sql`SELECT count(*)::int AS n FROM penjualan WHERE status <> 'BATAL'`))?.n
const menunggu = async () =>
  (
    await shop.db.one<{ n: number }>(sql`
      SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`)
  )?.n
const sahIsi = (nota: { no_faktur_jual: string; versi: number; tagihan: number }) => ({
  data: [{ no_faktur_jual: nota.no_faktur_jual, versi: nota.versi, pembayaran: [bayarTunai(nota.tagihan)] }],
})

describe('a piece', () => {
  it('kasus 1: that two sell at once is sold once', async () => {
    const kode = await cincin()
    const isian = await formJual(sales, [kode])
    const dua = await Promise.allSettled([sales.call(jual, isian), owner.call(jual, isian)])
    expect(sebab(dua)).toEqual([`Barang ${kode} Sudah Diproses Oleh User Lain`])
    expect(await jumlahNota()).toBe(1)
    // Whatever a server thinks, the database keeps it once.
    const lain = await tunggu()
    const kedua = shop.db.run(sql`
      UPDATE penjualan_detail d SET kode_barang = b.kode_barang FROM barang b
      WHERE b.kode_barcode = ${kode} AND d.no_faktur_jual = ${lain.no_faktur_jual}`)
    await expect(kedua).rejects.toThrow('penjualan_barang')
  })

  it('kasus 2: at the cashier is moved, sent, washed and destroyed by nobody', async () => {
    await shop.toko(owner, 'TK02')
    const kode = await cincin()
    await tunggu(kode)
    const pintu = [
      () => owner.call(pindahBarang, { kode_baki_tujuan: 'CN02', detail_barang: [kode] }),
      () => owner.call(kirimBarang, { to: 'TK02', detail_barang: [{ kode_barcode: kode }] }),
      () => owner.call(kirimCuci, { keterangan: '', detail_barang: [kode] }),
      () => owner.call(hancurBarang, { alasan: 'RUSAK', detail_barang: [kode] }),
    ]
    for (const buka of pintu) await expect(buka()).rejects.toThrow(`Barang ${kode} Sudah Diproses Oleh User Lain`)
  })

  it('kasus 16: of a sale that is let go is free at once; of one undone twice at once comes back once', async () => {
    const kode = await cincin()
    await sales.call(batalJual, batalForm(await tunggu(kode)))
    const nota = await jualSah(sales, kasir, [kode])
    const isian = batalForm(nota)
    const otorisasi = await setujui(kasir, batalJual, isian)
    const dua = await Promise.allSettled([
      kasir.call(batalJual, { ...isian, otorisasi }),
      kasir.call(batalJual, { ...isian, otorisasi }),
    ])
    expect(sebab(dua)).toEqual([`Faktur ${nota.no_faktur_jual} Sudah Dibatalkan`])
  })

  it('kasus 26: comes back to a tray that is in use again', async () => {
    const nota = await jualSah(sales, kasir, [await cincin()])
    await shop.db.run(sql`UPDATE baki SET dihapus_pada = now() WHERE kode_baki = 'CN01'`)
    await expect(kasir.call(batalJual, batalForm(nota))).rejects.toThrow(
      'Baki CN01 Sudah Dihapus, Aktifkan Kembali Dahulu',
    )
    await shop.db.run(sql`UPDATE baki SET dihapus_pada = NULL WHERE kode_baki = 'CN01'`)
    await denganOtorisasi(kasir, batalJual, batalForm(nota), 'BATAL PENJUALAN')
  })
})

describe('a request', () => {
  it('kasus 4: sent three times sells once, kasus 5: changed under its key sells nothing', async () => {
    const isian = await formJual(sales, [await cincin()])
    const kunci = randomUUID()
    const tiga = [
      await sales.call(jual, isian, kunci),
      await sales.call(jual, isian, kunci),
      await sales.call(jual, isian, kunci),
    ]
    expect(new Set(tiga.map((one) => one.no_faktur_jual)).size).toBe(1)
    const ubah = { ...isian, keterangan: 'LAIN' }
    await expect(sales.call(jual, ubah, kunci)).rejects.toThrow(
      'Data Sebelumnya Sudah Tersimpan, Silahkan Periksa Kembali',
    )
    expect(await jumlahNota()).toBe(1)
  })

  it('kasus 21: to validate and one to let go at the same moment: one of them', async () => {
    const nota = await tunggu()
    const dua = await Promise.allSettled([
      kasir.call(validasiJual, sahIsi(nota)),
      sales.call(batalJual, batalForm(nota)),
    ])
    expect(sebab(dua)).toHaveLength(1)
    expect(
      ['Sudah Diproses Oleh User Lain', 'Sudah Dibatalkan', 'Tidak Boleh Anda Batalkan'].some((kata) =>
        sebab(dua)[0]?.includes(kata),
      ),
    ).toBe(true)
  })

  it('kasus 21: to validate a nota that was let go is refused, though its piece waits at the cashier in another', async () => {
    const kode = await cincin()
    const lama = await tunggu(kode)
    const { data } = await sales.call(batalJual, batalForm(lama))
    await tunggu(kode)
    await expect(kasir.call(validasiJual, sahIsi(data))).rejects.toThrow(
      `Faktur ${lama.no_faktur_jual} Sudah Diproses Oleh User Lain`,
    )
  })

  it('of ten ticked with one that changed books none', async () => {
    const [satu, dua] = [await tunggu(), await tunggu()]
    await sales.call(batalJual, batalForm(dua))
    const isian = { data: [satu, dua].flatMap((one) => sahIsi(one).data) }
    await expect(kasir.call(validasiJual, isian)).rejects.toThrow(
      `Faktur ${dua.no_faktur_jual} Sudah Diproses Oleh User Lain`,
    )
    await sahkanJual(kasir, [satu])
  })
})

describe('a shop day', () => {
  /** So many new rings, and a sale of each. */
  const siapkan = async (banyak: number) => {
    const semua: { kode: string; isian: Awaited<ReturnType<typeof formJual>> }[] = []
    for (let n = 0; n < banyak; n += 1) {
      const kode = await cincin()
      semua.push({ kode, isian: await formJual(owner, [kode]) })
    }
    return semua
  }
  const WAIT = { interval: 20 }

  it('kasus 22: does not close over sales in flight, nor lose one that comes while it closes', async () => {
    const semua = await siapkan(50)
    const jualkan = (dari: number, sampai: number) =>
      semua.slice(dari, sampai).map(({ isian }) => owner.call(jual, isian))
    // Of fifty four are done, three have begun and wait for their piece when the close comes, the others come after it.
    const selesai = await Promise.all(jualkan(0, 4))
    const { tutup, masuk } = await shop.db.transaction(async (tx) => {
      await tx.run(sql`
        SELECT FROM barang WHERE kode_barcode = ANY (${semua.slice(4, 7).map(({ kode }) => kode)}::text[]) FOR UPDATE`)
      const berjalan = jualkan(4, 7)
      await expect.poll(menunggu, WAIT).toBe(3)
      const menutup = Promise.allSettled([owner.call(tutupToko, { PROSES: 'close' })])
      await expect.poll(menunggu, WAIT).toBe(4)
      const menyusul = jualkan(7, 50)
      await expect.poll(menunggu, WAIT).toBeGreaterThan(4)
      return { tutup: menutup, masuk: Promise.allSettled([...berjalan, ...menyusul]) }
    })
    expect(sebab(await tutup)).toEqual(['Masih Ada 7 Penjualan Yang Belum Divalidasi'])
    expect(sebab(await masuk)).toEqual([])
    const kemudian = (await masuk).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(new Set([...selesai, ...kemudian].map((one) => one.no_faktur_jual)).size).toBe(50)
    expect(await jumlahNota()).toBe(50)
    const hari = await shop.db.rows(sql`
      SELECT k.tgl_system::text, b.status_barang, count(*)::int AS n
      FROM penjualan k JOIN penjualan_detail d USING (no_faktur_jual) JOIN barang b USING (kode_barang) GROUP BY 1, 2`)
    expect(hari).toEqual([{ tgl_system: '2026-03-02', status_barang: 'KASIR', n: 50 }])
  })

  it('kasus 22: that closes before any of the sales sells none of them, and every piece stays', async () => {
    const semua = await siapkan(50)
    const { tutup, masuk } = await shop.db.transaction(async (tx) => {
      await tx.run(sql`SELECT FROM toko WHERE kode_toko = 'TK01' FOR UPDATE`)
      const menutup = Promise.allSettled([owner.call(tutupToko, { PROSES: 'close' })])
      await expect.poll(menunggu, WAIT).toBe(1)
      const menyusul = Promise.allSettled(semua.map(({ isian }) => owner.call(jual, isian)))
      // Some stand behind the close in the database, the others before the server's places.
      await expect.poll(menunggu, WAIT).toBeGreaterThan(1)
      return { tutup: menutup, masuk: menyusul }
    })
    expect(sebab(await tutup)).toEqual([])
    expect(sebab(await masuk)).toEqual(semua.map(() => 'Invalid Token.'))
    expect(await jumlahNota()).toBe(0)
    const kode = semua.map((satu) => satu.kode)
    expect(
      await shop.db.rows(sql`SELECT DISTINCT status_barang FROM barang WHERE kode_barcode = ANY (${kode}::text[])`),
    ).toEqual([{ status_barang: 'TERSEDIA' }])
  })

  it('kasus 12: ends what was agreed to on it, though that is minutes old', async () => {
    const isian = await formJual(sales, [await cincin()], {}, [{ total: rp(5_000_000) }])
    const otorisasi = await setujui(sales, jual, isian)
    await owner.call(tutupToko, { PROSES: 'close' })
    shop.clock.walk(5 / 1440)
    sales = await shop.login('SALES')
    await expect(sales.call(jual, { ...isian, otorisasi })).rejects.toThrow('Otorisasi Tidak Berlaku Untuk Data Ini')
    expect(await jumlahNota()).toBe(0)
  })

  it('kasus 23: that is late validates what waits, and sells nothing new', async () => {
    const nota = await tunggu()
    const isian = await formJual(sales, [await cincin()])
    shop.clock.walk(1)
    kasir = await shop.login('KASIR')
    sales = await shop.login('SALES')
    await expect(sales.call(jual, isian)).rejects.toThrow('Silahkan Tutup Toko')
    await sahkanJual(kasir, [nota])
  })

  it('kasus 17: that is over is undone by the owner’s agreement alone, in today’s books', async () => {
    const nota = await jualSah(sales, kasir, [await cincin()])
    await shop.user(owner, 'SU', 'SU')
    owner = await shop.nextDay(owner)
    kasir = await shop.login('KASIR')
    const isian = batalForm(nota)
    await expect(denganOtorisasi(kasir, batalJual, isian, 'BATAL PENJUALAN', 'SU')).rejects.toThrow(
      'BATAL PENJUALAN Ini Hanya Disetujui OWN',
    )
    const { data } = await denganOtorisasi(kasir, batalJual, isian, 'BATAL PENJUALAN')
    const hari = await shop.db.rows(
      sql`SELECT arah, tgl::text FROM jual_peristiwa WHERE no_faktur = ${data.no_faktur_jual} ORDER BY arah DESC`,
    )
    expect(hari).toEqual([
      { arah: 1, tgl: '2026-03-02' },
      { arah: -1, tgl: '2026-03-03' },
    ])
  })
})

describe('validation', () => {
  it('kasus 24: is done by the cashier still for what waits when the shop switches it off', async () => {
    const nota = await tunggu()
    await disetujuiBila(owner, ubahParaSystem, { key: 'validasi_penjualan', value: 'TIDAK', otorisasi: null })
    const isian = await formJual(sales, [await cincin()])
    await expect(sales.call(jual, isian)).rejects.toThrow('Pembayaran Harus Rp. 5,733,000')
    const { data } = await sales.call(jual, { ...isian, pembayaran: [bayarTunai(5_733_000)] })
    expect(data).toMatchObject({ status: 'DONE', valid_by: 'SALES' })
    await sahkanJual(kasir, [nota])
  })

  it('at once is for who may validate, where the shop lets him', async () => {
    const isian = { ...(await formJual(owner, [await cincin()])), sahkan: true, pembayaran: [bayarTunai(5_733_000)] }
    await expect(sales.call(jual, isian)).rejects.toThrow('Penjualan Ini Divalidasi Kasir')
    await disetujuiBila(owner, ubahParaSystem, { key: 'sahkan_langsung', value: 'TIDAK', otorisasi: null })
    await expect(owner.call(jual, isian)).rejects.toThrow('Penjualan Ini Divalidasi Kasir')
    // In two steps neither.
    const { data: nota } = await owner.call(jual, await formJual(owner, [await cincin()]))
    await expect(owner.call(validasiJual, sahIsi(nota))).rejects.toThrow(
      `Faktur ${nota.no_faktur_jual} Divalidasi User Lain`,
    )
    await owner.call(batalJual, batalForm(nota))
    await disetujuiBila(owner, ubahParaSystem, { key: 'sahkan_langsung', value: 'YA', otorisasi: null })
    expect((await owner.call(jual, isian)).data.status).toBe('DONE')
  })

  it('000.21 is turned down by the cashier alone once the bon is printed, with every piece in his hand', async () => {
    const nota = await tunggu()
    await sales.call(cetak, { jenis: BON_PENJUALAN, dokumen: nota.no_faktur_jual, rangkap: 1, alasan: '' })
    await expect(sales.call(batalJual, batalForm(nota))).rejects.toThrow('Penjualan Ini Hanya Dapat Ditolak Kasir')
    const kode = nota.barang[0]?.kode_barcode ?? ''
    await expect(kasir.call(batalJual, batalForm(nota))).rejects.toThrow(
      `Bon Sudah Dicetak, Pindai Kembali Barang ${kode}`,
    )
    expect((await kasir.call(batalJual, batalForm(nota, { kode_barcode: [kode] }))).data.status).toBe('BATAL')
  })

  it('case 8 of the cashier’s: is refused to who has no such screen', async () => {
    const nota = await tunggu()
    const gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
    for (const satu of [sales, gudang])
      await expect(satu.call(validasiJual, sahIsi(nota))).rejects.toThrow('Akses Di Menu Ini Tidak Di Izinkan')
    await expect(gudang.call(batalJual, batalForm(nota))).rejects.toThrow('Akses Di Menu Ini Tidak Di Izinkan')
  })
})
