/** What went otherwise than the rules had it in a week: the sums of the reports that it leads to. */
import type { OutputOf } from '@kencana/contract'
import type { Queryable } from '@kencana/database'
import { jumlah, rp } from '@kencana/ledger'
import { bedaPerUser } from '../../akses/laporan-authorization/beda.api.ts'
import { PENUH, susutPerOrang, tempatMelewati } from '../../neraca/laporan-susut-selisih/susut-orang.api.ts'
import type { mingguPemilik } from './pemilik.contract.ts'
import { tokoMinggu } from './pemilik.query.ts'

type Minggu = OutputOf<typeof mingguPemilik>[number]

/** How many are named of a shop. */
const TERBURUK = 5

const beda = async (db: Queryable, toko: string, masa: { tgl_awal: string; tgl_akhir: string }) => {
  const rows = await bedaPerUser(db, toko, masa)
  return {
    selisih: rp(jumlah(rows, 'selisih')),
    rows: rows
      .filter((one) => one.selisih < 0)
      .toSorted((a, b) => a.selisih - b.selisih || a.siapa.localeCompare(b.siapa))
      .slice(0, TERBURUK)
      .map(({ siapa, kategori, beda: n, selisih, tanda }) => ({ user_id: siapa, kategori, beda: n, selisih, tanda })),
  }
}

const susut = async (db: Queryable, toko: string, masa: { tgl_awal: string; tgl_akhir: string }) => {
  const rows = await susutPerOrang(db, toko, masa)
  const tempat = await tempatMelewati(db, toko, masa)
  return {
    susut: jumlah(rows, 'susut'),
    kurang: jumlah(rows, 'kurang'),
    lebih: jumlah(rows, 'lebih'),
    rows: rows
      .flatMap(({ kunci, rinci, susut: hilang, kurang, tertinggi }) =>
        tertinggi !== null && tertinggi > PENUH
          ? [
              {
                user_id: kunci,
                kind: rinci,
                tempat: tempat.get(`${kunci} ${rinci}`) ?? '-',
                susut: hilang,
                kurang,
                tertinggi,
              },
            ]
          : [],
      )
      .toSorted((a, b) => b.tertinggi - a.tertinggi)
      .slice(0, TERBURUK),
  }
}

/** Shop by shop, one after the other: a chain's week is no reason to take all places of the reports at once. */
export const bacaMinggu = async (db: Queryable): Promise<Minggu[]> => {
  const semua: Minggu[] = []
  for (const toko of await tokoMinggu(db)) {
    const masa = { tgl_awal: toko.tgl_awal, tgl_akhir: toko.tgl_akhir }
    semua.push({ ...toko, beda: await beda(db, toko.kode_toko, masa), susut: await susut(db, toko.kode_toko, masa) })
  }
  return semua
}
