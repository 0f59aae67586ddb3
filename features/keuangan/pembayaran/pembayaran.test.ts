/** Payments of every way in one document, both ways, and slips that pay once. */
import { defineDokumen, endpoint, otorisasiBila, rupiahJumlah } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp, uang } from '@kencana/ledger'
import { type Feature, kunciOtorisasi, pakaiOtorisasi, route } from '@kencana/server-kit'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { isiPesanan, pesan, tolakan, tunai } from '@kencana/testing/pesanan'
import { isiRekening } from '@kencana/testing/rekening'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { batalTitip, OTORISASI_BATAL_TITIP, tambahTitip } from '../../pesanan/titip-uang/titip-uang.contract.ts'
import { KAS, pindahUang, terimaUang } from '../pindah-uang/pindah-uang.contract.ts'
import { tambahKas } from '../uang/uang.contract.ts'
import { kasusBukti } from './konfirmasi.api.ts'
import { OTORISASI_BUKTI } from './konfirmasi.contract.ts'
import { barisPembayaran, catatPembayaran, pegangPembayaran, tepatDibayar } from './pembayaran.api.ts'
import { pembayaran } from './pembayaran.contract.ts'

const bayar = endpoint({
  method: 'POST',
  path: 'uji/bayar',
  summary: 'Jual tanpa barang',
  effect: 'write',
  access: 'session',
  input: z.object({
    total: rupiahJumlah(),
    pembayaran: pembayaran({ sumber: ['TUKAR', 'TITIPAN', 'POIN', 'VOUCHER', 'MARKETPLACE'], duaArah: true }),
    otorisasi: otorisasiBila(),
  }),
  output: z.object({ nomor: z.string() }),
})
const UJ = defineDokumen({ tabel: '-', nomor: '-', kode: 'UJ', kind: 'JUAL' })

/** A bill of nothing but money, paid as a sale will be. */
const kasir: Feature = {
  dokumen: [UJ],
  routes: [
    route(bayar, async (input, ctx) => {
      const dibayar = await pegangPembayaran(ctx, input.pembayaran)
      tepatDibayar(dibayar, rp(input.total))
      const bukti = await kasusBukti(ctx, dibayar, 'JUAL')
      const otorisasi = await kunciOtorisasi(ctx, [bukti])
      const nomor = await ctx.nomor(UJ)
      await catatPembayaran(ctx, nomor, dibayar, { dari: 'UMUM', ulang: bukti && otorisasi })
      const lines = [...barisPembayaran(dibayar, nomor), uang('PENJUALAN', -input.total)]
      await ctx.post({ kind: 'JUAL', document: nomor, lines })
      await pakaiOtorisasi(ctx, otorisasi, nomor)
      return { nomor }
    }),
  ],
}

let shop: TestShop
let owner: User
let sales: User
beforeAll(async () => {
  shop = await openShop([kasir])
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPesanan(owner)
  await isiRekening(owner, '0111')
  // A shop whose sellers take money themselves.
  await owner.call(ubahParaSystem, { key: 'kasir_uang', value: 'TIDAK' })
  sales = await shop.user(owner, 'SALES', 'SALES')
})
afterAll(() => shop.close())

const lewat = (cara_bayar: 'TRANSFER' | 'DEBET' | 'QRIS', jumlah: number, referensi?: string) => ({
  cara_bayar,
  no_rekening: '0111',
  jumlah: rp(jumlah),
  ...(referensi === undefined ? {} : { referensi }),
})
const dengan = (cara_bayar: 'TUKAR' | 'POIN', jumlah: number, ref: string) => ({
  cara_bayar,
  no_rekening: '',
  jumlah: rp(jumlah),
  ref,
})
type Isi = z.input<typeof bayar.input>['pembayaran']
const isi = (total: number, ...list: object[]) => ({ total: rp(total), pembayaran: list as never, otorisasi: null })
const uangBuku = (nomor: string) =>
  shop.db.rows(sql`
    SELECT m.akun, m.ref, m.rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id WHERE j.document = ${nomor} ORDER BY m.urut`)
