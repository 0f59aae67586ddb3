import { words } from '../../neraca/laporan/saringan.shared.tsx'
import { ASAL_BELI } from './laporan-pembelian.contract.ts'

/** How pieces were bought. */
export const asal = words('Asal', ASAL_BELI, { withAll: true })
