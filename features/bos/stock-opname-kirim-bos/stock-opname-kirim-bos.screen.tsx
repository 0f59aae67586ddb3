import type { OutputOf } from '@kencana/contract'
import { jumlahBerat } from '@kencana/ledger'
import {
  type Draft,
  DraftBanner,
  DraftMark,
  gramText,
  LinesTable,
  LoadError,
  query,
  ScanLine,
  shownField,
  useDraft,
  useTitle,
  useZodForm,
} from '@kencana/screens'
import {
  Badge,
  Button,
  bunyi,
  Card,
  type Column,
  cellText,
  FieldGrid,
  Form,
  GramField,
  IconSearch,
  IntField,
  Page,
  TextField,
} from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { dariLabel } from '../../barang/data-barang/barcode-lama.shared.tsx'
import { opnameBos } from './stock-opname-kirim-bos.contract.ts'
import css from './stock-opname-kirim-bos.module.css'

type Opname = OutputOf<typeof opnameBos>
type Barang = Opname['barang'][number]

/** The dispatch in hand and what was scanned of it. */
interface Isi {
  no_kirim_bos: string
  barcode: readonly string[]
}

const BLANK: Isi = { no_kirim_bos: '', barcode: [] }

const hasilDari = (barang: Barang, ada: boolean) =>
  ada ? 'DITEMUKAN' : barang.wajib ? 'BELUM' : barang.status_barang === 'TERSEDIA' ? 'TOKO LAIN' : barang.status_barang

const COLUMNS: readonly Column<Barang & { hasil: string }>[] = [
  {
    key: 'hasil',
    title: 'Hasil',
    width: 128,
    render: ({ hasil, wajib }) => (
      <Badge tone={hasil === 'DITEMUKAN' ? 'green' : wajib ? 'amber' : 'grey'}>{hasil}</Badge>
    ),
  },
  { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'kode_dept', title: 'Jenis' },
  { key: 'kadar', title: 'Kadar' },
  { key: 'kode_baki', title: 'Baki', kind: 'kode' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
]

const jumlah = (barang: readonly Barang[]) => ({ qty: barang.length, berat: jumlahBerat(barang) })

const kalimat = ({ qty, berat }: { qty: number; berat: number }) => `${cellText('int', qty)} pcs, ${gramText(berat)}`

function Ringkas({ opname, ditemukan, belum }: { opname: Opname; ditemukan: Barang[]; belum: Barang[] }) {
  const rows = [
    ['Dikirim', kalimat(opname.kirim)],
    ['Belum diinput', kalimat(opname.sisa)],
    ['Sudah diinput', kalimat(jumlah(opname.barang))],
    ['Ditemukan', kalimat(jumlah(ditemukan))],
    ['Belum ditemukan', kalimat(jumlah(belum))],
  ] as const
  return (
    <Card title={opname.no_kirim_bos} note={`${opname.kode_group} ${opname.kode_dept}, ${opname.tgl_system}`}>
      <dl className={css.ringkas}>
        {rows.map(([label, value]) => (
          <div key={label} data-kurang={(label === 'Belum ditemukan' && belum.length > 0) || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Hasil({ opname, draft }: { opname: Opname; draft: Draft<Isi> }) {
  const latest = useRef(draft.value)
  latest.current = draft.value
  const pindai = async (kode: string) => {
    const barang = await dariLabel(kode, (ini) => opname.barang.find((one) => one.kode_barcode === ini))
    if (!barang || latest.current.barcode.includes(barang.kode_barcode)) {
      bunyi('salah')
      throw new Error(barang ? `Barang ${kode} Sudah Dipindai` : `Barang ${kode} Bukan Dari Kiriman Ini`)
    }
    draft.set((now) => ({ ...now, barcode: [...now.barcode, barang.kode_barcode] }))
    bunyi('baik')
    return (
      <>
        <b>{barang.nama_barang}</b> {gramText(barang.berat)} ditemukan
      </>
    )
  }
  const { barcode } = draft.value
  const ada = (one: Barang) => barcode.includes(one.kode_barcode)
  const rows = opname.barang.map((one) => ({ ...one, hasil: hasilDari(one, ada(one)) }))
  return (
    <>
      <Ringkas
        opname={opname}
        ditemukan={opname.barang.filter(ada)}
        belum={opname.barang.filter((one) => one.wajib && !ada(one))}
      />
      <LinesTable
        columns={COLUMNS}
        rows={rows}
        rowId={(row) => row.kode_barcode}
        noun="barang"
        newestId={barcode[barcode.length - 1]}
        emptyText="Belum ada barang yang diinput dari kiriman ini"
      >
        <ScanLine onScan={pindai} />
      </LinesTable>
    </>
  )
}

const TANPA = { no_kirim_bos: '-' }

/** The dispatch in hand, searched for and kept with what was scanned of it. */
const useOpname = () => {
  const draft = useDraft<Isi>('so_kirim_barang_bos', BLANK)
  const { no_kirim_bos } = draft.value
  const form = useZodForm(opnameBos.input, { no_kirim_bos })
  const hasil = useQuery({
    ...query(opnameBos, no_kirim_bos === '' ? TANPA : { no_kirim_bos }),
    enabled: no_kirim_bos !== '',
    staleTime: 0,
    retry: false,
  })
  const { set } = form
  const latest = useRef(set)
  latest.current = set
  // A draft that is gone on with names its dispatch.
  useEffect(() => {
    if (no_kirim_bos !== '') latest.current({ no_kirim_bos })
  }, [no_kirim_bos])
  const cari = () => {
    const input = form.validate()
    if (!input) return
    if (input.no_kirim_bos === no_kirim_bos) void hasil.refetch()
    else draft.set({ no_kirim_bos: input.no_kirim_bos, barcode: [] })
  }
  return { draft, form, hasil, cari }
}

/** Scans the items of one dispatch of the owner's goods against it; nothing is booked. */
export default function StockOpnameKirimBosScreen() {
  useTitle('Stock Opname Kirim Barang Dari Bos')
  const { draft, form, hasil, cari } = useOpname()
  const { no_kirim_bos, barcode } = draft.value
  const opname = no_kirim_bos === '' ? undefined : hasil.data
  const ditemukan = jumlah((opname?.barang ?? []).filter((one) => barcode.includes(one.kode_barcode)))
  return (
    <Page
      path={['Stock Opname', 'Stock Opname Kirim Barang Dari Bos']}
      title="Stock Opname Kirim Barang Dari Bos"
      actions={<DraftMark draft={draft} />}
    >
      <DraftBanner draft={draft} summary={(isi) => `${isi.barcode.length} barang dari ${isi.no_kirim_bos}`} />
      <Card>
        <Form onSave={cari}>
          <div className={css.cari}>
            <FieldGrid columns={3}>
              <TextField {...form.field('no_kirim_bos')} label="No Kirim Bos" required autoFocus mono />
              <IntField {...shownField('qty_opname', ditemukan.qty)} label="Qty Opname" />
              <GramField {...shownField('berat_opname', ditemukan.berat / 1000)} label="Berat Opname" />
            </FieldGrid>
            <Button
              kind="primary"
              icon={<IconSearch />}
              data-save
              busy={hasil.isFetching}
              busyText="Sedang Mencari"
              onClick={cari}
            >
              Cari Data
            </Button>
          </div>
        </Form>
      </Card>
      {hasil.isError && <LoadError error={hasil.error} onRetry={() => void hasil.refetch()} />}
      {opname && <Hasil key={opname.no_kirim_bos} opname={opname} draft={draft} />}
    </Page>
  )
}
