import {
  defineDokumen,
  dokumenEndpoints,
  dokumenRow,
  endpoint,
  gram,
  gramJumlah,
  kode,
  otorisasiBila,
  pesan,
  pilihan,
  teksBebas,
} from '@kencana/contract'
import { z } from 'zod'

export const DOKUMEN_TAMBAH_BAHAN = defineDokumen({
  tabel: 'bahan_tukang',
  nomor: 'no_tambah_tukar',
  kode: 'TBT',
  batal: 'BBT',
  kind: 'BAHAN',
  cetak: 'BAHAN',
})
export const DOKUMEN_AMBIL_BAHAN = defineDokumen({ ...DOKUMEN_TAMBAH_BAHAN, kode: 'ABT' })

const TAMBAH = '/tambah-bahan-tukang'
const AMBIL = '/ambil-bahan-tukang'
const DUA = [TAMBAH, AMBIL] as const

/** The two materials: solder, and gold. */
export const JENIS_BAHAN = ['PATRI', 'BAHAN'] as const

const tukang = () => kode('Kode Tukang', { max: 10, pesan: 'Harus Dipilih' })
const jenis = () => pilihan('Jenis', JENIS_BAHAN, 'Harus Dipilih')
const kategori = () => kode('Kategori', { pesan: 'Harus Dipilih' })

const bahanRow = dokumenRow(DOKUMEN_TAMBAH_BAHAN, {
  arah: z.enum(['TAMBAH', 'AMBIL']),
  kode_tukang: z.string(),
  nama_tukang: z.string(),
  jenis: z.enum(JENIS_BAHAN),
  kode_group: z.string(),
  jml_bahan: gramJumlah(),
  /** What he had in hand afterwards. */
  sisa_bahan: gramJumlah(),
  keterangan: z.string(),
})

const bahanLengkap = bahanRow.extend({
  /** Prints of its slip so far. */
  cetakan: z.int(),
})

const tulis = (path: string, summary: string, menu: typeof TAMBAH | typeof AMBIL, label: string) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    effect: 'write',
    access: [menu],
    aksi: 'simpan',
    gagal: 'Terjadi Kesalahan Saat Mengirim Data',
    input: z.object({
      kode_tukang: tukang(),
      jenis: jenis(),
      kode_group: kategori(),
      /** Grams with up to 3 decimals; whole numbers are grams too. */
      jml_bahan: gram(label).refine((value) => value > 0, `${label} Harus Lebih Dari 0`),
      keterangan: teksBebas('Keterangan', 120),
      otorisasi: otorisasiBila(),
    }),
    output: pesan().extend({ no_tambah_tukar: z.string(), data: bahanLengkap }),
  })

export const tambahBahan = tulis(
  'bahan/tambah-bahan',
  'Berikan bahan toko kepada seorang tukang',
  TAMBAH,
  'Tambah Bahan',
)
export const ambilBahan = tulis('bahan/ambil-bahan', 'Ambil kembali bahan dari seorang tukang', AMBIL, 'Ambil Bahan')

/** Read by both screens, and by the settlement of orders. */
export const sisaBahan = endpoint({
  method: 'GET',
  path: 'bahan',
  summary: 'Bahan satu jenis dan kategori yang ada di tangan seorang tukang; null bila tidak ada',
  effect: 'read',
  access: DUA,
  input: z.object({ jenis: jenis(), kode_group: kategori(), kode_tukang: tukang() }),
  output: z.object({ bahan: z.object({ jml_bahan: gramJumlah() }).nullable() }),
})

export const {
  list: listBahan,
  get: getBahan,
  batal: batalBahan,
} = dokumenEndpoints(DOKUMEN_TAMBAH_BAHAN, {
  path: 'bahan',
  access: DUA,
  list: {
    summary: 'Bahan yang diberikan (TAMBAH) atau diambil (AMBIL) pada satu hari toko',
    path: 'bahan/riwayat',
    row: bahanRow,
    input: { arah: pilihan('Arah', ['TAMBAH', 'AMBIL']) },
  },
  get: { summary: 'Satu bukti bahan tukang', data: bahanLengkap },
  batal: { summary: 'Batalkan satu bukti bahan tukang dengan jurnal pembalik, selama bahannya belum dipakai' },
})
