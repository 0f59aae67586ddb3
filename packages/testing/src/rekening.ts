/** Factories for tests that need an account of the shop at a bank. */
import type { InputOf } from '@kencana/contract'
import type { Caller } from '@kencana/server-kit'
import { rekening } from '../../../features/pengaturan/rekening/rekening.contract.ts'

/** An account of the caller's shop whose bank keeps nothing of payments; what differs is given. */
export const isiRekening = async (
  owner: Caller,
  no_rekening = '0111',
  lain: Partial<InputOf<typeof rekening.create>> = {},
): Promise<void> => {
  const biaya = { biaya_transfer: null, biaya_debet: null, biaya_credit: null, biaya_qris: null }
  await owner.call(rekening.create, { no_rekening, kode_bank: 'BCA', atas_nama: 'KENCANA', ...biaya, ...lain })
}
