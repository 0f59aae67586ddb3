/** Repairs as their documents need them: held by the transaction, with what was paid so far. */
import { type Queryable, type Sql, sql } from '@kencana/database'
import { type Mg, type Rp, rp } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import type { Identitas } from '../../member/data-member/data-member.contract.ts'
import type { STATUS_SERVICE } from './service.contract.ts'

type Status = (typeof STATUS_SERVICE)[number]

/** A piece, as it is now. */
export interface BarangTerkunci {
  urut: number
  nama_barang: string
  jumlah: number
  berat: Mg
  berat_kini: Mg
  patri: Mg
  batu: Mg
  jenis_kerja: string
  ongkos: Rp
  tambahan: Rp
  foto: string | null
  foto_selesai: string | null
  /** Photographed again after it was said to be done and was not. */
  foto_ulang: boolean
  /** Who has it; null for the shop. */
  kode_tukang: string | null
  /** Who said that it is done; null while nobody did. */
  selesai_oleh: string | null
  status: Status
}

/** A repair with its pieces, held until commit. */
export interface ServiceTerkunci {
  no_service: string
  kode_member: string
  nama_customer: string
  no_hp: string
  alamat: string
  jenis_identitas: Identitas['jenis_identitas']
  nik: string
  dp: Rp
  /** Who took it in. */
  user_id: string
  status: Status
  versi: number
  barang: BarangTerkunci[]
}

const SUDAH: Readonly<Record<Status, string>> = {
  OPEN: 'Belum Selesai',
  DONE: 'Sudah Selesai',
  CLOS: 'Sudah Diambil',
  CANC: 'Sudah Dibatalkan',
}

/**
 * Holds a repair of this shop.
 * @param versi as it was seen; without it whatever it is now
 * @throws Refusal for one that is not there, or was changed since
 */
export const kunciService = async (
  { db, sesi }: WriteContext,
  no_service: string,
  versi?: number,
): Promise<ServiceTerkunci> => {
  const kepala = await db.one<Omit<ServiceTerkunci, 'barang'>>(sql`
    SELECT no_service::text, kode_member::text, nama_customer::text, no_hp, alamat, jenis_identitas, nik, dp, user_id::text, status, versi FROM service
    WHERE no_service = ${no_service} AND kode_toko = ${sesi.kode_toko} FOR UPDATE`)
  if (!kepala) throw new Refusal('missing', `Service ${no_service} Tidak Ada`)
  if (versi !== undefined && kepala.versi !== versi)
    throw new Refusal('conflict', `Service ${no_service} Sudah Diproses Oleh User Lain`)
  const barang = await db.rows<BarangTerkunci>(sql`
    SELECT b.urut, b.nama_barang::text, b.jumlah, b.berat, b.berat_kini, b.patri, b.batu, b.jenis_kerja, b.ongkos, b.tambahan, b.foto, b.foto_selesai,
      (SELECT count(*) > 1 FROM service_foto f WHERE (f.no_service, f.urut) = (b.no_service, b.urut) AND f.jenis = 'SELESAI') AS foto_ulang,
      b.kode_tukang::text, s.user_id::text AS selesai_oleh, b.status
    FROM service_barang b LEFT JOIN service_selesai s USING (no_selesai) WHERE b.no_service = ${no_service} ORDER BY b.urut`)
  return { ...kepala, barang }
}

/**
 * What makes an entry `l` of the audit trail the one with which a document of repairs, or its undo, was written. Anybody may leave
 * others of the same number: it is enough to say that it was printed, also before it was drawn.
 */
export const jejakService = (nomor: Sql): Sql =>
  sql`l.dokumen = ${nomor} AND l.dokumen <> '-' AND l.aksi LIKE 'POST service/%'`

/** The paper that its customer showed with it: as he brought it, or as he fetched some of it. */
export const kertasService = async (
  db: Queryable,
  { no_service, jenis_identitas, nik }: ServiceTerkunci,
): Promise<Identitas | undefined> =>
  nik !== ''
    ? { jenis_identitas, no_identitas: nik }
    : db.one<Identitas>(sql`
        SELECT jenis_identitas, nik AS no_identitas FROM service_ambil
        WHERE no_service = ${no_service} AND nik <> '' AND nama_penyetor = '' ORDER BY dibuat_pada DESC LIMIT 1`)

/** These pieces of a repair, in their order. @throws Refusal for one that is not there, or stands otherwise */
export const pilihBarang = (
  { no_service, barang }: ServiceTerkunci,
  urut: readonly number[],
  status: Status,
): BarangTerkunci[] =>
  urut.map((one) => {
    const satu = barang.find((row) => row.urut === one)
    if (!satu) throw new Refusal('missing', `Barang ${one} Service ${no_service} Tidak Ada`)
    if (satu.status !== status) throw new Refusal('conflict', `${satu.nama_barang} ${SUDAH[satu.status]}`)
    return satu
  })

/** What all its work costs. */
export const totalService = ({ barang }: ServiceTerkunci): Rp =>
  rp(barang.reduce((sum, one) => sum + one.ongkos + one.tambahan, 0))

/** The documents that paid a repair so far, the oldest first, and what they come to. */
export const uangService = async (db: Queryable, { no_service, dp }: ServiceTerkunci) => {
  const rows = await db.rows<{ no_ambil: string; jumlah: Rp }>(sql`
    SELECT no_ambil::text, jumlah FROM service_ambil WHERE no_service = ${no_service} AND no_batal IS NULL ORDER BY dibuat_pada, no_ambil`)
  return {
    dokumen: [no_service, ...rows.map((one) => one.no_ambil)],
    dibayar: rp(rows.reduce((sum, one) => sum + one.jumlah, Number(dp))),
  }
}

/** Pieces that stand otherwise from now on, and the repair with them. */
export const ubahStatus = async (
  { db }: WriteContext,
  no_service: string,
  urut: readonly number[],
  status: Status,
): Promise<void> => {
  await db.run(sql`
    UPDATE service_barang SET status = ${status} WHERE no_service = ${no_service} AND urut = ANY (${[...urut]}::int[])`)
  await db.run(sql`
    UPDATE service k SET versi = versi + 1, status = (
      SELECT CASE WHEN bool_or(b.status = 'OPEN') THEN 'OPEN' WHEN bool_or(b.status = 'DONE') THEN 'DONE' WHEN bool_and(b.status = 'CANC') THEN 'CANC' ELSE 'CLOS' END
      FROM service_barang b WHERE b.no_service = k.no_service)
    WHERE k.no_service = ${no_service}`)
}
