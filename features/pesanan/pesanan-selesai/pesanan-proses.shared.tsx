import type { OutputOf } from '@kencana/contract'
import { type Options, optionsOf, query } from '@kencana/screens'
import { useQuery } from '@tanstack/react-query'
import { JalanKeluar } from '../../master/baki/jalan-keluar.shared.tsx'
import { bagiPesanan } from '../pembagian-pesanan/pembagian-pesanan.contract.ts'
import { pesananProses } from './pesanan-selesai.contract.ts'

type Proses = OutputOf<typeof pesananProses>[number]

const BELUM = (
  <JalanKeluar
    belum="Belum ada pesanan di tukang"
    hak={bagiPesanan}
    menu="/pembagian-pesanan"
    judul="Pembagian Pesanan"
    kerja={['Bagikan', 'membagikannya']}
  />
)

/** Orders that craftsmen work on. */
export const usePesananOptions = (nama: (one: Proses) => string): Options => {
  const list = useQuery({ ...query(pesananProses, {}), staleTime: 0 })
  const rows = (list.data ?? []).map((one) => ({ kode: one.no_pesanan, nama: nama(one) }))
  return optionsOf(list, rows, BELUM)
}
