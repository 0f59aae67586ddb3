import type { InputOf, Kasus } from '@kencana/contract'
import { formatRibuan, type Rp, rp } from '@kencana/ledger'
import {
  type Feature,
  kunciOtorisasi,
  pakaiOtorisasi,
  Refusal,
  route,
  simpanDokumen,
  TERSIMPAN,
  tolakBankKurang,
  type WriteContext,
} from '@kencana/server-kit'
import { tolakBukanKasir } from '../../keuangan/pembayaran/kasir.api.ts'
import { kasusBukti, kasusNonTunai } from '../../keuangan/pembayaran/konfirmasi.api.ts'
import {
  barisPembayaran,
  catatPembayaran,
  type Dibayar,
  jumlahBayar,
  pegangPembayaran,
  tepatDibayar,
} from '../../keuangan/pembayaran/pembayaran.api.ts'
import type { Pembayaran } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { kasusHilang } from '../stock-opname-hutang/hilang-hutang.api.ts'
import {
  bayarBunga,
  DOKUMEN_BAYAR_BUNGA,
  DOKUMEN_LUNAS_HUTANG,
  DOKUMEN_PEREMAJAAN,
  getKartuHutang,
  lunasiHutang,
  remajakanHutang,
} from './bayar-hutang.contract.ts'
import { kartuHutang } from './bayar-hutang.query.ts'
import { tolakTanpaFotoBarang } from './foto-hutang.store.ts'
import { type HutangTerkunci, ubahStatus } from './hutang.api.ts'
import { ditimbangKembali } from './kasus-hutang.store.ts'
import { kasusRemaja } from './kasus-remaja.store.ts'
import { hutangBaru, rencanaRemaja } from './remaja-hutang.store.ts'
import { dicatatPengambil, kasusPengambil, tolakIdentitasLain, tolakTanpaFotoIdentitas } from './serah-hutang.store.ts'
import { pegangTagihan, tolakBayarBelumMasuk } from './tagihan-hutang.store.ts'
import { OTORISASI_HUTANG } from './transaksi-hutang.contract.ts'
import { jurnalBunga, jurnalLunas, jurnalPeremajaan } from './transaksi-hutang.posting.ts'

const NOL = {
  pokok: 0,
  keluar: 0,
  bunga: 0,
  denda: 0,
  diskon: 0,
  no_baru: null,
  pengambil: '',
  identitas_pengambil: '',
  kuasa: '',
}

interface Diterima {
  dibayar: readonly Dibayar[]
  nonTunai: readonly (Kasus | null)[]
  bukti: Kasus | null
}

/** Payments that are held and judged. @param keluar goods leave with them */
const terima = async (
  ctx: WriteContext,
  list: readonly Pembayaran[],
  untuk: string,
  keluar: boolean,
): Promise<Diterima> => {
  await tolakBukanKasir(ctx, list.length > 0)
  const dibayar = await pegangPembayaran(ctx, list)
  return {
    dibayar,
    nonTunai: await kasusNonTunai(ctx, dibayar, untuk, { keluar }),
    bukti: await kasusBukti(ctx, dibayar, untuk),
  }
}

const catat = (
  ctx: WriteContext,
  nomor: string,
  { dibayar, nonTunai, bukti }: Diterima,
  otorisasi: string | null,
  { dari, keluar }: { dari: string; keluar: boolean },
) =>
  catatPembayaran(ctx, nomor, dibayar, {
    dari,
    keluar,
    otorisasi: nonTunai.some(Boolean) ? otorisasi : null,
    ulang: bukti && otorisasi,
  })

const sebut = ({ no_hutang, nama_customer }: HutangTerkunci) => `${no_hutang} ${nama_customer}`

const bunga = route(bayarBunga, async (isian, ctx) => {
  const { hutang, tagihan } = await pegangTagihan(ctx, isian)
  const { no_hutang, nama_customer } = hutang
  const masuk = await terima(ctx, isian.pembayaran, sebut(hutang), false)
  const dibayar = jumlahBayar(masuk.dibayar)
  if (tagihan.bunga === 0) throw new Refusal('rule', `Bunga ${no_hutang} Sudah Dibayar Sampai ${tagihan.sampai}`)
  if (dibayar > tagihan.bunga) throw new Refusal('rule', `Bunga Paling Banyak Rp. ${formatRibuan(tagihan.bunga)}`)
  const otorisasi = await kunciOtorisasi(ctx, [...masuk.nonTunai, masuk.bukti])
  const no_bayar = await simpanDokumen(ctx, DOKUMEN_BAYAR_BUNGA, {
    kepala: { ...NOL, no_hutang, jenis: 'BUNGA', bunga: dibayar, otorisasi },
    gerak: async (nomor) => {
      await catat(ctx, nomor, masuk, otorisasi, { dari: nama_customer, keluar: false })
      await ubahStatus(ctx, no_hutang, 'AKTIF')
    },
    jurnal: (nomor) => jurnalBunga(nomor, dibayar, barisPembayaran(masuk.dibayar, nomor)),
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sesudah: { no_hutang, pembayaran: isian.pembayaran } },
  })
  return { message: TERSIMPAN, no_bayar, data: await kartuHutang(ctx.db, ctx.sesi, no_hutang) }
})

