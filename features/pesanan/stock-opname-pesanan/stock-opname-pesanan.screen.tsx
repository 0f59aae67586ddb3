import type { OutputOf } from '@kencana/contract'
import { formatGram, type Mg, mg } from '@kencana/ledger'
import {
  call,
  LinesTable,
  LoadError,
  query,
  SaveBar,
  useSubmit,
  useTitle,
  useUser,
  useZodForm,
  type ZodForm,
} from '@kencana/screens'
import {
  Card,
  type Column,
  cellText,
  FieldGrid,
  Form,
  GramField,
  gramTyped,
  KodeSelect,
  Page,
  popup,
  TextField,
} from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { useTukangOptions } from '../../master/tukang/tukang.picker.tsx'
import { CHANGES, RiwayatSo } from './riwayat-so.part.tsx'
import { SlipSo } from './slip-so.shared.tsx'
import { dataSo, type getSo, nomorSo, simpanSo } from './stock-opname-pesanan.contract.ts'

type Data = OutputOf<typeof dataSo>

// What a person enters; all else of the document is read from the server and sent back as it was seen.
const isian = z.object({
  kode_tukang: simpanSo.input.shape.kode_tukang,
  kode_group: simpanSo.input.shape.kode_group,
  total_setor_bahan: simpanSo.input.shape.setor,
})
const BLANK = { kode_tukang: '', kode_group: '', total_setor_bahan: '' }

const COLUMNS: readonly Column<Data['data_so'][number]>[] = [
  { key: 'no_pesanan', title: 'No Pesanan', kind: 'kode' },
  { key: 'deskripsi', title: 'Deskripsi', kind: 'name' },
  { key: 'kode_tukang', title: 'Tukang', kind: 'kode' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'berat_selesai', title: 'Berat Selesai', kind: 'gram2', total: true },
  { key: 'berat_patri', title: 'Patri', kind: 'gram2', total: true },
  { key: 'berat_pakai', title: 'Berat Pakai', kind: 'gram2', total: true },
  { key: 'berat_susut', title: 'Berat Susut', kind: 'gram2', total: true },
  { key: 'ongkos', title: 'Ongkos', kind: 'rupiah', total: true },
]

const tetap = () => undefined

/** A weight for a field that shows so many decimals, as the wire writes it: the field puts it into the form of the page. */
const isiBerat = (value: Mg | undefined, decimals: 2 | 3): string => {
  if (value === undefined) return ''
  const bulat = decimals === 3 ? Math.abs(value) : Math.round(Math.abs(value) / 10) * 10
  return `${value < 0 && bulat > 0 ? '−' : ''}${bulat / 1000}`
}

const gram2 = (value: Mg | undefined) => (value === undefined ? '-' : formatGram(value, 2))

/** What stays with him, to the milligram; nothing entered is no difference. */
const selisihDari = (data: Data | undefined, setor: unknown): Mg => {
  const disetor = gramTyped(setor)
  return data && disetor !== null ? mg(data.berat_sisa - disetor) : mg(0)
}

/** The specification's words, its trailing blank with them. */
const SETOR_LEBIH = 'Total Setor Bahan Melebihi Saldo Awal '

const setorLebih = (data: Data | undefined, setor: unknown): boolean => selisihDari(data, setor) < 0

/** Craftsman and category chosen: their finished orders are read, and read again. */
const useData = ({ kode_tukang, kode_group }: Record<string, unknown>) => {
  const lengkap = kode_tukang !== '' && kode_group !== ''
  const input = { kode_tukang: String(kode_tukang), kode_group: String(kode_group) }
  const hasil = useQuery({ ...query(dataSo, input), enabled: lengkap, staleTime: 0 })
  return { data: lengkap ? hasil.data : undefined, galat: lengkap ? hasil.error : null, ulang: hasil.refetch }
}

