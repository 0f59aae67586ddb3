import { type Queryable, sql } from '@kencana/database'
import { type Feature, Refusal, route, serviceRoute } from '@kencana/server-kit'
import { GagalHubung, mintaLayanan, tujuanSambungan } from '../sambungan/klien.api.ts'
import { catatBeda } from '../surat/kabar.api.ts'
import { ALARM_MASTER } from './banding.api.ts'
import { dataPusat, imporPusat, periksaPusat } from './import-data-pusat.contract.ts'
import { dataIni, type RencanaTabel, rencanaSemua, sidikRencana, terapkanRencana } from './tabel-pusat.api.ts'

/** What the head office of this branch keeps. @throws Refusal when there is none, or it cannot be reached */
const dariPusat = async (db: Queryable) => {
  // How far its letters are is read before it is asked: what comes after may be newer than its answer.
  const pusat = await db.one<{ id: string; nomor: number | null; urut: number }>(sql`
    SELECT s.id::text, s.nomor::int, h.terakhir AS urut FROM sambungan s JOIN sambungan_hitung h ON h.sambungan = s.id AND h.arah = 'MASUK'
    WHERE s.peran = 'PUSAT' AND s.aktif`)
  const tujuan = pusat ? await tujuanSambungan(db, pusat.id) : undefined
  if (!pusat || !tujuan || pusat.nomor === null)
    throw new Refusal('rule', 'Instalasi Ini Tidak Tersambung Ke Pusat, Sambungkan Di Setting Toko')
  try {
    const { tabel } = await mintaLayanan(tujuan, dataPusat, {})
    return { id: pusat.id, urut: pusat.urut, nomor: pusat.nomor, tabel }
  } catch (error) {
    if (error instanceof GagalHubung) throw new Refusal('rule', error.message)
    throw error
  }
}

type Pusat = Awaited<ReturnType<typeof dariPusat>>

const banyak = ({ beda }: RencanaTabel, apa: string): number => beda.filter((satu) => satu.apa === apa).length

const ringkas = (rencana: RencanaTabel) => ({
  tabel: rencana.satu.tabel,
  judul: rencana.satu.judul,
  sama: rencana.sama,
  baru: banyak(rencana, 'BARU'),
  berubah: banyak(rencana, 'BERUBAH'),
  hilang: banyak(rencana, 'HILANG'),
  dipertahankan: banyak(rencana, 'DIPERTAHANKAN'),
})

const jumlah = (semua: readonly RencanaTabel[], apa: string): number =>
  semua.reduce((sum, satu) => sum + banyak(satu, apa), 0)

const periksa = route(periksaPusat, async (_, { db }) => {
  const pusat = await dariPusat(db)
  const semua = await rencanaSemua(db, pusat.tabel)
  return {
    pusat: pusat.nomor,
    sidik: sidikRencana(semua),
    tabel: semua.map(ringkas),
    beda: semua.flatMap((satu) => satu.beda),
    salah: semua.flatMap((satu) => satu.salah),
  }
})

const impor = route(
  imporPusat,
  async ({ sidik }, ctx, pusat: Pusat) => {
    const semua = await rencanaSemua(ctx.db, pusat.tabel)
    const [salah] = semua.flatMap((satu) => satu.salah)
    if (salah) throw new Refusal('rule', `${salah.judul} ${salah.kunci}: ${salah.pesan}`)
    if (sidikRencana(semua) !== sidik) throw new Refusal('conflict', 'Data Berubah, Silahkan Periksa Lagi')
    ctx.audit(await terapkanRencana(ctx, semua))
    await ctx.db.run(
      sql`UPDATE sambungan_kontak SET impor_urut = greatest(impor_urut, ${pusat.urut}), bandingkan = false WHERE sambungan = ${pusat.id}`,
    )
    await catatBeda(ctx.db, pusat.id, ctx.waktu, 'PUSAT', [])
    return {
      message: 'Data Berhasil Disimpan',
      baru: jumlah(semua, 'BARU'),
      berubah: jumlah(semua, 'BERUBAH'),
      hilang: jumlah(semua, 'HILANG'),
    }
  },
  { before: (_, { db }) => dariPusat(db) },
)

export const importPusatFeature: Feature = {
  alarm: ALARM_MASTER,
  routes: [
    periksa,
    impor,
    serviceRoute(dataPusat, async (_, { db, pengirim }) => {
      if (pengirim.peran !== 'CABANG') throw new Refusal('denied', 'Instalasi Ini Bukan Pusat Bagi Yang Meminta')
      const keluar = () =>
        db.one<{ urut: number }>(
          sql`SELECT terakhir AS urut FROM sambungan_hitung WHERE sambungan = ${pengirim.id} AND arah = 'KELUAR'`,
        )
      const awal = await keluar()
      const tabel = await dataIni(db)
      const akhir = await keluar()
      return { tabel, urut: akhir && awal?.urut === akhir.urut ? akhir.urut : null }
    }),
  ],
}
