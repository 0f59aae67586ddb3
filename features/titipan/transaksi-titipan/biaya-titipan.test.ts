/** The fee of a card on money for a deposit that is undone, or called off. */
import { sql } from '@kencana/database'
import { parsePersen, rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { denganOtorisasi, disetujuiBila, mintaDari } from '@kencana/testing/pembelian'
import { bayarTunai, isiPenjualan } from '@kencana/testing/penjualan'
import { tolakan } from '@kencana/testing/pesanan'
import { isiRekening } from '@kencana/testing/rekening'
import { batalTitipForm, formTitip, isiBakiTitip, titipSah } from '@kencana/testing/titipan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getMinta } from '../../akses/otorisasi/otorisasi.contract.ts'
import { laporanNonCash } from '../../keuangan/laporan-uang/laporan-uang.contract.ts'
import { tambahBank } from '../../keuangan/uang/uang.contract.ts'
import { getTitipan } from './titipan.contract.ts'
import {
  batalTitipan,
  batalUangTitipan,
  OTORISASI_BATAL_UANG,
  tambahUangTitipan,
  titip,
  validasiTitipan,
} from './transaksi-titipan.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  await isiMaster(owner)
  await isiPenjualan(owner)
  await isiBakiTitip(owner)
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

const kartu = (jumlah: number) => ({
  ...bayarTunai(jumlah),
  cara_bayar: 'CREDIT' as const,
  no_rekening: '0999',
  masuk: true,
})

/** A piece kept for 600,000 in cash, and more money for it by card unless told. */
const uang = async (pembayaran: ReturnType<typeof bayarTunai>[] = [kartu(500_000)]): Promise<string> => {
  const { kode_barcode } = await tambahCincin(owner)
  const form = await titipSah(owner, kasir, [kode_barcode], { mengikat: false, titip: rp(600_000) })
  const isi = { no_titip: form.no_titip_group, pembayaran }
  return (await disetujuiBila(kasir, tambahUangTitipan, isi)).no_uang_titip
}
const batal = (no_uang_titip: string, void_edc = false) => ({
  no_uang_titip,
  alasan: 'salah catat',
  void_edc,
  otorisasi: null,
})

/** What a bank kept of an undone document, under which number. */
const disimpan = (dokumen: string) =>
  shop.db.rows(sql`SELECT no_kembali::text, biaya FROM biaya_kembali WHERE dokumen = ${dokumen}`)

it('000.15 stays with the bank where more money for a deposit is undone: BANK -50,000, BIAYA_BANK +50,000', async () => {
  const awal = await buku()
  const no = await uang()
  expect(await buku()).toMatchObject({ bank: awal.bank + 450_000, biaya: awal.biaya + 50_000 })
  const { minta: id = '' } = await mintaDari(kasir, batalUangTitipan, batal(no))
  const [kasus] = (await kasir.call(getMinta, { id })).kasus
  expect(kasus?.keterangan).toContain('biaya kartu Rp. 50,000')
  await denganOtorisasi(kasir, batalUangTitipan, batal(no), OTORISASI_BATAL_UANG)
  expect(await buku()).toMatchObject({ bank: awal.bank - 50_000, biaya: awal.biaya + 50_000 })
  expect(await disimpan(no)).toEqual([{ no_kembali: expect.stringMatching(/^RFT-TK01-/), biaya: 50_000 }])
  expect(await shop.violations()).toEqual([])
})

it('000.15 comes back where the card was voided at its machine, and cash was no card', async () => {
  const awal = await buku()
  const no = await uang()
  await denganOtorisasi(kasir, batalUangTitipan, batal(no, true), OTORISASI_BATAL_UANG)
  expect(await buku()).toMatchObject({ bank: awal.bank, biaya: awal.biaya })
  expect(await disimpan(no)).toEqual([])
  const lewatKas = await uang([bayarTunai(500_000)])
  const sebelum = await buku()
  expect(await tolakan(kasir, batalUangTitipan, batal(lewatKas, true))).toEqual([
    422,
    `Pembayaran ${lewatKas} Tidak Lewat Kartu`,
  ])
  expect(await buku()).toEqual(sebelum)
})

/** A piece kept for 600,000 by card. */
const dititip = async () => {
  const { kode_barcode } = await tambahCincin(owner)
  const isi = await formTitip(owner, [kode_barcode], { mengikat: false, titip: rp(600_000) })
  const form = (await owner.call(titip, isi)).data
  const data = [{ no_titip_group: form.no_titip_group, versi: form.versi, pembayaran: [kartu(600_000)] }]
  await disetujuiBila(kasir, validasiTitipan, { data })
  return form.no_titip_group
}
const lepas = async (no_titip: string, pembayaran: ReturnType<typeof bayarTunai>[], void_edc = true) =>
  batalTitipForm(await kasir.call(getTitipan, { no_titip }), 0, { pembayaran, void_edc })
const keKartu = (jumlah: number) => ({ ...kartu(jumlah), masuk: false })

it('000.15 stays with the bank where a deposit is called off, unless its card was voided at its machine', async () => {
  const awal = await buku()
  const biasa = await dititip()
  await disetujuiBila(kasir, batalTitipan, await lepas(biasa, [keKartu(600_000)], false))
  expect(await buku()).toMatchObject({ bank: awal.bank - 60_000, biaya: awal.biaya + 60_000 })
  const ditarik = await dititip()
  await disetujuiBila(kasir, batalTitipan, await lepas(ditarik, [keKartu(600_000)]))
  expect(await buku()).toMatchObject({ bank: awal.bank - 60_000, biaya: awal.biaya + 60_000 })
  expect(await shop.violations()).toEqual([])
})

it('comes back with money that goes to that card in full alone', async () => {
  const no_titip = await dititip()
  const sebelum = await buku()
  const SAMA = [422, 'VOID EDC Hanya Bila Uang Kembali Ke Kartu Yang Sama']
  for (const cara of [[bayarTunai(600_000)], [keKartu(400_000), bayarTunai(200_000)]])
    expect(await tolakan(kasir, batalTitipan, await lepas(no_titip, cara))).toEqual(SAMA)
  const { kode_barcode } = await tambahCincin(owner)
  const tunai = (await titipSah(owner, kasir, [kode_barcode], { mengikat: false, titip: rp(600_000) })).no_titip_group
  expect(await tolakan(kasir, batalTitipan, await lepas(tunai, [bayarTunai(600_000)]))).toEqual([
    422,
    `Pembayaran ${tunai} Tidak Lewat Kartu`,
  ])
  expect((await buku()).bank).toBe(sebelum.bank)
  await disetujuiBila(kasir, batalTitipan, await lepas(no_titip, [keKartu(600_000)]))
})

it('adds up in what went through the account', async () => {
  const tanggal = kasir.data.tgl_system
  const masa = { tgl_awal: tanggal, tgl_akhir: tanggal, type: 'REKAP' as const }
  const saring = { kategori: 'ALL', no_rekening: '0999', jenis: 'ALL', cair: 'ALL' }
  const rows = await owner.call(laporanNonCash, { ...masa, ...saring })
  // 2 × 500,000 and 3 × 600,000 came and went; of the fees 50,000 and 60,000 stay with the bank.
  expect(rows.map(({ kategori, jumlah_in, jumlah_out }) => [kategori, jumlah_in, jumlah_out])).toEqual([
    ['SALDO AWAL', 0, 0],
    ['TITIPAN', 2_800_000, 2_800_000],
    ['TAMBAH UANG', 5_000_000, 0],
    ['BIAYA BANK', 170_000, 280_000],
  ])
})

it('is voided on no later day: refused, nothing moved', async () => {
  const no = await uang()
  const no_titip = await dititip()
  owner = await shop.nextDay(owner)
  kasir = await shop.login('KASIR')
  const sebelum = await buku()
  expect(await tolakan(kasir, batalUangTitipan, batal(no, true))).toEqual([422, 'VOID EDC Hanya Pada Hari Yang Sama'])
  expect(await tolakan(kasir, batalTitipan, await lepas(no_titip, [keKartu(600_000)]))).toEqual([
    422,
    'VOID EDC Hanya Pada Hari Yang Sama',
  ])
  expect(await buku()).toEqual(sebelum)
  await denganOtorisasi(kasir, batalUangTitipan, batal(no), OTORISASI_BATAL_UANG)
  expect(await buku()).toMatchObject({ bank: sebelum.bank - 500_000, biaya: sebelum.biaya })
  expect(await shop.violations()).toEqual([])
})
