/** Money to a shop of another installation, at its sender: the letter that goes with the document, and its way back. */
import { type Sql, sql } from '@kencana/database'
import type { Rp } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { z } from 'zod'
import { kirimSurat, sambunganToko } from '../surat/surat.api.ts'
import { isiUang } from './uang-masuk.contract.ts'

interface Keluar {
  no_uang: string
  tujuan: string
  bank: boolean
  jumlah: Rp
  keterangan: string
}

/** Tells the other installation of money that was just booked as gone there; with it in one transaction. @throws Refusal */
export const kirimUang = async (ctx: WriteContext, { tujuan, ...uang }: Keluar): Promise<void> => {
  const { db, sesi, waktu } = ctx
  const { kode_toko, tgl_system, user_id } = sesi
  const sambungan = await sambunganToko(db, tujuan)
  await db.run(sql`INSERT INTO uang_kecabang (no_uang, tujuan) VALUES (${uang.no_uang}, ${tujuan})`)
  const isi = z.encode(isiUang, { ...uang, asal: kode_toko, tujuan, tgl_kirim: tgl_system, user_id })
  await kirimSurat(db, { sambungan: sambungan.id, jenis: 'UANG', kode_toko, dokumen: uang.no_uang, isi, waktu })
}

interface Dikirim {
  tujuan: string
  no_terima: string | null
  ditolak: string | null
  jumlah: Rp
  surat: string
  sambungan: string
  /** It never left, or was refused there: nobody has it. */
  belum: boolean
}

/**
 * Money that was sent comes back to its sender's books while nobody there can take it in: its letter never left or was refused, or the shop
 * turned it away. The other installation is told in any case: a restored one forgets what it answered. Called with the document held.
 * @throws Refusal
 */
export const tarikUang = async ({ db, sesi, waktu }: WriteContext, no_uang: string): Promise<void> => {
  const kirim = await db.one<Dikirim>(sql`
    SELECT k.tujuan::text, k.no_terima::text, k.ditolak, u.jumlah, s.id::text AS surat, s.sambungan::text,
      s.status = 'GAGAL' OR (s.status = 'PENDING' AND s.percobaan = 0) AS belum
    FROM uang_kecabang k JOIN uang u USING (no_uang) JOIN surat_keluar s ON s.dokumen = k.no_uang AND s.jenis = 'UANG'
    WHERE k.no_uang = ${no_uang} FOR UPDATE OF s`)
  if (!kirim) return
  const { tujuan, no_terima, ditolak, jumlah, surat, sambungan, belum } = kirim
  const sebab =
    no_terima === null
      ? `Sudah Dikirim, Minta Toko ${tujuan} Menolaknya Dulu Di Pindah Uang`
      : `Sudah Diterima Toko ${tujuan} (${no_terima})`
  if (no_terima !== null || (!belum && ditolak === null)) throw new Refusal('rule', `Uang ${no_uang} ${sebab}`)
  await db.run(sql`
    UPDATE surat_keluar SET ditarik = true, status = CASE status WHEN 'GAGAL' THEN 'PENDING' ELSE status END, ke = ke + (status = 'GAGAL')::int,
      galat = '' WHERE id = ${surat}`)
  const isi = { no_uang, jumlah }
  await kirimSurat(db, { sambungan, jenis: 'UANG BATAL', kode_toko: sesi.kode_toko, dokumen: no_uang, isi, waktu })
}

/** Money that came from another installation is sent back as other money: its document stays. @throws Refusal */
export const tolakBatalTerima = async ({ db }: WriteContext, no_uang: string): Promise<void> => {
  const masuk = await db.one<{ asal: string }>(sql`SELECT asal::text FROM uang_masuk WHERE no_terima = ${no_uang}`)
  if (masuk) throw new Refusal('rule', `Uang Dari Toko ${masuk.asal} Sudah Diterima, Kirim Kembali Dengan Ambil Uang`)
}

/** Where money `k` that went to another installation is; '' for any other. */
export const KEADAAN_KIRIM: Sql = sql`
  coalesce((
    SELECT CASE WHEN k.no_batal IS NOT NULL THEN '' WHEN c.no_terima IS NOT NULL THEN 'DITERIMA' WHEN c.ditolak IS NOT NULL THEN 'DITOLAK: ' || c.ditolak
      WHEN s.status = 'GAGAL' THEN 'GAGAL: ' || s.galat WHEN s.status = 'PENDING' THEN 'MENUNGGU' ELSE 'DI JALAN' END
    FROM uang_kecabang c JOIN surat_keluar s ON s.dokumen = c.no_uang AND s.jenis = 'UANG' WHERE c.no_uang = k.no_uang
  ), '')`
