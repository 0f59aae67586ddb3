import {
  defineDokumen,
  dokumenEndpoints,
  dokumenRow,
  endpoint,
  gramJumlah,
  nomor,
  pesan,
  rupiahJumlah,
  tanggal,
} from '@kencana/contract'
import { z } from 'zod'

export const DOKUMEN_NILAI = defineDokumen({
  tabel: 'nilai',
  nomor: 'no_nilai',
  detail: 'nilai_rinci',
  kode: 'NL',
  kind: ['NILAI', null],
  berjurnal: { bilaAda: 'k.berjurnal' },
})

export const DOKUMEN_NILAI_AWAL = defineDokumen({
  tabel: 'nilai_awal',
  nomor: 'no_nilai_awal',
  detail: 'nilai_awal_detail',
  kode: 'NA',
  batal: 'BNA',
  kind: 'NILAI',
  nama: 'Nilai Awal',
})

/** What of a group a shop owns, and what it would begin with. */
const kelompok = z.object({
  kode_group: z.string(),
  nama_group: z.string(),
  berat: gramJumlah(),
  /** Cost of a gram; 0 where it is not known: the group stays without value. */
  harga_modal: rupiahJumlah(),
  nilai: rupiahJumlah(),
})

const awalRow = dokumenRow(DOKUMEN_NILAI_AWAL, {
  jumlah: rupiahJumlah(),
  /** Purchases that nothing had taken in until then. */
  pembelian: rupiahJumlah(),
  kategori: z.int(),
  ditinggal: z.int(),
})

const awalLengkap = awalRow.extend({ cetakan: z.int(), detail: z.array(kelompok) })

export const rencanaNilai = endpoint({
  method: 'GET',
  path: 'nilai-awal/rencana',
  summary: 'Emas milik toko per kategori dan nilai awalnya menurut harga modal, bila dinilai sekarang',
  effect: 'read',
  access: 'OWN',
  input: z.object({}),
  output: z.object({
    /** The day since which the shop's goods have a value, null while they have none. */
    sejak: z.string().nullable(),
    /** What is still without value, beside what the price of today would make it. */
    kelompok: z.array(
      kelompok.extend({
        harga: rupiahJumlah(),
        nilai_pasar: rupiahJumlah(),
        /** What was sold or used (HPP) and lost (RUGI_SUSUT) of it earlier today without a cost, and what it will cost. */
        terjual: gramJumlah(),
        susut: gramJumlah(),
        hpp: rupiahJumlah(),
        /** A cost price that is no cost of such gold: it has to be put right before anything is valued. */
        janggal: z.boolean(),
      }),
    ),
    jumlah: rupiahJumlah(),
  }),
})

/** Whether an opening value changes a book: there is gold to value, or what left today that it makes cost. */
export const perluDinilai = (kelompok: readonly { nilai: number; hpp: number; harga_modal: number }[]): boolean => {
  const nilai = kelompok.reduce((sum, one) => sum + one.nilai, 0)
  return nilai > 0 || (nilai === 0 && kelompok.some(({ hpp, harga_modal }) => harga_modal > 0 && hpp !== 0))
}

export const simpanNilaiAwal = endpoint({
  method: 'POST',
  path: 'nilai-awal',
  summary: 'Beri nilai awal pada semua emas milik toko menurut harga modal, sekali untuk tiap kategori',
  effect: 'write',
  access: 'OWN',
  // Nobody enters it: it is the server's own sum, which knows no bound of one entry, and any other is refused.
  judged: true,
  input: z.object({
    /** What the screen showed: other goods meanwhile are looked at again. */
    jumlah: rupiahJumlah(),
  }),
  output: pesan().extend({ no_nilai_awal: z.string(), data: awalLengkap }),
})

export const {
  list: listNilaiAwal,
  get: getNilaiAwal,
  batal: batalNilaiAwal,
} = dokumenEndpoints(DOKUMEN_NILAI_AWAL, {
  path: 'nilai-awal',
  access: 'OWN',
  label: 'No Nilai Awal',
  list: { summary: 'Nilai awal yang dibukukan pada satu hari toko', row: awalRow },
  get: { summary: 'Satu nilai awal dengan kategorinya', data: awalLengkap },
  batal: { summary: 'Batalkan nilai awal pada harinya, sebelum toko ditutup', access: 'OWN' },
})

/** What a day's value is made of: the lines of the ledger say only what each account got of it. */
export const getNilai = endpoint({
  method: 'GET',
  path: 'nilai/{no_nilai}',
  summary: 'Bagian-bagian nilai satu hari: sebab, dokumen, berat dan nilainya per kategori',
  effect: 'read',
  access: ['/laba-rugi', '/neraca-keuangan', '/laporan-jurnal'],
  input: z.object({ no_nilai: nomor('No Nilai') }),
  output: z.object({
    no_nilai: z.string(),
    kode_toko: z.string(),
    tgl_system: tanggal(),
    rinci: z.array(
      z.object({
        urut: z.int(),
        kode_group: z.string(),
        sebab: z.string(),
        /** The dispatch, bill or conversion that it is of; '-' for all of a day together. */
        dokumen: z.string(),
        berat: gramJumlah(),
        nilai: rupiahJumlah(),
        /** What stands against it, and for what of it. */
        lawan: z.string(),
        ref: z.string(),
      }),
    ),
  }),
})
