import type { OutputOf } from '@kencana/contract'
import { isOwner, RiwayatDokumen, rupiahText } from '@kencana/screens'
import { pesananProses } from '../pesanan-selesai/pesanan-selesai.contract.ts'
import {
  batalPembagian,
  DOKUMEN_PEMBAGIAN,
  getPembagian,
  listPembagian,
  pesananBaru,
  pesananTersedia,
} from './pembagian-pesanan.contract.ts'

/** Lists that change with an assignment. */
export const CHANGES = [listPembagian, pesananBaru, pesananTersedia, pesananProses]

const WORDS = {
  BAGI: {
    title: 'Pesanan dibagi hari ini',
    emptyText: 'Belum ada pesanan yang dibagi',
    batal: 'Batal Pembagian Pesanan',
  },
  PINDAH: {
    title: 'Pesanan dipindah hari ini',
    emptyText: 'Belum ada pesanan yang dipindah',
    batal: 'Batal Pindah Pesanan',
  },
} as const

interface Props {
  jenis: keyof typeof WORDS
  onSlip: (slip: OutputOf<typeof getPembagian>) => void
}

/** What was given out or moved on the open day: print again, undo. */
export function RiwayatPembagian({ jenis, onSlip }: Props) {
  const { batal, ...words } = WORDS[jenis]
  return (
    <RiwayatDokumen
      {...words}
      dokumen={DOKUMEN_PEMBAGIAN}
      list={listPembagian}
      input={{ jenis }}
      isi={(row) =>
        `${row.no_pesanan} ${row.nama_customer}: ${row.tukang_asal === null ? '' : `${row.tukang_asal} ke `}${row.kode_tukang} ${row.nama_tukang}`
      }
      jumlah={(row) => [rupiahText(row.ongkos_tukang)]}
      get={getPembagian}
      onSlip={onSlip}
      cancel={{
        endpoint: batalPembagian,
        title: batal,
        text: (row) =>
          row.tukang_asal === null
            ? `Pesanan ${row.no_pesanan} menunggu tukang lagi.`
            : `Pesanan ${row.no_pesanan} kembali ke tukang ${row.tukang_asal}.`,
        may: (row, user) => row.tgl_system === user.tgl_system || isOwner(user),
        changes: CHANGES,
      }}
    />
  )
}
