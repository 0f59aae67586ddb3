import type { InputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { jumlah, mg } from '@kencana/ledger'
import {
  bacaSemuaSel,
  batalDokumen,
  type Feature,
  type ReadContext,
  Refusal,
  route,
  salahBaris,
  simpanDokumen,
  TERSIMPAN,
  tanpaNol,
} from '@kencana/server-kit'
import type { z } from 'zod'
import { pegangGroup } from '../../master/group/group.api.ts'
import { pegangTukang } from '../../master/tukang/tukang.api.ts'
import { yaParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import {
  barisBahan,
  batalImporBahan,
  DOKUMEN_IMPOR_BAHAN,
  getImporBahan,
  imporBahan,
  listImporBahan,
  periksaImporBahan,
} from './impor-bahan.contract.ts'
import { jurnalBahanAwal } from './impor-bahan.posting.ts'
import { bacaImporBahan, bacaPegangan, satuImporBahan } from './impor-bahan.query.ts'

type Lembar = InputOf<typeof periksaImporBahan>['baris']
type Awal = z.output<typeof barisBahan> & { nama_tukang: string }
type Pegangan = Awaited<ReturnType<typeof bacaPegangan>>

const ISI_LEMBAR = 1024 * 1024

/** A row of the sheet as a craftsman's material. @throws Refusal */
const satuBaris = (satu: Lembar[number], { tukang, group, sudah }: Pegangan): Awal => {
  const { isi, salah } = bacaSemuaSel(barisBahan.shape, satu)
  const dibaca = barisBahan.safeParse({ ...isi, jenis: String(isi.jenis ?? '').toUpperCase() })
  const mirip =
    tanpaNol('Kode Tukang', satu.kode_tukang, (kode) => tukang.has(kode)) ??
    tanpaNol('Kategori', satu.kode_group, (kode) => group.has(kode))
  if (!dibaca.success || Object.keys(salah).length > 0)
    throw new Refusal('invalid', salahBaris(barisBahan.shape, salah, dibaca.error?.issues ?? []))
  if (mirip !== undefined) throw new Refusal('rule', mirip)
  const awal = dibaca.data
  const nama_tukang = tukang.get(awal.kode_tukang)
  if (nama_tukang === undefined) throw new Refusal('missing', `Tukang ${awal.kode_tukang} Tidak Ada`)
  if (!group.has(awal.kode_group)) throw new Refusal('missing', `Kategori ${awal.kode_group} Tidak Ada`)
  if (awal.berat <= 0) throw new Refusal('invalid', 'Berat Harus Lebih Dari 0')
  const nomor = sudah.get(kunci(awal))
  if (nomor !== undefined) throw new Refusal('rule', `${kunci(awal)} Sudah Dimasukkan Di ${nomor}`)
  return { ...awal, nama_tukang }
}

const kunci = ({ kode_tukang, jenis, kode_group }: Pick<Awal, 'kode_tukang' | 'jenis' | 'kode_group'>): string =>
  `${kode_tukang} ${jenis} ${kode_group}`

const baca = async (db: Queryable, kode_toko: string, lembar: Lembar) => {
  const pegangan = await bacaPegangan(db, kode_toko)
  const awal: Awal[] = []
  const salah: { baris: number; pesan: string }[] = []
  const ada = new Set<string>()
  for (const [at, satu] of lembar.entries()) {
    const { baris = at + 2 } = satu
    try {
      const benar = satuBaris(satu, pegangan)
      if (ada.has(kunci(benar))) throw new Refusal('rule', `${kunci(benar)} Dua Kali Di Berkas`)
      ada.add(kunci(benar))
      awal.push(benar)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      salah.push({ baris, pesan: error.message })
    }
  }
  return { awal, salah, berat: mg(jumlah(awal, 'berat')) }
}

const masihAwal = async ({ db, sesi }: Pick<ReadContext, 'db' | 'sesi'>, apa = 'Diimpor'): Promise<void> => {
  if (!(await yaParaSystem(db, sesi.kode_toko, 'stok_awal')))
    throw new Refusal('rule', `Bahan Awal Hanya Bisa ${apa} Selama Parameter Stok Awal YA`)
}

const periksa = route(
  periksaImporBahan,
  async ({ baris }, ctx) => {
    await masihAwal(ctx)
    return baca(ctx.db, ctx.sesi.kode_toko, baris)
  },
  { bodyLimit: ISI_LEMBAR },
)

const simpan = route(
  imporBahan,
  async ({ baris }, ctx) => {
    await masihAwal(ctx)
    // Two imports at once: the second one waits here, and finds what the first one entered.
    await ctx.db.run(sql`SELECT pg_advisory_xact_lock(21, hashtext('impor_bahan'))`)
    const { awal, salah, berat } = await baca(ctx.db, ctx.sesi.kode_toko, baris)
    const [pertama] = salah
    if (pertama)
      throw new Refusal('rule', `Masih Ada ${salah.length} Kesalahan, Baris ${pertama.baris}: ${pertama.pesan}`)
    for (const kode of [...new Set(awal.map((one) => one.kode_tukang))].toSorted()) await pegangTukang(ctx, kode)
    await pegangGroup(
      ctx.db,
      awal.map((one) => one.kode_group),
    )
    const kepala = { baris: awal.length, berat }
    const no_impor_bahan = await simpanDokumen(ctx, DOKUMEN_IMPOR_BAHAN, {
      kepala,
      baris: {
        columns: ['kode_tukang', 'jenis', 'kode_group', 'berat'],
        rows: awal.map(({ kode_tukang, jenis, kode_group, berat: satu }) => ({
          kode_tukang,
          jenis,
          kode_group,
          berat: satu,
        })),
      },
      jurnal: (nomor) => jurnalBahanAwal(nomor, awal),
      audit: { sesudah: { ...kepala, awal } },
    })
    return { message: TERSIMPAN, no_impor_bahan, ...kepala }
  },
  { bodyLimit: ISI_LEMBAR },
)

/** What craftsmen had in hand before, entered while a shop begins. */
export const imporBahanFeature: Feature = {
  dokumen: [DOKUMEN_IMPOR_BAHAN],
  routes: [
    periksa,
    simpan,
    // Material that was used since is missing with the craftsman: the reversal itself is refused then.
    route(batalImporBahan, async (input, ctx) => {
      await masihAwal(ctx, 'Dibatalkan')
      return batalDokumen(ctx, DOKUMEN_IMPOR_BAHAN, input)
    }),
    route(listImporBahan, ({ tanggal }, { db, sesi }) => bacaImporBahan.daftar(db, sesi.kode_toko, tanggal)),
    route(getImporBahan, ({ no_impor_bahan }, { db, sesi }) => satuImporBahan(db, sesi.kode_toko, no_impor_bahan)),
  ],
}
