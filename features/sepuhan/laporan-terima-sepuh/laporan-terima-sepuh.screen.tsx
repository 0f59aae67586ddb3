import { useReprint } from '@kencana/screens'
import { Button } from '@kencana/ui'
import { useNavigate } from '@tanstack/react-router'
import { Laporan } from '../../neraca/laporan/laporan.shared.tsx'
import { trayOf } from '../../neraca/laporan/saringan.shared.tsx'
import { TombolAlur } from '../alur-lot/tombol-alur.shared.tsx'
import { SlipTerimaSepuh } from '../terima-sepuh/slip-terima-sepuh.shared.tsx'
import { cetakTerimaSepuh } from '../terima-sepuh/terima-sepuh.contract.ts'
import { terimaSepuhReport } from './laporan-terima-sepuh.report.ts'

const FILTERS = { kode_toko: trayOf('KS') }

/** What came back from the gilder in a period; only trays of gudang KS. */
export default function LaporanTerimaSepuhScreen() {
  const navigate = useNavigate()
  const { slip, close, groupAction } = useReprint(cetakTerimaSepuh, (no_terima_sepuh) => ({ no_terima_sepuh }), {
    more: (nomor) => <TombolAlur nomor={nomor} />,
  })
  return (
    <>
      <Laporan
        report={terimaSepuhReport}
        filters={FILTERS}
        successText={() => 'Laporan Terima Barang Tersedia'}
        groupAction={groupAction}
      >
        <Button onClick={() => void navigate({ to: '/laporan-terima-barang-sepuh/susut' })}>Susut per kiriman</Button>
      </Laporan>
      {slip && <SlipTerimaSepuh slip={slip} onClose={close} />}
    </>
  )
}
