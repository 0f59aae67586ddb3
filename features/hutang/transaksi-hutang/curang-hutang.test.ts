/** What the people of a shop could do with loans between themselves: a second look, or the owner’s word, stands before each. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { tambahCincin } from '@kencana/testing/barang'
import {
  cincinJaminan,
  formBatalBayar,
  formHutang,
  formLunas,
  formRemaja,
  gelangJaminan,
  hutangMenunggu,
  hutangSah,
  kartu,
  tokoHutang,
} from '@kencana/testing/hutang'
import { majuHutang } from '@kencana/testing/hutang-lelang'
import { isiMarketplace, jualMarketplace } from '@kencana/testing/marketplace'
import { anggotaBaru } from '@kencana/testing/member'
import { cincinNota, denganOtorisasi, disetujuiBila, formBeli } from '@kencana/testing/pembelian'
import { bayarTunai, jualSah } from '@kencana/testing/penjualan'
import { denganSaksi } from '@kencana/testing/saksi'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { editUser } from '../../akses/users/users.contract.ts'
import { beli } from '../../pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { batalBayarHutang, batalHutang, lunasiHutang, remajakanHutang } from './bayar-hutang.contract.ts'
import { simpanHutang } from './transaksi-hutang.contract.ts'

let toko: Awaited<ReturnType<typeof tokoHutang>>
beforeEach(async () => {
  toko = await tokoHutang()
})
afterEach(() => toko.shop.close())

const pinjam = async (lain: Parameters<typeof formHutang>[0] = {}) =>
  kartu(toko.kasir, (await hutangSah(toko.sales, toko.kasir, lain)).no_hutang)
const keadaan = () =>
  toko.shop.db.one(sql`SELECT count(*)::int AS hutang, (SELECT count(*)::int FROM jurnal) AS jurnal FROM hutang`)
const ditolak = async (apa: () => Promise<unknown>, kata: string) => {
  const awal = await keadaan()
  await expect(apa()).rejects.toThrow(kata)
  expect(await keadaan()).toEqual(awal)
}

it('heavy goods are handed out before somebody else, though the number of the paper is right', async () => {
  const berat = await pinjam()
  await ditolak(() => toko.kasir.call(lunasiHutang, formLunas(berat)), 'Butuh Saksi HUTANG')
  const pinjamDulu = pinjam({
    detail_barang: [gelangJaminan({ berat_kotor: 2_120 as never })],
    jumlah_hutang: rp(100_000),
  })
  await pinjamDulu
  const ringan = await pinjam({
    detail_barang: [gelangJaminan({ berat_kotor: 2_120 as never })],
    jumlah_hutang: rp(100_000),
  })
  expect(ringan.barang).toMatchObject([{ berat: 2_000 }])
  await toko.kasir.call(lunasiHutang, formLunas(ringan))
  // Ten light ones a day, as of every limit; the eleventh is handed out before somebody else.
  const kecil = { detail_barang: [gelangJaminan({ berat_kotor: 2_120 as never })], jumlah_hutang: rp(100_000) }
  for (let ke = 2; ke <= 9; ke += 1) await toko.kasir.call(lunasiHutang, formLunas(await pinjam(kecil)))
  // Several at once are judged one after the other: the last two grams go out once.
  const sekaligus: ReturnType<typeof formLunas>[] = []
  while (sekaligus.length < 5) sekaligus.push(formLunas(await pinjam(kecil)))
  const jawab = await Promise.allSettled(sekaligus.map((isi) => toko.kasir.call(lunasiHutang, isi)))
  expect(jawab.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await ditolak(async () => toko.kasir.call(lunasiHutang, formLunas(await pinjamDulu)), 'Butuh Saksi HUTANG')
  // Whoever is moved to another shop takes along what he handed out alone today.
  const { shop, owner } = toko
  await shop.toko(owner, 'TK02')
  await shop.db.run(sql`INSERT INTO sales (kode_toko, kode_sales, nama_sales) VALUES ('TK02', 'S01', 'RINA')`)
  const sana = {
    sales: await shop.user(owner, 'SALES2', 'SALES', 'TK02'),
    lain: await shop.user(owner, 'KASIR2', 'KASIR', 'TK02'),
  }
  const sah = async () => kartu(sana.lain, (await hutangSah(sana.sales, sana.lain, kecil)).no_hutang)
  await sana.lain.call(lunasiHutang, formLunas(await sah()))
  await owner.call(editUser, { id: 'KASIR', user_name: 'KASIR', level: 'KASIR', kode_toko: 'TK02' })
  const pindah = await shop.login('KASIR')
  const disana = formLunas(await sah())
  await ditolak(() => pindah.call(lunasiHutang, disana), 'Butuh Saksi HUTANG')
})

it('what is handed out alone counts, though something else of it was agreed to', async () => {
  // 2 g each; the day has room for 20 g.
  const kecil = { detail_barang: [gelangJaminan({ berat_kotor: 2_120 as never })], jumlah_hutang: rp(100_000) }
  for (let ke = 1; ke <= 10; ke += 1) {
    const hutang = await pinjam(kecil)
    const bayar = [bayarTunai(hutang.tagihan.total - 1_000)]
    const isi = formLunas(hutang, { diskon: rp(1_000), pembayaran: bayar })
    await denganOtorisasi(toko.kasir, lunasiHutang, isi, 'HUTANG')
  }
  const lagi = formLunas(await pinjam(kecil))
  await ditolak(() => toko.kasir.call(lunasiHutang, lagi), 'Butuh Saksi HUTANG')
})

it('a day moves for no interest by agreement alone, also on the day from which interest runs', async () => {
  const satu = await pinjam()
  const { no_hutang } = await toko.kasir.call(remajakanHutang, formRemaja(satu))
  toko = { ...toko, ...(await majuHutang(toko.shop, '2026-04-02')) }
  const hari = await kartu(toko.kasir, no_hutang)
  expect([hari.mulai, hari.tagihan.bunga]).toEqual(['2026-04-02', 0])
  await ditolak(() => toko.kasir.call(remajakanHutang, formRemaja(hari)), 'Butuh Otorisasi HUTANG')
  // A day later a month has begun: it is paid, and the day moves.
  toko = { ...toko, ...(await majuHutang(toko.shop, '2026-04-03')) }
  await toko.kasir.call(remajakanHutang, formRemaja(await kartu(toko.kasir, no_hutang)))
})

it('many loans of one person on one day are one large one', async () => {
  await pinjam({ jumlah_hutang: rp(10_000_000) })
  // Each with a telephone of his own: one telephone is one person too.
  const lagi = (orang: Parameters<typeof formHutang>[0] = {}) => formHutang({ jumlah_hutang: rp(5_000_001), ...orang })
  await ditolak(() => toko.owner.call(simpanHutang, lagi()), 'Butuh Otorisasi HUTANG')
  // One that goes on is still his of today.
  const besar = await pinjam({ jumlah_hutang: rp(10_000_000), nik: '3573010203049922' })
  await toko.kasir.call(remajakanHutang, formRemaja(besar))
  await ditolak(() => toko.sales.call(simpanHutang, lagi({ nik: '3573010203049922' })), 'Butuh Otorisasi HUTANG')
  await toko.sales.call(simpanHutang, formHutang({ jumlah_hutang: rp(5_000_000) }))
  // In another shop of the chain they are his as well, up to as much.
  await toko.shop.toko(toko.owner, 'TK02')
  await toko.shop.db.run(sql`INSERT INTO sales (kode_toko, kode_sales, nama_sales) VALUES ('TK02', 'S01', 'RINA')`)
  const sana = await toko.shop.user(toko.owner, 'SALES2', 'SALES', 'TK02')
  const orang = { nik: '3573010203049933', nama_customer: 'BU TUTIK' }
  await pinjam({ ...orang, jumlah_hutang: rp(10_000_000) })
  await ditolak(() => sana.call(simpanHutang, lagi(orang)), 'Butuh Otorisasi HUTANG')
  await sana.call(simpanHutang, lagi({ ...orang, jumlah_hutang: rp(5_000_000) }))
  // Another paper with his telephone is still he; somebody else's are his own.
  await ditolak(
    () => toko.sales.call(simpanHutang, lagi({ nik: '3573010203049911', no_hp: '081234567890' })),
    'Butuh Otorisasi HUTANG',
  )
  await toko.sales.call(simpanHutang, lagi({ nik: '3573010203049911' }))
})

it('another paper than the member’s own is agreed to', async () => {
  const kode_member = await anggotaBaru(toko.owner, 'BU ANI', '081211112222')
  const anggota = { kode_member, nama_customer: 'BU ANI', no_hp: '081211112222', jumlah_hutang: rp(1_000_000) }
  await toko.sales.call(simpanHutang, formHutang(anggota))
  await toko.sales.call(simpanHutang, formHutang(anggota))
  const lain = formHutang({ ...anggota, nik: '3573010203049911' })
  await ditolak(() => toko.sales.call(simpanHutang, lain), 'Butuh Otorisasi HUTANG')
})

it('a piece that a marketplace has not paid for is lent on by agreement', async () => {
  await isiMarketplace(toko.owner)
  const { kode_barcode } = await tambahCincin(toko.owner)
  await jualMarketplace(toko.sales, toko.owner, [kode_barcode], 'INV/1')
  const isi = formHutang({ detail_barang: [cincinJaminan(kode_barcode)], jumlah_hutang: rp(1_000_000) })
  await ditolak(() => toko.sales.call(simpanHutang, isi), 'Butuh Otorisasi HUTANG')
})

it('where a price knows no fineness, less fine gold than its category’s is agreed to', async () => {
  const isi = formHutang({ detail_barang: [gelangJaminan({ kadar: '8K' })], jumlah_hutang: rp(1_000_000) })
  await toko.sales.call(simpanHutang, isi)
  await disetujuiBila(toko.owner, ubahParaSystem, { key: 'kategori_harga', value: 'HARGA_GRAM', otorisasi: null })
  await ditolak(() => toko.sales.call(simpanHutang, isi), 'Butuh Otorisasi KADAR')
})

it('a redemption is not undone once its piece was sold to the shop, or lent on again', async () => {
  for (const apa of ['beli', 'hutang'] as const) {
    const { kode_barcode } = await tambahCincin(toko.owner)
    await jualSah(toko.owner, toko.owner, [kode_barcode])
    const satu = await pinjam({ detail_barang: [cincinJaminan(kode_barcode)], jumlah_hutang: rp(1_000_000) })
    const { no_bayar } = await denganSaksi(toko.kasir, toko.sales, lunasiHutang, formLunas(satu), 'HUTANG')
    if (apa === 'beli') await disetujuiBila(toko.owner, beli, formBeli([cincinNota(kode_barcode)]))
    else await pinjam({ detail_barang: [cincinJaminan(kode_barcode)], jumlah_hutang: rp(1_000_000) })
    const batal = formBatalBayar(no_bayar, true)
    await ditolak(
      () => denganOtorisasi(toko.kasir, batalBayarHutang, batal, 'BATAL HUTANG'),
      apa === 'beli' ? `Barang ${kode_barcode} Sudah Dibeli Kembali` : `Barang ${kode_barcode} Sedang Dijaminkan`,
    )
  }
})

it('a loan that somebody agreed to is undone by agreement of the same grade', async () => {
  const menunggu = await hutangMenunggu(toko.sales, { jumlah_hutang: rp(13_160_001) })
  expect(menunggu.disetujui_oleh).toBe('OWNER')
  const { no_hutang, versi } = await hutangSah(toko.sales, toko.kasir, {
    jumlah_hutang: rp(13_160_001),
    nik: '3573010203049911',
  })
  const isi = { no_hutang, versi, alasan: 'salah', otorisasi: null }
  await ditolak(() => toko.kasir.call(batalHutang, isi), 'Butuh Otorisasi BATAL HUTANG, BATAL DOKUMEN')
})
