import {
  defineDokumen,
  dokumenEndpoints,
  dokumenRow,
  endpoint,
  gram,
  gramJumlah,
  kode,
  laporanEndpoint,
  periode,
  rupiahJumlah,
  saring,
  tanggal,
} from '@kencana/contract'
import { type Mg, mg, toGram } from '@kencana/ledger'
import { z } from 'zod'
import { noPesanan } from '../data-pesanan/data-pesanan.contract.ts'

export const DOKUMEN_SO = defineDokumen({
  tabel: 'so_pesanan',
  nomor: 'no_so_pesanan',
  detail: 'so_pesanan_detail',
  kode: 'SOP',
  batal: 'BSO',
  kind: ['SO_PESANAN', null],
  berjurnal: { bilaAda: 'k.setor > 0 OR k.ongkos > 0' },
  cetak: 'SO PESANAN',
})

const MENU = '/stock-opname-pesanan'
const LAPORAN = '/laporan-pesanan-so'
const siapa = {
  kode_tukang: kode('Data Tukang', { max: 10, pesan: 'Harus Dipilih' }),
  kode_group: kode('Kategori', { pesan: 'Harus Dipilih' }),
}

/** May be below zero: that more is handed in than there is is for the server to say. */
const selisihTerlihat = () =>
  z.codec(z.number('Selisih Harus Diisi').min(-100_000).max(100_000), z.custom<Mg>(Number.isSafeInteger), {
    decode: (grams) => mg(Math.round(grams * 1000)),
    encode: toGram,
  })

/** A settlement in the list of its day. */
const soRow = dokumenRow(DOKUMEN_SO, {
  kode_tukang: z.string(),
  nama_tukang: z.string(),
  kode_group: z.string(),
  jumlah_pesanan: z.int(),
  setor: gramJumlah(),
  ongkos: rupiahJumlah(),
})

export const nomorSo = endpoint({
  method: 'GET',
  path: 'stock-opname/no-stocks',
  summary: 'Nomor SO pesanan berikutnya; baru dipakai saat disimpan',
  effect: 'read',
  access: [MENU],
  input: z.object({}),
  output: z.object({ no_so_pesanan: z.string() }),
})

export const dataSo = endpoint({
  method: 'GET',
  path: 'stock-opname',
  summary: 'Pesanan selesai seorang tukang yang belum diperhitungkan, dengan bahannya',
  effect: 'read',
  access: [MENU],
  input: z.object(siapa),
  output: z.object({
    /** What he had before he made these. */
    saldo_awal: gramJumlah(),
    berat_sisa: gramJumlah(),
    berat_pakai: gramJumlah(),
    susut_pakai: gramJumlah(),
    ongkos: rupiahJumlah(),
    data_so: z.array(
      z.object({
        no_pesanan: z.string(),
        no_selesai: z.string(),
        tgl_system: tanggal(),
        deskripsi: z.string(),
        kode_tukang: z.string(),
        kode_group: z.string(),
        berat_selesai: gramJumlah(),
        berat_patri: gramJumlah(),
        /** Gold in it: finished weight without solder. */
        berat_pakai: gramJumlah(),
        berat_susut: gramJumlah(),
        ongkos: rupiahJumlah(),
      }),
    ),
  }),
})

/** A settlement as its print shows it (specification, section 3). */
const cetakSo = z.object({
  no_so_pesanan: z.string(),
  tgl_system: tanggal(),
  kode_tukang: z.string(),
  nama_tukang: z.string(),
  kode_kategori: z.string(),
  user_id: z.string(),
  no_batal: z.string().nullable(),
  dataPesanan: z.array(
    z.object({
      no_persekot: z.string(),
      tukang: z.string(),
      kode_kategori: z.string(),
      berat_pakai: gramJumlah(),
      berat_susut: gramJumlah(),
      ongkos: rupiahJumlah(),
    }),
  ),
  total_pakai: gramJumlah(),
  total_awal_bahan: gramJumlah(),
  total_sisa_bahan: gramJumlah(),
  total_susut: gramJumlah(),
  total_setor_bahan: gramJumlah(),
  total_ongkos: rupiahJumlah(),
  selisih: gramJumlah(),
  cetakan: z.int(),
})

export const simpanSo = endpoint({
  method: 'POST',
  path: 'stock-opname',
  summary: 'Perhitungkan pesanan selesai seorang tukang: bahan disetor, ongkos terutang',
  effect: 'write',
  access: [MENU],
  aksi: 'simpan',
  gagal: 'Stock Opname Gagal, Silahkan Coba Lagi',
  input: z.object({
    ...siapa,
    // All that he made since the last one, however long ago that was.
    stockOpnames: z
      .array(noPesanan())
      .min(1, 'Belum Ada Pesanan Yang Selesai')
      .max(10_000, 'Paling Banyak 10,000 Pesanan'),
    // What the person saw; the server works all of it out again.
    berat_pakai: gram('Berat Pakai'),
    susut_pakai: gram('Susut Pakai'),
    saldo_awal: gram('Saldo Awal'),
    berat_sisa: gram('Berat Sisa'),
    selisih: selisihTerlihat(),
    ongkos: rupiahJumlah(),
    setor: gram('Total Setor Bahan'),
  }),
  // Message and print data side by side (specification, section 3).
  output: cetakSo.extend({ message: z.string() }),
})

export const {
  list: listSo,
  get: getSo,
  batal: batalSo,
} = dokumenEndpoints(DOKUMEN_SO, {
  path: 'stock-opname',
  access: [MENU],
  label: 'No SO Pesanan',
  list: { summary: 'SO pesanan pada satu hari toko', path: 'stock-opname/riwayat', row: soRow },
  get: { summary: 'Satu SO pesanan seperti dicetak', access: [MENU, LAPORAN], data: cetakSo },
  batal: { summary: 'Batalkan satu SO pesanan selama bahan dan ongkosnya masih ada' },
})

export const laporanSo = laporanEndpoint({
  path: 'stock-opname/reports',
  summary: 'SO pesanan per nomor dengan pesanannya',
  access: [LAPORAN],
  input: { ...periode(), kode_group: saring('Kategori'), kode_tukang: saring('Kode Tukang') },
  output: z.array(
    z.object({
      no_so_pesanan: z.string(),
      tgl_system: tanggal(),
      kode_kategori: z.string(),
      saldo_awal: gramJumlah(),
      berat_sisa: gramJumlah(),
      setor: gramJumlah(),
      selisih: gramJumlah(),
      pesanan: z.array(
        z.object({
          no_pesanan: z.string(),
          /** The document that finished it: what was used and lost stands in its jurnal. */
          no_selesai: z.string(),
          kode_tukang: z.string(),
          nama_barang: z.string(),
          nama_atribut: z.string(),
          berat_atribut: gramJumlah(),
          berat_pakai: gramJumlah(),
          susut_pakai: gramJumlah(),
          ongkos: rupiahJumlah(),
          st_selesai: z.enum(['Y', 'N']),
          st_serah: z.enum(['Y', 'N']),
        }),
      ),
    }),
  ),
})
