import {
  defineDokumen,
  dokumenEndpoints,
  endpoint,
  gramJumlah,
  kode,
  pesan,
  tanggal,
  versiBarang,
} from '@kencana/contract'
import { z } from 'zod'

export const DOKUMEN_{{CONST}} = defineDokumen({
  tabel: '{{snake}}',
  nomor: 'no_{{snake}}',
  detail: '{{snake}}_detail',
  kode: '{{KODE}}',
  batal: 'B{{KODE}}',
  kind: 'PINDAH',
  cetak: '{{JUDUL}}',
})

const {{camel}}Row = z.object({
  no_{{snake}}: z.string(),
  tgl_system: tanggal(),
  waktu: z.string(),
  kode_baki_tujuan: z.string(),
  pcs: z.int(),
  berat: gramJumlah(),
  user_id: z.string(),
  /** Number of the document that undid it, null while it stands. */
  no_batal: z.string().nullable(),
})

const {{camel}}Lengkap = {{camel}}Row.extend({
  /** Prints of its receipt so far. */
  cetakan: z.int(),
  detail_barang: z.array(
    z.object({
      kode_barang: z.string(),
      kode_barcode: z.string(),
      nama_barang: z.string(),
      kode_baki_asal: z.string(),
      kadar: z.string(),
      berat: gramJumlah(),
    }),
  ),
})

export const {{camel}} = endpoint({
  method: 'POST',
  path: '{{nama}}',
  summary: '{{Judul}}',
  effect: 'write',
  access: ['/{{nama}}'],
  aksi: 'simpan',
  input: z.object({
    kode_baki_tujuan: kode('Kode Baki Tujuan', { pesan: 'Harus Dipilih' }),
    detail_barang: z
      .array(kode('Barcode'))
      .min(1, 'Data Barang Masih Kosong')
      .max(500, 'Paling Banyak 500 Barang Sekali Simpan'),
    versi: versiBarang(),
  }),
  output: pesan().extend({ data: {{camel}}Lengkap }),
})

export const {
  list: list{{Pascal}},
  get: get{{Pascal}},
  batal: batal{{Pascal}},
} = dokumenEndpoints(DOKUMEN_{{CONST}}, {
  path: '{{nama}}',
  access: ['/{{nama}}'],
  list: { summary: '{{Judul}} pada satu hari toko', row: {{camel}}Row },
  get: { summary: 'Satu {{Judul}} dengan isinya', data: {{camel}}Lengkap },
  batal: { summary: 'Batalkan satu {{Judul}}' },
})
