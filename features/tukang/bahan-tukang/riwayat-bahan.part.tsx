import type { OutputOf } from '@kencana/contract'
import { call, HistoryCard, isOwner, query, useUser } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { saldoBahanStok } from '../bahan-stok/bahan-stok.contract.ts'
import { batalBahan, getBahan, listBahan, sisaBahan } from './bahan-tukang.contract.ts'

interface Props {
  arah: 'TAMBAH' | 'AMBIL'
  onSlip: (bahan: OutputOf<typeof getBahan>) => void
}

/** What was given or taken back on the open day: print again, undo. */
export function RiwayatBahan({ arah, onSlip }: Props) {
  const user = useUser()
  const list = useQuery({ ...query(listBahan, { tanggal: user.tgl_system, arah }), staleTime: 0 })
  return (
    <HistoryCard
      title={arah === 'TAMBAH' ? 'Bahan diberikan hari ini' : 'Bahan diambil hari ini'}
      note={user.tgl_system}
      list={list}
      emptyText={arah === 'TAMBAH' ? 'Belum ada bahan yang diberikan' : 'Belum ada bahan yang diambil'}
      entry={(row) => ({
        nomor: row.no_tambah_tukar,
        waktu: row.waktu,
        isi: `${row.kode_tukang} ${row.nama_tukang}, ${row.jenis} ${row.kode_group}${row.keterangan && `: ${row.keterangan}`}`,
        jumlah: [`${cellText('gram', row.jml_bahan)} g`],
        no_batal: row.no_batal,
        status: row.user_id,
      })}
      onReprint={async (no_tambah_tukar) => onSlip(await call(getBahan, { no_tambah_tukar }))}
      cancel={{
        endpoint: batalBahan,
        param: 'no_tambah_tukar',
        title: arah === 'TAMBAH' ? 'Batal Tambah Bahan' : 'Batal Ambil Bahan',
        text: (row) =>
          `${cellText('gram', row.jml_bahan)} g ${row.jenis} ${row.kode_group} kembali ke ${arah === 'TAMBAH' ? 'toko' : `tukang ${row.kode_tukang}`}.`,
        may: (row) => row.tgl_system === user.tgl_system || isOwner(user),
        changes: [listBahan, sisaBahan, saldoBahanStok],
      }}
    />
  )
}
