import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatRibuan, jumlah, mg, type Rp } from '@kencana/ledger'
import {
  batalDokumen,
  type Feature,
  kasusDisetujui,
  kunciBatal,
  kunciOtorisasi,
  pakaiOtorisasi,
  Refusal,
  reverseJournal,
  route,
  TERSIMPAN,
  type WriteContext,
} from '@kencana/server-kit'
import { bukukanBiaya, pegangBiaya, TANPA_BIAYA, teksBiaya } from '../../keuangan/pembayaran/biaya-kembali.api.ts'
import { tolakBukanKasir } from '../../keuangan/pembayaran/kasir.api.ts'
import { lepasPembayaran } from '../../keuangan/pembayaran/konfirmasi.api.ts'
import { pegangJaminan } from '../../pembelian/transaksi-pembelian/jaminan.api.ts'
import { yaParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import { kasusHilang } from '../stock-opname-hutang/hilang-hutang.api.ts'
import {
  batalBayarHutang,
  batalHutang,
  DOKUMEN_BAYAR_BUNGA,
  DOKUMEN_BIAYA_KEMBALI,
  DOKUMEN_LUNAS_HUTANG,
  DOKUMEN_PEREMAJAAN,
  timbangBatalBayar,
} from './bayar-hutang.contract.ts'
import { kartuHutang } from './bayar-hutang.query.ts'
import { type HutangTerkunci, kunciHutang, masihAktif, ubahStatus } from './hutang.api.ts'
import { DOKUMEN_HUTANG } from './hutang.contract.ts'
import { kasusBatal } from './kasus-batal.store.ts'
import {
  diserahkan,
  ditimbangBayar,
  kasusTimbangBayar,
  keadaanBayar,
  periksaBijiKembali,
} from './timbang-bayar.store.ts'
import { catatTimbangLelang } from './timbang-lelang.store.ts'

/** Nothing of it was paid. @throws Refusal that names what has to be undone first */
const tolakDibayar = async ({ db }: WriteContext, no_hutang: string): Promise<void> => {
  const bayar = await db.one<{ no_bayar: string }>(sql`
    SELECT no_bayar::text FROM hutang_bayar WHERE no_hutang = ${no_hutang} AND no_batal IS NULL ORDER BY dibuat_pada DESC LIMIT 1`)
  if (bayar) throw new Refusal('rule', `Hutang ${no_hutang} Sudah Dibayar, Batalkan ${bayar.no_bayar} Dahulu`)
}

/** What a shop brought along is part of its beginning. @throws Refusal later */
const tolakBukanAwal = async ({ db, sesi }: WriteContext): Promise<void> => {
  if (!(await yaParaSystem(db, sesi.kode_toko, 'stok_awal')))
    throw new Refusal('rule', 'Hutang Awal Hanya Bisa Dibatalkan Selama Parameter Stok Awal YA')
}

const batal = route(batalHutang, async ({ no_hutang, versi, alasan }, ctx) => {
  const [hutang] = await kunciHutang(ctx, [no_hutang])
  if (!hutang) throw new Error('no loan held')
  masihAktif(hutang)
  if (hutang.versi !== versi) throw new Refusal('conflict', `Hutang ${no_hutang} Sudah Diproses Oleh User Lain`)
  if (hutang.no_asal !== null) throw new Refusal('rule', `Batalkan Peremajaan ${hutang.no_asal}`)
  await tolakDibayar(ctx, no_hutang)
  if (hutang.awal) await tolakBukanAwal(ctx)
  else await tolakBukanKasir(ctx, true)
  const { jumlah_hutang, nama_customer } = hutang
  const isi = {
    aturan: `Hutang yang sudah sah dibatalkan${hutang.tgl_system === ctx.sesi.tgl_system ? '' : `, dari hari ${hutang.tgl_system}`}`,
    keterangan: `${no_hutang} ${nama_customer}`,
    rp: jumlah_hutang,
    mg: mg(jumlah(hutang.barang, 'berat')),
  }
  const otorisasi = await kunciOtorisasi(ctx, [
    kasusBatal(ctx, hutang, isi),
    ...(await kasusDisetujui(ctx, DOKUMEN_HUTANG, no_hutang)),
    await kasusHilang(ctx, hutang, 'Barang hutang yang tidak ditemukan dilepas'),
  ])
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const no_batal = await ctx.nomor(DOKUMEN_HUTANG, no_hutang)
  await ctx.db.run(sql`
    UPDATE hutang SET status = 'BATAL', no_batal = ${no_batal}, alasan_batal = ${alasan}, batal_oleh = ${user_id}, batal_pada = ${ctx.waktu},
      tgl_batal = ${tgl_system}, versi = versi + 1
    WHERE no_hutang = ${no_hutang}`)
  const buku = { kode_toko, tgl_system, user_id, waktu: ctx.waktu }
  await reverseJournal(ctx.db, buku, { kind: hutang.awal ? 'SALDO_AWAL' : 'HUTANG', document: no_hutang }, no_batal)
  if (otorisasi !== null)
    await ctx.db.run(sql`INSERT INTO batal_otorisasi (nomor, otorisasi) VALUES (${no_batal}, ${otorisasi})`)
  await pakaiOtorisasi(ctx, otorisasi, no_batal)
  ctx.audit({ dokumen: no_batal, sebelum: { no_hutang }, sesudah: { alasan } })
  return { message: 'Berhasil', no_batal }
})

interface Bayar {
  tgl_system: string
  dibuat_pada: Date
  no_hutang: string
  jenis: 'BUNGA' | 'LUNAS' | 'PEREMAJAAN'
  no_baru: string | null
  jumlah: Rp
}

const DOKUMEN = { BUNGA: DOKUMEN_BAYAR_BUNGA, LUNAS: DOKUMEN_LUNAS_HUTANG, PEREMAJAAN: DOKUMEN_PEREMAJAAN } as const

const bacaBayar = async ({ db, sesi }: WriteContext, no_bayar: string): Promise<Bayar> => {
  const row = await db.one<Bayar>(sql`
    SELECT tgl_system, dibuat_pada, no_hutang::text, jenis, no_baru::text, (pokok + keluar + bunga + denda - diskon)::bigint AS jumlah
    FROM hutang_bayar WHERE no_bayar = ${no_bayar} AND kode_toko = ${sesi.kode_toko}`)
  if (!row) throw new Refusal('missing', `Pembayaran ${no_bayar} Tidak Ada`)
  return row
}

type Isian = InputOf<typeof batalBayarHutang>

/** A piece that the shop sold may have been bought back or lent on again by now: it lies here for one of them. @throws Refusal */
const pegangMilik = async (ctx: WriteContext, barang: ReturnType<typeof diserahkan>): Promise<void> => {
  const milik = barang.flatMap(({ kode_barcode }) => (kode_barcode === null ? [] : [kode_barcode]))
  if (milik.length > 0) await pegangJaminan(ctx, milik)
}

/** What the customer was given is there again, as two weighed and tested it today. @returns how it is told of @throws Refusal */
const terimaKembali = async (
  ctx: WriteContext,
  bayar: Bayar,
  hutang: readonly HutangTerkunci[],
  { diterima, no_bayar }: Isian,
): Promise<string> => {
  const barang = diserahkan(bayar, hutang)
  if (barang.length === 0) return ''
  if (!diterima) throw new Refusal('rule', 'Barang Harus Sudah Diterima Kembali')
  await pegangMilik(ctx, barang)
  return `, kembali ${await ditimbangBayar(ctx, no_bayar, barang)}`
}

/** Lays back what a payment did to its loan. @throws Refusal where it went on since */
const kembalikan = async (
  ctx: WriteContext,
  { jenis, no_hutang }: Bayar,
  [lama, baru]: readonly HutangTerkunci[],
  { alasan }: Isian,
): Promise<void> => {
  if (!lama) throw new Error('no loan held')
  if (jenis === 'BUNGA') {
    masihAktif(lama)
    await ubahStatus(ctx, no_hutang, 'AKTIF')
    return
  }
  if (baru) {
    masihAktif(baru)
    await tolakDibayar(ctx, baru.no_hutang)
    await ctx.db.run(sql`
      UPDATE hutang SET status = 'BATAL', alasan_batal = ${alasan}, batal_oleh = ${ctx.sesi.user_id}, batal_pada = ${ctx.waktu},
        tgl_batal = ${ctx.sesi.tgl_system}, versi = versi + 1
      WHERE no_hutang = ${baru.no_hutang}`)
  }
  await ubahStatus(ctx, no_hutang, 'AKTIF')
}

const timbangKembali = route(timbangBatalBayar, async ({ no_bayar, barang: rows }, ctx) => {
  const bayar = await bacaBayar(ctx, no_bayar)
  const { no_hutang, no_baru } = bayar
  const hutang = await kunciHutang(ctx, no_baru === null ? [no_hutang] : [no_hutang, no_baru])
  const [lama] = hutang
  if (!lama) throw new Error('no loan held')
  await kunciBatal(ctx, DOKUMEN[bayar.jenis], no_bayar, { lalu: 'OWN' })
  const barang = diserahkan(bayar, hutang)
  if (barang.length === 0) throw new Refusal('rule', `Pembayaran ${no_bayar} Tidak Menyerahkan Barang`)
  await periksaBijiKembali(ctx, no_hutang, barang, rows)
  // Read once nothing moves any more, and before the look: who looks on says it of the goods as they stand then.
  await pegangMilik(ctx, barang)
  const keadaan = await keadaanBayar(ctx.db, no_bayar)
  const otorisasi = await kunciOtorisasi(ctx, kasusTimbangBayar(lama, no_bayar, barang, rows, keadaan))
  const isi = rows.map((one) => ({ ...one, no_bayar, keadaan }))
  await catatTimbangLelang(ctx, no_hutang, isi, otorisasi)
  await pakaiOtorisasi(ctx, otorisasi, no_hutang)
  ctx.audit({ dokumen: no_bayar, sesudah: { timbang: rows } })
  return { message: TERSIMPAN, data: await kartuHutang(ctx.db, ctx.sesi, no_hutang) }
})

const batalBayar = route(batalBayarHutang, async (input, ctx) => {
  const { no_bayar, void_edc } = input
  const bayar = await bacaBayar(ctx, no_bayar)
  const { no_hutang, no_baru, jenis } = bayar
  const hutang = await kunciHutang(ctx, no_baru === null ? [no_hutang] : [no_hutang, no_baru])
  let barang = ''
  let biaya = TANPA_BIAYA
  const hasil = await batalDokumen(ctx, DOKUMEN[jenis], input, {
    lalu: 'OWN',
    kembalikan: async () => {
      barang = await terimaKembali(ctx, bayar, hutang, input)
      await tolakBukanKasir(ctx, bayar.jumlah > 0)
      await kembalikan(ctx, bayar, hutang, input)
      biaya = await pegangBiaya(ctx, { ...bayar, dokumen: no_bayar }, void_edc)
      await lepasPembayaran(ctx, [no_bayar], `Batal ${no_bayar}`)
    },
    kasus: () => [
      kasusBatal(
        ctx,
        { tgl_system: bayar.tgl_system, valid_pada: bayar.dibuat_pada },
        {
          aturan: `Pembayaran hutang (${jenis}) dibatalkan`,
          keterangan: `${no_bayar}, ${no_hutang}, Rp. ${formatRibuan(bayar.jumlah)}${barang}${teksBiaya(biaya)}`,
          rp: bayar.jumlah,
        },
      ),
    ],
  })
  await ctx.db.run(sql`UPDATE hutang_bayar SET void_edc = ${void_edc} WHERE no_bayar = ${no_bayar}`)
  const dari = hutang[0]?.nama_customer ?? '-'
  await bukukanBiaya(ctx, DOKUMEN_BIAYA_KEMBALI, { kepala: { no_bayar }, dari, no_batal: hasil.no_batal }, biaya)
  return hasil
})

/** Loans undone, and what was paid of them. */
export const batalHutangFeature: Feature = {
  dokumen: [DOKUMEN_BIAYA_KEMBALI],
  routes: [batal, timbangKembali, batalBayar],
}
