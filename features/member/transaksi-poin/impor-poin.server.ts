import type { InputOf } from '@kencana/contract'
import { among, type Queryable, type Sql, sql } from '@kencana/database'
import {
  bacaSel,
  denganNolDepan,
  type Feature,
  type IsiSel,
  insertRows,
  type ReadContext,
  Refusal,
  route,
  salahTeks,
  simpanDokumen,
  TERSIMPAN,
  tanpaNol,
  utuhDari,
} from '@kencana/server-kit'
import { yaParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import { catatPoinMember } from '../poin/poin.api.ts'
import { DOKUMEN_IMPOR_POIN, imporPoin, periksaImporPoin } from './impor-poin.contract.ts'

type Lembar = readonly (InputOf<typeof periksaImporPoin>['baris'][number] & { dia?: string })[]

/** More than anybody earned: a telephone in the wrong column. */
const TERBANYAK = 1_000_000
const ISI_LEMBAR = 2 * 1024 * 1024

interface Awal {
  baris: number
  kode_member: string
  nama_member: string
  sejak: string
  jumlah: number
  /** Code and telephone under which he is known to have had his. */
  kunci: readonly string[]
}

interface Hasil {
  awal: Awal[]
  salah: { baris: number; pesan: string }[]
}

interface Dikenal {
  teks: string
  kode_member: string
  nama_member: string
  sejak: string
  kunci: string[]
  diimpor: string | null
  user: boolean
}

const teks = (isi: IsiSel): string => String(isi ?? '').trim()

/** The columns as they are said; of who is meant, text or a number. */
const SEL = {
  member: { label: 'Kode Member', jenis: 'teks' },
  no_hp: { label: 'No HP', jenis: 'teks' },
  nama: { label: 'Nama', jenis: 'teks' },
} as const
const KOLOM = ['member', 'no_hp', 'nama'] as const

/** A cell as it is looked up. */
const isiSel = (satu: Lembar[number], nama: (typeof KOLOM)[number]): string =>
  teks(bacaSel(nama, SEL[nama], satu[nama]).isi)

/** What is wrong with the cells of a row, whatever they mean. @throws Refusal with all of it */
const periksaSel = (satu: Lembar[number]): void => {
  const salah = [
    ...KOLOM.map((nama) => bacaSel(nama, SEL[nama], satu[nama]).salah),
    typeof satu.poin === 'string' ? salahTeks('poin', 'Poin', satu.poin) : undefined,
  ].filter((one) => one !== undefined)
  if (salah.length > 0) throw new Refusal('invalid', salah.join(', '))
}

/** Whom the cells mean: by his number, else by his telephone, however it is written. */
const kenali = async (db: Queryable, sebutan: readonly string[]): Promise<Map<string, Dikenal>> => {
  const kunci = (isi: Sql): Sql => sql`encode(sha256(convert_to(${isi}::text, 'UTF8')), 'hex')`
  const rows = await db.rows<Dikenal>(sql`
    SELECT d.teks, d.kode_member, d.nama_member, d.sejak, d.kunci, d.user,
      (SELECT i.tgl_system FROM impor_poin_kunci k JOIN impor_poin i USING (no_impor_poin) WHERE k.kunci = ANY (d.kunci) LIMIT 1) AS diimpor
    FROM (
      SELECT DISTINCT ON (x.teks) x.teks, m.kode_member::text, m.nama_member::text, to_char(m.dibuat_pada, 'YYYY-MM-DD') AS sejak,
        ARRAY[${kunci(sql`m.kode_member`)}] || CASE WHEN m.no_hp = '' THEN '{}' ELSE ARRAY[${kunci(sql`m.no_hp`)}] END AS kunci,
        EXISTS (SELECT FROM users u WHERE u.no_hp = m.no_hp AND u.no_hp <> '') AS user
      FROM unnest(${[...sebutan]}::text[]) x (teks)
      JOIN member m ON m.dihapus_pada IS NULL AND (
        m.kode_member = upper(x.teks) OR m.no_hp <> '' AND m.no_hp = nomor_hp(x.teks)
        -- a sheet takes the nought away from a telephone
        OR m.no_hp <> '' AND m.no_hp = '0' || x.teks)
      ORDER BY x.teks, m.kode_member = upper(x.teks) DESC
    ) d`)
  return new Map(rows.map((row) => [row.teks, row]))
}

const jumlahDari = (isi: IsiSel): number => {
  const angka = typeof isi === 'number' ? isi : (utuhDari(teks(isi)) ?? Number.NaN)
  if (!Number.isSafeInteger(angka) || angka < 1 || angka > TERBANYAK)
    throw new Refusal('invalid', 'Poin Harus Bilangan Bulat 1 Sampai 1,000,000')
  return angka
}

const sebutan = (satu: Lembar[number]): string => isiSel(satu, 'member') || isiSel(satu, 'no_hp')

/** Codes of members that numbers of a sheet may be, whose zeros Excel took. */
const bacaNolDepan = async (db: Queryable, lembar: Lembar): Promise<ReadonlySet<string>> => {
  const rows = await db.rows<{ kode_member: string }>(sql`
    SELECT kode_member::text FROM member WHERE kode_member ${among(lembar.flatMap(({ member }) => denganNolDepan(member)))}`)
  return new Set(rows.map((row) => row.kode_member))
}

/** The member of a row, if it may be his. @throws Refusal */
const satuBaris = (satu: Lembar[number], dikenal: ReadonlyMap<string, Dikenal>, nol: ReadonlySet<string>): Dikenal => {
  periksaSel(satu)
  const mirip = tanpaNol('Kode Member', satu.member, (kode) => nol.has(kode))
  if (mirip !== undefined) throw new Refusal('rule', mirip)
  const siapa = sebutan(satu)
  if (siapa === '') throw new Refusal('invalid', 'Member Harus Diisi')
  const dia = dikenal.get(siapa)
  if (!dia) throw new Refusal('missing', `Member ${siapa} Tidak Ada`)
  const { kode_member, nama_member, diimpor } = dia
  const nama = isiSel(satu, 'nama').toUpperCase()
  if (nama !== '' && nama !== nama_member) throw new Refusal('rule', `Member ${kode_member} Bernama ${nama_member}`)
  if (diimpor !== null) throw new Refusal('rule', `Poin Awal Member ${kode_member} Sudah Diimpor ${diimpor}`)
  if (dia.user) throw new Refusal('rule', `Member ${kode_member} Memakai No HP Seorang User`)
  // He was looked at by name: what a telephone means by now is somebody else.
  if (satu.dia !== undefined && satu.dia !== kode_member)
    throw new Refusal('conflict', `${siapa} Sekarang Member ${kode_member}, Periksa Lagi`)
  return dia
}

const baca = async (db: Queryable, lembar: Lembar): Promise<Hasil> => {
  const dikenal = await kenali(db, [...new Set(lembar.map(sebutan))])
  const nol = await bacaNolDepan(db, lembar)
  const hasil: Hasil = { awal: [], salah: [] }
  const sudah = new Set<string>()
  for (const [at, satu] of lembar.entries()) {
    const { baris = at + 2 } = satu
    try {
      const { kode_member, nama_member, sejak, kunci } = satuBaris(satu, dikenal, nol)
      if (sudah.has(kode_member)) throw new Refusal('rule', `Member ${kode_member} Dua Kali Di Berkas`)
      hasil.awal.push({ baris, kode_member, nama_member, sejak, jumlah: jumlahDari(satu.poin), kunci })
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
    const dikenal = awal.map(({ baris: nomor, kode_member, nama_member, sejak, jumlah: poin }) => ({
      baris: nomor,
      kode_member,
      nama_member,
      sejak,
      poin,
    }))
    return { dikenal, member: awal.length, poin: semuaPoin(awal), salah }
  },
  { bodyLimit: ISI_LEMBAR },
)

const simpan = route(
  imporPoin,
  async ({ baris }, ctx) => {
    await masihAwal(ctx)
    // Two imports at once: the second one waits here, and finds what the first one gave.
    await ctx.db.run(sql`SELECT pg_advisory_xact_lock(21, hashtext('impor_poin'))`)
    const { awal, salah } = await baca(ctx.db, baris)
    const [pertama] = salah
    if (pertama)
      throw new Refusal('rule', `Masih Ada ${salah.length} Kesalahan, Baris ${pertama.baris}: ${pertama.pesan}`)
    const kepala = { member: awal.length, poin: semuaPoin(awal) }
    const no_impor_poin = await simpanDokumen(ctx, DOKUMEN_IMPOR_POIN, {
      kepala,
      gerak: async (nomor) => {
        await catatPoinMember(
          ctx,
          nomor,
          'IMPOR',
          awal.map(({ kode_member, jumlah }) => ({ kode_member, jumlah })),
        )
        const kunci = awal.flatMap((one) => one.kunci.map((satu) => ({ kunci: satu, no_impor_poin: nomor })))
        await insertRows(ctx.db, 'impor_poin_kunci', ['kunci', 'no_impor_poin'], kunci)
      },
      jurnal: () => null,
      audit: { sesudah: { ...kepala, awal: awal.map(({ kode_member, jumlah }) => ({ kode_member, jumlah })) } },
    })
    return { message: TERSIMPAN, no_impor_poin, ...kepala }
  },
  { bodyLimit: ISI_LEMBAR },
)

/** Opening points, while a shop begins. */
export const imporPoinFeature: Feature = { dokumen: [DOKUMEN_IMPOR_POIN], routes: [periksa, simpan] }
