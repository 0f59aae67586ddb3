import { type Queryable, sql } from '@kencana/database'
import { type Feature, type Hitungan, isOwner, type ReadContext, route, type Sesi } from '@kencana/server-kit'
import { hitung } from '../hari-toko/tutup-toko/hitungan.api.ts'
import { susutSelisihKini } from '../neraca/laporan-susut-selisih/susut-selisih.api.ts'
import { cadanganDiLuar, pencadangDari } from '../pengaturan/cadangan/cadangan.api.ts'
import { type KeyParaSystem, PARA_SYSTEM } from '../pengaturan/para-system/para-system.contract.ts'
import { dashboard } from './dashboard.contract.ts'
import {
  aktivitas,
  belumCair,
  hargaKini,
  hariDitutup,
  kasKini,
  menuKu,
  neracaTerakhir,
  sesiAktif,
  stokKini,
} from './dashboard.query.ts'
import { beliHariIni, gerakPerHari, jualHariIni } from './jual-beli.query.ts'
import { simpanLangkah } from './langkah.contract.ts'
import { langkahPertama } from './langkah.query.ts'
import { siapDipakai } from './siap.query.ts'
import { beratTerkunci } from './terkunci.query.ts'

/** What the installation knows about its backups; null when the database is another server's. */
export type UmurBackup = () => Promise<{ umur_jam: number | null; keterangan: string }>

/** What waits on the screens that the asker may open. */
const menungguKu = async (db: Queryable, sesi: Sesi, features: readonly Feature[]) => {
  const semua = features
    .flatMap(({ penghalang = [], terbuka = [] }) => [...penghalang, ...terbuka])
    .filter(({ saatTutup }) => !saatTutup)
  const boleh = isOwner(sesi.level) ? null : await menuKu(db, sesi.user_id)
  const buka = ({ path, juga }: Hitungan) =>
    boleh?.has(path) && (juga === undefined || juga.some((one) => boleh.has(one)))
  return hitung(boleh === null ? semua : semua.filter(buka), db, sesi.kode_toko)
}

/** What was done, without the sentence that explains the call to who writes programs: 'Keluar: sesi ini dicabut'. */
const pendek = (summary: string): string => summary.split(/[:;]/)[0] ?? summary

/** A parameter by its name; whatever else was written stands there as people know it. */
const namaDokumen = (dokumen: string): string => PARA_SYSTEM[dokumen as KeyParaSystem]?.nama ?? dokumen

/** What a call of the audit trail did, as its summary says it; those of earlier versions by their path. */
const kataAksi = (features: readonly Feature[]): ((aksi: string) => string) => {
  const summary = new Map<string, string>(
    features.flatMap(({ routes }) =>
      routes.flatMap(({ endpoint }) =>
        endpoint.methods.map((method) => [`${method} ${endpoint.path}`, pendek(endpoint.summary)] as const),
      ),
    ),
  )
  return (aksi) => summary.get(aksi) ?? aksi
}

const simpan = route(simpanLangkah, async (input, ctx) => {
  const { kode_toko } = ctx.sesi
  await ctx.db.run(sql`UPDATE toko SET langkah_disimpan = ${input.simpan} WHERE kode_toko = ${kode_toko}`)
  ctx.audit({ dokumen: kode_toko, sesudah: { langkah_disimpan: input.simpan } })
  return { message: input.simpan ? 'Daftar Langkah Disimpan' : 'Daftar Langkah Ditampilkan' }
})

/** A backup is made every day; one of another server is its keeper's matter. */
const CADANGAN_JAM = 26

/** A backup of today here, and one outside of this machine: a disk takes with it whatever lies on it. */
const cadanganSiap = async ({ db, sesi, waktu }: ReadContext, umur: number) => {
  const path = sesi.level === 'OWN' ? '/cadangan' : null
  const luar = await cadanganDiLuar(db, waktu, CADANGAN_JAM)
  return [
    { nama: 'Cadangan data', path, selesai: umur <= CADANGAN_JAM, sejak: null },
    { nama: 'Cadangan di disk lain', path, selesai: luar, sejak: null },
  ]
}

