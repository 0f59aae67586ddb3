import type { InputOf } from '@kencana/contract'
import { type Queryable, sql, type Tx } from '@kencana/database'
import {
  type Alarm,
  type Feature,
  geserTanggal,
  type Hitungan,
  kunciBukti,
  kunciSegel,
  Refusal,
  route,
  type Sesi,
  tandaiBukti,
  tandaiSegel,
  writeAudit,
} from '@kencana/server-kit'
import { catatCetakan } from '../../cetak/cetak.api.ts'
import { CETAK_SERTIFIKAT } from '../../cetak/cetak.contract.ts'
import { hitunganSah, laciBelumDihitung } from '../../keuangan/hitung-kas/hitung-kas.api.ts'
import { bacaSertifikat, nomorSertifikat } from '../../keuangan/laporan-eod/sertifikat.api.ts'
import { hitung } from './hitungan.api.ts'
import { rencanaTutup, tutupToko } from './tutup-toko.contract.ts'

/** Empty days that are walked over without typing a date, and in one confirm at most: a wrong clock closes no year. */
const TANPA_KETIK = 3
const SEKALI = 14

/** How many days a date lies after another one. */
const selisihHari = (dari: string, sampai: string): number => (Date.parse(sampai) - Date.parse(dari)) / 86_400_000

/** Empty days between the shop's day and today. */
const tertinggal = ({ tgl_system, hari_ini }: Pick<Sesi, 'tgl_system' | 'hari_ini'>): number =>
  Math.max(selisihHari(tgl_system, hari_ini) - 1, 0)

const hariKosong = (sesi: Pick<Sesi, 'tgl_system' | 'hari_ini'>): string[] =>
  Array.from({ length: Math.min(tertinggal(sesi), SEKALI) }, (_, at) => geserTanggal(sesi.tgl_system, at + 1))

/** How far a confirm may walk, and who has to say so. Source: controls, time. @throws Refusal */
const periksaSampai = (
  { tgl_system, hari_ini, level }: Sesi,
  { sampai = tgl_system, diketik }: InputOf<typeof tutupToko>,
): string => {
  if (tgl_system > hari_ini) throw new Refusal('rule', 'Toko Sudah Ditutup Hari Ini')
  if (sampai < tgl_system) throw new Refusal('rule', 'Hari Tersebut Sudah Ditutup')
  if (sampai > tgl_system && sampai >= hari_ini)
    throw new Refusal('rule', 'Hari Kosong Hanya Boleh Sebelum Tanggal Sekarang')
  const kosong = selisihHari(tgl_system, sampai)
  if (kosong > SEKALI) throw new Refusal('rule', `Paling Banyak ${SEKALI} Hari Kosong Sekali Tutup`)
  if (kosong === 0 || tertinggal({ tgl_system, hari_ini }) <= TANPA_KETIK) return sampai
  if (level !== 'OWN') throw new Refusal('denied', `Lebih Dari ${TANPA_KETIK} Hari Kosong Hanya Ditutup OWN`)
  if (diketik !== sampai) throw new Refusal('rule', `Ketik Tanggal ${sampai} Untuk Menutup ${kosong} Hari Kosong`)
  return sampai
}

/** Days that nobody worked and that somebody closed all the same. */
const tutupBanyak: Alarm = {
  kode: 'TUTUP_BANYAK',
  judul: 'Lebih Dari 3 Hari Kosong Ditutup',
  berat: 'MERAH',
  path: '/dashboard',
  baris: (sejak) => sql`
    SELECT a.id::text AS kunci, a.kode_toko::text, a.waktu, a.user_id::text, a.dokumen,
      ((a.sesudah ->> 'sampai')::date - a.tgl_system) || ' hari kosong ditutup ' || a.user_id || ' sampai ' ||
        (a.sesudah ->> 'sampai') AS isi
    FROM audit_log a
    WHERE a.aksi = 'POST system/close' AND a.waktu > ${sejak}::timestamptz
      AND (a.sesudah ->> 'sampai')::date - a.tgl_system > ${TANPA_KETIK}`,
}

