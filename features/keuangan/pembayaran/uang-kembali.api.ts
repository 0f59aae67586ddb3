import { type Queryable, sql } from '@kencana/database'
import type { Kind } from '@kencana/ledger'
import { Refusal } from '@kencana/server-kit'
import { jumlahCetak } from '../../cetak/cetak.api.ts'
import { bacaPembayaran } from './pembayaran.api.ts'
import { dibalik } from './pembayaran.contract.ts'
import { KERTAS_UANG_KEMBALI, type UangKembali } from './uang-kembali.contract.ts'

/** What the document itself knows of it. */
type Milik = Pick<UangKembali, 'untuk' | 'nama_customer' | 'no_hp' | 'barang' | 'saldo'>

/**
 * How the money of an undone document of this shop went back.
 * @param dokumen of what was undone
 * @throws Refusal 404 where there is none, or no money had come
 */
export const bacaUangKembali = async (
  db: Queryable,
  kode_toko: string,
  no_batal: string,
  { batal: kode, kind }: { readonly batal: string; readonly kind: Kind },
): Promise<Omit<UangKembali, keyof Milik>> => {
  // The reason stands in the trail alone.
  const batal = await db.one<Omit<UangKembali, keyof Milik | 'pembayaran' | 'cetakan'>>(sql`
    SELECT d.nomor::text AS no_batal, d.membatalkan::text AS dokumen, d.tgl_system, a.tgl_system AS tgl_asal,
      coalesce(l.alasan, '-') AS alasan, o.disetujui_oleh::text, j.user_id::text
    FROM dokumen d JOIN dokumen a ON a.nomor = d.membatalkan JOIN jurnal j ON j.kind = ${kind} AND j.document = d.nomor
    LEFT JOIN batal_otorisasi b ON b.nomor = d.nomor
    LEFT JOIN otorisasi o ON o.id = b.otorisasi
    LEFT JOIN LATERAL (SELECT x.sesudah ->> 'alasan' AS alasan FROM audit_log x
      WHERE x.dokumen = d.nomor AND x.dokumen <> '-' ORDER BY x.id LIMIT 1) l ON true
    WHERE d.nomor = ${no_batal} AND d.kode = ${kode} AND d.kode_toko = ${kode_toko}`)
  const datang = batal ? await bacaPembayaran(db, kode_toko, batal.dokumen) : []
  if (!batal || datang.length === 0) throw new Refusal('missing', `Bukti ${no_batal} Tidak Ada`)
  return {
    ...batal,
    pembayaran: datang.map(dibalik),
    cetakan: await jumlahCetak(db, kode_toko, KERTAS_UANG_KEMBALI.cetak, no_batal),
  }
}
