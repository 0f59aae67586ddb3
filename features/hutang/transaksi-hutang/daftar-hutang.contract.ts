/** The list of loans by the day they are due, and what falls due in the next days. Source: areas 10-hutang 10.4. */
import { endpoint, gramJumlah, halaman, pilihan, rupiahJumlah, saring, tanggal, teksBebas } from '@kencana/contract'
import { z } from 'zod'
import { setujuPesan } from '../../member/pelanggan/pesan.contract.ts'
import { LIHAT_HUTANG, ltv, STATUS_HUTANG } from './hutang.contract.ts'

const URUT = [
  'no_hutang',
  'tgl_system',
  'nama_customer',
  'berat',
  'jumlah_hutang',
  'tgl_jatuh_tempo',
  'status',
] as const

export const listHutang = endpoint({
  method: 'GET',
  path: 'hutang',
  summary: 'Daftar hutang toko ini: cari menurut nomor, nama, HP; saring, urut, per halaman',
  effect: 'read',
  access: LIHAT_HUTANG,
  input: z.object({
    q: teksBebas('Pencarian', 200),
    tgl_awal: z.union([z.literal(''), tanggal('Tanggal Awal')]).default(''),
    tgl_akhir: z.union([z.literal(''), tanggal('Tanggal Akhir')]).default(''),
    /** The days on which they are due. */
    tempo_awal: z.union([z.literal(''), tanggal('Jatuh Tempo Awal')]).optional(),
    tempo_akhir: z.union([z.literal(''), tanggal('Jatuh Tempo Akhir')]).optional(),
    /** ALL, a status, LEWAT: owed beyond its day, HARI_INI: due today, SEGERA: due soon, DI_BAWAH: owed more of than its goods are worth today, interest apart, or SURPLUS: auctioned, with money left that is the customer's. */
    status: saring('Status'),
    ...halaman(URUT, 'tgl_jatuh_tempo'),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        no_hutang: z.string(),
        tgl_system: tanggal(),
        nama_customer: z.string(),
        /** MEMBER or NON MEMBER. */
        type_customer: z.string(),
        no_hp: z.string(),
        barang: z.string(),
        berat: gramJumlah(),
        jumlah_hutang: rupiahJumlah(),
        tgl_jatuh_tempo: tanggal(),
        /** Days until it is due; below 0 it is late. */
        hari: z.int(),
        /** Its customer is to be told that it is due soon. */
        segera: z.boolean(),
        status: pilihan('Status', STATUS_HUTANG),
        /** All that is owed today, 0 where nothing is; of today's value of the goods, as in a loan's own reading. */
        tagihan: rupiahJumlah(),
        ltv: ltv().nullable(),
        setuju_pesan: setujuPesan,
        /** What an auction left over and nobody fetched yet, and whether it has lain for more than a year. */
        surplus: rupiahJumlah(),
        surplus_lama: z.boolean(),
      }),
    ),
    total: z.int(),
    /** For who may read other people's sums, nothing for others: of all states together what is lent today alone, else of what is shown. */
    totals: z.object({
      berat: gramJumlah().optional(),
      jumlah_hutang: rupiahJumlah().optional(),
      /** Of auctioned loans alone. */
      surplus: rupiahJumlah().optional(),
    }),
  }),
})

/** Whether the sums of a list are those of its AKTIF loans alone: it shows all states beside each other. */
export const dijumlahAktif = (status: string): boolean => ['', 'ALL', 'SEMUA'].includes(status)

/** So many days from the shop's day on are told of. */
export const HARI_PERKIRAAN = 30

/** How many loans, and for who may read other people's sums what they bring. */
const jatuh = { jumlah: z.int(), pokok: rupiahJumlah().optional() }

export const perkiraanHutang = endpoint({
  method: 'GET',
  path: 'hutang/perkiraan',
  summary: 'Hutang yang jatuh tempo tiap hari sampai tiga puluh hari lagi: banyaknya, pokok dan bunganya',
  effect: 'read',
  access: ['/lihat-hutang'],
  input: z.object({}),
  output: z.object({
    dari: tanggal(),
    sampai: tanggal(),
    /** Days on which something is due; its interest is what will be owed of it on that day if nothing is paid before. */
    hari: z.array(z.object({ tanggal: tanggal(), ...jatuh, bunga: rupiahJumlah().optional() })),
    /** Due before and owed still. */
    lewat: z.object(jatuh),
  }),
})
