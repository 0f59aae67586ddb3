import type { Kasus, OutputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatGram, kombinasiTerdekat, mg } from '@kencana/ledger'
import {
  type Feature,
  hitungBaris,
  kunciOtorisasi,
  pakaiOtorisasi,
  periksaHariBatal,
  Refusal,
  route,
  simpanDokumen,
  TERSIMPAN,
  type WriteContext,
} from '@kencana/server-kit'
import { bakiTertutup, tolakLihat } from '../stock-opname/dihitung.api.ts'
import { type Buku, bukuBaki } from './buku-baki.api.ts'
import {
  batalTimbang,
  bukaTimbang,
  DOKUMEN_TIMBANG,
  getTimbang,
  listTimbang,
  OTORISASI_BATAL_TIMBANG,
  riwayatTimbang,
  selesaiTimbang,
} from './timbang-baki.contract.ts'
import { bakiHari, kepingBaki, riwayatBaki, satuTimbang } from './timbang-baki.query.ts'

type Timbang = OutputOf<typeof getTimbang>

const buka = route(bukaTimbang, async ({ kode_baki }, ctx) => {
  const { kode_toko } = ctx.sesi
  await tolakLihat(ctx.db, ctx.sesi, kode_baki)
  // Two who begin at once are told one after the other who was first.
  const baki = await ctx.db.one<{ kode_baki: string }>(sql`
    SELECT kode_baki FROM baki WHERE kode_toko = ${kode_toko} AND kode_baki = ${kode_baki} AND dihapus_pada IS NULL
    FOR NO KEY UPDATE`)
  if (!baki) throw new Refusal('rule', `Baki ${kode_baki} Tidak Ada`)
  const terbuka = await ctx.db.one<{ no_timbang: string; user_id: string }>(sql`
    SELECT no_timbang, user_id FROM timbang_baki
    WHERE kode_toko = ${kode_toko} AND kode_baki = ${kode_baki} AND status = 'OPEN'`)
  if (terbuka)
    throw new Refusal('conflict', `Baki ${kode_baki} Sedang Ditimbang ${terbuka.user_id}, ${terbuka.no_timbang}`)
  const no_timbang = await simpanDokumen(ctx, DOKUMEN_TIMBANG, {
    kepala: { kode_baki },
    jurnal: () => null,
    audit: { sesudah: { kode_baki } },
  })
  return satuTimbang(ctx.db, kode_toko, no_timbang)
})

/** The weighing, held, not taken back. @throws Refusal */
const pegang = async (ctx: WriteContext, no_timbang: string) => {
  const { kode_toko } = ctx.sesi
  await ctx.db.run(
    sql`SELECT 1 FROM timbang_baki WHERE no_timbang = ${no_timbang} AND kode_toko = ${kode_toko} FOR UPDATE`,
  )
  const timbang = await satuTimbang(ctx.db, kode_toko, no_timbang)
  if (timbang.status === 'BATAL') throw new Refusal('conflict', `Dokumen ${no_timbang} Sudah Dibatalkan`)
  return timbang
}

/** Pieces that explain a shortage beyond the tolerance; nothing for a tray that is right or too heavy. */
const cariHilang = async (ctx: WriteContext, buku: Buku, kurang: number) => {
  if (kurang <= buku.toleransi) return []
  const keping = await kepingBaki(ctx.db, ctx.sesi.kode_toko, buku.kode_baki)
  const berat = keping.map((one) => one.berat)
  return kombinasiTerdekat(berat, kurang, buku.toleransi).map(({ indeks, selisih }) => ({
    selisih,
    barang: indeks.flatMap((at) => keping[at] ?? []),
  }))
}

