import { Button } from '@kencana/ui'
import { useNavigate } from '@tanstack/react-router'
import { Laporan } from '../../neraca/laporan/laporan.shared.tsx'
import { kode_group, marketplace } from '../../neraca/laporan/saringan.shared.tsx'
import { CekNota } from './cek-nota.part.tsx'
import { jualMarketplaceReport } from './laporan-penjualan.report.ts'

const FILTERS = { marketplace, kode_group }

/** What went through platforms; from here on to what they owe and pay out. */
export default function LaporanPenjualanMarketplaceScreen() {
  const navigate = useNavigate()
  return (
    <Laporan report={jualMarketplaceReport} filters={FILTERS}>
      <CekNota />
      <Button onClick={() => void navigate({ to: '/laporan-penjualan-marketplace/cair' })}>Cairkan</Button>
    </Laporan>
  )
}
