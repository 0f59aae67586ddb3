/**
 * A dispatch that was received and given back at one moment, as could happen once: its sender said that what was received arrived, and refused
 * to take the whole back. So its rest is on its way here still, and is received again. No gram moves: both books have it so already.
 */
import { type Database, sql, type Tx } from '@kencana/database'
import { Refusal, writeAudit } from '@kencana/server-kit'

/** Whoever does this sits at the server: he is no user of the shop. */
const PELAKU = 'SERVER'

interface Perbaikan {
  no_kirim: string
  alasan: string
  waktu: Date
}

interface Surat {
  id: string
  jenis: 'SAMPAI' | 'DITARIK'
  dokumen: string
  status: string
}

/** What was told of it to its sender: of each receipt, and that it is given back; held. */
const suratnya = async (tx: Tx, no_kirim: string, sambungan: string): Promise<Surat[]> => {
  const terima = await tx.rows<{ no: string }>(
    sql`SELECT no_terima::text AS no FROM terima_cabang WHERE no_kirim = ${no_kirim} ORDER BY no_terima`,
  )
  if (terima.length === 0)
    throw new Refusal('rule', `Kiriman ${no_kirim} Belum Diterima Sama Sekali, Ditarik Kembali Pengirimnya`)
  const dokumen = [no_kirim, ...terima.map((one) => one.no)]
  return tx.rows<Surat>(sql`
    SELECT id::text, jenis, dokumen, status FROM surat_keluar
    WHERE dokumen = ANY (${dokumen}::text[]) AND sambungan = ${sambungan} AND jenis IN ('SAMPAI', 'DITARIK') AND NOT ditarik
    ORDER BY id FOR UPDATE`)
}

/** Its sender has what was received as arrived, and has taken nothing back: it never can, of a dispatch that partly arrived. @throws Refusal */
const pastikanMasihDiJalan = (no_kirim: string, surat: readonly Surat[]): void => {
  const belum = surat.find(({ jenis, status }) => jenis === 'SAMPAI' && status !== 'TERKIRIM')
  if (belum) throw new Refusal('rule', `Pengirim Belum Mengakui Penerimaan ${belum.dokumen}`)
  const kembali = surat.filter(({ jenis }) => jenis === 'DITARIK')
  if (kembali.some(({ status }) => status === 'TERKIRIM'))
    throw new Refusal('rule', `Kiriman ${no_kirim} Sudah Diambil Kembali Pengirim`)
  if (kembali.length === 0 || kembali.some(({ status }) => status !== 'GAGAL'))
    throw new Refusal('rule', `Pengirim Belum Menjawab Surat DITARIK Kiriman ${no_kirim}`)
}

/**
 * Lets such a dispatch be received to its end; the letter that gave it back is sent no more. It stands in the audit trail of its shop.
 * @returns what was done, for whoever asked
 * @throws Refusal where it is none such, or its sender has not said so yet
 */
export const luruskanKiriman = (db: Database, { no_kirim, alasan, waktu }: Perbaikan): Promise<string> =>
  db.transaction(async (tx) => {
    if (alasan.trim() === '') throw new Refusal('rule', 'Alasan Harus Diisi')
    const tujuan = await tx.one<{ kode_toko: string }>(
      sql`SELECT kode_toko::text FROM kiriman_masuk WHERE no_kirim = ${no_kirim}`,
    )
    if (!tujuan) throw new Refusal('missing', `Kiriman ${no_kirim} Tidak Ada`)
    const { kode_toko } = tujuan
    await tx.run(sql`SELECT pg_advisory_xact_lock_shared(1, hashtext(${kode_toko}))`)
    const masuk = await tx.one<{ sambungan: string; ditarik_pada: string | null }>(sql`
      SELECT sambungan::text, ditarik_pada::text FROM kiriman_masuk WHERE no_kirim = ${no_kirim} FOR UPDATE`)
    if (!masuk || masuk.ditarik_pada === null) throw new Refusal('rule', `Kiriman ${no_kirim} Tidak Ditarik Kembali`)
    const surat = await suratnya(tx, no_kirim, masuk.sambungan)
    pastikanMasihDiJalan(no_kirim, surat)
    await tx.run(sql`UPDATE kiriman_masuk SET ditarik_pada = NULL WHERE no_kirim = ${no_kirim}`)
    const kembali = surat.filter(({ jenis }) => jenis === 'DITARIK').map(({ id }) => id)
    // Its place in the order goes out empty: it gives nothing back, whoever sends it again.
    await tx.run(sql`
      UPDATE surat_keluar SET ditarik = true, status = 'PENDING', ke = ke + 1, galat = '' WHERE id = ANY (${kembali}::uuid[])`)
    const toko = await tx.one<{ tgl_system: string }>(sql`SELECT tgl_system FROM toko WHERE kode_toko = ${kode_toko}`)
    if (!toko) throw new Error(`shop ${kode_toko} is missing`)
    const buku = { kode_toko, tgl_system: toko.tgl_system, user_id: PELAKU, waktu }
    await writeAudit(tx, buku, 'ALAT kiriman', {
      dokumen: no_kirim,
      sebelum: { ditarik_pada: masuk.ditarik_pada },
      sesudah: { ditarik_pada: null, alasan },
    })
    return `Kiriman ${no_kirim} dapat diterima lagi di toko ${kode_toko}`
  })
