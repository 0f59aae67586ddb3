/** Letters about masters and prices: the head office changed one row, and it stands here alike. */
import { sql } from '@kencana/database'
import { Refusal, tulisLayanan } from '@kencana/server-kit'
import { z } from 'zod'
import { bacaIsi, type Dunia, type Penerima } from '../surat/penerima.api.ts'
import { terimaSurat } from '../surat/surat.contract.ts'
import { rencanakan, TABEL, terapkanRencana } from './tabel-pusat.api.ts'

const baris = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
const isiMaster = z.object({ tabel: z.string().max(60), baris, aktif: z.boolean() })
const isiSendiri = isiMaster.extend({ lama: baris.nullable(), oleh: z.string().max(60) })

/**
 * Whether the row stands here as the head office had it later: a newer letter of it was taken in, or an import since. An old letter that
 * goes again must not turn a price back.
 */
const sudahLebihBaru = async (
  { tx, pengirim, urut }: Dunia,
  tabel: string,
  kunci: Readonly<Record<string, unknown>>,
): Promise<boolean> => {
  const baru = await tx.one(sql`
    SELECT 1 AS ada FROM surat_masuk WHERE sambungan = ${pengirim.id} AND urut > ${urut} AND jenis = 'MASTER' AND status = 'DITERIMA'
      AND isi @> ${sql.json({ tabel, baris: kunci })}::jsonb
    UNION ALL
    SELECT 1 FROM sambungan_kontak WHERE sambungan = ${pengirim.id} AND impor_urut >= ${urut} LIMIT 1`)
  return baru !== undefined
}

const terimaMaster: Penerima = async (isi, dunia) => {
  const { deps, tx, waktu, pengirim } = dunia
  const { tabel, baris, aktif } = bacaIsi(isiMaster, isi, 'MASTER')
  if (pengirim.peran !== 'PUSAT') throw new Refusal('rule', `Instalasi ${pengirim.nomor} Bukan Pusat Instalasi Tujuan`)
  const satu = TABEL.find((one) => one.tabel === tabel)
  if (!satu) throw new Refusal('rule', `Master ${tabel} Tidak Dikenal, Instalasi Tujuan Perlu Diperbarui`)
  const kunci = Object.fromEntries(satu.kunci.map((nama) => [nama, baris[nama] ?? null]))
  if (await sudahLebihBaru(dunia, tabel, kunci)) return 'DITERIMA'
  const toko = await tx.one<{ kode_toko: string }>(sql`SELECT kode_toko::text FROM toko WHERE is_pusat`)
  const user_id = `@${pengirim.nomor}`
  const asal = { kode_toko: toko?.kode_toko ?? '', user_id, endpoint: terimaSurat, aksi: 'SURAT MASTER' }
  const ctx = await tulisLayanan(deps, tx, waktu, asal)
  if (!ctx) throw new Error('no shop here')
  const rencana = await rencanakan(tx, satu, [baris], aktif ? 'UBAH' : 'HAPUS')
  const [salah] = rencana.salah
  if (salah) throw new Refusal('rule', `${salah.judul} ${salah.kunci}: ${salah.pesan}`)
  // What goods here use stays for them, though the head office has it no more.
  if (!aktif && rencana.dipakai.has(rencana.kunci(baris))) return 'DITERIMA'
  const jadi = aktif ? rencana : { ...rencana, simpan: [], pensiun: [rencana.kunci(baris)] }
  ctx.audit(await terapkanRencana(ctx, [jadi]))
  await ctx.selesai()
  return 'DITERIMA'
}

/** A branch tells what it changed of these masters while it had cut the link: kept as it is, for its head office to read. */
const terimaSendiri: Penerima = async (isi, { pengirim }) => {
  const { tabel } = bacaIsi(isiSendiri, isi, 'SENDIRI')
  if (pengirim.peran !== 'CABANG')
    throw new Refusal('rule', `Instalasi ${pengirim.nomor} Bukan Cabang Instalasi Tujuan`)
  if (!TABEL.some((one) => one.tabel === tabel))
    throw new Refusal('rule', `Master ${tabel} Tidak Dikenal, Instalasi Tujuan Perlu Diperbarui`)
  return 'DITERIMA'
}

export const PENERIMA_MASTER = { MASTER: terimaMaster, SENDIRI: terimaSendiri } satisfies Record<string, Penerima>
