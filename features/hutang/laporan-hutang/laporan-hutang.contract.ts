/** Reports of loans: what a day's report said stays so, whatever became of a loan since. Source: areas 10-hutang 10.1, 10.2; 000-read-first 28, 30. */
import {
  gramJumlah,
  inGroups,
  laporanEndpoint,
  periode,
  pilihan,
  rupiahJumlah,
  saring,
  tanggal,
} from '@kencana/contract'
import { z } from 'zod'

/** Which day of a loan the period is about. */
export const TYPE_TGL = ['tgl_hutang', 'tgl_jatuh_tempo', 'tgl_lunas'] as const

const detailBarang = z.array(
  z.object({ nama_barang: z.string(), berat: gramJumlah(), kadar: z.string(), jumlah: z.int() }),
)

export const laporanTransaksiHutang = laporanEndpoint({
  path: 'hutang/get/report',
  summary: 'Hutang menurut hari sahnya, jatuh temponya atau lunasnya, dengan statusnya pada akhir masa itu',
  access: ['/laporan-transaksi-hutang'],
  input: {
    ...periode(),
    type_tgl: pilihan('Menurut Tanggal', TYPE_TGL).default('tgl_hutang'),
    valid_by: saring('Divalidasi Oleh'),
  },
  rows: z.object({
    no_hutang: z.string(),
    tgl_hutang: tanggal(),
    nama_customer: z.string(),
    barang: z.string(),
    berat_total: gramJumlah(),
    jumlah_hutang: rupiahJumlah(),
    /** What is due of it on the day agreed. */
    bunga: rupiahJumlah(),
    besar_kembali: rupiahJumlah(),
    lama: z.int(),
    tgl_jatuh_tempo: tanggal(),
    /** '' while it is owed. */
    tgl_lunas: z.string(),
    /** As of the last day of the period. */
    status_hutang: z.string(),
    valid_by: z.string(),
    detail_barang: detailBarang,
  }),
})

const barisLunas = z.object({
  tgl_system: tanggal(),
  no_bayar: z.string(),
  no_hutang: z.string(),
  nama_customer: z.string(),
  barang: z.string(),
  berat: gramJumlah(),
  /** LUNAS or PEREMAJAAN. */
  jenis: z.string(),
  pokok: rupiahJumlah(),
  /** All interest that the loan brought, with what was paid of it before. */
  bunga_lunas: rupiahJumlah(),
  /** All late fees likewise. */
  denda: rupiahJumlah(),
  diskon: rupiahJumlah(),
  /** What came in by this payment, less what went out by it. */
  total_bayar: rupiahJumlah(),
  cara_bayar: z.string(),
  pengambil: z.string(),
  user_id: z.string(),
  detail_barang: detailBarang,
})

export const laporanHutangLunas = laporanEndpoint({
  path: 'hutang/get/reportlunas',
  summary: 'Hutang yang dilunasi atau diperemajakan pada suatu masa, per hari, dengan bunga, denda dan diskonnya',
  access: ['/laporan-hutang-lunas'],
  /** `valid_by`: who took the payment, which made it right at once. */
  input: { ...periode(), valid_by: saring('Divalidasi Oleh') },
  rows: barisLunas,
  output: inGroups(barisLunas),
})

export const laporanBatalHutang = laporanEndpoint({
  path: 'hutang/get/reportbatal',
  summary: 'Hutang, atau pembayaran hutang, yang dibatalkan pada suatu masa',
  access: ['/laporan-batal-hutang'],
  input: { ...periode(), type: pilihan('Type', ['HUTANG', 'PEMBAYARAN']).default('HUTANG') },
  by: 'type',
  rows: {
    HUTANG: z.object({
      tgl_batal: tanggal(),
      no_batal: z.string(),
      no_hutang: z.string(),
      tgl_hutang: tanggal(),
      nama_customer: z.string(),
      barang: z.string(),
      jumlah_hutang: rupiahJumlah(),
      /** Whether it had been right. */
      sah: z.string(),
      /** What went back by it; nothing of one that never was right. */
      berat_kembali: gramJumlah(),
      /** What is owed no more; what money moved stands with the payment that was undone, and none moves for a loan that a shop brought along. */
      pokok_batal: rupiahJumlah(),
      alasan: z.string(),
      batal_oleh: z.string(),
      disetujui_oleh: z.string(),
    }),
    PEMBAYARAN: z.object({
      tgl_batal: tanggal(),
      no_batal: z.string(),
      no_bayar: z.string(),
      tgl_bayar: tanggal(),
      /** BUNGA, LUNAS, PEREMAJAAN; LELANG, or KELEBIHAN of one. */
      jenis: z.string(),
      no_hutang: z.string(),
      nama_customer: z.string(),
      /** What had come in by it, less what had gone out; of an auction what it took off the loan, with what was left over. */
      jumlah: rupiahJumlah(),
      alasan: z.string(),
      batal_oleh: z.string(),
      disetujui_oleh: z.string(),
    }),
  },
})

const jaminan = {
  kode_group: z.string(),
  jumlah: z.int(),
  berat: gramJumlah(),
  /** Of several items each bears its part, by what it was worth. */
  pokok: rupiahJumlah(),
  /** null where its category had no price on that day. */
  nilai: rupiahJumlah().nullable(),
}

export const laporanStockHutang = laporanEndpoint({
  path: 'hutang/get/reportstock',
  summary: 'Barang jaminan yang disimpan pada akhir suatu hari, dengan pokok, umur dan nilainya hari itu',
  access: ['/laporan-stock-hutang'],
  input: { tanggal: tanggal(), type: pilihan('Type', ['DETAIL', 'REKAP']).default('DETAIL') },
  by: 'type',
  rows: {
    DETAIL: z.object({
      no_hutang: z.string(),
      nama_customer: z.string(),
      nama_barang: z.string(),
      kadar: z.string(),
      berat_plastik: gramJumlah(),
      tgl_jatuh_tempo: tanggal(),
      /** Days since it was lent first, renewed or not. */
      umur: z.int(),
      /** Where its envelope lay on that day; '-' where nobody wrote it down. */
      tempat: z.string(),
      ...jaminan,
    }),
    REKAP: z.object({ nama_group: z.string(), kadar: z.string(), ...jaminan }),
  },
})
