/** Auctions undone: their pieces lie here for the loan again, each weighed and tested by two. */
import { sql } from '@kencana/database'
import { gram, type TestShop, type User } from '@kencana/testing'
import { gelangJaminan, hutangSah, kartu } from '@kencana/testing/hutang'
import {
  formBatalLelang,
  formLelang,
  formTimbangBatal,
  ingatkan,
  timbangBerdua,
  tokoTelat,
} from '@kencana/testing/hutang-lelang'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { tolakan } from '@kencana/testing/pesanan'
import { denganSaksi, disaksikan } from '@kencana/testing/saksi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putuskan } from '../../akses/otorisasi/otorisasi.contract.ts'
import { batalBeli } from '../../pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { batalLelang, lelangHutang, timbangBatalLelang, timbangLelang } from './lelang-hutang.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
let telat: Awaited<ReturnType<typeof tokoTelat>>['telat']
let no_kembar: string
beforeAll(async () => {
  const toko = await tokoTelat(3, async ({ kasir: k, sales: s }) => {
    const kembar = [gelangJaminan({ nama_barang: 'CINCIN', jumlah: 2 })]
    no_kembar = (await hutangSah(s, k, { lama: 1, detail_barang: kembar })).no_hutang
  })
  ;({ shop, owner, kasir, sales, telat } = toko)
})
afterAll(() => shop.close())

const keadaan = () =>
  shop.db.one(sql`
    SELECT (SELECT count(*)::int FROM jurnal) AS jurnal, (SELECT count(*)::int FROM hutang_lelang WHERE no_batal IS NULL) AS lelang,
      (SELECT count(*)::int FROM hutang_timbang) AS timbang`)
const ditolak = async (apa: () => Promise<unknown>, kata: string) => {
  const awal = await keadaan()
  await expect(apa()).rejects.toThrow(kata)
  expect(await keadaan()).toEqual(awal)
}
const lelang = async (nilai: number) => {
  const hutang = await telat()
  const { no_lelang, data } = await denganOtorisasi(kasir, lelangHutang, formLelang(hutang, nilai), 'LELANG')
  return { no_lelang, data, no_hutang: hutang.no_hutang }
}

