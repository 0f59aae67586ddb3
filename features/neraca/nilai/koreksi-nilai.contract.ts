import {
  alasan,
  defineDokumen,
  dokumenEndpoints,
  dokumenRow,
  endpoint,
  gramJumlah,
  kode,
  pesan,
  rupiah,
  rupiahJumlah,
} from '@kencana/contract'
import { z } from 'zod'

export const DOKUMEN_KOREKSI_NILAI = defineDokumen({
  tabel: 'nilai_koreksi',
  nomor: 'no_koreksi_nilai',
  kode: 'KN',
  batal: 'BKN',
  kind: 'NILAI',
  nama: 'Koreksi Nilai',
})

const koreksiRow = dokumenRow(DOKUMEN_KOREKSI_NILAI, {
  kode_group: z.string(),
  nama_group: z.string(),
  berat: gramJumlah(),
  nilai_lama: rupiahJumlah(),
  nilai_baru: rupiahJumlah(),
  alasan: z.string(),
})

const koreksiLengkap = koreksiRow.extend({ cetakan: z.int() })

export const nilaiKini = endpoint({
  method: 'GET',
  path: 'koreksi-nilai/kini',
  summary: 'Nilai emas tiap kategori menurut malam terakhir, di samping nilai pasarnya',
  effect: 'read',
  access: 'OWN',
  input: z.object({}),
  output: z.array(
    z.object({
      kode_group: z.string(),
      nama_group: z.string(),
      /** Own gold of the last evening: what came and went since is valued with the next one. */
      berat: gramJumlah(),
      nilai: rupiahJumlah(),
      nilai_pasar: rupiahJumlah(),
    }),
  ),
})

export const simpanKoreksiNilai = endpoint({
  method: 'POST',
  path: 'koreksi-nilai',
  summary: 'Betulkan nilai emas satu kategori: nilai malam terakhir menjadi yang seharusnya, selisihnya modal pemilik',
  effect: 'write',
  access: 'OWN',
  input: z.object({
    kode_group: kode('Kategori'),
    /** What the screen showed: another value meanwhile is looked at again. */
    nilai_lama: rupiahJumlah(),
    nilai_baru: rupiah('Nilai Seharusnya'),
    alasan: alasan(),
  }),
  output: pesan().extend({ no_koreksi_nilai: z.string(), data: koreksiLengkap }),
})

export const {
  list: listKoreksiNilai,
  get: getKoreksiNilai,
  batal: batalKoreksiNilai,
} = dokumenEndpoints(DOKUMEN_KOREKSI_NILAI, {
  path: 'koreksi-nilai',
  access: 'OWN',
  label: 'No Koreksi Nilai',
  list: { summary: 'Koreksi nilai pada satu hari toko', row: koreksiRow },
  get: { summary: 'Satu koreksi nilai', data: koreksiLengkap },
  batal: { summary: 'Batalkan koreksi nilai pada harinya, sebelum toko ditutup', access: 'OWN' },
})
