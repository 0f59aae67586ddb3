/** The file of proof, line by line: each stands on the one before, days on their seals, and a signature at its end on all of it. */
import { createHash } from 'node:crypto'
import { type Queryable, sql } from '@kencana/database'
import { geserTanggal, type KunciBukti, Refusal, waktu } from '@kencana/server-kit'
import { PALING_LAMA } from './bukti.contract.ts'
import { dokumenHari, jurnalHari, kepalaHari, saldoHari } from './bukti.query.ts'

/** Which days of which shop. */
export interface Rentang {
  kode_toko: string
  tgl_from: string
  tgl_to: string
}

/** What a file of proof is called. */
export const namaBukti = ({ kode_toko, tgl_from, tgl_to }: Rentang): string =>
  `bukti-${kode_toko}-${tgl_from}-${tgl_to}.txt`

/** Refuses days that cannot be proved. @throws Refusal */
export const periksaRentang = async (db: Queryable, { kode_toko, tgl_from, tgl_to }: Rentang): Promise<void> => {
  const hari = await db.one<{ dari: string | null; sampai: string | null }>(sql`
    SELECT min(tgl_system)::text AS dari, max(tgl_system)::text AS sampai FROM hari_tutup WHERE kode_toko = ${kode_toko}`)
  if (!hari?.dari || !hari.sampai) throw new Refusal('missing', `Toko ${kode_toko} Belum Punya Hari Yang Ditutup`)
  if (tgl_from > tgl_to) throw new Refusal('rule', 'Tanggal Awal Sesudah Tanggal Akhir')
  if (tgl_from < hari.dari || tgl_to > hari.sampai)
    throw new Refusal('rule', `Hari Yang Ditutup Hanya ${hari.dari} Sampai ${hari.sampai}`)
  if (geserTanggal(tgl_from, PALING_LAMA) <= tgl_to)
    throw new Refusal('rule', `Paling Banyak ${PALING_LAMA} Hari Dalam Satu Berkas`)
}

/** The key that signs the file. @throws Refusal when this server has none */
export const kunciWajib = (kunci: KunciBukti | undefined): KunciBukti => {
  if (!kunci) throw new Refusal('rule', 'Kunci Bukti Tidak Ada Di Server Ini, Kembalikan Salinannya')
  return kunci
}

/** Numbers lines and chains them. */
class Rantai {
  #lalu: Buffer = Buffer.alloc(32)
  #ke = 0

  /** Hash of all lines so far. */
  get sampai(): string {
    return this.#lalu.toString('hex')
  }

  baris(jenis: string, isi: string): string {
    this.#ke += 1
    const teks = `${this.#ke} ${jenis} ${isi}`
    this.#lalu = createHash('sha256').update(this.#lalu).update(teks).digest()
    return `${this.sampai} ${teks}\n`
  }
}

const kepala = async (db: Queryable, { kode_toko, tgl_from, tgl_to }: Rentang): Promise<string[]> => {
  const toko = await db.one<{ nama: string }>(
    sql`SELECT nama_toko::text AS nama FROM toko WHERE kode_toko = ${kode_toko}`,
  )
  if (!toko) throw new Refusal('missing', `Toko ${kode_toko} Tidak Ada`)
  const kunci = await db.rows<{ publik: string; sejak: string; pendahulu: string | null; penerus: string | null }>(sql`
    SELECT encode(publik, 'hex') AS publik, ${waktu(sql`sejak`)} AS sejak, pendahulu,
      encode(penerus, 'hex') AS penerus FROM kunci_bukti ORDER BY ke`)
  const berkas = { format: 'kencana-bukti-1', toko: kode_toko, nama: toko.nama, dari: tgl_from, sampai: tgl_to }
  return [JSON.stringify(berkas), ...kunci.map((one) => JSON.stringify(one))]
}

async function* satuHari(db: Queryable, rantai: Rantai, kode_toko: string, tanggal: string): AsyncGenerator<string> {
  const hari = await kepalaHari(db, kode_toko, tanggal)
  if (!hari) throw new Error(`${kode_toko} ${tanggal} is not closed`)
  const { kepala: teks, kode_toko: _, tgl_system: __, ...segel } = hari
  const jurnal = await jurnalHari(db, kode_toko, tanggal)
  const dokumen = await dokumenHari(db, kode_toko, tanggal)
  yield [
    rantai.baris('H', teks),
    ...jurnal.map(({ isi }) => rantai.baris('J', isi)),
    ...dokumen.map(({ isi }) => rantai.baris('D', isi)),
    rantai.baris('S', JSON.stringify(segel)),
  ].join('')
}

/**
 * The file in pieces, a day at a time: a year of a large shop does not lie in memory. Its days were checked by `periksaRentang`.
 * @param kunci signs its end
 */
export async function* isiBukti(db: Queryable, rentang: Rentang, kunci: KunciBukti): AsyncGenerator<string> {
  const { kode_toko, tgl_from, tgl_to } = rentang
  const rantai = new Rantai()
  const [berkas = '', ...semuaKunci] = await kepala(db, rentang)
  yield rantai.baris('B', berkas) + semuaKunci.map((isi) => rantai.baris('K', isi)).join('')
  const awal = await saldoHari(db, kode_toko, geserTanggal(tgl_from, -1))
  yield awal.map(({ isi }) => rantai.baris('A', isi)).join('')
  for (let hari = tgl_from; hari <= tgl_to; hari = geserTanggal(hari, 1)) yield* satuHari(db, rantai, kode_toko, hari)
  const akhir = await saldoHari(db, kode_toko, tgl_to)
  yield akhir.map(({ isi }) => rantai.baris('Z', isi)).join('')
  const tanda = kunci.tanda(`kencana-bukti-1|${rantai.sampai}`).toString('hex')
  yield rantai.baris('T', JSON.stringify({ kunci: kunci.sidik, tanda }))
}

/** Writes down that days were taken out. @returns its number */
export const catatBukti = async (
  db: Queryable,
  { kode_toko, tgl_from, tgl_to }: Rentang,
  { user_id, alasan, kini }: { user_id: string; alasan: string; kini: Date },
): Promise<string> => {
  const baru = await db.one<{ id: string }>(sql`
    INSERT INTO bukti_ekspor (kode_toko, tgl_from, tgl_to, user_id, alasan, waktu)
    VALUES (${kode_toko}, ${tgl_from}, ${tgl_to}, ${user_id}, ${alasan}, ${kini}) RETURNING id::text`)
  if (!baru) throw new Error('proof was not recorded')
  return baru.id
}
