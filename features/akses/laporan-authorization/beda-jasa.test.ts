/** Loans, repairs, orders and losses in the report of deviations: every figure from the documents written here. */
import type { InputOf, OutputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { parsePersen, rp } from '@kencana/ledger'
import { gram, type User } from '@kencana/testing'
import { formLunas, hutangSah, kartu, tokoHutang } from '@kencana/testing/hutang'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { pesan } from '@kencana/testing/pesanan'
import { jadi, untukDikerjakan } from '@kencana/testing/pesanan-tukang'
import { formBatalService, selesaiService, terimaService } from '@kencana/testing/service'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lunasiHutang } from '../../hutang/transaksi-hutang/bayar-hutang.contract.ts'
import { bagiPesanan } from '../../pesanan/pembagian-pesanan/pembagian-pesanan.contract.ts'
import { selesaikanPesanan } from '../../pesanan/pesanan-selesai/pesanan-selesai.contract.ts'
import { batalService } from '../../service/transaksi-services/batal-service.contract.ts'
import { hakAkses, simpanHakAkses } from '../hak-akses/hak-akses.contract.ts'
import { laporanBeda } from './laporan-authorization.contract.ts'

let toko: Awaited<ReturnType<typeof tokoHutang>>
const HARI = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }
type Lain = Partial<InputOf<typeof laporanBeda>>
const lapor = (lain: Lain = {}, user: User = toko.owner): Promise<OutputOf<typeof laporanBeda>> =>
  user.call(laporanBeda, laporanBeda.input.parse({ ...HARI, ...lain }))
const baris = (kategori: string) => lapor({ type_laporan: 'DETAIL', kategori })

type Pinjam = Awaited<ReturnType<typeof hutangSah>>
let diatas: Pinjam
let murah: Pinjam
let lunas: Pinjam

// Material with the craftsman, who also has solder; four loans: above what the goods carry, within, at a lower rate, to be redeemed.
beforeAll(async () => {
  toko = await tokoHutang()
  const { owner } = toko
  await isiTukang(owner)
  await isiBahan(owner, 20)
  await isiBahan(owner, 1, { jenis: 'PATRI' })
  await beriBahan(owner, 12)
  await beriBahan(owner, 0.5, { jenis: 'PATRI' })
  const { sales, kasir } = toko
  // 2,350,000 x 70 % x 10 g = 16,450,000, of which 80 % are lent: 13,160,000.
  diatas = await hutangSah(sales, kasir, { jumlah_hutang: rp(14_000_000) })
  await hutangSah(sales, kasir)
  murah = await hutangSah(sales, kasir, { bunga_persen: parsePersen(1) })
  lunas = await hutangSah(sales, kasir)
})
afterAll(() => toko.shop.close())

it('9.2 tells a loan above what its goods carry, and counts none below it as a gain', async () => {
  const { no_hutang } = diatas
  expect(await baris('PLAFON HUTANG')).toMatchObject([
    {
      dokumen: no_hutang,
      induk: no_hutang,
      nama: 'BU SARI',
      user_id: 'SALES',
      kode_sales: 'S01',
      disetujui_oleh: 'OWNER',
      hitung: 13_160_000,
      input: 14_000_000,
      selisih: -840_000,
      // 840,000 of 13,160,000.
      persen: -6_383,
    },
  ])
  // 13,160,000 + 3 x 5,000,000 of 14,000,000 + 3 x 5,000,000.
  expect(await lapor({ kategori: 'PLAFON HUTANG' })).toMatchObject([
    { siapa: 'SALES', baris: 4, beda: 1, hitung: 28_160_000, input: 29_000_000, selisih: -840_000 },
  ])
})

it('9.2 tells what a lower rate costs over the whole term', async () => {
  const { no_hutang } = murah
  // 5,000,000 for 4 months: 2 % are 400,000, 1 % are 200,000.
  expect(await baris('BUNGA HUTANG')).toMatchObject([
    { dokumen: no_hutang, hitung: 400_000, input: 200_000, selisih: -200_000, persen: -50_000 },
  ])
})

it('9.2 tells interest that was let go at redemption, under its loan', async () => {
  const { kasir } = toko
  const { no_hutang } = lunas
  const hutang = await kartu(kasir, no_hutang)
  // The first month: 100,000.
  const isi = formLunas(hutang, { diskon: rp(40_000) })
  const bayar = { ...isi, pembayaran: isi.pembayaran.map((one) => ({ ...one, jumlah: rp(5_060_000) })) }
  const { no_bayar } = await denganOtorisasi(kasir, lunasiHutang, bayar, 'HUTANG')
  expect(await baris('DISKON BUNGA')).toMatchObject([
    { dokumen: no_bayar, induk: no_hutang, user_id: 'KASIR', hitung: 100_000, input: 60_000, selisih: -40_000 },
  ])
})