const selesai = route(selesaiTimbang, async ({ no_timbang, berat_timbang, sidik }, ctx) => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const timbang = await pegang(ctx, no_timbang)
  if (timbang.status === 'DONE') throw new Refusal('conflict', `Timbang Baki ${no_timbang} Sudah Selesai`)
  if (timbang.tgl_system !== tgl_system)
    throw new Refusal('rule', `Timbang Baki ${no_timbang} Dari Hari Lalu, Batalkan Dan Timbang Ulang`)
  const { kode_baki } = timbang
  await tolakLihat(ctx.db, ctx.sesi, kode_baki)
  const [buku] = await bukuBaki(ctx.db, kode_toko, { kode_baki })
  if (!buku) throw new Refusal('missing', `Baki ${kode_baki} Tidak Ada`)
  if (buku.sidik !== sidik)
    throw new Refusal('conflict', `Isi Baki ${kode_baki} Berubah Sejak Dibuka, Silahkan Timbang Ulang`)
  if (berat_timbang < buku.tara_baki)
    throw new Refusal('rule', `Berat Timbangan Kurang Dari Berat Baki ${formatGram(buku.tara_baki)} g`)
  const selisih = berat_timbang - buku.berat_seharusnya
  const mungkin = await cariHilang(ctx, buku, -selisih)
  await ctx.db.run(sql`
    UPDATE timbang_baki SET status = 'DONE', pcs = ${buku.pcs}, berat = ${buku.berat}, berat_asli = ${buku.berat_asli},
      tara_baki = ${buku.tara_baki}, tara_bandrol = ${buku.tara_bandrol}, tara_plastik = ${buku.tara_plastik},
      tara_atribut = ${buku.tara_atribut}, toleransi = ${buku.toleransi}, berat_timbang = ${berat_timbang},
      mungkin_hilang = ${sql.json(mungkin)}::jsonb, selesai_oleh = ${user_id}, selesai_pada = ${ctx.waktu}
    WHERE no_timbang = ${no_timbang}`)
  ctx.audit({ dokumen: no_timbang, sesudah: { kode_baki, berat_timbang, selisih: mg(selisih) } })
  return { message: TERSIMPAN, data: await satuTimbang(ctx.db, kode_toko, no_timbang) }
})

/** A weighing that showed something is not made to disappear by who made it. */
const kasusBeda = ({
  no_timbang,
  kode_baki,
  status,
  berat_timbang,
  berat_seharusnya,
  toleransi,
}: Timbang): Kasus | null => {
  if (status !== 'DONE' || berat_timbang === null) return null
  const beda = Math.abs(berat_timbang - berat_seharusnya)
  if (beda <= toleransi) return null
  return {
    kategori: OTORISASI_BATAL_TIMBANG,
    aturan: 'Timbangan yang berbeda dari buku dibatalkan',
    keterangan: `${no_timbang}, baki ${kode_baki}`,
    satuan: 'MG',
    hitung: berat_seharusnya,
    input: berat_timbang,
    mg: beda,
    saksi: true,
  }
}

// An open one stands in nobody's report and is given up on any day; a finished one of a past day only by the owner.
const batal = route(batalTimbang, async ({ no_timbang, alasan }, ctx) => {
  const { user_id } = ctx.sesi
  const timbang = await pegang(ctx, no_timbang)
  if (timbang.status === 'DONE') periksaHariBatal(ctx, timbang.tgl_system)
  const otorisasi = await kunciOtorisasi(ctx, [kasusBeda(timbang)])
  await ctx.db.run(sql`
    UPDATE timbang_baki SET status = 'BATAL', alasan_batal = ${alasan}, batal_oleh = ${user_id}, batal_pada = ${ctx.waktu},
      otorisasi_batal = ${otorisasi}
    WHERE no_timbang = ${no_timbang}`)
  await pakaiOtorisasi(ctx, otorisasi, no_timbang)
  ctx.audit({ dokumen: no_timbang, sebelum: { status: timbang.status }, sesudah: { status: 'BATAL', alasan } })
  return { message: 'Berhasil' }
})

export const timbangBakiFeature: Feature = {
  dokumen: [DOKUMEN_TIMBANG],
  routes: [
    buka,
    selesai,
    batal,
    route(listTimbang, async (input, { db, sesi }) => {
      const tertutup = await bakiTertutup(db, sesi)
      return (await bakiHari(db, sesi, input)).filter((row) => !tertutup.has(row.kode_toko))
    }),
    route(riwayatTimbang, async ({ kode_baki }, { db, sesi }) => {
      await tolakLihat(db, sesi, kode_baki)
      return riwayatBaki(db, sesi.kode_toko, kode_baki)
    }),
    route(getTimbang, async ({ no_timbang }, { db, sesi }) => {
      const timbang = await satuTimbang(db, sesi.kode_toko, no_timbang)
      await tolakLihat(db, sesi, timbang.kode_baki)
      return timbang
    }),
  ],
  terbuka: [
    {
      nama: 'Timbang Baki Belum Selesai',
      path: '/timbang-baki',
      jumlah: (db, kode_toko) => hitungBaris(db, sql`timbang_baki WHERE kode_toko = ${kode_toko} AND status = 'OPEN'`),
    },
  ],
}