/** What each drawer was counted last on the open day, and which are still to be counted, or once more. */
const kasHariIni = async (db: Queryable, { kode_toko, tgl_system }: Sesi) => {
  const [semua, laci_belum] = [await hitunganSah(db, kode_toko, tgl_system), await laciBelumDihitung(db, kode_toko)]
  const hitungan = semua.map(({ kode_laci, oleh, jam, selisih }) => ({
    kode_laci,
    oleh,
    jam,
    selisih,
    berlaku: !laci_belum.some((laci) => laci.kode_laci === kode_laci),
  }))
  return { hitungan, laci_belum }
}

const rencanaRoute = (penghalang: readonly Hitungan[], terbuka: readonly Hitungan[]) =>
  route(rencanaTutup, async (_, { db, sesi }) => ({
    tgl_system: sesi.tgl_system,
    tgl_berikut: geserTanggal(sesi.tgl_system, 1),
    hari_ini: sesi.hari_ini,
    hari_kosong: hariKosong(sesi),
    hari_tersisa: Math.max(tertinggal(sesi) - SEKALI, 0),
    diketik: tertinggal(sesi) > TANPA_KETIK,
    penghalang: await hitung(penghalang, db, sesi.kode_toko),
    ...(await kasHariIni(db, sesi)),
    terbuka: await hitung(terbuka, db, sesi.kode_toko),
  }))

/** Closes the open day and walks on over empty ones up to `sampai`, each with its own record and seal. */
const tutupSampai = async (
  tx: Tx,
  kode_toko: string,
  user_id: string,
  waktu: Date,
  sampai: string,
): Promise<string[]> => {
  const closed: string[] = []
  do {
    const row = await tx.one<{ tgl: string }>(sql`SELECT tutup_hari(${kode_toko}, ${user_id}, ${waktu}) AS tgl`)
    if (!row) throw new Error('day was not closed')
    closed.push(row.tgl)
  } while ((closed.at(-1) ?? sampai) < sampai)
  return closed
}

const tutupRoute = (penghalang: readonly Hitungan[], sebelumTutup: readonly NonNullable<Feature['sebelumTutup']>[]) =>
  route(
    tutupToko,
    async (input, ctx) => {
      const { kode_toko, tgl_system, user_id } = ctx.sesi
      const sampai = periksaSampai(ctx.sesi, input)
      const [halangan] = await hitung(penghalang, ctx.db, kode_toko)
      if (halangan) {
        const { kalimat } = penghalang.find(({ nama }) => nama === halangan.nama) ?? {}
        throw new Refusal('rule', kalimat ?? `Masih Ada ${halangan.jumlah} ${halangan.nama} Yang Belum Divalidasi`)
      }
      for (const bukukan of sebelumTutup) await bukukan(ctx)
      // Written before the seal: the closing itself belongs to the day it closes.
      const buku = { kode_toko, tgl_system, user_id, waktu: ctx.waktu }
      await writeAudit(ctx.db, buku, 'POST system/close', { dokumen: tgl_system, sesudah: { sampai } })
      // So is its paper: a closed day takes no print.
      const cetak = input.sertifikat === 'YA'
      const nomor = nomorSertifikat(kode_toko, tgl_system)
      if (cetak) await catatCetakan(ctx, CETAK_SERTIFIKAT, [nomor], { rangkap: 1, alasan: '' })
      const hari_ditutup = await tutupSampai(ctx.db, kode_toko, user_id, ctx.waktu, sampai)
      const segel = await tandaiSegel(ctx.db, kunciSegel(ctx.root), kode_toko, ctx.waktu, hari_ditutup.length)
      await tandaiBukti(ctx.db, kunciBukti(ctx.root), kode_toko, hari_ditutup)
      const sertifikat = cetak ? await bacaSertifikat(ctx.db, kode_toko, tgl_system) : null
      return { message: 'Berhasil Menutup Toko', tgl_system: geserTanggal(sampai, 1), hari_ditutup, segel, sertifikat }
    },
    { exclusive: true },
  )

/** Closing: what blocks it and what is only listed is named by the other features. */
export const tutupTokoFeature = (features: readonly Feature[]): Feature => {
  const penghalang = features.flatMap((feature) => feature.penghalang ?? [])
  const terbuka = features.flatMap((feature) => feature.terbuka ?? [])
  const sebelumTutup = features.flatMap((feature) => feature.sebelumTutup ?? [])
  return { routes: [rencanaRoute(penghalang, terbuka), tutupRoute(penghalang, sebelumTutup)], alarm: [tutupBanyak] }
}
