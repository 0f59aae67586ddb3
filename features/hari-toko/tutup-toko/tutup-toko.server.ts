import { sql, type Tx } from '@kencana/database'
import { type Feature, geserTanggal, type Hitungan, Refusal, route, writeAudit } from '@kencana/server-kit'
import { hitung } from './hitungan.api.ts'
import { rencanaTutup, tutupToko } from './tutup-toko.contract.ts'

/** Days strictly between two dates, oldest first. */
const hariAntara = (dari: string, sampai: string): string[] => {
  const days: string[] = []
  for (let day = geserTanggal(dari, 1); day < sampai; day = geserTanggal(day, 1)) days.push(day)
  return days
}

const rencanaRoute = (penghalang: readonly Hitungan[], terbuka: readonly Hitungan[]) =>
  route(rencanaTutup, async (_, { db, sesi }) => ({
    tgl_system: sesi.tgl_system,
    tgl_berikut: geserTanggal(sesi.tgl_system, 1),
    hari_ini: sesi.hari_ini,
    hari_kosong: hariAntara(sesi.tgl_system, sesi.hari_ini),
    penghalang: await hitung(penghalang, db, sesi.kode_toko),
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

const tutupRoute = (penghalang: readonly Hitungan[]) =>
  route(
    tutupToko,
    async (input, ctx) => {
      const { kode_toko, tgl_system, hari_ini, user_id } = ctx.sesi
      if (tgl_system > hari_ini) throw new Refusal('rule', 'Toko Sudah Ditutup Hari Ini')
      const sampai = input.sampai ?? tgl_system
      if (sampai < tgl_system) throw new Refusal('rule', 'Hari Tersebut Sudah Ditutup')
      if (sampai > tgl_system && sampai >= hari_ini)
        throw new Refusal('rule', 'Hari Kosong Hanya Boleh Sebelum Tanggal Sekarang')
      const [halangan] = await hitung(penghalang, ctx.db, kode_toko)
      if (halangan) throw new Refusal('rule', `Masih Ada ${halangan.jumlah} ${halangan.nama} Yang Belum Divalidasi`)
      // Written before the seal: the closing itself belongs to the day it closes.
      const buku = { kode_toko, tgl_system, user_id, waktu: ctx.waktu }
      await writeAudit(ctx.db, buku, 'POST system/close', { dokumen: tgl_system, sesudah: { sampai } })
      const hari_ditutup = await tutupSampai(ctx.db, kode_toko, user_id, ctx.waktu, sampai)
      return { message: 'Berhasil Menutup Toko', tgl_system: geserTanggal(sampai, 1), hari_ditutup }
    },
    { exclusive: true },
  )

/** Closing: what blocks it and what is only listed is named by the other features. */
export const tutupTokoFeature = (features: readonly Feature[]): Feature => {
  const penghalang = features.flatMap((feature) => feature.penghalang ?? [])
  const terbuka = features.flatMap((feature) => feature.terbuka ?? [])
  return { routes: [rencanaRoute(penghalang, terbuka), tutupRoute(penghalang)] }
}
