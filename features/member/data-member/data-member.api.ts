/** Members as documents name them. */
import { tanpaTanda } from '@kencana/contract'
import { likeAnywhere, likeText, type Queryable, type Sql, sql } from '@kencana/database'
import { isOwner, Refusal, type Sesi, type WriteContext } from '@kencana/server-kit'
import { memberDariKartu } from '../kartu-member/kartu-member.contract.ts'
import type { Identitas } from './data-member.contract.ts'

/** Whom a form names. */
interface Disebut {
  kode_member: string
  nama_customer: string
  no_hp: string
}

const TANPA: Identitas = { jenis_identitas: '-', no_identitas: '' }

/** What a form does not say of the member whom it names. */
interface Dikenal extends Identitas {
  no_hp: string
}

/** Whether a telephone is the one that is kept, or what is shown of it. */
const hpSama = (ditulis: string, disimpan: string): boolean =>
  ditulis === disimpan || ditulis === disimpan.replaceAll(/\d(?=\d{4})/g, '*')

/** The telephone that is meant: who may not read what is kept writes it as it was shown. @throws Refusal where nothing is meant */
export const hpDimaksud = (ditulis: string, disimpan: string): string => {
  if (!ditulis.includes('*')) return ditulis
  if (hpSama(ditulis, disimpan)) return disimpan
  throw new Refusal('rule', 'No HP Harus 8 Sampai 15 Angka, Mulai Dari 0')
}

/**
 * Holds the member that a form names, so that he is not deleted meanwhile; '-' is nobody.
 * @returns his paper as it is known, and his telephone, of which the form may know the end alone; without one, as the form says
 * @throws Refusal when there is none, he was deleted, or he is somebody else than the form says
 */
export const pegangMember = async ({ db }: WriteContext, disebut: Disebut): Promise<Dikenal> => {
  const { kode_member, nama_customer, no_hp } = disebut
  if (kode_member === '-') return { ...TANPA, no_hp: hpDimaksud(no_hp, '') }
  const row = await db.one<Identitas & { aktif: boolean; nama: string; hp: string }>(sql`
    SELECT m.dihapus_pada IS NULL AS aktif, m.nama_member::text AS nama, m.no_hp AS hp, coalesce(i.jenis_identitas, '-') AS jenis_identitas, coalesce(i.no_identitas, '') AS no_identitas
    FROM member m LEFT JOIN member_identitas i USING (kode_member) WHERE m.kode_member = ${kode_member} FOR SHARE OF m`)
  if (!row?.aktif) throw new Refusal('rule', `Member ${kode_member} Tidak Ada`)
  if (row.nama !== nama_customer || (row.hp !== '' && !hpSama(no_hp, row.hp)))
    throw new Refusal('rule', `Customer Bukan Member ${kode_member}`)
  const { jenis_identitas, no_identitas } = row
  return { jenis_identitas, no_identitas, no_hp: row.hp === '' ? hpDimaksud(no_hp, '') : row.hp }
}

/** Keeps a member's paper; one that is kept already stays, unless `ganti`. */
export const catatIdentitas = async (
  { db, sesi, waktu }: WriteContext,
  kode_member: string,
  { jenis_identitas, no_identitas }: Identitas,
  { ganti = false } = {},
): Promise<void> => {
  const bila = ganti
    ? sql`DO UPDATE SET jenis_identitas = excluded.jenis_identitas, no_identitas = excluded.no_identitas,
        user_id = excluded.user_id, waktu = excluded.waktu`
    : sql`DO NOTHING`
  await db.run(sql`
    INSERT INTO member_identitas (kode_member, jenis_identitas, no_identitas, user_id, waktu)
    VALUES (${kode_member}, ${jenis_identitas}, ${no_identitas}, ${sesi.user_id}, ${waktu})
    ON CONFLICT (kode_member) ${bila}`)
}

// Who somebody is after he was found to be somebody else.
const KINI = sql`member_akhir(d.kode_member::text, 'infinity')::kode`

/** The longest end of a telephone that finds it where only its last digits are shown. */
const AKHIR_HP = 6

/** What of such an end counts: no more than is shown, or the rest would be guessed digit by digit. */
const terlihat = (akhir: string): string => akhir.slice(-4)

/** Documents whose telephone `kolom` a search means: by 4 to 6 digits of its end, of which the last four count, or the whole of it. */
export const hpDicari = (kolom: Sql, q: string): Sql => {
  const angka = tanpaTanda(q).replace(/^\+/, '')
  if (!/^\d{4,}$/.test(angka)) return sql`false`
  return angka.length <= AKHIR_HP
    ? sql`nomor_hp(${kolom}) LIKE ${`%${terlihat(angka)}`}`
    : sql`nomor_hp(${kolom}) = nomor_hp(${angka})`
}

