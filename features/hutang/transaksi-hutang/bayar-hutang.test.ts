/** What is paid of loans: interest, redemption, renewal with instalment and part of the goods, and every undo. */
import { sql } from '@kencana/database'
import { parsePersen, rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import {
  formBatalBayar,
  formLunas,
  formRemaja,
  gelangJaminan,
  hutangSah,
  isiPinjaman,
  kartu,
  kembaliBerdua,
} from '@kencana/testing/hutang'
import { denganOtorisasi, disetujuiBila, isiPembelian } from '@kencana/testing/pembelian'
import { bayarTunai } from '@kencana/testing/penjualan'
import { isiRekening } from '@kencana/testing/rekening'
import { denganSaksi, disaksikan } from '@kencana/testing/saksi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { batalBayarHutang, batalHutang, bayarBunga, lunasiHutang, remajakanHutang } from './bayar-hutang.contract.ts'
import { listHutang } from './daftar-hutang.contract.ts'

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
  await isiRekening(owner)
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
})
afterAll(() => shop.close())

const keadaan = () =>
  shop.db.rows(sql`SELECT count(*)::int AS n, (SELECT count(*)::int FROM jurnal) AS jurnal FROM hutang_bayar`)
const ditolak = async (apa: () => Promise<unknown>, kata: string) => {
  const awal = await keadaan()
  await expect(apa()).rejects.toThrow(kata)
  expect(await keadaan()).toEqual(awal)
}
const kas = async () => (await owner.call(saldoUang, {})).kas ?? 0
const buku = (no: string, akun: string) =>
  shop.db.one<{ pcs: number; mg: number; rp: number }>(sql`
    SELECT coalesce(sum(pcs), 0)::int AS pcs, coalesce(sum(mg), 0)::int AS mg, coalesce(sum(rp), 0)::int AS rp
    FROM mutasi WHERE akun = ${akun} AND ref = ${no}`)
const baru = async (lain: Parameters<typeof hutangSah>[2] = {}) =>
  kartu(kasir, (await hutangSah(sales, kasir, lain)).no_hutang)
const bunga = ({ no_hutang, versi }: { no_hutang: string; versi: number }, jumlah: number) => ({
  no_hutang,
  versi,
  pembayaran: [bayarTunai(jumlah)],
  otorisasi: null,
})
const kirim = (isi: ReturnType<typeof formRemaja>) => z.encode(remajakanHutang.input, isi) as object
/** With what was handed out back, as it was weighed. */
const batal = (no_bayar: string, diterima = true) => formBatalBayar(no_bayar, diterima)

describe('interest', () => {
  it('10.5.5 of one month is not paid twice', async () => {
    const hutang = await baru()
    // 5,000,000 x 2 %, the month that is begun
    expect(hutang.tagihan).toEqual({
      pokok: 5_000_000,
      bunga: 100_000,
      denda: 0,
      total: 5_100_000,
      sampai: '2026-04-02',
    })
    await ditolak(() => kasir.call(bayarBunga, bunga(hutang, 100_001)), 'Bunga Paling Banyak Rp. 100,000')
    const awal = await kas()
    const { data } = await kasir.call(bayarBunga, bunga(hutang, 60_000))
    expect(data.tagihan).toMatchObject({ bunga: 40_000, total: 5_040_000 })
    await ditolak(() => kasir.call(bayarBunga, bunga(hutang, 40_000)), 'Sudah Diproses Oleh User Lain')
    const lagi = await kasir.call(bayarBunga, bunga(data, 40_000))
    expect(await kas()).toBe(awal + 100_000)
    await ditolak(
      () => kasir.call(bayarBunga, bunga(lagi.data, 1)),
      `Bunga ${hutang.no_hutang} Sudah Dibayar Sampai 2026-04-02`,
    )
    await denganOtorisasi(kasir, batalBayarHutang, batal(lagi.no_bayar), 'BATAL HUTANG')
    expect((await kartu(kasir, hutang.no_hutang)).tagihan.bunga).toBe(40_000)
    await ditolak(() => kasir.call(batalBayarHutang, batal(lagi.no_bayar)), 'Sudah Dibatalkan')
  })

  it('is taken by nobody without the right', async () => {
    const hutang = await baru()
    await ditolak(() => sales.call(bayarBunga, bunga(hutang, 1_000)), 'Anda Hanya Boleh Melihat Di Sini')
  })
})

