/** Dispatches to the gilder, from trays or from the owner, as slips. */
import { sql } from '@kencana/database'
import { bacaDokumen } from '@kencana/server-kit'
import type { z } from 'zod'
import { DOKUMEN_KIRIM_SEPUH, type slipSepuh } from './kirim-sepuh.contract.ts'

type Slip = z.output<typeof slipSepuh>

/**
 * How slips are read. The owner's screen prints the day that was entered, the others the shop's day.
 * @param asal where the goods came from; all when left out
 */
export const bacaSlipSepuh = (asal?: Slip['asal']) =>
  bacaDokumen<Slip>(
    DOKUMEN_KIRIM_SEPUH,
    sql`k.no_sepuh, ${asal === 'BOS' ? sql`k.tanggal_kirim` : sql`k.tgl_system`} AS tgl_sepuh, k.asal, k.tujuan, x.bukti_jenis,
      k.qty_sepuh AS qty_sepuh_total, k.berat_sepuh AS berat_sepuh_total, k.qty_rusak AS qty_rusak_total,
      k.berat_rusak AS berat_rusak_total, (k.berat_sepuh + k.berat_rusak)::bigint AS berat_total, k.user_id, k.no_batal`,
    {
      gabung: sql`
        CROSS JOIN LATERAL (
          SELECT jsonb_agg(jsonb_build_object('jenis', d.kode_dept, 'kode_baki', d.kode_baki, 'qty_beli', d.qty,
            'berat_beli', d.berat, 'qty_sepuh', d.qty_sepuh, 'berat_sepuh', d.berat_sepuh, 'qty_rusak', d.qty_rusak,
            'berat_rusak', d.berat_rusak) ORDER BY d.urut) AS bukti_jenis
          FROM kirim_sepuh_detail d WHERE d.no_sepuh = k.no_sepuh
        ) x`,
      boleh: (toko) => sql`k.kode_toko = ${toko} ${asal === undefined ? sql`` : sql`AND k.asal = ${asal}`}`,
      perCetak: true,
    },
  )