it('9.2 tells work that was added to a repair, one for nothing, and what is kept of a deposit', async () => {
  const { owner } = toko
  const satu = await terimaService(owner)
  await selesaiService(owner, satu, [{ kerja_tambahan: 'POLES', tambahan: rp(20_000), setuju_nama: 'IBU SRI' }])
  const gratis = await terimaService(owner, [{ jumlah: 2, ongkos: rp(0) }])
  const lepas = await terimaService(owner, [{}], 40_000)
  const isi = formBatalService(lepas, 30_000, 10_000)
  const { no_batal_service } = await disetujuiBila(owner, batalService, isi)
  expect(await baris('TAMBAHAN SERVICE')).toMatchObject([
    { induk: satu.no_service, nama: 'CINCIN', hitung: 50_000, input: 70_000, selisih: 20_000, persen: 40_000 },
  ])
  // Two pieces, 10,000 each at least.
  expect(await baris('ONGKOS SERVICE')).toMatchObject([
    { dokumen: gratis.no_service, induk: gratis.no_service, hitung: 20_000, input: 0, selisih: -20_000 },
  ])
  expect(await baris('HANGUS SERVICE')).toMatchObject([
    {
      dokumen: no_batal_service,
      induk: lepas.no_service,
      hitung: 40_000,
      input: 30_000,
      selisih: 10_000,
    },
  ])
})

it("9.2 tells a craftsman's fee beyond the limit, and a price kept for less than its deposit", async () => {
  const { owner } = toko
  const no_pesanan = await pesan(owner, { kunci_harga: true })
  // 5 g at 100,000 a gram: 500,000.
  const isi = { ...untukDikerjakan(no_pesanan, { ongkos_tukang: rp(600_000) }), otorisasi: null }
  const { no_pembagian } = await denganOtorisasi(owner, bagiPesanan, isi, 'ONGKOS TUKANG')
  expect(await baris('ONGKOS TUKANG')).toMatchObject([
    { dokumen: no_pembagian, induk: no_pesanan, hitung: 500_000, input: 600_000, selisih: -100_000, persen: -20_000 },
  ])
  // 2,350,000 x 70 % x 5 g + 150,000 = 8,375,000, of which 30 % are 2,512,500.
  expect(await baris('KUNCI HARGA')).toMatchObject([{ hitung: 2_512_500, input: 0, selisih: -2_512_500 }])
})

it('9.2 tells losses in grams against what was worked on, equal to the ledger', async () => {
  const { owner } = toko
  const no_pesanan = await pesan(owner)
  await disetujuiBila(owner, bagiPesanan, { ...untukDikerjakan(no_pesanan), otorisasi: null })
  const { no_selesai } = await disetujuiBila(owner, selesaikanPesanan, jadi(no_pesanan))
  const { kasir } = toko
  await selesaiService(kasir, await terimaService(kasir), [{ berat_keluar: gram(1.49) }])
  await selesaiService(kasir, await terimaService(kasir))
  const rows = await lapor({ type_laporan: 'SUSUT DETAIL' })
  // 5.0 g of metal and 0.1 g of solder less 0.2 g; 1.500 g less 0.010 g.
  expect(rows).toMatchObject([
    { dokumen: no_selesai, kategori: 'PESANAN_SELESAI', hitung: 5_200, input: 5_000, selisih: -200, persen: -3_846 },
    { kategori: 'SERVICE', hitung: 1_500, input: 1_490, selisih: -10, persen: -667 },
  ])
  const [buku] = await toko.shop.db.rows<{ mg: number }>(sql`
    SELECT sum(m.mg)::int AS mg FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE m.akun IN ('SUSUT', 'SELISIH') AND j.membalik IS NULL`)
  expect([buku?.mg, rows.reduce((sum, one) => sum + one.selisih, 0)]).toEqual([210, -210])
  // Also what lost nothing was worked on: 1.500 g of the second repair came back whole.
  expect(await lapor({ type_laporan: 'SUSUT', kategori: 'SERVICE', user_id: 'KASIR' })).toMatchObject([
    { siapa: 'KASIR', baris: 2, beda: 1, hitung: 3_000, input: 2_990, selisih: -10 },
  ])
})

it('9.2 sets shops beside each other for owners alone', async () => {
  const { shop, owner, kasir } = toko
  await shop.toko(owner, 'TK02')
  const rows = await lapor({ per: 'TOKO', kategori: 'PLAFON HUTANG' })
  expect(rows).toMatchObject([{ siapa: 'TK01', selisih: -840_000 }])
  const { menu, aksi, versi } = await owner.call(hakAkses, { id: 'KASIR' })
  const lagi = [...menu, '/laporan-authorization'] as typeof menu
  await owner.call(simpanHakAkses, { id: 'KASIR', versi, menu: lagi, aksi })
  expect(await lapor({ per: 'USER', kategori: 'PLAFON HUTANG' }, kasir)).toHaveLength(1)
  await expect(lapor({ per: 'TOKO' }, kasir)).rejects.toThrow('Semua Toko Hanya Untuk OWN Dan SU')
})
