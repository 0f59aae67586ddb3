import type { InputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { type Feature, type ReadContext, Refusal, route, simpanDokumen, TERSIMPAN } from '@kencana/server-kit'
import { yaParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import { catatPoinMember } from '../poin/poin.api.ts'
import { DOKUMEN_IMPOR_POIN, imporPoin, periksaImporPoin } from './impor-poin.contract.ts'

type Lembar = InputOf<typeof imporPoin>['baris']

/** More than anybody earned: a telephone in the wrong column. */
const TERBANYAK = 1_000_000
const ISI_LEMBAR = 2 * 1024 * 1024

interface Awal {
  kode_member: string
  jumlah: number
}

interface Hasil {
  awal: Awal[]
  salah: { baris: number; pesan: string }[]
}

interface Dikenal {
  teks: string
  kode_member: string
  diimpor: string | null
}

const teks = (isi: string | number | null | undefined): string => String(isi ?? '').trim()

/** Whom the cells mean: by his number or by his telephone, however it is written. */
const kenali = async (db: Queryable, sebutan: readonly string[]): Promise<Map<string, Dikenal>> => {
  const rows = await db.rows<Dikenal>(sql`
    SELECT x.teks, m.kode_member::text,
      (SELECT p.tgl_system FROM poin_mutasi p WHERE p.kode_member = m.kode_member AND p.jenis = 'IMPOR') AS diimpor
    FROM unnest(${[...sebutan]}::text[]) x (teks)
    JOIN member m ON m.dihapus_pada IS NULL AND (
      m.kode_member = upper(x.teks) OR m.no_hp <> '' AND m.no_hp = nomor_hp(x.teks)
      -- a sheet takes the nought away from a telephone
      OR m.no_hp <> '' AND m.no_hp = '0' || x.teks)`)
  return new Map(rows.map((row) => [row.teks, row]))
}

const jumlahDari = (isi: string | number | null | undefined): number => {
  const angka = typeof isi === 'number' ? isi : /^\d{1,9}$/.test(teks(isi)) ? Number(teks(isi)) : Number.NaN
  if (!Number.isSafeInteger(angka) || angka < 1 || angka > TERBANYAK)
    throw new Refusal('invalid', 'Poin Harus Bilangan Bulat 1 Sampai 1.000.000')
  return angka
}

const baca = async (db: Queryable, lembar: Lembar): Promise<Hasil> => {
  const dikenal = await kenali(db, [...new Set(lembar.map(({ member }) => teks(member)))])
  const hasil: Hasil = { awal: [], salah: [] }
  const sudah = new Set<string>()
  for (const [at, { baris = at + 2, member, poin }] of lembar.entries()) {
    try {
      const sebutan = teks(member)
      if (sebutan === '') throw new Refusal('invalid', 'Member Harus Diisi')
      const dia = dikenal.get(sebutan)
      if (!dia) throw new Refusal('missing', `Member ${sebutan} Tidak Ada`)
      const { kode_member, diimpor } = dia
      if (diimpor !== null) throw new Refusal('rule', `Poin Awal Member ${kode_member} Sudah Diimpor ${diimpor}`)
      if (sudah.has(kode_member)) throw new Refusal('rule', `Member ${kode_member} Dua Kali Di Berkas`)
      hasil.awal.push({ kode_member, jumlah: jumlahDari(poin) })
      sudah.add(kode_member)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      hasil.salah.push({ baris, pesan: error.message })
    }
  }
  return hasil
}

const masihAwal = async ({ db, sesi }: Pick<ReadContext, 'db' | 'sesi'>): Promise<void> => {
  if (!(await yaParaSystem(db, sesi.kode_toko, 'stok_awal')))
    throw new Refusal('rule', 'Poin Awal Hanya Bisa Diimpor Selama Parameter Stok Awal YA')
}

const semuaPoin = (awal: readonly Awal[]): number => awal.reduce((sum, { jumlah }) => sum + jumlah, 0)

const periksa = route(
  periksaImporPoin,
  async ({ baris }, ctx) => {
    await masihAwal(ctx)
    const { awal, salah } = await baca(ctx.db, baris)
    return { member: awal.length, poin: semuaPoin(awal), salah }
  },
  { bodyLimit: ISI_LEMBAR },
)

const simpan = route(
  imporPoin,
  async ({ baris }, ctx) => {
    await masihAwal(ctx)
    // Two imports at once: the second one waits here, and finds what the first one gave.
    await ctx.db.run(sql`LOCK TABLE impor_poin IN SHARE ROW EXCLUSIVE MODE`)
    const { awal, salah } = await baca(ctx.db, baris)
    const [pertama] = salah
    if (pertama)
      throw new Refusal('rule', `Masih Ada ${salah.length} Kesalahan, Baris ${pertama.baris}: ${pertama.pesan}`)
    const kepala = { member: awal.length, poin: semuaPoin(awal) }
    const no_impor_poin = await simpanDokumen(ctx, DOKUMEN_IMPOR_POIN, {
      kepala,
      gerak: (nomor) => catatPoinMember(ctx, nomor, 'IMPOR', awal),
      jurnal: () => null,
      audit: { sesudah: { ...kepala, awal } },
    })
    return { message: TERSIMPAN, no_impor_poin, ...kepala }
  },
  { bodyLimit: ISI_LEMBAR },
)

/** Opening points, while a shop begins. */
export const imporPoinFeature: Feature = { dokumen: [DOKUMEN_IMPOR_POIN], routes: [periksa, simpan] }
