import type { InputOf, Kasus } from '@kencana/contract'
import { among, sql } from '@kencana/database'
import { formatRibuan, persenDari, type Rp, rp } from '@kencana/ledger'
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
import { kasusBukti, kasusNonTunai, lepasPembayaran } from '../../keuangan/pembayaran/konfirmasi.api.ts'
import { barisPembayaran, catatPembayaran, type Dibayar } from '../../keuangan/pembayaran/pembayaran.api.ts'
import { pegangRekening } from '../../keuangan/uang/uang.api.ts'
import { periksaBatas } from '../../pengaturan/batas/batas.api.ts'
import { SUDAH_CAIR } from './cair-marketplace.api.ts'
import {
  batalCair,
  cairMarketplace,
  DOKUMEN_CAIR,
  getCair,
  listCair,
  OTORISASI_BATAL_CAIR,
  OTORISASI_BIAYA_MARKETPLACE,
  piutangMarketplace,
} from './cair-marketplace.contract.ts'
import { jurnalCair } from './cair-marketplace.posting.ts'
import { ALARM_CAIR, bacaCair, bacaPiutang } from './cair-marketplace.query.ts'

type Isian = InputOf<typeof cairMarketplace>
type Baris = Isian['data'][number]

/** A nota that is paid out, held until commit. */
interface NotaCair {
  no_faktur_jual: string
  kode_marketplace: string | null
  status: string
  sisa: Rp
  persen: number
}

const pegangNota = async ({ db, sesi }: WriteContext, nomor: readonly string[]): Promise<Map<string, NotaCair>> => {
  await db.run(sql`
    SELECT 1 FROM penjualan WHERE kode_toko = ${sesi.kode_toko} AND no_faktur_jual ${among(nomor)} ORDER BY no_faktur_jual FOR UPDATE`)
  // In a statement of its own: what was paid out while this one waited is seen.
  const rows = await db.rows<NotaCair>(sql`
    SELECT k.no_faktur_jual::text, k.kode_marketplace::text, k.status, (k.tagihan - ${SUDAH_CAIR})::bigint AS sisa, coalesce(m.biaya, 0) AS persen
    FROM penjualan k LEFT JOIN marketplace m ON m.kode_marketplace = k.kode_marketplace
    WHERE k.kode_toko = ${sesi.kode_toko} AND k.no_faktur_jual ${among(nomor)}`)
  return new Map(rows.map((row) => [row.no_faktur_jual, row]))
}

/** The platform that owes a nota. @throws Refusal where the nota is not owed as it was shown */
const periksaBaris = ({ no_faktur_jual, sisa, diterima, biaya }: Baris, nota: NotaCair | undefined): string => {
  if (!nota) throw new Refusal('missing', `Faktur ${no_faktur_jual} Tidak Ada`)
  if (nota.kode_marketplace === null) throw new Refusal('rule', `Faktur ${no_faktur_jual} Bukan Penjualan Marketplace`)
  if (nota.status !== 'DONE')
    throw new Refusal(
      'conflict',
      `Faktur ${no_faktur_jual} ${nota.status === 'OPEN' ? 'Belum Sah' : 'Sudah Dibatalkan'}`,
    )
  if (nota.sisa === 0) throw new Refusal('conflict', `Faktur ${no_faktur_jual} Sudah Dicairkan`)
  if (nota.sisa !== sisa) throw new Refusal('conflict', `Faktur ${no_faktur_jual} Sudah Diproses Oleh User Lain`)
  if (diterima + biaya > sisa)
    throw new Refusal('rule', `Pencairan ${no_faktur_jual} Melebihi Piutang Rp. ${formatRibuan(sisa)}`)
  return nota.kode_marketplace
}

/** A line with the fee that the owner's figure expects of what it settles. */
interface Siap extends Baris {
  biaya_hitung: Rp
}

const siapkan = async (ctx: WriteContext, data: readonly Baris[]) => {
  const nota = await pegangNota(
    ctx,
    data.map((one) => one.no_faktur_jual),
  )
  const marketplace = new Set(data.map((one) => periksaBaris(one, nota.get(one.no_faktur_jual))))
  const [kode_marketplace = '', lain] = marketplace
  if (lain !== undefined) throw new Refusal('rule', 'Satu Pencairan Dari Satu Marketplace')
  const baris = data.map(
    (one): Siap => ({
      ...one,
      biaya_hitung: rp(persenDari(one.diterima + one.biaya, nota.get(one.no_faktur_jual)?.persen ?? 0)),
    }),
  )
  return { kode_marketplace, baris }
}

const transfer = ({ no_rekening, referensi }: Isian, jumlah: number): Dibayar => ({
  arah: 'MASUK',
  cara_bayar: 'TRANSFER',
  no_rekening,
  ref: '-',
  referensi,
  diterima: null,
  jumlah: rp(jumlah),
  // What the platform kept is its fee; the bank's is the owner's figure for customers.
  biaya: rp(0),
  masuk: true,
})

