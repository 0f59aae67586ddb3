/** Letters about money: what left there stands here until somebody receives it, and what became of money that left here. */
import { sql } from '@kencana/database'
import type { Rp } from '@kencana/ledger'
import { Refusal } from '@kencana/server-kit'
import { bacaIsi, type Dunia, type Penerima, periksaTokoPengirim } from '../surat/penerima.api.ts'
import { isiUang, isiUangBatal, isiUangDitolak, isiUangSampai, type UangDikirim } from './uang-masuk.contract.ts'

/** A sender that was restored enters the same money under its number again: it is the money that is here, and its answer goes again. */
const sudahDatang = async ({ tx, pengirim }: Dunia, uang: UangDikirim): Promise<boolean> => {
  const { no_uang, asal, tujuan, jumlah, bank, tgl_kirim } = uang
  const ada = await tx.one<{ diterima: boolean }>(sql`
    SELECT no_terima IS NOT NULL AS diterima FROM uang_masuk WHERE no_uang = ${no_uang} AND sambungan = ${pengirim.id} AND asal = ${asal}
      AND kode_toko = ${tujuan} AND jumlah = ${jumlah} AND bank = ${bank} AND tgl_kirim = ${tgl_kirim} FOR UPDATE`)
  if (!ada) return false
  if (ada.diterima)
    await tx.run(sql`
      UPDATE surat_keluar SET status = 'PENDING', ke = ke + 1, galat = ''
      WHERE sambungan = ${pengirim.id} AND jenis = 'UANG SAMPAI' AND status = 'GAGAL' AND dokumen = ${no_uang}`)
  else
    await tx.run(sql`
      UPDATE uang_masuk SET batal_pada = NULL, ditolak_pada = NULL, ditolak_oleh = NULL, ditolak_alasan = NULL WHERE no_uang = ${no_uang}`)
  return true
}

const terimaUang: Penerima = async (isi, dunia) => {
  const uang = bacaIsi(isiUang, isi, 'UANG')
  const { tx, waktu, pengirim } = dunia
  const { no_uang, asal, tujuan, bank, jumlah, keterangan, tgl_kirim, user_id } = uang
  await periksaTokoPengirim(dunia, asal)
  if (!no_uang.startsWith(`${bank ? 'AUB' : 'AUK'}-${asal}-`))
    throw new Refusal('rule', `Nomor Uang ${no_uang} Bukan Nomor Uang Toko ${asal}`)
  const toko = await tx.one<{ portal: string }>(sql`SELECT portal FROM toko WHERE kode_toko = ${tujuan}`)
  if (toko?.portal !== '') throw new Refusal('rule', `Toko ${tujuan} Tidak Ada Di Instalasi Tujuan`)
  const baru = await tx.run(sql`
    INSERT INTO uang_masuk (no_uang, sambungan, asal, kode_toko, bank, jumlah, keterangan, user_kirim, tgl_kirim, datang_pada)
    VALUES (${no_uang}, ${pengirim.id}, ${asal}, ${tujuan}, ${bank}, ${jumlah}, ${keterangan}, ${user_id}, ${tgl_kirim}, ${waktu})
    ON CONFLICT (no_uang) DO NOTHING`)
  if (baru === 0 && !(await sudahDatang(dunia, uang)))
    throw new Refusal('conflict', `Nomor Uang ${no_uang} Sudah Ada Di Instalasi Tujuan`)
  return 'DITERIMA'
}

/** It is nobody's to take in any more. Of money that never came, or of another sum under its number, nothing is to be done. */
const terimaBatal: Penerima = async (isi, { tx, waktu, pengirim }) => {
  const { no_uang, jumlah } = bacaIsi(isiUangBatal, isi, 'UANG BATAL')
  const masuk = await tx.one<{ no_terima: string | null }>(sql`
    SELECT no_terima::text FROM uang_masuk WHERE no_uang = ${no_uang} AND sambungan = ${pengirim.id} AND jumlah = ${jumlah} FOR UPDATE`)
  if (!masuk) return 'DITERIMA'
  if (masuk.no_terima !== null) throw new Refusal('rule', `Uang ${no_uang} Sudah Diterima (${masuk.no_terima})`)
  await tx.run(sql`UPDATE uang_masuk SET batal_pada = ${waktu} WHERE no_uang = ${no_uang} AND batal_pada IS NULL`)
  return 'DITERIMA'
}

interface Kirim {
  tujuan: string
  jumlah: Rp
  no_batal: string | null
  no_terima: string | null
}

/** Money of this installation that a letter is about, held as its undo holds it. @throws Refusal */
const pegangKirim = async ({ tx, pengirim }: Dunia, no_uang: string, toko: string): Promise<Kirim> => {
  const kirim = await tx.one<Kirim & { portal: string }>(sql`
    SELECT k.tujuan::text, u.jumlah, u.no_batal::text, k.no_terima::text, t.portal
    FROM uang u JOIN uang_kecabang k USING (no_uang) JOIN toko t ON t.kode_toko = k.tujuan WHERE u.no_uang = ${no_uang} FOR UPDATE OF u, k`)
  if (!kirim || kirim.portal !== pengirim.portal)
    throw new Refusal('rule', `Uang ${no_uang} Tidak Ada Di Instalasi Pengirim`)
  if (kirim.tujuan !== toko) throw new Refusal('rule', `Uang ${no_uang} Bukan Untuk Toko ${toko}`)
  return kirim
}

/** The first answer stands: a receiver that was restored and took it in again tells another number. */
const terimaSampai: Penerima = async (isi, dunia) => {
  const { no_uang, no_terima, toko, jumlah } = bacaIsi(isiUangSampai, isi, 'UANG SAMPAI')
  const kirim = await pegangKirim(dunia, no_uang, toko)
  if (kirim.jumlah !== jumlah) throw new Refusal('rule', `Jumlah Uang ${no_uang} Berbeda Dari Kirimannya`)
  if (kirim.no_terima !== null) return 'DITERIMA'
  if (kirim.no_batal !== null) throw new Refusal('rule', `Uang ${no_uang} Sudah Dibatalkan Pengirim`)
  await dunia.tx.run(sql`
    UPDATE uang_kecabang SET no_terima = ${no_terima}, ditolak = NULL, dijawab_pada = ${dunia.waktu} WHERE no_uang = ${no_uang}`)
  return 'DITERIMA'
}

/** Its sender has it back when somebody there says so: nothing is booked by a letter. */
const terimaDitolak: Penerima = async (isi, dunia) => {
  const { no_uang, toko, alasan } = bacaIsi(isiUangDitolak, isi, 'UANG DITOLAK')
  const { no_batal, no_terima } = await pegangKirim(dunia, no_uang, toko)
  if (no_terima !== null) throw new Refusal('rule', `Uang ${no_uang} Sudah Diterima Toko ${toko} (${no_terima})`)
  if (no_batal === null)
    await dunia.tx.run(
      sql`UPDATE uang_kecabang SET ditolak = ${alasan}, dijawab_pada = ${dunia.waktu} WHERE no_uang = ${no_uang}`,
    )
  return 'DITERIMA'
}

export const PENERIMA_UANG = {
  UANG: terimaUang,
  'UANG BATAL': terimaBatal,
  'UANG SAMPAI': terimaSampai,
  'UANG DITOLAK': terimaDitolak,
} satisfies Record<string, Penerima>
