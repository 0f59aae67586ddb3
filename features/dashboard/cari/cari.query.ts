/** What a word, a name or a number may be: each kind by an index of its own, and none of what its reader may not open. */
import type { OutputOf } from '@kencana/contract'
import { likeAnywhere, likeText, type Queryable, type Sql, sql } from '@kencana/database'
import { formatGram, type Mg } from '@kencana/ledger'
import type { Sesi } from '@kencana/server-kit'
import { bolehLihat } from '../../barang/stock-opname/dihitung.api.ts'
import { menghitungJaminan } from '../../hutang/stock-opname-hutang/hilang-hutang.api.ts'
import { pelangganDicari } from '../../member/pelanggan/pelanggan.api.ts'
import { DILAYANI } from '../../member/pelanggan/pelanggan.contract.ts'
import { PARA_SYSTEM } from '../../pengaturan/para-system/para-system.contract.ts'
import { type cari, TIAP_JENIS } from './cari.contract.ts'
import { KERTAS } from './kertas.contract.ts'

type Temuan = OutputOf<typeof cari>[number]

/** Whether this user opens a screen. */
export type Boleh = (path: string) => boolean

/** A code from its beginning; shorter ones are in every other word. */
const KODE = /^(?=.*\d)[A-Z0-9][A-Z0-9./-]{3,}$/
const KARTU = '/data-barang/asal-usul'

/** In nearly every name. */
const pendek = (q: string): boolean => q.length < 3

/** What was typed, and the own code behind it where that is a label of before; itself otherwise. */
interface Dicari {
  q: string
  kode_barcode: string
}

interface Kertas {
  nomor: string
  kode: string
  tgl_system: string
}

interface Barang {
  kode_barcode: string
  nama_barang: string
  kadar: string
  berat: Mg
  letak: string
}

/**
 * Pieces of the shop: any by its code, those in stock by their name. Of what lies on a tray that is counted one is
 * told by its whole code, without its tray. Source: controls 6.
 */
const barang = (db: Queryable, sesi: Sesi, { q, kode_barcode }: Dicari): Promise<Barang[]> => {
  const awal = `${likeText(q)}%`
  const diketik: Sql = KODE.test(q)
    ? sql`(kode_barcode LIKE ${awal} OR kode_barang LIKE ${awal} OR (kode_intern COLLATE "C" LIKE ${awal} AND kode_intern <> '-'))`
    : sql`kode_baki IS NOT NULL AND nama_barang LIKE ${likeAnywhere(q)}`
  const ini = sql`kode_barcode = ${kode_barcode}`
  const label = kode_barcode !== q
  const dicari = label ? sql`(${ini} OR ${pendek(q) ? sql`false` : diketik})` : diketik
  const terlihat = bolehLihat(sesi, sql`kode_baki`)
  return db.rows<Barang>(sql`
    SELECT kode_barcode, nama_barang::text, kadar, berat, CASE WHEN ${terlihat} THEN coalesce(kode_baki::text, status_barang) ELSE '-' END AS letak
    FROM barang WHERE kode_toko = ${sesi.kode_toko} AND ${dicari} AND (${terlihat} OR ${ini})
    ORDER BY ${label ? sql`${ini} DESC,` : sql``} kode_barang DESC LIMIT ${TIAP_JENIS}`)
}

const temuanBarang = async (db: Queryable, sesi: Sesi, dicari: Dicari): Promise<Temuan[]> =>
  (await barang(db, sesi, dicari)).map(({ kode_barcode, nama_barang, kadar, berat, letak }) => ({
    jenis: 'BARANG',
    kode: kode_barcode,
    judul: nama_barang,
    keterangan: `${kode_barcode} · ${kadar} · ${formatGram(berat)} g · ${letak}`,
    path: KARTU,
    saring: { kode: kode_barcode },
  }))

/** A paper as it is found, where its reader opens its screen. */
const kertasDitemukan = ({ nomor, kode, tgl_system }: Kertas, boleh: Boleh): Temuan[] => {
  const kertas = KERTAS[kode]
  if (kertas === undefined || !boleh(kertas.path)) return []
  const keterangan = `${kertas.nama} · ${tgl_system}`
  return [{ jenis: 'DOKUMEN', kode: nomor, judul: nomor, keterangan, path: kertas.path, saring: { q: nomor } }]
}

/** Papers of the shop by the beginning of their number, the newest first. */
const temuanDokumen = async (db: Queryable, sesi: Sesi, q: string, boleh: Boleh): Promise<Temuan[]> => {
  const kode = Object.keys(KERTAS).filter((one) => q.startsWith(`${one}-`) && boleh(KERTAS[one]?.path ?? ''))
  // Whoever counts envelopes is not told which there should be.
  if (kode.includes('PI') && (await menghitungJaminan(db, sesi))) return []
  if (kode.length === 0) return []
  const rows = await db.rows<Kertas>(sql`
    SELECT nomor::text, kode, tgl_system FROM dokumen
    WHERE nomor LIKE ${`${likeText(q)}%`} AND kode_toko = ${sesi.kode_toko} AND kode = ANY (${kode}::text[])
    ORDER BY nomor DESC LIMIT ${TIAP_JENIS}`)
  return rows.flatMap((row) => kertasDitemukan(row, boleh))
}

