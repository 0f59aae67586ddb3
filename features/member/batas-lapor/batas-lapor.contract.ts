import { teksBebas } from '@kencana/contract'
import { z } from 'zod'
import { nik } from '../data-member/data-member.contract.ts'

/** What the law wants to know of who pays or is paid much: the form asks for it once it was said. */
export const HARUS_DIKENAL = 'Nama, Alamat Dan NIK Harus Diisi'

/** Who comes for something that was made before, as the law wants to know him from the report limit on. */
export const pengambil = z.object({
  /** Of what was made in nobody's name; the paper's own counts otherwise. */
  nama: teksBebas('Nama Customer', 100),
  alamat: teksBebas('Alamat'),
  nik: nik().default(''),
})
