import { type Queryable, sql } from '@kencana/database'
import { type Rp, rp } from '@kencana/ledger'
import { Refusal, type Sesi } from '@kencana/server-kit'
import { jumlahCetak } from '../../cetak/cetak.api.ts'
import { dibalik } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { type BuktiBatalSerah, KERTAS_BATAL_SERAH } from './batal-serah.contract.ts'
import { satuSerah } from './serah-pesanan.query.ts'

interface Jejak {
  alasan: string
  user_id: string
}

interface Batal extends Jejak {
  no_batal: string
  no_kembali: string | null
  tgl_system: string
  disetujui_oleh: string | null
  biaya: Rp
}

/**
 * How a handing over of this shop was undone.
 * @param kini who undid it and why, which stands in the audit trail alone: of one that is being undone it is not there yet
 * @throws Refusal 404 where it was not
 */
export const satuBatalSerah = async (
  db: Queryable,
  sesi: Sesi,
  no_serah: string,
  kini: Jejak | null = null,
): Promise<BuktiBatalSerah> => {
  // Prints of its paper stand in the trail under the same number.
  const batal = await db.one<Batal>(sql`
    SELECT k.no_batal::text, r.no_kembali::text, d.tgl_system, coalesce(a.sesudah ->> 'alasan', ${kini?.alasan ?? ''}) AS alasan, o.disetujui_oleh::text,
      coalesce(a.user_id::text, ${kini?.user_id ?? '-'}) AS user_id, coalesce(r.biaya, 0)::bigint AS biaya
    FROM pesanan_serah k JOIN dokumen d ON d.nomor = k.no_batal
    LEFT JOIN audit_log a ON a.dokumen = k.no_batal AND a.dokumen <> '-' AND a.sebelum ->> 'no_serah' = k.no_serah
    LEFT JOIN batal_otorisasi b ON b.nomor = k.no_batal LEFT JOIN otorisasi o ON o.id = b.otorisasi
    LEFT JOIN biaya_kembali r ON r.dokumen = k.no_serah
    WHERE k.no_serah = ${no_serah} AND k.kode_toko = ${sesi.kode_toko}`)
  if (!batal) throw new Refusal('missing', `Bukti Batal Serah ${no_serah} Tidak Ada`)
  const serah = await satuSerah(db, sesi, no_serah)
  const { no_pesanan, nama_customer, no_hp, kode_barcode, nama_barang, kadar, berat, persekot, berat_beli, beli } =
    serah
  return {
    ...batal,
    no_serah,
    no_pesanan,
    nama_customer,
    no_hp,
    kode_barcode,
    nama_barang,
    kadar,
    berat,
    tagihan: rp(serah.total - serah.diskon),
    persekot,
    berat_beli,
    beli,
    pembayaran: serah.pembayaran.map(dibalik),
    cetakan: await jumlahCetak(db, sesi.kode_toko, KERTAS_BATAL_SERAH.cetak, batal.no_batal),
  }
}
