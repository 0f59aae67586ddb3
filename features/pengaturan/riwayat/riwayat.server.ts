import { type Queryable, type Sql, sql } from '@kencana/database'
import { type Feature, isOwner, route, waktu } from '@kencana/server-kit'
import { kataHak } from '../../akses/hak-akses/hak-akses.contract.ts'
import { cariUser } from '../../akses/users/users.api.ts'
import { keyPara, sebutPara } from '../para-system/para-system.contract.ts'
import { beda, type Isi, type KolomRiwayat, type Perubahan, TULIS } from './riwayat.api.ts'
import { PER_HALAMAN, riwayatGroup, riwayatHak, riwayatKadar, riwayatParameter } from './riwayat.contract.ts'

/** A row as the database wrote it: columns by name, or the rights of a user. */
interface Row {
  id: number
  tabel: string
  waktu: string
  user_id: string
  kode_toko: string
  dari: Isi | string[]
  ke: Isi | string[]
  total: number
}

const HARGA: KolomRiwayat = { harga: ['Harga', TULIS.rupiah], persentase: ['Persentase', TULIS.persen] }
const HARGA_MODAL: KolomRiwayat = { ...HARGA, harga_modal: ['Harga Modal', TULIS.rupiah] }
const KADAR: KolomRiwayat = { persentase: ['Persentase', TULIS.persen] }
const parameter = (kunci: string): KolomRiwayat => ({
  value: [
    'Nilai',
    (nilai) => {
      const key = keyPara.safeParse(kunci)
      return key.success ? sebutPara(key.data, TULIS.teks(nilai)) : TULIS.teks(nilai)
    },
  ],
})
const USER: KolomRiwayat = { level: ['Level', TULIS.teks], aktif: ['Aktif', TULIS.yaTidak] }

const baca = (
  db: Queryable,
  tabel: readonly string[],
  kunci: string,
  hal: number,
  hanya: Sql = sql``,
): Promise<Row[]> =>
  db.rows<Row>(sql`
    SELECT id, tabel, ${waktu(sql`waktu`)} AS waktu, user_id::text, kode_toko::text, dari, ke, count(*) OVER () AS total
    FROM riwayat_nilai WHERE tabel = ANY (${[...tabel]}::text[]) AND kunci = ${kunci} ${hanya}
    ORDER BY id DESC LIMIT ${PER_HALAMAN} OFFSET ${(hal - 1) * PER_HALAMAN}`)

/** Rights that were given and taken; each is one line. */
const bedaHak = (dari: Row['dari'], ke: Row['ke']): Perubahan['isi'] => {
  const [lama, baru] = [new Set(Array.isArray(dari) ? dari : []), new Set(Array.isArray(ke) ? ke : [])]
  return [
    ...[...baru].filter((one) => !lama.has(one)).map((one) => ({ nama: kataHak(one), dari: '-', ke: 'Diberi' })),
    ...[...lama].filter((one) => !baru.has(one)).map((one) => ({ nama: kataHak(one), dari: 'Diberi', ke: '-' })),
  ]
}

const halaman = (rows: readonly Row[], kolom: KolomRiwayat) => ({
  total: rows[0]?.total ?? 0,
  rows: rows.map(({ id, tabel, waktu: kapan, user_id, kode_toko, dari, ke }) => ({
    id,
    waktu: kapan,
    user_id,
    kode_toko,
    isi: tabel === 'HAK' ? bedaHak(dari, ke) : beda(kolom, dari as Isi, ke as Isi),
  })),
})

/** Who may not see the cost is not told either when it changed. */
const TANPA_MODAL = sql`AND (dari - 'harga_modal') IS DISTINCT FROM (ke - 'harga_modal')`

export const riwayatFeature: Feature = {
  routes: [
    route(riwayatGroup, async ({ kunci, hal }, { db, sesi }) =>
      isOwner(sesi.level)
        ? halaman(await baca(db, ['GROUP'], kunci, hal), HARGA_MODAL)
        : halaman(await baca(db, ['GROUP'], kunci, hal, TANPA_MODAL), HARGA),
    ),
    route(riwayatKadar, async ({ kunci, hal }, { db }) => halaman(await baca(db, ['KADAR'], kunci, hal), KADAR)),
    route(riwayatParameter, async ({ kunci, hal }, { db, sesi }) =>
      halaman(await baca(db, ['PARAMETER'], `${sesi.kode_toko}|${kunci}`, hal), parameter(kunci)),
    ),
    route(riwayatHak, async ({ kunci, hal }, { db, sesi }) => {
      await cariUser(db, sesi, kunci)
      return halaman(await baca(db, ['USER', 'HAK'], kunci, hal), USER)
    }),
  ],
}