const kasusDiskon = (hutang: HutangTerkunci, diskon: Rp, penuh: Rp): Kasus | null =>
  diskon === 0
    ? null
    : {
        kategori: OTORISASI_HUTANG,
        aturan: 'Diskon bunga hutang',
        keterangan: sebut(hutang),
        satuan: 'RP',
        hitung: penuh,
        input: penuh - diskon,
        rp: diskon,
      }

const lunas = route(lunasiHutang, async (isian, ctx) => {
  const { hutang, tagihan } = await pegangTagihan(ctx, isian)
  const { no_hutang, nama_customer, jumlah_hutang } = hutang
  await tolakBayarBelumMasuk(ctx, no_hutang)
  const { diskon, pengambil, kuasa } = isian
  const penuh = rp(tagihan.bunga + tagihan.denda)
  if (diskon > penuh) throw new Refusal('rule', `Diskon Paling Banyak Rp. ${formatRibuan(penuh)}`)
  const masuk = await terima(ctx, isian.pembayaran, sebut(hutang), true)
  tepatDibayar(masuk.dibayar, rp(tagihan.total - diskon))
  const otorisasi = await kunciOtorisasi(ctx, [
    kasusDiskon(hutang, diskon, penuh),
    await kasusPengambil(ctx, hutang, isian),
    await kasusHilang(ctx, hutang, 'Barang hutang yang tidak ditemukan ditebus'),
    ...masuk.nonTunai,
    masuk.bukti,
  ])
  const { bunga: harus, denda } = tagihan
  const no_bayar = await simpanDokumen(ctx, DOKUMEN_LUNAS_HUTANG, {
    kepala: {
      ...NOL,
      no_hutang,
      jenis: 'LUNAS',
      pokok: jumlah_hutang,
      bunga: harus,
      denda,
      diskon,
      ...dicatatPengambil(isian),
      otorisasi,
    },
    gerak: async (nomor) => {
      await catat(ctx, nomor, masuk, otorisasi, { dari: nama_customer, keluar: true })
      await ubahStatus(ctx, no_hutang, 'LUNAS')
    },
    jurnal: (nomor) => jurnalLunas(nomor, hutang, rp(penuh - diskon), barisPembayaran(masuk.dibayar, nomor)),
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sesudah: { no_hutang, tagihan, diskon, pengambil, kuasa } },
  })
  return { message: TERSIMPAN, no_bayar, data: await kartuHutang(ctx.db, ctx.sesi, no_hutang) }
})

type Remaja = InputOf<typeof remajakanHutang>

/** Interest and late fee of a loan that goes on: a payment of its own before it. @returns its number, null where nothing is owed */
const bayarDahulu = async (
  ctx: WriteContext,
  hutang: HutangTerkunci,
  { bunga: harus, denda }: { bunga: Rp; denda: Rp },
  masuk: Diterima,
  otorisasi: string | null,
): Promise<string | null> => {
  if (harus + denda === 0) return null
  const { no_hutang, nama_customer } = hutang
  return simpanDokumen(ctx, DOKUMEN_BAYAR_BUNGA, {
    kepala: { ...NOL, no_hutang, jenis: 'BUNGA', bunga: harus, denda, otorisasi },
    gerak: (nomor) => catat(ctx, nomor, masuk, otorisasi, { dari: nama_customer, keluar: true }),
    jurnal: (nomor) => jurnalBunga(nomor, rp(harus + denda), barisPembayaran(masuk.dibayar, nomor)),
    audit: { sesudah: { no_hutang, bunga: harus, denda } },
  })
}

/** What pays part of the principal, or goes out on top of it. @throws Refusal for another sum */
const selisihPokok = async (ctx: WriteContext, hutang: HutangTerkunci, { jumlah_hutang, bayar_pokok }: Remaja) => {
  const naik = jumlah_hutang - hutang.jumlah_hutang
  await tolakBukanKasir(ctx, naik !== 0)
  const masuk =
    naik <= 0
      ? await terima(ctx, bayar_pokok, sebut(hutang), true)
      : { dibayar: await pegangPembayaran(ctx, bayar_pokok, 'KELUAR'), nonTunai: [], bukti: null }
  tepatDibayar(masuk.dibayar, rp(-naik))
  return { masuk, pokok: rp(Math.max(-naik, 0)), keluar: rp(Math.max(naik, 0)) }
}

