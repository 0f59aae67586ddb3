/** Letter and envelope label of a loan, each print counted; a second one has a reason. */
import { bilangan, endpoint, otorisasiBila, pilihan, tanggal } from '@kencana/contract'
import { z } from 'zod'
import { alasanLabel } from '../../cetak/cetak.contract.ts'
import { noHutang } from './hutang.contract.ts'

/** What an authorisation of a letter that is printed again is for. */
export const OTORISASI_SURAT = 'SURAT HUTANG HILANG'
/** And of labels that somebody prints again beyond what he may alone. */
export const OTORISASI_LABEL = 'LABEL AMPLOP'

export const cetakHutang = endpoint({
  method: 'POST',
  path: 'hutang/{no_hutang}/cetak',
  summary:
    'Catat cetakan surat hutang atau label amplopnya; cetak ulang dengan alasan, surat di hari lain dan label melebihi batas dengan persetujuan',
  effect: 'write',
  access: ['/lihat-hutang', '/validasi-hutang'],
  aksi: 'cetak',
  lateDay: true,
  sekali: ['nik'],
  input: z.object({
    no_hutang: noHutang(),
    kertas: pilihan('Kertas', ['SURAT', 'AMPLOP']),
    rangkap: bilangan('Rangkap', { min: 1, max: 10 }).prefault(1),
    alasan: alasanLabel(),
    /** Of a letter: 40 columns out of a printer, A5, or a file. Another form of one that was printed a moment ago is the same print. */
    bentuk: pilihan('Bentuk', ['STRUK', 'PDF', 'BERKAS']).optional(),
    otorisasi: otorisasiBila(),
  }),
  output: z.object({
    /** 1 for the original; from 2 on the paper says SALINAN ke-(n - 1). */
    ke: z.int(),
    /** What is on this label, and on no other one: nobody else is told. Of a letter null. */
    kode_amplop: z.string().nullable(),
    /** Of a letter, the number of the customer's paper in full, as it binds him; null to who may not see it, and where it was asked again. */
    nik: z.string().nullable(),
  }),
})

/** Papers that were printed again, as their loan names them. */
export const cetakUlang = z.array(
  z.object({ jenis: z.string(), ke: z.int(), user_id: z.string(), tgl_system: tanggal(), alasan: z.string() }),
)
