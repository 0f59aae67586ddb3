import { bilangan, endpoint, kode, teksBebas } from '@kencana/contract'
import { z } from 'zod'

/** What labels are called in the print ledger; their document is the barcode. */
export const CETAK_LABEL = 'LABEL'

/** The certificate of a closed day, a member's card and the owner's copy of the key of seals: papers of no drawn number. */
export const CETAK_SERTIFIKAT = 'SERTIFIKAT'
export const CETAK_KARTU_MEMBER = 'KARTU MEMBER'
export const CETAK_KUNCI = 'KUNCI SEGEL'

/** Warnings of loans, their number behind it: printed by a call of their own, which says when there is one. */
export const CETAK_PERINGATAN = 'PERINGATAN HUTANG'

/** Papers of a loan that a call of its own prints: its letter, and the label of its envelope. */
export const CETAK_HUTANG: readonly string[] = ['HUTANG', 'AMPLOP HUTANG']

/** Why a label is printed again, or more than one of it; '' for the first. */
export const alasanLabel = () => teksBebas('Alasan Cetak Ulang', 120)

/** Recorded before anything is printed, so that a copy can never pass for the original. */
export const cetak = endpoint({
  method: 'POST',
  path: 'cetak',
  summary: 'Catat satu cetakan: yang pertama asli, selanjutnya SALINAN ke-n',
  effect: 'write',
  access: 'session',
  lateDay: true,
  input: z.object({
    jenis: kode('Jenis Cetakan'),
    dokumen: kode('Dokumen', { max: 60 }),
    rangkap: bilangan('Rangkap', { min: 1, max: 10 }).prefault(1),
    alasan: alasanLabel(),
  }),
  output: z.object({
    /** 1 for the original; from 2 on the paper says SALINAN ke-(n - 1). */
    ke: z.int(),
  }),
})
