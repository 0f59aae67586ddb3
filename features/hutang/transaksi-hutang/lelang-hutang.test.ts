/** Goods that nobody redeems: auctioned piece by piece, each weighed and tested by two on its day. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, type TestShop, type User } from '@kencana/testing'
import { formBunga, formLunas, formRemaja, gelangJaminan, hutangSah, kartu } from '@kencana/testing/hutang'
import { formLelang, ingatkan, majuHutang, timbangBerdua, tokoTelat } from '@kencana/testing/hutang-lelang'
import { denganOtorisasi, disetujuiBila, mintaDari } from '@kencana/testing/pembelian'
import { denganSaksi, disaksikan } from '@kencana/testing/saksi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putuskan } from '../../akses/otorisasi/otorisasi.contract.ts'
import { tambahWakil } from '../../akses/otorisasi/wakil.contract.ts'
import { cetak } from '../../cetak/cetak.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { bayarBunga, lunasiHutang, remajakanHutang } from './bayar-hutang.contract.ts'
import { hitungLelang, lelangHutang, timbangLelang } from './lelang-hutang.contract.ts'
import { cetakPeringatan } from './peringatan-hutang.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
let telat: Awaited<ReturnType<typeof tokoTelat>>['telat']
let no_dua: string
/** What was said on the last day before it may be auctioned. */
let dua_minggu: unknown
beforeAll(async () => {
  const toko = await tokoTelat(14, async ({ kasir: k, sales: s, shop: t }) => {
    const dua = [gelangJaminan(), gelangJaminan({ nama_barang: 'CINCIN', jumlah: 2 })]
    const dini = (await hutangSah(s, k, { lama: 1 })).no_hutang
    no_dua = (await hutangSah(s, k, { lama: 1, detail_barang: dua })).no_hutang
    const kini = await majuHutang(t, '2026-04-15')
    await ingatkan(kini.kasir, dini)
    const isi = formLelang(await kartu(kini.kasir, dini), 6_000_000)
    dua_minggu = await kini.kasir.call(lelangHutang, isi).catch((error: Error) => error.message.replace(dini, ''))
  })
  ;({ shop, owner, kasir, sales, telat } = toko)
})
afterAll(() => shop.close())

const buku = (no: string) =>
  shop.db.rows<{ akun: string; ref: string; rp: number }>(sql`
    SELECT m.akun::text, m.ref::text, sum(m.rp)::bigint AS rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE j.document = ${no} AND m.rp <> 0 GROUP BY 1, 2 ORDER BY 1`)
const barang = (no: string) =>
  shop.db.rows<{ akun: string; kode_dept: string; pcs: number; mg: number }>(sql`
    SELECT m.akun::text, m.kode_dept::text, sum(m.pcs)::int AS pcs, sum(m.mg)::int AS mg FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE j.document = ${no} AND m.akun <> 'KONVERSI' GROUP BY 1, 2 HAVING sum(m.pcs) <> 0 OR sum(m.mg) <> 0 ORDER BY 1`)
