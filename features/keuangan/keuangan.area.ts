import type { Feature } from '@kencana/server-kit'
import { hitungKasFeature } from './hitung-kas/hitung-kas.server.ts'
import { hutangPiutangLainFeature } from './hutang-piutang-lain/hutang-piutang-lain.server.ts'
import { jurnalFeature } from './jurnal/jurnal.server.ts'
import { labaRugiFeature } from './laba-rugi/laba-rugi.server.ts'
import { laciFeature } from './laci/laci.server.ts'
import { laporanEodFeature } from './laporan-eod/laporan-eod.server.ts'
import { laporanTagihanFeature } from './laporan-tagihan/laporan-tagihan.server.ts'
import { laporanUangFeature } from './laporan-uang/laporan-uang.server.ts'
import { neracaKeuanganFeature } from './neraca-keuangan/neraca-keuangan.server.ts'
import { pembayaranFeature } from './pembayaran/konfirmasi.server.ts'
import { pindahUangFeature } from './pindah-uang/pindah-uang.server.ts'
import { tagihanFeature } from './tagihan/tagihan.server.ts'
import { uangFeature } from './uang/uang.server.ts'

export const keuanganArea: readonly Feature[] = [
  uangFeature,
  pindahUangFeature,
  tagihanFeature,
  pembayaranFeature,
  hitungKasFeature,
  laporanUangFeature,
  laporanTagihanFeature,
  laporanEodFeature,
  labaRugiFeature,
  neracaKeuanganFeature,
  jurnalFeature,
  hutangPiutangLainFeature,
  laciFeature,
]
