/** Two want the same goods of other installations at one moment, in a known order: one of both has them. */
import { type Sql, sql } from '@kencana/database'
import { antre } from '@kencana/testing/antre'
import { antarSekali } from '@kencana/testing/cabang'
import {
  cincinDi,
  duaInstalasi,
  kenalKetiga,
  kirimKe,
  letakDi,
  statusDi,
  suratKetiga,
  terimaDi,
} from '@kencana/testing/dua-instalasi'
import { expect, it } from 'vitest'
import { auditNeraca } from '../../neraca/neraca.api.ts'
import { tarikKecabang } from '../kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'

// The last test plants a piece that no document brought.
const dua = duaInstalasi({ siap: ({ cabang }) => kenalKetiga(cabang, 'http://127.0.0.1:1'), planted: true })
const { pusat, cabang } = dua

const periksaBuku = async () => {
  for (const { shop } of [pusat, cabang]) expect((await auditNeraca(shop.db, shop.clock.now())).pelanggaran).toEqual([])
}

let ke = 0
/** A dispatch of TK01 whose letter waits, and the same one as the third installation would tell of it. */
const dikirim = async () => {
  ke += 1
  const kode = await cincinDi(pusat)
  const no_kirim = await kirimKe(pusat, cabang, [kode])
  const surat = await pusat.shop.db.one<{ isi: object }>(sql`SELECT isi FROM surat_keluar WHERE dokumen = ${no_kirim}`)
  const no_lain = `KCB-TK31-260302-${String(ke).padStart(4, '0')}`
  return { kode, no_kirim, no_lain, lain: { ...surat?.isi, asal: 'TK31', no_kirim: no_lain } }
}

/** Around the server: the third installation's dispatch came in beside the other, as it could once. */
const datangDuaKali = async ({ no_kirim, no_lain }: Awaited<ReturnType<typeof dikirim>>) => {
  await cabang.shop.db.run(sql`
    INSERT INTO kiriman_masuk (no_kirim, sambungan, asal, nama_asal, kode_toko, tgl_kirim, user_kirim, pcs, berat, diterima_pada)
    SELECT ${no_lain}, s.id, 'TK31', k.nama_asal, k.kode_toko, k.tgl_kirim, k.user_kirim, k.pcs, k.berat, k.diterima_pada
    FROM kiriman_masuk k, sambungan s WHERE k.no_kirim = ${no_kirim} AND s.nomor = 30`)
  await cabang.shop.db.run(sql`
    INSERT INTO kiriman_masuk_detail (no_kirim, urut, kode_barang, kode_barcode, kode_group, kode_dept, nama_barang, kadar, berat, nilai, isi, foto)
    SELECT ${no_lain}, urut, kode_barang, kode_barcode, kode_group, kode_dept, nama_barang, kadar, berat, nilai, isi, foto
    FROM kiriman_masuk_detail WHERE no_kirim = ${no_kirim}`)
}

/** What lies on trays and what the ledger says of them, in pieces. */
const diBaki = () =>
  cabang.shop.db.one<{ barang: number; buku: number }>(sql`
    SELECT (SELECT count(*)::int FROM barang WHERE status_barang = 'TERSEDIA') AS barang,
      (SELECT coalesce(sum(pcs), 0)::int FROM mutasi WHERE akun = 'BAKI') AS buku`)

const gagal = (satu: PromiseSettledResult<unknown> | undefined) =>
  satu?.status === 'rejected' ? String(satu.reason) : 'done'

/** All of them read a table while this is held, and none writes it. */
const tanpaTulis = (tabel: string): Sql => sql`LOCK TABLE ${sql.ident(tabel)} IN SHARE ROW EXCLUSIVE MODE`

it('a dispatch that is asked back while it is received stays received, and can be received to its end', async () => {
  const [satu, lain] = [await cincinDi(pusat), await cincinDi(pusat)]
  const no_kirim = await kirimKe(pusat, cabang, [satu, lain])
  await antarSekali(pusat)
  await pusat.owner.call(tarikKecabang, { no_kirim, alasan: 'SALAH' })
  const pegang = sql`SELECT 1 FROM kiriman_masuk WHERE no_kirim = ${no_kirim} FOR UPDATE`
  const hasil = await antre(cabang.shop.db, pegang, [
    () => terimaDi(cabang, no_kirim, [satu]),
    () => antarSekali(pusat),
  ])
  expect(hasil.map(gagal)).toEqual(['done', 'done'])
  await dua.antar()
  expect(await letakDi(dua, satu)).toEqual(['CABANG', 'TERSEDIA'])
  await terimaDi(cabang, no_kirim, [lain])
  await dua.antar()
  expect(await letakDi(dua, lain)).toEqual(['CABANG', 'TERSEDIA'])
  await periksaBuku()
})

