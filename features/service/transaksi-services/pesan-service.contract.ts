/** What a message tells a customer of his repair. Source: areas 11-service 11.4. */
import { formatRibuan } from '@kencana/ledger'
import type { SatuService } from './service.contract.ts'

/** That it is done, and what is left to pay; '' while it is not, and once it was fetched or called off. */
export const pesanSelesai = (
  { status, no_service, sisa }: Pick<SatuService, 'status' | 'no_service' | 'sisa'>,
  nama_toko: string,
): string => {
  const uang = sisa === 0 ? 'Ongkos sudah lunas.' : `Sisa ongkos Rp. ${formatRibuan(sisa)}.`
  return status === 'DONE' ? `Service ${no_service} di ${nama_toko} sudah selesai dan siap diambil. ${uang}` : ''
}
