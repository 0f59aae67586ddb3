import type { OutputOf } from '@kencana/contract'
import { call, HistoryCard, isOwner, query, useUser } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { batalSo, dataSo, getSo, listSo, nomorSo } from './stock-opname-pesanan.contract.ts'

/** Lists that change with a settlement. */
export const BERUBAH = [nomorSo, dataSo, listSo]

/** Settlements of the open day: print again, undo. */
export function RiwayatSo({ onSlip }: { onSlip: (slip: OutputOf<typeof getSo>) => void }) {
  const user = useUser()
  const list = useQuery({ ...query(listSo, { tanggal: user.tgl_system }), staleTime: 0 })
  return (
    <HistoryCard
      title="SO pesanan hari ini"
      note={user.tgl_system}
      list={list}
      emptyText="Belum ada SO pesanan"
      entry={(row) => ({
        nomor: row.no_so_pesanan,
        waktu: row.waktu,
        isi: `${row.kode_tukang} ${row.nama_tukang}, ${row.kode_group}: ${row.jumlah_pesanan} pesanan`,
        jumlah: [`setor ${cellText('gram2', row.setor)} g`, `Rp. ${cellText('rupiah', row.ongkos)}`],
        no_batal: row.no_batal,
        status: row.user_id,
      })}
      onReprint={async (no_so_pesanan) => onSlip(await call(getSo, { no_so_pesanan }))}
      cancel={{
        endpoint: batalSo,
        param: 'no_so_pesanan',
        title: 'Batal SO Pesanan',
        text: (row) =>
          `${cellText('gram2', row.setor)} g ${row.kode_group} kembali ke tukang ${row.kode_tukang}, ongkos Rp. ${cellText('rupiah', row.ongkos)} tidak terutang lagi.`,
        may: (row) => row.tgl_system === user.tgl_system || isOwner(user),
        changes: BERUBAH,
      }}
    />
  )
}
