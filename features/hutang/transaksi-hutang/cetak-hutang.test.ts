/** Letters and labels of loans: each print counted, a second one named and, once the letter may be lost, agreed to. */
import { randomUUID } from 'node:crypto'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import type { TestShop, User } from '@kencana/testing'
import { formHutang, formRemaja, hutangMenunggu, hutangSah, kartu, tokoHutang } from '@kencana/testing/hutang'
import { majuHutang } from '@kencana/testing/hutang-lelang'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cetak } from '../../cetak/cetak.contract.ts'
import { getKartuHutang, remajakanHutang } from './bayar-hutang.contract.ts'
import { getHutang } from './hutang.contract.ts'
import { cetakHutang } from './kertas-hutang.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeAll(async () => {
  ;({ shop, owner, kasir, sales } = await tokoHutang())
})
afterAll(() => shop.close())

const NIK = '3573010203040506'
const baru = async () => (await hutangSah(sales, kasir, { jumlah_hutang: rp(500_000) })).no_hutang
const isian = (no_hutang: string, kertas: 'SURAT' | 'AMPLOP', alasan = '', rangkap = 1) => ({
  no_hutang,
  kertas,
  alasan,
  rangkap,
})
const tercetak = () =>
  shop.db.one(sql`
    SELECT (SELECT count(*)::int FROM cetak) AS cetak, (SELECT count(*)::int FROM hutang_amplop) AS amplop,
      (SELECT count(*)::int FROM hutang_cetak_ulang) AS ulang`)

const ditolak = async (coba: () => Promise<unknown>, kata: string) => {
  const sebelum = await tercetak()
  await expect(coba()).rejects.toThrow(kata)
  expect(await tercetak()).toEqual(sebelum)
}

