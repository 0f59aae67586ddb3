/** What somebody else agrees to in a demo shop. */
import { type Caller, CallRefused } from '@kencana/server-kit'
import { authorization } from '../../features/akses/otorisasi/otorisasi.contract.ts'
import { OWNER, PASSWORD_DEMO } from './rantai.ts'

/** What a refused call asks for. @throws what it was refused with, where nobody can agree to it */
export const diminta = async (apa: Promise<unknown>): Promise<string> => {
  const jawab = await apa.catch((error: unknown) => error)
  if (!(jawab instanceof CallRefused) || jawab.minta === undefined) throw jawab
  return jawab.minta
}

/** Does what the owner agrees to with his password. @param apa the call, with the agreement where there is one */
export const denganOwner = async (
  caller: Caller,
  apa: (otorisasi: string | null) => Promise<unknown>,
): Promise<void> => {
  const id = await diminta(apa(null))
  await caller.call(authorization, { id, user_id: OWNER.user_id, password: PASSWORD_DEMO })
  await apa(id)
}
