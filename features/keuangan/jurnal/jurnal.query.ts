import type { InputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { only, within } from '@kencana/server-kit'
import type { z } from 'zod'
import type { laporanJurnal } from './jurnal.contract.ts'

type Input = InputOf<typeof laporanJurnal>
type Row<K extends keyof typeof laporanJurnal.rows> = z.output<(typeof laporanJurnal.rows)[K]>

const KEPALA = sql`m.tgl_system, j.id AS no_jurnal, j.document::text AS dokumen, j.kind, coalesce(a.document, '-')::text AS membalik, m.akun, m.ref`

const dari = (input: Input, kode_toko: string, isi: Sql): Sql => sql`
  FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id LEFT JOIN jurnal a ON a.id = j.membalik
  WHERE m.kode_toko = ${kode_toko} ${within('m.tgl_system', input)} AND ${isi} ${only('m.akun', input.akun)} ${only('j.kind', input.kind)}
  ORDER BY m.tgl_system, j.id, m.urut`

const rupiah = (db: Queryable, input: Input, kode_toko: string) =>
  db.rows<Row<'RUPIAH'>>(sql`
    SELECT ${KEPALA}, greatest(m.rp, 0)::bigint AS debet, greatest(-m.rp, 0)::bigint AS kredit, j.user_id::text
    ${dari(input, kode_toko, sql`m.rp <> 0`)}`)

const barang = (db: Queryable, input: Input, kode_toko: string) =>
  db.rows<Row<'BARANG'>>(sql`
    SELECT ${KEPALA}, m.lot, m.kode_group, m.kode_dept, coalesce(m.kode_barang, '-') AS kode_barang, m.pcs, m.mg AS berat, j.user_id::text
    ${dari(input, kode_toko, sql`(m.pcs <> 0 OR m.mg <> 0)`)}`)

export const jurnal = { RUPIAH: rupiah, BARANG: barang }
