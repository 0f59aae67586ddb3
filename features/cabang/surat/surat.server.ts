import { sql } from '@kencana/database'
import { type Deps, type Feature, Refusal, type ServiceContext, serviceRoute } from '@kencana/server-kit'
import type { Dunia, Penerima } from './penerima.api.ts'
import { type Hasil, type Surat, TAK_MUAT, terimaSurat } from './surat.contract.ts'
import { suratMenunggu, terimaSatu, ulangiMenunggu } from './terima-surat.store.ts'

/** Who does what each kind of letter says. */
export type SemuaPenerima = Readonly<Record<string, Penerima>>

const tidakDikenal =
  (jenis: string): Penerima =>
  () =>
    Promise.reject(new Refusal('rule', `Surat ${jenis} Tidak Dikenal, Instalasi Ini Perlu Diperbarui`))

/** A letter that was taken back before it went: its place in the order remains. */
const TANPA_ISI = 'KOSONG'

const takMuat: Penerima = () =>
  Promise.reject(new Refusal('rule', 'Surat Ini Terlalu Besar Untuk Jaringannya, Besarkan Batas Kirimannya Di Sana'))

const untuk = (semua: SemuaPenerima, jenis: string): Penerima => {
  if (jenis === TANPA_ISI) return async () => 'DITERIMA'
  if (jenis === TAK_MUAT) return takMuat
  return Object.hasOwn(semua, jenis) ? (semua[jenis] as Penerima) : tidakDikenal(jenis)
}

const kenal = ({ pengirim }: ServiceContext): Dunia['pengirim'] => {
  const { nomor } = pengirim
  if (nomor === null) throw new Refusal('rule', 'Instalasi Ini Belum Berkenalan Dengan Pengirim')
  return { ...pengirim, nomor }
}

const terimaAmplop = async (ctx: ServiceContext, surat: readonly Surat[], semua: SemuaPenerima) => {
  const pengirim = kenal(ctx)
  const hasil: Hasil[] = []
  let urutan: 'BAIK' | 'LOMPAT' | 'NOMOR' = 'BAIK'
  for (const satu of surat) {
    const putusan = await terimaSatu(ctx, pengirim, satu, untuk(semua, satu.jenis))
    if ('urutan' in putusan) {
      urutan = putusan.urutan
      break
    }
    hasil.push(putusan.hasil)
  }
  const row = await ctx.db.one<{ terakhir: number }>(
    sql`SELECT terakhir FROM sambungan_hitung WHERE sambungan = ${pengirim.id} AND arah = 'MASUK'`,
  )
  await ctx.db.run(sql`UPDATE sambungan_kontak SET kontak_pada = ${ctx.waktu} WHERE sambungan = ${pengirim.id}`)
  return { hasil, terakhir: row?.terakhir ?? 0, urutan }
}

/** Does what waited for a shop's day to open. */
export const terapkanMenunggu = async (deps: Deps, semua: SemuaPenerima): Promise<void> => {
  for (
    let sekian = await suratMenunggu(deps.db);
    sekian.length > 0;
    sekian = await suratMenunggu(deps.db, sekian.at(-1))
  )
    for (const satu of sekian) await ulangiMenunggu(deps, satu, untuk(semua, satu.jenis))
}

/** @param semua who does what each kind of letter says */
export const suratFeature = (semua: SemuaPenerima): Feature => ({
  routes: [serviceRoute(terimaSurat, ({ surat }, ctx) => terimaAmplop(ctx, surat, semua))],
})
