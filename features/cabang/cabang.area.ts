import type { Feature } from '@kencana/server-kit'
import { importPusatFeature } from './import-data-pusat/import-data-pusat.server.ts'
import { PENERIMA_MASTER } from './import-data-pusat/surat-master.store.ts'
import { kirimKecabangFeature } from './kirim-barang-kecabang/kirim-barang-kecabang.server.ts'
import { PENERIMA_SAMPAI } from './kirim-barang-kecabang/surat-sampai.store.ts'
import { kirimanDataFeature } from './kiriman-data/kiriman-data.server.ts'
import { kirimanMasukFeature } from './kiriman-masuk/kiriman-masuk.server.ts'
import { PENERIMA_KIRIMAN } from './kiriman-masuk/surat-kiriman.store.ts'
import { logPusatFeature } from './log-pusat/log-pusat.api.ts'
import { sambunganFeature } from './sambungan/sambungan.server.ts'
import { kabarFeature } from './surat/kabar.api.ts'
import { type SemuaPenerima, suratFeature } from './surat/surat.server.ts'
import { PENERIMA_UANG } from './uang-masuk/surat-uang.store.ts'
import { uangMasukFeature } from './uang-masuk/uang-masuk.server.ts'

/** What each kind of letter does here. */
export const PENERIMA: SemuaPenerima = { ...PENERIMA_KIRIMAN, ...PENERIMA_SAMPAI, ...PENERIMA_MASTER, ...PENERIMA_UANG }

export const cabangArea: readonly Feature[] = [
  sambunganFeature,
  suratFeature(PENERIMA),
  kirimKecabangFeature,
  kirimanMasukFeature,
  kabarFeature,
  kirimanDataFeature,
  importPusatFeature,
  logPusatFeature,
  uangMasukFeature,
]
