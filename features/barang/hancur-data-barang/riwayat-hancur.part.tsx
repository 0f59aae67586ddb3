import type { OutputOf } from '@kencana/contract'
import { call, HistoryCard, isOwner, query, useUser } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { batalHancur, getHancur, listHancur } from './hancur-data-barang.contract.ts'

/** What was destroyed on the open day: print again; the owner undoes. */
export function RiwayatHancur({ onSlip }: { onSlip: (hancur: OutputOf<typeof getHancur>) => void }) {
  const user = useUser()
  const list = useQuery(query(listHancur, { tanggal: user.tgl_system }))
  return (
    <HistoryCard
      title="Hancur hari ini"
      note={user.tgl_system}
      list={list}
      emptyText="Belum ada hancur barang hari ini"
      entry={(row) => ({
        nomor: row.no_hancur,
        waktu: row.waktu,
        isi: row.alasan,
        jumlah: [`${row.pcs} pcs`, `${cellText('gram', row.berat)} g`],
        no_batal: row.no_batal,
        status: row.user_id,
      })}
      onReprint={async (no_hancur) => onSlip(await call(getHancur, { no_hancur }))}
      cancel={{
        endpoint: batalHancur,
        param: 'no_hancur',
        title: 'Batal Hancur Barang',
        text: (row) => `${row.pcs} barang, ${cellText('gram', row.berat)} g kembali ke baki asalnya.`,
        may: () => isOwner(user),
        changes: [listHancur],
      }}
    />
  )
}
