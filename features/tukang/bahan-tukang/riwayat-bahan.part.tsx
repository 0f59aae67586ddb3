import type { OutputOf } from '@kencana/contract'
import { gramText, isOwner, RiwayatDokumen } from '@kencana/screens'
import { saldoBahanStok } from '../bahan-stok/bahan-stok.contract.ts'
import { batalBahan, DOKUMEN_TAMBAH_BAHAN, getBahan, listBahan, sisaBahan } from './bahan-tukang.contract.ts'

/** Lists that change with a document. */
export const CHANGES = [listBahan, sisaBahan, saldoBahanStok]

const WORDS = {
  TAMBAH: {
    title: 'Bahan diberikan hari ini',
    emptyText: 'Belum ada bahan yang diberikan',
    batal: 'Batal Tambah Bahan',
  },
  AMBIL: { title: 'Bahan diambil hari ini', emptyText: 'Belum ada bahan yang diambil', batal: 'Batal Ambil Bahan' },
} as const

interface Props {
  arah: 'TAMBAH' | 'AMBIL'
  onSlip: (bahan: OutputOf<typeof getBahan>) => void
}

/** What was given or taken back on the open day: print again, undo. */
export function RiwayatBahan({ arah, onSlip }: Props) {
  const { batal, ...words } = WORDS[arah]
  return (
    <RiwayatDokumen
      {...words}
      dokumen={DOKUMEN_TAMBAH_BAHAN}
      list={listBahan}
      input={{ arah }}
      isi={(row) =>
        `${row.kode_tukang} ${row.nama_tukang}, ${row.jenis} ${row.kode_group}${row.keterangan && `: ${row.keterangan}`}`
      }
      jumlah={(row) => [gramText(row.jml_bahan)]}
      get={getBahan}
      onSlip={onSlip}
      cancel={{
        endpoint: batalBahan,
        title: batal,
        text: (row) =>
          `${gramText(row.jml_bahan)} ${row.jenis} ${row.kode_group} kembali ke ${arah === 'TAMBAH' ? 'toko' : `tukang ${row.kode_tukang}`}.`,
        may: (row, user) => row.tgl_system === user.tgl_system || isOwner(user),
        changes: CHANGES,
      }}
    />
  )
}
