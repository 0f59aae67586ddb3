/** The cases of branches between two real servers with a real network between them. What must hold is reckoned by this file alone. */

import { sql } from '@kencana/database'
import { gram } from '@kencana/testing'
import { antarSekali, type Ujung } from '@kencana/testing/cabang'
import { cincinDi, duaInstalasi, kirimKe, statusDi, terimaDi } from '@kencana/testing/dua-instalasi'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { describe, expect, it } from 'vitest'
import { getKirim, hapusKirim, OTORISASI_HAPUS_KIRIM } from '../../barang/kirim-barang/kirim-barang.contract.ts'
import { koreksiBerat } from '../../barang/koreksi-barang/koreksi-barang.contract.ts'
import { kirimanBaru } from '../../barang/terima-barang/terima-barang.contract.ts'
import { tutupToko } from '../../hari-toko/tutup-toko/tutup-toko.contract.ts'
import { listKecabang, tarikKecabang } from '../kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'
import { kirimUlang, listLink, listSurat } from '../kiriman-data/kiriman-data.contract.ts'
import { waktuMinta } from '../sambungan/klien.api.ts'
import { tanyaKabar } from './kabar.api.ts'

const dua = duaInstalasi()
const { pusat, cabang } = dua

const lain = (ujung: Ujung) => (ujung === pusat ? cabang : pusat)
const kirim = (dari: Ujung, kode: readonly string[]) => kirimKe(dari, lain(dari), kode)

/** Milligrams of pieces in both books: where goods can be, and what is between. Opening stock is what it must come to. */
const gramBerdua = async (): Promise<number> => {
  let sum = 0
  for (const { shop } of [pusat, cabang])
    for (const { mg } of await shop.db.rows<{ mg: number }>(sql`
      SELECT coalesce(sum(mg), 0)::bigint AS mg FROM mutasi WHERE akun IN ('BAKI', 'TRANSIT', 'SELISIH', 'CABANG', 'STOK_AWAL')`))
      sum += mg
  return sum
}
const cabangMg = async ({ shop }: Ujung) =>
  (await shop.db.one<{ mg: number }>(sql`SELECT coalesce(sum(mg), 0)::bigint AS mg FROM mutasi WHERE akun = 'CABANG'`))
    ?.mg ?? 0
const masuk = async ({ shop }: Ujung, no_kirim: string) =>
  (await shop.db.one<{ n: number }>(sql`SELECT count(*)::int AS n FROM kiriman_masuk WHERE no_kirim = ${no_kirim}`))?.n
const gagal = async ({ shop }: Ujung) =>
  shop.db.rows<{ id: string; galat: string }>(sql`SELECT id::text, galat FROM surat_keluar WHERE status = 'GAGAL'`)

