import type { InputOf, Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatGram, type Mg, mg, type Rp } from '@kencana/ledger'
import {
  type BalanceKey,
  batalDokumen,
  type Feature,
  ISI_FOTO,
  kunciOtorisasi,
  kunciSaldo,
  pakaiOtorisasi,
  Refusal,
  route,
  simpanDokumen,
  TERSIMPAN,
  type WriteContext,
} from '@kencana/server-kit'
import { pegangTukang } from '../../master/tukang/tukang.api.ts'
import { kasusBahan, pegangTangan } from '../../tukang/bahan-tukang/batas-bahan.api.ts'
import { saldoOngkos } from '../../tukang/ongkos-tukang/ongkos-tukang.api.ts'
import { ALARM_SERVICE } from './alarm-service.query.ts'
import { catatSemua, type FotoBaris, tandaiFoto, terimaSemua, tolakTanpaFoto } from './foto-service.store.ts'
import { type Ditimbang, kasusPatri, kasusSelesai } from './kasus-selesai.store.ts'
import { catatPemegang, tolakBukanPemegang } from './pemegang.store.ts'
import {
  batalSelesaiService,
  DOKUMEN_SELESAI_SERVICE,
  kirimService,
  selesaikanService,
} from './selesai-service.contract.ts'
import { kunciService, pilihBarang, type ServiceTerkunci, ubahStatus } from './service.api.ts'
import { jurnalSelesaiService, tempatPatri } from './service.posting.ts'
import { satuService } from './service.query.ts'

type Isian = InputOf<typeof selesaikanService>
type Sumber = 'BAHAN_TOKO' | 'TUKANG'

interface Patri {
  sumber: Sumber | null
  kode_group: string | null
  kode_tukang: string | null
}

const saldoPatri = (patri: Patri): BalanceKey => {
  const { akun, ref = '-' } = tempatPatri(patri)
  return { akun, ref, lot: '-', kode_group: patri.kode_group ?? '-', kode_dept: '-' }
}

/** Holds the solder that went in. @throws Refusal where there is not as much */
const pegangPatri = async (ctx: WriteContext, patri: Patri, perlu: Mg): Promise<void> => {
  if (patri.sumber === null) return
  const [saldo] = await kunciSaldo(ctx, [saldoPatri(patri)])
  const ada = saldo?.mg ?? mg(0)
  if (perlu > ada)
    throw new Refusal(
      'rule',
      `Patri ${patri.kode_group} ${patri.sumber === 'TUKANG' ? `Tukang ${patri.kode_tukang}` : 'Toko'} Tinggal ${formatGram(ada)} g, Dibutuhkan ${formatGram(perlu)} g`,
    )
}

const pegangGroup = async ({ db }: WriteContext, kode_group: string | null): Promise<void> => {
  if (kode_group === null) return
  const ada = await db.one(sql`
    SELECT 1 AS ada FROM master_group WHERE kode_group = ${kode_group} AND dihapus_pada IS NULL FOR SHARE`)
  if (!ada) throw new Refusal('rule', `Kategori ${kode_group} Tidak Ada`)
}

const timbang = (service: ServiceTerkunci, { barang }: Isian): (Ditimbang & Isian['barang'][number])[] => {
  const dipilih = pilihBarang(
    service,
    barang.map((one) => one.urut),
    'OPEN',
  )
  return barang.map((one, at) => {
    const satu = dipilih[at]
    if (!satu) throw new Error('no piece')
    const { nama_barang, jumlah, jenis_kerja, berat_kini } = satu
    return { ...one, nama_barang, jumlah, jenis_kerja, berat_masuk: berat_kini }
  })
}

const KOLOM = [
  'urut_barang',
  'berat_masuk',
  'berat_keluar',
  'patri',
  'batu',
  'kerja_tambahan',
  'tambahan',
  'setuju_nama',
] as const

