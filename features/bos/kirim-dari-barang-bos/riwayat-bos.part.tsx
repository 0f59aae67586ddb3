import type { OutputOf } from '@kencana/contract'
import { call, HistoryCard, query, useUser } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { batalBos, listBos, reprintBos } from './kirim-dari-barang-bos.contract.ts'

/** The owner's goods of the open day: print again, give back. */
export function RiwayatBos({ onSlip }: { onSlip: (nota: OutputOf<typeof reprintBos>) => void }) {
  const { tgl_system } = useUser()
  const list = useQuery(query(listBos, { tanggal: tgl_system }))
  return (
    <HistoryCard
      title="Kiriman hari ini"
      note={tgl_system}
      list={list}
      emptyText="Belum ada barang dari bos hari ini"
      entry={(row) => ({
        nomor: row.no_kirim_bos,
        waktu: row.waktu,
        isi: `${row.kode_group} ${row.kode_dept} ke ${row.kode_labeling}`,
        jumlah: [`${row.qty} pcs`, `${cellText('gram', row.berat)} g`],
        no_batal: row.no_batal,
        status: row.no_validasi === null ? row.user_id : 'DIVALIDASI',
      })}
      onReprint={async (no_kirim_bos) => onSlip(await call(reprintBos, { no_kirim_bos }))}
      cancel={{
        endpoint: batalBos,
        param: 'no_kirim_bos',
        title: 'Batal Kirim Barang Bos',
        text: (row) => `${row.qty} barang, ${cellText('gram', row.berat)} g kembali ke bos.`,
        may: (row) => row.no_validasi === null,
        changes: [listBos],
      }}
    />
  )
}
