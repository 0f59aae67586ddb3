import type { InputOf, Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatGram, mg, type Rp, rp } from '@kencana/ledger'
import {
  type Feature,
  kunciOtorisasi,
  kunciSaldo,
  pakaiOtorisasi,
  Refusal,
  route,
  simpanDokumen,
  TERSIMPAN,
  type WriteContext,
} from '@kencana/server-kit'
import { voidKembali } from '../../keuangan/pembayaran/biaya-kembali.api.ts'
import { tolakBukanKasir } from '../../keuangan/pembayaran/kasir.api.ts'
import { caraKembali, tolakKembaliLain } from '../../keuangan/pembayaran/kembali.api.ts'
import { lepasPembayaran } from '../../keuangan/pembayaran/konfirmasi.api.ts'
import {
  barisPembayaran,
  catatPembayaran,
  pegangPembayaran,
  tepatDibayar,
} from '../../keuangan/pembayaran/pembayaran.api.ts'
import { saldoTukang } from '../../tukang/bahan-tukang/bahan-tukang.api.ts'
import { kembalikanContoh } from '../data-pesanan/contoh.api.ts'
import { kunciPesanan, type PesananTerkunci, titipPesanan } from '../data-pesanan/data-pesanan.api.ts'
import { dokumenBayar, uangGrup } from '../data-pesanan/uang-pesanan.api.ts'
import {
  batalPesanan,
  DOKUMEN_BATAL_PESANAN,
  DOKUMEN_KEMBALI_CONTOH,
  getBatalPesanan,
  kembalikanContohPesanan,
  OTORISASI_BATAL_PESANAN,
} from './batal-pesanan.contract.ts'
import { jurnalBatalPesanan } from './batal-pesanan.posting.ts'
import { satuBatal } from './batal-pesanan.query.ts'

const TERBUKA = ['BARU', 'PROSES', 'SELESAI'] as const

/** A craftsman gives the customer's gold back from what he has free; as much as he got must be there. */
const pegangEmas = async (ctx: WriteContext, pesanan: PesananTerkunci): Promise<void> => {
  const { kode_tukang, berat_customer, kode_group } = pesanan
  if (berat_customer === 0 || kode_tukang === null) return
  const [saldo] = await kunciSaldo(ctx, [saldoTukang(kode_tukang, 'BAHAN', kode_group)])
  const ada = saldo?.mg ?? mg(0)
  if (ada < berat_customer)
    throw new Refusal(
      'rule',
      `Bahan ${kode_group} Tukang ${kode_tukang} Tidak Cukup Untuk Emas Customer, Sisa ${formatGram(ada)} g`,
    )
}

/** The piece, if it is made, is the shop's now: it keeps where it came from, but no customer waits for it. */
const lepaskan = async (ctx: WriteContext, pesanan: PesananTerkunci, no_batal: string): Promise<void> => {
  await ctx.db.run(sql`
    UPDATE pesanan SET status = 'BATAL', no_batal = ${no_batal}, versi = versi + 1 WHERE no_pesanan = ${pesanan.no_pesanan}`)
  await ctx.db.run(sql`
    UPDATE barang SET no_pesanan = NULL, versi = versi + 1 WHERE kode_barang = ${pesanan.kode_barang}`)
}

/** Deposits of an order called off are waited for no longer; those of its form, once its sisters are called off too. */
const lepasBayar = async (
  ctx: WriteContext,
  { no_grup }: PesananTerkunci,
  bayar: readonly string[],
  no_batal: string,
): Promise<void> => {
  const masih = await ctx.db.one(
    sql`SELECT 1 AS ada FROM pesanan WHERE no_grup = ${no_grup} AND status <> 'BATAL' LIMIT 1`,
  )
  const lepas = masih ? bayar.filter((one) => one !== no_grup) : bayar
  await lepasPembayaran(ctx, lepas, no_batal)
}

