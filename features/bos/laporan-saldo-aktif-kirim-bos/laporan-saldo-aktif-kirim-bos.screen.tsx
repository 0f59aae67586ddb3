import { useUser } from '@kencana/screens'
import { IconButton, IconReport } from '@kencana/ui'
import { useState } from 'react'
import { Laporan } from '../../neraca/laporan/laporan.shared.tsx'
import { number, trayOf } from '../../neraca/laporan/saringan.shared.tsx'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.shared.tsx'
import { saldoBosReport } from './laporan-saldo-aktif-kirim-bos.report.ts'

const FILTERS = { no_kirim_bos: number('No Kirim Bos', { mono: true }), kode_labeling: trayOf('KC', 'Kode Labeling') }

/** What of the owner's goods still waits to be entered, with the ledger lines of each dispatch. */
export default function LaporanSaldoAktifKirimBosScreen() {
  const { tgl_system } = useUser()
  const [lines, setLines] = useState<SaringanMutasi | null>(null)
  return (
    <>
      <Laporan
        report={saldoBosReport}
        filters={FILTERS}
        emptyText="Data Yang Anda Cari Tidak Ada"
        successText={() => 'Laporan Saldo Aktif Kirim Barang Dari Bos'}
        rowAction={{
          title: 'Jurnal',
          render: ({ no_kirim_bos: ref, tgl_system: tgl_awal }) => (
            <IconButton
              size="sm"
              label={`Jurnal ${ref}`}
              onClick={() => setLines({ tgl_awal, tgl_akhir: tgl_system, akun: 'SALDO_KIRIM', ref })}
            >
              <IconReport />
            </IconButton>
          ),
        }}
      />
      {lines && <MutasiDialog judul="Saldo Kirim" saring={lines} onClose={() => setLines(null)} />}
    </>
  )
}
