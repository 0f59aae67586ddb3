/** All shops of the installation for its owner, each on its own open day. Source: complaints, ideas 8, 13-15; areas 13-dashboard. */
import { endpoint, gramJumlah, rupiahJumlah, tanggal } from '@kencana/contract'
import { z } from 'zod'

const jumlah = z.object({ nota: z.int(), qty: z.int(), berat: gramJumlah(), rp: rupiahJumlah() })

/** What is polled: each shop's figures of its open day. */
export const pemilik = endpoint({
  method: 'GET',
  path: 'dashboard/pemilik',
  summary: 'Semua toko pada hari bukanya: penjualan, pembelian, kas, antrian dan permintaan',
  effect: 'read',
  access: 'OWN/SU',
  input: z.object({}),
  output: z.object({
    waktu: z.string(),
    toko: z.array(
      z.object({
        kode_toko: z.string(),
        nama_toko: z.string(),
        tgl_system: tanggal(),
        jual: jumlah,
        beli: jumlah,
        /** Money in its tills, and at its banks. */
        kas: rupiahJumlah(),
        bank: rupiahJumlah(),
        /** Documents that wait for their validation. */
        antrian: z.object({
          penjualan: z.int(),
          pembelian: z.int(),
          titipan: z.int(),
          /** Orders whose deposit the till is to take. */
          pesanan: z.int(),
          hutang: z.int(),
        }),
        /** What somebody else asked and nobody answered: what the list of requests shows whoever looks. */
        minta: z.int(),
      }),
    ),
  }),
})

/** How many rows of a risk are named; the sums are of all. */
export const PALING_BANYAK = 200

/** What a change of the price costs: gold promised at a price of before, loans above what their goods are worth. */
export const risikoHarga = endpoint({
  method: 'GET',
  path: 'dashboard/pemilik/risiko',
  summary: 'Risiko harga semua toko: gram dijanjikan dengan harga terkunci, jaminan di bawah hutangnya',
  effect: 'read',
  access: 'OWN/SU',
  input: z.object({}),
  output: z.object({
    janji: z.object({
      jumlah: z.int(),
      berat: gramJumlah(),
      /** Of these whose category has no price: what they cost is not known, and stands in no sum below. */
      tanpa_harga: z.object({ jumlah: z.int(), berat: gramJumlah() }),
      /** At today's price less at the locked ones, of those whose price rose: who would lose by his promise lets it go. */
      selisih: rupiahJumlah(),
      /** What the shops hold of these customers. */
      titipan: rupiahJumlah(),
      /** What is left of each loss beyond what this customer left for it. */
      risiko: rupiahJumlah(),
      rows: z.array(
        z.object({
          kode_toko: z.string(),
          jenis: z.enum(['TITIPAN', 'PESANAN']),
          nomor: z.string(),
          nama_customer: z.string(),
          sampai: tanggal(),
          berat: gramJumlah(),
          harga_kunci: rupiahJumlah(),
          harga_kini: rupiahJumlah(),
          /** Below zero the price fell. */
          selisih: rupiahJumlah(),
          titipan: rupiahJumlah(),
          risiko: rupiahJumlah(),
        }),
      ),
    }),
    jaminan: z.object({
      /** Loans that owe more than their goods are worth today, and how much more. */
      jumlah: z.int(),
      pokok: rupiahJumlah(),
      kurang: rupiahJumlah(),
      /** Shops with loans of which an item's category has no price: not known is not enough. */
      tanpa_harga: z.array(z.object({ kode_toko: z.string(), jumlah: z.int(), pokok: rupiahJumlah() })),
      rows: z.array(
        z.object({
          kode_toko: z.string(),
          no_hutang: z.string(),
          nama_customer: z.string(),
          tgl_jatuh_tempo: tanggal(),
          pokok: rupiahJumlah(),
          bunga: rupiahJumlah(),
          nilai: rupiahJumlah(),
          kurang: rupiahJumlah(),
        }),
      ),
    }),
  }),
})

/** The seven shop days up to the open one. */
export const mingguPemilik = endpoint({
  method: 'GET',
  path: 'dashboard/pemilik/minggu',
  summary: 'Penyimpangan harga dan susut seminggu di semua toko, yang paling besar di atas',
  effect: 'read',
  access: 'OWN/SU',
  input: z.object({}),
  output: z.array(
    z.object({
      kode_toko: z.string(),
      nama_toko: z.string(),
      tgl_awal: tanggal(),
      tgl_akhir: tanggal(),
      /** What was entered less than the rules had it, all of it and by whom. */
      beda: z.object({
        selisih: rupiahJumlah(),
        rows: z.array(
          z.object({
            user_id: z.string(),
            kategori: z.string(),
            beda: z.int(),
            selisih: rupiahJumlah(),
            tanda: z.string(),
          }),
        ),
      }),
      susut: z.object({
        susut: gramJumlah(),
        kurang: gramJumlah(),
        lebih: gramJumlah(),
        /** People and kinds of work of which a document went beyond its limit. */
        rows: z.array(
          z.object({
            user_id: z.string(),
            kind: z.string(),
            /** Where it went missing in the documents beyond their limit: a craftsman, a tray, a gilder's route. */
            tempat: z.string(),
            susut: gramJumlah(),
            kurang: gramJumlah(),
            /** Of the limit, in 1/10,000 %. */
            tertinggi: z.int(),
          }),
        ),
      }),
    }),
  ),
})
