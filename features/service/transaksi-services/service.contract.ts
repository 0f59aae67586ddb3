/** A repair as screens and papers read it, and the calls that read repairs. */
import {
  defineDokumen,
  endpoint,
  gramJumlah,
  halaman,
  nomor,
  pilihan,
  rupiahJumlah,
  saring,
  tanggal,
  teksBebas,
} from '@kencana/contract'
import { z } from 'zod'
import { pembayaranTercatat, type Tunai } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { setujuPesan } from '../../member/pelanggan/pesan.contract.ts'

export const DOKUMEN_SERVICE = defineDokumen({
  tabel: 'service',
  nomor: 'no_service',
  detail: 'service_barang',
  kode: 'SV',
  kind: 'SERVICE',
  cetak: 'SERVICE',
  nama: 'Service',
})

/** OPEN until it is done, DONE until it is fetched. */
export const STATUS_SERVICE = ['OPEN', 'DONE', 'CLOS', 'CANC'] as const

/** Kinds of work. */
export const JENIS_KERJA = ['PATRI', 'SEPUH', 'CUCI', 'UKUR', 'BATU', 'LAIN'] as const

/** The screens that show repairs. */
export const LIHAT_SERVICE = ['/transaksi-services', '/lihat-services'] as const

export const noService = () => nomor('No Service')

/** One piece, or several alike. */
const barangService = z.object({
  urut: z.int(),
  nama_barang: z.string(),
  jumlah: z.int(),
  /** As it came, and as it is now. */
  berat: gramJumlah(),
  berat_kini: gramJumlah(),
  kadar: z.string(),
  jenis_kerja: pilihan('Jenis Kerja', JENIS_KERJA),
  deskripsi: z.string(),
  ongkos: rupiahJumlah(),
  /** What it was done with: solder that went in, what was truly lost, and what more the customer agreed to pay. */
  patri: gramJumlah(),
  batu: gramJumlah(),
  /** Of a piece that the shop sold. */
  kode_barcode: z.string().nullable(),
  susut: gramJumlah(),
  /** How much it may differ unasked; whether its customer has to accept what it lost. */
  batas_susut: gramJumlah(),
  harus_setuju: z.boolean(),
  kerja_tambahan: z.string(),
  tambahan: rupiahJumlah(),
  setuju_nama: z.string(),
  foto: z.string().nullable(),
  /** Every picture of it, the oldest first: who took it and when. */
  foto_semua: z.array(
    z.object({ foto: z.string(), jenis: z.enum(['MASUK', 'SELESAI']), waktu: z.string(), user_id: z.string() }),
  ),
  foto_selesai: z.string().nullable(),
  /** Who has it while it is worked on; '' for the shop. */
  kode_tukang: z.string(),
  nama_tukang: z.string(),
  /** In whose hands it was, one after the other; none for a piece that never left the shop. */
  pemegang: z.array(z.object({ nama: z.string(), sejak: tanggal(), user_id: z.string() })),
  no_selesai: z.string().nullable(),
  /** Who fetched it; '' while nobody did. */
  diambil_oleh: z.string(),
  status: pilihan('Status', STATUS_SERVICE),
})

/** A piece on the paper with which it leaves: as it came, what was done to it, as it left. */
export const barangKertas = barangService
  .pick({
    urut: true,
    nama_barang: true,
    jumlah: true,
    berat: true,
    kadar: true,
    jenis_kerja: true,
    deskripsi: true,
    ongkos: true,
    patri: true,
    batu: true,
    susut: true,
    kerja_tambahan: true,
    tambahan: true,
    setuju_nama: true,
  })
  .extend({ berat_keluar: gramJumlah() })

