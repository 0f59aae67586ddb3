/** What a cashier alone could do with a loan that goes on, or is redeemed: somebody else sees it, or agrees. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram } from '@kencana/testing'
import { fotoUnik } from '@kencana/testing/foto'
import { formLunas, formRemaja, gelangJaminan, hutangSah, kartu, tokoHutang } from '@kencana/testing/hutang'
import { majuHutang } from '@kencana/testing/hutang-lelang'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { tolakan } from '@kencana/testing/pesanan'
import { denganSaksi } from '@kencana/testing/saksi'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { listMinta } from '../../akses/otorisasi/otorisasi.contract.ts'
import { lunasiHutang, remajakanHutang } from './bayar-hutang.contract.ts'
import { simpanFotoHutang } from './transaksi-hutang.contract.ts'

let toko: Awaited<ReturnType<typeof tokoHutang>>
beforeAll(async () => {
  toko = await tokoHutang()
})
afterAll(() => toko.shop.close())

const baru = async (lain: Parameters<typeof hutangSah>[2] = {}) =>
  kartu(toko.kasir, (await hutangSah(toko.sales, toko.kasir, lain)).no_hutang)
const DUA = { detail_barang: [gelangJaminan(), gelangJaminan()] }
const perlu = (isian: Parameters<typeof formRemaja>[1]) => async (satu: Awaited<ReturnType<typeof baru>>) =>
  (await tolakan(toko.kasir, remajakanHutang, formRemaja(satu, isian)))[0]

it('more money goes out where somebody else sees it, and counts with what was lent before', async () => {
  const satu = await baru()
  const naik = formRemaja(satu, { jumlah_hutang: rp(13_160_000) })
  expect((await tolakan(toko.kasir, remajakanHutang, naik))[0]).toBe(422)
  // Interest of what is added runs from the end of the month that is paid: lent for nothing until then.
  await expect(denganSaksi(toko.kasir, toko.sales, remajakanHutang, naik, 'HUTANG')).rejects.toThrow()
  await denganOtorisasi(toko.kasir, remajakanHutang, naik, 'HUTANG')
  // 15,000,000 is what a loan may be without the owner: 10,000,000 more is one of 25,000,000.
  const besar = await baru({ ...DUA, jumlah_hutang: rp(15_000_000) })
  const pecah = formRemaja(besar, { jumlah_hutang: rp(25_000_000) })
  await expect(denganSaksi(toko.kasir, toko.sales, remajakanHutang, pecah, 'HUTANG')).rejects.toThrow()
})

it('more money goes out with the customer’s paper, on goods that are weighed and tested again', async () => {
  const satu = await baru()
  const naik = formRemaja(satu, { jumlah_hutang: rp(6_000_000) })
  const { no_hutang } = satu
  const [timbang] = naik.timbang ?? []
  if (!timbang) throw new Error('nothing weighed')
  const ditolak = async (lain: Partial<typeof naik>, kata: string) => {
    await expect(toko.kasir.call(remajakanHutang, { ...naik, ...lain })).rejects.toThrow(kata)
    expect(await kartu(toko.kasir, no_hutang)).toEqual(satu)
  }
  await ditolak({ identitas: '' }, 'No Identitas Harus Diisi Untuk Tambahan Hutang')
  await ditolak({ identitas: '3573010203040999' }, 'Identitas Bukan Milik BU SARI')
  await ditolak({ timbang: [] }, `Berat Dan Kadar ${no_hutang} GELANG Harus Ditimbang Dan Diuji Sendiri`)
  await ditolak(
    { timbang: [{ ...timbang, berat: gram(9.9) }] },
    `Berat Timbang ${no_hutang} GELANG 9.900 g Tidak Sesuai Hutang`,
  )
  await ditolak({ timbang: [{ ...timbang, kadar: '18K' }] }, `Kadar Uji ${no_hutang} GELANG 18K Tidak Sesuai Hutang`)
  // Whoever looks on is told what the scale said.
  const { headers } = await toko.kasir.send('POST', 'hutang/peremajaan', {
    body: z.encode(remajakanHutang.input, naik),
  })
  const minta = (await toko.owner.call(listMinta, {})).find(({ id }) => id === headers['x-minta'])
  expect(minta?.kasus.find(({ aturan }) => aturan === 'Tambahan hutang diserahkan berdua')?.keterangan).toContain(
    'GELANG 10.000 g 16K',
  )
  // As it is, it goes on with neither.
  const tetap = formRemaja(satu)
  expect(tetap).toMatchObject({ identitas: '', timbang: [] })
  await toko.kasir.call(remajakanHutang, tetap)
})

it('an item goes back where somebody else sees it, for a part of the principal', async () => {
  const satu = await baru(DUA)
  const lepas = await perlu({ tetap: [1] })(satu)
  expect(lepas).toBe(422)
  // Half of the goods stay: half of the principal stays with them, and not a rupiah more.
  const sedikit = formRemaja(satu, { tetap: [1], jumlah_hutang: rp(2_500_001) })
  await expect(denganSaksi(toko.kasir, toko.sales, remajakanHutang, sedikit, 'HUTANG')).rejects.toThrow()
  const sebanding = formRemaja(satu, { tetap: [1], jumlah_hutang: rp(2_500_000) })
  expect((await tolakan(toko.kasir, remajakanHutang, sebanding))[0]).toBe(422)
  await denganSaksi(toko.kasir, toko.sales, remajakanHutang, sebanding, 'HUTANG')
  const dua = await baru(DUA)
  const gratis = formRemaja(dua, { tetap: [1] })
  await expect(denganSaksi(toko.kasir, toko.sales, remajakanHutang, gratis, 'HUTANG')).rejects.toThrow()
  await denganOtorisasi(toko.kasir, remajakanHutang, gratis, 'HUTANG')
})

it('who fetches part of the goods is judged as who fetches all of them, and named', async () => {
  const satu = await baru(DUA)
  const lepas = { tetap: [1], jumlah_hutang: rp(2_500_000) }
  const anak = { pengambil: 'PAK BUDI', identitas_pengambil: '3573010203049999', kuasa: 'ANAK' }
  const oleh = formRemaja(satu, { ...lepas, ...anak })
  await expect(toko.kasir.call(remajakanHutang, { ...oleh, kuasa: '' })).rejects.toThrow('Hubungan Atau Surat Kuasa')
  await expect(toko.kasir.call(remajakanHutang, { ...oleh, identitas_pengambil: '' })).rejects.toThrow(
    'Identitas Pengambil Harus Diisi',
  )
  for (const tetap of [null, [1, 2]]) {
    const semua = formRemaja(satu, { ...anak, tetap })
    await expect(toko.kasir.call(remajakanHutang, semua)).rejects.toThrow('Pengambil Hanya Untuk Barang Yang Dilepas')
  }
  const kartuLain = formRemaja(satu, { ...lepas, identitas_pengambil: '3573010203049999' })
  await expect(toko.kasir.call(remajakanHutang, kartuLain)).rejects.toThrow('Identitas Bukan Milik BU SARI')
  // A witness is not enough for somebody else.
  expect(await tolakan(toko.kasir, remajakanHutang, oleh)).toEqual([422, 'Butuh Otorisasi HUTANG'])
  const { no_bayar } = await denganOtorisasi(toko.kasir, remajakanHutang, oleh, 'HUTANG')
  expect((await kartu(toko.kasir, satu.no_hutang)).bayar.find((one) => one.no_bayar === no_bayar)).toMatchObject({
    jenis: 'PEREMAJAAN',
    pengambil: 'PAK BUDI',
    kuasa: 'ANAK',
    identitas_pengambil: '************9999',
  })
})

it('more money wants a photo of the paper, which a loan without one gets while it runs, once', async () => {
  const satu = await baru()
  await toko.shop.db.run(sql`UPDATE hutang SET foto_identitas = NULL WHERE no_hutang = ${satu.no_hutang}`)
  const naik = formRemaja(satu, { jumlah_hutang: rp(5_100_000) })
  const kata = `Foto Identitas BU SARI Di ${satu.no_hutang} Belum Ada`
  await expect(toko.kasir.call(remajakanHutang, naik)).rejects.toThrow(kata)
  const foto = { no_hutang: satu.no_hutang, urut: 0, foto: fotoUnik() }
  await toko.sales.call(simpanFotoHutang, foto)
  await expect(toko.sales.call(simpanFotoHutang, foto)).rejects.toThrow('Hanya Sebelum Divalidasi')
  await expect(toko.sales.call(simpanFotoHutang, { ...foto, urut: 1 })).rejects.toThrow('Hanya Sebelum Divalidasi')
  const kini = formRemaja(await kartu(toko.kasir, satu.no_hutang), { jumlah_hutang: rp(5_100_000) })
  await denganOtorisasi(toko.kasir, remajakanHutang, kini, 'HUTANG')
})

it('its day moves once for interest that was paid, then by agreement', async () => {
  const satu = await baru()
  const { no_hutang, no_bunga } = await toko.kasir.call(remajakanHutang, formRemaja(satu))
  // The customer gets a receipt for his interest: it stands on the loan that he paid it for.
  const { bayar } = await kartu(toko.kasir, satu.no_hutang)
  expect(bayar.find((one) => one.no_bayar === no_bunga)).toMatchObject({ jenis: 'BUNGA', bunga: satu.tagihan.bunga })
  const lagi = formRemaja(await kartu(toko.kasir, no_hutang))
  expect((await tolakan(toko.kasir, remajakanHutang, lagi))[0]).toBe(422)
  expect(await toko.shop.db.rows(sql`SELECT 1 AS ada FROM hutang WHERE no_asal = ${no_hutang}`)).toEqual([])
  // Nothing is owed of a month that is paid.
  expect(await denganOtorisasi(toko.kasir, remajakanHutang, lagi, 'HUTANG')).toMatchObject({ no_bunga: null })
})

it('goes on as it is where its goods have no price today, and is judged by none: no more money, no goods back', async () => {
  const satu = await baru(DUA)
  const harga = (n: number) => toko.shop.db.run(sql`UPDATE master_group SET harga = ${n} WHERE kode_group = 'MM'`)
  await harga(0)
  const sebelum = await kartu(toko.kasir, satu.no_hutang)
  for (const dinilai of [{ jumlah_hutang: rp(5_000_001) }, { jumlah_hutang: rp(2_500_000), tetap: [1] }])
    await expect(toko.kasir.call(remajakanHutang, formRemaja(satu, dinilai))).rejects.toThrow(
      'Kategori MM Belum Ada Harganya',
    )
  expect(await kartu(toko.kasir, satu.no_hutang)).toEqual(sebelum)
  const { no_hutang } = await toko.kasir.call(remajakanHutang, formRemaja(satu))
  // What it was worth as it was lent: twice 16,450,000.
  expect(await kartu(toko.kasir, no_hutang)).toMatchObject({ status: 'AKTIF', nilai: 32_900_000, nilai_kini: null })
  // Less of the principal wants no price either, nor does a category that is no more.
  await toko.shop.db.run(sql`UPDATE master_group SET dihapus_pada = now() WHERE kode_group = 'MM'`)
  const lagi = formRemaja(await kartu(toko.kasir, no_hutang), { jumlah_hutang: rp(4_000_000) })
  const angsur = await denganOtorisasi(toko.kasir, remajakanHutang, lagi, 'HUTANG')
  expect(angsur.data).toMatchObject({ jumlah_hutang: 4_000_000, nilai: 32_900_000 })
  await toko.shop.db.run(sql`UPDATE master_group SET dihapus_pada = NULL WHERE kode_group = 'MM'`)
  await harga(2_350_000)
})

it('its goods are fetched by its customer, by somebody else with agreement', async () => {
  const satu = await baru()
  const orangLain = formLunas(satu, { pengambil: 'PAK LAIN', identitas_pengambil: '3573010203049999', kuasa: 'ANAK' })
  expect((await tolakan(toko.kasir, lunasiHutang, orangLain))[0]).toBe(422)
  await denganOtorisasi(toko.kasir, lunasiHutang, orangLain, 'HUTANG')
})

it('000.12 renewed after its day it runs from the month that is paid to, and its next day lies that many months on', async () => {
  const { no_hutang: lama } = await baru()
  toko = { ...toko, ...(await majuHutang(toko.shop, '2026-07-20')) }
  const telat = await kartu(toko.kasir, lama)
  // Five months are begun from 2 March to 20 July: 5 x 2 % of 5,000,000.
  expect([telat.tgl_jatuh_tempo, telat.tagihan.bunga, telat.tagihan.sampai]).toEqual([
    '2026-07-02',
    500_000,
    '2026-08-02',
  ])
  const { no_hutang } = await toko.kasir.call(remajakanHutang, formRemaja(telat))
  expect(await kartu(toko.kasir, no_hutang)).toMatchObject({
    mulai: '2026-08-02',
    tgl_jatuh_tempo: '2026-12-02',
    tagihan: { bunga: 0 },
  })
})
