import { HistoryCard, query, useUser } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { batalValidasi, listValidasi } from './validasi-inputan.contract.ts'

/** The dispatches closed on the open day; each can be opened again. */
export function RiwayatValidasi() {
  const { tgl_system } = useUser()
  const list = useQuery(query(listValidasi, { tanggal: tgl_system }))
  return (
    <HistoryCard
      title="Validasi hari ini"
      note={tgl_system}
      list={list}
      emptyText="Belum ada validasi inputan hari ini"
      entry={(row) => ({
        nomor: row.no_validasi,
        waktu: row.waktu,
        isi: row.cara === 'HABIS' ? `${row.no_kirim} habis` : `${row.no_kirim}, sisa ${row.cara}`,
        jumlah: [`${row.qty_sisa} pcs`, `${cellText('gram', row.berat_sisa)} g`],
        no_batal: row.no_batal,
        status: row.user_id,
      })}
      cancel={{
        endpoint: batalValidasi,
        param: 'no_validasi',
        title: 'Batal Validasi Inputan',
        text: (row) => `${row.no_kirim} dibuka kembali dengan sisanya.`,
        changes: [listValidasi],
      }}
    />
  )
}