describe('letters over a bad line', () => {
  it.each(['PUTUS', 'PUTUS_SESUDAH', 'GANDA', 'LAMBAT', 'TUNDA'] as const)(
    '12.5.1 arrive once and in order when it is %s, the same letter however often',
    async (cuaca) => {
      const kode = [await cincinDi(pusat), await cincinDi(pusat), await cincinDi(pusat)]
      const nomor: string[] = []
      for (const [at, satu] of kode.entries()) {
        nomor.push(await kirim(pusat, [satu]))
        if (at === 0) cabang.ke.antrean.push(cuaca, cuaca)
        await antarSekali(pusat)
      }
      await antarSekali(pusat)
      await cabang.ke.lepaskan()
      await antarSekali(pusat)
      for (const satu of nomor) expect(await masuk(cabang, satu)).toBe(1)
      const urut = await cabang.shop.db.rows<{ dokumen: string }>(sql`
        SELECT dokumen FROM surat_masuk WHERE dokumen = ANY (${nomor}::text[]) ORDER BY urut`)
      expect(urut.map(({ dokumen }) => dokumen)).toEqual(nomor)
      for (const [at, satu] of nomor.entries()) await terimaDi(cabang, satu, [kode[at] ?? ''])
      pusat.ke.antrean.push(cuaca, cuaca)
      await dua.antar()
      await pusat.ke.lepaskan()
      await dua.antar()
      for (const satu of kode)
        expect([await statusDi(pusat, satu), await statusDi(cabang, satu)]).toEqual(['CABANG', 'TERSEDIA'])
      expect((await cabangMg(pusat)) + (await cabangMg(cabang))).toBe(0)
      expect(await gramBerdua()).toBe(0)
    },
    20_000,
  )

  it('get through in smaller envelopes where a line is too slow for a full one, each once and in order', async () => {
    const nomor: string[] = []
    for (let ke = 0; ke < 12; ke += 1) nomor.push(await kirim(pusat, [await cincinDi(pusat)]))
    cabang.ke.sempat = 4_000
    const sampai = () =>
      cabang.shop.db.rows<{ dokumen: string }>(
        sql`SELECT dokumen FROM surat_masuk WHERE dokumen = ANY (${nomor}::text[]) ORDER BY urut`,
      )
    await antarSekali(pusat)
    expect(await sampai()).toEqual([])
    // Each failure halves it: of fifty letters at most six are left once all have gone.
    for (let kali = 0; kali < 40 && (await sampai()).length < nomor.length; kali += 1) {
      await antarSekali(pusat)
      // News of the two are small enough for any line, and say nothing of how much goes over it.
      cabang.ke.sempat = Number.POSITIVE_INFINITY
      await tanyaKabar(pusat.shop.deps)
      cabang.ke.sempat = 4_000
    }
    cabang.ke.sempat = Number.POSITIVE_INFINITY
    expect((await sampai()).map(({ dokumen }) => dokumen)).toEqual(nomor)
    for (const satu of nomor) expect(await masuk(cabang, satu)).toBe(1)
    await dua.antar()
    expect(await gramBerdua()).toBe(0)
  })

  it('are waited for as long as a slow line takes for their size', () => {
    // The largest envelope at two kilobytes a second, and what answers it.
    expect(waktuMinta(400_000)).toBe(220_000)
    expect(waktuMinta(0)).toBe(20_000)
  })

  it('12.5.2, 12.5.3 nothing is doubled when either side is restored from a backup', async () => {
    const [a, b] = [await cincinDi(pusat), await cincinDi(pusat)]
    const satu = await kirim(pusat, [a])
    await dua.antar()
    // The receiver of before that letter: neither the letter nor the dispatch was ever there.
    await cabang.shop.db.run(sql`ALTER TABLE surat_masuk DISABLE TRIGGER ALL`)
    await cabang.shop.db.run(sql`ALTER TABLE kiriman_masuk_detail DISABLE TRIGGER ALL`)
    await cabang.shop.db.run(sql`DELETE FROM kiriman_masuk_detail WHERE no_kirim = ${satu}`)
    await cabang.shop.db.run(sql`DELETE FROM kiriman_masuk WHERE no_kirim = ${satu}`)
    await cabang.shop.db.run(sql`DELETE FROM surat_masuk WHERE dokumen = ${satu}`)
    await cabang.shop.db.run(sql`ALTER TABLE surat_masuk ENABLE TRIGGER ALL`)
    await cabang.shop.db.run(sql`ALTER TABLE kiriman_masuk_detail ENABLE TRIGGER ALL`)
    await cabang.shop.db.run(sql`
      UPDATE sambungan_hitung h SET terakhir = (SELECT max(urut) FROM surat_masuk m WHERE m.sambungan = h.sambungan) WHERE arah = 'MASUK'`)
    expect(await masuk(cabang, satu)).toBe(0)
    const dua_ = await kirim(pusat, [b])
    await dua.antar()
    expect([await masuk(cabang, satu), await masuk(cabang, dua_)]).toEqual([1, 1])
    // The sender of before it was told that they had arrived, and of before another letter that it had sent since.
    await pusat.shop.db.run(
      sql`UPDATE surat_keluar SET status = 'PENDING' WHERE dokumen = ANY (${[satu, dua_]}::text[])`,
    )
    await pusat.shop.db.run(sql`
      INSERT INTO surat_keluar (id, sambungan, jenis, kode_toko, isi, dibuat_pada, dokumen)
      SELECT gen_random_uuid(), sambungan, 'KOSONG', 'TK01', '{}', now(), 'HILANG' FROM sambungan_kontak`)
    await dua.antar()
    await pusat.shop.db.run(sql`ALTER TABLE surat_keluar DISABLE TRIGGER ALL`)
    await pusat.shop.db.run(sql`DELETE FROM surat_keluar WHERE dokumen = 'HILANG'`)
    await pusat.shop.db.run(sql`ALTER TABLE surat_keluar ENABLE TRIGGER ALL`)
    await pusat.shop.db.run(sql`UPDATE sambungan_hitung SET terakhir = terakhir - 1 WHERE arah = 'KELUAR'`)
    const c = await cincinDi(pusat)
    const tiga = await kirim(pusat, [c])
    await dua.antar()
    await dua.antar()
    expect([await masuk(cabang, satu), await masuk(cabang, dua_), await masuk(cabang, tiga)]).toEqual([1, 1, 1])
    for (const [no, kode] of [
      [satu, a],
      [dua_, b],
      [tiga, c],
    ] as const)
      await terimaDi(cabang, no, [kode])
    await dua.antar()
    for (const kode of [a, b, c]) expect(await statusDi(pusat, kode)).toBe('CABANG')
    expect(await gagal(pusat)).toEqual([])
    expect(await gramBerdua()).toBe(0)
  })

  it('12.5.13 what comes on a late day is kept, and booked once the day is open', async () => {
    const a = await cincinDi(pusat)
    const no = await kirim(pusat, [a])
    await antarSekali(pusat)
    pusat.shop.clock.walk(1)
    cabang.shop.clock.walk(1)
    // Both days are late: the dispatch had come, and nobody enters anything until it is closed.
    await expect(terimaDi(cabang, no, [a])).rejects.toThrow('Silahkan Tutup Toko')
    await cabang.owner.call(tutupToko, { PROSES: 'close' })
    cabang.owner = await cabang.shop.login('OWNER')
    await terimaDi(cabang, no, [a])
    await dua.antar()
    expect(await statusDi(pusat, a)).toBe('DIKIRIM')
    expect(await pusat.shop.db.rows(sql`SELECT jenis FROM surat_masuk WHERE status = 'MENUNGGU'`)).toEqual([
      { jenis: 'SAMPAI' },
    ])
    await pusat.owner.call(tutupToko, { PROSES: 'close' })
    pusat.owner = await pusat.shop.login('OWNER')
    await antarSekali(pusat)
    expect(await statusDi(pusat, a)).toBe('CABANG')
  })
})