it('a dispatch that is received while it is given back is received no more', async () => {
  const kode = await cincinDi(pusat)
  const no_kirim = await kirimKe(pusat, cabang, [kode])
  await antarSekali(pusat)
  await pusat.owner.call(tarikKecabang, { no_kirim, alasan: 'SALAH' })
  const pegang = sql`SELECT 1 FROM kiriman_masuk WHERE no_kirim = ${no_kirim} FOR UPDATE`
  const hasil = await antre(cabang.shop.db, pegang, [
    () => antarSekali(pusat),
    () => terimaDi(cabang, no_kirim, [kode]),
  ])
  expect(gagal(hasil[1])).toContain(`Kiriman ${no_kirim} Sudah Ditarik Kembali Pengirim`)
  await dua.antar()
  expect(await letakDi(dua, kode)).toEqual(['TERSEDIA', '-'])
  await periksaBuku()
})

it('a new piece that two installations tell of at once is on its way with one of them', async () => {
  const kiriman = await dikirim()
  const hasil = await antre(cabang.shop.db, tanpaTulis('kiriman_masuk'), [
    () => antarSekali(pusat),
    () => suratKetiga(cabang, 'KIRIMAN', kiriman.lain),
  ])
  expect(hasil[1]).toMatchObject({
    value: { status: 'GAGAL', galat: `Barang ${kiriman.kode} Masih Di Jalan Dengan Kiriman ${kiriman.no_kirim}` },
  })
  expect(await cabang.shop.db.rows(sql`SELECT 1 FROM kiriman_masuk WHERE no_kirim = ${kiriman.no_lain}`)).toEqual([])
  await terimaDi(cabang, kiriman.no_kirim, [kiriman.kode])
  await dua.antar()
  expect(await letakDi(dua, kiriman.kode)).toEqual(['CABANG', 'TERSEDIA'])
  await periksaBuku()
})

it('a new piece that came with two dispatches is received with one of them, and the ledger has it once', async () => {
  const kiriman = await dikirim()
  await antarSekali(pusat)
  await datangDuaKali(kiriman)
  const dulu = await diBaki()
  const hasil = await antre(
    cabang.shop.db,
    tanpaTulis('barang'),
    [kiriman.no_kirim, kiriman.no_lain].map((no) => () => terimaDi(cabang, no, [kiriman.kode])),
  )
  expect(hasil.map(gagal)).toEqual(['done', expect.stringContaining('Sudah Ada Di Sini, TERSEDIA')])
  expect(await diBaki()).toEqual({ barang: (dulu?.barang ?? 0) + 1, buku: (dulu?.buku ?? 0) + 1 })
  await dua.antar()
  expect(await letakDi(dua, kiriman.kode)).toEqual(['CABANG', 'TERSEDIA'])
  await periksaBuku()
})

it('a piece that lies here otherwise once it is entered is not written over', async () => {
  const { kode, no_kirim } = await dikirim()
  await antarSekali(pusat)
  const dulu = await diBaki()
  // Around the server: nothing else enters a piece of another installation's number.
  const titip = sql`
    INSERT INTO barang
    SELECT (jsonb_populate_record(b, jsonb_build_object('kode_barang', d.kode_barang, 'kode_barcode', d.kode_barcode))).*
    FROM barang b, kiriman_masuk_detail d WHERE d.no_kirim = ${no_kirim} AND b.status_barang = 'TERSEDIA' ORDER BY b.kode_barang LIMIT 1`
  const [hasil] = await antre(cabang.shop.db, tanpaTulis('barang'), [() => terimaDi(cabang, no_kirim, [kode])], titip)
  expect(gagal(hasil)).toContain(`Barang ${kode} Sudah Diproses Oleh User Lain`)
  expect(await statusDi(cabang, kode)).toBe('TERSEDIA')
  expect((await diBaki())?.buku).toBe(dulu?.buku)
  expect(await cabang.shop.db.rows(sql`SELECT 1 FROM terima_cabang WHERE no_kirim = ${no_kirim}`)).toEqual([])
})
