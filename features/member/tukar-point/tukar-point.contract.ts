/** Points of a member for gifts of the shop. */
import {
  bilangan,
  defineDokumen,
  dokumenEndpoints,
  dokumenRow,
  endpoint,
  kode,
  pesan,
  pilihan,
} from '@kencana/contract'
import { z } from 'zod'
import { buktiMember } from '../kartu-member/kartu-member.contract.ts'

export const DOKUMEN_TUKAR_POIN = defineDokumen({
  tabel: 'tukar_poin',
  nomor: 'no_tukar_poin',
  kode: 'TKP',
  batal: 'BKP',
  kind: null,
  cetak: 'TUKAR POIN',
  nama: 'Penukaran',
})

const MENU = '/tukar-point'

const tukarRow = dokumenRow(DOKUMEN_TUKAR_POIN, {
  kode_member: z.string(),
  nama_member: z.string(),
  kode_hadiah: z.string(),
  nama_hadiah: z.string(),
  qty: z.int(),
  poin: z.int(),
  /** What he had afterwards. */
  sisa: z.int(),
  bukti: pilihan('Bukti', ['KARTU', 'PIN']),
})

const tukarLengkap = tukarRow.extend({ cetakan: z.int() })

export const hadiahTukar = endpoint({
  method: 'GET',
  path: 'poin/hadiah',
  summary: 'Hadiah yang bisa ditukar: poinnya dan stoknya',
  effect: 'read',
  access: [MENU],
  input: z.object({}),
  output: z.array(
    z.object({
      kode_hadiah: z.string(),
      nama_hadiah: z.string(),
      poin: z.int(),
      stock: z.int(),
      foto: z.string().nullable(),
    }),
  ),
})

export const tukarPoin = endpoint({
  method: 'POST',
  path: 'poin/tukar',
  summary: 'Tukar poin seorang member yang hadir dengan hadiah',
  effect: 'write',
  access: [MENU],
  aksi: 'simpan',
  input: z.object({
    kode_member: kode('Member', { pesan: 'Harus Dipilih' }),
    kode_hadiah: kode('Hadiah', { pesan: 'Harus Dipilih' }),
    qty: bilangan('Jumlah', { min: 1, max: 1000 }),
    bukti: buktiMember(),
  }),
  output: pesan().extend({ no_tukar_poin: z.string(), data: tukarLengkap }),
})

export const {
  list: listTukarPoin,
  get: getTukarPoin,
  batal: batalTukarPoin,
} = dokumenEndpoints(DOKUMEN_TUKAR_POIN, {
  path: 'poin/tukar',
  access: [MENU],
  list: { summary: 'Penukaran poin satu hari toko', row: tukarRow },
  get: { summary: 'Satu penukaran poin', data: tukarLengkap },
  batal: { summary: 'Batalkan satu penukaran: hadiahnya kembali, poinnya juga' },
})
