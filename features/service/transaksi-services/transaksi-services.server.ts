import { Berkas, type InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import {
  type Feature,
  ISI_FOTO,
  kunciOtorisasi,
  pakaiOtorisasi,
  Refusal,
  route,
  simpanDokumen,
  TERSIMPAN,
  type WriteContext,
} from '@kencana/server-kit'
import { tolakBukanKasir } from '../../keuangan/pembayaran/kasir.api.ts'
import { kasusBukti, kasusNonTunai } from '../../keuangan/pembayaran/konfirmasi.api.ts'
import {
  barisPembayaran,
  catatPembayaran,
  jumlahBayar,
  pegangPembayaran,
} from '../../keuangan/pembayaran/pembayaran.api.ts'
import { kenali, periksaLapor } from '../../member/batas-lapor/batas-lapor.api.ts'
import { catatSemua, type FotoBaris, tandaiFoto, terimaSemua, tolakTanpaFoto } from './foto-service.store.ts'
import { menurutNota } from './garansi.store.ts'
import { kasusService } from './kasus-service.store.ts'
import { DOKUMEN_SERVICE, getService, listService } from './service.contract.ts'
import { jurnalService } from './service.posting.ts'
import { daftarService, jumlahBelumDiambil, jumlahLewat, satuService } from './service.query.ts'
import { fotoService, simpanService } from './transaksi-services.contract.ts'

type Isian = InputOf<typeof simpanService>

const periksa = ({ tgl_janji, detail_barang }: Isian, tgl_system: string, dp: number): void => {
  if (tgl_janji < tgl_system) throw new Refusal('rule', 'Tanggal Janji Tidak Boleh Sebelum Hari Ini')
  if (dp > detail_barang.reduce((sum, one) => sum + one.ongkos, 0))
    throw new Refusal('rule', 'DP Melebihi Total Ongkos')
}

const bayarDp = async (ctx: WriteContext, { pembayaran, nama_customer }: Isian) => {
  const dibayar = await pegangPembayaran(ctx, pembayaran)
  await tolakBukanKasir(ctx, dibayar.length > 0)
  const untuk = `Service ${nama_customer}`
  const nonTunai = await kasusNonTunai(ctx, dibayar, untuk, { keluar: false })
  const bukti = await kasusBukti(ctx, dibayar, untuk)
  return { dibayar, nonTunai, bukti }
}

const KOLOM_BARANG = [
  'kode_barang',
  'nama_barang',
  'jumlah',
  'berat',
  'berat_kini',
  'kadar',
  'jenis_kerja',
  'deskripsi',
  'ongkos',
  'foto',
] as const

/** A piece is photographed as it comes: whoever swaps it later has no second picture to show. */
const simpan = route(
  simpanService,
  async (isian, ctx, tersimpan: FotoBaris) => {
    const { detail_barang: _, pembayaran: __, otorisasi: ___, ...kepala } = isian
    const detail_barang = await menurutNota(ctx, isian)
    await tolakTanpaFoto(ctx, detail_barang, tersimpan, 'Foto')
    const pemilik = await kenali(ctx, isian)
    const dp = jumlahBayar(isian.pembayaran)
    periksa(isian, ctx.sesi.tgl_system, dp)
    // A person is held before the numbers of his payments, as at every other counter.
    await periksaLapor(ctx, pemilik, { bayar: dp })
    const { dibayar, nonTunai, bukti } = await bayarDp(ctx, isian)
    const otorisasi = await kunciOtorisasi(ctx, [
      ...(await kasusService(ctx, isian, detail_barang)),
      ...nonTunai,
      bukti,
    ])
    const foto = await catatSemua(ctx, tersimpan)
    const barang = detail_barang.map((one, at) => ({
      ...one,
      urut: at + 1,
      berat_kini: one.berat,
      foto: foto[at] ?? null,
    }))
    const no_service = await simpanDokumen(ctx, DOKUMEN_SERVICE, {
      kepala: { ...kepala, ...pemilik, dp, otorisasi },
      baris: { columns: KOLOM_BARANG, rows: barang },
      gerak: async (nomor) => {
        await tandaiFoto(ctx, nomor, barang, 'MASUK')
        await catatPembayaran(ctx, nomor, dibayar, {
          dari: isian.nama_customer,
          otorisasi: nonTunai.some(Boolean) ? otorisasi : null,
          ulang: bukti && otorisasi,
        })
      },
      jurnal: (nomor) =>
        jurnalService({ no_service: nomor, dp, barang: detail_barang }, barisPembayaran(dibayar, nomor)),
      sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
      audit: { sesudah: { ...isian, detail_barang: barang } },
    })
    return { message: TERSIMPAN, no_service, data: await satuService(ctx.db, ctx.sesi, no_service) }
  },
  { bodyLimit: ISI_FOTO, before: ({ detail_barang }, { blob }) => terimaSemua(blob, detail_barang) },
)

const lihatFoto = route(fotoService, async ({ no_service, hash }, { db, sesi, blob }) => {
  const milik = await db.one(sql`
    SELECT 1 AS ada FROM service_foto f JOIN service k USING (no_service)
    WHERE f.no_service = ${no_service} AND k.kode_toko = ${sesi.kode_toko} AND f.foto = ${hash}`)
  const bytes = milik ? await blob.get(hash) : undefined
  if (!bytes) throw new Refusal('missing', 'Foto Tidak Ada')
  return new Berkas({ bytes, type: 'image/jpeg', etag: hash })
})

/** Repairs taken in. */
export const transaksiServicesFeature: Feature = {
  dokumen: [DOKUMEN_SERVICE],
  routes: [
    simpan,
    lihatFoto,
    route(getService, ({ no_service }, { db, sesi }) => satuService(db, sesi, no_service)),
    route(listService, (input, { db, sesi }) => daftarService(db, input, sesi)),
  ],
  terbuka: [
    {
      nama: 'Service lewat janji',
      path: '/lihat-services',
      search: { status: 'LEWAT' },
      lewat: true,
      jumlah: jumlahLewat,
    },
    {
      nama: 'Service belum diambil',
      path: '/lihat-services',
      search: { status: 'BELUM DIAMBIL' },
      jumlah: jumlahBelumDiambil,
    },
  ],
}
