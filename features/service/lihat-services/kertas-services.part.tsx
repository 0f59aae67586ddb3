/** The papers of a repair: what it is, what left with its customer, what went back. */
import { call } from '@kencana/screens'
import type { UangKembali } from '../../keuangan/pembayaran/uang-kembali.contract.ts'
import { SlipUangKembali } from '../../keuangan/pembayaran/uang-kembali.shared.tsx'
import { type AmbilTunai, getAmbilService, getBatalAmbil } from '../transaksi-services/ambil-service.contract.ts'
import { type BatalLengkap, getBatalService } from '../transaksi-services/batal-service.contract.ts'
import type { SatuService, ServiceTunai } from '../transaksi-services/service.contract.ts'
import { SlipAmbil } from '../transaksi-services/slip-ambil.shared.tsx'
import { SlipBatalService } from '../transaksi-services/slip-batal.shared.tsx'
import { SlipService } from '../transaksi-services/slip-service.shared.tsx'

/** A paper that is shown, new or again. */
export type Kertas =
  | { jenis: 'MASUK'; slip: ServiceTunai }
  | { jenis: 'AMBIL'; slip: AmbilTunai }
  | { jenis: 'BATAL'; slip: BatalLengkap }
  | { jenis: 'KEMBALI'; slip: UangKembali }

type Langkah = SatuService['riwayat'][number]

/** Reads the paper of a step; what was finished has none, it stands on the repair's own. */
export const kertasLangkah = ({ jenis, nomor }: Langkah, service: SatuService): (() => Promise<Kertas>) | null => {
  if (jenis === 'MASUK') return async () => ({ jenis, slip: service })
  if (jenis === 'AMBIL') return async () => ({ jenis, slip: await call(getAmbilService, { no_ambil: nomor }) })
  if (jenis === 'BATAL') return async () => ({ jenis, slip: await call(getBatalService, { no_batal_service: nomor }) })
  return null
}

/** Reads the paper of money that went back with an undone fetching; of one that nothing was paid with there is none. */
export const kertasKembali = ({ jenis, jumlah }: Pick<Langkah, 'jenis' | 'jumlah'>, no_batal: string | null) =>
  jenis === 'AMBIL' && jumlah > 0 && no_batal !== null
    ? async (): Promise<Kertas> => ({ jenis: 'KEMBALI', slip: await call(getBatalAmbil, { no_batal }) })
    : null

/** The dialog of whichever paper it is. */
export function KertasService({ kertas, onClose }: { kertas: Kertas; onClose: () => void }) {
  if (kertas.jenis === 'AMBIL') return <SlipAmbil slip={kertas.slip} onClose={onClose} />
  if (kertas.jenis === 'BATAL') return <SlipBatalService slip={kertas.slip} onClose={onClose} />
  if (kertas.jenis === 'KEMBALI') return <SlipUangKembali slip={kertas.slip} onClose={onClose} />
  return <SlipService slip={kertas.slip} onClose={onClose} />
}
