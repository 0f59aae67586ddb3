/** A deposit as screens and papers read it, and the calls that read deposits. */
import {
  defineDokumen,
  endpoint,
  gramJumlah,
  halaman,
  nomor,
  pilihan,
  pindaiCari,
  rupiahJumlah,
  saring,
  tanggal,
  teksBebas,
} from '@kencana/contract'
import { z } from 'zod'
import { pembayaranTercatat } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { setujuPesan } from '../../member/pelanggan/pesan.contract.ts'
import { barangNota } from '../../penjualan/transaksi-penjualan/barang-jual.contract.ts'

export const DOKUMEN_TITIPAN = defineDokumen({
  tabel: 'titipan',
  nomor: 'no_titip',
  kode: 'TTP',
  kind: ['TITIPAN', null],
  berjurnal: { saatSah: 'tgl_buku' },
  cetak: 'TITIPAN',
  nama: 'Titipan',
})

/** What goes to the cashier with the customer before the deposit is right: its own name in the print ledger. */
export const BON_TITIPAN = 'BON TITIPAN'

/** Any paper of it tells its customer that his money was taken. */
export const KERTAS_TITIPAN = [BON_TITIPAN, DOKUMEN_TITIPAN.cetak]

/** OPEN until a cashier validates it, DONE while its piece is kept. */
export const STATUS_TITIPAN = ['OPEN', 'DONE', 'DIAMBIL', 'BATAL'] as const

/** Where deposits wait for the cashier. */
export const MENUNGGU_TITIPAN = ['/validasi-titipan', '/validasi-jual-beli'] as const

/** The screens that show deposits. */
const LIHAT = ['/lihat-titipan', '/transaksi-penjualan', ...MENUNGGU_TITIPAN] as const

/** What its pieces cost, on screens and papers. */
const hargaTitipan = {
  harga_gram: rupiahJumlah(),
  harga_gram_kadar: rupiahJumlah(),
  harga_hitung: rupiahJumlah(),
  total_hitung: rupiahJumlah(),
  harga_jual: rupiahJumlah(),
  harga_atribut: rupiahJumlah(),
  ongkos: rupiahJumlah(),
  diskon: rupiahJumlah(),
  total: rupiahJumlah(),
}

/** One piece that is kept. */
const barangTitipan = z.object({
  ...barangNota,
  ...hargaTitipan,
  no_titip: z.string(),
  /** Its share of the money of its form. */
  titip: rupiahJumlah(),
  /** What has been paid for it by now: nothing of it while it waits for the cashier. */
  dibayar: rupiahJumlah(),
  status: pilihan('Status', STATUS_TITIPAN),
  no_faktur_jual: z.string().nullable(),
  no_batal: z.string().nullable(),
})

const kepala = {
  no_titip_group: z.string(),
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
  /** The price of its day is kept until tgl_batas. */
  mengikat: z.boolean(),
  tgl_batas: tanggal(),
  /** What is kept of its money when it is cancelled, in 1/10,000 %. */
  hangus: z.int(),
  user_id: z.string(),
  valid_by: z.string().nullable(),
  tgl_valid: tanggal().nullable(),
  alasan_tolak: z.string().nullable(),
  /** Who agreed to its price or its money, null where nobody had to. */
  disetujui_oleh: z.string().nullable(),
  versi: z.int(),
}

/** A form of deposits: its pieces, how it was paid, what it comes to. */
export const formTitipan = z.object({
  ...kepala,
  /** OPEN and BATAL of all its pieces, DONE once it is right. */
  status: pilihan('Status', ['OPEN', 'DONE', 'BATAL']),
  total: rupiahJumlah(),
  titip: rupiahJumlah(),
  cetakan: z.int(),
  /** Whether its bon was printed. */
  bon: z.boolean(),
  barang: z.array(barangTitipan),
  /** As it was paid; of an open one as it is going to be. */
  pembayaran: z.array(pembayaranTercatat),
})

export type FormTitipan = z.output<typeof formTitipan>

/** A deposit that was called off: what of its money went back, and what was kept. */
const batalTercatat = z.object({
  no_batal: z.string(),
  tgl_system: tanggal(),
  kode_baki: z.string(),
  /** All that was paid for it, and what of that was kept. */
  jumlah: rupiahJumlah(),
  hangus: rupiahJumlah(),
  alasan: z.string(),
  disetujui_oleh: z.string().nullable(),
  user_id: z.string(),
  pembayaran: z.array(pembayaranTercatat),
  cetakan: z.int(),
})

export type BatalTercatat = z.output<typeof batalTercatat>

