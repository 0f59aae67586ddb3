/** Opening sessions: the one place that makes a token and the stored user data of the specification. */
import { randomUUID } from 'node:crypto'
import { type Queryable, sql, type Tx } from '@kencana/database'
import { Refusal, type TokenSigner, tanggalDi } from '@kencana/server-kit'
import { bentukInstalasi } from '../../pengaturan/para-system/para-system.api.ts'
import { hakUser } from '../hak-akses/hak.api.ts'
import type { UserData } from './sesi.contract.ts'

/** Whether this installation follows a head office elsewhere. */
export const DARI_PUSAT = sql`EXISTS (SELECT FROM sambungan WHERE peran = 'PUSAT' AND aktif AND nomor IS NOT NULL) AS dari_pusat`

interface ShopRow {
  kode_toko: string
  nama_toko: string
  alamat_toko: string
  tgl_system: string
  zona_waktu: string
  dari_pusat: boolean
}

/** Who logs in where. The caller holds the shop's shared day lock. */
export interface BukaSesi {
  user_id: string
  user_name: string
  level: string
  kode_toko: string
  perangkat: string
}

/** The rights of a user, as the stored user data holds them. */
export const hakOf = async (db: Queryable, user_id: string): Promise<Pick<UserData, 'menu' | 'aksi'>> => {
  const { menu, aksi } = await hakUser(db, user_id)
  return { menu: menu.map((menu_name) => ({ menu_name })), aksi }
}

/** Whether somebody else chose his password. */
export const gantiDulu = async (db: Queryable, user_id: string): Promise<boolean> =>
  (await db.one<{ ganti: boolean }>(sql`SELECT ganti_password AS ganti FROM users WHERE user_id = ${user_id}`))
    ?.ganti ?? false

/** Opens a session on the shop's open day and answers the stored user data. @throws Refusal for an unknown shop */
export const bukaSesi = async (tx: Tx, tokens: TokenSigner, waktu: Date, siapa: BukaSesi): Promise<UserData> => {
  const toko = await tx.one<ShopRow>(sql`
    SELECT kode_toko::text, nama_toko::text, alamat_toko, tgl_system, zona_waktu, ${DARI_PUSAT} FROM toko WHERE kode_toko = ${siapa.kode_toko}`)
  if (!toko) throw new Refusal('missing', `Toko ${siapa.kode_toko} Tidak Ada`)
  const id = randomUUID()
  await tx.run(sql`
    INSERT INTO sesi (id, user_id, kode_toko, tgl_system, dibuat_pada, perangkat)
    VALUES (${id}, ${siapa.user_id}, ${siapa.kode_toko}, ${toko.tgl_system}, ${waktu}, ${siapa.perangkat})`)
  const { user_id, user_name, level, kode_toko } = siapa
  return {
    ...toko,
    user_id,
    user_name,
    level,
    token: await tokens.sign({ user_id, level, kode_toko, sesi: id }),
    ...(await hakOf(tx, user_id)),
    ganti_password: await gantiDulu(tx, user_id),
    ...(await bentukInstalasi(tx)),
    hari_ini: tanggalDi(toko.zona_waktu, waktu),
    waktu: waktu.toISOString(),
  }
}

/** Ends every session of a user except one. */
export const cabutSesiUser = (
  tx: Tx,
  user_id: string,
  kecuali: string | null,
  waktu: Date,
  alasan: string,
): Promise<number> =>
  tx.run(sql`
    UPDATE sesi SET dicabut_pada = ${waktu}, alasan = ${alasan}
    WHERE user_id = ${user_id} AND dicabut_pada IS NULL AND id IS DISTINCT FROM ${kecuali}::uuid`)
