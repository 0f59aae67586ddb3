import { gramText, isOwner, pcsText, RiwayatDokumen } from '@kencana/screens'
import { Badge } from '@kencana/ui'
import {
  batalCuci,
  batalTerimaCuci,
  DOKUMEN_CUCI,
  DOKUMEN_TERIMA_CUCI,
  getCuci,
  getTerimaCuci,
  listCuci,
  listTerimaCuci,
} from './cucian.contract.ts'
import type { Cuci, TerimaCuci } from './slip-cuci.part.tsx'

/** Today's batches and all that are still out: print again, undo. */
export const RiwayatCuci = ({ onSlip }: { onSlip: (slip: Cuci) => void }) => (
  <RiwayatDokumen
    dokumen={DOKUMEN_CUCI}
    title="Cucian hari ini dan yang masih di luar"
    emptyText="Tidak ada cucian"
    list={listCuci}
    isi={(row) => row.keterangan || row.user_id}
    jumlah={(row) => [pcsText(row.pcs), gramText(row.berat)]}
    status={(row) =>
      row.sisa > 0 ? <Badge tone="blue">{row.sisa} di luar</Badge> : <Badge tone="green">kembali</Badge>
    }
    get={getCuci}
    onSlip={onSlip}
    cancel={{
      endpoint: batalCuci,
      title: 'Batal Cucian',
      text: (row) => `${row.pcs} barang, ${gramText(row.berat)} kembali ke baki asalnya.`,
      may: (row, user) => row.sisa === row.pcs && (row.tgl_system === user.tgl_system || isOwner(user)),
    }}
  />
)

/** What came back today: print again, undo. */
export const RiwayatTerimaCuci = ({ onSlip }: { onSlip: (slip: TerimaCuci) => void }) => (
  <RiwayatDokumen
    dokumen={DOKUMEN_TERIMA_CUCI}
    title="Terima cucian hari ini"
    emptyText="Belum ada cucian yang diterima hari ini"
    list={listTerimaCuci}
    isi={(row) => row.no_cuci}
    jumlah={(row) => [pcsText(row.pcs), gramText(row.berat), `susut ${gramText(row.susut)}`]}
    status={(row) => (row.disetujui_oleh === '-' ? row.user_id : `setuju ${row.disetujui_oleh}`)}
    get={getTerimaCuci}
    onSlip={onSlip}
    cancel={{
      endpoint: batalTerimaCuci,
      title: 'Batal Terima Cucian',
      text: (row) => `${row.pcs} barang kembali di luar dengan berat semula.`,
      changes: [listTerimaCuci, listCuci],
    }}
  />
)
