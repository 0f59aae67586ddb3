/** The people of the races. */
import { Caller } from '@kencana/server-kit'
import type { FastifyInstance } from 'fastify'
import { changePassword, login } from '../../features/akses/sesi/sesi.contract.ts'

export const PASSWORD = 'kencana123'

/** Logs in a user just made, who chooses his own password. */
export const masukPertama = async (app: FastifyInstance, user_id: string): Promise<Caller> => {
  const caller = new Caller(app)
  caller.token = (await caller.call(login, { user_id, password: PASSWORD })).token
  await caller.call(changePassword, { password: PASSWORD, new_password: `${PASSWORD}4` })
  return caller
}
