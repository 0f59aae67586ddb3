import type { Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatRibuan, mg, type Rp, rp } from '@kencana/ledger'
import {
  batalDokumen,
  type Feature,
  kunciOtorisasi,
  pakaiOtorisasi,
  Refusal,
  route,
  simpanDokumen,
  type WriteContext,
} from '@kencana/server-kit'
import { tolakBukanKasir } from '../../keuangan/pembayaran/kasir.api.ts'
import { caraKembali, tolakKembaliLain } from '../../keuangan/pembayaran/kembali.api.ts'
import { lepasPembayaran, tolakBelumMasuk } from '../../keuangan/pembayaran/konfirmasi.api.ts'
import {
  barisPembayaran,
  catatPembayaran,
  type Dibayar,
  pegangPembayaran,
  tepatDibayar,
} from '../../keuangan/pembayaran/pembayaran.api.ts'
import {
  batalService,
  DOKUMEN_BATAL_SERVICE,
  getBatalService,
  OTORISASI_BATAL_SERVICE,
  pulihkanService,
} from './batal-service.contract.ts'
import { satuBatalService } from './kertas-service.query.ts'
import { tolakDiTukang } from './pemegang.store.ts'
import { kunciService, type ServiceTerkunci, ubahStatus } from './service.api.ts'
import { jurnalBatalService } from './service.posting.ts'
import { satuService } from './service.query.ts'

const tolakDiambil = ({ no_service, barang, status }: ServiceTerkunci): void => {
  if (status === 'CANC') throw new Refusal('conflict', `Service ${no_service} Sudah Dibatalkan`)
  const satu = barang.find((one) => one.status === 'CLOS')
  if (satu) throw new Refusal('conflict', `${satu.nama_barang} Sudah Diambil`)
}

/** Gold and money go out: somebody else agrees, and reads how the money came and how it leaves. */
const kasusBatal = async (
  ctx: WriteContext,
  { no_service, nama_customer, dp, barang }: ServiceTerkunci,
  hangus: Rp,
  dibayar: readonly Dibayar[],
): Promise<Kasus> => ({
  kategori: OTORISASI_BATAL_SERVICE,
  aturan: hangus === 0 ? 'Service dibatalkan' : `Service dibatalkan, DP hangus Rp. ${formatRibuan(hangus)}`,
  keterangan: `${no_service} ${nama_customer}, ${await caraKembali(ctx, [no_service], dibayar)}`,
  satuan: 'RP',
  hitung: dp,
  input: rp(dp - hangus),
  rp: dp,
  mg: mg(barang.reduce((sum, one) => sum + one.berat_kini, 0)),
})

const batal = route(batalService, async (isian, ctx) => {
  const { no_service, alasan, hangus } = isian
  const service = await kunciService(ctx, no_service, isian.versi)
  tolakDiambil(service)
  tolakDiTukang(service.barang)
  const { dp: jumlah, barang } = service
  if (hangus > jumlah) throw new Refusal('rule', 'Hangus Melebihi DP')
  const dibayar = await pegangPembayaran(ctx, isian.pembayaran, 'KELUAR')
  await tolakBukanKasir(ctx, jumlah > 0)
  // What is kept is money of the shop: it has to be there.
  if (hangus > 0) await tolakBelumMasuk(ctx, [no_service])
  tepatDibayar(dibayar, rp(hangus - jumlah))
  await tolakKembaliLain(ctx, { bayar: [no_service], semua: [no_service] }, dibayar)
  const otorisasi = await kunciOtorisasi(ctx, await kasusBatal(ctx, service, hangus, dibayar))
  const no_batal_service = await simpanDokumen(ctx, DOKUMEN_BATAL_SERVICE, {
    kepala: { no_service, jumlah, hangus, alasan, otorisasi },
    baris: {
      columns: ['urut_barang', 'jumlah', 'berat'],
      rows: barang.map((one) => ({ urut_barang: one.urut, jumlah: one.jumlah, berat: one.berat_kini })),
    },
    gerak: async (nomor) => {
      await catatPembayaran(ctx, nomor, dibayar, { dari: service.nama_customer })
      await ubahStatus(
        ctx,
        no_service,
        barang.map((one) => one.urut),
        'CANC',
      )
      await lepasPembayaran(ctx, [no_service], nomor)
    },
    jurnal: (nomor) =>
      jurnalBatalService({ document: nomor, no_service, barang, jumlah, hangus }, barisPembayaran(dibayar, nomor)),
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sebelum: { no_service }, sesudah: { alasan, jumlah, hangus } },
  })
  return {
    message: 'Berhasil',
    no_batal_service,
    data: await satuService(ctx.db, ctx.sesi, no_service),
    kertas: await satuBatalService(ctx.db, ctx.sesi, no_batal_service),
  }
})

/** Money that was never seen at the bank is waited for no longer: a new repair says when it comes. */
const tolakDilepas = async ({ db }: WriteContext, no_service: string): Promise<void> => {
  const lepas = await db.one(sql`
    SELECT 1 AS ada FROM pembayaran WHERE dokumen = ${no_service} AND cek = 'BATAL' LIMIT 1`)
  if (lepas) throw new Refusal('rule', `DP ${no_service} Belum Pernah Masuk, Terima Sebagai Service Baru`)
}

const kembalikan = async (ctx: WriteContext, no_service: string): Promise<void> => {
  const { barang } = await kunciService(ctx, no_service)
  await tolakDilepas(ctx, no_service)
  const selesai = await ctx.db.rows<{ urut: number }>(sql`
    SELECT urut FROM service_barang WHERE no_service = ${no_service} AND no_selesai IS NOT NULL`)
  const done = selesai.map((one) => one.urut)
  await ubahStatus(ctx, no_service, done, 'DONE')
  await ubahStatus(
    ctx,
    no_service,
    barang.map((one) => one.urut).filter((urut) => !done.includes(urut)),
    'OPEN',
  )
}

const pulihkan = route(pulihkanService, async (input, ctx) => {
  const { no_batal_service } = input
  const milik = await ctx.db.one<{ no_service: string }>(sql`
    SELECT no_service::text FROM service_batal WHERE no_batal_service = ${no_batal_service} AND kode_toko = ${ctx.sesi.kode_toko}`)
  if (milik) await kunciService(ctx, milik.no_service)
  return batalDokumen(ctx, DOKUMEN_BATAL_SERVICE, input, {
    pilih: sql`no_service::text, jumlah`,
    lalu: 'OWN',
    kembalikan: async ({ no_service, jumlah }: { no_service: string; jumlah: Rp }) => {
      await tolakBukanKasir(ctx, jumlah > 0)
      await kembalikan(ctx, no_service)
    },
  })
})

/** Repairs called off, and back when it was a mistake. */
export const batalServiceFeature: Feature = {
  dokumen: [DOKUMEN_BATAL_SERVICE],
  routes: [
    batal,
    pulihkan,
    route(getBatalService, ({ no_batal_service }, { db, sesi }) => satuBatalService(db, sesi, no_batal_service)),
  ],
}
