import {
  alasan,
  defineDokumen,
  dibatalkan,
  endpoint,
  nomor,
  otorisasi,
  otorisasiBila,
  pesan,
  rupiahJumlah,
  tanggal,
  teksBebas,
} from '@kencana/contract'
import { z } from 'zod'
import { pembayaran, pembayaranTercatat, type Tunai, voidEdc } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { uangKembaliEndpoint } from '../../keuangan/pembayaran/uang-kembali.contract.ts'
import { pengambil } from '../../member/batas-lapor/batas-lapor.contract.ts'
import { barangDipilih } from './selesai-service.contract.ts'
import { barangKertas, noService, satuService } from './service.contract.ts'

/** Pieces that their customer fetched. */
export const DOKUMEN_AMBIL_SERVICE = defineDokumen({
  tabel: 'service_ambil',
  nomor: 'no_ambil',
  detail: 'service_ambil_barang',
  kode: 'SVA',
  batal: 'BSA',
  kind: 'SERVICE',
  cetak: 'AMBIL SERVICE',
  nama: 'Service Ambil',
})

/** What a bank kept of a fetching that was undone. */
export const DOKUMEN_BIAYA_SERVICE = defineDokumen({
  tabel: 'biaya_kembali',
  nomor: 'no_kembali',
  kode: 'RFS',
  kind: 'SERVICE',
  nama: 'Biaya Kartu',
})

/** What agreements to these documents are for. */
export const OTORISASI_FOTO_SERVICE = 'FOTO SERVICE'
export const OTORISASI_BATAL_AMBIL = 'BATAL AMBIL SERVICE'
export const OTORISASI_SISA_SERVICE = 'SISA SERVICE'
export const OTORISASI_SERVICE_SENDIRI = 'SERVICE SENDIRI'
export const OTORISASI_PENGAMBIL_SERVICE = 'PENGAMBIL SERVICE'

const MENU = ['/lihat-services'] as const
const noAmbil = () => nomor('No Ambil')

/** A fetching as its own paper shows it. */
const ambilLengkap = z.object({
  no_ambil: z.string(),
  no_service: z.string(),
  tgl_system: tanggal(),
  waktu: z.string(),
  nama_customer: z.string(),
  /** The last digits alone for who neither took it in nor keeps money. */
  no_hp: z.string(),
  /** Who fetched it; '' for the customer himself. */
  pengambil: z.string(),
  bawa_slip: z.boolean(),
  susut_setuju: z.string(),
  /** Who agreed to it, where somebody had to; '' else. */
  disetujui_oleh: z.string(),
  user_id: z.string(),
  barang: z.array(barangKertas),
  /** What of the repair is still in the shop after it, by name. */
  tinggal: z.array(z.string()),
  /** The deposit of the repair, all that was paid before, what was paid now, and what is left. */
  dp: rupiahJumlah(),
  dulu: rupiahJumlah(),
  jumlah: rupiahJumlah(),
  sisa: rupiahJumlah(),
  /** The last piece left with it: what was owed of deposits is earned. */
  terakhir: z.boolean(),
  /** The tax inside of all its work, once that is earned. */
  ppn: rupiahJumlah(),
  pembayaran: z.array(pembayaranTercatat),
  no_batal: z.string().nullable(),
  cetakan: z.int(),
})

export type AmbilLengkap = z.output<typeof ambilLengkap>

/** The same with cash as it was just given, for its paper. */
export type AmbilTunai = AmbilLengkap & { tunai?: Tunai | null }

export const getAmbilService = endpoint({
  method: 'GET',
  path: 'service/ambil/get/{no_ambil}',
  summary: 'Satu pengambilan service dengan barang dan uangnya',
  effect: 'read',
  access: MENU,
  input: z.object({ no_ambil: noAmbil() }),
  output: ambilLengkap,
})

export const ambilService = endpoint({
  method: 'POST',
  path: 'service/ambil',
  summary: 'Customer mengambil barang service, semua atau sebagian; sisanya lunas saat barang terakhir keluar',
  effect: 'write',
  access: MENU,
  aksi: 'ambil',
  input: z.object({
    no_service: noService(),
    versi: z.int(),
    urut: barangDipilih(),
    /** Up to what is left; exactly that with the last piece. */
    pembayaran: pembayaran(),
    /** Who of the customer's saw and accepted what was lost; '' where nothing was that has to be. */
    susut_setuju: teksBebas('Nama Yang Menyetujui Susut', 60),
    /** Who fetches them; '' for the customer himself. */
    pengambil: teksBebas('Pengambil', 60),
    /** Whether whoever fetches them showed the slip: said by who saw it, never taken for granted. */
    bawa_slip: z.boolean().default(false),
    /** Who pays for it, once the law wants to know it. */
    penyetor: pengambil.optional(),
    otorisasi: otorisasiBila(),
  }),
  output: pesan().extend({ no_ambil: z.string(), data: satuService, kertas: ambilLengkap }),
})

export const batalAmbilService = endpoint({
  method: 'POST',
  path: 'service/ambil/{no_ambil}/batal',
  summary: 'Batalkan pengambilan service yang terakhir: barang dan uangnya kembali seperti sebelumnya',
  effect: 'write',
  access: MENU,
  aksi: 'batal-ambil',
  input: z.object({ no_ambil: noAmbil(), alasan: alasan(), void_edc: voidEdc(), otorisasi: otorisasi() }),
  output: dibatalkan(),
})

export const getBatalAmbil = uangKembaliEndpoint({
  path: 'service/ambil/batal/get',
  summary: 'Bukti uang yang kembali karena pengambilan service dibatalkan',
  access: MENU,
})
