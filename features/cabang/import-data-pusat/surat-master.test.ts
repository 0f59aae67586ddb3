/** Letters about masters that come when they should not: before the branch has what they refer to, or long after a newer one. */
import { sql } from '@kencana/database'
import { type Berdua, berdua, type Ujung } from '@kencana/testing/cabang'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { gudang } from '../../master/gudang/gudang.contract.ts'
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