const jurnal = () => shop.db.one(sql`SELECT count(*)::int AS n FROM jurnal`)

describe('payments of one document', () => {
  it('come in several ways and go back in another, each on its account', async () => {
    const { nomor } = await sales.call(
      bayar,
      isi(
        3_950_000,
        dengan('TUKAR', 2_450_000, 'FB-TK01-260302-0001'),
        dengan('POIN', 100_000, 'M-00318'),
        { ...tunai(3_000_000), diterima: rp(3_050_000) },
        lewat('TRANSFER', 500_000, 'TRX 1'),
        lewat('TRANSFER', 400_000, 'TRX 2'),
        { ...tunai(2_000_000), arah: 'KELUAR' },
        { ...lewat('TRANSFER', 500_000), arah: 'KELUAR' },
      ),
    )
    expect(await uangBuku(nomor)).toEqual([
      { akun: 'PEMBELIAN', ref: '-', rp: 2_450_000 },
      { akun: 'DISKON', ref: 'POIN', rp: 100_000 },
      { akun: 'KAS', ref: '-', rp: 3_000_000 },
      { akun: 'BANK', ref: '0111', rp: 500_000 },
      { akun: 'BANK', ref: '0111', rp: 400_000 },
      { akun: 'KAS', ref: '-', rp: -2_000_000 },
      { akun: 'BANK', ref: '0111', rp: -500_000 },
      { akun: 'PENJUALAN', ref: '-', rp: -3_950_000 },
    ])
    const rows = await shop.db.rows(sql`
      SELECT urut, arah, cara_bayar, ref::text, referensi, diterima, cek FROM pembayaran WHERE dokumen = ${nomor} ORDER BY urut`)
    expect(rows).toMatchObject([
      { urut: 1, cara_bayar: 'TUKAR', ref: 'FB-TK01-260302-0001', cek: 'TANPA' },
      { urut: 2, cara_bayar: 'POIN', ref: 'M-00318', cek: 'TANPA' },
      { urut: 3, cara_bayar: 'CASH', diterima: 3_050_000, cek: 'TANPA' },
      { urut: 4, cara_bayar: 'TRANSFER', referensi: 'TRX1', cek: 'BELUM' },
      { urut: 5, cara_bayar: 'TRANSFER', referensi: 'TRX2', cek: 'BELUM' },
      { urut: 6, arah: 'KELUAR', cara_bayar: 'CASH', cek: 'TANPA' },
      { urut: 7, arah: 'KELUAR', cara_bayar: 'TRANSFER', cek: 'TANPA' },
    ])
  })

  it.each<[string, number, object[]]>([
    ['Pembayaran Harus Rp. 1,000', 1_000, [tunai(999)]],
    ['Uang Kembali Harus Rp. 1,000', -1_000, [{ ...tunai(1_001), arah: 'KELUAR' }]],
    ['Uang Diterima Kurang Dari Jumlah Bayar', 1_000, [{ ...tunai(1_000), diterima: rp(999) }]],
    ['Uang Diterima Kurang Dari Jumlah Bayar', 1_000, [{ ...lewat('QRIS', 1_000), diterima: rp(2_000) }]],
    ['Jumlah Bayar Harus Lebih Dari 0', 0, [tunai(0)]],
    ['Cara Bayar Yang Sama Dua Kali', 2_000, [tunai(1_000), tunai(1_000)]],
    ['Cara Bayar Yang Sama Dua Kali', 2_000, [lewat('TRANSFER', 1_000, 'A'), lewat('TRANSFER', 1_000, 'A')]],
    ['Referensi Yang Sama Dua Kali', 2_000, [lewat('TRANSFER', 1_000, 'A'), lewat('DEBET', 1_000, 'A')]],
    ['Referensi Hanya Untuk Pembayaran Lewat Rekening', 1_000, [{ ...tunai(1_000), referensi: 'A' }]],
    ['Nomor Yang Dipakai Tidak Sesuai Cara Bayar', 1_000, [{ ...tunai(1_000), ref: 'VC-1' }]],
    [
      'Nomor Yang Dipakai Tidak Sesuai Cara Bayar',
      1_000,
      [{ cara_bayar: 'VOUCHER', no_rekening: '', jumlah: rp(1_000) }],
    ],
    ['Uang Keluar Hanya Lewat Kas Atau Rekening', -1_000, [{ ...dengan('POIN', 1_000, 'M-1'), arah: 'KELUAR' }]],
    ['No Rekening Harus Dipilih', 1_000, [{ ...lewat('QRIS', 1_000), no_rekening: '' }]],
    ['Rekening 0999 Tidak Ada', 1_000, [{ ...lewat('QRIS', 1_000), no_rekening: '0999' }]],
    ['Paling Banyak 10 Pembayaran', 11, Array.from({ length: 11 }, (_, at) => lewat('QRIS', 1, `R${at}`))],
  ])('are refused: %s', async (kalimat, total, list) => {
    const sebelum = await jurnal()
    expect((await tolakan(sales, bayar, isi(total, ...list)))[1]).toBe(kalimat)
    expect(await jurnal()).toEqual(sebelum)
  })

  it('of an order are money that comes in', async () => {
    const no_pesanan = await pesan(owner)
    const satu = (one: object) =>
      tolakan(owner, tambahTitip, { no_pesanan, pembayaran: [one] as never as Isi as never })
    expect(await satu(dengan('POIN', 1_000, 'M-1'))).toEqual([400, 'Cara Bayar Tidak Berlaku Di Sini'])
    expect(await satu({ ...tunai(1_000), arah: 'MASUK' })).toEqual([400, 'Arah Pembayaran Tidak Berlaku Di Sini'])
  })
})

