/** Letters about masters that come when they should not: before the branch has what they refer to, or long after a newer one. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { type Berdua, berdua, hubungLagi, tulisSurat, type Ujung, ubahHarga } from '@kencana/testing/cabang'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { gudang } from '../../master/gudang/gudang.contract.ts'
import { ubahHargaEmas } from '../../master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { kirimUlang, listLink } from '../kiriman-data/kiriman-data.contract.ts'
import { tanyaKabar } from '../surat/kabar.api.ts'
import { bandingkanPusat } from './banding.api.ts'
import { imporPusat, periksaPusat } from './import-data-pusat.contract.ts'

let dua: Berdua
let pusat: Ujung
let cabang: Ujung
beforeEach(async () => {
  dua = await berdua('PUSAT')
  ;({ pusat, cabang } = dua)
})
afterEach(() => dua.close())

const surat = ({ shop }: Ujung) =>
  shop.db.rows<{ id: string; tabel: string; status: string; galat: string }>(sql`
    SELECT id::text, isi ->> 'tabel' AS tabel, status, galat FROM surat_keluar WHERE jenis = 'MASTER' ORDER BY urut`)
const impor = async () => {
  const { sidik } = await cabang.owner.call(periksaPusat, {})
  return cabang.owner.call(imporPusat, { sidik })
}

it('refuses what refers to nothing here, in a sentence with its reference, and takes what is behind it', async () => {
  await pusat.shop.db.run(sql`UPDATE jenis SET nama_dept = 'CINCIN LAIN' WHERE kode_dept = 'CIN'`)
  await pusat.owner.call(gudang.create, { kode_gudang: 'GX', nama_gudang: 'GUDANG X' })
  await dua.antar()
  const [jenis, lain] = await surat(pusat)
  expect(jenis).toMatchObject({ tabel: 'jenis', status: 'GAGAL' })
  expect(jenis?.galat).toMatch(/^Surat MASTER Bertentangan Dengan Data Di Instalasi Tujuan, Kode 23503 jenis_\w+$/)
  expect(lain).toMatchObject({ tabel: 'gudang', status: 'TERKIRIM' })
  expect(await cabang.shop.db.rows(sql`SELECT 1 FROM gudang WHERE kode_gudang = 'GX'`)).toHaveLength(1)
  await impor()
  await pusat.owner.call(kirimUlang, { id: jenis?.id ?? '' })
  await dua.antar()
  expect((await surat(pusat))[0]).toMatchObject({ tabel: 'jenis', status: 'TERKIRIM' })
  expect((await cabang.owner.call(periksaPusat, {})).beda).toEqual([])
})

const harga = async ({ shop }: Ujung) =>
  (await shop.db.one<{ harga: number }>(sql`SELECT harga FROM master_group WHERE kode_group = 'MM'`))?.harga
const ubah = (jumlah: number) =>
  pusat.owner.call(ubahHargaEmas, { kode_group: 'MM', harga: rp(jumlah), harga_modal: rp(2_300_000) })
/** A branch that cannot take this price, as one whose tables are of before. */
const takTerima = () => cabang.shop.db.run(sql`ALTER TABLE master_group ADD CONSTRAINT uji CHECK (harga <> 2360000)`)
const terimaLagi = () => cabang.shop.db.run(sql`ALTER TABLE master_group DROP CONSTRAINT uji`)

it('turns no price back when an old letter goes again after a newer one', async () => {
  await impor()
  await takTerima()
  await ubah(2_360_000)
  await ubah(2_370_000)
  await dua.antar()
  await terimaLagi()
  const [lama, baru] = await surat(pusat)
  expect([lama?.status, baru?.status, await harga(cabang)]).toEqual(['GAGAL', 'TERKIRIM', 2_370_000])
  await pusat.owner.call(kirimUlang, { id: lama?.id ?? '' })
  await dua.antar()
  expect([(await surat(pusat))[0]?.status, await harga(cabang)]).toEqual(['TERKIRIM', 2_370_000])
})

it('turns no price back when an old letter goes again after an import', async () => {
  await impor()
  await takTerima()
  await ubah(2_360_000)
  await dua.antar()
  await terimaLagi()
  const [lama] = await surat(pusat)
  // The newer price is in no letter: the import alone brings it.
  await pusat.shop.db.run(sql`ALTER TABLE master_group DISABLE TRIGGER siarkan`)
  await ubah(2_370_000)
  await pusat.shop.db.run(sql`ALTER TABLE master_group ENABLE TRIGGER siarkan`)
  await impor()
  await pusat.owner.call(kirimUlang, { id: lama?.id ?? '' })
  await dua.antar()
  expect([(await surat(pusat))[0]?.status, await harga(cabang)]).toEqual(['TERKIRIM', 2_370_000])
})