/** What the day needs, of the screens that the asker may open; the age of the backup is for the owner's eyes only. */
const siapKu = async (ctx: ReadContext, lihat: (path: string) => boolean, umur: number | null | undefined) => [
  ...(await siapDipakai(ctx.db, ctx.sesi)).filter(({ path }) => path === null || lihat(path)),
  ...(typeof umur === 'number' ? await cadanganSiap(ctx, umur) : []),
]

/** What was sold and bought, of the reports that the asker may open. */
const dagang = async (db: Queryable, sesi: Sesi, lihat: (path: string) => boolean) => {
  const boleh = { jual: lihat('/laporan-transaksi-penjualan'), beli: lihat('/laporan-transaksi-pembelian') }
  const [jual, beli, gerak] = await Promise.all([
    boleh.jual ? jualHariIni(db, sesi) : null,
    boleh.beli ? beliHariIni(db, sesi) : null,
    boleh.jual || boleh.beli ? gerakPerHari(db, sesi, boleh) : [],
  ])
  return { jual, beli, gerak }
}

/** Money, for the owners' eyes only. */
const uang = async (db: Queryable, { kode_toko }: Sesi, pemilik: boolean) => {
  if (!pemilik) return { kas: null, belum_cair: null }
  const [kas, belum_cair] = await Promise.all([kasKini(db, kode_toko), belumCair(db, kode_toko)])
  return { kas, belum_cair }
}

/** State of the system; the age of the backup is for the owner's eyes only. */
export const dashboardFeature = (umurBackup: UmurBackup, features: readonly Feature[]): Feature => {
  // Made at the first request: the list of features is whole by then.
  let kata: ((aksi: string) => string) | undefined
  return {
    routes: [
      simpan,
      route(dashboard, async (_, ctx) => {
        const { db, root, sesi } = ctx
        kata ??= kataAksi(features)
        const kataOf = kata
        const pemilik = isOwner(sesi.level)
        const menu = pemilik ? null : await menuKu(db, sesi.user_id)
        const lihat = (path: string): boolean => menu === null || menu.has(path)
        const [
          menunggu,
          tutup_toko,
          milik,
          neraca,
          sesi_aktif,
          akhir,
          stok,
          harga,
          susut_selisih,
          terkunci,
          awal,
          perdagangan,
          backup,
        ] = await Promise.all([
          menungguKu(db, sesi, features),
          hariDitutup(db, sesi.kode_toko),
          uang(db, sesi, pemilik),
          pemilik ? neracaTerakhir(db) : null,
          sesiAktif(db, sesi.kode_toko),
          aktivitas(db, sesi, pemilik ? null : sesi.user_id),
          lihat('/laporan-barang-summary') ? stokKini(db, sesi.kode_toko) : null,
          hargaKini(db),
          pemilik ? susutSelisihKini(db, sesi.kode_toko, sesi.tgl_system) : null,
          pemilik ? beratTerkunci(db, sesi.kode_toko) : null,
          pemilik
            ? langkahPertama(db, sesi.kode_toko, sesi.level === 'OWN' && pencadangDari(root) !== undefined)
            : null,
          dagang(db, sesi, lihat),
          pemilik ? umurBackup() : null,
        ])
        return {
          tgl_system: sesi.tgl_system,
          hari_ini: sesi.hari_ini,
          ...perdagangan,
          ...milik,
          harga,
          stok,
          menunggu,
          tutup_toko,
          susut_selisih,
          terkunci,
          neraca,
          sesi_aktif,
          backup,
          siap: awal && !awal.berisi ? [] : await siapKu(ctx, lihat, backup?.umur_jam),
          aktivitas: akhir.map(({ aksi, dokumen, ...row }) => ({
            ...row,
            kata: kataOf(aksi),
            dokumen: namaDokumen(dokumen),
          })),
          langkah: awal?.langkah ?? null,
        }
      }),
    ],
  }
}