/**
 * More money goes to the customer with his paper, on goods that are there and what they were: whoever keeps the till could raise the loan
 * of somebody who is not here, on goods that are gone. @returns how the goods are told of @throws Refusal
 */
const periksaTambahan = async (
  ctx: WriteContext,
  hutang: HutangTerkunci,
  barang: HutangTerkunci['barang'],
  { identitas, timbang }: InputOf<typeof remajakanHutang>,
): Promise<string> => {
  if (identitas === '') throw new Refusal('rule', 'No Identitas Harus Diisi Untuk Tambahan Hutang')
  await tolakIdentitasLain(ctx, hutang, identitas)
  await tolakTanpaFotoIdentitas(ctx, hutang)
  await tolakTanpaFotoBarang(ctx, { no_hutang: hutang.no_hutang, barang })
  return ditimbangKembali(ctx, { no_hutang: hutang.no_hutang, barang }, timbang)
}

const remaja = route(remajakanHutang, async (isian, ctx) => {
  const { hutang, tagihan } = await pegangTagihan(ctx, isian)
  const { no_hutang, nama_customer } = hutang
  await tolakBayarBelumMasuk(ctx, no_hutang)
  const rencana = await rencanaRemaja(ctx, hutang, isian, tagihan.sampai)
  if (isian.pengambil !== '' && !rencana.lepas) throw new Refusal('rule', 'Pengambil Hanya Untuk Barang Yang Dilepas')
  const untukBunga = await terima(ctx, isian.bayar_bunga, sebut(hutang), true)
  tepatDibayar(untukBunga.dibayar, rp(tagihan.bunga + tagihan.denda))
  const { masuk, pokok, keluar } = await selisihPokok(ctx, hutang, isian)
  const ditimbang = keluar > 0 ? await periksaTambahan(ctx, hutang, rencana.barang, isian) : ''
  const semua = [untukBunga, masuk].flatMap((one) => [...one.nonTunai, one.bukti])
  const hilang = await kasusHilang(ctx, hutang, 'Barang hutang yang tidak ditemukan diperpanjang')
  const kasus = await kasusRemaja(ctx, hutang, { ...rencana, ditimbang }, keluar, isian)
  await tolakBankKurang(ctx, barisPembayaran([...untukBunga.dibayar, ...masuk.dibayar], no_hutang))
  const otorisasi = await kunciOtorisasi(ctx, [...kasus, hilang, ...semua], true)
  const no_bunga = await bayarDahulu(ctx, hutang, tagihan, untukBunga, otorisasi)
  await ubahStatus(ctx, no_hutang, 'DIPEREMAJAKAN')
  const no_baru = await hutangBaru(ctx, hutang, rencana, otorisasi)
  const baru = { ...rencana, no_hutang: no_baru }
  const no_bayar = await simpanDokumen(ctx, DOKUMEN_PEREMAJAAN, {
    kepala: { ...NOL, no_hutang, jenis: 'PEREMAJAAN', pokok, keluar, no_baru, ...dicatatPengambil(isian), otorisasi },
    gerak: (nomor) => catat(ctx, nomor, masuk, otorisasi, { dari: nama_customer, keluar: true }),
    jurnal: (nomor) => jurnalPeremajaan(nomor, hutang, baru, barisPembayaran(masuk.dibayar, nomor)),
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: {
      sesudah: {
        no_hutang,
        no_baru,
        tagihan,
        pokok,
        keluar,
        tetap: isian.tetap,
        pengambil: isian.pengambil,
        kuasa: isian.kuasa,
      },
    },
  })
  const data = await kartuHutang(ctx.db, ctx.sesi, no_baru)
  return { message: TERSIMPAN, no_bayar, no_hutang: no_baru, no_bunga, data }
})

/** What is paid of loans: interest, all of it, or what renews it. */
export const bayarHutangFeature: Feature = {
  dokumen: [DOKUMEN_BAYAR_BUNGA, DOKUMEN_LUNAS_HUTANG, DOKUMEN_PEREMAJAAN],
  routes: [
    bunga,
    lunas,
    remaja,
    route(getKartuHutang, ({ no_hutang }, { db, sesi }) => kartuHutang(db, sesi, no_hutang)),
  ],
}