const jumlahkan = <B>(list: readonly B[], apa: (one: B) => number): number =>
  list.reduce((sum, one) => sum + apa(one), 0)

/** What of a payout somebody has to agree to: money that he alone says has come, a slip used before, a fee beyond the owner's figure. */
const kasusCair = async (ctx: WriteContext, isian: Isian, kode_marketplace: string, baris: readonly Siap[]) => {
  const semua = [
    transfer(
      isian,
      jumlahkan(baris, (one) => one.diterima),
    ),
  ]
  const untuk = `Pencairan ${kode_marketplace}, ${baris.length} faktur`
  const nonTunai = await kasusNonTunai(ctx, semua, untuk, { keluar: false })
  const bukti = await kasusBukti(ctx, semua, untuk)
  // Line by line, never netted: a fee forgiven here pays for none there.
  const lebih = jumlahkan(baris, (one) => Math.max(one.biaya - one.biaya_hitung, 0))
  const biaya: Kasus | null = await periksaBatas(ctx, 'biaya', lebih, {
    kategori: OTORISASI_BIAYA_MARKETPLACE,
    aturan: `Biaya ${kode_marketplace} lebih dari yang diatur`,
    keterangan: `${untuk}, biaya Rp. ${formatRibuan(jumlahkan(baris, (one) => one.biaya))}`,
  })
  return { nonTunai: nonTunai.some(Boolean), bukti: bukti !== null, kasus: [...nonTunai, bukti, biaya] }
}

const cair = route(cairMarketplace, async (isian, ctx) => {
  const { no_rekening, referensi, keterangan } = isian
  const { kode_marketplace, baris } = await siapkan(ctx, isian.data)
  await pegangRekening(ctx, no_rekening)
  const { nonTunai, bukti, kasus } = await kasusCair(ctx, isian, kode_marketplace, baris)
  const otorisasi = await kunciOtorisasi(ctx, kasus)
  const no_cair: string[] = []
  for (const { no_faktur_jual, diterima, biaya, biaya_hitung } of baris) {
    const nomor = await ctx.nomor(DOKUMEN_CAIR)
    const [no_cair_group = nomor] = no_cair
    const uang = [transfer(isian, diterima)]
    const isi = {
      no_cair_group,
      no_faktur_jual,
      kode_marketplace,
      no_rekening,
      diterima,
      biaya,
      biaya_hitung,
      referensi,
    }
    await simpanDokumen(
      ctx,
      DOKUMEN_CAIR,
      {
        kepala: { ...isi, keterangan, otorisasi },
        gerak: () =>
          catatPembayaran(ctx, nomor, uang, {
            dari: kode_marketplace,
            otorisasi: nonTunai ? otorisasi : null,
            ulang: bukti ? otorisasi : null,
            bagian: no_cair.length > 0,
          }),
        jurnal: () => jurnalCair({ no_cair: nomor, no_faktur_jual, diterima, biaya }, barisPembayaran(uang, nomor)),
        audit: { sesudah: isi },
      },
      nomor,
    )
    no_cair.push(nomor)
  }
  const [no_cair_group = ''] = no_cair
  await pakaiOtorisasi(ctx, otorisasi, no_cair_group)
  return { message: TERSIMPAN, no_cair_group, no_cair }
})

const batal = route(batalCair, async (input, ctx) => {
  const { no_cair } = input
  const milik = await ctx.db.one<{ no_faktur_jual: string }>(sql`
    SELECT no_faktur_jual::text FROM marketplace_cair WHERE no_cair = ${no_cair} AND kode_toko = ${ctx.sesi.kode_toko}`)
  // Its nota first, as everybody does.
  if (milik) await pegangNota(ctx, [milik.no_faktur_jual])
  return batalDokumen(ctx, DOKUMEN_CAIR, input, {
    pilih: sql`diterima, no_faktur_jual::text`,
    kembalikan: () => lepasPembayaran(ctx, [no_cair], `Batal ${no_cair}`),
    kasus: async ({ diterima, no_faktur_jual }: { diterima: Rp; no_faktur_jual: string }) => [
      await periksaBatas(ctx, 'uang_keluar', diterima, {
        kategori: OTORISASI_BATAL_CAIR,
        aturan: 'Uang pencairan dikeluarkan lagi',
        keterangan: `${no_cair}, ${no_faktur_jual}`,
      }),
    ],
  })
})

/** What platforms owe, what they paid out, and payouts taken back. */
export const cairMarketplaceFeature: Feature = {
  dokumen: [DOKUMEN_CAIR],
  alarm: ALARM_CAIR,
  routes: [
    cair,
    batal,
    route(piutangMarketplace, (_, { db, sesi }) => bacaPiutang(db, sesi.kode_toko)),
    route(listCair, ({ tanggal }, { db, sesi }) => bacaCair.daftar(db, sesi.kode_toko, tanggal)),
    route(getCair, ({ no_cair }, { db, sesi }) => bacaCair.satu(db, sesi.kode_toko, no_cair)),
  ],
}
