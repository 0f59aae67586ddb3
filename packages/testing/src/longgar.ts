/** A shop whose limits are as wide as they may be, for tests of what is booked whoever agrees. */
import type { Caller } from '@kencana/server-kit'
import { BATAS_PARA } from '../../../features/pengaturan/para-system/batas.contract.ts'
import { ubahParaSystem } from '../../../features/pengaturan/para-system/para-system.contract.ts'

/** Sets the limits of orders and craftsmen to the most that an owner may allow. */
export const longgar = async (owner: Caller): Promise<void> => {
  const key = ['emas_sendiri', 'jatah_susut', 'bahan_tukang', 'susut_tukang', 'biaya', 'biaya_hari'] as const
  for (const one of key) await owner.call(ubahParaSystem, { key: one, value: String(BATAS_PARA[one].max) })
}
