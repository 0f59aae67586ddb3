import { query } from '@kencana/screens'
import { useQuery } from '@tanstack/react-query'
import { bandrol } from './bandrol.contract.ts'

/** Weight of the hallmark stamp that a new item gets, in milligrams; 0 when none is configured. */
export const useBeratBandrol = (): number => useQuery(query(bandrol.list, {})).data?.[0]?.berat_bandrol ?? 0
