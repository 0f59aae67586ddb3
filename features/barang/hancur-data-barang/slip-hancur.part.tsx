import type { OutputOf } from '@kencana/contract'
import { gramText, isOwner, pcsText, RiwayatDokumen, saveProof } from '@kencana/screens'
import { Button, IconDownload } from '@kencana/ui'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { buktiHancur } from './bukti-hancur.report.ts'
import { batalHancur, DOKUMEN_HANCUR, getHancur, listHancur } from './hancur-data-barang.contract.ts'
import { strukHancur } from './hancur-data-barang.receipt.ts'

export type Hancur = OutputOf<typeof getHancur>

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
export const SlipHancur = slipDokumen(DOKUMEN_HANCUR, strukHancur, (hancur) => [
  ['Alasan', hancur.alasan],
  ['Qty', pcsText(hancur.pcs)],
  ['Berat', gramText(hancur.berat)],
  [
    'Bukti',
    <Button key="bukti" size="sm" icon={<IconDownload />} onClick={() => void bukti(hancur)}>
      Bukti PDF
    </Button>,
  ],
])

/** What was destroyed on the open day: print again; the owner undoes. */
export const RiwayatHancur = ({ onSlip }: { onSlip: (hancur: Hancur) => void }) => (
  <RiwayatDokumen
    dokumen={DOKUMEN_HANCUR}
    title="Hancur hari ini"
    emptyText="Belum ada hancur barang hari ini"
    list={listHancur}
    isi={(row) => row.alasan}
    jumlah={(row) => [pcsText(row.pcs), gramText(row.berat)]}
    get={getHancur}
    onSlip={onSlip}
    cancel={{
      endpoint: batalHancur,
      title: 'Batal Hancur Barang',
      text: (row) => `${row.pcs} barang, ${gramText(row.berat)} kembali ke baki asalnya.`,
      may: (_, user) => isOwner(user),
    }}
  />
)
