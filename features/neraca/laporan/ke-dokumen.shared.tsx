/** The button of a row that opens its document in the list where it is read in full. */
import { canOpen, useUser } from '@kencana/screens'
import { IconButton, IconChevronRight } from '@kencana/ui'
import { useNavigate } from '@tanstack/react-router'

/** The list of each code of document. */
const DAFTAR: Readonly<Record<string, string>> = {
  FJ: '/lihat-penjualan',
  FB: '/lihat-pembelian',
  PSN: '/lihat-pesanan',
  TTP: '/lihat-titipan',
  PI: '/lihat-hutang',
  SV: '/lihat-services',
}

/** Lists that show the last days alone unless a day is asked for. */
const HARI_INI = '/lihat-penjualan'

/** The day in a number: FJ-TK01-260302-0001 is of 2026-03-02. */
const hariDari = (nomor: string): string | undefined => {
  const [, tahun, bulan, hari] = /-(\d\d)(\d\d)(\d\d)-\d+$/.exec(nomor) ?? []
  return tahun === undefined ? undefined : `20${tahun}-${bulan}-${hari}`
}

/** Where a document is read; null where it has no list. */
const tempatDokumen = (nomor: string): { to: string; search: Record<string, string> } | null => {
  const to = DAFTAR[nomor.slice(0, nomor.indexOf('-'))]
  if (to === undefined) return null
  const hari = to === HARI_INI ? hariDari(nomor) : undefined
  return { to, search: { q: nomor, ...(hari !== undefined && { tgl_awal: hari, tgl_akhir: hari }) } }
}

/** Opens a document for who may see its list; nothing for one that has none. */
export function KeDokumen({ nomor }: { nomor: string }) {
  const user = useUser()
  const navigate = useNavigate()
  const tempat = tempatDokumen(nomor)
  if (!tempat || !canOpen(user, tempat.to)) return null
  return (
    <IconButton size="sm" label={`Lihat ${nomor}`} onClick={() => void navigate(tempat)}>
      <IconChevronRight />
    </IconButton>
  )
}

/** `rowAction` of a report whose rows name a document. */
export const aksiDokumen = <Row extends object>(nomor: (row: Row) => string) => ({
  title: 'Dokumen',
  render: (row: Row) => <KeDokumen nomor={nomor(row)} />,
})
