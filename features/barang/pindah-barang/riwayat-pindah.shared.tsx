import type { OutputOf } from '@kencana/contract'
import { call, HistoryCard, query, useUser } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { batalPindah, getPindah, listPindah } from './pindah-barang.contract.ts'

/** The moves of the open day, of single pieces and of whole trays: print again, undo. */
export function RiwayatPindah({ onSlip }: { onSlip: (pindah: OutputOf<typeof getPindah>) => void }) {
  const { tgl_system } = useUser()
  const list = useQuery(query(listPindah, { tanggal: tgl_system }))
  return (
    <HistoryCard
      title="Pindah hari ini"
      note={tgl_system}
      list={list}
      emptyText="Belum ada pindah barang hari ini"
      entry={(row) => ({
        nomor: row.no_pindah,
        waktu: row.waktu,
        isi: `ke ${row.kode_baki_tujuan}`,
        jumlah: [`${row.pcs} pcs`, `${cellText('gram', row.berat)} g`],
        no_batal: row.no_batal,
        status: row.user_id,
      })}
      onReprint={async (no_pindah) => onSlip(await call(getPindah, { no_pindah }))}
      cancel={{
        endpoint: batalPindah,
        param: 'no_pindah',
        title: 'Batal Pindah Barang',
        text: (row) => `${row.pcs} barang, ${cellText('gram', row.berat)} g kembali ke baki asalnya.`,
        changes: [listPindah],
      }}
    />
  )
}
