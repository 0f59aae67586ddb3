import type { OutputOf } from '@kencana/contract'
import { ReceiptDialog, saveProof } from '@kencana/screens'
import { Button, cellText, IconDownload } from '@kencana/ui'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import { buktiHancur } from './bukti-hancur.report.ts'
import { CETAK_HANCUR, type getHancur } from './hancur-data-barang.contract.ts'
import { strukHancur } from './hancur-data-barang.receipt.ts'

type Hancur = OutputOf<typeof getHancur>

interface Props {
  hancur: Hancur
  message?: string
  onClose: () => void
}

const bukti = (hancur: Hancur) =>
  saveProof(buktiHancur, hancur.detail_barang, {
    tanggal: hancur.tgl_system,
    lines: [
      `No ${hancur.no_hancur}`,
      `Tanggal ${hancur.tgl_system}`,
      `User ${hancur.user_id}`,
      `Alasan ${hancur.alasan}`,
      ...(hancur.no_batal === null ? [] : [`Dibatalkan ${hancur.no_batal}`]),
    ],
    signatures: ['Dibuat Oleh', 'Diperiksa Oleh', 'Disetujui Oleh'],
  })

/** The slip of a document, new or again, and its proof as PDF. */
export function SlipHancur({ hancur, message, onClose }: Props) {
  const { kepala } = useNota()
  return (
    <ReceiptDialog
      receipt={strukHancur(hancur, kepala)}
      {...(message === undefined ? {} : { message })}
      printed={hancur.cetakan}
      facts={[
        ['Alasan', hancur.alasan],
        ['Qty', `${hancur.pcs} pcs`],
        ['Berat', `${cellText('gram', hancur.berat)} g`],
        [
          'Bukti',
          <Button key="bukti" size="sm" icon={<IconDownload />} onClick={() => void bukti(hancur)}>
            Bukti PDF
          </Button>,
        ],
      ]}
      onPrinted={catatCetak(CETAK_HANCUR, hancur.no_hancur)}
      onClose={onClose}
    />
  )
}
