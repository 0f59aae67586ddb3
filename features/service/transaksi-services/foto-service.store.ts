/** Pictures of customers' pieces: taken with the documents they belong to, once each. Source: controls, what goes out was seen. */
import { sql } from '@kencana/database'
import { catatFoto, type FotoTersimpan, Refusal, terimaFoto, type WriteContext } from '@kencana/server-kit'
import type { BlobStore } from '@kencana/storage'
import { nilaiParaSystem } from '../../pengaturan/para-system/para-system.api.ts'

/** The pictures of lines in their order, stored; null where a line has none. */
export type FotoBaris = readonly (FotoTersimpan | null)[]

/** Checks and stores the pictures of lines, before anything is written. */
export const terimaSemua = async (blob: BlobStore, baris: readonly { foto: string | null }[]): Promise<FotoBaris> => {
  const semua: (FotoTersimpan | null)[] = []
  for (const { foto } of baris) semua.push(foto === null ? null : await terimaFoto(blob, foto))
  return semua
}

interface Barang {
  nama_barang: string
}

/** @param apa 'Foto' or 'Foto Selesai'. @throws Refusal for a piece without a picture where the shop demands them */
export const tolakTanpaFoto = async (
  { db, sesi }: WriteContext,
  barang: readonly Barang[],
  foto: FotoBaris,
  apa: 'Foto' | 'Foto Selesai',
): Promise<void> => {
  if ((await nilaiParaSystem(db, sesi.kode_toko, 'service_foto')) !== 'YA') return
  const tanpa = barang.find((_, at) => !foto[at])
  if (tanpa) throw new Refusal('rule', `${apa} ${tanpa.nama_barang} Harus Ada`)
}

/** The rows that documents point to. @returns their hashes */
export const catatSemua = async (ctx: WriteContext, foto: FotoBaris): Promise<(string | null)[]> => {
  const hash: (string | null)[] = []
  for (const satu of foto) hash.push(satu && (await catatFoto(ctx.db, satu, ctx.waktu)))
  return hash
}

/**
 * Writes down which piece a picture shows, who took it and when.
 * @throws Refusal for one that shows another piece, or the same one at another time
 */
export const tandaiFoto = async (
  { db, sesi, waktu }: WriteContext,
  no_service: string,
  barang: readonly { urut: number; nama_barang: string; foto: string | null }[],
  jenis: 'MASUK' | 'SELESAI',
): Promise<void> => {
  for (const { urut, nama_barang, foto } of barang) {
    if (foto === null) continue
    const baru = await db.one(sql`
      INSERT INTO service_foto (foto, no_service, urut, jenis, user_id, dibuat_pada)
      VALUES (${foto}, ${no_service}, ${urut}, ${jenis}, ${sesi.user_id}, ${waktu}) ON CONFLICT (foto) DO NOTHING RETURNING 1 AS ada`)
    if (!baru) throw new Refusal('rule', `Foto ${nama_barang} Sudah Pernah Dipakai, Ambil Foto Baru`)
  }
}
