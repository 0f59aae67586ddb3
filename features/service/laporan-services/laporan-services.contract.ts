/** Repairs by what happened to them, each on its day, and what was undone on its own. Source: areas 11-service 11.1, 000-read-first 28. */
import { gramJumlah, inGroups, laporanEndpoint, periode, rupiahJumlah, saring, tanggal } from '@kencana/contract'
import { z } from 'zod'

const input = { ...periode(), valid_by: saring('Divalidasi Oleh') }

/** Whose it was, on which day, and who wrote it down. */
const umum = {
  tanggal: tanggal(),
  no_service: z.string(),
  nama_customer: z.string(),
  barang: z.string(),
  valid_by: z.string(),
}

/** A row that takes another one back stands against it on its own day, with the number of the undo. */
const peristiwa = { ...umum, dibatalkan: z.string() }

/** A repair as it stood at the end of the last day: both weights of its pieces, what it costs and what was paid. */
const barisService = z.object({
  ...umum,
  status_proses: z.string(),
  jumlah: z.int(),
  berat: gramJumlah(),
  berat_keluar: gramJumlah(),
  total_ongkos: rupiahJumlah(),
  dp_rp: rupiahJumlah(),
  total_bayar: rupiahJumlah(),
  detail_barang: z.array(
    z.object({ nama_barang: z.string(), jumlah: z.int(), berat: gramJumlah(), berat_keluar: gramJumlah() }),
  ),
})

export const laporanServices = laporanEndpoint({
  path: 'service/get/report',
  summary:
    'Service menurut hari masuknya, dengan status, berat masuk dan keluar, DP dan yang dibayar sampai hari terakhir',
  access: ['/laporan-services'],
  input: { ...input, status: saring('Status') },
  rows: barisService,
  output: inGroups(barisService),
})

export const laporanServiceMasuk = laporanEndpoint({
  path: 'service/get/reportmasuk',
  summary: 'Barang service yang masuk pada suatu masa',
  access: ['/laporan-service-masuk'],
  input,
  rows: z.object({
    ...umum,
    tgl_janji: tanggal(),
    jumlah: z.int(),
    berat: gramJumlah(),
    ongkos: rupiahJumlah(),
    dp_rp: rupiahJumlah(),
  }),
})

export const laporanServiceSelesai = laporanEndpoint({
  path: 'service/get/reportselesai',
  summary: 'Barang service yang selesai pada suatu masa, dengan patri, susut dan ongkos tukangnya',
  access: ['/laporan-service-selesai'],
  input,
  rows: z.object({
    ...peristiwa,
    no_selesai: z.string(),
    kode_tukang: z.string(),
    berat_masuk: gramJumlah(),
    patri: gramJumlah(),
    batu: gramJumlah(),
    susut: gramJumlah(),
    berat_keluar: gramJumlah(),
    tambahan: rupiahJumlah(),
    ongkos_tukang: rupiahJumlah(),
  }),
})

export const laporanServiceAmbil = laporanEndpoint({
  path: 'service/get/reportambil',
  summary: 'Barang service yang diambil pada suatu masa, dengan pelunasannya',
  access: ['/laporan-service-ambil'],
  input,
  rows: z.object({
    ...peristiwa,
    no_ambil: z.string(),
    /** Who fetched it, where it was not the customer. */
    pengambil: z.string(),
    jumlah: z.int(),
    berat: gramJumlah(),
    total_bayar: rupiahJumlah(),
    /** All its work, where the last piece left. */
    jasa: rupiahJumlah(),
    /** The tax inside of it. */
    ppn: rupiahJumlah(),
  }),
})

export const laporanBatalService = laporanEndpoint({
  path: 'service/get/reportbatal',
  summary: 'Service yang dibatalkan pada suatu masa, dengan DP yang kembali dan yang hangus',
  access: ['/laporan-batal-service'],
  input,
  rows: z.object({
    ...peristiwa,
    no_batal: z.string(),
    jumlah: z.int(),
    berat: gramJumlah(),
    dp_rp: rupiahJumlah(),
    kembali: rupiahJumlah(),
    hangus: rupiahJumlah(),
    alasan: z.string(),
    disetujui_oleh: z.string(),
  }),
})
