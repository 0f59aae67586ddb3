import { type LedgerFilter, report, several } from '@kencana/reports/report'
import { SEBUTAN_SERVICE } from '../transaksi-services/status-service.contract.ts'
import {
  laporanBatalService,
  laporanServiceAmbil,
  laporanServiceMasuk,
  laporanServiceSelesai,
  laporanServices,
} from './laporan-services.contract.ts'

const UMUM = [
  { key: 'no_service', title: 'No Service', kind: 'kode' },
  { key: 'tanggal', title: 'Tanggal', kind: 'date' },
  { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
  { key: 'barang', title: 'Barang', kind: 'name' },
] as const
const BERAT = [
  { key: 'jumlah', title: 'Jumlah', kind: 'int', total: true },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
] as const
const DIBATALKAN = { key: 'dibatalkan', title: 'Dibatalkan', kind: 'kode' } as const
const OLEH = { key: 'valid_by', title: 'Divalidasi Oleh' } as const

/** Lines of documents and of their undos, each on its day, by whoever booked them. */
const lines =
  (kode: string, akun: Readonly<Record<string, LedgerFilter>>) =>
  ({ valid_by }: { valid_by: string }, column: string): LedgerFilter => ({
    kode,
    user_id: valid_by,
    ...(akun[column] ?? { akun: 'SERVICE' }),
  })

export const servicesReport = report(laporanServices, {
  menu: '/laporan-services',
  table: {
    columns: [
      ...UMUM,
      {
        key: 'status_proses',
        title: 'Status',
        kind: 'status',
        value: ({ status_proses }) => SEBUTAN_SERVICE[status_proses],
      },
      ...BERAT,
      { key: 'berat_keluar', title: 'Berat Keluar (g)', kind: 'gram' },
      { key: 'total_ongkos', title: 'Ongkos', kind: 'rupiah' },
      { key: 'dp_rp', title: 'DP', kind: 'rupiah', total: true },
      { key: 'total_bayar', title: 'Dibayar', kind: 'rupiah' },
      OLEH,
    ],
    ringkas: 'berat',
    noun: 'service',
  },
  rows: (answer) => answer.flatMap(({ detail }) => detail),
  mutasi: { title: 'Service', lines: lines('SV', { dp_rp: { akun: 'TITIPAN' } }), unknown: ['status'] },
})

export const serviceMasukReport = report(laporanServiceMasuk, {
  menu: '/laporan-service-masuk',
  table: {
    columns: [
      ...UMUM,
      { key: 'tgl_janji', title: 'Janji', kind: 'date' },
      ...BERAT,
      { key: 'ongkos', title: 'Ongkos', kind: 'rupiah' },
      { key: 'dp_rp', title: 'DP', kind: 'rupiah', total: true },
      OLEH,
    ],
    ringkas: 'berat',
    noun: 'service',
  },
  mutasi: { title: 'Service Masuk', lines: lines('SV', { dp_rp: { akun: 'TITIPAN' } }) },
})

export const serviceSelesaiReport = report(laporanServiceSelesai, {
  menu: '/laporan-service-selesai',
  table: {
    columns: [
      { key: 'no_selesai', title: 'No Selesai', kind: 'kode' },
      ...UMUM,
      { key: 'kode_tukang', title: 'Tukang' },
      { key: 'berat_masuk', title: 'Berat Masuk (g)', kind: 'gram' },
      { key: 'patri', title: 'Patri (g)', kind: 'gram', total: true },
      { key: 'batu', title: 'Batu (g)', kind: 'gram' },
      { key: 'susut', title: 'Susut (g)', kind: 'gram', total: true },
      { key: 'berat_keluar', title: 'Berat Keluar (g)', kind: 'gram' },
      { key: 'tambahan', title: 'Ongkos Tambahan', kind: 'rupiah' },
      { key: 'ongkos_tukang', title: 'Ongkos Tukang', kind: 'rupiah', total: true },
      DIBATALKAN,
      OLEH,
    ],
    ringkas: 'susut',
    noun: 'dokumen',
  },
  mutasi: {
    title: 'Service Selesai',
    lines: lines('SVD,BSD', {
      patri: { akun: several('BAHAN_TOKO', 'TUKANG') },
      susut: { akun: 'SUSUT' },
      ongkos_tukang: { akun: 'HUTANG_TUKANG' },
    }),
  },
})

export const serviceAmbilReport = report(laporanServiceAmbil, {
  menu: '/laporan-service-ambil',
  table: {
    columns: [
      { key: 'no_ambil', title: 'No Ambil', kind: 'kode' },
      ...UMUM,
      ...BERAT,
      { key: 'total_bayar', title: 'Dibayar', kind: 'rupiah', total: true },
      { key: 'jasa', title: 'Jasa', kind: 'rupiah', total: true },
      { key: 'ppn', title: 'Termasuk PPN', kind: 'rupiah', total: true },
      { key: 'pengambil', title: 'Diambil', kind: 'name' },
      DIBATALKAN,
      OLEH,
    ],
    ringkas: 'berat',
    noun: 'pengambilan',
  },
  mutasi: {
    title: 'Service Ambil',
    lines: lines('SVA,BSA', {
      total_bayar: { akun: several('TITIPAN', 'JASA_SERVICE', 'PPN') },
      jasa: { akun: several('JASA_SERVICE', 'PPN') },
      ppn: { akun: 'PPN' },
    }),
  },
})

export const batalServiceReport = report(laporanBatalService, {
  menu: '/laporan-batal-service',
  table: {
    columns: [
      { key: 'no_batal', title: 'No Batal', kind: 'kode' },
      ...UMUM,
      ...BERAT,
      { key: 'dp_rp', title: 'DP', kind: 'rupiah', total: true },
      { key: 'kembali', title: 'Kembali', kind: 'rupiah', total: true },
      { key: 'hangus', title: 'Hangus', kind: 'rupiah', total: true },
      { key: 'alasan', title: 'Alasan', kind: 'name' },
      { key: 'disetujui_oleh', title: 'Disetujui' },
      DIBATALKAN,
      OLEH,
    ],
    ringkas: 'berat',
    noun: 'service',
  },
  mutasi: {
    title: 'Batal Service',
    lines: lines('BSV,BBS', {
      dp_rp: { akun: 'TITIPAN' },
      kembali: { akun: several('TITIPAN', 'JASA_SERVICE') },
      hangus: { akun: 'JASA_SERVICE' },
    }),
  },
})