describe('an auction', () => {
  it('is undone of what lay there as two weighed it: what moved or changed since is weighed anew', async () => {
    const { no_lelang, no_hutang, data } = await lelang(6_000_000)
    const isi = await formBatalLelang(kasir, sales, data)
    expect((await kartu(kasir, no_hutang)).lelang?.timbang_batal).toBe(true)
    await shop.db.run(sql`UPDATE pembelian SET versi = versi + 1 WHERE no_lelang = ${no_lelang}`)
    expect((await kartu(kasir, no_hutang)).lelang?.timbang_batal).toBe(false)
    await ditolak(() => kasir.call(batalLelang, isi), `Barang ${no_lelang} Harus Ditimbang Dan Diuji Berdua Dahulu`)
    await denganOtorisasi(kasir, batalLelang, await formBatalLelang(kasir, sales, data), 'BATAL HUTANG, BATAL DOKUMEN')
  })

  it('is weighed of what who looked on saw: what moved between his look and the storing is looked at anew', async () => {
    const { no_lelang, data } = await lelang(6_000_000)
    const dilihat = await disaksikan(kasir, sales, timbangBatalLelang, formTimbangBatal(data), 'LELANG')
    await shop.db.run(sql`UPDATE pembelian SET versi = versi + 1 WHERE no_lelang = ${no_lelang}`)
    await ditolak(() => kasir.call(timbangBatalLelang, dilihat), 'Otorisasi Tidak Berlaku Untuk Data Ini')
    await denganSaksi(kasir, sales, timbangBatalLelang, formTimbangBatal(data), 'LELANG')
  })

  it('is undone while its pieces lie as it left them, each weighed and tested again, by agreement', async () => {
    const { no_lelang, no_hutang, data } = await lelang(6_000_000)
    const faktur = await shop.db.one<{ no: string }>(
      sql`SELECT no_faktur_beli::text AS no FROM pembelian WHERE no_lelang = ${no_lelang}`,
    )
    await ditolak(
      () => kasir.call(batalBeli, { no_faktur_beli: [faktur?.no ?? ''], alasan: 'salah', otorisasi: null }),
      `Batalkan Lelang ${no_lelang}`,
    )
    const isi = { no_lelang, alasan: 'salah', otorisasi: null }
    await ditolak(() => kasir.call(batalLelang, isi), `Barang ${no_lelang} Harus Ditimbang Dan Diuji Berdua Dahulu`)
    const form = formTimbangBatal(data)
    const [satu] = form.barang
    if (!satu) throw new Error('nothing auctioned')
    const sebut = `GELANG ${satu.no_faktur_beli}`
    const lain = (beda: object) => () => kasir.call(timbangBatalLelang, { ...form, barang: [{ ...satu, ...beda }] })
    await ditolak(
      () => kasir.call(timbangBatalLelang, { ...form, barang: [satu, satu] }),
      `${sebut} Harus Ditimbang Satu Kali`,
    )
    await ditolak(lain({ no_faktur_beli: 'FB-X' }), `Barang FB-X Bukan Barang Lelang ${no_lelang}`)
    // 10.000 g may be 0.050 g lighter on another scale, no more.
    await ditolak(lain({ berat: gram(9.949) }), `Berat Timbang ${sebut} 9.949 g Tidak Sesuai Lelang`)
    await ditolak(lain({ kadar: '18K' }), `Kadar Uji ${sebut} 18K Tidak Sesuai Lelang`)
    await ditolak(lain({}), 'Butuh Saksi LELANG')
    const kini = { ...form, barang: [{ ...satu, berat: gram(9.99) }] }
    const timbang = await denganSaksi(kasir, sales, timbangBatalLelang, kini, 'LELANG')
    expect(timbang.data.lelang).toMatchObject({ no_lelang, timbang_batal: true })
    // It is no weighing for an auction.
    expect(timbang.data.timbang).toBe(null)
    const [, kata] = await tolakan(kasir, batalLelang, isi)
    expect(kata).toContain('Butuh Otorisasi BATAL HUTANG, BATAL DOKUMEN')
    const { no_batal } = await denganOtorisasi(kasir, batalLelang, isi, 'BATAL HUTANG, BATAL DOKUMEN')
    expect(no_batal).toMatch(/^BLL-/)
    expect(await kartu(kasir, no_hutang)).toMatchObject({
      status: 'AKTIF',
      lelang: null,
      tagihan: { total: 5_300_000 },
    })
    await ditolak(() => kasir.call(batalLelang, isi), 'Sudah Dibatalkan')
    await ditolak(() => kasir.call(timbangBatalLelang, form), `Lelang ${no_lelang} Sudah Dibatalkan`)
    const lagi = await kartu(kasir, no_hutang)
    // The goods lay elsewhere meanwhile: what two found before says nothing of them now.
    await ditolak(
      () => kasir.call(lelangHutang, formLelang(lagi, 5_000_000)),
      `Barang ${no_hutang} Harus Ditimbang Dan Diuji Berdua Dahulu`,
    )
    await timbangBerdua(kasir, sales, lagi)
    await denganOtorisasi(kasir, lelangHutang, formLelang(lagi, 5_000_000), 'LELANG')
  })

  it('lays back each piece for itself, however heavy the one beside it is', async () => {
    await ingatkan(kasir, no_kembar)
    const hutang = await kartu(kasir, no_kembar)
    // Two rings of one item: as heavy as each other, one of them less fine than the loan says.
    const kadar = ['16K', '14K']
    const isi = formLelang(hutang, 6_000_000)
    const barang = isi.barang.map((one, ke) => ({ ...one, kadar: kadar[ke] ?? '' }))
    const { no_hutang, versi } = hutang
    const timbang = barang.map(({ urut, berat, kadar: uji }) => ({ urut, berat, kadar: uji }))
    await denganSaksi(kasir, sales, timbangLelang, { no_hutang, versi, barang: timbang, otorisasi: null }, 'LELANG')
    const { data } = await denganOtorisasi(kasir, lelangHutang, { ...isi, barang }, 'LELANG')
    const form = formTimbangBatal(data)
    const [a, b] = form.barang
    if (!a || !b) throw new Error('nothing auctioned')
    const tukar = [
      { ...a, kadar: b.kadar },
      { ...b, kadar: a.kadar },
    ]
    await ditolak(
      () => kasir.call(timbangBatalLelang, { ...form, barang: tukar }),
      `Kadar Uji CINCIN ${a.no_faktur_beli} ${b.kadar} Tidak Sesuai Lelang`,
    )
    const batal = await formBatalLelang(kasir, sales, hutang)
    // What OWN alone agreed to, OWN alone takes back.
    const jawab = await kasir.send('POST', `hutang/lelang/${batal.no_lelang}/batal`, { body: { alasan: 'salah' } })
    const su = await shop.user(owner, 'SU', 'SU')
    const putus = { id: String(jawab.headers['x-minta']), setuju: true, kata: '' }
    await expect(su.call(putuskan, putus)).rejects.toThrow('BATAL HUTANG, BATAL DOKUMEN Ini Hanya Disetujui OWN')
    await denganOtorisasi(kasir, batalLelang, batal, 'BATAL HUTANG, BATAL DOKUMEN')
    expect(await kartu(kasir, no_kembar)).toMatchObject({ status: 'AKTIF', lelang: null })
  })
})
