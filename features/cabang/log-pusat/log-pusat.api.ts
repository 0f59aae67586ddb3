/** What goes to other installations by itself beside letters: the activity log to the head office, photos to who gets the goods. */
import { Berkas, type InputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { catatFoto, type Deps, type Feature, Refusal, serviceRoute, terimaFoto, waktu } from '@kencana/server-kit'
import { ambilBerkas, GagalHubung, mintaLayanan, type Tujuan, tujuanSambungan } from '../sambungan/klien.api.ts'
import { catatLog, fotoLayanan, SEKALI } from './log-pusat.contract.ts'

/** Whoever writes an entry has ended by then, so that none comes in behind one that was told. */
const TENANG = '5 minutes'

type Entri = InputOf<typeof catatLog>['baris'][number]

const entriSesudah = (db: Queryable, terakhir: number, kini: Date) =>
  db.rows<Entri>(sql`
    SELECT a.id AS urut, a.kode_toko::text AS toko, a.tgl_system, ${waktu(sql`a.waktu`)} AS waktu, a.user_id::text AS user,
      left(a.aksi, 200) AS aksi, left(a.dokumen, 200) AS dokumen, a.sebelum, a.sesudah
    FROM audit_log a WHERE a.id > ${terakhir} AND a.waktu < ${kini}::timestamptz - ${TENANG}::interval ORDER BY a.id LIMIT ${SEKALI}`)

/** What an entry says when all of it is more than the head office takes at once. */
const ringkas = (entri: Entri): Entri => ({ ...entri, sebelum: null, sesudah: { terlalu_besar: true } })

/** What it answers to what it can never take; everything else is asked again another time. */
const TIDAK_TERMUAT = new Set([400, 413, 422])

/** Tells entries; of what is too much together fewer, of one that is too large by itself that it is. @throws GagalHubung */
const beritahu = async (tujuan: Tujuan, baris: readonly Entri[]): Promise<number> => {
  try {
    return (await mintaLayanan(tujuan, catatLog, { baris: [...baris] })).terakhir
  } catch (error) {
    const [satu] = baris
    if (!(error instanceof GagalHubung && TIDAK_TERMUAT.has(error.status)) || !satu) throw error
    if (baris.length > 1) return beritahu(tujuan, baris.slice(0, Math.ceil(baris.length / 2)))
    return (await mintaLayanan(tujuan, catatLog, { baris: [ringkas(satu)] })).terakhir
  }
}

/** Envelopes of one go. */
const PALING_BANYAK = 50

/** Tells the head office what was done here since it was last told. */
export const kirimLog = async ({ db, clock }: Deps): Promise<void> => {
  const pusat = await db.one<{ id: string }>(
    sql`SELECT id::text FROM sambungan WHERE peran = 'PUSAT' AND aktif AND nomor IS NOT NULL`,
  )
  const tujuan = pusat ? await tujuanSambungan(db, pusat.id) : undefined
  if (!tujuan) return
  try {
    let { terakhir } = await mintaLayanan(tujuan, catatLog, { baris: [] })
    for (let ke = 0; ke < PALING_BANYAK; ke += 1) {
      const baris = await entriSesudah(db, terakhir, clock.now())
      if (baris.length === 0) return
      terakhir = await beritahu(tujuan, baris)
    }
  } catch (error) {
    // The line is down: the head office says next time how far it is.
    if (!(error instanceof GagalHubung)) throw error
  }
}

interface Kurang {
  hash: string
  sambungan: string
}

/** Photos of goods that came or are coming, and are not here yet: fetched by their hash, and judged like anybody's. */
export const ambilFoto = async (deps: Deps): Promise<void> => {
  const { db, blob, clock } = deps
  const kurang = await db.rows<Kurang>(sql`
    SELECT DISTINCT d.foto AS hash, k.sambungan::text FROM kiriman_masuk_detail d JOIN kiriman_masuk k USING (no_kirim)
    WHERE d.foto IS NOT NULL AND k.diterima_pada > ${clock.now()}::timestamptz - interval '30 days'
      AND EXISTS (SELECT FROM barang b WHERE b.kode_barang = d.kode_barang AND b.foto IS NULL) LIMIT 20`)
  for (const { hash, sambungan } of kurang) {
    const tujuan = await tujuanSambungan(db, sambungan)
    const isi = tujuan ? await ambilBerkas(tujuan, `foto/${hash}`).catch(() => undefined) : undefined
    if (!isi) continue
    const foto = await terimaFoto(blob, isi).catch(() => undefined)
    if (!foto) continue
    await db.transaction(async (tx) => {
      const disini = await catatFoto(tx, foto, clock.now())
      await tx.run(sql`
        UPDATE barang b SET foto = ${disini} FROM kiriman_masuk_detail d
        WHERE d.foto = ${hash} AND b.kode_barang = d.kode_barang AND b.foto IS NULL`)
    })
  }
}

export const logPusatFeature: Feature = {
  routes: [
    serviceRoute(catatLog, async ({ baris }, { db, waktu: kini, pengirim }) => {
      if (pengirim.peran !== 'CABANG') throw new Refusal('denied', 'Instalasi Ini Bukan Pusat Bagi Yang Meminta')
      const row = await db.one<{ terakhir: number }>(
        sql`SELECT tambah_log(${pengirim.id}, ${sql.json(baris)}::jsonb, ${kini}) AS terakhir`,
      )
      return { terakhir: row?.terakhir ?? 0 }
    }),
    serviceRoute(fotoLayanan, async ({ hash }, { db, blob, pengirim }) => {
      const boleh = await db.one(sql`
        SELECT 1 AS ada FROM surat_keluar s WHERE s.sambungan = ${pengirim.id} AND s.jenis = 'KIRIMAN' AND s.isi @> ${sql.json({ barang: [{ foto: hash }] })}::jsonb LIMIT 1`)
      const bytes = boleh ? await blob.get(hash) : undefined
      if (!bytes) throw new Refusal('missing', 'Foto Tidak Ada')
      return new Berkas({ bytes, type: 'image/jpeg', etag: hash })
    }),
  ],
}
