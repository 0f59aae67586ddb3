import { endpoint, gramJumlah, rupiahJumlah, tanggal } from '@kencana/contract'
import { z } from 'zod'
import { daftarTerbuka } from '../hari-toko/tutup-toko/tutup-toko.contract.ts'
import { daftarLangkah } from './langkah.contract.ts'

const susut = z.object({
  susut: gramJumlah(),
  kurang: gramJumlah(),
  /** Below zero; it makes up for no loss. */
  lebih: gramJumlah(),
})

const hari = z.object({
  nota: z.int(),
  qty: z.int(),
  berat: gramJumlah(),
  rp: rupiahJumlah(),
  /** Rupiah of such a weekday, the mean of the last four that were closed. */
  rata: rupiahJumlah().nullable(),
})

const terkunci = z.array(z.object({ nama: z.string(), janji: z.int(), berat: gramJumlah() }))

/** State of the system; the areas add their figures as they arrive. */
export const dashboard = endpoint({
  method: 'GET',
  path: 'dashboard',
  summary: 'Keadaan toko hari ini',
  effect: 'read',
  access: 'session',
  input: z.object({}),
  output: z.object({
    tgl_system: tanggal(),
    hari_ini: tanggal(),
    /** What was sold and bought on the open day; null without the menu of its report. */
    jual: hari.nullable(),
    beli: hari.nullable(),
    /** Goods per gudang (or place outside of trays) and category; null without the right to the stock report. */
    stok: z
      .array(
        z.object({
          kode_gudang: z.string(),
          nama_gudang: z.string(),
          kode_group: z.string(),
          nama_group: z.string(),
          qty: z.int(),
          berat: gramJumlah(),
        }),
      )
      .nullable(),
    /** Grams sold and bought per shop day, the open one last, at most 30 days; each null without the menu of its report. */
    gerak: z.array(z.object({ tgl_system: tanggal(), jual: gramJumlah().nullable(), beli: gramJumlah().nullable() })),
    /** Today's price of the finest category, with when it was last changed; null before there is one. */
    harga: z
      .object({ kode_group: z.string(), nama_group: z.string(), harga: rupiahJumlah(), sejak: z.string().nullable() })
      .nullable(),
    /** What waits for somebody, of the screens that the asker may open. */
    menunggu: daftarTerbuka,
    /** Closed days, newest first, at most 7. */
    tutup_toko: z.array(
      z.object({ tgl_system: tanggal(), ditutup_oleh: z.string(), ditutup_pada: z.string(), jurnal: z.int() }),
    ),
    /** Money in the till and the banks of this shop; owners only. */
    kas: z.array(z.object({ akun: z.string(), ref: z.string(), rp: rupiahJumlah() })).nullable(),
    /** Of what accounts have: paid by customers and seen at the bank by nobody yet, with the day of the oldest; owners only. */
    belum_cair: z
      .array(z.object({ cara_bayar: z.string(), banyak: z.int(), rp: rupiahJumlah(), sejak: tanggal() }))
      .nullable(),
    /** What was lost or found on the open day and in the thirty days up to it; owners only. */
    susut_selisih: z.object({ hari: susut, bulan: susut }).nullable(),
    /** Gold at a locked price that is not handed over, per customer and per user, the most first; owners only. */
    terkunci: z.object({ customer: terkunci, user: terkunci }).nullable(),
    /** What the last full audit found; null when none has run, and for others than owners. */
    neraca: z
      .object({ seimbang: z.boolean(), jurnal: z.int(), diperiksa_pada: z.string(), pelanggaran: z.int() })
      .nullable(),
    sesi_aktif: z.int(),
    /** Only for OWN: age of the newest backup in hours, null when there is none or the database is another's server. */
    backup: z.object({ umur_jam: z.number().nullable(), keterangan: z.string() }).nullable(),
    /** Writes of today in words, newest first, at most 10: of the whole shop for owners, else one's own. */
    aktivitas: z.array(
      z.object({ id: z.int(), waktu: z.string(), user_id: z.string(), kata: z.string(), dokumen: z.string() }),
    ),
    /** What the open day needs, of the screens that the asker may open, and its backup for OWN; empty before the first item. */
    siap: z.array(
      z.object({
        nama: z.string(),
        path: z.string().nullable(),
        selesai: z.boolean(),
        /** When it was done last; null when it never was or is no matter of time. */
        sejak: z.string().nullable(),
      }),
    ),
    /** How far a new shop has come; null for others than owners, and once it has what it needs or an owner put them away. */
    langkah: daftarLangkah.nullable(),
  }),
})
