/** Who asked for what, who agreed, and what came of it. Source: areas, authorisation; correction 51. */
import { gramJumlah, laporanEndpoint, periode, rupiahJumlah, saring, tanggal } from '@kencana/contract'
import { z } from 'zod'

/**
 * What came of a request: used by a document, agreed to and used by none within 15 minutes or on its day, turned down, taken back by
 * who asked, left without an answer, or still open.
 */
export const HASIL_OTORISASI = ['DIPAKAI', 'TIDAK DIPAKAI', 'DITOLAK', 'DITARIK', 'TIDAK DIJAWAB', 'MENUNGGU'] as const

/** How somebody agreed: at the counter, on his own screen, by a PIN, or the only one there for himself. */
export const CARA_OTORISASI = ['PASSWORD', 'LAYAR', 'PIN', 'SENDIRI'] as const

export const laporanOtorisasi = laporanEndpoint({
  path: 'otorisasi/get/report',
  summary:
    'Permintaan otorisasi dan saksi pada suatu masa: siapa meminta, siapa menyetujui, dokumennya, dan yang tidak dipakai',
  access: ['/laporan-otorisasi'],
  input: {
    ...periode(),
    kategori: saring('Kategori', 60),
    tingkat: saring('Tingkat'),
    cara: saring('Cara'),
    hasil: saring('Hasil'),
    diminta_oleh: saring('Diminta Oleh'),
    disetujui_oleh: saring('Disetujui Oleh'),
  },
  /** One for each rule that was broken: a request may ask for several at once. */
  rows: z.object({
    tgl_system: tanggal(),
    /** As the shop's clock showed it, HH:MM. */
    jam: z.string(),
    kategori: z.string(),
    keterangan: z.string(),
    diminta_oleh: z.string(),
    /** '-' while nobody has, and of what was taken back; of what was turned down, who did. */
    disetujui_oleh: z.string(),
    tingkat: z.string(),
    /** How he said so: by password, PIN, or as the only one, by his words. */
    cara: z.string(),
    /** What `hitung` and `input` count; '' where nothing is counted. */
    satuan: z.enum(['RP', 'MG', 'PCS', 'PERSEN', 'BULAN', '']),
    hitung: z.int().nullable(),
    input: z.int().nullable(),
    /** At stake. */
    nilai_rp: rupiahJumlah(),
    nilai_mg: gramJumlah(),
    /** The piece that it is about, '-' where there is none, and what it weighs. */
    kode_barcode: z.string(),
    berat: gramJumlah(),
    hasil: z.enum(HASIL_OTORISASI),
    dokumen: z.string(),
    kata: z.string(),
  }),
})
