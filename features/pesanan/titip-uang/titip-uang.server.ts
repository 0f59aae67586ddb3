import { sql } from '@kencana/database'
import { type Rp, rp } from '@kencana/ledger'
import {
  batalDokumen,
  type Feature,
  kunciOtorisasi,
  laporanRoute,
  pakaiOtorisasi,
  Refusal,
  route,
  simpanDokumen,
  TERSIMPAN,
} from '@kencana/server-kit'
import { tolakBukanKasir } from '../../keuangan/pembayaran/kasir.api.ts'
import { kasusBukti, kasusNonTunai, lepasPembayaran } from '../../keuangan/pembayaran/konfirmasi.api.ts'
import {
  barisPembayaran,
  catatPembayaran,
  jumlahBayar,
  pegangPembayaran,
} from '../../keuangan/pembayaran/pembayaran.api.ts'
import { kunciPesanan, titipPesanan } from '../data-pesanan/data-pesanan.api.ts'
import { batalTitip, DOKUMEN_TITIP, laporanTitip, OTORISASI_BATAL_TITIP, tambahTitip } from './titip-uang.contract.ts'
import { jurnalTitip } from './titip-uang.posting.ts'
import { titipUang } from './titip-uang.query.ts'

const TERBUKA = ['BARU', 'PROSES', 'SELESAI'] as const

const tambah = route(tambahTitip, async ({ no_pesanan, pembayaran }, ctx) => {
  const { sub_total, nama_customer } = await kunciPesanan(ctx, no_pesanan, TERBUKA)
  const dibayar = await pegangPembayaran(ctx, pembayaran)
  await tolakBukanKasir(ctx, true)
  const jumlah = jumlahBayar(dibayar)
  const sudah = (await titipPesanan(ctx.db, ctx.sesi.kode_toko, [no_pesanan])).get(no_pesanan) ?? rp(0)
  if (sudah + jumlah > sub_total) throw new Refusal('rule', 'Titip Uang Melebihi Total Harga Pesanan')
  const untuk = `${no_pesanan} ${nama_customer}`
  const kasus = await kasusNonTunai(ctx, dibayar, untuk, { keluar: false })
  const bukti = await kasusBukti(ctx, dibayar, untuk)
  const otorisasi = await kunciOtorisasi(ctx, [...kasus, bukti])
  const dilihat = kasus.some(Boolean) ? otorisasi : null
  const no_titip = await simpanDokumen(ctx, DOKUMEN_TITIP, {
    kepala: { no_pesanan, jumlah },
    gerak: (nomor) =>
      catatPembayaran(ctx, nomor, dibayar, { dari: nama_customer, otorisasi: dilihat, ulang: bukti && otorisasi }),
    jurnal: (nomor) => jurnalTitip(nomor, no_pesanan, jumlah, barisPembayaran(dibayar, nomor)),
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sesudah: { no_pesanan, pembayaran } },
  })
  return { message: TERSIMPAN, no_titip, titip: rp(sudah + jumlah) }
})

const batal = route(batalTitip, (input, ctx) =>
  batalDokumen(ctx, DOKUMEN_TITIP, input, {
    pilih: sql`no_pesanan, jumlah`,
    // What was paid with the form goes back with the order alone.
    syarat: sql`no_titip LIKE 'TPS-%'`,
    lalu: 'OWN',
    kembalikan: async ({ no_pesanan }: { no_pesanan: string; jumlah: Rp }) => {
      await tolakBukanKasir(ctx, true)
      await kunciPesanan(ctx, no_pesanan, TERBUKA)
      await lepasPembayaran(ctx, [input.no_titip], `Batal ${input.no_titip}`)
    },
    kasus: ({ no_pesanan, jumlah }) => [
      {
        kategori: OTORISASI_BATAL_TITIP,
        aturan: 'Titip uang dikeluarkan lagi',
        keterangan: `${input.no_titip}, ${no_pesanan}`,
        satuan: 'RP',
        hitung: jumlah,
        input: 0,
        rp: jumlah,
      },
    ],
  }),
)

/** Money that customers pay ahead for orders, after the form. */
export const titipUangFeature: Feature = {
  dokumen: [DOKUMEN_TITIP],
  routes: [tambah, batal, laporanRoute(laporanTitip, titipUang)],
}
