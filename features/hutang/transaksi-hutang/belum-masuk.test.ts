/** Money of a loan that nobody has seen at the bank: nothing leaves on it, neither goods nor money, and no day moves. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { formBunga, formLunas, formRemaja, gelangJaminan, hutangSah, kartu } from '@kencana/testing/hutang'
import { formLelang, tokoTelat } from '@kencana/testing/hutang-lelang'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { bayarTunai } from '@kencana/testing/penjualan'
import { denganSaksi } from '@kencana/testing/saksi'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { batalKonfirmasi, konfirmasiBayar } from '../../keuangan/pembayaran/konfirmasi.contract.ts'
import { bayarBunga, lunasiHutang, remajakanHutang } from './bayar-hutang.contract.ts'
import { bayarSurplus, lelangHutang } from './lelang-hutang.contract.ts'

let toko: Awaited<ReturnType<typeof tokoTelat>>
beforeAll(async () => {
  toko = await tokoTelat(2)
})
afterAll(() => toko.shop.close())

const lewat = (jumlah: number) => ({ ...bayarTunai(jumlah), cara_bayar: 'TRANSFER' as const, no_rekening: '0111' })
/** All interest by a transfer that nobody saw. */
const khayal = async (no_hutang: string) => {
  const satu = await kartu(toko.kasir, no_hutang)
  const { bunga } = satu.tagihan
  const { no_bayar } = await toko.kasir.call(bayarBunga, { ...formBunga(satu, bunga), pembayaran: [lewat(bunga)] })
  return { no_bayar, satu: await kartu(toko.kasir, no_hutang) }
}
const masuk = (no_bayar: string) =>
  toko.owner.call(konfirmasiBayar, { pembayaran: [{ dokumen: no_bayar, urut: 1 }], otorisasi: null })
const tarik = (no_bayar: string) => toko.owner.call(batalKonfirmasi, { dokumen: no_bayar, urut: 1, alasan: 'salah' })
const keadaan = () =>
  toko.shop.db.one(
    sql`SELECT count(*)::int AS minta, (SELECT count(*)::int FROM jurnal) AS jurnal FROM otorisasi_minta`,
  )
/** Refused before anybody is asked. */
const ditolak = async (apa: () => Promise<unknown>, jumlah: string, no_bayar: string) => {
  const awal = await keadaan()
  await expect(apa()).rejects.toThrow(`Pembayaran TRANSFER 0111 Rp. ${jumlah} Di ${no_bayar} Belum Dikonfirmasi Masuk`)
  expect(await keadaan()).toEqual(awal)
}

it('redeems nothing, renews nothing and lets no item go, until somebody saw it', async () => {
  const { owner, kasir, sales } = toko
  const barang = { detail_barang: [gelangJaminan(), gelangJaminan()] }
  const { no_hutang } = await hutangSah(sales, owner, barang)
  const { no_bayar, satu } = await khayal(no_hutang)
  await ditolak(() => kasir.call(lunasiHutang, formLunas(satu)), '100,000', no_bayar)
  await ditolak(() => kasir.call(remajakanHutang, formRemaja(satu)), '100,000', no_bayar)
  const sebagian = formRemaja(satu, { tetap: [1], jumlah_hutang: rp(2_500_000) })
  await ditolak(() => kasir.call(remajakanHutang, sebagian), '100,000', no_bayar)
  // More of the interest may be paid meanwhile: it was paid already.
  await expect(kasir.call(bayarBunga, formBunga(satu, 1))).rejects.toThrow('Sudah Dibayar Sampai')
  await masuk(no_bayar)
  const { no_hutang: terus } = await kasir.call(remajakanHutang, formRemaja(satu))
  // What it goes on as waits for it as well, where it was taken back.
  await tarik(no_bayar)
  const lanjut = formLunas(await kartu(kasir, terus))
  await ditolak(() => kasir.call(lunasiHutang, lanjut), '100,000', no_bayar)
  await masuk(no_bayar)
  await denganSaksi(kasir, sales, lunasiHutang, lanjut, 'HUTANG')
})

it('auctions nothing, and pays out nothing of what an auction left over', async () => {
  const { kasir } = toko
  const { no_bayar, satu } = await khayal((await toko.telat()).no_hutang)
  const isi = formLelang(satu, 5_700_000)
  await ditolak(() => kasir.call(lelangHutang, isi), '300,000', no_bayar)
  await masuk(no_bayar)
  const { no_lelang, data } = await denganOtorisasi(kasir, lelangHutang, isi, 'LELANG')
  expect(data.lelang?.lebih).toBe(700_000)
  await tarik(no_bayar)
  const surplus = {
    no_lelang,
    identitas_penerima: '3573010203040506',
    penerima: '',
    kuasa: '',
    pembayaran: [bayarTunai(700_000)],
    otorisasi: null,
  }
  await ditolak(() => kasir.call(bayarSurplus, surplus), '300,000', no_bayar)
  await masuk(no_bayar)
  await expect(kasir.call(bayarSurplus, surplus)).rejects.toThrow('Butuh Otorisasi KELEBIHAN LELANG')
})
