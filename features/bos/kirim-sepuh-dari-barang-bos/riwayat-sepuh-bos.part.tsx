import type { OutputOf } from '@kencana/contract'
import { gramText, pcsText, RiwayatDokumen } from '@kencana/screens'
import {
  batalSepuhBos,
  cetakSepuhBos,
  DOKUMEN_SEPUH_BOS,
  listSepuhBos,
} from './kirim-sepuh-dari-barang-bos.contract.ts'

/** What went from the owner to the gilder on the open day: print again, give back. */
export const RiwayatSepuhBos = ({ onSlip }: { onSlip: (slip: OutputOf<typeof cetakSepuhBos>) => void }) => (
  <RiwayatDokumen
    dokumen={DOKUMEN_SEPUH_BOS}
    title="Kiriman sepuh hari ini"
    emptyText="Belum ada kiriman sepuh dari barang bos hari ini"
    list={listSepuhBos}
    isi={(row) => `ke tukang ${row.tujuan}`}
    jumlah={(row) => [pcsText(row.qty), gramText(row.berat)]}
    get={cetakSepuhBos}
    onSlip={onSlip}
    cancel={{
      endpoint: batalSepuhBos,
      title: 'Batal Kirim Sepuh',
      text: (row) => `${row.qty} barang, ${gramText(row.berat)} kembali ke bos.`,
    }}
  />
)
