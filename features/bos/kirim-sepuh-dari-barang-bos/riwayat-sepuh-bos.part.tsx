import type { OutputOf } from '@kencana/contract'
import { call, HistoryCard, query, useUser } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { batalSepuhBos, cetakSepuhBos, listSepuhBos } from './kirim-sepuh-dari-barang-bos.contract.ts'

/** What went from the owner to the gilder on the open day: print again, give back. */
export function RiwayatSepuhBos({ onSlip }: { onSlip: (slip: OutputOf<typeof cetakSepuhBos>) => void }) {
  const { tgl_system } = useUser()
  const list = useQuery(query(listSepuhBos, { tanggal: tgl_system }))
  return (
    <HistoryCard
      title="Kiriman sepuh hari ini"
      note={tgl_system}
      list={list}
      emptyText="Belum ada kiriman sepuh dari barang bos hari ini"
      entry={(row) => ({
        nomor: row.no_sepuh,
        waktu: row.waktu,
        isi: `ke tukang ${row.tujuan}`,
        jumlah: [`${row.qty} pcs`, `${cellText('gram', row.berat)} g`],
        no_batal: row.no_batal,
        status: row.user_id,
      })}
      onReprint={async (no_sepuh) => onSlip(await call(cetakSepuhBos, { no_sepuh }))}
      cancel={{
        endpoint: batalSepuhBos,
        param: 'no_sepuh',
        title: 'Batal Kirim Sepuh',
        text: (row) => `${row.qty} barang, ${cellText('gram', row.berat)} g kembali ke bos.`,
        changes: [listSepuhBos],
      }}
    />
  )
}
