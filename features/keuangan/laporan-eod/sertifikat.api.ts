/** The certificate of a closed day, as its record has it. */
import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { Refusal } from '@kencana/server-kit'
import { jumlahCetak } from '../../cetak/cetak.api.ts'
import { CETAK_SERTIFIKAT } from '../../cetak/cetak.contract.ts'
import { nilaiPada } from '../../neraca/nilai/nilai.api.ts'
import { hitunganSah } from '../hitung-kas/hitung-kas.api.ts'
import type { sertifikat } from './laporan-eod.contract.ts'

type Sertifikat = OutputOf<typeof sertifikat>

/** What a day's certificate is printed under: EOD-TK01-260302. */
export const nomorSertifikat = (kode_toko: string, tanggal: string): string =>
  `EOD-${kode_toko}-${tanggal.slice(2).replaceAll('-', '')}`

interface Ringkasan {
  toko?: { nama: string; alamat: string }
  emas: Sertifikat['emas']
  uang: Sertifikat['uang']
  transaksi?: NonNullable<Sertifikat['transaksi']>
  dokumen: Readonly<Record<string, number>>
}

interface Hari extends Pick<Sertifikat, 'ditutup_oleh' | 'ditutup_pada' | 'jurnal' | 'segel' | 'segel_sebelumnya'> {
  ringkasan: Ringkasan
  nama_toko: string
  alamat_toko: string
  bukti_segel: string
  bukti_tanda: string | null
}

/** Base64 without what a URL minds, nor the line ends that the database puts in. */
const pendek = (base64: string): string => base64.replaceAll('+', '-').replaceAll('/', '_').replace(/[=\s]/g, '')

/**
 * What the record of a closed day says, the part that its seal answers for; of days closed before it said so by the same function.
 * @throws Refusal for a day that is not closed
 */
export const bacaSertifikat = async (db: Queryable, kode_toko: string, tanggal: string): Promise<Sertifikat> => {
  const hari = await db.one<Hari>(sql`
    SELECT h.ditutup_oleh::text, to_char(h.ditutup_pada AT TIME ZONE h.zona_waktu, 'YYYY-MM-DD HH24:MI') AS ditutup_pada,
      (h.ringkasan ->> 'jurnal')::int AS jurnal, upper(left(encode(h.segel, 'hex'), 16)) AS segel,
      upper(left(encode(h.segel_sebelumnya, 'hex'), 16)) AS segel_sebelumnya, encode(h.segel, 'base64') AS bukti_segel,
      encode(b.tanda, 'base64') AS bukti_tanda, t.nama_toko::text, t.alamat_toko,
      CASE WHEN h.ringkasan ? 'emas' THEN h.ringkasan ELSE ringkas_buku(h.kode_toko, h.tgl_system) END AS ringkasan
    FROM hari_tutup h JOIN toko t USING (kode_toko) LEFT JOIN tanda_bukti b ON b.kode_toko = h.kode_toko AND b.tgl_system = h.tgl_system
    WHERE h.kode_toko = ${kode_toko} AND h.tgl_system = ${tanggal}`)
  if (!hari) throw new Refusal('missing', `Hari ${tanggal} Belum Ditutup`)
  const { ringkasan, nama_toko, alamat_toko, bukti_segel, bukti_tanda, ...lain } = hari
  const { toko = { nama: nama_toko, alamat: alamat_toko }, emas, uang, dokumen, transaksi = null } = ringkasan
  const nomor = nomorSertifikat(kode_toko, tanggal)
  return {
    ...lain,
    nomor,
    kode_toko,
    nama_toko: toko.nama,
    alamat_toko: toko.alamat,
    tanggal,
    emas,
    uang,
    transaksi,
    dokumen: Object.entries(dokumen)
      .map(([kode, jumlah]) => ({ kode, jumlah }))
      .toSorted((a, b) => (a.kode < b.kode ? -1 : 1)),
    hitung: await hitunganSah(db, kode_toko, tanggal),
    nilai: await nilaiPada(db, kode_toko, tanggal),
    bukti: bukti_tanda === null ? null : { segel: pendek(bukti_segel), tanda: pendek(bukti_tanda) },
    cetakan: await jumlahCetak(db, kode_toko, CETAK_SERTIFIKAT, nomor),
  }
}
