/** Keys by which other programs read: reports of their list, in their shops, until their last day, and nothing else. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Endpoint } from '@kencana/contract'
import { type Database, sql } from '@kencana/database'
import { type Clock, tanggalDi } from './clock.ts'
import type { Sesi } from './context.ts'
import { Refusal } from './refusal.ts'

/** Reads of one key in a minute. */
const SEMENIT = 60
/** Level of who reads by a key: it passes nothing that is decided by level. */
const LEVEL = 'KUNCI'

const BENTUK = /^kb_([0-9a-f]{12})_([\w-]{43})$/

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * A new key: what its holder is shown once, and what is kept of it.
 * @param jenis what it begins with, so that keys of one kind are not mistaken for another's
 */
export const kunciBaru = (jenis = 'kb'): { token: string; awalan: string; hash: Buffer } => {
  const awalan = randomBytes(6).toString('hex')
  const token = `${jenis}_${awalan}_${randomBytes(32).toString('base64url')}`
  return { token, awalan, hash: hashOf(token) }
}

/**
 * Whether this is the key whose hash was kept: compared whether there is one or not, in the same time however much of it is right.
 */
export const kunciCocok = (hash: Buffer | undefined, token: string): boolean =>
  timingSafeEqual(hash ?? Buffer.alloc(32), hashOf(token))

/**
 * Whether a key may be given for a call: reports that a right opens, whose rows depend on the shop and not on who asks. What is OWN's
 * and SU's by level may tell of other shops.
 */
export const dapatDibaca = ({ effect, work, alias, methods, path, access }: Endpoint): boolean =>
  effect === 'read' &&
  work === 'report' &&
  alias.tgl_from === 'tgl_awal' &&
  methods.includes('GET') &&
  typeof access !== 'string' &&
  path !== 'mutasi/reports'

// Customers, as rows of reports name them. What a document or a member is called by its number says nothing to who has no list of them.
const PELANGGAN = new Set([
  'nama_customer',
  'nama_member',
  'pengambil',
  'no_hp',
  'alamat',
  'identitas',
  'no_identitas',
  'nik',
  'no_rekening_pelanggan',
  'ulang_tahun',
  'tgl_lahir',
  'catatan',
  // What people write in free words names customers too: 'BIJI DARI IBU SARI', who paid, why.
  'keterangan',
  'deskripsi',
  'alasan',
  'kata',
  'pihak',
])

const TANGGAL = /^\d{4}-\d\d-\d\d$/
/** A day that stands for a masked one. */
const HARI_SAMAR = '1900-01-01'

const samar = (isi: unknown): unknown => {
  if (typeof isi !== 'string' || isi === '' || isi === '-') return isi
  return TANGGAL.test(isi) ? HARI_SAMAR : '***'
}

/** An answer without who the customers are. */
export const samarkan = (isi: unknown): unknown => {
  if (Array.isArray(isi)) return isi.map(samarkan)
  if (isi === null || typeof isi !== 'object') return isi
  return Object.fromEntries(
    Object.entries(isi).map(([nama, satu]) => [nama, PELANGGAN.has(nama) ? samar(satu) : samarkan(satu)]),
  )
}

interface Tercatat {
  id: string
  nama: string
  awalan: string
  hash: Buffer
  panggilan: string[]
  toko: string[]
  identitas: boolean
  sampai: string
  dicabut: boolean
  /** Whoever made it is OWN still. */
  berwenang: boolean
}

interface Toko {
  tgl_system: string
  zona_waktu: string
}

/** Who reads by a key. */
export interface PembacaKunci {
  sesi: Sesi
  /** Customers are told as they are. */
  identitas: boolean
}

interface Permintaan {
  endpoint: Endpoint
  token: string
  /** The shop that is asked for; empty: the only one of the key. */
  kode_toko: string
  alamat: string
}

const TAK_DIKENAL = 'Kunci Tidak Dikenal'

const cari = async (db: Database, token: string): Promise<Tercatat> => {
  const [, awalan] = BENTUK.exec(token) ?? []
  // What is no key at all costs no statement.
  if (awalan === undefined) throw new Refusal('session', TAK_DIKENAL)
  const satu = await db.one<Tercatat>(sql`
    SELECT k.id::text, k.nama::text, k.awalan, k.hash, k.panggilan, k.toko, k.identitas, k.sampai::text,
      k.dicabut_pada IS NOT NULL AS dicabut, u.aktif AND u.level = 'OWN' AS berwenang
    FROM kunci_baca k JOIN users u ON u.user_id = k.dibuat_oleh WHERE k.awalan = ${awalan}`)
  const cocok = kunciCocok(satu?.hash, token)
  if (!satu || !cocok) throw new Refusal('session', TAK_DIKENAL)
  return satu
}

