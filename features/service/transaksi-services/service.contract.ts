/** A repair as screens and papers read it, and the calls that read repairs. */
import { defineDokumen, endpoint, gramJumlah, nomor, pilihan, rupiahJumlah, tanggal } from '@kencana/contract'
import { z } from 'zod'
import { pembayaranTercatat } from '../../keuangan/pembayaran/pembayaran.contract.ts'

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
const STATUS_SERVICE = ['OPEN', 'DONE', 'CLOS', 'CANC'] as const

/** Kinds of work. */
export const JENIS_KERJA = ['PATRI', 'SEPUH', 'CUCI', 'UKUR', 'BATU', 'LAIN'] as const

/** The screens that show repairs. */
export const LIHAT_SERVICE = ['/transaksi-services'] as const

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
  foto: z.string().nullable(),
  status: pilihan('Status', STATUS_SERVICE),
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
  alamat: z.string(),
  keterangan: z.string(),
  status: pilihan('Status', STATUS_SERVICE),
  /** What all its work costs, what was paid of it ahead, and what is left. */
  total: rupiahJumlah(),
  dp: rupiahJumlah(),
  sisa: rupiahJumlah(),
  user_id: z.string(),
  versi: z.int(),
  cetakan: z.int(),
  barang: z.array(barangService),
  /** As the deposit was paid. */
  pembayaran: z.array(pembayaranTercatat),
})

export type SatuService = z.output<typeof satuService>

export const getService = endpoint({
  method: 'GET',
  path: 'service/get/{no_service}',
  summary: 'Satu service dengan barang dan uangnya',
  effect: 'read',
  access: LIHAT_SERVICE,
  input: z.object({ no_service: noService() }),
  output: satuService,
})
