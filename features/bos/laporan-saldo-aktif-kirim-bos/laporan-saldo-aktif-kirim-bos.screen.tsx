import { ReportScreen, useUser } from '@kencana/screens'
import { IconButton, IconReport, KodeSelect, TextField } from '@kencana/ui'
import { useState } from 'react'
import { useBakiGudangOptions } from '../../master/baki/baki.picker.tsx'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.shared.tsx'
import { laporanSaldoBos } from './laporan-saldo-aktif-kirim-bos.contract.ts'
import { saldoBos } from './laporan-saldo-aktif-kirim-bos.report.ts'

const BLANK = { no_kirim_bos: 'ALL', kode_labeling: 'ALL' }

/** What of the owner's goods still waits to be entered, with the ledger lines of each dispatch. */
export default function LaporanSaldoAktifKirimBosScreen() {
  const { tgl_system } = useUser()
  const baki = useBakiGudangOptions('KC')
  const [lines, setLines] = useState<SaringanMutasi | null>(null)
  return (
    <>
      <ReportScreen
        path={['Laporan', 'Laporan Stock Pembelian', 'Laporan Saldo Aktif Kirim Barang Dari Bos']}
        endpoint={laporanSaldoBos}
        report={saldoBos}
        blank={BLANK}
        emptyText="Data Yang Anda Cari Tidak Ada"
        successText="Laporan Saldo Aktif Kirim Barang Dari Bos"
        rowAction={{
          title: 'Jurnal',
          render: (row) => (
            <IconButton
              size="sm"
              label={`Jurnal ${row.no_kirim_bos}`}
              onClick={() =>
                setLines({
                  tgl_awal: row.tgl_system,
                  tgl_akhir: tgl_system,
                  akun: 'SALDO_KIRIM',
                  ref: row.no_kirim_bos,
                })
              }
            >
              <IconReport />
            </IconButton>
          ),
        }}
      >
        {({ field }) => {
          const { value, ...rest } = field('no_kirim_bos')
          return (
            <>
              <TextField {...rest} value={value === 'ALL' ? '' : value} label="No Kirim Bos" placeholder="SEMUA" mono />
              <KodeSelect {...field('kode_labeling')} label="Kode Labeling" withAll {...baki} />
            </>
          )
        }}
      </ReportScreen>
      {lines && <MutasiDialog judul="Saldo Kirim" saring={lines} onClose={() => setLines(null)} />}
    </>
  )
}
