import { sql } from '@kencana/database'
import { parsePersen, rp } from '@kencana/ledger'
import { isiBaki, tambahCincin } from '@kencana/testing/barang'
import { type Berdua, berdua, type Ujung } from '@kencana/testing/cabang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { saya } from '../../akses/sesi/sesi.contract.ts'
import { allFeatures } from '../../features.ts'
import { group } from '../../master/group/group.contract.ts'
import { gudang } from '../../master/gudang/gudang.contract.ts'
import { ubahHargaEmas } from '../../master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { tarifBerlaku } from '../../master/tarif-ppn/tarif-ppn.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { imporPusat, periksaPusat } from './import-data-pusat.contract.ts'
import { TABEL } from './tabel-pusat.api.ts'

let dua: Berdua
let pusat: Ujung
let cabang: Ujung
beforeAll(async () => {
  dua = await berdua('PUSAT')
  ;({ pusat, cabang } = dua)
})
afterAll(() => dua.close())

const harga = async ({ shop }: Ujung) =>
  (await shop.db.one<{ harga: number }>(sql`SELECT harga FROM master_group WHERE kode_group = 'MM'`))?.harga

it('shows what differs, takes all of it or nothing, and then follows the head office by letters', async () => {
  const lihat = await cabang.owner.call(periksaPusat, {})
  expect(lihat).toMatchObject({ pusat: 10, salah: [] })
  expect(lihat.beda.filter(({ tabel }) => tabel === 'master_group')).toMatchObject([
    { judul: 'Kategori', kunci: 'MM', apa: 'BARU' },
    { kunci: 'MT', apa: 'BARU' },
  ])
  await expect(cabang.owner.call(imporPusat, { sidik: '0'.repeat(64) })).rejects.toThrow('Silahkan Periksa Lagi')
  expect(await harga(cabang)).toBeUndefined()
  expect(await cabang.owner.call(imporPusat, { sidik: lihat.sidik })).toMatchObject({ baru: 5, berubah: 0, hilang: 0 })
  expect((await cabang.owner.call(periksaPusat, {})).beda).toEqual([])
  expect(await harga(cabang)).toBe(2_350_000)
  // What the head office owns is changed there alone.
  const sendiri = cabang.owner.call(gudang.create, { kode_gudang: 'GX', nama_gudang: 'GUDANG X' })
  await expect(sendiri).rejects.toThrow('Master Ini Diatur Pusat')
  await pusat.owner.call(ubahHargaEmas, { kode_group: 'MM', harga: rp(2_360_000), harga_modal: rp(2_300_000) })
  await pusat.owner.call(gudang.create, { kode_gudang: 'GX', nama_gudang: 'GUDANG X' })
  await dua.antar()
  expect(await harga(cabang)).toBe(2_360_000)
  const sejarah = await cabang.shop.db.one(
    sql`SELECT harga_lama, harga, user_id FROM harga_emas WHERE kode_group = 'MM' ORDER BY id DESC LIMIT 1`,
  )
  expect(sejarah).toEqual({ harga_lama: 2_350_000, harga: 2_360_000, user_id: '@10' })
  expect((await cabang.owner.call(periksaPusat, {})).beda).toEqual([])
})

it('refuses each table that the head office owns, and tells screens which calls change them', async () => {
  const pemicu = (nama: string) =>
    cabang.shop.db.rows<{ tabel: string }>(sql`
      SELECT tgrelid::regclass::text AS tabel FROM pg_trigger WHERE tgname = ${nama} ORDER BY 1`)
  const milik = TABEL.map(({ tabel }) => ({ tabel })).toSorted((a, b) => (a.tabel < b.tabel ? -1 : 1))
  expect(await pemicu('milik_pusat')).toEqual(milik)
  expect(await pemicu('siarkan')).toEqual(milik)
  for (const { tabel } of milik)
    for (const perintah of [`DELETE FROM ${tabel}`, `UPDATE ${tabel} SET versi = versi + 1`])
      await expect(cabang.shop.db.pool.query(perintah), perintah).rejects.toThrow('Master Ini Diatur Pusat')
  expect((await cabang.owner.call(saya, {})).dari_pusat).toBe(true)
  expect((await pusat.owner.call(saya, {})).dari_pusat).toBe(false)
  const panggilan = allFeatures(async () => ({ umur_jam: null, keterangan: '' }), '0').flatMap(({ routes }) =>
    routes.map(({ endpoint }) => endpoint),
  )
  const ditandai = panggilan.filter((one) => one.milikPusat).map(({ path }) => path.split('/')[0] ?? '')
  // Whose writes a branch may not make, as their calls begin.
  expect([...new Set(ditandai)].toSorted()).toMatchInlineSnapshot(`
    [
      "group",
      "gudang",
      "jenis",
      "kategori",
      "labeling",
      "marketplace",
      "masteratribut",
      "masterkadar",
      "masterpabrik",
      "para-jenis-group",
      "parabandrol",
      "parabeli",
      "parakondisi",
      "parameter-harga-emas",
      "parameter-potongan",
      "parapinjaman",
      "parapoin",
      "paratransaksi",
      "ruginota",
      "tarifppn",
      "tukang",
    ]
  `)
  const harga = { kode_group: 'MM', harga: rp(2_361_000), harga_modal: rp(2_300_000) }
  await expect(cabang.owner.call(ubahHargaEmas, harga)).rejects.toThrow('Master Ini Diatur Pusat')
})

