/** Closed days that no signature answers for are taken on by whoever sits at the server, once he knows why they have none. */
import { type Database, sql } from '@kencana/database'
import { kunciSegel, Refusal, terimaSegel, writeAudit } from '@kencana/server-kit'
import { pelanggaranDi } from './neraca.api.ts'
import { periksaTanda } from './segel.query.ts'

/** Whoever does this sits at the server: he is no user of a shop. */
const PELAKU = 'SERVER'

interface Terima {
  kode_toko: string
  alasan: string
  waktu: Date
}

/**
 * Signs a shop's newest closed day, and with it every day before, where signatures are missing or are another key's. That it was done stands
 * in the audit trail of its open day, which the next seal holds.
 * @returns what was done, for whoever asked
 * @throws Refusal where there is no key, nothing to sign, a day that was changed since it was closed, or a wrong signature
 */
export const terimaSegelDiServer = (db: Database, { kode_toko, alasan, waktu }: Terima): Promise<string> =>
  db.transaction(async (tx) => {
    if (alasan.trim() === '') throw new Refusal('rule', 'Alasan Harus Diisi')
    const kunci = kunciSegel(db)
    if (!kunci) throw new Refusal('rule', 'Kunci Segel Tidak Ada')
    await tx.run(sql`SELECT pg_advisory_xact_lock(1, hashtext(${kode_toko}))`)
    const toko = await tx.one<{ tgl_system: string }>(
      sql`SELECT tgl_system FROM toko WHERE kode_toko = ${kode_toko} FOR UPDATE`,
    )
    if (!toko) throw new Refusal('rule', `Toko ${kode_toko} Tidak Ada`)
    const milik = (keterangan: string) => keterangan.startsWith(`segel ${kode_toko} `)
    const berubah = await pelanggaranDi(tx.client, { hanya: 'segel' })
    const satu = berubah.find(({ keterangan }) => milik(keterangan))
    if (satu) throw new Refusal('rule', `${satu.keterangan}, Tidak Bisa Diterima`)
    const sebelum = (await periksaTanda(tx.client, kunci)).keterangan.filter(milik)
    if (sebelum.length === 0) throw new Refusal('rule', `Semua Hari Toko ${kode_toko} Sudah Bertanda Tangan`)
    const palsu = sebelum.find((one) => one.includes('bukan yang ditandatangani'))
    if (palsu) throw new Refusal('rule', `${palsu}, Tidak Bisa Diterima`)
    const [hari] = await terimaSegel(tx, kunci, waktu, kode_toko)
    if (!hari) throw new Refusal('rule', `Toko ${kode_toko} Belum Pernah Ditutup`)
    const buku = { kode_toko, tgl_system: toko.tgl_system, user_id: PELAKU, waktu }
    await writeAudit(tx, buku, 'ALAT segel', {
      dokumen: hari.tgl_system,
      sebelum: { keterangan: sebelum },
      sesudah: { kunci: kunci.sidik, alasan },
    })
    return `Toko ${kode_toko}: hari sampai ${hari.tgl_system} diterima dan ditandatangani`
  })
