import { Berkas, type InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import {
  catatFoto,
  type Feature,
  type FotoTersimpan,
  ISI_FOTO,
  kunciOtorisasi,
  pakaiOtorisasi,
  Refusal,
  route,
  simpanDokumen,
  TERSIMPAN,
  terimaFoto,
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
import { pegangMember } from '../../member/data-member/data-member.api.ts'
import { kasusService } from './kasus-service.store.ts'
import { DOKUMEN_SERVICE, getService, listService } from './service.contract.ts'
import { jurnalService } from './service.posting.ts'
import { daftarService, jumlahBelumDiambil, jumlahLewat, satuService } from './service.query.ts'
import { fotoService, simpanFotoService, simpanService } from './transaksi-services.contract.ts'

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
  return { dibayar, dp: jumlahBayar(dibayar), nonTunai, bukti }
}

const KOLOM_BARANG = [
  'nama_barang',
  'jumlah',
  'berat',
  'berat_kini',
  'kadar',
  'jenis_kerja',
  'deskripsi',
  'ongkos',
] as const

const simpan = route(simpanService, async (isian, ctx) => {
  const { detail_barang, pembayaran: _, otorisasi: __, ...kepala } = isian
  const { no_hp } = await pegangMember(ctx, isian)
  const { dibayar, dp, nonTunai, bukti } = await bayarDp(ctx, isian)
  periksa(isian, ctx.sesi.tgl_system, dp)
  const otorisasi = await kunciOtorisasi(ctx, [...(await kasusService(ctx, isian)), ...nonTunai, bukti])
  const no_service = await simpanDokumen(ctx, DOKUMEN_SERVICE, {
    kepala: { ...kepala, no_hp, dp, otorisasi },
    baris: { columns: KOLOM_BARANG, rows: detail_barang.map((one) => ({ ...one, berat_kini: one.berat })) },
    gerak: (nomor) =>
      catatPembayaran(ctx, nomor, dibayar, {
        dari: isian.nama_customer,
        otorisasi: nonTunai.some(Boolean) ? otorisasi : null,
        ulang: bukti && otorisasi,
      }),
    jurnal: (nomor) => jurnalService({ no_service: nomor, dp, barang: detail_barang }, barisPembayaran(dibayar, nomor)),
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sesudah: isian },
  })
  return { message: TERSIMPAN, no_service, data: await satuService(ctx.db, ctx.sesi, no_service) }
})

/** A piece as it came is photographed once: whoever swaps it later has no second picture to show. */
const fotoMasuk = route(
  simpanFotoService,
  async ({ no_service, urut }, ctx, tersimpan: FotoTersimpan) => {
    const barang = await ctx.db.one<{ nama_barang: string; status: string; foto: string | null }>(sql`
      SELECT d.nama_barang::text, d.status, d.foto FROM service_barang d JOIN service k USING (no_service)
      WHERE d.no_service = ${no_service} AND d.urut = ${urut} AND k.kode_toko = ${ctx.sesi.kode_toko} FOR UPDATE OF d`)
    if (!barang) throw new Refusal('missing', `Barang ${urut} Service ${no_service} Tidak Ada`)
    if (barang.foto !== null) throw new Refusal('conflict', `Foto ${barang.nama_barang} Sudah Ada`)
    if (barang.status !== 'OPEN') throw new Refusal('conflict', `${barang.nama_barang} Sudah Selesai`)
    const foto = await catatFoto(ctx.db, tersimpan, ctx.waktu)
    await ctx.db.run(sql`UPDATE service_barang SET foto = ${foto} WHERE no_service = ${no_service} AND urut = ${urut}`)
    ctx.audit({ dokumen: no_service, sesudah: { urut, foto } })
    return { message: TERSIMPAN, foto }
  },
  { bodyLimit: ISI_FOTO, before: ({ foto }, { blob }) => terimaFoto(blob, foto) },
)

const lihatFoto = route(fotoService, async ({ no_service, hash }, { db, sesi, blob }) => {
  const milik = await db.one(sql`
    SELECT 1 AS ada FROM service_barang d JOIN service k USING (no_service)
    WHERE d.no_service = ${no_service} AND k.kode_toko = ${sesi.kode_toko} AND ${hash} IN (d.foto, d.foto_selesai) LIMIT 1`)
  const bytes = milik ? await blob.get(hash) : undefined
  if (!bytes) throw new Refusal('missing', 'Foto Tidak Ada')
  return new Berkas({ bytes, type: 'image/jpeg', etag: hash })
})

/** Repairs taken in. */
export const transaksiServicesFeature: Feature = {
  dokumen: [DOKUMEN_SERVICE],
  routes: [
    simpan,
    fotoMasuk,
    lihatFoto,
    route(getService, ({ no_service }, { db, sesi }) => satuService(db, sesi, no_service)),
    route(listService, (input, { db, sesi }) => daftarService(db, input, sesi)),
  ],
  terbuka: [
    { nama: 'Service lewat janji', path: '/lihat-services', search: { status: 'LEWAT' }, jumlah: jumlahLewat },
    {
      nama: 'Service belum diambil',
      path: '/lihat-services',
      search: { status: 'BELUM DIAMBIL' },
      jumlah: jumlahBelumDiambil,
    },
  ],
}