const uangTitipan = z.object({
  nomor: z.string(),
  tgl_system: tanggal(),
  waktu: z.string(),
  /** Below zero where it went back. */
  jumlah: rupiahJumlah(),
  cara: z.string(),
  /** What the bank kept of it. */
  biaya: rupiahJumlah(),
  user_id: z.string(),
  no_batal: z.string().nullable(),
})

/** One piece that is kept, with its form and all its money. */
export const satuTitipan = z.object({
  ...kepala,
  ...barangTitipan.shape,
  kode_baki_titip: z.string(),
  /** Its price is kept no longer, or it is kept longer than was said. */
  lewat: z.boolean(),
  /** The open sale that is about to pick it up. */
  dijual: z.string().nullable(),
  uang: z.array(uangTitipan),
  /** How its form's money came, by its ways: so it goes back. */
  datang: z.array(z.object({ cara_bayar: z.string(), no_rekening: z.string().nullable(), jumlah: rupiahJumlah() })),
  /** What of its money would be kept if it were cancelled now. */
  potongan: rupiahJumlah(),
  batal: batalTercatat.nullable(),
})

export type SatuTitipan = z.output<typeof satuTitipan>

/** A deposit called off with what its paper says of the deposit. */
export type BatalTitipanLengkap = BatalTercatat &
  Pick<SatuTitipan, 'no_titip' | 'nama_customer' | 'no_hp' | 'kode_barcode' | 'nama_barang' | 'kadar_cetak' | 'berat'>

/** What the paper shows of a deposit; null of one that was not called off. */
export const batalLengkap = ({ batal, ...titipan }: SatuTitipan): BatalTitipanLengkap | null => {
  if (batal === null) return null
  const { no_titip, nama_customer, no_hp, kode_barcode, nama_barang, kadar_cetak, berat } = titipan
  return { ...batal, no_titip, nama_customer, no_hp, kode_barcode, nama_barang, kadar_cetak, berat }
}

export const getTitipan = endpoint({
  method: 'GET',
  path: 'titipan/get/{no_titip}',
  summary: 'Satu barang titipan dengan uangnya',
  effect: 'read',
  access: LIHAT,
  input: z.object({ no_titip: nomor('No Titip') }),
  output: satuTitipan,
})

export const getFormTitipan = endpoint({
  method: 'GET',
  path: 'titipan/form/{no_titip_group}',
  summary: 'Satu form titipan untuk slipnya',
  effect: 'read',
  access: LIHAT,
  input: z.object({ no_titip_group: nomor('No Titip') }),
  output: formTitipan,
})

export const bukaTitipan = endpoint({
  method: 'GET',
  path: 'titipan/open',
  summary: 'Titipan yang menunggu validasi kasir',
  effect: 'read',
  access: MENUNGGU_TITIPAN,
  input: z.object({}),
  output: z.array(formTitipan),
})

/** Columns of the list that it can be sorted by. */
const URUT = ['no_titip', 'tgl_system', 'nama_customer', 'berat', 'total', 'tgl_batas', 'status'] as const

export const listTitipan = endpoint({
  method: 'GET',
  path: 'titipan',
  summary: 'Daftar titipan toko ini: cari menurut nomor, nama, HP, barcode; saring, urut, per halaman',
  effect: 'read',
  access: LIHAT,
  input: z.object({
    q: pindaiCari(teksBebas('Pencarian', 200)),
    tgl_awal: z.union([z.literal(''), tanggal('Tanggal Awal')]).default(''),
    tgl_akhir: z.union([z.literal(''), tanggal('Tanggal Akhir')]).default(''),
    /** ALL, a status, or LEWAT: kept, and longer than was said. */
    status: saring('Status'),
    kode_sales: saring('Sales'),
    ...halaman(URUT, 'no_titip'),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        no_titip: z.string(),
        no_titip_group: z.string(),
        tgl_system: tanggal(),
        nama_customer: z.string(),
        no_hp: z.string(),
        kode_sales: z.string(),
        kode_barcode: z.string(),
        nama_barang: z.string(),
        berat: gramJumlah(),
        harga_jual: rupiahJumlah(),
        ongkos: rupiahJumlah(),
        total: rupiahJumlah(),
        dibayar: rupiahJumlah(),
        /** What was kept of it when it was called off. */
        hangus: rupiahJumlah(),
        no_batal: z.string().nullable(),
        mengikat: z.boolean(),
        tgl_batas: tanggal(),
        lewat: z.boolean(),
        status: pilihan('Status', STATUS_TITIPAN),
        user_id: z.string(),
      }),
    ),
    total: z.int(),
    /** For who may read other people's sums; nothing for others. */
    totals: z.object({
      berat: gramJumlah().optional(),
      total: rupiahJumlah().optional(),
      dibayar: rupiahJumlah().optional(),
      hangus: rupiahJumlah().optional(),
    }),
  }),
})