describe('goods and people on both sides', () => {
  it('12.5.4 what was written off and arrives after all is no longer missing', async () => {
    const [a, b] = [await cincinDi(pusat), await cincinDi(pusat)]
    const no = await kirim(pusat, [a, b])
    await dua.antar()
    const hapus = { no_kirim: no, alasan: 'TIDAK SAMPAI', otorisasi: null }
    const [, diterima] = await Promise.all([
      denganOtorisasi(pusat.owner, hapusKirim, hapus, OTORISASI_HAPUS_KIRIM),
      terimaDi(cabang, no, [a]),
    ])
    expect(diterima.pcs).toBe(1)
    expect(await statusDi(pusat, a)).toBe('HILANG')
    await dua.antar()
    expect([await statusDi(pusat, a), await statusDi(pusat, b)]).toEqual(['CABANG', 'HILANG'])
    expect(await gramBerdua()).toBe(0)
    // Both sides say so: what is still missing, and what came after all.
    const tanggal = pusat.owner.data.tgl_system
    const dikirim = (await pusat.owner.call(listKecabang, { tanggal })).find((row) => row.no_kirim === no)
    expect(dikirim).toMatchObject({ keadaan: 'DIHAPUS', sisa: 0, dihapus: 2, dihapus_sampai: 1 })
    const menunggu = (await cabang.owner.call(kirimanBaru, {})).find((row) => row.no_kirim === no)
    expect(menunggu).toMatchObject({ sisa: 1, hilang: 1 })
    expect((await cabang.owner.call(getKirim, { no_kirim: no })).detail_barang).toMatchObject([
      { kode_barcode: a, keadaan: 'DITERIMA', hilang: true },
      { kode_barcode: b, keadaan: 'DIKIRIM', hilang: true },
    ])
    await terimaDi(cabang, no, [b])
    await dua.antar()
    expect(await statusDi(pusat, b)).toBe('CABANG')
    expect(await gramBerdua()).toBe(0)
  })

  it('12.5.8 a weight put right on one side while the letter is under way leaves both books even', async () => {
    const a = await cincinDi(pusat)
    const no = await kirim(pusat, [a])
    await antarSekali(pusat)
    await terimaDi(cabang, no, [a])
    await cabang.owner.call(koreksiBerat, {
      kode: a,
      berat: gram(3.48),
      berat_asli: gram(3.515),
      alasan: 'TIMBANG ULANG',
      otorisasi: null,
    })
    await dua.antar()
    expect((await cabangMg(pusat)) + (await cabangMg(cabang))).toBe(0)
    expect(await statusDi(pusat, a)).toBe('CABANG')
    // Back with its new weight, which the scale may differ by.
    const balik = await kirim(cabang, [a])
    await dua.antar()
    await terimaDi(pusat, balik, [a])
    await dua.antar()
    expect(await pusat.shop.db.one(sql`SELECT berat FROM barang WHERE kode_barcode = ${a}`)).toEqual({ berat: 3_480 })
    expect((await cabangMg(pusat)) + (await cabangMg(cabang))).toBe(0)
  })

  it('what is refused is red on both sides, and goes again once it is put right', async () => {
    const a = await cincinDi(pusat)
    await cabang.shop.db.run(sql`UPDATE jenis SET dihapus_pada = now() WHERE kode_dept = 'CIN'`)
    const no = await kirim(pusat, [a])
    await dua.antar()
    const list = await pusat.owner.call(listKecabang, { tanggal: pusat.owner.data.tgl_system })
    expect(list.find((row) => row.no_kirim === no)).toMatchObject({
      keadaan: 'GAGAL',
      galat: `Barang ${a}: Jenis CIN Tidak Ada Di Instalasi Tujuan`,
    })
    expect((await cabang.owner.call(listLink, {})).sambungan[0]).toMatchObject({ masuk_gagal: 1 })
    await cabang.shop.db.run(sql`UPDATE jenis SET dihapus_pada = NULL WHERE kode_dept = 'CIN'`)
    const [surat] = await gagal(pusat)
    await pusat.shop.toko(pusat.owner, 'TK02')
    const sebelah = await pusat.shop.user(pusat.owner, 'GUDANG2', 'GUDANG', 'TK02')
    await expect(sebelah.call(kirimUlang, { id: surat?.id ?? '' })).rejects.toThrow(
      'Surat Toko Lain Hanya Dikirim Ulang',
    )
    await pusat.owner.call(kirimUlang, { id: surat?.id ?? '' })
    await expect(pusat.owner.call(kirimUlang, { id: surat?.id ?? '' })).rejects.toThrow('Surat Ini Tidak Gagal')
    await dua.antar()
    expect(await masuk(cabang, no)).toBe(1)
    expect(await gagal(pusat)).toEqual([])
  })

  it('a piece that was refused comes back at once, and never arrives after that', async () => {
    const a = await cincinDi(pusat)
    await cabang.shop.db.run(sql`UPDATE jenis SET dihapus_pada = now() WHERE kode_dept = 'CIN'`)
    const no = await kirim(pusat, [a])
    await dua.antar()
    await cabang.shop.db.run(sql`UPDATE jenis SET dihapus_pada = NULL WHERE kode_dept = 'CIN'`)
    const { no_batal } = await pusat.owner.call(tarikKecabang, { no_kirim: no, alasan: 'DITOLAK' })
    expect(no_batal).toMatch(/^BCB-/)
    await dua.antar()
    expect([await statusDi(pusat, a), await masuk(cabang, no)]).toEqual(['TERSEDIA', 0])
    expect((await cabang.owner.call(kirimanBaru, {})).map(({ no_kirim }) => no_kirim)).not.toContain(no)
  })

  it('the page shows both books side by side, letters by page', async () => {
    await dua.antar()
    await tanyaKabar(pusat.shop.deps)
    const [link] = (await pusat.owner.call(listLink, {})).sambungan
    expect(link).toMatchObject({ nomor: 20, menunggu: 0, gagal: 0, galat: '' })
    for (const satu of link?.cabang ?? []) expect(satu.berat_lain).not.toBeNull()
    const semua = await pusat.owner.call(listSurat, {
      sambungan: link?.id ?? '',
      arah: 'KELUAR',
      keadaan: 'SEMUA',
      halaman: 1,
    })
    expect(semua.jumlah).toBeGreaterThan(10)
    expect(semua.baris.length).toBeLessThanOrEqual(50)
  })
})
