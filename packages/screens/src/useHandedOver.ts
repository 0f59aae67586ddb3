import { oops } from '@kencana/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ApiError, showError } from './api/errors.ts'

/**
 * What another screen hands over in the address is taken once, then the address is plain.
 * @param key its search parameter
 * @param take what it throws is shown
 */
export const useHandedOver = (key: string, take: (value: string) => Promise<unknown>): void => {
  const { [key]: value } = useSearch({ strict: false }) as Readonly<Record<string, string | undefined>>
  const navigate = useNavigate()
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    if (!value) return
    latest
      .current(value)
      .catch((error: unknown) => (error instanceof ApiError ? showError(error) : oops((error as Error).message)))
    void navigate({ to: '.', replace: true, search: {} })
  }, [value, navigate])
}
