import {
  bilangan,
  gramJumlah,
  laporanEndpoint,
  type Menu,
  periode,
  pilihan,
  rupiahJumlah,
  saring,
  tanggal,
} from '@kencana/contract'
import { z } from 'zod'
import { MENU } from '../../menu.ts'

const jumlah = { pcs: z.int(), berat: gramJumlah(), rp: rupiahJumlah() }

/** The reports whose totals lead here. */
const DARI = MENU.filter((one) => one.mutasi).map((one) => one.path as Menu)

/** The ledger lines behind a total of a report. */
export const mutasiReports = laporanEndpoint({
  path: 'mutasi/reports',
  summary: 'Baris buku besar di balik satu angka: saldo awal, baris, jumlahnya',
  access: DARI,
  input: {
    ...periode(),
    /** Another shop than the asker's own: owners alone. */
    kode_toko: saring('Toko'),
    /** One, or several parted by commas. */
    kind: saring('Jenis Jurnal', 200),
    /** One number, or several parted by commas. */
    document: saring('Dokumen', 12_000),
    /** Codes of documents, as their numbers begin: one, or several parted by commas. */
    kode: saring('Kode Dokumen', 200),
    /** YA: only what takes another jurnal back, TIDAK: only what does not, TETAP: neither those nor what was taken back by the last day. */
    pembalik: saring('Pembalik'),
    /** The day by which TETAP asks, where it is another than the last of the lines. */
    sampai: tanggal('Sampai').optional(),
    /** MASUK: what accounts gained, KELUAR: what they gave. */
    arah: pilihan('Arah', ['ALL', 'MASUK', 'KELUAR']).default('ALL'),
    /** One, or several parted by commas. */
    akun: saring('Akun', 200),
    /** Whoever booked it. */
    user_id: saring('User'),
    /** A gudang: its trays only. */
    kode_gudang: saring('Gudang'),
    ref: saring('Baki'),
    kode_group: saring('Kategori'),
    kode_dept: saring('Jenis'),
    hal: bilangan('Halaman', { min: 1, max: 1_000_000 }).prefault(1),
    per: bilangan('Baris Per Halaman', { min: 1, max: 500 }).prefault(100),
  },
  output: z.object({
    /** Balance of the same accounts before the first day; null when some jurnal of theirs were asked for. */
    saldo_awal: z.object(jumlah).nullable(),
    total: z.int(),
    totals: z.object(jumlah),
    rows: z.array(
      z.object({
        jurnal_id: z.int(),
        urut: z.int(),
        tgl_system: tanggal(),
        waktu: z.string(),
        kind: z.string(),
        document: z.string(),
        user_id: z.string(),
        akun: z.string(),
        ref: z.string(),
        lot: z.string(),
        kode_group: z.string(),
        kode_dept: z.string(),
        kode_barang: z.string(),
        ...jumlah,
      }),
    ),
  }),
})
