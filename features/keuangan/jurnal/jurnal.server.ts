import { type InputOf, SEMUA } from '@kencana/contract'
import type { Queryable } from '@kencana/database'
import { type Feature, laporanRoute, type Sesi } from '@kencana/server-kit'
import { bakiTertutup, tolakLihat } from '../../barang/stock-opname/dihitung.api.ts'
import { tolakKasTerbuka } from '../uang/uang.api.ts'
import { laporanJurnal } from './jurnal.contract.ts'
import { jurnal } from './jurnal.query.ts'

/** Its lines add up to what lies on a tray: who counts it is told none, and half a journal is none. @throws Refusal */
const tolakBakiDihitung = async ({ type_laporan, akun }: InputOf<typeof laporanJurnal>, sesi: Sesi, db: Queryable) => {
  if (type_laporan !== 'BARANG' || (akun !== SEMUA && akun !== 'BAKI')) return
  const [dihitung] = await bakiTertutup(db, sesi)
  if (dihitung !== undefined) await tolakLihat(db, sesi, dihitung)
}

export const jurnalFeature: Feature = {
  routes: [
    laporanRoute(laporanJurnal, jurnal, (input, sesi, db) => {
      tolakKasTerbuka(sesi, input.tgl_akhir)
      return tolakBakiDihitung(input, sesi, db)
    }),
  ],
}