describe('the slip of a transfer', () => {
  const titip = async (no_pesanan: string, referensi: string) => ({
    no_pesanan,
    pembayaran: [lewat('TRANSFER', 100_000, referensi)],
    otorisasi: null,
  })

  it('000.20 pays one bill, and a second one by agreement', async () => {
    const no_pesanan = await pesan(owner)
    const { no_titip } = await sales.call(tambahTitip, await titip(no_pesanan, 'bca 77'))
    const sebelum = await jurnal()
    const lagi = { ...isi(100_000, lewat('DEBET', 100_000, 'bca-77')) }
    expect(await tolakan(sales, bayar, lagi)).toEqual([422, `Butuh Otorisasi ${OTORISASI_BUKTI}`])
    expect(await jurnal()).toEqual(sebelum)
    const minta = await shop.db.one<{ apa: string }>(
      sql`SELECT kasus -> 0 ->> 'keterangan' AS apa FROM otorisasi_minta WHERE kasus -> 0 ->> 'kategori' = ${OTORISASI_BUKTI}`,
    )
    expect(minta?.apa).toBe(`JUAL, BCA77 sudah dipakai ${no_titip}`)
    const { nomor } = await denganOtorisasi(sales, bayar, lagi, OTORISASI_BUKTI)
    expect(
      await shop.db.one(sql`SELECT ulang IS NOT NULL AS ulang, hidup FROM pembayaran WHERE dokumen = ${nomor}`),
    ).toEqual({ ulang: true, hidup: true })
    // And a third is asked for again.
    expect(await tolakan(sales, bayar, lagi)).toEqual([422, `Butuh Otorisasi ${OTORISASI_BUKTI}`])
  })

  it('that brought the drawer’s money to the bank is agreed to before it pays a bill as well', async () => {
    await owner.call(tambahKas, { kode_transaksi: 'TAMBAH MODAL', jumlah: rp(1_000_000), keterangan: 'modal' })
    const kirim = { dari: KAS, ke: '0111', jumlah: rp(1_000_000), keterangan: 'setor' }
    const [pengirim, penerima] = [await shop.user(owner, 'KASIR8', 'KASIR'), await shop.user(owner, 'KASIR9', 'KASIR')]
    const { no_pindah_uang } = await pengirim.call(pindahUang, kirim)
    const { no_sampai } = await penerima.call(terimaUang, { no_pindah_uang, referensi: 'setor 55' })
    const lagi = isi(1_000_000, lewat('TRANSFER', 1_000_000, 'SETOR-55'))
    const sebelum = await jurnal()
    expect(await tolakan(sales, bayar, lagi)).toEqual([422, `Butuh Otorisasi ${OTORISASI_BUKTI}`])
    expect(await jurnal()).toEqual(sebelum)
    const minta = await shop.db.one<{ apa: string }>(
      sql`SELECT kasus -> 0 ->> 'keterangan' AS apa FROM otorisasi_minta WHERE kasus -> 0 ->> 'keterangan' LIKE '%SETOR55%'`,
    )
    expect(minta?.apa).toBe(`JUAL, SETOR55 sudah dipakai ${no_sampai}`)
    await denganOtorisasi(sales, bayar, lagi, OTORISASI_BUKTI)
  })

  it('pays another bill once the first is undone', async () => {
    const no_pesanan = await pesan(owner)
    const { no_titip } = await sales.call(tambahTitip, await titip(no_pesanan, 'BCA 88'))
    await denganOtorisasi(owner, batalTitip, { no_titip, alasan: 'SALAH', otorisasi: null }, OTORISASI_BATAL_TITIP)
    await sales.call(tambahTitip, await titip(no_pesanan, 'BCA 88'))
  })

  it('pays one of two bills entered at once', async () => {
    const sekali = () => tolakan(sales, bayar, isi(1_000, lewat('QRIS', 1_000, 'BERSAMA')))
    const jawab = await Promise.all(Array.from({ length: 6 }, sekali))
    expect(jawab.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422, 422, 422])
  })
})

