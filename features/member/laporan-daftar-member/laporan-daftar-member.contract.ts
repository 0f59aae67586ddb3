/**
 * Members over a period: who bought most, who came or joined, whose birthday it is. The call is the one of existing reporting clients;
 * without a type it answers what they know. Source: areas 06-member 6.2, 000-read-first 50.
 */
import { gramJumlah, laporanEndpoint, periode, pilihan, rupiahJumlah, tanggal } from '@kencana/contract'
import { z } from 'zod'

const siapa = { kode_member: z.string(), nama_member: z.string() }
/** The last digits alone. */
const no_hp = z.string()

export const laporanMember = laporanEndpoint({
  path: 'member/top-member-report',
  summary:
    'Member pada suatu masa: yang paling banyak membeli, yang datang atau mendaftar, yang berulang tahun, yang poinnya habis, dan siapa yang memberi poin',
  access: ['/laporan-daftar-member'],
  input: {
    ...periode(),
    sort_by: pilihan('Urutan', ['trx_count', 'trx_rp', 'trx_point']).default('trx_rp'),
    type: pilihan('Type', ['TOP', 'DAFTAR', 'ULANG TAHUN', 'POIN HABIS', 'POIN PER USER']).default('TOP'),
  },
  by: 'type',
  rows: {
    TOP: z.object({
      ...siapa,
      /** Notas, those that were undone in the period taken off. */
      total_transaksi: z.int(),
      total_berat: gramJumlah(),
      total_rp: rupiahJumlah(),
      /** Earned by them. */
      total_point: z.int(),
    }),
    DAFTAR: z.object({
      ...siapa,
      no_hp,
      identitas: z.string(),
      kode_toko: z.string(),
      dibuat_pada: tanggal(),
      setuju_pesan: z.string(),
      total_transaksi: z.int(),
      total_rp: rupiahJumlah(),
      /** The last day in the period on which he bought. */
      terakhir: tanggal().nullable(),
      /** What he has by now, wherever he earned it. */
      poin: z.int(),
    }),
    'ULANG TAHUN': z.object({
      ...siapa,
      no_hp,
      tgl_lahir: tanggal(),
      /** The day in the period. */
      ulang_tahun: tanggal(),
      setuju_pesan: z.string(),
      poin: z.int(),
    }),
    /** Points of this shop that run out in the period, unless they are spent before. */
    'POIN HABIS': z.object({
      ...siapa,
      no_hp,
      /** The last day on which they can be spent. */
      sampai: tanggal(),
      poin: z.int(),
      setuju_pesan: z.string(),
    }),
    /** Who gave a member points again and again: a card that lies beside the till earns for whoever sits there. */
    'POIN PER USER': z.object({
      ...siapa,
      user_id: z.string(),
      /** Documents by this user that gave him points, undone ones aside. */
      transaksi: z.int(),
      hari: z.int(),
      poin: z.int(),
      /** All documents of the period that gave him points, whoever made them. */
      dari: z.int(),
    }),
  },
})
