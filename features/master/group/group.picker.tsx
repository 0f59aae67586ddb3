import { query } from '@kencana/screens'
import type { KodeOption } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { group } from './group.contract.ts'

/** The groups (kategori) to choose from. */
export const useGroupOptions = (): { options: KodeOption[]; loading: boolean } => {
  const { data = [], isPending } = useQuery(query(group.list, {}))
  return { options: data.map((row) => ({ kode: row.kode_group, nama: row.nama_group })), loading: isPending }
}
