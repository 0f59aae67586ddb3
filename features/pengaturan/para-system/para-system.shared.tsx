import { query } from '@kencana/screens'
import { useQuery } from '@tanstack/react-query'
import { type KeyParaSystem, paraSystem } from './para-system.contract.ts'

/** How the shop has set a parameter, undefined until it is read. */
export const usePara = (): ((key: KeyParaSystem) => string | undefined) => {
  const { data = [] } = useQuery(query(paraSystem, {}))
  return (key) => data.find((one) => one.key === key)?.value
}