/** The newest nota of the shop that a sold piece stands on, whose whole barcode was scanned. */
const temuanNota = async (db: Queryable, sesi: Sesi, kode_barcode: string, boleh: Boleh): Promise<Temuan[]> => {
  const rows = await db.rows<Kertas>(sql`
    SELECT x.nomor::text, x.kode, x.tgl_system FROM barang b CROSS JOIN LATERAL (
      SELECT k.no_faktur_jual AS nomor, 'FJ' AS kode, k.tgl_system, k.dibuat_pada
      FROM penjualan_detail d JOIN penjualan k USING (no_faktur_jual)
      WHERE d.kode_barang = b.kode_barang AND k.kode_toko = ${sesi.kode_toko} AND k.status <> 'BATAL'
      UNION ALL
      SELECT s.no_serah, 'SRP', s.tgl_system, s.dibuat_pada FROM pesanan_serah s
      WHERE s.kode_barang = b.kode_barang AND s.kode_toko = ${sesi.kode_toko} AND s.no_batal IS NULL
      ORDER BY dibuat_pada DESC LIMIT 1) x
    WHERE b.kode_barcode = ${kode_barcode}`)
  return rows.flatMap((row) => kertasDitemukan(row, boleh))
}

/** Where a customer is shown: what a member did, or his entry; of nobody's member his newest paper. */
const layarPelanggan = (
  { kode_member, nomor }: { kode_member: string; nomor: string },
  boleh: Boleh,
): Pick<Temuan, 'path' | 'saring'> | undefined => {
  if (kode_member === '-') {
    const path = KERTAS[nomor.split('-')[0] ?? '']?.path
    return path !== undefined && boleh(path) ? { path, saring: { q: nomor } } : undefined
  }
  if (boleh('/lihat-transaksi-member')) return { path: '/lihat-transaksi-member', saring: { kode_member } }
  return boleh('/data-member') ? { path: '/data-member', saring: { q: kode_member } } : undefined
}

const temuanPelanggan = async (db: Queryable, sesi: Sesi, q: string, boleh: Boleh): Promise<Temuan[]> => {
  if (!DILAYANI.some(boleh)) return []
  return (await pelangganDicari(db, sesi, q)).slice(0, TIAP_JENIS).flatMap((one) => {
    const layar = layarPelanggan(one, boleh)
    const siapa = one.kode_member === '-' ? 'Customer' : `Member ${one.kode_member}`
    const keterangan = one.no_hp === '' ? siapa : `${siapa} · ${one.no_hp}`
    return layar
      ? [{ jenis: 'PELANGGAN', kode: `${one.kode_member}${one.no_hp}`, judul: one.nama, keterangan, ...layar }]
      : []
  })
}

const temuanTukang = async (db: Queryable, q: string, boleh: Boleh): Promise<Temuan[]> => {
  const path = ['/kartu-tukang', '/master-tukang'].find(boleh)
  if (path === undefined) return []
  const rows = await db.rows<{ kode_tukang: string; nama_tukang: string }>(sql`
    SELECT kode_tukang::text, nama_tukang::text FROM tukang
    WHERE dihapus_pada IS NULL AND (kode_tukang LIKE ${`${likeText(q)}%`} OR nama_tukang LIKE ${likeAnywhere(q)})
    ORDER BY nama_tukang, kode_tukang LIMIT ${TIAP_JENIS}`)
  return rows.map(({ kode_tukang, nama_tukang }) => ({
    jenis: 'TUKANG',
    kode: kode_tukang,
    judul: nama_tukang,
    keterangan: kode_tukang,
    path,
    saring: { q: kode_tukang },
  }))
}

const PENGATURAN = '/settingsystem'

const temuanPengaturan = (q: string, boleh: Boleh): Temuan[] =>
  boleh(PENGATURAN)
    ? Object.entries(PARA_SYSTEM)
        .filter(([, { nama }]) => q.split(/\s+/).every((kata) => nama.toUpperCase().includes(kata)))
        .slice(0, TIAP_JENIS)
        .map(([kode, { nama, grup }]) => ({
          jenis: 'PENGATURAN',
          kode,
          judul: nama,
          keterangan: `Setting System › ${grup}`,
          path: PENGATURAN,
          saring: {},
        }))
    : []

/** Everything that is found, kind by kind; nothing but the piece of a whole label for less than three letters. */
export const cariSemua = async (db: Queryable, sesi: Sesi, dicari: Dicari, boleh: Boleh): Promise<Temuan[]> => {
  const { q, kode_barcode } = dicari
  const label = kode_barcode !== q
  if (pendek(q)) return label && boleh('/data-barang') ? temuanBarang(db, sesi, dicari) : []
  const berkode = KODE.test(q)
  const [temuan, dokumen, nota, pelanggan, tukang] = await Promise.all([
    boleh('/data-barang') ? temuanBarang(db, sesi, dicari) : [],
    berkode ? temuanDokumen(db, sesi, q, boleh) : [],
    berkode || label ? temuanNota(db, sesi, kode_barcode, boleh) : [],
    temuanPelanggan(db, sesi, q, boleh),
    temuanTukang(db, q, boleh),
  ])
  return [...temuan, ...dokumen, ...nota, ...pelanggan, ...tukang, ...temuanPengaturan(q, boleh)]
}
