import { type Queryable, type Sql, sql } from '@kencana/database'
import { type Feature, type PerluSetuju, Refusal, route, setujuiMaster, type WriteContext } from '@kencana/server-kit'
import { CETAK_LABEL } from '../../cetak/cetak.contract.ts'
import { periksaJenisPkp } from '../../master/tarif-ppn/tarif-ppn.api.ts'
import { kunciPara, nilaiParaSystem, simpanPara } from './para-system.api.ts'
import {
  ejaanPara,
  type KeyParaSystem,
  PARA_SYSTEM,
  paraSystem,
  paraSystemKey,
  salahPara,
  sebutPara,
  seInstalasi,
  ubahParaSystem,
} from './para-system.contract.ts'

interface Tersimpan {
  key: string
  value: string
  diubah_oleh: string
  diubah_pada: string
}

const tersimpan = (db: Queryable, kode_toko: string, only: Sql = sql``): Promise<Tersimpan[]> =>
  db.rows<Tersimpan>(sql`
    SELECT key, value, diubah_oleh::text, to_json(diubah_pada) #>> '{}' AS diubah_pada
    FROM para_system WHERE kode_toko = ${kode_toko} ${only}`)

const baris = (key: KeyParaSystem, row: Tersimpan | undefined) => {
  const { standar, arti, grup, nama, jenis, pilihan = [], satuan = '' } = PARA_SYSTEM[key]
  return {
    key,
    standar,
    arti,
    grup,
    nama,
    jenis,
    satuan,
    pilihan: [...pilihan],
    value: row?.value ?? standar,
    diubah_oleh: row?.diubah_oleh ?? null,
    diubah_pada: row?.diubah_pada ?? null,
  }
}

/** What only a state, not a value, forbids. @throws Refusal */
const periksaStokAwal = (kini: string, value: string): void => {
  if (kini === 'TIDAK' && value === 'YA') throw new Refusal('rule', 'Stok Awal Sudah Ditutup Untuk Selamanya')
}

/** Its printer and scanner have to do with the longer ones before pieces carry them. @throws Refusal */
const periksaBarcode = async ({ db, sesi }: WriteContext, value: string): Promise<void> => {
  if (value !== 'YA') return
  const dicetak = await db.one(sql`
    SELECT 1 AS ada FROM cetak WHERE kode_toko = ${sesi.kode_toko} AND jenis = ${CETAK_LABEL} AND dokumen = barcode_uji() LIMIT 1`)
  if (!dicetak) throw new Refusal('rule', 'Cetak Label Uji Di Cetak Barcode Dan Pindai Dahulu')
}

/** What every price follows from: turned over and back, it buys and sells at any price in between. */
const HARGA: ReadonlySet<KeyParaSystem> = new Set(['kategori_harga', 'pembulatan_beli', 'kunci_deposit'])

/** Once there are goods, how they are priced is another owner's to agree to, no deputy's. */
const kasusHarga = async (
  { db, sesi }: WriteContext,
  key: KeyParaSystem,
  sebelum: string,
  value: string,
): Promise<PerluSetuju[]> => {
  if (!HARGA.has(key) || sebelum === value) return []
  const barang = await db.one(sql`SELECT 1 AS ada FROM barang WHERE kode_toko = ${sesi.kode_toko} LIMIT 1`)
  if (!barang) return []
  const aturan = `${PARA_SYSTEM[key].nama} diubah`
  return [
    {
      kunci: key,
      kasus: {
        kategori: 'PARAMETER HARGA',
        aturan,
        keterangan: `${sebutPara(key, sebelum)} ke ${sebutPara(key, value)}`,
        wakil: false,
      },
    },
  ]
}

/** The shops that it is set for: this one, or all of the installation. */
const tokoPara = async ({ db, sesi }: WriteContext, key: KeyParaSystem): Promise<string[]> => {
  if (!seInstalasi(key)) return [sesi.kode_toko]
  const rows = await db.rows<{ kode_toko: string }>(
    sql`SELECT kode_toko::text FROM toko WHERE portal = '' ORDER BY kode_toko`,
  )
  return rows.map((one) => one.kode_toko)
}

export const paraSystemFeature: Feature = {
  routes: [
    route(paraSystem, async (_, { db, sesi }) => {
      const rows = new Map((await tersimpan(db, sesi.kode_toko)).map((row) => [row.key, row]))
      return (Object.keys(PARA_SYSTEM) as KeyParaSystem[]).map((key) => baris(key, rows.get(key)))
    }),
    route(paraSystemKey, async ({ key }, { db, sesi }) => {
      const [row] = await tersimpan(db, sesi.kode_toko, sql`AND key = ${key}`)
      return baris(key, row)
    }),
    route(ubahParaSystem, async ({ key, ...input }, ctx) => {
      const value = ejaanPara(key, input.value)
      const { kode_toko, user_id } = ctx.sesi
      await kunciPara(ctx.db, seInstalasi(key) ? '*' : kode_toko, key)
      const sebelum = await nilaiParaSystem(ctx.db, kode_toko, key)
      const salah = salahPara(key, value)
      if (salah) throw new Refusal('rule', salah)
      if (key === 'stok_awal') periksaStokAwal(sebelum, value)
      if (key === 'barcode_13') await periksaBarcode(ctx, value)
      if (key === 'jenis_pkp') await periksaJenisPkp(ctx.db, value, ctx.sesi)
      await setujuiMaster(ctx, await kasusHarga(ctx, key, sebelum, value))
      for (const toko of await tokoPara(ctx, key))
        await simpanPara(ctx.db, { kode_toko: toko, user_id, waktu: ctx.waktu }, key, value)
      ctx.audit({ dokumen: key, sebelum: { value: sebelum }, sesudah: { value } })
      return { message: 'Data Berhasil Disimpan' }
    }),
  ],
}