/** Each piece as it is now. */
const catatBarang = async (ctx: WriteContext, no_service: string, no_selesai: string): Promise<void> => {
  await ctx.db.run(sql`
    UPDATE service_barang b SET berat_kini = d.berat_keluar, patri = d.patri, batu = d.batu, tambahan = d.tambahan, no_selesai = d.no_selesai
    FROM service_selesai_barang d WHERE d.no_selesai = ${no_selesai} AND b.no_service = ${no_service} AND b.urut = d.urut_barang`)
}

/** The picture of each piece as it is now. */
const tampilkanFoto = async (
  { db }: WriteContext,
  no_service: string,
  barang: readonly { urut: number; foto: string | null }[],
): Promise<void> => {
  await db.run(sql`
    UPDATE service_barang b SET foto_selesai = f.foto FROM jsonb_to_recordset(${sql.json(barang.map(({ urut, foto }) => ({ urut, foto })))}::jsonb) f (urut integer, foto text)
    WHERE b.no_service = ${no_service} AND b.urut = f.urut`)
}

const selesai = route(
  selesaikanService,
  async (isian, ctx, tersimpan: FotoBaris) => {
    const { no_service, ongkos_tukang } = isian
    const service = await kunciService(ctx, no_service, isian.versi)
    const ditimbang = timbang(service, isian)
    await tolakTanpaFoto(ctx, ditimbang, tersimpan, 'Foto Selesai')
    const foto = await catatSemua(ctx, tersimpan)
    const barang = ditimbang.map((one, at) => ({ ...one, foto: foto[at] ?? null }))
    const berat_patri = mg(barang.reduce((sum, one) => sum + one.patri, 0))
    const tanpa = berat_patri === 0
    const kode_tukang = isian.kode_tukang || null
    const patri: Patri = {
      kode_tukang,
      sumber: tanpa || isian.sumber === '' ? null : isian.sumber,
      kode_group: tanpa || isian.kode_group === '' ? null : isian.kode_group,
    }
    if (kode_tukang !== null) {
      await pegangTukang(ctx, kode_tukang)
      await tolakBukanPemegang(ctx, service, barang, kode_tukang)
    }
    await pegangGroup(ctx, patri.kode_group)
    await pegangPatri(ctx, patri, berat_patri)
    const otorisasi = await kunciOtorisasi(
      ctx,
      await kasusSelesai(ctx, { ...service, kode_tukang, ongkos_tukang, barang }),
    )
    const no_selesai = await simpanDokumen(ctx, DOKUMEN_SELESAI_SERVICE, {
      kepala: { no_service, ...patri, ongkos_tukang, otorisasi },
      baris: { columns: KOLOM, rows: barang.map(({ urut, ...one }) => ({ ...one, urut_barang: urut })) },
      gerak: async (nomor) => {
        await catatBarang(ctx, no_service, nomor)
        await tandaiFoto(ctx, no_service, barang, 'SELESAI')
        await tampilkanFoto(ctx, no_service, barang)
        const urut = barang.map((one) => one.urut)
        // Whoever had them has given them back.
        await catatPemegang(ctx, no_service, urut, null)
        await ubahStatus(ctx, no_service, urut, 'DONE')
      },
      jurnal: (nomor) => jurnalSelesaiService({ no_selesai: nomor, no_service, ...patri, ongkos_tukang, barang }),
      sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
      audit: { sesudah: { ...isian, barang } },
    })
    return { message: TERSIMPAN, no_selesai, data: await satuService(ctx.db, ctx.sesi, no_service) }
  },
  { bodyLimit: ISI_FOTO, before: ({ barang }, { blob }) => terimaSemua(blob, barang) },
)

interface Asal extends Patri {
  no_service: string
  ongkos_tukang: Rp
  berjurnal: boolean
  berat_patri: Mg
}

/** A fee that was paid already is not taken back by what it was for. */
const pegangOngkos = async (ctx: WriteContext, { kode_tukang, ongkos_tukang }: Asal): Promise<void> => {
  if (kode_tukang === null || ongkos_tukang === 0) return
  const [saldo] = await kunciSaldo(ctx, [saldoOngkos(kode_tukang)])
  if (-(saldo?.rp ?? 0) < ongkos_tukang)
    throw new Refusal('conflict', `Ongkos Tukang ${kode_tukang} Sudah Dibayar, Batalkan Pembayarannya Dahulu`)
}

