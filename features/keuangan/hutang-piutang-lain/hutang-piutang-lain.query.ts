import type { InputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { only, within } from '@kencana/server-kit'
import type { z } from 'zod'
import type { laporanHutangPiutangLain } from './hutang-piutang-lain.contract.ts'

type Row = z.output<typeof laporanHutangPiutangLain.rows>

/** A debt grows where the account goes down, a claim where it goes up. */
export const hutangPiutangLain = (
  db: Queryable,
  input: InputOf<typeof laporanHutangPiutangLain>,
  kode_toko: string,
): Promise<Row[]> =>
  db.rows<Row>(sql`
    WITH gerak AS (
      SELECT s.akun, s.ref, s.rp AS awal, 0::bigint AS rp
      FROM saldo_akun(${kode_toko}, ${input.tgl_awal}::date - 1, ARRAY['HUTANG_LAIN', 'PIUTANG_LAIN']) s
      UNION ALL
      SELECT m.akun, m.ref, 0, m.rp FROM mutasi m
      WHERE m.kode_toko = ${kode_toko} AND m.akun IN ('HUTANG_LAIN', 'PIUTANG_LAIN') ${within('m.tgl_system', input)}
    ), searah AS (
      SELECT akun, ref, awal * arah AS awal, rp * arah AS rp
      FROM (SELECT g.*, CASE akun WHEN 'HUTANG_LAIN' THEN -1 ELSE 1 END AS arah FROM gerak g WHERE true ${only('g.ref', input.pihak)}) x
    )
    SELECT akun, ref AS pihak, sum(awal)::bigint AS awal, sum(greatest(rp, 0))::bigint AS tambah, sum(greatest(-rp, 0))::bigint AS kurang,
      sum(awal + rp)::bigint AS akhir
    FROM searah GROUP BY 1, 2 ORDER BY 1, 2`)
