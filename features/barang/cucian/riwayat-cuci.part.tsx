import type { OutputOf } from '@kencana/contract'
import { call, HistoryCard, isOwner, query, useUser } from '@kencana/screens'
import { Badge, cellText } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { batalCuci, batalTerimaCuci, getCuci, getTerimaCuci, listCuci, listTerimaCuci } from './cucian.contract.ts'

const gram = (berat: number) => `${cellText('gram', berat)} g`

/** Today's batches and all that are still out: print again, undo. */
export function RiwayatCuci({ onSlip }: { onSlip: (isi: OutputOf<typeof getCuci>) => void }) {
  const user = useUser()
  const list = useQuery({ ...query(listCuci, { tanggal: user.tgl_system }), staleTime: 0 })
  return (
    <HistoryCard
      title="Cucian hari ini dan yang masih di luar"
      note={user.tgl_system}
      list={list}
      emptyText="Tidak ada cucian"
      entry={(row) => ({
        nomor: row.no_cuci,
        waktu: row.waktu,
        isi: row.keterangan || row.user_id,
        jumlah: [`${row.pcs} pcs`, gram(row.berat)],
        no_batal: row.no_batal,
        status: row.sisa > 0 ? <Badge tone="blue">{row.sisa} di luar</Badge> : <Badge tone="green">kembali</Badge>,
      })}
      onReprint={async (no_cuci) => onSlip(await call(getCuci, { no_cuci }))}
      cancel={{
        endpoint: batalCuci,
        param: 'no_cuci',
        title: 'Batal Cucian',
        text: (row) => `${row.pcs} barang, ${gram(row.berat)} kembali ke baki asalnya.`,
        may: (row) => row.sisa === row.pcs && (row.tgl_system === user.tgl_system || isOwner(user)),
        changes: [listCuci],
      }}
    />
  )
}

/** What came back today: print again, undo. */
export function RiwayatTerimaCuci({ onSlip }: { onSlip: (isi: OutputOf<typeof getTerimaCuci>) => void }) {
  const user = useUser()
  const list = useQuery({ ...query(listTerimaCuci, { tanggal: user.tgl_system }), staleTime: 0 })
  return (
    <HistoryCard
      title="Terima cucian hari ini"
      note={user.tgl_system}
      list={list}
      emptyText="Belum ada cucian yang diterima hari ini"
      entry={(row) => ({
        nomor: row.no_terima,
        waktu: row.waktu,
        isi: row.no_cuci,
        jumlah: [`${row.pcs} pcs`, gram(row.berat), `susut ${gram(row.susut)}`],
        no_batal: row.no_batal,
        status: row.disetujui_oleh === '-' ? row.user_id : `setuju ${row.disetujui_oleh}`,
      })}
      onReprint={async (no_terima) => onSlip(await call(getTerimaCuci, { no_terima }))}
      cancel={{
        endpoint: batalTerimaCuci,
        param: 'no_terima',
        title: 'Batal Terima Cucian',
        text: (row) => `${row.pcs} barang kembali di luar dengan berat semula.`,
        changes: [listTerimaCuci, listCuci],
      }}
    />
  )
}
