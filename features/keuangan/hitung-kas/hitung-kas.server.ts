import type { OutputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { type Rp, rp } from '@kencana/ledger'
import {
  type Feature,
  kunciOtorisasi,
  pakaiOtorisasi,
  Refusal,
  route,
  simpanDokumen,
  TERSIMPAN,
  type WriteContext,
} from '@kencana/server-kit'
import { pastikanOrangLain, saksiUntuk } from '../../akses/otorisasi/saksi.api.ts'
import { periksaBatas } from '../../pengaturan/batas/batas.api.ts'
import { bilanganParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import { kunciLaci, pegangLaciToko, saldoLaci } from '../laci/laci.api.ts'
import { bukukanUang } from '../uang/uang.api.ts'
import { OTORISASI_UANG_KELUAR, SELISIH_KAS } from '../uang/uang.contract.ts'
import {
  belumDihitung,
  gerakLaci,
  hitunganMenunggu,
  kasTakDihitung,
  masihSelisih,
  pemegangUangnya,
  selisihBelumDibukukan,
} from './hitung-kas.api.ts'
import {
  bukukanSelisih,
  DOKUMEN_HITUNG_KAS,
  getHitungKas,
  hitungKas,
  hitungKedua,
  keadaanKas,
  listHitungKas,
  OTORISASI_SELISIH_KAS,
  SAKSI_HITUNG_KAS,
} from './hitung-kas.contract.ts'
import { ALARM_HITUNG_KAS, bacaKeadaan, daftarHitungKas, satuHitungKas } from './hitung-kas.query.ts'

type Lembar = Readonly<Record<string, number | undefined>>

const jumlahLembar = (lembar: Lembar): number =>
  Object.entries(lembar).reduce((sum, [pecahan, banyak = 0]) => sum + Number(pecahan) * banyak, 0)

const jawab = async (
  ctx: WriteContext,
  no_hitung: string,
): Promise<{ no_hitung: string; data: OutputOf<typeof getHitungKas> }> => ({
  no_hitung,
  data: await satuHitungKas(ctx.db, ctx.sesi.kode_toko, no_hitung),
})

const hitung = route(hitungKas, async ({ kode_laci, lembar }, ctx) => {
  const { kode_toko } = ctx.sesi
  await pegangLaciToko(ctx.db, ctx.sesi, kode_laci)
  await kunciLaci(ctx.db, kode_toko, kode_laci)
  const menunggu = await ctx.db.one<{ no_hitung: string }>(sql`
    SELECT no_hitung::text FROM hitung_kas
    WHERE kode_toko = ${kode_toko} AND kode_laci = ${kode_laci} AND perlu_kedua AND kedua_oleh IS NULL`)
  if (menunggu) throw new Refusal('conflict', `Hitungan ${menunggu.no_hitung} Masih Menunggu Hitungan Kedua`)
  const saldo = await saldoLaci(ctx.db, kode_toko, kode_laci)
  const batas = await bilanganParaSystem(ctx.db, ctx.sesi.kode_toko, 'selisih_kas')
  const dihitung = jumlahLembar(lembar)
  // Whoever has the money in hand knows what should lie there: somebody else counts it as well, whatever he says.
  const pemegang = await pemegangUangnya(ctx.db, ctx.sesi, kode_laci)
  const terbuka = await masihSelisih(ctx.db, kode_toko, kode_laci)
  const perlu_kedua = pemegang || terbuka || Math.abs(dihitung - saldo) > batas
  const gerak = await gerakLaci(ctx.db, ctx.sesi, kode_laci)
  const no_hitung = await simpanDokumen(ctx, DOKUMEN_HITUNG_KAS, {
    kepala: { kode_laci, lembar, saldo, gerak, perlu_kedua },
    jurnal: () => null,
    audit: { sesudah: { kode_laci, dihitung, saldo } },
  })
  // The same words whatever he counted: else they would tell whether it is what the books say.
  const message = pemegang
    ? 'Uang Yang Dipegang Sendiri Harus Dihitung Ulang Oleh User Lain'
    : terbuka
      ? 'Selisih Sebelumnya Belum Dibukukan, Kas Harus Dihitung Ulang Oleh User Lain'
      : perlu_kedua
        ? 'Selisih Di Atas Batas, Kas Harus Dihitung Ulang Oleh User Lain'
        : TERSIMPAN
  return { message, ...(await jawab(ctx, no_hitung)) }
})

interface Hitungan {
  kode_laci: string
  user_id: string
  kedua_oleh: string | null
  selisih: Rp | null
  no_uang: string | null
  terakhir: boolean
}

/** A count of the open day, its drawer held. @throws Refusal */
const pegang = async (ctx: WriteContext, no_hitung: string): Promise<Hitungan> => {
  const { data } = await jawab(ctx, no_hitung)
  await kunciLaci(ctx.db, ctx.sesi.kode_toko, data.kode_laci)
  // Read again: somebody may have finished or booked it while this one waited for the drawer.
  const { data: kini } = await jawab(ctx, no_hitung)
  if (kini.tgl_system !== ctx.sesi.tgl_system) throw new Refusal('rule', `Hitungan ${no_hitung} Dari Hari Lain`)
  return kini
}

/** Whether somebody else's first count of it missed another sum. */
const berbeda = async ({ db }: WriteContext, no_hitung: string, selisih: number): Promise<boolean> => {
  const row = await db.one<{ pertama: number }>(
    sql`SELECT dihitung - saldo AS pertama FROM hitung_kas WHERE no_hitung = ${no_hitung}`,
  )
  return row?.pertama !== selisih
}

const kedua = route(hitungKedua, async ({ no_hitung, lembar }, ctx) => {
  const { kode_laci, user_id, selisih } = await pegang(ctx, no_hitung)
  const { kode_toko } = ctx.sesi
  if (selisih !== null) throw new Refusal('conflict', `Hitungan ${no_hitung} Sudah Selesai`)
  const dihitung = jumlahLembar(lembar)
  // Somebody whom he made today, or gave his password, is himself.
  const lain = await saksiUntuk(ctx, user_id)
  const saldo = await saldoLaci(ctx.db, kode_toko, kode_laci)
  // His figures are the ones that hold: he says what the first one said, or somebody looks.
  const lebih = !lain || (await berbeda(ctx, no_hitung, dihitung - saldo))
  const otorisasi = await kunciOtorisasi(ctx, [
    lebih
      ? {
          kategori: SAKSI_HITUNG_KAS,
          aturan: lain ? 'Hitungan kedua berbeda dari yang pertama' : 'Hitungan kedua oleh penghitung pertama',
          keterangan: lain ? `${no_hitung}, berbeda dari hitungan ${user_id}` : no_hitung,
          satuan: 'RP',
          input: dihitung,
          rp: dihitung,
          saksi: true,
        }
      : null,
  ])
  const gerak = await gerakLaci(ctx.db, ctx.sesi, kode_laci)
  await ctx.db.run(sql`
    UPDATE hitung_kas SET lembar_kedua = ${sql.json(lembar)}, saldo_kedua = ${saldo}, gerak = ${gerak}, kedua_oleh = ${ctx.sesi.user_id},
      kedua_pada = ${ctx.waktu}, otorisasi = ${otorisasi}
    WHERE no_hitung = ${no_hitung}`)
  await pakaiOtorisasi(ctx, otorisasi, no_hitung)
  ctx.audit({ dokumen: no_hitung, sesudah: { dihitung, saldo } })
  return { message: TERSIMPAN, ...(await jawab(ctx, no_hitung)) }
})

/** What is agreed to: a difference beyond the limit; one within it counts to what may leave the drawer by hand. */
const kasusSelisih = async (
  ctx: WriteContext,
  no_hitung: string,
  { kode_laci, user_id, kedua_oleh }: Hitungan,
  selisih: Rp,
) => {
  const jumlah = rp(Math.abs(selisih))
  const batas = await bilanganParaSystem(ctx.db, ctx.sesi.kode_toko, 'selisih_kas')
  const siapa = kedua_oleh === null ? user_id : `${user_id} lalu ${kedua_oleh}`
  const laci = kode_laci === '-' ? '' : ` laci ${kode_laci}`
  const keterangan = `${no_hitung}: kas${laci} ${selisih > 0 ? 'lebih' : 'kurang'}, dihitung ${siapa}`
  if (jumlah > batas)
    return {
      kategori: OTORISASI_SELISIH_KAS,
      aturan: 'Selisih hitung kas dibukukan',
      keterangan,
      satuan: 'RP' as const,
      input: selisih,
      rp: jumlah,
    }
  if (selisih > 0) return null
  return periksaBatas(ctx, 'biaya', jumlah, {
    kategori: OTORISASI_UANG_KELUAR,
    aturan: 'Selisih hitung kas',
    keterangan,
  })
}

const buku = route(bukukanSelisih, async ({ no_hitung }, ctx) => {
  const hitungan = await pegang(ctx, no_hitung)
  const { kode_laci, user_id, kedua_oleh, selisih, no_uang: sudah, terakhir } = hitungan
  if (selisih === null) throw new Refusal('rule', `Hitungan ${no_hitung} Masih Menunggu Hitungan Kedua`)
  if (selisih === 0) throw new Refusal('rule', `Hitungan ${no_hitung} Tidak Ada Selisihnya`)
  if (sudah !== null) throw new Refusal('conflict', `Selisih ${no_hitung} Sudah Dibukukan (${sudah})`)
  if (!terakhir) throw new Refusal('rule', 'Hanya Selisih Hitungan Terakhir Yang Dibukukan')
  const otorisasi = await kunciOtorisasi(ctx, [await kasusSelisih(ctx, no_hitung, hitungan, selisih)])
  await pastikanOrangLain(ctx, otorisasi, [user_id, kedua_oleh])
  const no_uang = await bukukanUang(ctx, {
    arah: selisih > 0 ? 'TAMBAH' : 'AMBIL',
    no_rekening: null,
    kode_transaksi: SELISIH_KAS,
    lawan: selisih > 0 ? 'PENDAPATAN_LAIN' : 'BIAYA',
    pihak: '-',
    jumlah: rp(Math.abs(selisih)),
    keterangan: no_hitung,
    otorisasi,
    laci: kode_laci,
  })
  await ctx.db.run(sql`UPDATE hitung_kas SET no_uang = ${no_uang} WHERE no_hitung = ${no_hitung}`)
  return { message: TERSIMPAN, no_uang, ...(await jawab(ctx, no_hitung)) }
})

/** Cash counted blind, twice where it differs, and the difference booked. */
export const hitungKasFeature: Feature = {
  alarm: ALARM_HITUNG_KAS,
  dokumen: [DOKUMEN_HITUNG_KAS],
  penghalang: [
    {
      nama: 'Hitungan Kas Menunggu Orang Kedua',
      path: '/hitung-kas',
      jumlah: hitunganMenunggu,
      kalimat: 'Kas Masih Menunggu Hitungan Kedua',
    },
    {
      nama: 'Kas Belum Dihitung Sejak Bergerak',
      path: '/hitung-kas',
      jumlah: belumDihitung,
      kalimat: 'Kas Belum Dihitung, Atau Bergerak Sesudah Dihitung',
    },
  ],
  terbuka: [
    { nama: 'Kas Belum Dihitung', path: '/hitung-kas', jumlah: kasTakDihitung, saatTutup: true },
    { nama: 'Selisih Kas Belum Dibukukan', path: '/hitung-kas', jumlah: selisihBelumDibukukan },
  ],
  routes: [
    hitung,
    kedua,
    buku,
    route(keadaanKas, (_, { db, sesi }) => bacaKeadaan(db, sesi)),
    route(listHitungKas, ({ tanggal }, { db, sesi }) => daftarHitungKas(db, sesi.kode_toko, tanggal)),
    route(getHitungKas, ({ no_hitung }, { db, sesi }) => satuHitungKas(db, sesi.kode_toko, no_hitung)),
  ],
}
