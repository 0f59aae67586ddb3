/** The fee of a card on an order whose handing over, or money ahead, is undone. */
import { sql } from '@kencana/database'
import { parsePersen, rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { denganOtorisasi, disetujuiBila, mintaDari } from '@kencana/testing/pembelian'
import { isiPesanan, pesan, tolakan, tunai } from '@kencana/testing/pesanan'
import { buat, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { isiRekening } from '@kencana/testing/rekening'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getMinta } from '../../akses/otorisasi/otorisasi.contract.ts'
import { cetak } from '../../cetak/cetak.contract.ts'
import { laporanEod } from '../../keuangan/laporan-eod/laporan-eod.contract.ts'
import { laporanNonCash } from '../../keuangan/laporan-uang/laporan-uang.contract.ts'
import { batalKonfirmasi, pembayaranBank } from '../../keuangan/pembayaran/konfirmasi.contract.ts'
import { tambahBank } from '../../keuangan/uang/uang.contract.ts'
import { batalPesanan } from '../batal-pesanan/batal-pesanan.contract.ts'
import { batalTitip, OTORISASI_BATAL_TITIP, tambahTitip } from '../titip-uang/titip-uang.contract.ts'
import { getBatalSerah, KERTAS_BATAL_SERAH } from './batal-serah.contract.ts'
import { batalSerah, OTORISASI_BATAL_SERAH, serahPesanan } from './serah-pesanan.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  await isiMaster(owner)
  await isiPesanan(owner)
  await isiTukang(owner)
  await isiBahan(owner, 100)
  await beriBahan(owner, 100)
  await isiRekening(owner, '0999', { biaya_credit: parsePersen(10) })
  // The bank takes its fees from what lies there.
  const isi = { kode_transaksi: 'SALDO AWAL', no_rekening: '0999', jumlah: rp(5_000_000), keterangan: 'modal' }
  await owner.call(tambahBank, isi)
})
afterAll(() => shop.close())

/** What stands on the accounts of a card: at the bank, and as its fee. */
const buku = async () => {
  const row = await shop.db.one<{ bank: number; biaya: number; jurnal: number }>(sql`
    SELECT coalesce(sum(rp) FILTER (WHERE akun = 'BANK'), 0)::bigint AS bank, coalesce(sum(rp) FILTER (WHERE akun = 'BIAYA_BANK'), 0)::bigint AS biaya,
      (SELECT count(*)::int FROM jurnal) AS jurnal
    FROM mutasi WHERE ref = '0999'`)
  if (!row) throw new Error('no sums')
  return row
}

const kartu = (jumlah: number, masuk = true) => ({
  ...tunai(jumlah),
  cara_bayar: 'CREDIT' as const,
  no_rekening: '0999',
  masuk,
})

/** An order of 1,795,000, of which 795,000 were paid ahead, handed over for the rest. */
const serah = async (pembayaran: ReturnType<typeof tunai>[] = [kartu(1_000_000)]): Promise<string> => {
  const no_pesanan = await pesan(kasir, {}, { pembayaran: [tunai(795_000)] })
  await buat(owner, no_pesanan, 1)
  await masukkanJadi(owner, no_pesanan, 1)
  const isi = { no_pesanan, diskon: rp(0), pembayaran, kode_baki_contoh: '', otorisasi: null }
  return (await disetujuiBila(kasir, serahPesanan, isi)).no_serah
}
const batal = (no_serah: string, void_edc = false) => ({ no_serah, alasan: 'salah barang', void_edc, otorisasi: null })

/** What a bank kept of an undone document, under which number. */
const disimpan = (dokumen: string) =>
  shop.db.rows(sql`SELECT no_kembali::text, biaya FROM biaya_kembali WHERE dokumen = ${dokumen}`)

const RFP = expect.stringMatching(/^RFP-TK01-/)

