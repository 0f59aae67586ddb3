/** A sale as screens and papers read it, and the calls that read sales. */
import {
  defineDokumen,
  endpoint,
  gramJumlah,
  halaman,
  nomor,
  persen,
  pilihan,
  pindaiCari,
  rupiahJumlah,
  saring,
  tanggal,
  teksBebas,
} from '@kencana/contract'
import { z } from 'zod'
import { pembayaranTercatat } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { JENIS_PPN } from '../../master/group/jenis-ppn.contract.ts'
import { setujuPesan } from '../../member/pelanggan/pesan.contract.ts'
import { barisTukar } from '../../pembelian/transaksi-pembelian/tukar.contract.ts'
import { pindaianNota, tokenAtauKode } from '../nota-publik/nota-publik.contract.ts'
import { barangNota } from './barang-jual.contract.ts'

export const DOKUMEN_PENJUALAN = defineDokumen({
  tabel: 'penjualan',
  nomor: 'no_faktur_jual',
  detail: 'penjualan_detail',
  kode: 'FJ',
  batal: 'BFJ',
  kind: ['JUAL', null],
  berjurnal: { saatSah: 'tgl_valid' },
  cetak: 'PENJUALAN',
  nama: 'Faktur',
})

/** What goes to the cashier with the customer before the nota: its own name in the print ledger. */
export const BON_PENJUALAN = 'BON PENJUALAN'

/** OPEN until a cashier validates it, DONE from then on. */
export const STATUS_JUAL = ['OPEN', 'DONE', 'BATAL'] as const

/** Where a sold piece is: at the cashier, with the customer, bought back, in the shop since the sale was undone, or gone then and since. */
const KEADAAN_JUAL = ['DI KASIR', 'DI CUSTOMER', 'DIBELI KEMBALI', 'DI TOKO', 'HILANG'] as const

/** Where sales wait for the cashier. */
export const MENUNGGU = ['/validasi-penjualan', '/validasi-jual-beli'] as const

/** The screens that show sales. */
export const LIHAT_JUAL = ['/transaksi-penjualan', '/lihat-penjualan', '/batal-penjualan', ...MENUNGGU] as const

const barisTercatat = z.object({
  ...barangNota,
  urut: z.int(),
  harga_gram: rupiahJumlah(),
  harga_gram_kadar: rupiahJumlah(),
  harga_hitung: rupiahJumlah(),
  total_hitung: rupiahJumlah(),
  harga_jual: rupiahJumlah(),
  harga_atribut: rupiahJumlah(),
  ongkos: rupiahJumlah(),
  diskon: rupiahJumlah(),
  total: rupiahJumlah(),
  /** What the law made of it then. */
  jenis_ppn: pilihan('PPN', JENIS_PPN),
  /** What it weighed at the counter, null where it was not weighed again. */
  berat_timbang: gramJumlah().nullable(),
  keadaan: pilihan('Keadaan', KEADAAN_JUAL),
  /** By which purchase it came back, null while it did not. */
  no_faktur_beli: z.string().nullable(),
})

/** A sale with its pieces and payments: one nota. */
export const nota = z.object({
  no_faktur_jual: z.string(),
  tgl_system: tanggal(),
  waktu: z.string(),
  kode_sales: z.string(),
  nama_sales: z.string(),
  kode_member: z.string(),
  /** MEMBER or NON MEMBER. */
  type_customer: z.string(),
  nama_customer: z.string(),
  /** The last digits alone for who neither entered it nor keeps money. */
  no_hp: z.string(),
  setuju_pesan: setujuPesan,
  alamat: z.string(),
  keterangan: z.string(),
  /** Through which platform it was sold, and what that calls the order; null over the counter. */
  kode_marketplace: z.string().nullable(),
  no_order: z.string().nullable(),
  /** What that paid out of it: it goes back where the sale is undone. */
  cair: rupiahJumlah(),
  pcs: z.int(),
  berat: gramJumlah(),
  harga: rupiahJumlah(),
  ongkos: rupiahJumlah(),
  diskon: rupiahJumlah(),
  total: rupiahJumlah(),
  /** The same at the prices of its day, before anything was agreed. */
  total_hitung: rupiahJumlah(),
  ppn: rupiahJumlah(),
  /** 0 where the shop takes none. */
  ppn_persen: persen('PPN'),
  ppn_termasuk: z.boolean(),
  tagihan: rupiahJumlah(),
  status: pilihan('Status', STATUS_JUAL),
  user_id: z.string(),
  valid_by: z.string().nullable(),
  tgl_valid: tanggal().nullable(),
  no_batal: z.string().nullable(),
  alasan_batal: z.string().nullable(),
  batal_oleh: z.string().nullable(),
  /** Who agreed to its price, null where nobody had to. */
  disetujui_oleh: z.string().nullable(),
  /** What it gave its member, and what he has by now. */
  poin_didapat: z.int(),
  poin_saldo: z.int(),
  versi: z.int(),
  /** Who holds this may ask whether it is right. */
  token: z.string(),
  /** Address of the page that answers, '' while the shop has none outside. */
  tautan: z.string(),
  /** How often its nota was printed, and whether its bon was. */
  cetakan: z.int(),
  bon: z.boolean(),
  barang: z.array(barisTercatat),
  /** Old pieces that were given in for it. */
  tukar: z.array(barisTukar),
  /** As it was paid; of an open one as it is going to be. */
  pembayaran: z.array(pembayaranTercatat),
})

