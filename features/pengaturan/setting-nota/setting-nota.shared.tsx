import { query, useUser } from '@kencana/screens'
import { useQuery } from '@tanstack/react-query'
import { NOTA_STANDAR, settingNota } from './setting-nota.contract.ts'
import { kakiNota, kepalaNota } from './setting-nota.receipt.ts'

/** Head and foot of the shop's receipts, and how many copies a note has; the defaults until they are read. */
export const useNota = () => {
  const { nama_toko, alamat_toko } = useUser()
  const { data } = useQuery(query(settingNota, {}))
  const nota = data ?? { ...NOTA_STANDAR, nama_toko, alamat_toko, no_hp: '' }
  return { kepala: kepalaNota(nota), kaki: kakiNota(nota), tampil: nota.tampil, salinan: nota.salinan }
}
