/** Making a shop: used by the first set-up and by the owner. */
import { type Queryable, type Sql, sql, type Tx } from '@kencana/database'
import { uang } from '@kencana/ledger'
import { type Buku, nextNomor, postJournal, Refusal, tanggalDi } from '@kencana/server-kit'
import { DOKUMEN_SALDO_AWAL } from './toko.contract.ts'

/** A shop to be. `kas_awal` in rupiah. */
export interface TokoBaru {
  kode_toko: string
  nama_toko: string
  alamat_toko: string
  no_hp: string
  zona_waktu: string
  kas_awal: number
}

export interface TokoRow {
  _id: string
  kode_toko: string
  nama_toko: string
  alamat_toko: string
  no_hp: string
  zona_waktu: string
  is_pusat: boolean
  portal: string
  tgl_system: string
}

/** Shops as the contract shows them. */
export const pilihToko = (db: Queryable, where: Sql = sql``): Promise<TokoRow[]> =>
  db.rows<TokoRow>(sql`
    SELECT id::text AS _id, kode_toko::text, nama_toko::text, alamat_toko, no_hp, zona_waktu, is_pusat, portal, tgl_system
    FROM toko ${where} ORDER BY kode_toko`)

/**
 * Stores a shop whose first day is today, with its KC tray and its opening cash (KAS against MODAL).
 * @throws Refusal when the code is taken
 */
export const simpanToko = async (tx: Tx, waktu: Date, user_id: string, toko: TokoBaru): Promise<Buku> => {
  const tgl_system = tanggalDi(toko.zona_waktu, waktu)
  const made = await tx.run(sql`
    INSERT INTO toko (kode_toko, nama_toko, alamat_toko, no_hp, zona_waktu, is_pusat, tgl_system, tgl_mulai, dibuat_pada)
    VALUES (${toko.kode_toko}, ${toko.nama_toko}, ${toko.alamat_toko}, ${toko.no_hp}, ${toko.zona_waktu},
      NOT EXISTS (SELECT FROM toko), ${tgl_system}, ${tgl_system}, ${waktu})
    ON CONFLICT (kode_toko) DO NOTHING`)
  if (made === 0) throw new Refusal('conflict', `Toko ${toko.kode_toko} Sudah Ada`)
  await tx.run(sql`
    INSERT INTO baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol)
    VALUES (${toko.kode_toko}, 'NISA1', 'LABELING', 'KC', 0, 0)`)
  const buku = { kode_toko: toko.kode_toko, tgl_system, user_id, waktu }
  if (toko.kas_awal > 0) {
    const document = await nextNomor(tx, buku, DOKUMEN_SALDO_AWAL)
    await tx.run(sql`UPDATE toko SET no_saldo_awal = ${document} WHERE kode_toko = ${toko.kode_toko}`)
    const lines = [uang('KAS', toko.kas_awal), uang('MODAL', -toko.kas_awal)]
    await postJournal(tx, buku, { kind: 'SALDO_AWAL', document, lines })
  }
  return buku
}
