import type { Feature } from '@kencana/server-kit'
import { validasiBarangRusakFeature } from './validasi-barang-rusak/validasi-barang-rusak.server.ts'
import { validasiInputanFeature } from './validasi-inputan/validasi-inputan.server.ts'
import { validasiJualBeliFeature } from './validasi-jual-beli/validasi-jual-beli.server.ts'

export const kasirArea: readonly Feature[] = [
  validasiInputanFeature,
  validasiBarangRusakFeature,
  validasiJualBeliFeature,
]
