import { gramText, pcsText, RiwayatDokumen } from '@kencana/screens'
import {
  batalValidasi,
  DOKUMEN_VALIDASI_INPUTAN,
  listValidasi,
  saldoKirimBos,
  saldoKirimLabeling,
} from './validasi-inputan.contract.ts'

/** The dispatches closed on the open day; each can be opened again. */
export const RiwayatValidasi = () => (
  <RiwayatDokumen
    dokumen={DOKUMEN_VALIDASI_INPUTAN}
    title="Validasi hari ini"
    emptyText="Belum ada validasi inputan hari ini"
    list={listValidasi}
    isi={(row) => (row.cara === 'HABIS' ? `${row.no_kirim} habis` : `${row.no_kirim}, sisa ${row.cara}`)}
    jumlah={(row) => [pcsText(row.qty_sisa), gramText(row.berat_sisa)]}
    cancel={{
      endpoint: batalValidasi,
      title: 'Batal Validasi Inputan',
      text: (row) => `${row.no_kirim} dibuka kembali dengan sisanya.`,
      changes: [listValidasi, saldoKirimBos, saldoKirimLabeling],
    }}
  />
)
