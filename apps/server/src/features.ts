/** Every endpoint of the product; `areas/` has one file per area. */
import type { Feature } from '@kencana/server-kit'
import { hakAksesFeature } from '../../../features/akses/hak-akses/hak-akses.server.ts'
import { openapiFeature } from '../../../features/akses/openapi/openapi.server.ts'
import { dashboardFeature, type UmurBackup } from '../../../features/dashboard/dashboard.server.ts'
import { tutupTokoFeature } from '../../../features/hari-toko/tutup-toko/tutup-toko.server.ts'
import { aksesArea } from './areas/akses.ts'
import { barangArea } from './areas/barang.ts'
import { bosArea } from './areas/bos.ts'
import { cetakArea } from './areas/cetak.ts'
import { kasirArea } from './areas/kasir.ts'
import { keuanganArea } from './areas/keuangan.ts'
import { masterArea } from './areas/master.ts'
import { neracaArea } from './areas/neraca.ts'
import { pembelianArea } from './areas/pembelian.ts'
import { pengaturanArea } from './areas/pengaturan.ts'
import { pesananArea } from './areas/pesanan.ts'
import { sepuhanArea } from './areas/sepuhan.ts'
import { tukangArea } from './areas/tukang.ts'

const AREAS: readonly (readonly Feature[])[] = [
  aksesArea,
  masterArea,
  pengaturanArea,
  barangArea,
  bosArea,
  cetakArea,
  kasirArea,
  keuanganArea,
  pembelianArea,
  pesananArea,
  sepuhanArea,
  tukangArea,
  neracaArea,
]

/** All features; closing comes late, since the others name what blocks it, and the documentation last. */
export const allFeatures = (umurBackup: UmurBackup, version: string, more: readonly Feature[] = []): Feature[] => {
  const work = [...AREAS.flat(), ...more]
  const features = [...work, dashboardFeature(umurBackup, work), tutupTokoFeature(work)]
  features.push(hakAksesFeature(features))
  return [...features, openapiFeature(features, version)]
}
