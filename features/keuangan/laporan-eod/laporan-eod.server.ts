import { type Feature, laporanRoute, route } from '@kencana/server-kit'
import { tolakKasTerbuka } from '../uang/uang.api.ts'
import { laporanEod, sertifikat } from './laporan-eod.contract.ts'
import { eod } from './laporan-eod.query.ts'
import { bacaSertifikat } from './sertifikat.api.ts'

export const laporanEodFeature: Feature = {
  routes: [
    laporanRoute(laporanEod, eod, ({ tanggal }, sesi) => tolakKasTerbuka(sesi, tanggal)),
    route(sertifikat, ({ tanggal }, { db, sesi }) => bacaSertifikat(db, sesi.kode_toko, tanggal)),
  ],
}
