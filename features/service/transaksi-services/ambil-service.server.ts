import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatRibuan, type Mg, type Persentase, type Rp, rp } from '@kencana/ledger'
import {
  batalDokumen,
  type Feature,
  kunciOtorisasi,
  pakaiOtorisasi,
  Refusal,
  route,
  simpanDokumen,
  TERSIMPAN,
  type WriteContext,
} from '@kencana/server-kit'
import { lunasiBiaya, pegangBiaya, TANPA_BIAYA, teksBiaya } from '../../keuangan/pembayaran/biaya-kembali.api.ts'
import { tolakBukanKasir } from '../../keuangan/pembayaran/kasir.api.ts'
import {
  kasusBukti,
  kasusNonTunai,
  lepasPembayaran,
  tolakBelumMasuk,
} from '../../keuangan/pembayaran/konfirmasi.api.ts'
import {
  barisPembayaran,
  catatPembayaran,
  jumlahBayar,
  pegangPembayaran,
  tepatDibayar,
} from '../../keuangan/pembayaran/pembayaran.api.ts'
import { tarifPadaHari } from '../../master/tarif-ppn/tarif-ppn.api.ts'
import { periksaLapor } from '../../member/batas-lapor/batas-lapor.api.ts'
import { kenaliDatang } from '../../member/batas-lapor/pengambil.api.ts'
import { hitungPpn } from '../../penjualan/transaksi-penjualan/harga-jual.contract.ts'
import {
  ambilService,
  batalAmbilService,
  DOKUMEN_AMBIL_SERVICE,
  DOKUMEN_BIAYA_SERVICE,
  getAmbilService,
  getBatalAmbil,
  OTORISASI_BATAL_AMBIL,
} from './ambil-service.contract.ts'
import { kasusAmbil, tolakSusut } from './kasus-ambil.store.ts'
import { ambilKembali, satuAmbil } from './kertas-service.query.ts'
import {
  kertasService,
  kunciService,
  pilihBarang,
  type ServiceTerkunci,
  totalService,
  uangService,
  ubahStatus,
} from './service.api.ts'
import { jurnalAmbil } from './service.posting.ts'
import { satuService } from './service.query.ts'

type Isian = InputOf<typeof ambilService>

/** What is paid: up to what is left, and with the last piece exactly that. */
const bayarSisa = async (ctx: WriteContext, { pembayaran }: Isian, sisa: Rp, terakhir: boolean) => {
  const dibayar = await pegangPembayaran(ctx, pembayaran)
  await tolakBukanKasir(ctx, dibayar.length > 0)
  if (terakhir) tepatDibayar(dibayar, sisa)
  if (jumlahBayar(dibayar) > sisa)
    throw new Refusal('rule', `Pembayaran Melebihi Sisa Ongkos, Rp. ${formatRibuan(sisa)}`)
  return dibayar
}

/** Who pays for it, as its document keeps him. @throws Refusal where he has to say who he is */
const kenaliPenyetor = async (
  ctx: WriteContext,
  service: ServiceTerkunci,
  { penyetor }: Isian,
  uang: { bayar: Rp; nota: Rp },
) => {
  const { orang, nama } = await kenaliDatang(ctx, service, penyetor, () => kertasService(ctx.db, service))
  await periksaLapor(ctx, orang, uang)
  const { alamat, jenis_identitas, nik } = orang
  return { nama_penyetor: nama, alamat, jenis_identitas, nik }
}

/** Tax is inside of the fee, taken once, when all of it is earned: on the day on which the last piece leaves. */
const pajakJasa = async ({ db, sesi }: WriteContext, jasa: Rp | null) => {
  if (jasa === null) return { ppn_persen: 0 as Persentase, ppn: rp(0) }
  const ppn_persen = await tarifPadaHari(db, sesi, 'SERVICE')
  return { ppn_persen, ppn: hitungPpn(jasa, { ppn_persen, ppn_termasuk: true }) }
}

