/** Letters about masters that come when they should not: before the branch has what they refer to, or long after a newer one. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { type Berdua, berdua, type Ujung } from '@kencana/testing/cabang'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { gudang } from '../../master/gudang/gudang.contract.ts'
import { ubahHargaEmas } from '../../master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { kirimUlang } from '../kiriman-data/kiriman-data.contract.ts'
import { imporPusat, periksaPusat } from './import-data-pusat.contract.ts'

let dua: Berdua
let pusat: Ujung
let cabang: Ujung
beforeEach(async () => {
  dua = await berdua('PUSAT')
  ;({ pusat, cabang } = dua)
}, 60_000)
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