const keadaan = () =>
  shop.db.one(sql`
    SELECT (SELECT count(*)::int FROM jurnal) AS jurnal, (SELECT count(*)::int FROM hutang_lelang) AS lelang,
      (SELECT count(*)::int FROM pembelian) AS beli, (SELECT count(*)::int FROM hutang_surplus) AS surplus`)
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
  it('comes two weeks after the day on which all was due', () => {
    expect(dua_minggu).toBe('Hutang  Baru Dapat Dilelang Mulai 2026-04-16')
  })

  it('comes on the day that its letter names, whatever the shop says by now', async () => {
    const ubah = (value: string) =>
      disetujuiBila(owner, ubahParaSystem, { key: 'hutang_lelang', value, otorisasi: null })
    await ubah('60')
    expect(await kartu(kasir, no_dua)).toMatchObject({ tgl_jatuh_tempo: '2026-04-02', mulai_lelang: '2026-04-16' })
    const baru = await hutangSah(sales, kasir, { lama: 1 })
    expect(await kartu(kasir, baru.no_hutang)).toMatchObject({
      tgl_jatuh_tempo: '2026-06-20',
      mulai_lelang: '2026-08-19',
    })
    // It is renewed with the term that it was made with.
    await ubah('14')
    const { data } = await disetujuiBila(kasir, remajakanHutang, formRemaja(await kartu(kasir, baru.no_hutang)))
    expect(data).toMatchObject({ tgl_jatuh_tempo: '2026-07-20', mulai_lelang: '2026-09-18' })
  })

  it('is OWN’s word: SU’s is none', async () => {
    const hutang = await telat()
    const { minta } = await mintaDari(kasir, lelangHutang, formLelang(hutang, 5_000_000))
    const su = await shop.user(owner, 'SU7', 'SU')
    const putus = { id: String(minta), setuju: true, kata: '' }
    await ditolak(() => su.call(putuskan, putus), 'LELANG Ini Hanya Disetujui OWN')
  })

  it('is no deputy’s, whatever his limits are', async () => {
    await shop.user(owner, 'KEPALA', 'GUDANG')
    const batas = { rp_kasus: rp(100_000_000), rp_hari: rp(100_000_000), mg_kasus: gram(1_000), mg_hari: gram(1_000) }
    await owner.call(tambahWakil, { user_id: 'KEPALA', dari: '2026-05-20', sampai: '2026-05-21', ...batas })
    const { minta } = await mintaDari(kasir, lelangHutang, formLelang(await telat(), 5_000_000))
    const putus = { id: String(minta), setuju: true, kata: '' }
    await ditolak(async () => (await shop.login('KEPALA')).call(putuskan, putus), 'LELANG Ini Hanya Disetujui OWN')
  })

  it('10.5.9 above the debt leaves the rest to the customer', async () => {
    const { no_lelang, data, no_hutang } = await lelang(6_000_000)
    expect(await buku(no_lelang)).toEqual([
      { akun: 'BUNGA', ref: '-', rp: -300_000 },
      { akun: 'PEMBELIAN', ref: '-', rp: 6_000_000 },
      { akun: 'PIUTANG', ref: no_hutang, rp: -5_000_000 },
      { akun: 'TITIPAN', ref: no_hutang, rp: -700_000 },
    ])
    expect(await barang(no_lelang)).toEqual([
      { akun: 'BAKI', kode_dept: 'CIN', pcs: 1, mg: 10_000 },
      { akun: 'HUTANG_BARANG', kode_dept: '-', pcs: -1, mg: -10_000 },
    ])
    expect(data).toMatchObject({
      status: 'LELANG',
      tagihan: { total: 0 },
      lelang: { nilai: 6_000_000, lebih: 700_000, surplus: null, barang: [{ keadaan: 'BELI', berat: 10_000 }] },
    })
    const beli = await shop.db.one(sql`
      SELECT asal, status, keadaan, nama_customer::text, harga::int, no_batal FROM pembelian WHERE no_lelang = ${no_lelang}`)
    expect(beli).toEqual({
      asal: 'LELANG',
      status: 'DONE',
      keadaan: 'BELI',
      nama_customer: 'BU SARI',
      harga: 6_000_000,
      no_batal: null,
    })
  })

  it('000.13, 9. equal to the debt, or below it, costs the shop what is missing of the principal', async () => {
    const pas = await lelang(5_300_000)
    expect((await buku(pas.no_lelang)).map(({ akun, rp }) => [akun, rp])).toEqual([
      ['BUNGA', -300_000],
      ['PEMBELIAN', 5_300_000],
      ['PIUTANG', -5_000_000],
    ])
    // 5,200,000 against 5,000,000 and 300,000: a third of the interest lapses.
    const sebagian = await lelang(5_200_000)
    expect((await buku(sebagian.no_lelang)).map(({ akun, rp }) => [akun, rp])).toEqual([
      ['BUNGA', -200_000],
      ['PEMBELIAN', 5_200_000],
      ['PIUTANG', -5_000_000],
    ])
    const kurang = await lelang(4_800_000)
    expect(await buku(kurang.no_lelang)).toEqual([
      { akun: 'BIAYA', ref: 'LELANG', rp: 200_000 },
      { akun: 'PEMBELIAN', ref: '-', rp: 4_800_000 },
      { akun: 'PIUTANG', ref: kurang.no_hutang, rp: -5_000_000 },
    ])
  })

  it('weighs each piece of each item again, a difference agreed to', async () => {
    await ingatkan(kasir, no_dua)
    const hutang = await kartu(kasir, no_dua)
    const isi = formLelang(hutang, 6_000_000)
    expect(isi.barang.map(({ urut, berat }) => [urut, berat])).toEqual([
      [1, 10_000],
      [2, 5_000],
      [2, 5_000],
    ])
    await ditolak(
      () => kasir.call(lelangHutang, { ...isi, barang: isi.barang.slice(0, 2) }),
      'CINCIN Harus Ditimbang 2 Biji',
    )
    const ringan = { ...isi, barang: isi.barang.map((one, ke) => (ke === 2 ? { ...one, berat: gram(4.98) } : one)) }
    await timbangBerdua(kasir, sales, hutang)
    await ditolak(() => kasir.call(lelangHutang, ringan), 'Bukan Yang Ditimbang Berdua')
    const timbang = ringan.barang.map(({ urut, berat, kadar }) => ({ urut, berat, kadar }))
    const { no_hutang, versi } = hutang
    await denganSaksi(kasir, sales, timbangLelang, { no_hutang, versi, barang: timbang, otorisasi: null }, 'LELANG')
    const { no_lelang } = await denganOtorisasi(kasir, lelangHutang, ringan, 'LELANG')
    expect(await barang(no_lelang)).toEqual([
      { akun: 'BAKI', kode_dept: 'CIN', pcs: 3, mg: 19_980 },
      { akun: 'HUTANG_BARANG', kode_dept: '-', pcs: -3, mg: -20_000 },
      { akun: 'SELISIH', kode_dept: '-', pcs: 0, mg: 20 },
    ])
    const minta = await shop.db.one<{ kasus: { aturan: string; hitung: number; input: number }[] }>(sql`
      SELECT m.kasus FROM otorisasi_minta m JOIN hutang_lelang l ON l.otorisasi = m.id WHERE l.no_lelang = ${no_lelang}`)
    expect(minta?.kasus.map(({ aturan, hitung, input }) => [aturan, hitung, input])).toEqual([
      ['Barang hutang dilelang', 32_867_500, 6_000_000],
      ['Berat lelang bukan berat hutangnya', 10_000, 9_980],
    ])
  })

  it('tests each piece again, another fineness told to who agrees', async () => {
    const hutang = await telat()
    const { no_hutang, versi } = hutang
    await timbangBerdua(kasir, sales, hutang, { kadar: '14K' })
    await ditolak(() => kasir.call(lelangHutang, formLelang(hutang, 6_000_000)), 'Bukan Yang Ditimbang Berdua')
    const isi = formLelang({ ...hutang, barang: hutang.barang.map((one) => ({ ...one, kadar: '14K' })) }, 6_000_000)
    const { no_lelang } = await denganOtorisasi(kasir, lelangHutang, isi, 'LELANG')
    const satu = await shop.db.one<{ kadar: string; aturan: string[]; timbang: number }>(sql`
      SELECT p.kadar::text, l.timbang, ARRAY(SELECT x ->> 'aturan' FROM jsonb_array_elements(m.kasus) x) AS aturan
      FROM hutang_lelang l JOIN pembelian p USING (no_lelang) JOIN otorisasi_minta m ON m.id = l.otorisasi WHERE l.no_lelang = ${no_lelang}`)
    expect(satu).toEqual({
      kadar: '14K',
      timbang: 2,
      aturan: ['Barang hutang dilelang', 'Kadar lelang bukan kadar hutangnya'],
    })
    const lagi = { no_hutang, versi, barang: [{ urut: 1, berat: gram(10), kadar: '16K' }], otorisasi: null }
    await ditolak(() => kasir.call(timbangLelang, lagi), `Hutang ${no_hutang} Sudah Dilelang`)
  })

  it('is weighed by two: every piece, and nothing else', async () => {
    const hutang = await telat(false)
    const { no_hutang, versi } = hutang
    const isi = (barang: { urut: number; berat: ReturnType<typeof gram>; kadar: string }[]) => ({
      no_hutang,
      versi,
      barang,
      otorisasi: null,
    })
    const satu = { urut: 1, berat: gram(10), kadar: '16K' }
    await ditolak(() => kasir.call(timbangLelang, isi([satu])), `Peringatan ${no_hutang} Belum Dicetak`)
    await ingatkan(kasir, no_hutang)
    await ditolak(() => kasir.call(timbangLelang, isi([satu, satu])), 'GELANG Harus Ditimbang 1 Biji')
    await ditolak(() => kasir.call(timbangLelang, isi([{ ...satu, urut: 2 }])), 'Barang 2 Tidak Ada')
    await ditolak(() => kasir.call(timbangLelang, isi([satu])), 'Butuh Saksi LELANG')
    await ditolak(() => sales.call(timbangLelang, isi([satu])), 'Anda Hanya Boleh Melihat Di Sini')
  })

  it('counts a warning that its own call recorded, one new a day', async () => {
    const { no_hutang } = await telat(false)
    const kertas = { dokumen: no_hutang, rangkap: 1, alasan: '' }
    for (const jenis of ['PERINGATAN HUTANG 1', 'PERINGATAN HUTANG X'])
      await ditolak(() => kasir.call(cetak, { ...kertas, jenis }), 'Peringatan Dicetak Dari Lihat Hutang')
    expect(await kartu(kasir, no_hutang)).toMatchObject({ peringatan: 0, peringatan_berikut: 1 })
    expect(await sales.call(cetakPeringatan, { no_hutang, rangkap: 1 })).toEqual({ peringatan: 1, ke: 1 })
    expect(await kasir.call(cetakPeringatan, { no_hutang, rangkap: 1 })).toEqual({ peringatan: 1, ke: 2 })
    expect(await kartu(kasir, no_hutang)).toMatchObject({ peringatan: 1, peringatan_berikut: 1 })
    const muda = (await hutangSah(sales, kasir)).no_hutang
    await ditolak(() => kasir.call(cetakPeringatan, { no_hutang: muda, rangkap: 1 }), 'Belum Lewat Jatuh Tempo')
  })

  it('comes after a warning, by who may, at the price that was shown, onto a purchase tray', async () => {
    const hutang = await telat(false)
    const no = hutang.no_hutang
    const isi = formLelang(hutang, 6_000_000)
    await ditolak(() => kasir.call(lelangHutang, isi), `Peringatan ${no} Belum Dicetak`)
    await ingatkan(kasir, no)
    await ditolak(() => kasir.call(lelangHutang, isi), `Barang ${no} Harus Ditimbang Dan Diuji Berdua Dahulu`)
    await timbangBerdua(kasir, sales, hutang)
    await ditolak(() => sales.call(lelangHutang, isi), 'Anda Hanya Boleh Melihat Di Sini')
    await ditolak(() => kasir.call(lelangHutang, { ...isi, versi: 1 }), 'Sudah Diproses Oleh User Lain')
    const { harga_hitung } = await kasir.call(hitungLelang, {
      no_hutang: no,
      urut: 1,
      kode_dept: 'CIN',
      kondisi: 'PENYOK',
      berat: gram(10),
      kadar: '16K',
    })
    expect(harga_hitung).toBe(16_350_000)
    await ditolak(
      () => kasir.call(lelangHutang, formLelang(hutang, 6_000_000, { harga_hitung })),
      'Harga Barang 1 Sudah Berubah',
    )
    await ditolak(() => kasir.call(lelangHutang, { ...isi, kode_baki: 'CN01' }), 'Butuh Otorisasi LELANG')
    await ditolak(
      () => denganOtorisasi(kasir, lelangHutang, { ...isi, kode_baki: 'CN01' }, 'LELANG'),
      'Baki CN01 Bukan Baki Pembelian',
    )
  })

  it('10.5.10 is refused for a loan that was paid a minute ago', async () => {
    const hutang = await telat()
    const isi = formLelang(hutang, 6_000_000)
    const { data } = await denganSaksi(kasir, sales, lunasiHutang, formLunas(hutang), 'HUTANG')
    await ditolak(() => kasir.call(lelangHutang, isi), `Hutang ${hutang.no_hutang} Sudah Lunas`)
    await ditolak(() => kasir.call(lelangHutang, { ...isi, versi: data.versi }), 'Sudah Lunas')
  })

  it('10.5.1 is won by one of those who auction, redeem, renew and pay at once', async () => {
    const hutang = await telat()
    const isi = formLelang(hutang, 6_000_000)
    const { message } = await kasir.call(lelangHutang, isi).catch((error: Error) => error)
    expect(message).toBe('Butuh Otorisasi LELANG')
    const lunas = await disaksikan(kasir, sales, lunasiHutang, formLunas(hutang), 'HUTANG')
    const hasil = await Promise.allSettled([
      denganOtorisasi(kasir, lelangHutang, isi, 'LELANG'),
      kasir.call(lunasiHutang, lunas),
      owner.call(remajakanHutang, formRemaja(hutang)),
      owner.call(bayarBunga, formBunga(hutang, 300_000)),
    ])
    expect(hasil.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  })
})
