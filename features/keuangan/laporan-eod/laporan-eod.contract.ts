/** The end of a day: what was sold, bought and paid, gold and money that came and went, and the certificate of a closed one. */
import { endpoint, gramJumlah, laporanEndpoint, pilihan, rupiahJumlah, SEMUA, saring, tanggal } from '@kencana/contract'
import { z } from 'zod'

const MENU = ['/laporan-eod'] as const

/** Kinds of the report; sales persons are known in the last one alone. */
const KATA: ReadonlySet<unknown> = new Set(['REKAP', 'EMAS', 'SALES'])

const sales = saring('Kode Sales')

export const laporanEod = laporanEndpoint({
  path: 'eod/get/report',
  summary: 'Hasil satu hari toko: REKAP uang dan transaksi, EMAS per kategori dan tempat, SALES per sales',
  access: MENU,
  input: {
    tanggal: tanggal(),
    type_laporan: pilihan('Type Laporan', ['REKAP', 'EMAS', 'SALES']).default('REKAP'),
    kode_sales: sales,
  },
  // Who asks for one sales person and names no kind means that person's day, not the shop's.
  implied: ({ kode_sales, type_laporan }) => {
    const asked = sales.safeParse(kode_sales)
    return asked.data === SEMUA || KATA.has(type_laporan) ? {} : { type_laporan: 'SALES' }
  },
  by: 'type_laporan',
  rows: {
    REKAP: z.object({
      /** KAS, an account, PENJUALAN ... */
      bagian: z.string(),
      uraian: z.string(),
      qty: z.int(),
      berat: gramJumlah(),
      jumlah_in: rupiahJumlah(),
      jumlah_out: rupiahJumlah(),
      /** What is there after this row, of drawers and accounts. */
      saldo: rupiahJumlah().nullable(),
    }),
    EMAS: z.object({
      kode_group: z.string(),
      tempat: z.string(),
      /** Null of who is no place of the shop's own. */
      awal: gramJumlah().nullable(),
      masuk: gramJumlah(),
      keluar: gramJumlah(),
      akhir: gramJumlah().nullable(),
      pcs_masuk: z.int(),
      pcs_keluar: z.int(),
    }),
    SALES: z.object({
      kode_sales: z.string(),
      nama_sales: z.string(),
      qty_jual: z.int(),
      berat_jual: gramJumlah(),
      rp_jual: rupiahJumlah(),
      /** What was undone of both, as of what was bought and exchanged below. */
      qty_batal: z.int(),
      rp_batal: rupiahJumlah(),
      /** Orders that were handed over. */
      qty_serah: z.int(),
      berat_serah: gramJumlah(),
      rp_serah: rupiahJumlah(),
      qty_beli: z.int(),
      berat_beli: gramJumlah(),
      rp_beli: rupiahJumlah(),
      qty_batal_beli: z.int(),
      rp_batal_beli: rupiahJumlah(),
      /** Old pieces that paid for new ones. */
      qty_tukar: z.int(),
      rp_tukar: rupiahJumlah(),
      /** Undone they stand the other way round. */
      titip_masuk: rupiahJumlah(),
      titip_keluar: rupiahJumlah(),
      hutang_keluar: rupiahJumlah(),
      hutang_lunas: rupiahJumlah(),
      bunga: rupiahJumlah(),
      pesanan_masuk: rupiahJumlah(),
      pesanan_keluar: rupiahJumlah(),
      /** Of repairs, which have no sales person: in the row '-'. */
      service: rupiahJumlah(),
    }),
  },
})

const gerak = { awal: rupiahJumlah(), masuk: rupiahJumlah(), keluar: rupiahJumlah() }

/** What the certificate of a closed day says. */
export const isiSertifikat = z.object({
  /** What it is printed under: EOD-TK01-260302. */
  nomor: z.string(),
  kode_toko: z.string(),
  nama_toko: z.string(),
  alamat_toko: z.string(),
  tanggal: tanggal(),
  ditutup_oleh: z.string(),
  /** In the time of the shop. */
  ditutup_pada: z.string(),
  jurnal: z.int(),
  dokumen: z.array(z.object({ kode: z.string(), jumlah: z.int() })),
  emas: z.array(
    z.object({
      akun: z.string(),
      kode_group: z.string(),
      /** A place of the shop's own: it has a balance. */
      milik: z.boolean(),
      awal: gramJumlah(),
      masuk: gramJumlah(),
      keluar: gramJumlah(),
    }),
  ),
  uang: z.array(z.object({ akun: z.string(), ref: z.string(), ...gerak })),
  /** What was done and undone, by its names; null of days closed before their record said so. */
  transaksi: z
    .array(
      z.object({
        bagian: z.string(),
        uraian: z.string(),
        qty: z.int(),
        berat: gramJumlah(),
        masuk: rupiahJumlah(),
        keluar: rupiahJumlah(),
      }),
    )
    .nullable(),
  /** The last count of each drawer that day. */
  hitung: z.array(
    z.object({
      no_hitung: z.string(),
      kode_laci: z.string(),
      oleh: z.string(),
      jam: z.string(),
      dihitung: rupiahJumlah(),
      selisih: rupiahJumlah(),
    }),
  ),
  /** What the shop's own gold cost, by category; null while nobody has said what it was worth to begin with. */
  nilai: z.array(z.object({ kode_group: z.string(), berat: gramJumlah(), nilai: rupiahJumlah() })).nullable(),
  /** First 16 signs of the seal and of the one it stands on. */
  segel: z.string(),
  segel_sebelumnya: z.string(),
  /** Seal and signature for outsiders, whole, as the QR has them; null of days closed before there was a key for them. */
  bukti: z.object({ segel: z.string(), tanda: z.string() }).nullable(),
  cetakan: z.int(),
})

export const sertifikat = endpoint({
  method: 'GET',
  path: 'eod/sertifikat',
  summary: 'Sertifikat satu hari yang sudah ditutup, untuk selamanya sama',
  effect: 'read',
  access: MENU,
  input: z.object({ tanggal: tanggal() }),
  output: isiSertifikat,
})
