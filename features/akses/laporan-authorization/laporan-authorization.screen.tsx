import { canOpen, useUser } from '@kencana/screens'
import { IconButton, IconChevronRight, sebutan } from '@kencana/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { KeToko } from '../../dashboard/pemilik/ke-toko.shared.tsx'
import { KeDokumen } from '../../neraca/laporan/ke-dokumen.shared.tsx'
import { Laporan } from '../../neraca/laporan/laporan.shared.tsx'
import { kode_sales, number, words } from '../../neraca/laporan/saringan.shared.tsx'
import { KATEGORI_BEDA, KIND_SUSUT, PER_SIAPA } from './laporan-authorization.contract.ts'
import { bedaReport } from './laporan-authorization.report.ts'

const FILTERS = {
  per: words('Per', PER_SIAPA),
  kategori: words('Kategori', [...KATEGORI_BEDA, ...KIND_SUSUT], { withAll: true }),
  user_id: number('User'),
  kode_sales,
}

interface Jumlah {
  siapa: string
  kategori: string
}

interface Baris {
  dokumen: string
  induk: string
  kategori: string
  tgl_system: string
  user_id: string
}

type Search = Readonly<Record<string, string | undefined>>

const SIAPA: Readonly<Record<string, string>> = { USER: 'user_id', SALES: 'kode_sales' }

/** The lines of a sum: same days and filters, its kind, and whose it is. */
const barisnya = (search: Search, { siapa, kategori }: Jumlah): Record<string, string> => {
  const { per = 'USER', type_laporan = 'REKAP' } = search
  const asked = Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
  const milik = SIAPA[per]
  return {
    ...(asked as Record<string, string>),
    type_laporan: type_laporan.startsWith('SUSUT') ? 'SUSUT DETAIL' : 'DETAIL',
    per: 'USER',
    kategori,
    ...(milik !== undefined && { [milik]: siapa }),
  }
}

const SUSUT = '/laporan-susut-selisih'

/** From a sum to its lines, from a line to its document; a loss without a list of its own to the ledger's report of it. */
function Buka({ row }: { row: Jumlah | Baris }) {
  const user = useUser()
  const navigate = useNavigate()
  const search = useSearch({ strict: false }) as Search
  const tombol = (label: string, to: string, next: Record<string, string>) => (
    <IconButton size="sm" label={label} onClick={() => void navigate({ to, search: next })}>
      <IconChevronRight />
    </IconButton>
  )
  if ('siapa' in row) {
    const next = barisnya(search, row)
    if (search.per === 'TOKO')
      return (
        <KeToko toko={row.siapa} to="/laporan-authorization" search={next}>
          Lihat
        </KeToko>
      )
    return tombol(`Lihat baris ${row.siapa} ${sebutan(row.kategori)}`, '.', next)
  }
  if (!(KIND_SUSUT as readonly string[]).includes(row.kategori)) return <KeDokumen nomor={row.induk} />
  if (!canOpen(user, SUSUT)) return null
  const hari = { tgl_awal: row.tgl_system, tgl_akhir: row.tgl_system }
  return tombol(`Lihat ${row.dokumen}`, SUSUT, {
    ...hari,
    type_laporan: 'DETAIL',
    kind: row.kategori,
    user_id: row.user_id,
  })
}

/** Who enters something else than the rules say, how often and how far. */
export default function LaporanAuthorizationScreen() {
  const rowAction = { title: 'Lihat', render: (row: object) => <Buka row={row as Jumlah | Baris} /> }
  return <Laporan report={bedaReport} filters={FILTERS} rowAction={rowAction} />
}
