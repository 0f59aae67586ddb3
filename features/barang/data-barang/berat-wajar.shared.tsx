/** The question before an odd weight is taken. */
import type { Mg } from '@kencana/ledger'
import { gramText, query } from '@kencana/screens'
import { ask } from '@kencana/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { beratWajar, CUKUP, jauhDari } from './berat-wajar.contract.ts'

/**
 * Asks whether a weight is right that pieces of this jenis do not have. What is usual is read as soon as the jenis is
 * chosen; where it cannot be read, nothing is asked.
 * @param dikenal what a known piece weighed before: it is compared with itself
 * @returns whether it may be taken
 */
export const useTanyaBerat = (kode_dept: string, dikenal?: Mg): ((berat: Mg) => Promise<boolean>) => {
  const cache = useQueryClient()
  const usual = query(beratWajar, { kode_dept })
  useQuery({ ...usual, enabled: kode_dept !== '' && dikenal === undefined })
  // A second F9 while the first one waits takes nothing twice.
  const asking = useRef(false)
  const usualOf = () => {
    if (dikenal !== undefined) return { jumlah: CUKUP, dari: dikenal, sampai: dikenal }
    return kode_dept === '' ? null : cache.fetchQuery(usual).catch(() => null)
  }
  return async (berat) => {
    if (asking.current) return false
    asking.current = true
    try {
      const wajar = await usualOf()
      if (!wajar || !jauhDari(wajar, berat)) return true
      const biasa =
        dikenal === undefined
          ? `Jenis ${kode_dept} biasanya ${gramText(wajar.dari)} sampai ${gramText(wajar.sampai)}`
          : `Di notanya ${gramText(dikenal)}`
      return await ask({
        title: 'Berat Sudah Benar ?',
        text: `${biasa}, yang diisi ${gramText(berat)}.`,
        ok: 'Ya, Benar',
        cancel: 'Perbaiki',
        destructive: true,
      })
    } finally {
      asking.current = false
    }
  }
}
