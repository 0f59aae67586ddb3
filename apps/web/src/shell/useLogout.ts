import { ApiError, call, endSession, useUser } from '@kencana/screens'
import { toast } from '@kencana/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { logout } from '../../../../features/akses/sesi/sesi.contract.ts'

/** Ends the session on the server and here; here even when the server does not answer. */
export const useLogout = () => {
  const navigate = useNavigate()
  const cache = useQueryClient()
  const user = useUser()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      await call(logout, { user_id: user.user_id })
    } catch (error) {
      if (!(error instanceof ApiError) || error.failure !== 'session')
        toast('error', error instanceof ApiError && error.failure === 'refused' ? error.message : 'Gagal Logout')
    }
    endSession()
    cache.clear()
    void navigate({ to: '/' })
  }
  return { run, busy }
}
