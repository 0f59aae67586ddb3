import type { InputOf, OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { jumlah, type Rp, rp } from '@kencana/ledger'
import { within } from '@kencana/server-kit'
import { DIBAYAR_JUAL, uangSelainJual } from '../../member/batas-lapor/uang-orang.api.ts'
import { UMUM } from '../../member/data-member/data-member.contract.ts'
import { PARA_SYSTEM } from '../../pengaturan/para-system/para-system.contract.ts'
import type { laporanPantau, pantauMinggu, Sebab } from './laporan-pantau-customer.contract.ts'
import { perOrang } from './satu-orang.query.ts'

interface Nota {
  tanggal: string
  kode_toko: string
  arah: 'BAYAR' | 'TERIMA'
  jenis: string
  nota: string
  cara_bayar: string
  jumlah: Rp
  /** What its paper comes to, paid ahead or not. */
  nilai: Rp
  nama_customer: string
  /** The member that he is by now, whichever card he showed; '-' for none. */
  kode_member: string
  no_hp: string
  /** The telephone as it is compared. */
  hp: string
  alamat: string
  identitas: string
}

const ARAH = ['BAYAR', 'TERIMA'] as const

/** Which days of a shop `t` are read, by a column of its day. */
type Masa = (kolom: string) => Sql

/** The days of any shop's week: what somebody did in another one on such a day belongs to it, wherever that one is by now. */
const seminggu: Masa = (kolom) => sql`
  AND ${sql.ident(...kolom.split('.'))} = ANY (ARRAY(
    SELECT DISTINCT a.tgl_system - ke FROM toko a, generate_series(0, 6) ke WHERE a.portal = ''))`

/** On which day the week of each shop begins. */
const awalMinggu = async (db: Queryable): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.rows<{ kode_toko: string; awal: string }>(
    sql`SELECT kode_toko::text, tgl_system - 6 AS awal FROM toko WHERE portal = ''`,
  )
  return new Map(rows.map(({ kode_toko, awal }) => [kode_toko, awal]))
}

const penjualan = (masa: Masa): Sql => sql`
  SELECT k.tgl_valid AS tanggal, k.kode_toko, 'BAYAR' AS arah, 'PENJUALAN' AS jenis, k.no_faktur_jual::text AS nota, ${DIBAYAR_JUAL} AS jumlah,
    k.tagihan AS nilai, k.nama_customer::text, k.kode_member::text, k.no_hp, k.alamat, k.jenis_identitas, k.nik
  FROM toko t JOIN penjualan k ON k.kode_toko = t.kode_toko ${masa('k.tgl_valid')} WHERE t.portal = '' AND k.no_batal IS NULL`

/**
 * Money of all counters that stands, by the day on which it changed hands or its paper became right. OWN and SU alone read it, so the
 * number of a paper is told whole: who reports to the law has to write it down. A member's own is told where a nota has none.
 */
const bacaNota = (db: Queryable, masa: Masa): Promise<Nota[]> =>
  db.rows<Nota>(sql`
    SELECT x.tanggal, x.kode_toko::text, x.arah, x.jenis, x.nota, x.jumlah::bigint, x.nilai::bigint, x.nama_customer,
      CASE WHEN x.kode_member = '-' THEN '-' ELSE (SELECT min(m) FROM member_satu(x.kode_member) m) END AS kode_member,
      x.no_hp, coalesce(nomor_hp(x.no_hp), '') AS hp, x.alamat,
      CASE WHEN x.jenis_identitas <> '-' THEN x.jenis_identitas || ' ' || x.nik ELSE coalesce((
        SELECT i.jenis_identitas || ' ' || i.no_identitas FROM member_identitas i
        WHERE x.kode_member <> '-' AND i.kode_member = member_akhir(x.kode_member, 'infinity')), '-') END AS identitas,
      coalesce((SELECT string_agg(DISTINCT p.cara_bayar, ', ') FROM pembayaran p WHERE p.dokumen = x.nota AND x.arah = 'BAYAR'
        OR p.dokumen = x.nota AND p.arah = 'KELUAR'), '-') AS cara_bayar
    FROM (${penjualan(masa)} UNION ALL ${uangSelainJual(masa, 'tgl_valid')}) x
    ORDER BY x.tanggal, x.nama_customer, x.nota, x.arah`)

interface Aturan {
  batas: number
  /** Both sums are added up. */
  gabung: boolean
}

/** From which sum on each shop has to know its customers. */
const aturanToko = async (db: Queryable): Promise<ReadonlyMap<string, Aturan>> => {
  const rows = await db.rows<{ kode_toko: string; batas: string; gabungan: string }>(sql`
    SELECT t.kode_toko::text, coalesce(p.value, ${PARA_SYSTEM.batas_lapor.standar}) AS batas, coalesce(g.value, ${PARA_SYSTEM.lapor_gabungan.standar}) AS gabungan
    FROM toko t LEFT JOIN para_system p ON p.kode_toko = t.kode_toko AND p.key = 'batas_lapor'
    LEFT JOIN para_system g ON g.kode_toko = t.kode_toko AND g.key = 'lapor_gabungan' WHERE t.portal = ''`)
  return new Map(
    rows.map(({ kode_toko, batas, gabungan }) => [kode_toko, { batas: Number(batas), gabung: gabungan === 'YA' }]),
  )
}

