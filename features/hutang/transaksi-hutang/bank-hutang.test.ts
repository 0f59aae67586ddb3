/** Money of loans that a bank pays: that it is not there is told before anybody is asked to agree, and spends no agreement. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram } from '@kencana/testing'
import {
  dilihatDanDitimbang,
  formBatalBayar,
  formBunga,
  formHutang,
  formRemaja,
  gelangJaminan,
  hutangMenunggu,
  hutangSah,
  kartu,
  LEWAT_BANK,
} from '@kencana/testing/hutang'
import { formLelang, tokoTelat } from '@kencana/testing/hutang-lelang'
import { denganOtorisasi, disetujuiBila, setujui } from '@kencana/testing/pembelian'
import { bayarTunai } from '@kencana/testing/penjualan'
import { tolakan } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ambilBank, tambahBank } from '../../keuangan/uang/uang.contract.ts'
import { kodeTransaksi } from '../../master/kode-transaksi/kode-transaksi.contract.ts'
import { batalBayarHutang, bayarBunga, remajakanHutang } from './bayar-hutang.contract.ts'
import { getHutang } from './hutang.contract.ts'
import { bayarSurplus, lelangHutang } from './lelang-hutang.contract.ts'
import { simpanHutang, validasiHutang } from './transaksi-hutang.contract.ts'

const KURANG = 'Saldo BANK 0111 Tidak Mencukupi'
let toko: Awaited<ReturnType<typeof tokoTelat>>
beforeAll(async () => {
  toko = await tokoTelat(1)
  const tarik = { kode_transaksi: 'TARIK', deskripsi: 'TARIK', media: 'BANK', arah: 'KELUAR', lawan: 'MODAL' } as const
  await toko.owner.call(kodeTransaksi.create, tarik)
})
afterAll(() => toko.shop.close())

const lewat = (jumlah: number) => ({ ...bayarTunai(jumlah), cara_bayar: 'TRANSFER' as const, no_rekening: '0111' })
const isi = (jumlah: number) =>
  toko.owner.call(tambahBank, {
    kode_transaksi: 'SALDO AWAL',
    no_rekening: '0111',
    jumlah: rp(jumlah),
    keterangan: 'modal',
  })
/** Takes all out of the account again. */
const kosongkan = async () => {
  const row = await toko.shop.db.one<{ rp: number }>(sql`
    SELECT coalesce(sum(rp), 0)::bigint AS rp FROM mutasi WHERE akun = 'BANK' AND ref = '0111'`)
  const ambil = { kode_transaksi: 'TARIK', no_rekening: '0111', keterangan: 'habis', otorisasi: null }
  if (row && row.rp > 0) await disetujuiBila(toko.owner, ambilBank, { ...ambil, jumlah: rp(row.rp) })
}
const diminta = () => toko.shop.db.one(sql`SELECT count(*)::int AS n FROM otorisasi_minta`)
/** Refused for the account, and nobody was asked. */
const kurang = async (apa: () => Promise<readonly unknown[]>) => {
  const sebelum = await diminta()
  expect((await apa()).slice(0, 2)).toEqual([422, KURANG])
  expect(await diminta()).toEqual(sebelum)
}

it('goes on top of a loan: told before anybody is asked', async () => {
  const { owner, kasir, sales } = toko
  await kosongkan()
  const satu = await kartu(kasir, (await hutangSah(sales, owner)).no_hutang)
  const naik = formRemaja(satu, { jumlah_hutang: rp(9_000_000), bayar_pokok: [lewat(4_000_000)] })
  await kurang(() => tolakan(kasir, remajakanHutang, naik))
  await isi(3_999_999)
  await kurang(() => tolakan(kasir, remajakanHutang, naik))
  await isi(1)
  expect((await tolakan(kasir, remajakanHutang, naik))[1]).toContain('Butuh Otorisasi')
  // The account was emptied since: posting tells it, and the agreement is still there.
  const setuju = { ...naik, otorisasi: await setujui(kasir, remajakanHutang, naik) }
  await kosongkan()
  await kurang(() => tolakan(kasir, remajakanHutang, setuju))
  await isi(4_000_000)
  await kasir.call(remajakanHutang, setuju)
})

it('is what an auction left over', async () => {
  const { kasir, telat } = toko
  await kosongkan()
  const { no_lelang } = await denganOtorisasi(kasir, lelangHutang, formLelang(await telat(), 5_700_000), 'LELANG')
  const surplus = {
    no_lelang,
    identitas_penerima: '3573010203040506',
    penerima: '',
    kuasa: '',
    pembayaran: [lewat(400_000)],
    otorisasi: null,
  }
  await kurang(() => tolakan(kasir, bayarSurplus, surplus))
  await isi(400_000)
  expect((await tolakan(kasir, bayarSurplus, surplus))[1]).toBe('Butuh Saksi KELEBIHAN LELANG')
})

it('goes back with the undo of what was paid by it', async () => {
  const { owner, kasir, sales } = toko
  await kosongkan()
  const satu = await kartu(kasir, (await hutangSah(sales, owner)).no_hutang)
  const bayar = { ...formBunga(satu, 10_000), pembayaran: [{ ...lewat(10_000), masuk: true }] }
  const { no_bayar } = await kasir.call(bayarBunga, bayar)
  await kosongkan()
  await kurang(() => tolakan(kasir, batalBayarHutang, formBatalBayar(no_bayar)))
  await isi(10_000)
  expect((await tolakan(kasir, batalBayarHutang, formBatalBayar(no_bayar)))[1]).toContain(
    'Butuh Otorisasi BATAL HUTANG',
  )
})

it('is paid out with heavy goods: told to who validates before OWN is asked, in steps to who has a menu of money, to nobody else', async () => {
  const { kasir, sales } = toko
  await kosongkan()
  const berat = { detail_barang: [gelangJaminan({ berat_kotor: gram(25.12) })] }
  const satu = await hutangMenunggu(sales, { ...LEWAT_BANK, ...berat })
  // Whoever sells reads no account: nothing is told him, in however many steps he asks.
  expect(satu.kas_cukup).toBe(null)
  expect((await sales.call(getHutang, { no_hutang: satu.no_hutang })).kas_cukup).toBe(null)
  const dibaca = async (no_hutang: string) =>
    [await kasir.call(getHutang, { no_hutang }), await toko.owner.call(getHutang, { no_hutang })].map(
      (one) => one.kas_cukup,
    )
  expect(await dibaca(satu.no_hutang)).toEqual([false, false])
  const validasi = await dilihatDanDitimbang(kasir, satu)
  await kurang(() => tolakan(kasir, validasiHutang, validasi))
  await isi(5_000_000)
  expect((await tolakan(kasir, validasiHutang, validasi))[1]).toBe('Butuh Otorisasi HUTANG')
  // 5,999,999 is judged as 5,000,000.
  const lagi = formHutang({ ...LEWAT_BANK, nik: '3573010203040777', jumlah_hutang: rp(5_999_999) })
  const { data } = await sales.call(simpanHutang, lagi)
  expect(data.kas_cukup).toBe(null)
  expect(await dibaca(data.no_hutang)).toEqual([true, true])
})