describe('redemption', () => {
  it('10.5.2 hands the goods out once, for all that is owed', async () => {
    const hutang = await baru({ detail_barang: [gelangJaminan(), gelangJaminan({ berat_kotor: gram(5.12) })] })
    const { no_hutang } = hutang
    /** In custody under each item, and what it came to at the least on the way. */
    const perBarang = () =>
      shop.db.rows(sql`
        SELECT lot, sum(mg)::int AS mg, min(sisa)::int AS paling_sedikit FROM (
          SELECT lot, mg, sum(mg) OVER (PARTITION BY lot ORDER BY jurnal_id) AS sisa FROM mutasi
          WHERE akun = 'HUTANG_BARANG' AND ref = ${no_hutang}) x GROUP BY lot ORDER BY lot`)
    const isi = (satu: number, dua: number, sedikit: readonly number[]) => [
      { lot: '1', mg: satu, paling_sedikit: sedikit[0] },
      { lot: '2', mg: dua, paling_sedikit: sedikit[1] },
    ]
    expect(await perBarang()).toEqual(isi(10_000, 5_000, [10_000, 5_000]))
    await ditolak(
      () => kasir.call(lunasiHutang, formLunas(hutang, { pembayaran: [bayarTunai(5_099_999)] })),
      'Pembayaran Harus Rp. 5,100,000',
    )
    const awal = await kas()
    const { data } = await denganSaksi(kasir, sales, lunasiHutang, formLunas(hutang), 'HUTANG')
    expect(data).toMatchObject({ status: 'LUNAS', tagihan: { total: 0 } })
    expect(await kas()).toBe(awal + 5_100_000)
    expect(await buku(no_hutang, 'HUTANG_BARANG')).toEqual({ pcs: 0, mg: 0, rp: 0 })
    expect(await perBarang()).toEqual(isi(0, 0, [0, 0]))
    expect(await buku(no_hutang, 'PIUTANG')).toEqual({ pcs: 0, mg: 0, rp: 0 })
    await ditolak(
      () => kasir.call(lunasiHutang, formLunas({ ...hutang, versi: data.versi })),
      `Hutang ${no_hutang} Sudah Lunas`,
    )
  })

  it('lets interest go by agreement, never principal', async () => {
    const hutang = await baru()
    await ditolak(
      () => kasir.call(lunasiHutang, formLunas(hutang, { diskon: rp(100_001) })),
      'Diskon Paling Banyak Rp. 100,000',
    )
    const isi = formLunas(hutang, { diskon: rp(100_000), pembayaran: [bayarTunai(5_000_000)] })
    await denganOtorisasi(kasir, lunasiHutang, isi, 'HUTANG')
  })

  it('gives goods to somebody else with his name, his paper and by what right he comes, which stay with them', async () => {
    const hutang = await baru()
    await ditolak(
      () => kasir.call(lunasiHutang, formLunas(hutang, { pengambil: 'PAK BUDI', identitas_pengambil: '' })),
      'Identitas Pengambil Harus Diisi',
    )
    const tanpaKuasa = { pengambil: 'PAK BUDI', identitas_pengambil: '3573010203040507' }
    await ditolak(
      () => kasir.call(lunasiHutang, formLunas(hutang, tanpaKuasa)),
      'Hubungan Atau Surat Kuasa Harus Diisi',
    )
    const siapa = { ...tanpaKuasa, kuasa: 'ANAK' }
    const { data } = await denganOtorisasi(kasir, lunasiHutang, formLunas(hutang, siapa), 'HUTANG')
    const oleh = { pengambil: 'PAK BUDI', kuasa: 'ANAK', identitas_pengambil: '************0507' }
    expect(data.bayar).toMatchObject([{ jenis: 'LUNAS', ...oleh }])
  })

  it('10.5.1 is won by one of those who redeem and renew at once', async () => {
    const hutang = await baru()
    const siap = () => disaksikan(kasir, sales, lunasiHutang, formLunas(hutang), 'HUTANG')
    const [satu, dua] = [await siap(), await siap()]
    const hasil = await Promise.allSettled([
      kasir.call(lunasiHutang, satu),
      kasir.call(lunasiHutang, dua),
      kasir.call(remajakanHutang, formRemaja(hutang)),
      owner.call(remajakanHutang, formRemaja(hutang)),
      kasir.call(bayarBunga, bunga(hutang, 100_000)),
    ])
    expect(hasil.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    const sisa = await shop.db.rows(sql`
      SELECT no_hutang FROM hutang_bayar WHERE no_hutang = ${hutang.no_hutang} AND no_batal IS NULL AND jenis <> 'BUNGA'`)
    expect(sisa.length).toBeLessThanOrEqual(1)
  })
})

describe('renewal', () => {
  it('pays the interest and runs on from the day to which that pays; 10.5.6 what was paid is not taken back once it went on', async () => {
    const hutang = await baru()
    await ditolak(
      () => kasir.call(remajakanHutang, formRemaja(hutang, { bayar_bunga: [] })),
      'Pembayaran Harus Rp. 100,000',
    )
    const { data, no_hutang } = await kasir.call(remajakanHutang, formRemaja(hutang))
    // Interest to 2 April; due on 2 July and 4 months.
    expect(data).toMatchObject({
      no_asal: hutang.no_hutang,
      mulai: '2026-04-02',
      tgl_jatuh_tempo: '2026-11-02',
      minimum: 0,
      status: 'AKTIF',
      tagihan: { pokok: 5_000_000, bunga: 0, total: 5_000_000 },
    })
    expect(data.barang[0]?.foto).toHaveLength(1)
    const lama = await kartu(kasir, hutang.no_hutang)
    expect(lama).toMatchObject({ status: 'DIPEREMAJAKAN', no_baru: no_hutang })
    expect(lama.bayar.map((one) => [one.jenis, one.bunga])).toEqual([
      ['BUNGA', 100_000],
      ['PEREMAJAAN', 0],
    ])
    // 6. what is paid of it is not taken back once it went on
    await ditolak(
      () => kasir.call(batalBayarHutang, batal(lama.bayar[0]?.no_bayar ?? '')),
      `Hutang ${hutang.no_hutang} Sudah Diperemajakan`,
    )
    await ditolak(
      () => kasir.call(batalHutang, { no_hutang, versi: data.versi, alasan: 'x', otorisasi: null }),
      'Batalkan Peremajaan',
    )
    await denganOtorisasi(kasir, batalBayarHutang, batal(lama.bayar[1]?.no_bayar ?? '', false), 'BATAL HUTANG')
    expect((await kartu(kasir, no_hutang)).status).toBe('BATAL')
    const kembali = await kartu(kasir, hutang.no_hutang)
    expect(kembali).toMatchObject({ status: 'AKTIF', no_baru: null, tagihan: { bunga: 0, total: 5_000_000 } })
    await denganOtorisasi(kasir, batalBayarHutang, batal(lama.bayar[0]?.no_bayar ?? ''), 'BATAL HUTANG')
    expect((await kartu(kasir, hutang.no_hutang)).tagihan.bunga).toBe(100_000)
  })

  it('10.5.8 gives part of the goods back to the milligram, the rest covering what is owed', async () => {
    const detail_barang = [gelangJaminan(), gelangJaminan({ nama_barang: 'KALUNG', jumlah: 3 })]
    const hutang = await baru({ detail_barang, jumlah_hutang: rp(14_000_000) })
    // 16,450,000 x 80 % = 13,160,000 on what stays
    const banyak = formRemaja(hutang, { tetap: [2], jumlah_hutang: rp(13_160_001) })
    await ditolak(() => kasir.call(remajakanHutang, banyak), 'Butuh Otorisasi HUTANG')
    await ditolak(() => kasir.call(remajakanHutang, formRemaja(hutang, { tetap: [3] })), 'Barang 3 Di')
    // A choice of none is no choice of all.
    expect(
      (await kasir.send('POST', remajakanHutang.path, { body: { ...kirim(formRemaja(hutang)), tetap: [] } })).text,
    ).toContain('Paling Sedikit Satu Barang Tetap Dijaminkan')
    const awal = await kas()
    const sebagian = formRemaja(hutang, { tetap: [2], jumlah_hutang: rp(13_000_000) })
    const { no_hutang, no_bayar, data } = await denganOtorisasi(kasir, remajakanHutang, sebagian, 'HUTANG')
    // 14,000,000 x 2 % and an instalment of 1,000,000
    expect(await kas()).toBe(awal + 280_000 + 1_000_000)
    expect(data.barang).toMatchObject([{ urut: 2, nama_barang: 'KALUNG', jumlah: 3, berat: 10_000 }])
    expect(await buku(hutang.no_hutang, 'HUTANG_BARANG')).toEqual({ pcs: 0, mg: 0, rp: 0 })
    expect(await buku(no_hutang, 'HUTANG_BARANG')).toEqual({ pcs: 3, mg: 10_000, rp: 0 })
    expect(await buku(no_hutang, 'PIUTANG')).toEqual({ pcs: 0, mg: 0, rp: 13_000_000 })
    await ditolak(() => kasir.call(batalBayarHutang, batal(no_bayar, false)), 'Barang Harus Sudah Diterima Kembali')
    await ditolak(() => kasir.call(batalBayarHutang, batal(no_bayar)), 'Harus Ditimbang Dan Diuji Berdua Dahulu')
    await kembaliBerdua(kasir, sales, no_bayar, [{ urut: 1, berat: gram(10), kadar: '16K' }])
    await disetujuiBila(kasir, batalBayarHutang, batal(no_bayar))
    expect(await buku(hutang.no_hutang, 'HUTANG_BARANG')).toEqual({ pcs: 4, mg: 20_000, rp: 0 })
  })

  it('pays more out within the ceiling and the limit, at a lower rate by agreement', async () => {
    const hutang = await baru()
    await ditolak(
      () => kasir.call(remajakanHutang, formRemaja(hutang, { jumlah_hutang: rp(13_160_001) })),
      'Butuh Otorisasi HUTANG',
    )
    const awal = await kas()
    const naik = formRemaja(hutang, { jumlah_hutang: rp(6_000_000) })
    const { data } = await denganOtorisasi(kasir, remajakanHutang, naik, 'HUTANG')
    expect(await kas()).toBe(awal + 100_000 - 1_000_000)
    await denganOtorisasi(kasir, remajakanHutang, formRemaja(data, { bunga_persen: parsePersen(1) }), 'HUTANG')
  })
})

describe('an undo of a loan', () => {
  it('brings its money back and the goods to their customer, before anything was paid, by agreement', async () => {
    const hutang = await baru({ nik: '3573010203049911' })
    const { no_hutang } = hutang
    const { no_bayar, data } = await kasir.call(bayarBunga, bunga(hutang, 1_000))
    const isi = { no_hutang, versi: data.versi, alasan: 'salah', otorisasi: null }
    await ditolak(() => kasir.call(batalHutang, isi), `Hutang ${no_hutang} Sudah Dibayar, Batalkan ${no_bayar} Dahulu`)
    await denganOtorisasi(kasir, batalBayarHutang, batal(no_bayar), 'BATAL HUTANG')
    const awal = await kas()
    const { versi } = await kartu(kasir, no_hutang)
    const { no_batal } = await denganOtorisasi(kasir, batalHutang, { ...isi, versi }, 'BATAL HUTANG')
    expect(no_batal).toMatch(/^BHT-/)
    expect(await kas()).toBe(awal + 5_000_000)
    expect(await kartu(kasir, no_hutang)).toMatchObject({ status: 'BATAL', no_batal, alasan_batal: 'SALAH' })
    expect(await buku(no_hutang, 'HUTANG_BARANG')).toEqual({ pcs: 0, mg: 0, rp: 0 })
  })
})

it('is listed by its day, with sums for who keeps this money', async () => {
  const { no_hutang } = await baru({ nama_customer: 'IBU RATNA' })
  const cari = {
    q: 'ratna',
    tgl_awal: '',
    tgl_akhir: '',
    status: 'ALL',
    urut: 'tgl_jatuh_tempo' as const,
    turun: '0' as const,
    hal: 1,
    per: 25,
  }
  const daftar = await kasir.call(listHutang, cari)
  expect(daftar.rows).toMatchObject([
    { no_hutang, barang: 'GELANG 16K', berat: 10_000, hari: 122, status: 'AKTIF', type_customer: 'NON MEMBER' },
  ])
  expect(daftar.totals).toEqual({ berat: 10_000, jumlah_hutang: 5_000_000 })
  await shop.db.run(sql`UPDATE hutang SET user_id = 'OWNER' WHERE no_hutang = ${no_hutang}`)
  const dilihat = await sales.call(listHutang, cari)
  expect(dilihat.totals).toEqual({})
  expect(dilihat.rows).toMatchObject([{ no_hp: '********7890' }])
  expect((await kasir.call(listHutang, { ...cari, status: 'LEWAT' })).total).toBe(0)
})