describe('a paper of a loan', () => {
  it('is counted, and printed again with a reason alone, which the loan names', async () => {
    const no = await baru()
    expect(await kasir.call(cetakHutang, isian(no, 'SURAT'))).toEqual({ ke: 1, kode_amplop: null, nik: NIK })
    await ditolak(
      () => kasir.call(cetakHutang, isian(no, 'SURAT')),
      `Surat ${no} Pernah Dicetak, Alasan Cetak Ulang Harus Diisi`,
    )
    // Paper that jammed on the loan's first day is no lost letter.
    expect(await kasir.call(cetakHutang, isian(no, 'SURAT', 'MACET'))).toEqual({ ke: 2, kode_amplop: null, nik: null })
    expect(await kartu(kasir, no)).toMatchObject({
      cetakan: 2,
      cetak_ulang: [{ jenis: 'HUTANG', ke: 2, user_id: 'KASIR', tgl_system: '2026-03-02', alasan: 'MACET' }],
    })
  })

  it('names the customer’s paper in full on the letter of who may see it, and on nothing else', async () => {
    const no = await baru()
    const lain = await shop.user(owner, 'SALES2', 'SALES')
    const dilihat = () =>
      shop.db.rows(sql`
        SELECT user_id::text FROM audit_log WHERE dokumen = ${no} AND sesudah::text LIKE '%"identitas"%dilihat%' AND aksi LIKE '%/cetak'`)
    expect((await kasir.call(cetakHutang, isian(no, 'SURAT'))).nik).toBe(NIK)
    // That it was shown stays; a paper that is printed again shows it to nobody.
    expect(await dilihat()).toEqual([{ user_id: 'KASIR' }])
    expect((await kasir.call(cetakHutang, isian(no, 'SURAT', 'MACET'))).nik).toBeNull()
    expect((await kasir.call(cetakHutang, isian(no, 'AMPLOP'))).nik).toBeNull()
    expect(await dilihat()).toHaveLength(1)
    // Who entered it today has the paper before him; another seller prints its letter with the last four signs.
    const milik = await baru()
    expect((await sales.call(cetakHutang, isian(milik, 'SURAT'))).nik).toBe(NIK)
    const asing = await baru()
    const masuk = await lain.send('POST', `hutang/${asing}/cetak`, { body: isian(asing, 'SURAT') })
    expect([masuk.status, masuk.text.includes('3573')]).toEqual([200, false])
    // A page of A5 is its customer's.
    const halaman = await baru()
    expect((await kasir.call(cetakHutang, { ...isian(halaman, 'SURAT'), bentuk: 'PDF' })).nik).toBeNull()
    for (const siapa of [kasir, sales, lain, owner])
      expect((await siapa.call(getHutang, { no_hutang: no })).nik).toBe('************0506')
    ;({ owner, kasir, sales } = await majuHutang(shop, '2026-03-03'))
    const isi = isian(no, 'SURAT', 'HILANG')
    expect((await denganOtorisasi(sales, cetakHutang, isi, 'SURAT HUTANG HILANG')).nik).toBeNull()
  })

  it('is told once: whoever sends the same request again, or reads what was kept of it, learns no number', async () => {
    const no = await baru()
    const key = randomUUID()
    const cetak = () => kasir.send('POST', `hutang/${no}/cetak`, { body: isian(no, 'SURAT'), key })
    expect((await cetak()).json).toEqual({ ke: 1, kode_amplop: null, nik: NIK })
    const lagi = await cetak()
    expect([lagi.json, lagi.headers['idempotent-replay']]).toEqual([{ ke: 1, kode_amplop: null, nik: null }, 'true'])
    expect((await kasir.send('POST', `idempotency/${key}/batal`)).text).not.toContain(NIK)
    expect(await shop.db.rows(sql`SELECT kunci FROM idempotency WHERE jawaban LIKE ${`%${NIK}%`}`)).toEqual([])
    // The code of a label is told again: a lost answer prints the same one.
    const label = randomUUID()
    const amplop = () => kasir.send('POST', `hutang/${no}/cetak`, { body: isian(no, 'AMPLOP'), key: label })
    const { kode_amplop } = (await amplop()).json as { kode_amplop: string }
    expect((await amplop()).json).toMatchObject({ kode_amplop })
  })

  it('names no number in full once the day is over on which its money went out', async () => {
    const no = await baru()
    ;({ owner, kasir, sales } = await majuHutang(shop, '2026-03-04'))
    expect(await kasir.call(cetakHutang, isian(no, 'SURAT'))).toEqual({ ke: 1, kode_amplop: null, nik: null })
  })

  it('is one print in both forms, once, by who just printed it', async () => {
    const no = await baru()
    const lain = { ...isian(no, 'SURAT'), bentuk: 'PDF' as const }
    expect(await kasir.call(cetakHutang, isian(no, 'SURAT'))).toEqual({ ke: 1, kode_amplop: null, nik: NIK })
    // Which form was printed stands in what was printed, and the same one is no other.
    await ditolak(() => kasir.call(cetakHutang, { ...lain, bentuk: 'STRUK' }), 'Alasan Cetak Ulang Harus Diisi')
    await ditolak(() => owner.call(cetakHutang, lain), `Surat ${no} Pernah Dicetak, Alasan Cetak Ulang Harus Diisi`)
    // In as many papers as the first, no more.
    await ditolak(() => kasir.call(cetakHutang, { ...lain, rangkap: 2 }), 'Alasan Cetak Ulang Harus Diisi')
    expect(await kasir.call(cetakHutang, lain)).toEqual({ ke: 1, kode_amplop: null, nik: null })
    await ditolak(() => kasir.call(cetakHutang, lain), 'Alasan Cetak Ulang Harus Diisi')
    expect((await kartu(kasir, no)).cetak_ulang).toMatchObject([{ ke: 2, alasan: 'BENTUK LAIN' }])
    // What is written down of it is nobody's to type.
    const palsu = { ...isian(await baru(), 'SURAT'), alasan: 'bentuk lain, map' }
    await ditolak(() => kasir.call(cetakHutang, palsu), 'Alasan Tidak Boleh Diawali BENTUK LAIN')
    // A reason that was asked for is kept, and makes no second form of it.
    const alasan = 'untuk map customer'
    const tiga = await baru()
    await kasir.call(cetakHutang, isian(tiga, 'SURAT'))
    await kasir.call(cetakHutang, { ...isian(tiga, 'SURAT'), bentuk: 'PDF', alasan })
    expect((await kartu(kasir, tiga)).cetak_ulang).toMatchObject([{ ke: 2, alasan: 'BENTUK LAIN, UNTUK MAP CUSTOMER' }])
    await ditolak(
      () => kasir.call(cetakHutang, { ...isian(tiga, 'SURAT'), bentuk: 'BERKAS' }),
      'Alasan Cetak Ulang Harus Diisi',
    )
    const dua = await baru()
    await kasir.call(cetakHutang, isian(dua, 'SURAT'))
    shop.clock.walk(0.011)
    await ditolak(() => kasir.call(cetakHutang, { ...isian(dua, 'SURAT'), bentuk: 'PDF' }), 'Pernah Dicetak')
    // A label has one form.
    await kasir.call(cetakHutang, isian(dua, 'AMPLOP'))
    await ditolak(() => kasir.call(cetakHutang, { ...isian(dua, 'AMPLOP'), bentuk: 'PDF' }), 'Pernah Dicetak')
  })

  it('tells no file the number, nor does a file use up that the paper tells it', async () => {
    const no = await baru()
    const berkas = { ...isian(no, 'SURAT'), bentuk: 'BERKAS' as const }
    const masuk = await kasir.send('POST', `hutang/${no}/cetak`, { body: berkas })
    expect([masuk.json, masuk.text.includes(NIK)]).toEqual([{ ke: 1, kode_amplop: null, nik: null }, false])
    const dilihat = sql`SELECT 1 FROM audit_log WHERE dokumen = ${no} AND sesudah::text LIKE '%dilihat%' AND aksi LIKE '%/cetak'`
    expect(await shop.db.rows(dilihat)).toEqual([])
    // A printer is paired a moment later: it is the same print, and the copy that the customer signs.
    expect(await kasir.call(cetakHutang, { ...isian(no, 'SURAT'), bentuk: 'STRUK' })).toMatchObject({ ke: 1, nik: NIK })
    // Once: neither form again.
    for (const bentuk of ['STRUK', 'BERKAS'] as const)
      await ditolak(() => kasir.call(cetakHutang, { ...isian(no, 'SURAT'), bentuk }), 'Alasan Cetak Ulang Harus Diisi')
  })

  it('is printed by no other call, which would count it past the reason', async () => {
    const no = await baru()
    for (const jenis of ['HUTANG', 'AMPLOP HUTANG'])
      await ditolak(
        () => kasir.call(cetak, { jenis, dokumen: no, rangkap: 1, alasan: 'X' }),
        'Surat Dan Label Hutang Dicetak Dari Lihat Hutang',
      )
  })

  it('is a label with a code of its own each time, that no read tells', async () => {
    const no = await baru()
    await ditolak(
      () => kasir.call(cetakHutang, isian(no, 'AMPLOP', '', 2)),
      'Alasan Cetak Ulang Harus Diisi Untuk Label Lebih Dari Satu',
    )
    const satu = await kasir.call(cetakHutang, isian(no, 'AMPLOP'))
    const dua = await kasir.call(cetakHutang, isian(no, 'AMPLOP', 'SOBEK'))
    expect([satu.ke, dua.ke]).toEqual([1, 2])
    for (const { kode_amplop } of [satu, dua]) expect(kode_amplop).toMatch(/^\d{14}$/)
    expect(satu.kode_amplop).not.toBe(dua.kode_amplop)
    const audit = await shop.db.rows<{ teks: string }>(
      sql`SELECT concat(sebelum, sesudah) AS teks FROM audit_log WHERE dokumen = ${no}`,
    )
    const dibaca = JSON.stringify([
      await owner.call(getHutang, { no_hutang: no }),
      await owner.call(getKartuHutang, { no_hutang: no }),
      audit,
    ])
    expect(dibaca).toContain('SOBEK')
    for (const { kode_amplop } of [satu, dua]) expect(dibaca).not.toContain(kode_amplop)
  })

  it('is a label that one person prints again five times a day, then by agreement', async () => {
    const no = await baru()
    const lagi = () => ({ ...isian(no, 'AMPLOP', 'SOBEK'), otorisasi: null })
    await sales.call(cetakHutang, isian(no, 'AMPLOP'))
    for (let ke = 2; ke <= 6; ke += 1) expect((await sales.call(cetakHutang, lagi())).ke).toBe(ke)
    await ditolak(() => sales.call(cetakHutang, lagi()), 'Butuh Otorisasi LABEL AMPLOP')
    expect((await denganOtorisasi(sales, cetakHutang, lagi(), 'LABEL AMPLOP')).ke).toBe(7)
    // Everybody has his own.
    expect((await kasir.call(cetakHutang, lagi())).ke).toBe(8)
    // A first label is none that is printed again.
    expect((await sales.call(cetakHutang, isian(await baru(), 'AMPLOP'))).ke).toBe(1)
  })

  it('is a label whose papers are counted, not the presses of a key, the first one’s too', async () => {
    const no = await baru()
    const rini = await shop.user(owner, 'RINI', 'KASIR')
    const cetakan = (rangkap: number) => ({ ...isian(no, 'AMPLOP', 'SOBEK', rangkap), otorisasi: null })
    // The first print is one label, and three more.
    expect((await rini.call(cetakHutang, cetakan(4))).ke).toBe(1)
    await ditolak(() => rini.call(cetakHutang, cetakan(3)), 'Butuh Otorisasi LABEL AMPLOP')
    expect((await rini.call(cetakHutang, cetakan(2))).ke).toBe(2)
    await ditolak(() => rini.call(cetakHutang, cetakan(1)), 'Butuh Otorisasi LABEL AMPLOP')
  })

  it('is of a loan that is right, its label of one that is owed', async () => {
    const { no_hutang } = await hutangMenunggu(sales, formHutang({ jumlah_hutang: rp(100_000) }))
    await ditolak(() => kasir.call(cetakHutang, isian(no_hutang, 'SURAT')), `Hutang ${no_hutang} Belum Divalidasi`)
    await ditolak(
      () => kasir.call(cetakHutang, isian('PI-TK01-990101-0001', 'SURAT')),
      'Hutang PI-TK01-990101-0001 Tidak Ada',
    )
    const no = await baru()
    await disetujuiBila(kasir, remajakanHutang, formRemaja(await kartu(kasir, no)))
    await ditolak(() => kasir.call(cetakHutang, isian(no, 'AMPLOP')), `Hutang ${no} Sudah Diperemajakan`)
    const gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
    await ditolak(() => gudang.call(cetakHutang, isian(no, 'SURAT')), 'Akses Di Menu Ini Tidak Di Izinkan')
  })
})