const useSave = (form: ZodForm<typeof isian>, data: Data | undefined) => {
  const { submit, ...rest } = useSubmit({ submit: call }, simpanSo, {
    slip: (answer): OutputOf<typeof getSo> => answer,
    changes: CHANGES,
    saved: () => form.reset(BLANK),
  })
  const save = () =>
    void submit(() => {
      const input = form.validate()
      if (!input || !data) return null
      const { saldo_awal, berat_sisa, berat_pakai, susut_pakai, ongkos, data_so } = data
      if (data_so.length === 0) {
        popup('info', 'Belum Ada Pesanan Yang Selesai')
        return null
      }
      const { kode_tukang, kode_group, total_setor_bahan: setor } = input
      const stockOpnames = data_so.map((row) => row.no_pesanan)
      const seen = { stockOpnames, saldo_awal, berat_sisa, berat_pakai, susut_pakai, ongkos }
      return { kode_tukang, kode_group, setor, selisih: mg(berat_sisa - setor), ...seen }
    })
  return { ...rest, save }
}

function Isian({ form, data }: { form: ZodForm<typeof isian>; data: Data | undefined }) {
  const { tgl_system } = useUser()
  const setor = form.field('total_setor_bahan')
  const nomor = useQuery({ ...query(nomorSo, {}), staleTime: 0 }).data
  const tukang = useTukangOptions()
  const group = useGroupOptions()
  const baca = (label: string, value: string) => <TextField label={label} readOnly value={value} onChange={tetap} />
  const berat = (label: string, value: Mg | undefined, decimals: 2 | 3 = 2) => (
    <GramField label={label} readOnly decimals={decimals} value={isiBerat(value, decimals)} onChange={tetap} />
  )
  return (
    <FieldGrid columns={4}>
      {baca('No SO', nomor?.no_so_pesanan ?? '')}
      {baca('Tanggal SO', tgl_system)}
      <KodeSelect {...form.field('kode_tukang')} label="Data Tukang" required autoFocus {...tukang} />
      <KodeSelect {...form.field('kode_group')} label="Kategori" required {...group} />
      {berat('Saldo Awal', data?.saldo_awal)}
      {berat('Berat Sisa', data?.berat_sisa)}
      <GramField
        {...setor}
        label="Total Setor Bahan"
        required
        error={setor.error ?? (setorLebih(data, form.values.total_setor_bahan) ? SETOR_LEBIH : undefined)}
        // what he has is shown to the hundredth of a gram, and may be handed in to the milligram
        hint={data && `Paling banyak ${formatGram(data.berat_sisa)} g`}
      />
      {berat('Selisih', selisihDari(data, form.values.total_setor_bahan), 3)}
    </FieldGrid>
  )
}

/** Settlement with a craftsman over one category: what he made, what he lost, what he hands in, what he earned. */
export default function StockOpnamePesananScreen() {
  useTitle('Stock Opname Pesanan')
  const form = useZodForm(isian, BLANK, { diam: true })
  const { data, galat, ulang } = useData(form.values)
  const { busy, save, shown, show } = useSave(form, data)
  return (
    <Page
      path={['Stock Opname', 'Stock Opname Pesanan']}
      title="Stock Opname Pesanan"
      bar={
        <SaveBar
          write={simpanSo}
          facts={[
            { label: 'Berat Pakai', value: gram2(data?.berat_pakai), unit: 'g' },
            { label: 'Susut', value: gram2(data?.susut_pakai), unit: 'g' },
          ]}
          total={{ label: 'Ongkos', prefix: 'Rp.', value: cellText('rupiah', data?.ongkos ?? 0) }}
          saveText="Simpan"
          busy={busy}
          disabled={setorLebih(data, form.values.total_setor_bahan)}
          onSave={save}
          onCancel={() => form.reset(BLANK)}
        />
      }
    >
      <Card>
        <Form onSave={save}>
          <Isian form={form} data={data} />
        </Form>
      </Card>
      {galat && <LoadError error={galat} onRetry={() => void ulang()} />}
      <LinesTable
        columns={COLUMNS}
        rows={data?.data_so ?? []}
        rowId={(row) => row.no_pesanan}
        noun="pesanan"
        emptyText={data ? 'Belum Ada Pesanan Yang Selesai' : 'Pilih tukang dan kategori'}
      />
      <RiwayatSo onSlip={show} />
      {shown && <SlipSo {...shown} onClose={() => show(null)} />}
    </Page>
  )
}
