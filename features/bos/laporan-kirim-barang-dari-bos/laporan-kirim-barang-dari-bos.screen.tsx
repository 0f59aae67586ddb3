import type { OutputOf } from '@kencana/contract'
import { call } from '@kencana/screens'
import { IconButton, IconPrinter, oops } from '@kencana/ui'
import { useState } from 'react'
import { Laporan } from '../../neraca/laporan/laporan.shared.tsx'
import { reprintBos } from '../kirim-dari-barang-bos/kirim-dari-barang-bos.contract.ts'
import { SlipBos } from '../kirim-dari-barang-bos/slip-bos.shared.tsx'
import { kirimBosReport } from './laporan-kirim-barang-dari-bos.report.ts'

/** What came from the owner, with the slip of each dispatch. */
export default function LaporanKirimBarangDariBosScreen() {
  const [slip, setSlip] = useState<OutputOf<typeof reprintBos> | null>(null)
  const reprint = (no_kirim_bos: string) =>
    call(reprintBos, { no_kirim_bos }).then(setSlip, (error: Error) =>
      oops(`${error.message}, Silahkan Ulangi Lagi !!`),
    )
  return (
    <>
      <Laporan
        report={kirimBosReport}
        emptyText="Data Yang Anda Cari Tidak Ada"
        rowAction={{
          title: 'Nota',
          render: ({ no_kirim_bos }) => (
            <IconButton size="sm" label={`Cetak ulang ${no_kirim_bos}`} onClick={() => void reprint(no_kirim_bos)}>
              <IconPrinter />
            </IconButton>
          ),
        }}
      />
      {slip && <SlipBos slip={slip} onClose={() => setSlip(null)} />}
    </>
  )
}