/** How its deposit goes back: exactly the deposit, and with a card that was voided the bank's fee. */
const uangKembali = async (
  ctx: WriteContext,
  { no_pesanan, no_grup }: PesananTerkunci,
  { pembayaran, void_edc }: Pick<InputOf<typeof batalPesanan>, 'pembayaran' | 'void_edc'>,
  persekot: Rp,
) => {
  const keluar = await pegangPembayaran(ctx, pembayaran, 'KELUAR')
  tepatDibayar(keluar, rp(-persekot))
  const asal = { bayar: await dokumenBayar(ctx, no_pesanan), semua: await uangGrup(ctx, no_grup) }
  await tolakKembaliLain(ctx, asal, keluar)
  const cara = await caraKembali(ctx, asal.bayar, keluar)
  return {
    bayar: asal.bayar,
    dibayar: void_edc ? await voidKembali(ctx, asal, keluar) : keluar,
    cara: void_edc ? `${cara}, VOID EDC` : cara,
  }
}

const batal = route(batalPesanan, async (input, ctx) => {
  const { kode_toko } = ctx.sesi
  const { no_pesanan, alasan } = input
  const pesanan = await kunciPesanan(ctx, no_pesanan, TERBUKA)
  const persekot = (await titipPesanan(ctx.db, kode_toko, [no_pesanan])).get(no_pesanan) ?? rp(0)
  await tolakBukanKasir(ctx, persekot > 0)
  const { bayar, dibayar, cara } = await uangKembali(ctx, pesanan, input, persekot)
  await pegangEmas(ctx, pesanan)
  const perlu: Kasus = {
    kategori: OTORISASI_BATAL_PESANAN,
    aturan: 'Uang atau emas customer dikembalikan',
    keterangan: `${no_pesanan} ${pesanan.nama_customer}, emas ${formatGram(pesanan.berat_customer)} g, ${cara}`,
    satuan: 'RP',
    hitung: persekot,
    input: 0,
    rp: persekot,
    mg: pesanan.berat_customer,
  }
  const keluar = persekot > 0 || pesanan.berat_customer > 0
  const otorisasi = keluar ? await kunciOtorisasi(ctx, perlu) : null
  const { status, berat_customer } = pesanan
  const no_batal = await simpanDokumen(ctx, DOKUMEN_BATAL_PESANAN, {
    kepala: { no_pesanan, status_asal: status, persekot, berat_customer, alasan, otorisasi },
    gerak: async (nomor) => {
      await catatPembayaran(ctx, nomor, dibayar, { dari: pesanan.nama_customer })
      await lepaskan(ctx, pesanan, nomor)
      await lepasBayar(ctx, pesanan, bayar, nomor)
    },
    jurnal: async (nomor) => {
      const contoh = await kembalikanContoh(ctx, pesanan, input.kode_baki_contoh, nomor)
      const kembali = { ...pesanan, no_batal: nomor, persekot }
      return jurnalBatalPesanan(kembali, barisPembayaran(dibayar, nomor), contoh)
    },
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sebelum: { no_pesanan, status }, sesudah: { alasan, persekot } },
  })
  return { message: 'Berhasil', no_batal, data: await satuBatal(ctx.db, ctx.sesi, no_batal) }
})

const kembalikan = route(kembalikanContohPesanan, async ({ no_pesanan, kode_baki_contoh }, ctx) => {
  const pesanan = await kunciPesanan(ctx, no_pesanan, TERBUKA)
  if (pesanan.contoh === '-') throw new Refusal('rule', `Pesanan ${no_pesanan} Tanpa Barang Contoh`)
  if (pesanan.contoh_kembali !== null) throw new Refusal('conflict', 'Barang Contoh Sudah Dikembalikan')
  const no_kembali = await ctx.nomor(DOKUMEN_KEMBALI_CONTOH)
  const lines = await kembalikanContoh(ctx, pesanan, kode_baki_contoh, no_kembali)
  await ctx.post({ kind: 'PESANAN', document: no_kembali, lines })
  ctx.audit({ dokumen: no_kembali, sesudah: { no_pesanan } })
  return { message: TERSIMPAN, no_kembali }
})

/** Orders called off, and what customers left going back to them. */
export const batalPesananFeature: Feature = {
  dokumen: [DOKUMEN_BATAL_PESANAN, DOKUMEN_KEMBALI_CONTOH],
  routes: [batal, kembalikan, route(getBatalPesanan, ({ no_batal }, { db, sesi }) => satuBatal(db, sesi, no_batal))],
}