const ambil = route(ambilService, async (isian, ctx) => {
  const { no_service, urut, susut_setuju, pengambil, bawa_slip } = isian
  const service = await kunciService(ctx, no_service, isian.versi)
  const barang = pilihBarang(service, urut, 'DONE')
  const terakhir = service.barang.every((one) => urut.includes(one.urut) || one.status === 'CLOS')
  await tolakSusut(ctx, service, barang, susut_setuju)
  const { dokumen, dibayar: dulu } = await uangService(ctx.db, service)
  await tolakBelumMasuk(ctx, dokumen)
  const total = totalService(service)
  const dibayar = await bayarSisa(ctx, isian, rp(total - dulu), terakhir)
  const jumlah = jumlahBayar(dibayar)
  const penyetor = await kenaliPenyetor(ctx, service, isian, { bayar: jumlah, nota: terakhir ? total : rp(0) })
  const untuk = `${no_service} ${service.nama_customer}`
  const nonTunai = await kasusNonTunai(ctx, dibayar, untuk, { keluar: true })
  const bukti = await kasusBukti(ctx, dibayar, untuk)
  const sisa = rp(total - dulu - jumlah)
  const kasus = kasusAmbil(ctx, { service, barang, sisa, pengambil, bawa_slip })
  const otorisasi = await kunciOtorisasi(ctx, [...kasus, ...nonTunai, bukti])
  const jasa = terakhir ? total : null
  const pajak = await pajakJasa(ctx, jasa)
  const no_ambil = await simpanDokumen(ctx, DOKUMEN_AMBIL_SERVICE, {
    kepala: {
      no_service,
      jumlah,
      jasa,
      dulu,
      sisa,
      ...pajak,
      susut_setuju,
      pengambil,
      bawa_slip,
      ...penyetor,
      otorisasi,
    },
    baris: {
      columns: ['urut_barang', 'jumlah', 'berat'],
      rows: barang.map((one) => ({ urut_barang: one.urut, jumlah: one.jumlah, berat: one.berat_kini })),
    },
    gerak: async (nomor) => {
      await catatPembayaran(ctx, nomor, dibayar, {
        dari: service.nama_customer,
        keluar: true,
        otorisasi: nonTunai.some(Boolean) ? otorisasi : null,
        ulang: bukti && otorisasi,
      })
      await ubahStatus(ctx, no_service, urut, 'CLOS')
    },
    jurnal: (nomor) =>
      jurnalAmbil(
        { document: nomor, no_service, barang, jumlah, dulu, jasaTotal: jasa, ppn: pajak.ppn },
        barisPembayaran(dibayar, nomor),
      ),
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sesudah: isian },
  })
  return {
    message: TERSIMPAN,
    no_ambil,
    data: await satuService(ctx.db, ctx.sesi, no_service),
    kertas: await satuAmbil(ctx.db, ctx.sesi, no_ambil),
  }
})

interface Asal {
  no_service: string
  jumlah: Rp
  berat: Mg
  tgl_system: string
  dibuat_pada: Date
}

/** The one fetched last is undone first: what it earned counts what was paid before. @returns whose it is */
const kembalikan = async (ctx: WriteContext, no_ambil: string, { no_service, jumlah }: Asal): Promise<string> => {
  await tolakBukanKasir(ctx, jumlah > 0)
  const service = await kunciService(ctx, no_service)
  const terakhir = (await uangService(ctx.db, service)).dokumen.at(-1)
  if (terakhir !== no_ambil) throw new Refusal('conflict', `Batalkan ${terakhir} Dahulu`)
  const rows = await ctx.db.rows<{ urut: number }>(sql`
    SELECT urut_barang AS urut FROM service_ambil_barang WHERE no_ambil = ${no_ambil}`)
  await ubahStatus(
    ctx,
    no_service,
    rows.map((one) => one.urut),
    'DONE',
  )
  await lepasPembayaran(ctx, [no_ambil], `Batal ${no_ambil}`)
  return service.nama_customer
}

const batal = route(batalAmbilService, async (input, ctx) => {
  const { no_ambil } = input
  const milik = await ctx.db.one<{ no_service: string }>(sql`
    SELECT no_service::text FROM service_ambil WHERE no_ambil = ${no_ambil} AND kode_toko = ${ctx.sesi.kode_toko}`)
  if (milik) await kunciService(ctx, milik.no_service)
  let biaya = TANPA_BIAYA
  let dari = '-'
  const hasil = await batalDokumen(ctx, DOKUMEN_AMBIL_SERVICE, input, {
    pilih: sql`no_service::text, jumlah, dibuat_pada,
      (SELECT sum(d.berat) FROM service_ambil_barang d WHERE d.no_ambil = service_ambil.no_ambil)::bigint AS berat`,
    lalu: 'OWN',
    kembalikan: async (asal: Asal) => {
      biaya = await pegangBiaya(ctx, { ...asal, dokumen: no_ambil }, input.void_edc)
      dari = await kembalikan(ctx, no_ambil, asal)
    },
    kasus: ({ no_service, jumlah, berat }) => [
      {
        kategori: OTORISASI_BATAL_AMBIL,
        aturan: 'Pengambilan service dibatalkan',
        keterangan: `${no_ambil}, ${no_service}${teksBiaya(biaya)}`,
        satuan: 'RP',
        hitung: jumlah,
        input: 0,
        rp: jumlah,
        mg: berat,
      },
    ],
  })
  await lunasiBiaya(ctx, DOKUMEN_BIAYA_SERVICE, { dokumen: no_ambil, dari, no_batal: hasil.no_batal }, biaya)
  return hasil
})

/** Repaired pieces to their customers, all or some, and back when it was a mistake. */
export const ambilServiceFeature: Feature = {
  dokumen: [DOKUMEN_AMBIL_SERVICE, DOKUMEN_BIAYA_SERVICE],
  routes: [
    ambil,
    batal,
    route(getAmbilService, ({ no_ambil }, { db, sesi }) => satuAmbil(db, sesi, no_ambil)),
    route(getBatalAmbil, ({ no_batal }, { db, sesi }) => ambilKembali(db, sesi, no_batal)),
  ],
}
