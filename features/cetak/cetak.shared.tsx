import { call } from '@kencana/screens'
import { cetak } from './cetak.contract.ts'

/** Records prints of one document for a receipt or label dialog: answers the running number of each. */
export const catatCetak =
  (jenis: string, dokumen: string) =>
  async (rangkap: number, alasan = ''): Promise<number> =>
    (await call(cetak, { jenis, dokumen, rangkap, alasan })).ke
