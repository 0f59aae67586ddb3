/** What platforms pay out of the notas that they owe, and the fee that they keep. */
import {
  defineDokumen,
  dokumenEndpoints,
  dokumenRow,
  endpoint,
  kode,
  nomor,
  otorisasiBila,
  pesan,
  rupiah,
  rupiahJumlah,
  tanggal,
  teksBebas,
} from '@kencana/contract'
import { z } from 'zod'

export const DOKUMEN_CAIR = defineDokumen({
  tabel: 'marketplace_cair',
  nomor: 'no_cair',
  kode: 'CMP',
  batal: 'BCP',
  kind: 'TAMBAH_UANG',
  nama: 'Pencairan',
})

/** What an agreement to a fee beyond the owner's figure is for, and to a payout that is taken back. */
export const OTORISASI_BIAYA_MARKETPLACE = 'BIAYA MARKETPLACE'
export const OTORISASI_BATAL_CAIR = 'BATAL PENCAIRAN'

const MENU = '/laporan-penjualan-marketplace'

/** A nota that a platform still owes. */
const piutang = z.object({
  no_faktur_jual: z.string(),
  tgl_valid: tanggal(),
  kode_marketplace: z.string(),
  no_order: z.string(),
  nama_customer: z.string(),
  tagihan: rupiahJumlah(),
  /** What was settled of it before: paid out, and kept as a fee. */
  sudah: rupiahJumlah(),
  sisa: rupiahJumlah(),
  /** The fee of the rest by the owner's figure. */
  biaya_hitung: rupiahJumlah(),
  /** Days since it was right. */
  umur: z.int(),
})

export type Piutang = z.output<typeof piutang>

export const piutangMarketplace = endpoint({
  method: 'GET',
  path: 'penjualan/marketplace/piutang',
  summary: 'Nota yang belum lunas dicairkan marketplace, yang terlama dahulu',
  effect: 'read',
  access: [MENU],
  input: z.object({}),
  output: z.array(piutang),
})

/** What was received of one nota, and the fee; what is left of it stays owed. */
const barisCair = z.object({
  no_faktur_jual: nomor('No Faktur'),
  /** As it was shown. */
  sisa: rupiah('Sisa'),
  diterima: rupiah('Diterima', 'Harus Diisi').refine((value) => value > 0, 'Diterima Harus Lebih Dari 0'),
  biaya: rupiah('Biaya', 'Harus Diisi'),
})

export const cairMarketplace = endpoint({
  method: 'POST',
  path: 'penjualan/marketplace/cair',
  summary: 'Catat pencairan marketplace: uang di rekening, biaya platform, piutang tiap nota',
  effect: 'write',
  access: [MENU],
  aksi: 'cair',
  input: z.object({
    no_rekening: kode('No Rekening', { max: 30, pesan: 'Harus Dipilih' }),
    /** The bank's number of the transfer. */
    referensi: teksBebas('Referensi', 40, (value) => value.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')),
    keterangan: teksBebas('Keterangan', 120),
    data: z
      .array(barisCair)
      .min(1, 'Belum Ada Data Yang Dipilih')
      .max(100, 'Paling Banyak 100 Faktur')
      .refine(
        (list) => new Set(list.map((one) => one.no_faktur_jual)).size === list.length,
        'Faktur Yang Sama Dua Kali',
      ),
    otorisasi: otorisasiBila(),
  }),
  output: pesan().extend({ no_cair_group: z.string(), no_cair: z.array(z.string()) }),
})

const cairRow = dokumenRow(DOKUMEN_CAIR, {
  no_cair_group: z.string(),
  no_faktur_jual: z.string(),
  kode_marketplace: z.string(),
  no_order: z.string(),
  no_rekening: z.string(),
  diterima: rupiahJumlah(),
  biaya: rupiahJumlah(),
  referensi: z.string(),
  keterangan: z.string(),
})

export const {
  list: listCair,
  get: getCair,
  batal: batalCair,
} = dokumenEndpoints(DOKUMEN_CAIR, {
  path: 'penjualan/marketplace/cair',
  access: [MENU],
  label: 'No Pencairan',
  list: { summary: 'Pencairan marketplace pada satu hari toko', row: cairRow },
  get: { summary: 'Satu pencairan marketplace', data: cairRow.extend({ cetakan: z.int() }) },
  batal: { summary: 'Batalkan satu pencairan: nota itu berutang lagi' },
})
