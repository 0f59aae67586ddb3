/** Sales against what else wants the piece, and against death in the middle. Numbers in the names are those of the area's design. */
import { randomUUID } from 'node:crypto'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { antre } from '@kencana/testing/antre'
import { tambahCincin } from '@kencana/testing/barang'
import { OpnameShop } from '@kencana/testing/opname'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { batalForm, bayarTunai, formJual, jualSah } from '@kencana/testing/penjualan'
import { formPesanan, isiPesanan, pesan, tolakan } from '@kencana/testing/pesanan'
import { buat, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kirimCuci } from '../../barang/cucian/cucian.contract.ts'
import { hancurBarang } from '../../barang/hancur-data-barang/hancur-data-barang.contract.ts'
import { kirimBarang } from '../../barang/kirim-barang/kirim-barang.contract.ts'
import { pindahBarang } from '../../barang/pindah-barang/pindah-barang.contract.ts'
import { simpanPesanan } from '../../pesanan/transaksi-pesanan/transaksi-pesanan.contract.ts'
import { barangDijual } from './barang-jual.contract.ts'
import { getJual, listJual } from './nota.contract.ts'
import { batalJual, jual } from './transaksi-penjualan.contract.ts'

let d: OpnameShop
beforeAll(async () => {
  d = await OpnameShop.open()
  await isiPesanan(d.owner)
  await d.shop.toko(d.owner, 'TK02')
})
afterAll(() => d.shop.close())

const cincin = async (): Promise<string> => (await tambahCincin(d.owner)).kode_barcode
const HARGA = 5_733_000
const langsung = async (kode: string) => formJual(d.owner, [kode], { sahkan: true, pembayaran: [bayarTunai(HARGA)] })

describe('a piece', () => {
  /** What else wants it. */
  const lain = (kode: string): Record<string, () => Promise<unknown>> => ({
    jual: async () => d.su.call(jual, await formJual(d.su, [kode])),
    pindah: () => d.su.call(pindahBarang, { kode_baki_tujuan: 'CN02', detail_barang: [kode], versi: [1] }),
    kirim: () => d.su.call(kirimBarang, { to: 'TK02', detail_barang: [{ kode_barcode: kode, versi: 1 }] }),
    hancur: () => d.su.call(hancurBarang, { alasan: 'RUSAK', detail_barang: [kode], versi: [1] }),
    cuci: () => d.su.call(kirimCuci, { keterangan: '', detail_barang: [kode], versi: [1] }),
    contoh: async () => d.su.call(simpanPesanan, await formPesanan(d.su, [{ contoh: 'TOKO', contoh_barcode: kode }])),
  })
  const pegang = (kode: string) => sql`SELECT FROM barang WHERE kode_barcode = ${kode} FOR UPDATE`
  const kalah = (hasil: readonly PromiseSettledResult<unknown>[]) =>
    hasil.map((one) => (one.status === 'fulfilled' ? '' : (one.reason as Error).message))

  it.each([
    ['jual', 'KASIR'],
    ['pindah', 'TERSEDIA'],
    ['kirim', 'DIKIRIM'],
    ['hancur', 'HANCUR'],
    ['cuci', 'CUCI'],
    ['contoh', 'TITIP'],
  ])('kasus 2: that is sold and wanted for %s at the same moment goes to who came first', async (nama, menjadi) => {
    for (const jualDulu of [true, false]) {
      const kode = await cincin()
      const isian = await formJual(d.owner, [kode])
      const dua = [() => d.owner.call(jual, isian), () => lain(kode)[nama]?.() ?? Promise.reject(new Error(nama))]
      const hasil = await antre(d.shop.db, pegang(kode), jualDulu ? dua : dua.toReversed())
      expect(kalah(hasil)).toEqual(['', `Barang ${kode} Sudah Diproses Oleh User Lain`])
      expect((await d.letak(kode))[1]).toBe(jualDulu ? 'KASIR' : menjadi)
    }
  })

  it('kasus 2: that a count is about to call lost is sold or lost, by who came first', async () => {
    for (const jualDulu of [true, false]) {
      const { tray, cincin: ada } = await d.isiBaki()
      const { no_so } = await d.hitung(tray, ada.slice(0, 2))
      const isian = await formJual(d.owner, [ada[2]])
      const dua = [() => d.owner.call(jual, isian), () => d.setujui(no_so, d.su)]
      const hasil = await antre(d.shop.db, pegang(ada[2]), jualDulu ? dua : dua.toReversed())
      const tunggu = `Barang ${ada[2]} Masih Di Kasir, Validasi Atau Tolak Penjualannya Dahulu`
      expect(kalah(hasil)).toEqual(['', jualDulu ? tunggu : `Barang ${ada[2]} Sudah Diproses Oleh User Lain`])
      expect((await d.letak(ada[2]))[1]).toBe(jualDulu ? 'KASIR' : 'HILANG')
    }
  })

  it('kasus 14: that was made for an order is not sold to somebody else', async () => {
    await isiTukang(d.owner)
    await isiBahan(d.owner, 10)
    await beriBahan(d.owner, 10)
    const no_pesanan = await pesan(d.owner)
    await buat(d.owner, no_pesanan, 1)
    const kode = await masukkanJadi(d.owner, no_pesanan, 1)
    const milik = `Barang ${kode} Milik Pesanan ${no_pesanan}`
    expect(await tolakan(d.owner, barangDijual, { kode })).toEqual([422, milik])
    const baris = { kode_barcode: kode, versi: 1, total_hitung: rp(1_795_000), total: rp(1_795_000) }
    const isian = await formJual(d.owner, [], { detail_barang: [baris] })
    expect(await tolakan(d.owner, jual, isian)).toEqual([422, milik])
  })
})