it('a letter that is lost is printed again by agreement, with who asked and why', async () => {
  const di = await tokoHutang()
  const no = (await hutangSah(di.sales, di.kasir)).no_hutang
  await di.kasir.call(cetakHutang, isian(no, 'SURAT'))
  await di.kasir.call(cetakHutang, isian(no, 'AMPLOP'))
  const besok = await majuHutang(di.shop, '2026-03-03')
  const hilang = { ...isian(no, 'SURAT', 'HILANG DI PASAR'), otorisasi: null }
  await expect(besok.kasir.call(cetakHutang, hilang)).rejects.toThrow('Butuh Otorisasi SURAT HUTANG HILANG')
  expect(await kartu(besok.kasir, no)).toMatchObject({ cetakan: 1, cetak_ulang: [] })
  expect(await denganOtorisasi(besok.kasir, cetakHutang, hilang, 'SURAT HUTANG HILANG')).toMatchObject({ ke: 2 })
  expect((await kartu(besok.kasir, no)).cetak_ulang).toMatchObject([{ ke: 2, alasan: 'HILANG DI PASAR' }])
  const setuju = await di.shop.db.one<{ dokumen: string }>(sql`
    SELECT o.dokumen::text FROM hutang_cetak_ulang u JOIN otorisasi o ON o.id = u.otorisasi WHERE u.no_hutang = ${no}`)
  expect(setuju).toEqual({ dokumen: no })
  // Its label needs a reason, nobody's word: a count shows what lies under it.
  expect((await besok.kasir.call(cetakHutang, isian(no, 'AMPLOP', 'SOBEK'))).ke).toBe(2)
  await di.shop.close()
})
