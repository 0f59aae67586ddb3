/** Money of one day by what it was for, for other reports. */
import { SEMUA } from '@kencana/contract'
import type { Queryable } from '@kencana/database'
import { cash, nonCash } from './laporan-uang.query.ts'

const sehari = (tanggal: string) => ({ tgl_awal: tanggal, tgl_akhir: tanggal, kategori: SEMUA })

/** What the drawer gave and got. */
export const kasSehari = (db: Queryable, kode_toko: string, tanggal: string) =>
  cash.REKAP(db, { ...sehari(tanggal), user_id: SEMUA, kode_laci: SEMUA, type_laporan: 'REKAP' }, kode_toko)

/** What went through each account. */
export const bankSehari = (db: Queryable, kode_toko: string, tanggal: string) =>
  nonCash.REKAP(db, { ...sehari(tanggal), no_rekening: SEMUA, cair: SEMUA, jenis: SEMUA, type: 'REKAP' }, kode_toko)
