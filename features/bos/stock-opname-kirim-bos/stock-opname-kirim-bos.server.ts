import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { type Feature, Refusal, route, type Sesi } from '@kencana/server-kit'
import { bolehLihat } from '../../barang/stock-opname/dihitung.api.ts'
import { opnameBos } from './stock-opname-kirim-bos.contract.ts'

type Opname = OutputOf<typeof opnameBos>

/** Items that were entered from a dispatch, wherever they are now; a tray under count is not named. */
const barangDari = (
  db: Queryable,
  sesi: Pick<Sesi, 'kode_toko' | 'user_id' | 'level'>,
  no_kirim: string,
): Promise<Opname['barang']> =>
  db.rows(sql`
    SELECT b.kode_barcode, b.nama_barang::text, b.kode_dept, b.kadar, b.berat, b.status_barang, w.wajib,
      CASE WHEN w.wajib AND ${bolehLihat(sesi, sql`b.kode_baki`)} THEN b.kode_baki ELSE '-' END AS kode_baki
    FROM mutasi m JOIN barang b ON b.kode_barang = m.kode_barang
    CROSS JOIN LATERAL (SELECT b.kode_baki IS NOT NULL AND b.kode_toko = ${sesi.kode_toko} AS wajib) w
    WHERE m.akun = 'BAKI' AND m.jurnal_id IN (
      SELECT s.jurnal_id FROM mutasi s JOIN jurnal j ON j.id = s.jurnal_id
      WHERE s.akun = 'SALDO_KIRIM' AND s.ref = ${no_kirim} AND j.kind = 'TAMBAH')
    ORDER BY b.kode_barang`)

const opname = async (db: Queryable, sesi: Sesi, no_kirim: string): Promise<Opname> => {
  const row = await db.one<
    Omit<Opname, 'kirim' | 'sisa' | 'barang'> & Opname['kirim'] & { pcs: number; mg: never }
  >(sql`
    SELECT k.no_kirim_bos, k.tgl_system, k.kode_labeling, k.kode_group, k.kode_dept, k.no_validasi, k.qty, k.berat, s.pcs, s.mg
    FROM kirim_bos k
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(m.pcs), 0)::bigint AS pcs, coalesce(sum(m.mg), 0)::bigint AS mg
      FROM mutasi m WHERE m.akun = 'SALDO_KIRIM' AND m.ref = k.no_kirim_bos
    ) s
    WHERE k.no_kirim_bos = ${no_kirim} AND k.kode_toko = ${sesi.kode_toko} AND k.no_batal IS NULL`)
  if (!row) throw new Refusal('missing', `Kiriman ${no_kirim} Tidak Ada`)
  const { qty, berat, pcs, mg, ...kepala } = row
  return {
    ...kepala,
    kirim: { qty, berat },
    sisa: { qty: pcs, berat: mg },
    barang: await barangDari(db, sesi, no_kirim),
  }
}

/** A dispatch's items to be scanned against it; nothing is posted. */
export const opnameBosFeature: Feature = {
  routes: [route(opnameBos, ({ no_kirim_bos }, { db, sesi }) => opname(db, sesi, no_kirim_bos))],
}
