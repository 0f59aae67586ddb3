import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { bacaDokumen, waktu } from '@kencana/server-kit'
import { DOKUMEN_TUKAR_POIN, type hadiahTukar, type listTukarPoin } from './tukar-point.contract.ts'

/** Gifts that points are given for; those that ran out too, so that somebody can say so. */
export const daftarHadiah = (db: Queryable): Promise<OutputOf<typeof hadiahTukar>> =>
  db.rows(sql`
    SELECT kode_hadiah::text, nama_hadiah::text, poin, stock, foto FROM hadiah
    WHERE dihapus_pada IS NULL AND poin > 0 ORDER BY poin, kode_hadiah`)

export const bacaTukar = bacaDokumen<OutputOf<typeof listTukarPoin>[number]>(
  DOKUMEN_TUKAR_POIN,
  sql`k.no_tukar_poin::text, k.tgl_system, ${waktu()} AS waktu, k.kode_member::text, m.nama_member::text, k.kode_hadiah::text,
    k.nama_hadiah::text, k.qty, k.poin, k.sisa, k.bukti, k.user_id::text, k.no_batal::text`,
  { gabung: sql`JOIN member m USING (kode_member)` },
)
