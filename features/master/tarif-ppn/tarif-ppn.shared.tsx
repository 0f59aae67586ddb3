import { query } from '@kencana/screens'
import { useQuery } from '@tanstack/react-query'
import { tarifBerlaku } from './tarif-ppn.contract.ts'

/** What the shop takes on its day, asked anew by each screen that reckons with it; undefined until it is read. */
export const useTarifPpn = () => useQuery({ ...query(tarifBerlaku, {}), staleTime: 0 }).data
