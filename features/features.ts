/** Every endpoint of the product; each area lists its own in <area>.area.ts. */
import type { Feature } from '@kencana/server-kit'
import { aksesArea } from './akses/akses.area.ts'
import { openapiFeature } from './akses/openapi/openapi.server.ts'
import { setupFeature } from './akses/setup/setup.server.ts'
import { barangArea } from './barang/barang.area.ts'
import { bosArea } from './bos/bos.area.ts'
import { cabangArea } from './cabang/cabang.area.ts'
import { cetakArea } from './cetak/cetak.area.ts'
import { alarmFeature } from './dashboard/alarm.server.ts'
import { cariFeature } from './dashboard/cari/cari.server.ts'
import { dashboardFeature, type UmurBackup } from './dashboard/dashboard.server.ts'
import { laporanPantauFeature } from './dashboard/laporan-pantau-customer/laporan-pantau-customer.server.ts'
import { pemilikFeature } from './dashboard/pemilik/pemilik.server.ts'
import { tutupTokoFeature } from './hari-toko/tutup-toko/tutup-toko.server.ts'
import { hutangArea } from './hutang/hutang.area.ts'
import { kasirArea } from './kasir/kasir.area.ts'
import { keuanganArea } from './keuangan/keuangan.area.ts'
import { kunciBacaFeature } from './luar/kunci-baca/kunci-baca.server.ts'
import { luarArea } from './luar/luar.area.ts'
import { masterArea } from './master/master.area.ts'
import { memberArea } from './member/member.area.ts'
import { neracaArea } from './neraca/neraca.area.ts'
import { pembelianArea } from './pembelian/pembelian.area.ts'
import { pengaturanArea } from './pengaturan/pengaturan.area.ts'
import { penjualanArea } from './penjualan/penjualan.area.ts'
import { pesananArea } from './pesanan/pesanan.area.ts'
import { sepuhanArea } from './sepuhan/sepuhan.area.ts'
import { serviceArea } from './service/service.area.ts'
import { titipanArea } from './titipan/titipan.area.ts'
import { tukangArea } from './tukang/tukang.area.ts'

const AREAS: readonly (readonly Feature[])[] = [
  aksesArea,
  masterArea,
  pengaturanArea,
  barangArea,
  bosArea,
  cabangArea,
  cetakArea,
  hutangArea,
  kasirArea,
  keuanganArea,
  memberArea,
  pembelianArea,
  penjualanArea,
  pesananArea,
  sepuhanArea,
  serviceArea,
  titipanArea,
  tukangArea,
  neracaArea,
  luarArea,
]

/** All features; closing comes late, since the others name what blocks it, and the documentation last. */
export const allFeatures = (umurBackup: UmurBackup, version: string, more: readonly Feature[] = []): Feature[] => {
  const work = [setupFeature(masterArea), ...AREAS.flat(), cariFeature, pemilikFeature, laporanPantauFeature, ...more]
  const tutupToko = tutupTokoFeature(work)
  const features = [
    ...work,
    dashboardFeature(umurBackup, work),
    alarmFeature([...work, tutupToko]),
    tutupToko,
    kunciBacaFeature(work),
  ]
  return [...features, openapiFeature(features, version)]
}
