import { isOwner, useUser } from '@kencana/screens'
import { addDays } from '@kencana/ui'
import { useMemo } from 'react'
import { Laporan } from '../../neraca/laporan/laporan.shared.tsx'
import { choice, lookup, number, words } from '../../neraca/laporan/saringan.shared.tsx'
import { NAMA_KATEGORI } from '../kategori/kategori-uang.contract.ts'
import { useLaciOptions } from '../uang/rekening-toko.picker.tsx'
import { cashReport } from './laporan-uang.report.ts'

const FILTERS = {
  type_laporan: choice('Type Laporan', ['REKAP', 'DETAIL']),
  kategori: words('Kategori', NAMA_KATEGORI, { withAll: true }),
  user_id: number('User'),
  kode_laci: lookup('Laci', useLaciOptions),
}

/** What the drawer gave and got. Who may not read the open day, since he counts it blind, begins with the day before. */
export default function LaporanKeuanganCashScreen() {
  const user = useUser()
  const hari = isOwner(user) ? user.tgl_system : addDays(user.tgl_system, -1)
  const blank = useMemo(() => ({ tgl_awal: hari, tgl_akhir: hari }), [hari])
  return <Laporan report={cashReport} filters={FILTERS} blank={blank} />
}
