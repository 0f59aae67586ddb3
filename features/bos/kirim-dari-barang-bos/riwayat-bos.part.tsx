import type { OutputOf } from '@kencana/contract'
import { gramText, pcsText, RiwayatDokumen } from '@kencana/screens'
import { batalBos, DOKUMEN_KIRIM_BOS, listBos, reprintBos } from './kirim-dari-barang-bos.contract.ts'

/** The owner's goods of the open day: print again, give back. */
export const RiwayatBos = ({ onSlip }: { onSlip: (nota: OutputOf<typeof reprintBos>) => void }) => (
  <RiwayatDokumen
    dokumen={DOKUMEN_KIRIM_BOS}
    title="Kiriman hari ini"
    emptyText="Belum ada barang dari bos hari ini"
    list={listBos}
    isi={(row) => `${row.kode_group} ${row.kode_dept} ke ${row.kode_labeling}`}
    jumlah={(row) => [pcsText(row.qty), gramText(row.berat)]}
    status={(row) => (row.no_validasi === null ? row.user_id : 'DIVALIDASI')}
    get={reprintBos}
    onSlip={onSlip}
    cancel={{
      endpoint: batalBos,
      title: 'Batal Kirim Barang Bos',
      text: (row) => `${row.qty} barang, ${gramText(row.berat)} kembali ke bos.`,
      may: (row) => row.no_validasi === null,
    }}
  />
)