it('retires what the head office does not have, and takes back what it has again', async () => {
  const di = (apa: ReturnType<typeof sql>) =>
    cabang.shop.db.transaction(async (tx) => {
      await tx.run(sql`SELECT set_config('kencana.dari_pusat', 'ya', true)`)
      await tx.run(apa)
    })
  const keadaan = () =>
    cabang.shop.db.rows(sql`
      SELECT kode_gudang::text AS kode, dihapus_pada IS NULL AS aktif FROM gudang WHERE kode_gudang IN ('GH', 'GX') ORDER BY 1`)
  // As a copy from before: one that was deleted meanwhile, another that is gone here alone.
  await di(sql`INSERT INTO gudang (kode_gudang, nama_gudang) VALUES ('GH', 'GUDANG LAMA')`)
  await di(sql`UPDATE gudang SET dihapus_pada = now() WHERE kode_gudang = 'GX'`)
  const { beda, sidik, salah } = await cabang.owner.call(periksaPusat, {})
  expect(salah).toEqual([])
  expect(beda.map(({ judul, kunci, apa, isi }) => [judul, kunci, apa, isi])).toEqual([
    ['Gudang', 'GX', 'BERUBAH', 'aktif lagi '],
    ['Gudang', 'GH', 'HILANG', ''],
  ])
  expect(await cabang.owner.call(imporPusat, { sidik })).toMatchObject({ baru: 0, berubah: 1, hilang: 1 })
  expect(await keadaan()).toEqual([
    { kode: 'GH', aktif: false },
    { kode: 'GX', aktif: true },
  ])
  expect((await cabang.owner.call(periksaPusat, {})).beda).toEqual([])
})

it('12.5.7 keeps a master that goods here use, though it was deleted at the head office', async () => {
  const baru = { kode_group: 'MX', nama_group: 'MAS LAIN', persentase: parsePersen(50), harga: rp(1_500_000) }
  await pusat.owner.call(group.create, { ...baru, harga_modal: rp(1_400_000), jenis_group: 'PERHIASAN' })
  await dua.antar()
  const rows = await pusat.owner.call(group.list, {})
  const satu = rows.find((row) => row.kode_group === 'MX')
  await pusat.owner.call(group.remove, { id: satu?._id ?? '' })
  await dua.antar()
  const ada = (kode: string) =>
    cabang.shop.db.one(sql`SELECT 1 AS ada FROM master_group WHERE kode_group = ${kode} AND dihapus_pada IS NULL`)
  expect(await ada('MX')).toBeUndefined()
  await isiBaki(cabang.owner)
  await tambahCincin(cabang.owner, { tujuan: 'TK11' })
  await pusat.shop.db.run(sql`UPDATE jenis SET dihapus_pada = now() WHERE kode_dept = 'CIN'`)
  await dua.antar()
  expect(
    await cabang.shop.db.one(sql`SELECT 1 AS ada FROM jenis WHERE kode_dept = 'CIN' AND dihapus_pada IS NULL`),
  ).toBeDefined()
  expect((await cabang.owner.call(periksaPusat, {})).beda).toMatchObject([{ kunci: 'CIN', apa: 'DIPERTAHANKAN' }])
})

it('lists everything that is wrong, and takes nothing then', async () => {
  await tambahCincin(cabang.owner, { tujuan: 'TK11' })
  // Around the server, as a head office with another idea of what is used where.
  await pusat.shop.db.run(sql`UPDATE master_group SET persentase = 690000, harga = 2400000 WHERE kode_group = 'MM'`)
  const lihat = await cabang.owner.call(periksaPusat, {})
  expect(lihat.salah).toMatchObject([
    { judul: 'Kategori', kunci: 'MM', pesan: 'persentase 700000 → 690000: Sudah Dipakai Barang Di Sini' },
  ])
  await expect(cabang.owner.call(imporPusat, { sidik: lihat.sidik })).rejects.toThrow('Kategori MM')
  await dua.antar()
  expect(await harga(cabang)).toBe(2_360_000)
  await pusat.shop.db.run(sql`UPDATE master_group SET persentase = 700000, harga = 2360000 WHERE kode_group = 'MM'`)
})

it('takes no other rate of tax for days that a shop here reckons by it', async () => {
  const { owner } = cabang
  const menjadi = (value: string) => disetujuiBila(owner, ubahParaSystem, { key: 'jenis_pkp', value, otorisasi: null })
  const bagian = (satu: number) =>
    pusat.shop.db.run(sql`UPDATE tarif_ppn SET bagian = ${satu} WHERE penjual = 'PEDAGANG' AND mulai = '2025-02-04'`)
  await menjadi('PEDAGANG')
  await bagian(200_000)
  expect((await owner.call(periksaPusat, {})).salah).toMatchObject([
    {
      judul: 'Tarif PPN',
      kunci: 'PEDAGANG PERHIASAN KONSUMEN 2025-02-04',
      pesan: 'bagian 100000 → 200000: Sudah Dipakai Barang Di Sini',
    },
  ])
  await dua.antar()
  expect((await owner.call(tarifBerlaku, {})).perhiasan).toBe(11_000)
  await bagian(100_000)
  await menjadi('BUKAN PKP')
})
