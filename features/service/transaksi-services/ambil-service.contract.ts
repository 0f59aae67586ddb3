import {
  alasan,
  defineDokumen,
  dibatalkan,
  endpoint,
  nomor,
  otorisasi,
  otorisasiBila,
  pesan,
  teksBebas,
} from '@kencana/contract'
import { z } from 'zod'
import { pembayaran } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { barangDipilih } from './selesai-service.contract.ts'
import { noService, satuService } from './service.contract.ts'

/** Pieces that their customer fetched. */
export const DOKUMEN_AMBIL_SERVICE = defineDokumen({
  tabel: 'service_ambil',
  nomor: 'no_ambil',
  detail: 'service_ambil_barang',
  kode: 'SVA',
  batal: 'BSA',
  kind: 'SERVICE',
  nama: 'Service Ambil',
})

/** What agreements to these documents are for. */
export const OTORISASI_FOTO_SERVICE = 'FOTO SERVICE'
export const OTORISASI_BATAL_AMBIL = 'BATAL AMBIL SERVICE'
export const OTORISASI_SISA_SERVICE = 'SISA SERVICE'
export const OTORISASI_SERVICE_SENDIRI = 'SERVICE SENDIRI'
export const OTORISASI_PENGAMBIL_SERVICE = 'PENGAMBIL SERVICE'

const MENU = ['/lihat-services'] as const

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
    /** Whether whoever fetches them shows the slip. */
    bawa_slip: z.boolean().default(true),
    otorisasi: otorisasiBila(),
  }),
  output: pesan().extend({ no_ambil: z.string(), data: satuService }),
})

export const batalAmbilService = endpoint({
  method: 'POST',
  path: 'service/ambil/{no_ambil}/batal',
  summary: 'Batalkan pengambilan service yang terakhir: barang dan uangnya kembali seperti sebelumnya',
  effect: 'write',
  access: MENU,
  aksi: 'batal-ambil',
  input: z.object({ no_ambil: nomor('No Ambil'), alasan: alasan(), otorisasi: otorisasi() }),
  output: dibatalkan(),
})
