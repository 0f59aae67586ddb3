import type { Feature } from '@kencana/server-kit'
import { validasiBarangRusakFeature } from '../../../../features/kasir/validasi-barang-rusak/validasi-barang-rusak.server.ts'
import { validasiInputanFeature } from '../../../../features/kasir/validasi-inputan/validasi-inputan.server.ts'

export const kasirArea: readonly Feature[] = [validasiInputanFeature, validasiBarangRusakFeature]