it('kasus 6: a sale whose server dies after its jurnal and before its commit never was, and is made once by the same key', async () => {
  const kode = await cincin()
  const isian = await langsung(kode)
  const awal = await d.isi()
  const kunci = randomUUID()
  // The audit entry is the last thing of a write: it waits for this lock with everything else done.
  await d.shop.db.transaction(async (tx) => {
    await tx.run(sql`LOCK TABLE audit_log IN SHARE MODE`)
    const mati = d.owner.call(jual, isian, kunci).then(
      () => 'SOLD',
      (error: Error) => error.message,
    )
    await expect
      .poll(
        () =>
          d.shop.db.rows(sql`
            SELECT pg_terminate_backend(pid) AS mati FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%INSERT INTO audit_log%'`),
        { interval: 20 },
      )
      .toEqual([{ mati: true }])
    expect(await mati).not.toBe('SOLD')
  })
  expect(await d.isi()).toEqual(awal)
  expect((await d.letak(kode))[1]).toBe('TERSEDIA')
  const pertama = await d.owner.call(jual, isian, kunci)
  expect(pertama.data.status).toBe('DONE')
  expect((await d.owner.call(jual, isian, kunci)).no_faktur_jual).toBe(pertama.no_faktur_jual)
})

it('kasus 25: a nota of a cancelled sale says so, by its number and among the others', async () => {
  const nota = await jualSah(d.owner, d.owner, [await cincin()])
  await denganOtorisasi(d.owner, batalJual, batalForm(nota), 'BATAL PENJUALAN')
  const { no_faktur_jual } = nota
  const batal = await d.owner.call(getJual, { no_faktur: no_faktur_jual })
  expect(batal).toMatchObject({ status: 'BATAL', barang: [{ keadaan: 'DI TOKO' }] })
  const saring = {
    q: no_faktur_jual,
    tgl_awal: '',
    tgl_akhir: '',
    kode_sales: 'ALL',
    turun: '1',
    hal: 1,
    per: 25,
  } as const
  const { rows } = await d.owner.call(listJual, { ...saring, status: 'BATAL', urut: 'no_faktur_jual' })
  expect(rows.map((one) => [one.no_faktur_jual, one.keadaan])).toEqual([[no_faktur_jual, 'DI TOKO']])
})
