import { isOwner, useUser } from '@kencana/screens'
import { Button } from '@kencana/ui'
import { useNavigate } from '@tanstack/react-router'
import { KeGrafik } from '../../neraca/laporan/grafik.shared.tsx'
import { Laporan } from '../../neraca/laporan/laporan.shared.tsx'
import { kode_group, kode_sales, marketplace, number, words } from '../../neraca/laporan/saringan.shared.tsx'
import { CekNota } from './cek-nota.part.tsx'
import { ASAL_JUAL } from './laporan-penjualan.contract.ts'
import { transaksiJualReport } from './laporan-penjualan.report.ts'

const JAM = Array.from({ length: 24 }, (_, at) => String(at).padStart(2, '0'))

const FILTERS = {
  type: words('Type', ASAL_JUAL, { withAll: true }),
  kode_group,
  kode_sales,
  kode_marketplace: marketplace,
  kasir: number('Kasir'),
  valid_by: number('Divalidasi Oleh'),
  jam: words('Jam', JAM, { withAll: true }),
}

/** Every piece that was sold; owners go on to what it earned. */
export default function LaporanTransaksiPenjualanScreen() {
  const navigate = useNavigate()
  return (
    <Laporan report={transaksiJualReport} filters={FILTERS}>
      <CekNota />
      <KeGrafik to="/grafik-penjualan" />
      {isOwner(useUser()) && (
        <Button onClick={() => void navigate({ to: '/laporan-transaksi-penjualan/margin' })}>Margin</Button>
      )}
    </Laporan>
  )
}
