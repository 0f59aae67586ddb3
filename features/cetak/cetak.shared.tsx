import { call } from '@kencana/screens'
import { cetak } from './cetak.contract.ts'

/**
 * Records prints of one document for a receipt or label dialog: answers the running number of each. Dialogs tell the form besides, which
 * is no reason.
 */
export const catatCetak =
  (jenis: string, dokumen: string, alasan = '') =>
  async (rangkap: number): Promise<number> =>
    (await call(cetak, { jenis, dokumen, rangkap, alasan })).ke