/** Counts a use. @returns how many there were in this minute */
const hitung = async (db: Database, { id }: Tercatat, waktu: Date, alamat: string): Promise<number> => {
  const row = await db.one<{ banyak: number }>(sql`
    INSERT INTO kunci_baca_hitung AS h (kunci, menit, banyak, semua, terakhir, alamat)
    VALUES (${id}, date_trunc('minute', ${waktu}::timestamptz), 1, 1, ${waktu}, ${alamat})
    -- A server whose clock is behind counts into the minute of the others.
    ON CONFLICT (kunci) DO UPDATE SET banyak = CASE WHEN h.menit >= excluded.menit THEN h.banyak + 1 ELSE 1 END,
      menit = greatest(h.menit, excluded.menit), semua = h.semua + 1, terakhir = excluded.terakhir, alamat = excluded.alamat
    RETURNING banyak`)
  return row?.banyak ?? 1
}

/** Why a known key does not open this; undefined where it does. */
const sebabDitolak = (kunci: Tercatat, { endpoint, kode_toko }: Permintaan, hari_ini: string): Refusal | undefined => {
  if (kunci.dicabut) return new Refusal('session', 'Kunci Sudah Dicabut')
  if (!kunci.berwenang) return new Refusal('session', 'Kunci Tidak Berlaku, Pembuatnya Bukan OWN Lagi')
  if (kunci.sampai < hari_ini) return new Refusal('session', `Kunci Hanya Berlaku Sampai ${kunci.sampai}`)
  if (endpoint.effect !== 'read') return new Refusal('denied', 'Kunci Ini Hanya Untuk Membaca')
  if (!dapatDibaca(endpoint) || !kunci.panggilan.includes(endpoint.path))
    return new Refusal('denied', 'Kunci Ini Tidak Untuk Panggilan Ini')
  if (kode_toko === '') return new Refusal('invalid', 'x-kode-toko Harus Diisi')
  if (!kunci.toko.includes(kode_toko)) return new Refusal('denied', `Kunci Ini Tidak Untuk Toko ${kode_toko}`)
  return undefined
}

/**
 * Who reads by a key, each use counted and written down.
 * @throws Refusal for a key that is wrong, revoked, past its day or used too often, and for what it does not open
 */
export const bacaKunci = async (db: Database, clock: Clock, permintaan: Permintaan): Promise<PembacaKunci> => {
  const { endpoint, token, alamat } = permintaan
  const kunci = await cari(db, token)
  const waktu = clock.now()
  const [sendiri = '', lain] = kunci.toko
  const kode_toko = permintaan.kode_toko || (lain === undefined ? sendiri : '')
  const toko = await db.one<Toko>(sql`
    SELECT tgl_system, zona_waktu FROM toko WHERE kode_toko = ${kode_toko || sendiri}`)
  const zona_waktu = toko?.zona_waktu ?? 'Asia/Jakarta'
  const hari_ini = tanggalDi(zona_waktu, waktu)
  const banyak = await hitung(db, kunci, waktu, alamat)
  // Beyond the limit nothing is written down either: the counter says it.
  if (banyak > SEMENIT) throw new Refusal('limit', `Kunci Ini Paling Banyak ${SEMENIT} Kali Semenit`)
  const ditolak = sebabDitolak(kunci, { ...permintaan, kode_toko }, hari_ini)
  await db.run(sql`
    INSERT INTO kunci_baca_pakai (kunci, waktu, panggilan, kode_toko, alamat, ditolak)
    VALUES (${kunci.id}, ${waktu}, ${endpoint.path}, ${kode_toko.slice(0, 20)}, ${alamat}, ${ditolak?.message ?? ''})`)
  if (ditolak) throw ditolak
  if (!toko) throw new Refusal('missing', `Toko ${kode_toko} Tidak Ada`)
  const { tgl_system } = toko
  const siapa = { id: '', user_id: `#${kunci.awalan}`, user_name: kunci.nama, level: LEVEL }
  return { sesi: { ...siapa, kode_toko, tgl_system, hari_ini, zona_waktu, kode_laci: '-' }, identitas: kunci.identitas }
}
