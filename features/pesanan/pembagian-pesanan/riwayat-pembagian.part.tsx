import type { OutputOf } from '@kencana/contract'
import { call, HistoryCard, isOwner, query, useUser } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { pesananProses } from '../pesanan-selesai/pesanan-selesai.contract.ts'
import {
  batalPembagian,
  getPembagian,
  listPembagian,
  pesananBaru,
  pesananTersedia,
} from './pembagian-pesanan.contract.ts'

/** Lists that change with an assignment. */
export const BERUBAH = [listPembagian, pesananBaru, pesananTersedia, pesananProses]

const KATA = {
  BAGI: { title: 'Pesanan dibagi hari ini', kosong: 'Belum ada pesanan yang dibagi', batal: 'Batal Pembagian Pesanan' },
  PINDAH: {
    title: 'Pesanan dipindah hari ini',
    kosong: 'Belum ada pesanan yang dipindah',
    batal: 'Batal Pindah Pesanan',
  },
} as const

interface Props {
  jenis: keyof typeof KATA
  onSlip: (slip: OutputOf<typeof getPembagian>) => void
}

/** What was given out or moved on the open day: print again, undo. */
export function RiwayatPembagian({ jenis, onSlip }: Props) {
  const user = useUser()
  const list = useQuery({ ...query(listPembagian, { tanggal: user.tgl_system, jenis }), staleTime: 0 })
  const { title, kosong, batal } = KATA[jenis]
  return (
    <HistoryCard
      title={title}
      note={user.tgl_system}
      list={list}
      emptyText={kosong}
      entry={(row) => ({
        nomor: row.no_pembagian,
        waktu: row.waktu,
        isi: `${row.no_pesanan} ${row.nama_customer}: ${row.tukang_asal === null ? '' : `${row.tukang_asal} ke `}${row.kode_tukang} ${row.nama_tukang}`,
        jumlah: [`Rp. ${cellText('rupiah', row.ongkos_tukang)}`],
        no_batal: row.no_batal,
        status: row.user_id,
      })}
      onReprint={async (no_pembagian) => onSlip(await call(getPembagian, { no_pembagian }))}
      cancel={{
        endpoint: batalPembagian,
        param: 'no_pembagian',
        title: batal,
        text: (row) =>
          row.tukang_asal === null
            ? `Pesanan ${row.no_pesanan} menunggu tukang lagi.`
            : `Pesanan ${row.no_pesanan} kembali ke tukang ${row.tukang_asal}.`,
        may: (row) => row.tgl_system === user.tgl_system || isOwner(user),
        changes: BERUBAH,
      }}
    />
  )
}
