import {
  alasan,
  defineDokumen,
  dibatalkan,
  endpoint,
  nomor,
  otorisasi,
  pesan,
  rupiah,
  rupiahJumlah,
  tanggal,
} from '@kencana/contract'
import { z } from 'zod'
import { pembayaran, pembayaranTercatat } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { barangKertas, noService, satuService } from './service.contract.ts'

/** A repair that is called off before anything of it was fetched. */
export const DOKUMEN_BATAL_SERVICE = defineDokumen({
  tabel: 'service_batal',
  nomor: 'no_batal_service',
  detail: 'service_batal_barang',
  kode: 'BSV',
  batal: 'BBS',
  kind: 'SERVICE',
  cetak: 'BATAL SERVICE',
  nama: 'Batal Service',
})

/** What an agreement to it is for. */
export const OTORISASI_BATAL_SERVICE = 'BATAL SERVICE'

const MENU = ['/lihat-services'] as const
const noBatal = () => nomor('No Batal')

/** A repair called off as its own paper shows it. */
const batalLengkap = z.object({
  no_batal_service: z.string(),
  no_service: z.string(),
  tgl_system: tanggal(),
  waktu: z.string(),
  nama_customer: z.string(),
  /** The last digits alone for who neither took it in nor keeps money. */
  no_hp: z.string(),
  alasan: z.string(),
  disetujui_oleh: z.string(),
  user_id: z.string(),
  barang: z.array(barangKertas),
  /** The deposit, and what of it was kept. */
  jumlah: rupiahJumlah(),
  hangus: rupiahJumlah(),
  pembayaran: z.array(pembayaranTercatat),
  /** The number under which it was taken up again. */
  no_batal: z.string().nullable(),
  cetakan: z.int(),
})

export type BatalLengkap = z.output<typeof batalLengkap>

export const getBatalService = endpoint({
  method: 'GET',
  path: 'service/batal/get/{no_batal_service}',
  summary: 'Satu pembatalan service dengan barang dan uang yang kembali',
  effect: 'read',
  access: MENU,
  input: z.object({ no_batal_service: noBatal() }),
  output: batalLengkap,
})

export const batalService = endpoint({
  method: 'POST',
  path: 'service/batal',
  summary: 'Batalkan service: barang kembali ke customer seberat sekarang, DP kembali dikurangi yang hangus',
  effect: 'write',
  access: MENU,
  aksi: 'batal',
  input: z.object({
    no_service: noService(),
    versi: z.int(),
    alasan: alasan(),
    /** What of the deposit is kept for work that was done. */
    hangus: rupiah('Hangus').default(0 as never),
    /** How the rest goes back. */
    pembayaran: pembayaran(),
    otorisasi: otorisasi(),
  }),
  output: pesan().extend({ no_batal_service: z.string(), data: satuService, kertas: batalLengkap }),
})

export const pulihkanService = endpoint({
  method: 'POST',
  path: 'service/batal/{no_batal_service}/batal',
  summary: 'Batalkan sebuah pembatalan service: barang dan DP kembali ke toko',
  effect: 'write',
  access: MENU,
  aksi: 'batal',
  input: z.object({ no_batal_service: noBatal(), alasan: alasan(), otorisasi: otorisasi() }),
  output: dibatalkan(),
})
