import { Berkas, type OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { type Feature, publicRoute, Refusal } from '@kencana/server-kit'
import { fotoNota, notaPublik } from './nota-publik.contract.ts'
import { type Bertanda, bacaToken, rahasiaNota } from './token-nota.api.ts'

type Publik = OutputOf<typeof notaPublik>

/** A page with a photo of each of fifty pieces, opened by several customers behind one address. */
const SEMENIT = { nota: 60, foto: 600 } as const

const tidakDikenal = () => new Refusal('missing', 'Nota Tidak Dikenal')

/** Which nota it is. @throws Refusal 404 for a token that is not ours */
const nomorDari = async (db: Queryable, token: string): Promise<Bertanda> => {
  const dari = bacaToken(await rahasiaNota(db), token)
  if (!dari) throw tidakDikenal()
  return dari
}

const bacaNota = async (db: Queryable, { kode_toko, no_faktur }: Bertanda): Promise<Publik> => {
  const kepala = await db.one<Omit<Publik, 'keadaan' | 'barang'>>(sql`
    SELECT k.no_faktur_jual::text, k.tgl_system, t.nama_toko::text, t.alamat_toko
    FROM penjualan k JOIN toko t USING (kode_toko) WHERE k.kode_toko = ${kode_toko} AND k.no_faktur_jual = ${no_faktur}`)
  if (!kepala) throw tidakDikenal()
  const barang = await db.rows<Publik['barang'][number]>(sql`
    SELECT d.urut, r.nama_barang::text, r.kadar_cetak::text, d.berat, r.foto IS NOT NULL AS foto,
      CASE WHEN k.status = 'OPEN' THEN 'BELUM SAH' WHEN k.status = 'BATAL' THEN 'DIBATALKAN' WHEN b.status_barang = 'TERJUAL' THEN 'SAH'
        ELSE 'SUDAH DIBELI KEMBALI' END AS keadaan
    FROM penjualan k JOIN penjualan_detail d USING (no_faktur_jual) JOIN barang b ON b.kode_barang = d.kode_barang
    JOIN riwayat_barang r ON r.kode_barang = d.kode_barang AND r.id = d.salinan
    WHERE k.no_faktur_jual = ${no_faktur} ORDER BY d.urut`)
  const [satu, ...lain] = new Set(barang.map((one) => one.keadaan))
  return { ...kepala, keadaan: satu && lain.length === 0 ? satu : 'SAH', barang }
}

const notaRoute = publicRoute(
  notaPublik,
  async ({ token }, { db }) => bacaNota(db, await nomorDari(db, token)),
  SEMENIT.nota,
)

const fotoRoute = publicRoute(
  fotoNota,
  async ({ token, urut }, { db, blob }) => {
    const { kode_toko, no_faktur } = await nomorDari(db, token)
    const row = await db.one<{ foto: string | null }>(sql`
      SELECT r.foto FROM penjualan k JOIN penjualan_detail d USING (no_faktur_jual)
      JOIN riwayat_barang r ON r.kode_barang = d.kode_barang AND r.id = d.salinan
      WHERE k.kode_toko = ${kode_toko} AND k.no_faktur_jual = ${no_faktur} AND d.urut = ${urut}`)
    const bytes = row?.foto ? await blob.get(row.foto) : undefined
    if (!row?.foto || !bytes) throw new Refusal('missing', 'Foto Tidak Ada')
    return new Berkas({ bytes, type: 'image/jpeg', etag: row.foto })
  },
  SEMENIT.foto,
)

export const notaPublikFeature: Feature = { routes: [notaRoute, fotoRoute] }