describe('the slip of a card', () => {
  const kartu = (jumlah: number, kode: string) => isi(jumlah, lewat('DEBET', jumlah, kode))

  it('is named by its approval code, not by digits of the card', async () => {
    const sebelum = await jurnal()
    for (const angka of [
      '4321',
      '**** **** **** 4321',
      '5221 84XX XXXX 4321',
      '5221 8412 3456 4321',
      '522184******4321',
    ])
      expect(await tolakan(sales, bayar, kartu(1_000, angka)), angka).toEqual([
        400,
        'Isi Kode Persetujuan Di Slip, Bukan Angka Kartu',
      ])
    expect(await jurnal()).toEqual(sebelum)
    await sales.call(bayar, kartu(1_000, '054321'))
    // A transfer may be known by four digits.
    await sales.call(bayar, isi(1_000, lewat('TRANSFER', 1_000, '4321')))
  })

  it('pays another bill by agreement where amount or day is the same, and none is asked for where both differ', async () => {
    const lain = await openShop([kasir])
    try {
      const pemilik = await lain.setup()
      await isiMaster(pemilik)
      await isiRekening(pemilik, '0111')
      await pemilik.call(bayar, kartu(250_000, 'a1b2c3'))
      for (const jumlah of [250_000, 300_000])
        expect(await tolakan(pemilik, bayar, kartu(jumlah, 'A1B2C3'))).toEqual([
          422,
          `Butuh Otorisasi ${OTORISASI_BUKTI}`,
        ])
      const besok = await lain.nextDay(pemilik)
      expect(await tolakan(besok, bayar, kartu(250_000, 'A1B2C3'))).toEqual([422, `Butuh Otorisasi ${OTORISASI_BUKTI}`])
      await besok.call(bayar, kartu(300_000, 'A1B2C3'))
    } finally {
      await lain.close()
    }
  })

  it('pays one of two bills entered at once', async () => {
    const jawab = await Promise.all([1, 2, 3, 4].map((n) => tolakan(sales, bayar, kartu(n * 1_000, 'SEKALI'))))
    expect(jawab.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422])
  })
})