const terbalik = (angka: string): string => Array.from(angka).toReversed().join('')

/**
 * Which members a search means, over `m`: digits are the end of a telephone or a number of a card, anything else a part of the name
 * or the number; a card that was scanned is its member's.
 * @param utuh who searches reads telephones in full: any end of one is found
 */
export const cariMember = (dicari: string, utuh: boolean): Sql => {
  const q = memberDariKartu(dicari.toUpperCase()) ?? dicari
  const angka = tanpaTanda(q).replace(/^\+/, '')
  if (/^\d+$/.test(angka)) {
    // An end that no telephone has: what is longer is found whole.
    const akhir = utuh ? terbalik(angka) : angka.length <= AKHIR_HP ? terbalik(terlihat(angka)) : '-'
    // Found first, each by its index: a plan for any telephone would rather read all members in the order of their names. A colon comes
    // after the last digit.
    return sql`m.kode_member = ANY (ARRAY(
      SELECT d.kode_member FROM member d
      WHERE d.dihapus_pada IS NULL AND reverse(d.no_hp) ~>=~ ${akhir} AND reverse(d.no_hp) ~<~ ${`${akhir}:`}
      UNION SELECT d.kode_member FROM member d WHERE d.no_hp <> '' AND d.no_hp = nomor_hp(${angka})
      UNION SELECT d.kode_member FROM member d WHERE d.kode_member = ${q.toUpperCase()}
      UNION SELECT ${KINI} FROM member d JOIN member_gabung g USING (kode_member)
        WHERE reverse(d.no_hp) ~>=~ ${akhir} AND reverse(d.no_hp) ~<~ ${`${akhir}:`}))`
  }
  const teks = q.toUpperCase()
  return sql`(m.nama_member LIKE ${likeAnywhere(teks)} OR m.kode_member LIKE ${`${likeText(teks)}%`}
    OR m.kode_member = (SELECT ${KINI} FROM member_gabung d WHERE d.kode_member = ${teks}))`
}

/** All but the last four signs as stars. */
export const samar = (kolom: Sql): Sql => sql`repeat('*', greatest(length(${kolom}) - 4, 0)) || right(${kolom}, 4)`

/** The last four signs of a paper's number. */
export const IDENTITAS = sql`
  CASE WHEN i.no_identitas IS NULL THEN '' ELSE i.jenis_identitas || ' ' || ${samar(sql`i.no_identitas`)} END`

/** Whether somebody keeps members: he reads their telephones. */
export const memelihara = async (db: Queryable, { level, user_id }: Sesi): Promise<boolean> =>
  isOwner(level) ||
  (await db.one(sql`
    SELECT 1 AS ada FROM hak_aksi WHERE user_id = ${user_id} AND menu_name = '/data-member' AND aksi = 'ubah'`)) !==
    undefined

/** Telephones over `m`: who keeps members reads them; who does not reads the last four digits. */
export const hpTerlihat = async (db: Queryable, sesi: Sesi): Promise<Sql> =>
  (await memelihara(db, sesi)) ? sql`m.no_hp` : samar(sql`m.no_hp`)

/** Who wrote a document, for whom, and the telephone in it. */
interface Bertelepon {
  user_id: string
  kode_member: string
  no_hp: string
}

interface HpOptions {
  /** What others read. */
  lain?: Sql
  /** Whether its reader typed it himself. */
  sendiri?: Sql
}

/**
 * The telephone of a document `k` to its reader: in full for whom `utuh` says and for who typed it himself. A member's was never typed
 * by who wrote a paper in his name: he reads its last four digits, as when he looked him up.
 */
export const hpDokumen = (utuh: boolean, { user_id }: Pick<Sesi, 'user_id'>, options: HpOptions = {}): Sql => {
  if (utuh) return sql`k.no_hp`
  const { lain = samar(sql`k.no_hp`), sendiri = sql`k.user_id = ${user_id}` } = options
  return sql`
    CASE WHEN k.kode_member = '-' AND ${sendiri} THEN k.no_hp ELSE ${lain} END`
}

/** The same of a document that was read. */
export const hpTerbaca = (utuh: boolean, sesi: Pick<Sesi, 'user_id'>, dokumen: Bertelepon): string =>
  utuh || (dokumen.kode_member === '-' && dokumen.user_id === sesi.user_id)
    ? dokumen.no_hp
    : dokumen.no_hp.replaceAll(/\d(?=\d{4})/g, '*')