it('000.15 stays with the bank where a handing over is undone: BANK -100,000, BIAYA_BANK +100,000', async () => {
  const awal = await buku()
  const no_serah = await serah()
  expect(await buku()).toMatchObject({ bank: awal.bank + 900_000, biaya: awal.biaya + 100_000 })
  const { minta: id = '' } = await mintaDari(kasir, batalSerah, batal(no_serah))
  const [kasus] = (await kasir.call(getMinta, { id })).kasus
  expect(kasus?.keterangan).toContain('biaya kartu Rp. 100,000')
  const baca = () => kasir.call(getBatalSerah, { no_serah })
  await expect(baca()).rejects.toThrow(`Bukti Batal Serah ${no_serah} Tidak Ada`)
  const { no_batal, data } = await denganOtorisasi(kasir, batalSerah, batal(no_serah), OTORISASI_BATAL_SERAH)
  // Its paper says so, and each print of it is counted.
  const cara = { arah: 'KELUAR', cara_bayar: 'CREDIT', no_rekening: '0999', jumlah: 1_000_000, biaya: 0 }
  expect(data).toMatchObject({ no_batal, no_serah, no_kembali: RFP, biaya: 100_000, pembayaran: [cara], cetakan: 0 })
  expect(data).toMatchObject({ alasan: 'SALAH BARANG', user_id: 'KASIR', disetujui_oleh: 'OWNER', persekot: 795_000 })
  await kasir.call(cetak, { jenis: KERTAS_BATAL_SERAH.cetak, dokumen: no_batal, rangkap: 2, alasan: 'HILANG' })
  expect(await baca()).toEqual({ ...data, cetakan: 1 })
  expect(await buku()).toMatchObject({ bank: awal.bank - 100_000, biaya: awal.biaya + 100_000 })
  expect(await disimpan(no_serah)).toEqual([{ no_kembali: RFP, biaya: 100_000 }])
  expect(await shop.violations()).toEqual([])
})

it('000.15 comes back where the card was voided at its machine, and cash was no card', async () => {
  const awal = await buku()
  const no_serah = await serah()
  const { data } = await denganOtorisasi(kasir, batalSerah, batal(no_serah, true), OTORISASI_BATAL_SERAH)
  expect(data).toMatchObject({ no_kembali: null, biaya: 0 })
  expect(await buku()).toMatchObject({ bank: awal.bank, biaya: awal.biaya })
  expect(await disimpan(no_serah)).toEqual([])
  const lewatKas = await serah([tunai(1_000_000)])
  const sebelum = await buku()
  expect(await tolakan(kasir, batalSerah, batal(lewatKas, true))).toEqual([
    422,
    `Pembayaran ${lewatKas} Tidak Lewat Kartu`,
  ])
  expect(await buku()).toEqual(sebelum)
  expect(await shop.violations()).toEqual([])
})

/** 500,000 ahead for an order by card. */
const titip = async (masuk = true): Promise<string> => {
  const no_pesanan = await pesan(kasir)
  return (await disetujuiBila(kasir, tambahTitip, { no_pesanan, pembayaran: [kartu(500_000, masuk)] })).no_titip
}
const batalUang = (no_titip: string, void_edc = false) => ({ no_titip, alasan: 'salah', void_edc, otorisasi: null })

it('000.15 stays with the bank where money ahead is undone, unless its card was voided or it never came', async () => {
  const awal = await buku()
  const no_titip = await titip()
  await denganOtorisasi(kasir, batalTitip, batalUang(no_titip), OTORISASI_BATAL_TITIP)
  expect(await buku()).toMatchObject({ bank: awal.bank - 50_000, biaya: awal.biaya + 50_000 })
  expect(await disimpan(no_titip)).toEqual([{ no_kembali: RFP, biaya: 50_000 }])
  for (const [lain, void_edc] of [
    [await titip(), true],
    [await titip(false), false],
  ] as const) {
    await denganOtorisasi(kasir, batalTitip, batalUang(lain, void_edc), OTORISASI_BATAL_TITIP)
    expect(await disimpan(lain)).toEqual([])
  }
  expect(await buku()).toMatchObject({ bank: awal.bank - 50_000, biaya: awal.biaya + 50_000 })
  expect(await shop.violations()).toEqual([])
})

it('is no fee of a card that did not come after all, which nobody waits for any longer', async () => {
  const awal = await buku()
  const no_serah = await serah()
  await kasir.call(batalKonfirmasi, { dokumen: no_serah, urut: 1, alasan: 'tidak ada di mutasi' })
  const { data } = await denganOtorisasi(kasir, batalSerah, batal(no_serah), OTORISASI_BATAL_SERAH)
  expect(data).toMatchObject({ no_kembali: null, biaya: 0, pembayaran: [{ cek: 'BATAL' }] })
  expect(await buku()).toMatchObject({ bank: awal.bank, biaya: awal.biaya })
  expect((await kasir.call(pembayaranBank, {})).belum).toEqual([])
  expect(await shop.violations()).toEqual([])
})

