import { gramJumlah, laporanEndpoint, periode, pilihan, rupiahJumlah, saring, tanggal } from '@kencana/contract'
import { z } from 'zod'

/** What went and what came without a reason of its own. A gain stands in a column of its own: it makes up for no loss. */
const gram = {
  /** Pieces that are missing. */
  qty: z.int(),
  /** Lost by work on it: washing, melting, gilding, a craftsman. */
  susut: gramJumlah(),
  /** Missing: scales differ, pieces gone. */
  kurang: gramJumlah(),
  /** More than the books said, below zero. */
  lebih: gramJumlah(),
  /** Differences of documents that were undone on these days, with the sign they have in the ledger. */
  batal: gramJumlah(),
  /** All of it, as the ledger says. */
  bersih: gramJumlah(),
}

/** What documents of these rows might differ by without an agreement, by the shop's limits of today. */
const batas = {
  /** null where no limit in grams holds. */
  batas_berat: gramJumlah().nullable(),
  /** Used part of the limit in 1/10,000 %; above 100 % somebody agreed. */
  terpakai: z.int().nullable(),
}

const rekap = z.object({
  kunci: z.string(),
  rinci: z.string(),
  dokumen: z.int(),
  ...gram,
  ...batas,
  /** The document of them that used most of its limit. */
  tertinggi: z.int().nullable(),
})

export const laporanSusutSelisih = laporanEndpoint({
  path: 'susut-selisih/reports',
  summary:
    'Semua susut dan selisih berat per hari, orang, jenis jurnal, tiap baris dengan dokumennya, atau uang yang keluar dengan barang tukar',
  access: ['/laporan-susut-selisih'],
  input: {
    ...periode(),
    type_laporan: pilihan('Type Laporan', ['HARI', 'ORANG', 'JURNAL', 'DETAIL', 'PEMBELI', 'UANG']).default('HARI'),
    kind: saring('Jenis Jurnal'),
    user_id: saring('User'),
    kode_group: saring('Kategori'),
  },
  by: 'type_laporan',
  rows: {
    /** By day, then kind of jurnal. */
    HARI: rekap,
    /** By person, then kind of jurnal. */
    ORANG: rekap,
    /** By kind of jurnal, then place. */
    JURNAL: rekap,
    DETAIL: z.object({
      document: z.string(),
      tanggal: tanggal(),
      user_id: z.string(),
      kind: z.string(),
      akun: z.string(),
      /** Where it went missing: tray, craftsman, gilder's route, account. */
      tempat: z.string(),
      kode_group: z.string(),
      kode_dept: z.string(),
      kode_barang: z.string(),
      ...gram,
      /** Name of the limit that holds for the document. */
      batas: z.string(),
      ...batas,
    }),
    /** Fine gold paid for against what came of it, per user who bought. */
    PEMBELI: z.object({
      user_id: z.string(),
      nota: z.int(),
      berat_beli: gramJumlah(),
      /** By the fineness that was paid for. */
      murni_beli: gramJumlah(),
      /** By the fineness of the category, with which it is melted. */
      murni_kategori: gramJumlah(),
      /** Of it what went into lots for the gilder. */
      berat_lot: gramJumlah(),
      /** Their share of what these lots lost with the gilder. */
      susut_lot: gramJumlah(),
      /** Fine gold that is left of all, and how far it is from what was paid for. */
      murni_hasil: gramJumlah(),
      selisih_murni: gramJumlah(),
      /** The same in 1/10,000 % of what was paid for. */
      persen: z.int(),
    }),
    /** Money that left with an exchange, per user who entered it; what was undone stands against it on its own day. */
    UANG: z.object({
      user_id: z.string(),
      tanggal: tanggal(),
      no_faktur_jual: z.string(),
      /** The undo that this row is of. */
      dibatalkan: z.string(),
      nama_customer: z.string(),
      /** What the old pieces were taken for, the bill, and what left. */
      nilai_tukar: rupiahJumlah(),
      tagihan: rupiahJumlah(),
      keluar: rupiahJumlah(),
      disetujui_oleh: z.string(),
    }),
  },
})
