/** Writing a letter to another installation: in the transaction of what it tells, so that both happen or neither. */
import { randomUUID } from 'node:crypto'
import { type Queryable, sql } from '@kencana/database'
import { Refusal } from '@kencana/server-kit'

/** What a letter says, by kind; the receiver judges its content. */
type JenisSurat =
  | 'KIRIMAN'
  | 'SAMPAI'
  | 'TARIK'
  | 'DITARIK'
  | 'HAPUS'
  | 'UANG'
  | 'UANG BATAL'
  | 'UANG SAMPAI'
  | 'UANG DITOLAK'

interface Isi {
  /** The link that it goes over. */
  sambungan: string
  jenis: JenisSurat
  kode_toko: string
  dokumen: string
  isi: object
  waktu: Date
}

/** Writes a letter down; the commit gives it its place in the order. @returns its id */
export const kirimSurat = async (
  db: Queryable,
  { sambungan, jenis, kode_toko, dokumen, isi, waktu }: Isi,
): Promise<string> => {
  const id = randomUUID()
  await db.run(sql`
    INSERT INTO surat_keluar (id, sambungan, jenis, kode_toko, dokumen, isi, dibuat_pada)
    VALUES (${id}, ${sambungan}, ${jenis}, ${kode_toko}, ${dokumen}, ${sql.json(isi)}::jsonb, ${waktu})`)
  return id
}

/** The link behind a shop of another installation. @throws Refusal when the shop is none, or the link is cut or never answered */
export const sambunganToko = async (db: Queryable, kode_toko: string): Promise<{ id: string; nomor: number }> => {
  const row = await db.one<{ portal: string; id: string | null; nomor: number | null; aktif: boolean | null }>(sql`
    SELECT t.portal, s.id::text, s.nomor::int, s.aktif FROM toko t LEFT JOIN sambungan s ON s.portal = t.portal WHERE t.kode_toko = ${kode_toko}`)
  if (!row) throw new Refusal('rule', `Toko ${kode_toko} Tidak Ada`)
  if (row.portal === '') throw new Refusal('rule', `Toko ${kode_toko} Ada Di Instalasi Ini`)
  if (row.id === null || row.nomor === null || !row.aktif)
    throw new Refusal('rule', `Sambungan Ke Toko ${kode_toko} Sedang Diputus`)
  return { id: row.id, nomor: row.nomor }
}
