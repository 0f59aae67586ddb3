import { query } from '@kencana/screens'
import type { KodeOption } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { gudang } from './gudang.contract.ts'

/** The gudang to choose from. */
export const useGudangOptions = (): { options: KodeOption[]; loading: boolean } => {
  const { data = [], isPending } = useQuery(query(gudang.list, {}))
  return { options: data.map((row) => ({ kode: row.kode_gudang, nama: row.nama_gudang })), loading: isPending }
}
