import type { Feature } from '@kencana/server-kit'
import { DOKUMEN_TERIMA_CABANG } from './kiriman-masuk.contract.ts'

/** Its calls are those of /terima-barang. */
export const kirimanMasukFeature: Feature = { dokumen: [DOKUMEN_TERIMA_CABANG], routes: [] }
