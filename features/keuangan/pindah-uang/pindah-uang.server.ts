import { sql } from '@kencana/database'
import type { Rp } from '@kencana/ledger'
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
import { saksiUntuk } from '../../akses/otorisasi/saksi.api.ts'
import { lacinya, tolakLaciOrang } from '../laci/laci.api.ts'
import { pegangUjung, periksaBukti, ujung } from './pindah-uang.api.ts'
import {
  batalPindahUang,
  DOKUMEN_PINDAH_UANG,
  DOKUMEN_UANG_SAMPAI,
  getPindahUang,
  listPindahUang,
  OTORISASI_UANG_SAMPAI,
  pindahUang,
  tempatLaci,
  terimaUang,
  uangJalan,
} from './pindah-uang.contract.ts'
import { jurnalPindahUang, jurnalSampai } from './pindah-uang.posting.ts'
import { ALARM_PINDAH_UANG, bacaPindahUang, diJalan, jumlahDiJalan, tempatUang } from './pindah-uang.query.ts'

const simpan = route(pindahUang, async (isian, ctx) => {
  const { jumlah, keterangan } = isian
  const [dari, ke] = [ujung(isian.dari), ujung(isian.ke)]
  await pegangUjung(ctx, [dari, ke])
  tolakLaciOrang(ctx.sesi, dari.laci)
  const asal = { dari: dari.rekening, laci_dari: dari.laci }
  const no_pindah_uang = await simpanDokumen(ctx, DOKUMEN_PINDAH_UANG, {
    kepala: { ...asal, ke: ke.rekening, laci_ke: ke.laci, jumlah, keterangan },
    jurnal: (nomor) => jurnalPindahUang({ no_pindah_uang: nomor, ...asal, jumlah }),
    audit: { sesudah: isian },
  })
  const data = await bacaPindahUang.satu(ctx.db, ctx.sesi.kode_toko, no_pindah_uang)
  return { message: TERSIMPAN, no_pindah_uang, data }
})

interface DiJalan {
  no_pindah_uang: string
  dari: string
  ke: string | null
  laci_ke: string
  jumlah: Rp
  user_id: string
  no_sampai: string | null
  no_batal: string | null
}

/** A transfer under way, held. @throws Refusal */
const pegangJalan = async ({ db, sesi }: WriteContext, nomor: string): Promise<DiJalan> => {
  const row = await db.one<DiJalan>(sql`
    SELECT k.no_pindah_uang::text, ${tempatUang('dari')} AS dari, k.ke::text, k.laci_ke::text, k.jumlah, k.user_id::text, k.no_sampai::text,
      k.no_batal::text
    FROM pindah_uang k WHERE k.kode_toko = ${sesi.kode_toko} AND k.no_pindah_uang = ${nomor} FOR UPDATE`)
  if (!row) throw new Refusal('missing', `Dokumen ${nomor} Tidak Ada`)
  if (row.no_batal !== null) throw new Refusal('conflict', `Dokumen ${nomor} Sudah Dibatalkan`)
  if (row.no_sampai !== null) throw new Refusal('conflict', `Uang ${nomor} Sudah Diterima (${row.no_sampai})`)
  return row
}

const terima = route(terimaUang, async ({ no_pindah_uang, referensi = '' }, ctx) => {
  const uang = await pegangJalan(ctx, no_pindah_uang)
  const { laci_ke } = uang
  await pegangUjung(ctx, [{ rekening: uang.ke, laci: laci_ke }])
  if (!lacinya(ctx.sesi, laci_ke)) throw new Refusal('denied', `Uang Ke Laci ${laci_ke} Diterima Pemegangnya`)
  const { jumlah } = uang
  await periksaBukti(ctx, uang.ke, referensi)
  // Somebody whom he made today, or gave his password, is himself.
  const lain = await saksiUntuk(ctx, uang.user_id)
  const otorisasi = await kunciOtorisasi(ctx, [
    lain
      ? null
      : {
          kategori: OTORISASI_UANG_SAMPAI,
          aturan: 'Uang diterima user yang mengirimnya',
          keterangan: `${no_pindah_uang} ${uang.dari} ke ${uang.ke ?? tempatLaci(laci_ke)}`,
          satuan: 'RP',
          hitung: null,
          input: jumlah,
          rp: jumlah,
          saksi: true,
        },
  ])
  const no_sampai = await simpanDokumen(ctx, DOKUMEN_UANG_SAMPAI, {
    kepala: { no_pindah_uang, no_rekening: uang.ke, referensi: uang.ke === null ? '' : referensi, otorisasi },
    gerak: async (nomor) => {
      await ctx.db.run(sql`UPDATE pindah_uang SET no_sampai = ${nomor} WHERE no_pindah_uang = ${no_pindah_uang}`)
    },
    jurnal: (nomor) => jurnalSampai(nomor, uang),
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sesudah: { no_pindah_uang, jumlah, referensi } },
  })
  return { message: TERSIMPAN, no_sampai, data: await bacaPindahUang.satu(ctx.db, ctx.sesi.kode_toko, no_pindah_uang) }
})

const batal = route(batalPindahUang, (input, ctx) =>
  batalDokumen(ctx, DOKUMEN_PINDAH_UANG, input, {
    pilih: sql`no_sampai::text, laci_dari::text`,
    kembalikan: async ({ no_sampai, laci_dari }: Pick<DiJalan, 'no_sampai'> & { laci_dari: string }) => {
      // What comes back there is his to have counted.
      tolakLaciOrang(ctx.sesi, laci_dari)
      if (no_sampai !== null)
        throw new Refusal('rule', `Uang ${input.no_pindah_uang} Sudah Diterima (${no_sampai}), Pindahkan Kembali`)
    },
  }),
)

/** Money from drawer to bank, from bank to drawer and from bank to bank, under way until somebody else saw it arrive. */
export const pindahUangFeature: Feature = {
  alarm: ALARM_PINDAH_UANG,
  dokumen: [DOKUMEN_PINDAH_UANG, DOKUMEN_UANG_SAMPAI],
  routes: [
    simpan,
    terima,
    batal,
    route(uangJalan, (_, { db, sesi }) => diJalan(db, sesi.kode_toko)),
    route(listPindahUang, ({ tanggal }, { db, sesi }) => bacaPindahUang.daftar(db, sesi.kode_toko, tanggal)),
    route(getPindahUang, ({ no_pindah_uang }, { db, sesi }) => bacaPindahUang.satu(db, sesi.kode_toko, no_pindah_uang)),
  ],
  terbuka: [{ nama: 'Uang di jalan', path: '/pindah-uang', jumlah: jumlahDiJalan }],
}
