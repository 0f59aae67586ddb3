/** Photos of loans: of their goods, and of the papers of their customers. */
import { Berkas } from '@kencana/contract'
import { sql } from '@kencana/database'
import {
  catatFoto,
  type FotoTersimpan,
  ISI_FOTO,
  Refusal,
  route,
  TERSIMPAN,
  terimaFoto,
  type WriteContext,
} from '@kencana/server-kit'
import { pegangYangDifoto, tolakFotoLama } from './foto-hutang.store.ts'
import { kunciHutang } from './hutang.api.ts'
import { fotoHutang, identitasHutang, lihatIdentitas } from './hutang.contract.ts'
import { FOTO_PALING_BANYAK, simpanFotoHutang } from './transaksi-hutang.contract.ts'

// The loan is held: nobody adds one meanwhile.
const tambahFoto = async (ctx: WriteContext, no_hutang: string, urut: number, foto: string): Promise<void> => {
  const baru = await ctx.db.rows(sql`
    INSERT INTO hutang_foto (no_hutang, urut, ke, foto)
    SELECT ${no_hutang}, ${urut}, count(*) + 1, ${foto} FROM hutang_foto WHERE no_hutang = ${no_hutang} AND urut = ${urut}
    HAVING count(*) < ${FOTO_PALING_BANYAK} RETURNING ke`)
  if (baru.length === 0) throw new Refusal('rule', `Foto Paling Banyak ${FOTO_PALING_BANYAK} Tiap Barang`)
}

const fotoBaru = route(
  simpanFotoHutang,
  async ({ no_hutang, urut }, ctx, tersimpan: FotoTersimpan) => {
    const [hutang] = await kunciHutang(ctx, [no_hutang])
    const apa = await pegangYangDifoto(ctx, hutang, urut)
    await tolakFotoLama(ctx, tersimpan, { no_hutang, urut, apa })
    const foto = await catatFoto(ctx.db, tersimpan, ctx.waktu)
    // Whoever pays out looks at the paper that lies there then: another one meanwhile makes it no other loan.
    if (urut === 0) await ctx.db.run(sql`UPDATE hutang SET foto_identitas = ${foto} WHERE no_hutang = ${no_hutang}`)
    else await tambahFoto(ctx, no_hutang, urut, foto)
    ctx.audit({ dokumen: no_hutang, sesudah: { urut, foto } })
    return { message: TERSIMPAN, foto }
  },
  { bodyLimit: ISI_FOTO, before: ({ foto }, { blob }) => terimaFoto(blob, foto) },
)

const gambar = (bytes: Uint8Array | undefined, hash: string): Berkas => {
  if (!bytes) throw new Refusal('missing', 'Foto Tidak Ada')
  return new Berkas({ bytes, type: 'image/jpeg', etag: hash })
}

const lihatFoto = route(fotoHutang, async ({ no_hutang, hash }, { db, sesi, blob }) => {
  const milik = await db.one(sql`
    SELECT 1 AS ada FROM hutang_foto f JOIN hutang k USING (no_hutang)
    WHERE f.no_hutang = ${no_hutang} AND k.kode_toko = ${sesi.kode_toko} AND f.foto = ${hash} LIMIT 1`)
  return gambar(milik ? await blob.get(hash) : undefined, hash)
})

// Who looked at a customer's paper, and when, stays.
const bukaIdentitas = route(lihatIdentitas, async ({ no_hutang }, ctx) => {
  const satu = await ctx.db.one<{ foto: string | null }>(sql`
    SELECT foto_identitas AS foto FROM hutang WHERE no_hutang = ${no_hutang} AND kode_toko = ${ctx.sesi.kode_toko}`)
  if (!satu) throw new Refusal('missing', `Hutang ${no_hutang} Tidak Ada`)
  if (satu.foto === null) throw new Refusal('rule', `Foto Identitas ${no_hutang} Tidak Ada`)
  ctx.audit({ dokumen: no_hutang, sesudah: { identitas: 'dilihat', foto: satu.foto } })
  return { message: 'Berhasil', foto: satu.foto }
})

const berkasIdentitas = route(identitasHutang, async ({ no_hutang, hash }, { db, sesi, blob, waktu }) => {
  const milik = await db.one(sql`
    SELECT 1 AS ada FROM hutang k
    WHERE k.no_hutang = ${no_hutang} AND k.kode_toko = ${sesi.kode_toko} AND k.foto_identitas = ${hash}
      AND EXISTS (SELECT FROM audit_log a WHERE a.dokumen = k.no_hutang AND a.dokumen <> '-' AND a.user_id = ${sesi.user_id}
        AND a.aksi = ${`POST ${lihatIdentitas.path}`} AND a.waktu > ${waktu}::timestamptz - interval '5 minutes')`)
  return gambar(milik ? await blob.get(hash) : undefined, hash)
})

export const fotoHutangRoutes = [fotoBaru, lihatFoto, bukaIdentitas, berkasIdentitas] as const