/** A nota as screens and papers read it. */
export type Nota = z.output<typeof nota>

/** What WhatsApp tells its customer of a nota; '' where the shop's public address is not known. */
export const pesanNota = (
  { no_faktur_jual, tautan }: Pick<Nota, 'no_faktur_jual' | 'tautan'>,
  nama_toko: string,
): string => (tautan === '' ? '' : `Nota ${no_faktur_jual} dari ${nama_toko}: ${tautan}`)

export const getJual = endpoint({
  method: 'GET',
  path: 'penjualan/get/{no_faktur}',
  summary: 'Satu penjualan menurut nomornya, barcode salah satu barangnya, atau angka akhir nomornya',
  effect: 'read',
  access: LIHAT_JUAL,
  input: z.object({ no_faktur: pindaianNota() }),
  output: nota,
})

/** All that the customer's screen asks for while he pays at the cashier: nobody's name, and nothing of the pieces. */
export const keadaanJual = endpoint({
  method: 'GET',
  path: 'penjualan/keadaan/{no_faktur_jual}',
  summary: 'Apakah satu penjualan sudah sah, dan QR notanya',
  effect: 'read',
  access: LIHAT_JUAL,
  input: z.object({ no_faktur_jual: nomor('No Faktur') }),
  output: nota.pick({ no_faktur_jual: true, status: true, token: true, tautan: true }),
})

/** As many prints of one sale as its history shows, the newest of them. */
export const CETAKAN_PALING_BANYAK = 100

export const cetakanJual = endpoint({
  method: 'GET',
  path: 'penjualan/cetak/{no_faktur_jual}',
  summary: 'Siapa mencetak bon dan nota satu penjualan, dan kapan, yang terlama dulu',
  effect: 'read',
  access: LIHAT_JUAL,
  input: z.object({ no_faktur_jual: nomor('No Faktur') }),
  output: z.array(
    z.object({
      bon: z.boolean(),
      /** 1 is the original, what follows are copies of it. */
      ke: z.int(),
      rangkap: z.int(),
      user_id: z.string(),
      waktu: z.string(),
    }),
  ),
})

/** Columns of the list that it can be sorted by. */
const URUT_JUAL = ['no_faktur_jual', 'tgl_system', 'nama_customer', 'kode_sales', 'berat', 'tagihan', 'status'] as const

const barisDaftar = nota
  .pick({
    no_faktur_jual: true,
    tgl_system: true,
    waktu: true,
    nama_customer: true,
    type_customer: true,
    kode_sales: true,
    pcs: true,
    berat: true,
    tagihan: true,
    status: true,
    no_batal: true,
    user_id: true,
  })
  .extend({
    /** Kinds of its payments: 'CASH, TRANSFER'. */
    bayar: z.string(),
    /** Where its pieces are: one of KEADAAN_JUAL, or SEBAGIAN. */
    keadaan: z.string(),
  })

export const listJual = endpoint({
  method: 'GET',
  path: 'penjualan',
  summary: 'Daftar penjualan toko ini: cari, saring, urut, per halaman',
  effect: 'read',
  access: LIHAT_JUAL,
  input: z.object({
    q: pindaiCari(teksBebas('Pencarian', 200, tokenAtauKode)),
    tgl_awal: z.union([z.literal(''), tanggal('Tanggal Awal')]).default(''),
    tgl_akhir: z.union([z.literal(''), tanggal('Tanggal Akhir')]).default(''),
    status: saring('Status'),
    kode_sales: saring('Sales'),
    ...halaman(URUT_JUAL, 'no_faktur_jual'),
  }),
  output: z.object({
    rows: z.array(barisDaftar),
    total: z.int(),
    /** Nothing for who keeps no money: sums of sales are not his. */
    totals: z.object({ pcs: z.int().optional(), berat: gramJumlah().optional(), tagihan: rupiahJumlah().optional() }),
  }),
})

export const bukaJual = endpoint({
  method: 'GET',
  path: 'penjualan/open',
  summary: 'Penjualan yang menunggu validasi kasir',
  effect: 'read',
  access: MENUNGGU,
  input: z.object({}),
  output: z.array(
    nota.extend({
      barang: z.array(
        barisTercatat.extend({
          /** What it would come to if it were sold now, where that is something else than when the bon was written; a promised price stays. */
          hitung_kini: rupiahJumlah().nullable(),
        }),
      ),
    }),
  ),
})