it('brings what was changed while the link was cut as soon as it stands again, in its order', async () => {
  await impor()
  const hubung = (aktif: boolean) => hubungLagi(pusat, aktif)
  await hubung(false)
  await ubah(2_360_000)
  await ubah(2_380_000)
  await pusat.owner.call(gudang.create, { kode_gudang: 'GP', nama_gudang: 'SAAT PUTUS' })
  await dua.antar()
  expect(await harga(cabang)).not.toBe(2_380_000)
  await hubung(true)
  await dua.antar()
  expect(await harga(cabang)).toBe(2_380_000)
  expect(await cabang.shop.db.rows(sql`SELECT 1 FROM gudang WHERE kode_gudang = 'GP'`)).toHaveLength(1)
  expect((await cabang.owner.call(periksaPusat, {})).beda).toEqual([])
})

const diSini = async () => (await cabang.owner.call(listLink, {})).sambungan[0]?.beda_master
const diPusat = async () => (await pusat.owner.call(listLink, {})).sambungan[0]?.beda_master
const bandingkan = async () => {
  await bandingkanPusat(cabang.shop.deps)
  await tanyaKabar(cabang.shop.deps)
  return [await diSini(), await diPusat()]
}

it('tells both what stands otherwise here once the link stands again, until an import has put it right', async () => {
  await impor()
  expect(await bandingkan()).toEqual([[], []])
  await hubungLagi(cabang, false)
  await ubahHarga(cabang, 2_300_000)
  await cabang.owner.call(gudang.create, { kode_gudang: 'GS', nama_gudang: 'SENDIRI' })
  await ubah(2_360_000)
  await hubungLagi(cabang, true)
  // What is on its way from the head office may put it right: nobody is told before it is here.
  expect(await bandingkan()).toEqual([[], []])
  await dua.antar()
  expect(await harga(cabang)).toBe(2_360_000)
  const beda = ['Gudang GS: HILANG']
  expect(await bandingkan()).toEqual([beda, beda])
  expect(await bandingkan()).toEqual([beda, beda])
  await impor()
  expect(await diSini()).toEqual([])
  expect(await bandingkan()).toEqual([[], []])
  expect(await cabang.shop.db.one(sql`SELECT bandingkan FROM sambungan_kontak`)).toEqual({ bandingkan: false })
  // Whatever stands there by now, each change is with the head office, and by whom.
  const sendiri = await pusat.shop.db.rows<{ isi: Record<string, unknown> }>(
    sql`SELECT isi FROM surat_masuk WHERE jenis = 'SENDIRI' ORDER BY urut`,
  )
  expect(sendiri.map(({ isi }) => isi)).toMatchObject([
    { tabel: 'master_group', oleh: 'OWNER', aktif: true, lama: { harga: 2_350_000 }, baris: { harga: 2_300_000 } },
    { tabel: 'gudang', oleh: 'OWNER', aktif: true, lama: null, baris: { kode_gudang: 'GS' } },
  ])
})

it('refuses what a branch changed from who is no branch, or of a table that nobody knows', async () => {
  const isi = { tabel: 'gudang', baris: { kode_gudang: 'GS' }, lama: null, aktif: true, oleh: 'OWNER' }
  const ke = await tulisSurat(pusat, 'SENDIRI', isi)
  const asing = await tulisSurat(cabang, 'SENDIRI', { ...isi, tabel: 'users' })
  const master = await tulisSurat(cabang, 'MASTER', { tabel: 'gudang', baris: isi.baris, aktif: true })
  const lain = await tulisSurat(pusat, 'MASTER', { tabel: 'users', baris: isi.baris, aktif: true })
  await dua.antar()
  expect((await ke.keadaan()).galat).toBe('Instalasi 10 Bukan Cabang Instalasi Tujuan')
  expect((await asing.keadaan()).galat).toBe('Master users Tidak Dikenal, Instalasi Tujuan Perlu Diperbarui')
  expect((await master.keadaan()).galat).toBe('Instalasi 20 Bukan Pusat Instalasi Tujuan')
  expect((await lain.keadaan()).galat).toBe('Master users Tidak Dikenal, Instalasi Tujuan Perlu Diperbarui')
})
