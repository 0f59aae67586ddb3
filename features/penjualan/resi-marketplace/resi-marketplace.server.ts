import { Berkas } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import {
  type Feature,
  type FotoTersimpan,
  ISI_FOTO,
  Refusal,
  route,
  type Sesi,
  TERSIMPAN,
  terimaFoto,
  waktu,
} from '@kencana/server-kit'
import { SUDAH_CAIR } from '../cair-marketplace/cair-marketplace.api.ts'
import { lihatJumlahJual } from '../transaksi-penjualan/nota.api.ts'
import { catatResi } from './resi-marketplace.api.ts'
import { fotoResi, resiJual, simpanResi } from './resi-marketplace.contract.ts'

interface Paket {
  user_id: string
  kode_marketplace: string | null
  status: string
  sudah: number
}

interface Resi {
  foto: string
  user_id: string
  waktu: string
  hari_ini: boolean
}

const bacaPaket = async (db: Queryable, { kode_toko }: Sesi, no_faktur_jual: string): Promise<Paket> => {
  const satu = await db.one<Paket>(sql`
    SELECT k.user_id::text, k.kode_marketplace::text, k.status, ${SUDAH_CAIR} AS sudah
    FROM penjualan k WHERE k.kode_toko = ${kode_toko} AND k.no_faktur_jual = ${no_faktur_jual}`)
  if (!satu) throw new Refusal('missing', `Faktur ${no_faktur_jual} Tidak Ada`)
  return satu
}

/** Photos of a parcel's label, newest first. */
const bacaResi = (db: Queryable, { hari_ini, zona_waktu }: Sesi, no_faktur_jual: string): Promise<Resi[]> =>
  db.rows<Resi>(sql`
    SELECT r.foto, r.user_id::text, ${waktu(sql`r.dibuat_pada`)} AS waktu, (r.dibuat_pada AT TIME ZONE ${zona_waktu})::date = ${hari_ini}::date AS hari_ini
    FROM penjualan_resi r WHERE r.no_faktur_jual = ${no_faktur_jual} ORDER BY r.ke DESC`)

/**
 * What somebody may do with the label of a parcel, which says who and where the customer is. Who keeps the money of sales sees all photos
 * and takes another one; who sold it takes the first, and sees and replaces his own on its day: whose dispute it is proves nothing by a
 * photo of later.
 */
const hakResi = async (db: Queryable, sesi: Sesi, { user_id }: Paket, [terakhir]: readonly Resi[]) => {
  if (await lihatJumlahJual(db, sesi)) return { lihat: true, foto: true }
  const menjual = user_id === sesi.user_id
  const sendiri = terakhir !== undefined && terakhir.user_id === sesi.user_id && terakhir.hari_ini
  return { lihat: menjual && sendiri, foto: menjual && (terakhir === undefined || sendiri) }
}

/** Why no label of a sale is photographed any more, null where one may be. */
const halangan = (no_faktur_jual: string, { kode_marketplace, status, sudah }: Paket): string | null => {
  if (kode_marketplace === null) return `Faktur ${no_faktur_jual} Bukan Penjualan Marketplace`
  if (status === 'BATAL') return `Faktur ${no_faktur_jual} Sudah Dibatalkan`
  return sudah > 0 ? `Faktur ${no_faktur_jual} Sudah Dicairkan` : null
}

const simpan = route(
  simpanResi,
  async ({ no_faktur_jual }, ctx, tersimpan: FotoTersimpan) => {
    const { db, sesi } = ctx
    await db.run(
      sql`SELECT 1 FROM penjualan WHERE kode_toko = ${sesi.kode_toko} AND no_faktur_jual = ${no_faktur_jual} FOR UPDATE`,
    )
    // In a statement of its own: what was paid out while this one waited is seen.
    const paket = await bacaPaket(db, sesi, no_faktur_jual)
    const semua = await bacaResi(db, sesi, no_faktur_jual)
    if (!(await hakResi(db, sesi, paket, semua)).foto)
      throw new Refusal(
        'rule',
        paket.user_id === sesi.user_id
          ? `Resi ${no_faktur_jual} Sudah Difoto, Diganti Yang Memegang Uang`
          : `Resi ${no_faktur_jual} Difoto Yang Menjualnya Atau Yang Memegang Uang`,
      )
    const tolak = halangan(no_faktur_jual, paket)
    if (tolak !== null) throw new Refusal('rule', tolak)
    const foto = await catatResi(ctx, no_faktur_jual, tersimpan)
    ctx.audit({ dokumen: no_faktur_jual, sebelum: { resi: semua[0]?.foto ?? null }, sesudah: { resi: foto } })
    return { message: TERSIMPAN, foto }
  },
  { bodyLimit: ISI_FOTO, before: ({ foto }, { blob }) => terimaFoto(blob, foto) },
)

const baca = route(resiJual, async ({ no_faktur_jual }, { db, sesi }) => {
  const paket = await bacaPaket(db, sesi, no_faktur_jual)
  const semua = await bacaResi(db, sesi, no_faktur_jual)
  const hak = await hakResi(db, sesi, paket, semua)
  return {
    foto: hak.lihat ? (semua[0]?.foto ?? null) : null,
    boleh: hak.foto && halangan(no_faktur_jual, paket) === null,
    semua: hak.lihat ? semua.map(({ foto, user_id, waktu: pada }) => ({ foto, user_id, waktu: pada })) : [],
  }
})

const lihat = route(fotoResi, async ({ no_faktur_jual, hash }, { db, sesi, blob }) => {
  const paket = await bacaPaket(db, sesi, no_faktur_jual)
  const semua = await bacaResi(db, sesi, no_faktur_jual)
  const milik = semua.some(({ foto }) => foto === hash) && (await hakResi(db, sesi, paket, semua)).lihat
  const bytes = milik ? await blob.get(hash) : undefined
  if (!bytes) throw new Refusal('missing', 'Foto Tidak Ada')
  return new Berkas({ bytes, type: 'image/jpeg', etag: hash })
})

/** Labels of parcels, photographed. */
export const resiMarketplaceFeature: Feature = { routes: [simpan, baca, lihat] }
