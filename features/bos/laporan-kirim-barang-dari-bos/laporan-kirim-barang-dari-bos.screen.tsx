import type { OutputOf } from '@kencana/contract'
import { call, ReportScreen } from '@kencana/screens'
import { IconButton, IconPrinter, oops } from '@kencana/ui'
import { useState } from 'react'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.shared.tsx'
import { reprintBos } from '../kirim-dari-barang-bos/kirim-dari-barang-bos.contract.ts'
import { SlipBos } from '../kirim-dari-barang-bos/slip-bos.shared.tsx'
import { laporanKirimBos } from './laporan-kirim-barang-dari-bos.contract.ts'
import { kirimBos } from './laporan-kirim-barang-dari-bos.report.ts'

/** What came from the owner, with the slip of each dispatch. */
export default function LaporanKirimBarangDariBosScreen() {
  const [slip, setSlip] = useState<OutputOf<typeof reprintBos> | null>(null)
  const [lines, setLines] = useState<SaringanMutasi | null>(null)
  const cetak = (no_kirim_bos: string) =>
    call(reprintBos, { no_kirim_bos }).then(setSlip, (error: Error) =>
      oops(`${error.message}, Silahkan Ulangi Lagi !!`),
    )
  return (
    <>
      <ReportScreen
        path={['Laporan', 'Laporan Stock Pembelian', 'Laporan Kirim Barang Dari Bos']}
        endpoint={laporanKirimBos}
        report={kirimBos}
        emptyText="Data Yang Anda Cari Tidak Ada"
        successText="Laporan Kirim Barang Dari Bos Tersedia"
        onTotal={(_, __, { tgl_awal, tgl_akhir }) =>
          setLines({
            tgl_awal: String(tgl_awal),
            tgl_akhir: String(tgl_akhir),
            kind: 'BARANG_BOS',
            akun: 'SALDO_KIRIM',
            pembalik: 'BERSIH',
          })
        }
        rowAction={{
          title: 'Nota',
          render: ({ no_kirim_bos }) => (
            <IconButton size="sm" label={`Cetak ulang ${no_kirim_bos}`} onClick={() => void cetak(no_kirim_bos)}>
              <IconPrinter />
            </IconButton>
          ),
        }}
      />
      {slip && <SlipBos nota={slip} onClose={() => setSlip(null)} />}
      {lines && <MutasiDialog judul="Kirim Barang Dari Bos" saring={lines} onClose={() => setLines(null)} />}
    </>
  )
}