/** What reached the limit: each sum for itself, else both together, else one paper that was paid on several days. */
const tercapai = (hari: Record<'bayar' | 'terima' | 'nilai' | 'batas', number>): Sebab | null => {
  const { bayar, terima, nilai, batas } = hari
  if (bayar >= batas) return terima >= batas ? 'BAYAR DAN TERIMA' : 'BAYAR'
  if (terima >= batas) return 'TERIMA'
  if (bayar + terima >= batas) return 'GABUNGAN'
  return nilai >= batas ? 'NOTA' : null
}

/** Days of a customer that reach the limit of a shop he was in, the lowest where he was in several; each with its notas. */
const mencapai = async (db: Queryable, masa: Masa) => {
  const punya = await aturanToko(db)
  return perOrang(await bacaNota(db, masa), UMUM).flatMap((nota) => {
    const aturan = nota.flatMap(({ kode_toko }) => punya.get(kode_toko) ?? [])
    const batas = rp(Math.min(...aturan.map((one) => one.batas)))
    const [bayar, terima] = ARAH.map((arah) =>
      rp(
        jumlah(
          nota.filter((one) => one.arah === arah),
          'jumlah',
        ),
      ),
    )
    const sum = { bayar: bayar ?? rp(0), terima: terima ?? rp(0) }
    const sebab = tercapai({ ...sum, nilai: Math.max(...nota.map((one) => one.nilai)), batas })
    // What both sums reach together alone is told for its owner to judge, and has to be reported where one of the shops adds them up.
    const wajib = sebab !== 'GABUNGAN' || aturan.some((one) => one.gabung)
    return sebab === null ? [] : [{ nota, ...sum, gabungan: rp(sum.bayar + sum.terima), batas, sebab, wajib }]
  })
}

/** What is known of him, from whichever nota says it. */
const orangDari = (nota: readonly Nota[]) => {
  const satu = (nama: 'nama_customer' | 'kode_member' | 'no_hp' | 'alamat' | 'identitas', kosong: string) =>
    nota.map((one) => one[nama]).find((isi) => isi !== kosong) ?? kosong
  return {
    nama_customer: satu('nama_customer', UMUM),
    kode_member: satu('kode_member', '-'),
    no_hp: satu('no_hp', ''),
    alamat: satu('alamat', ''),
    identitas: satu('identitas', '-'),
  }
}

const rekap = (semua: Awaited<ReturnType<typeof mencapai>>) =>
  semua.map(({ nota, bayar, terima, gabungan, batas, sebab }) => ({
    tanggal: nota[0]?.tanggal ?? '',
    ...orangDari(nota),
    toko: [...new Set(nota.map((one) => one.kode_toko))].toSorted().join(', '),
    nota: new Set(nota.map((one) => one.nota)).size,
    bayar,
    terima,
    gabungan,
    batas,
    sebab,
  }))

/** The same of the seven days of each shop up to its own open one: a customer's day is told whole as long as one of his shops has it. */
export const pantauSeminggu = async (db: Queryable): Promise<OutputOf<typeof pantauMinggu>> => {
  const awal = await awalMinggu(db)
  const semua = (await mencapai(db, seminggu)).filter(
    ({ nota, wajib }) => wajib && nota.some(({ tanggal, kode_toko }) => tanggal >= (awal.get(kode_toko) ?? '')),
  )
  return rekap(semua).map(({ tanggal, nama_customer, no_hp, toko, nota, bayar, terima, gabungan, batas, sebab }) => ({
    tanggal,
    nama_customer,
    no_hp,
    toko,
    nota,
    bayar,
    terima,
    gabungan,
    batas,
    sebab,
  }))
}

type Diminta = InputOf<typeof laporanPantau>

/** Whether a day reached what is asked for; one that both sums reached each answers to either. */
const hariDiminta = async (db: Queryable, { sebab: diminta, ...input }: Diminta) =>
  (await mencapai(db, (kolom) => within(kolom, input))).filter(
    ({ sebab }) => diminta === 'SEMUA' || sebab.split(' DAN ').includes(diminta),
  )

/** Each of his days, or each nota of them. */
export const pantau = {
  REKAP: async (db: Queryable, input: Diminta) => rekap(await hariDiminta(db, input)),
  DETAIL: async (db: Queryable, input: Diminta) =>
    (await hariDiminta(db, input)).flatMap(({ nota, sebab }) => nota.map((one) => ({ ...one, sebab }))),
}
