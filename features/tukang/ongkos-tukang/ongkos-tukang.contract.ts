import {
  defineDokumen,
  dokumenEndpoints,
  dokumenRow,
  endpoint,
  kode,
  otorisasiBila,
  pesan,
  pilihan,
  rupiah,
  rupiahJumlah,
  teksBebas,
} from '@kencana/contract'
import { z } from 'zod'

export const DOKUMEN_ONGKOS = defineDokumen({
  tabel: 'ongkos_tukang',
  nomor: 'no_ongkos',
  kode: 'OTK',
  batal: 'BOT',
  kind: 'ONGKOS_TUKANG',
  cetak: 'ONGKOS TUKANG',
})

const MENU = '/ongkos-tukang'

const ongkosRow = dokumenRow(DOKUMEN_ONGKOS, {
  kode_tukang: z.string(),
  nama_tukang: z.string(),
  no_rekening: z.string().nullable(),
  jumlah: rupiahJumlah(),
  /** What he was owed afterwards. */
  sisa: rupiahJumlah(),
  keterangan: z.string(),
})

const ongkosLengkap = ongkosRow.extend({ cetakan: z.int() })

export const hutangOngkos = endpoint({
  method: 'GET',
  path: 'ongkos-tukang/hutang',
  summary: 'Ongkos yang masih terutang per tukang',
  effect: 'read',
  access: [MENU, '/kartu-tukang'],
  input: z.object({}),
  output: z.array(z.object({ kode_tukang: z.string(), nama_tukang: z.string(), hutang: rupiahJumlah() })),
})

export const bayarOngkos = endpoint({
  method: 'POST',
  path: 'ongkos-tukang',
  summary: 'Bayar ongkos seorang tukang dari kas atau rekening',
  effect: 'write',
  access: [MENU],
  aksi: 'simpan',
  input: z
    .object({
      kode_tukang: kode('Kode Tukang', { max: 10, pesan: 'Harus Dipilih' }),
      jumlah: rupiah('Jumlah').refine((value) => value > 0, 'Jumlah Harus Lebih Dari 0'),
      cara_bayar: pilihan('Cara Bayar', ['CASH', 'TRANSFER']),
      no_rekening: z.union([z.literal(''), kode('No Rekening', { max: 30 })]).default(''),
      keterangan: teksBebas('Keterangan', 120),
      otorisasi: otorisasiBila(),
    })
    .refine(({ cara_bayar, no_rekening }) => cara_bayar === 'CASH' || no_rekening !== '', {
      path: ['no_rekening'],
      message: 'No Rekening Harus Dipilih',
    }),
  output: pesan().extend({ no_ongkos: z.string(), data: ongkosLengkap }),
})

export const {
  list: listOngkos,
  get: getOngkos,
  batal: batalOngkos,
} = dokumenEndpoints(DOKUMEN_ONGKOS, {
  path: 'ongkos-tukang',
  access: [MENU],
  list: { summary: 'Ongkos yang dibayar pada satu hari toko', row: ongkosRow },
  get: { summary: 'Satu bukti pembayaran ongkos', data: ongkosLengkap },
  batal: { summary: 'Batalkan satu pembayaran ongkos dengan jurnal pembalik' },
})