it('adds up in what the day took and gave', async () => {
  const tanggal = kasir.data.tgl_system
  const eod = await owner.call(laporanEod, { tanggal, type_laporan: 'REKAP', kode_sales: 'ALL' })
  // In 6 × 10 %: 3 × 100 + 3 × 50 thousand; of them 100 + 50 stay with the bank.
  const bank = { bagian: 'BANK 0999', qty: 0, berat: 0 }
  expect(eod.filter((row) => 'bagian' in row && row.bagian === bank.bagian)).toEqual([
    { ...bank, uraian: 'SALDO AWAL', jumlah_in: 0, jumlah_out: 0, saldo: 0 },
    { ...bank, uraian: 'PESANAN CREDIT', jumlah_in: 4_500_000, jumlah_out: 4_500_000, saldo: 0 },
    { ...bank, uraian: 'TAMBAH UANG', jumlah_in: 5_000_000, jumlah_out: 0, saldo: 5_000_000 },
    { ...bank, uraian: 'BIAYA BANK', jumlah_in: 300_000, jumlah_out: 450_000, saldo: 4_850_000 },
    { ...bank, uraian: 'SALDO AKHIR', jumlah_in: 0, jumlah_out: 0, saldo: 4_850_000 },
  ])
  const masa = { tgl_awal: tanggal, tgl_akhir: tanggal }
  const saring = { kategori: 'ALL', no_rekening: '0999', jenis: 'ALL', cair: 'ALL' }
  const rows = await owner.call(laporanNonCash, { ...masa, type: 'REKAP', ...saring })
  expect(rows.map(({ kategori, jumlah_in, jumlah_out }) => [kategori, jumlah_in, jumlah_out])).toEqual([
    ['SALDO AWAL', 0, 0],
    ['PESANAN', 4_500_000, 4_500_000],
    ['TAMBAH UANG', 5_000_000, 0],
    ['BIAYA BANK', 300_000, 450_000],
  ])
})

it('is voided on no later day: refused, nothing moved', async () => {
  const no_serah = await serah()
  const no_titip = await titip()
  owner = await shop.nextDay(owner)
  kasir = await shop.login('KASIR')
  const sebelum = await buku()
  const LALU = [422, 'VOID EDC Hanya Pada Hari Yang Sama']
  expect(await tolakan(kasir, batalSerah, batal(no_serah, true))).toEqual(LALU)
  expect(await tolakan(kasir, batalTitip, batalUang(no_titip, true))).toEqual(LALU)
  expect(await buku()).toEqual(sebelum)
  await denganOtorisasi(kasir, batalSerah, batal(no_serah), OTORISASI_BATAL_SERAH)
  expect(await buku()).toMatchObject({ bank: sebelum.bank - 1_000_000, biaya: sebelum.biaya })
  expect(await shop.violations()).toEqual([])
})

/** An order whose 600,000 ahead came by card, called off. */
const lepas = async (pembayaran: ReturnType<typeof kartu>[], void_edc = true) => {
  const no_pesanan = await pesan(kasir, {}, { pembayaran: [kartu(600_000)] })
  return { no_pesanan, alasan: 'tidak jadi', pembayaran, kode_baki_contoh: '', void_edc, otorisasi: null }
}
const keKartu = kartu(600_000, false)

it('000.15 comes back with the money of an order that is called off to the card that was voided, in full alone', async () => {
  const awal = await buku()
  await disetujuiBila(kasir, batalPesanan, await lepas([keKartu], false))
  expect(await buku()).toMatchObject({ bank: awal.bank - 60_000, biaya: awal.biaya + 60_000 })
  await disetujuiBila(kasir, batalPesanan, await lepas([keKartu]))
  expect(await buku()).toMatchObject({ bank: awal.bank - 60_000, biaya: awal.biaya + 60_000 })
  for (const cara of [[tunai(600_000)], [kartu(400_000, false), tunai(200_000)]] as (typeof keKartu)[][])
    expect(await tolakan(kasir, batalPesanan, await lepas(cara))).toEqual([
      422,
      'VOID EDC Hanya Bila Uang Kembali Ke Kartu Yang Sama',
    ])
  expect(await shop.violations()).toEqual([])
})