/** Solder goes back: into a craftsman's hands judged as if it was given to him, into the shop's stock as if it had gone out. */
const kasusPatriKembali = async (ctx: WriteContext, no_selesai: string, asal: Asal): Promise<Kasus | null> => {
  const { sumber, kode_tukang, kode_group, berat_patri } = asal
  if (sumber === 'BAHAN_TOKO') return kasusPatri(ctx, berat_patri, `Batal ${no_selesai}, ${asal.no_service}`)
  if (sumber !== 'TUKANG' || kode_tukang === null || kode_group === null) return null
  await pegangTangan(ctx, kode_tukang)
  await pegangTukang(ctx, kode_tukang)
  return kasusBahan(ctx, { kode_tukang, kode_group, jml_bahan: berat_patri })
}

const kembalikan = async (ctx: WriteContext, no_selesai: string, service: ServiceTerkunci): Promise<void> => {
  const rows = await ctx.db.rows<{ urut: number }>(sql`
    SELECT urut_barang AS urut FROM service_selesai_barang WHERE no_selesai = ${no_selesai} ORDER BY 1`)
  const urut = rows.map((one) => one.urut)
  pilihBarang(service, urut, 'DONE')
  await ctx.db.run(sql`
    UPDATE service_barang SET berat_kini = berat, patri = 0, batu = 0, tambahan = 0, no_selesai = NULL, foto_selesai = NULL
    WHERE no_service = ${service.no_service} AND no_selesai = ${no_selesai}`)
  await ubahStatus(ctx, service.no_service, urut, 'OPEN')
}

const batal = route(batalSelesaiService, async (input, ctx) => {
  const { no_selesai } = input
  const { kode_toko } = ctx.sesi
  const milik = await ctx.db.one<{ no_service: string }>(sql`
    SELECT no_service::text FROM service_selesai WHERE no_selesai = ${no_selesai} AND kode_toko = ${kode_toko}`)
  const service = milik && (await kunciService(ctx, milik.no_service))
  return batalDokumen(ctx, DOKUMEN_SELESAI_SERVICE, input, {
    pilih: sql`no_service::text, kode_tukang::text, ongkos_tukang, sumber, kode_group::text,
      (SELECT sum(d.patri) FROM service_selesai_barang d WHERE d.no_selesai = service_selesai.no_selesai)::bigint AS berat_patri,
      EXISTS (SELECT FROM jurnal j WHERE j.kind = 'SERVICE' AND j.document = service_selesai.no_selesai) AS berjurnal`,
    kembalikan: async (asal: Asal) => {
      if (service) await kembalikan(ctx, no_selesai, service)
      await pegangOngkos(ctx, asal)
    },
    kind: ({ berjurnal }) => (berjurnal ? 'SERVICE' : null),
    kasus: async (asal) => [await kasusPatriKembali(ctx, no_selesai, asal)],
  })
})

const kirim = route(kirimService, async ({ no_service, versi, urut, kode_tukang }, ctx) => {
  const service = await kunciService(ctx, no_service, versi)
  pilihBarang(service, urut, 'OPEN')
  if (kode_tukang !== '') await pegangTukang(ctx, kode_tukang)
  await catatPemegang(ctx, no_service, urut, kode_tukang || null)
  await ctx.db.run(sql`UPDATE service SET versi = versi + 1 WHERE no_service = ${no_service}`)
  ctx.audit({ dokumen: no_service, sesudah: { urut, kode_tukang } })
  return { message: TERSIMPAN }
})

/** Pieces that are worked on, and done: weights, solder, the customer's yes to more work, the craftsman's fee; with undo. */
export const selesaiServiceFeature: Feature = {
  dokumen: [DOKUMEN_SELESAI_SERVICE],
  routes: [selesai, batal, kirim],
  alarm: ALARM_SERVICE,
}
