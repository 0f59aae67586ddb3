import {
  batalEndpoint,
  bilangan,
  defineDokumen,
  endpoint,
  gram,
  gramJumlah,
  kode,
  laporanEndpoint,
  listEndpoint,
  nomor,
  otorisasi,
  periode,
  pesan,
  pilihan,
  rupiahJumlah,
  saring,
  tanggal,
} from '@kencana/contract'
import { z } from 'zod'

export const DOKUMEN_VALIDASI_INPUTAN = defineDokumen({
  tabel: 'validasi_inputan',
  nomor: 'no_validasi',
  kode: 'VI',
  batal: 'BVI',
  kind: ['VALIDASI_INPUTAN', null],
  berjurnal: { bilaAda: "k.cara <> 'HABIS'" },
  nama: 'Validasi',
})

const MENU = ['/validasi-inputan'] as const

/** What OWN or SU agree to when more is gone than may be. */
export const OTORISASI_SISA = 'SISA KIRIMAN'

const cara = z.enum(['HABIS', 'KEMBALI', 'SUSUT', 'SELISIH'])

/** What was sent, what was entered from it, what remains: the names that every front end reads. */
const saldo = {
  kode_toko: z.string(),
  cabang: z.string(),
  tgl_system: tanggal(),
  kode_lokasi_toko: z.string(),
  kode_group: z.string(),
  kode_dept: z.string(),
  qty: z.int(),
  berat: gramJumlah(),
  qty_input: z.int(),
  berat_input: gramJumlah(),
  stock_input: z.int(),
  stock_akhir: z.int(),
  berat_akhir: gramJumlah(),
  /** What becomes of the rest unless another choice is made. */
  cara,
  /** More weight alone is left than may be lost without an agreement. */
  butuh_otorisasi: z.boolean(),
  /** The branch has yet to say what is left with it. */
  butuh_konfirmasi: z.boolean(),
}

const saringan = { ...periode(), no_kirim_bos: saring('No Kirim') }

export const saldoKirimBos = laporanEndpoint({
  path: 'kirim-barang-bos',
  summary: 'Kiriman barang bos yang belum divalidasi',
  access: MENU,
  input: saringan,
  output: z.array(z.object({ ...saldo, no_kirim_bos: z.string(), harga_total: rupiahJumlah() })),
})

export const saldoKirimLabeling = laporanEndpoint({
  path: 'kirim-labeling/saldo',
  summary: 'Kiriman labeling yang belum divalidasi; no_kirim_bos membawa no_kirim_stock',
  access: MENU,
  input: saringan,
  output: z.array(
    z.object({ ...saldo, no_kirim_stock: z.string(), no_kirim_bos: z.string(), harga_total: rupiahJumlah() }),
  ),
})

/** A dispatch as it was seen when it was chosen; what changed since is refused. */
const pilihanKirim = z.object({
  /** Carries the no_kirim_stock of a dispatch from labeling. */
  no_kirim_bos: nomor('No Kirim'),
  kode_toko: kode('Kode Toko').optional(),
  stock_input: bilangan('Stok Input').optional(),
  berat_input: gram('Berat Input').optional(),
  stock_akhir: bilangan('Stok Akhir'),
  berat_akhir: gram('Berat Akhir'),
  /**
   * What becomes of pieces that are left: back to where they came from, or written off with an agreement. A row may be sent as it
   * was found: that none is left, or weight alone, is seen anew.
   */
  cara: pilihan('Cara', ['KEMBALI', 'SELISIH', 'HABIS', 'SUSUT']).default('KEMBALI'),
})

const validasi = (path: string, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    effect: 'write',
    access: MENU,
    aksi: 'validasi',
    input: z.object({
      data_kirim: z
        .array(pilihanKirim)
        .min(1, 'Data Kirim Belum Dipilih')
        .max(100, 'Paling Banyak 100 Kiriman Sekali Validasi'),
      otorisasi: otorisasi(),
    }),
    output: pesan().extend({ no_validasi: z.array(z.string()) }),
  })

export const validasiBos = validasi('validasi-inputan/kirim-barang-bos', 'Tutup kiriman barang bos dengan sisanya')
export const validasiLabeling = validasi('validasi-inputan/kirim-labeling', 'Tutup kiriman labeling dengan sisanya')

export const listValidasi = listEndpoint({
  path: 'validasi-inputan',
  summary: 'Validasi inputan pada satu hari toko',
  access: MENU,
  row: z.object({
    no_validasi: z.string(),
    no_kirim: z.string(),
    waktu: z.string(),
    cara,
    qty_sisa: z.int(),
    berat_sisa: gramJumlah(),
    user_id: z.string(),
    no_batal: z.string().nullable(),
  }),
})

export const batalValidasi = batalEndpoint(DOKUMEN_VALIDASI_INPUTAN, {
  path: 'validasi-inputan',
  label: 'No Validasi',
  summary: 'Buka kembali satu kiriman yang sudah divalidasi',
  access: MENU,
})

export const listSisa = endpoint({
  method: 'GET',
  path: 'validasi-inputan/konfirmasi',
  summary: 'Kiriman toko lain yang masih bersisa di toko ini',
  effect: 'read',
  access: MENU,
  input: z.object({}),
  output: z.array(
    z.object({
      no_kirim: z.string(),
      kode_toko: z.string(),
      tgl_system: tanggal(),
      kode_dept: z.string(),
      qty: z.int(),
      berat: gramJumlah(),
      /** It was confirmed as it is now. */
      dikonfirmasi: z.boolean(),
    }),
  ),
})

export const konfirmasiSisa = endpoint({
  method: 'POST',
  path: 'validasi-inputan/konfirmasi',
  summary: 'Cabang menyatakan sisa kiriman yang ada padanya',
  effect: 'write',
  access: MENU,
  aksi: 'validasi',
  input: z.object({ no_kirim: nomor('No Kirim'), qty: bilangan('Qty'), berat: gram('Berat') }),
  output: pesan(),
})