/** What happened to it, document by document. */
const langkahService = z.object({
  nomor: z.string(),
  jenis: z.enum(['MASUK', 'SELESAI', 'AMBIL', 'BATAL']),
  waktu: z.string(),
  /** Which of its pieces: '1, 2'. */
  barang: z.string(),
  /** Money that came with it, below zero where it went back. */
  jumlah: rupiahJumlah(),
  keterangan: z.string(),
  user_id: z.string(),
  no_batal: z.string().nullable(),
  /** Who took it back; '' while it stands. */
  batal_oleh: z.string(),
})

/** A repair in full. */
export const satuService = z.object({
  no_service: z.string(),
  tgl_system: tanggal(),
  waktu: z.string(),
  tgl_janji: tanggal(),
  kode_member: z.string(),
  /** MEMBER or NON MEMBER. */
  type_customer: z.string(),
  nama_customer: z.string(),
  /** The last digits alone for who neither entered it nor keeps money. */
  no_hp: z.string(),
  setuju_pesan: setujuPesan,
  /** Where the customer reads how far it is; '' where the shop has no public address. */
  tautan: z.string(),
  alamat: z.string(),
  keterangan: z.string(),
  status: pilihan('Status', STATUS_SERVICE),
  /** What all its work costs, what was paid of it ahead, and what is left. */
  total: rupiahJumlah(),
  dp: rupiahJumlah(),
  dibayar: rupiahJumlah(),
  sisa: rupiahJumlah(),
  user_id: z.string(),
  versi: z.int(),
  cetakan: z.int(),
  barang: z.array(barangService),
  /** Of what was done before and stands: with what is done next it is judged as one document. */
  selesai_dulu: z.object({ pcs: z.int(), berat: gramJumlah(), kurang: gramJumlah() }),
  /** As the deposit was paid. */
  pembayaran: z.array(pembayaranTercatat),
  riwayat: z.array(langkahService),
})

export type SatuService = z.output<typeof satuService>

/** The same with cash as it was just given, for its paper. */
export type ServiceTunai = SatuService & { tunai?: Tunai | null }

export const getService = endpoint({
  method: 'GET',
  path: 'service/get/{no_service}',
  summary: 'Satu service dengan barang dan uangnya',
  effect: 'read',
  access: LIHAT_SERVICE,
  input: z.object({ no_service: noService() }),
  output: satuService,
})

/** Columns of the list that it can be sorted by. */
const URUT = ['no_service', 'tgl_system', 'tgl_janji', 'nama_customer', 'status'] as const

const hari = (label: string) => z.union([z.literal(''), tanggal(label)]).default('')

export const listService = endpoint({
  method: 'GET',
  path: 'service',
  summary: 'Daftar service toko ini: cari menurut nomor, nama, HP; saring menurut status dan hari janji, per halaman',
  effect: 'read',
  access: LIHAT_SERVICE,
  input: z.object({
    q: teksBebas('Pencarian', 60),
    tgl_awal: hari('Tanggal Awal'),
    tgl_akhir: hari('Tanggal Akhir'),
    tgl_janji: hari('Tanggal Janji'),
    /** ALL, a status, TERBUKA (in the shop), LEWAT: in work longer than was promised, or BELUM DIAMBIL: done and waiting too long. */
    status: saring('Status'),
    ...halaman(URUT, 'no_service'),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        no_service: z.string(),
        tgl_system: tanggal(),
        tgl_janji: tanggal(),
        nama_customer: z.string(),
        type_customer: z.string(),
        no_hp: z.string(),
        /** Names of its pieces. */
        barang: z.string(),
        jumlah: z.int(),
        berat: gramJumlah(),
        /** Who has pieces of it; '' while all are in the shop. */
        tukang: z.string(),
        total: rupiahJumlah(),
        dibayar: rupiahJumlah(),
        status: pilihan('Status', STATUS_SERVICE),
        lewat: z.boolean(),
        user_id: z.string(),
      }),
    ),
    total: z.int(),
    /** Pieces and weight over all that the filters leave; sums of money are a report's. */
    totals: z.object({ jumlah: z.int(), berat: gramJumlah() }),
  }),
})
