import type { OutputOf } from '@kencana/contract'
import { type Mg, mg } from '@kencana/ledger'
import {
  DraftBanner,
  gramText,
  isOwner,
  LinesTable,
  LoadError,
  query,
  RiwayatDokumen,
  SaveBar,
  useSlipForm,
  useTitle,
} from '@kencana/screens'
import { Card, type Column, FieldGrid, Form, GramField, gramTyped, KodeSelect, Page } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { usePesananOptions } from './pesanan-proses.shared.tsx'
import {
  batalSelesai,
  DOKUMEN_SELESAI,
  getSelesai,
  listSelesai,
  pesananProses,
  selesaikanPesanan,
} from './pesanan-selesai.contract.ts'
import { SlipSelesai } from './slip-selesai.part.tsx'

type Proses = OutputOf<typeof pesananProses>[number]

const BLANK = { no_pesanan: '', berat_selesai: '', berat_patri: '', berat_susut: '', otorisasi: null }
const namaCustomer = ({ nama_customer }: Proses) => nama_customer
const CHANGES = [pesananProses, listSelesai]

const PROSES: readonly Column<Proses>[] = [
  { key: 'no_pesanan', title: 'No Pesanan', kind: 'kode' },
  { key: 'tgl_janji', title: 'Janji', kind: 'date' },
  { key: 'nama_customer', title: 'Customer', kind: 'name' },
  { key: 'deskripsi', title: 'Deskripsi', kind: 'name' },
  { key: 'tukang', title: 'Tukang', value: (row) => `${row.kode_tukang} ${row.nama_tukang}` },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'perkiraan_berat', title: 'Perkiraan (g)', kind: 'gram' },
  { key: 'susut_tukang', title: 'Susut Tukang', kind: 'gram' },
]

const Riwayat = ({ onSlip }: { onSlip: (slip: OutputOf<typeof getSelesai>) => void }) => (
  <RiwayatDokumen
    dokumen={DOKUMEN_SELESAI}
    title="Pesanan selesai hari ini"
    emptyText="Belum ada pesanan yang selesai"
    list={listSelesai}
    isi={(row) =>
      `${row.no_pesanan} ${row.deskripsi}, ${row.kode_tukang} ${row.nama_tukang}${row.no_so_pesanan === null ? '' : `, ${row.no_so_pesanan}`}`
    }
    jumlah={(row) => [gramText(row.berat_selesai), `susut ${gramText(row.berat_susut)}`]}
    get={getSelesai}
    onSlip={onSlip}
    cancel={{
      endpoint: batalSelesai,
      title: 'Batal Pesanan Selesai',
      text: (row) => `Pesanan ${row.no_pesanan} dikerjakan lagi, bahannya kembali ke tukang ${row.kode_tukang}.`,
      may: (row, user) => row.no_so_pesanan === null && (row.tgl_system === user.tgl_system || isOwner(user)),
      changes: CHANGES,
    }}
  />
)

const useSelesai = (semua: readonly Proses[]) => {
  const find = (no_pesanan: unknown) => semua.find((one) => one.no_pesanan === no_pesanan)
  const dokumen = useSlipForm(selesaikanPesanan, {
    draft: 'pesanan_selesai',
    blank: BLANK,
    slip: ({ data }) => data,
    changes: CHANGES,
  })
  return { ...dokumen, pesanan: find(dokumen.form.values.no_pesanan) }
}

type Selesai = ReturnType<typeof useSelesai>

/** What is typed, against what the craftsman has and may lose. */
const hitung = ({ form, pesanan }: Selesai) => {
  const [selesai, patri, susut] = (['berat_selesai', 'berat_patri', 'berat_susut'] as const).map(
    (name) => gramTyped(form.values[name]) ?? mg(0),
  ) as [Mg, Mg, Mg]
  const emas = Math.max(0, selesai - patri)
  return {
    emas,
    perlu: emas + susut,
    kurangBahan: !!pesanan && emas + susut > pesanan.sisa_bahan,
    kurangPatri: !!pesanan && patri > pesanan.sisa_patri,
    lebihSusut: !!pesanan && susut > pesanan.susut_tukang,
  }
}

function Bar({ selesai }: { selesai: Selesai }) {
  const { form, busy, save, pesanan } = selesai
  const { perlu, kurangBahan, kurangPatri, lebihSusut } = hitung(selesai)
  const angka = (label: string, value: Mg | undefined, merah: boolean) => ({
    label,
    value: value === undefined ? '-' : gramText(value),
    ...(merah ? { tone: 'red' as const } : {}),
  })
  return (
    <SaveBar
      write={selesaikanPesanan}
      facts={[
        angka('Sisa Bahan', pesanan?.sisa_bahan, kurangBahan),
        angka('Sisa Patri', pesanan?.sisa_patri, kurangPatri),
        angka('Susut Tukang', pesanan?.susut_tukang, lebihSusut),
      ]}
      total={{ label: 'Bahan Dipakai', value: gramText(perlu) }}
      busy={busy}
      onSave={save}
      onCancel={() => form.reset(BLANK)}
    />
  )
}

function Isian({ selesai }: { selesai: Selesai }) {
  const pilihan = usePesananOptions(namaCustomer)
  const { form, save, pesanan } = selesai
  const { emas, lebihSusut } = hitung(selesai)
  const jatah = lebihSusut && pesanan
  return (
    <Card>
      <Form onSave={save}>
        <FieldGrid columns={4}>
          <KodeSelect {...form.field('no_pesanan')} label="No Pesanan" required autoFocus {...pilihan} />
          <GramField {...form.field('berat_selesai')} label="Berat Selesai" required />
          <GramField {...form.field('berat_patri')} label="Berat Patri" hint={`Emas ${gramText(emas)}`} />
          <GramField
            {...form.field('berat_susut')}
            label="Berat Susut"
            {...(jatah ? { hint: `Di atas jatah ${gramText(jatah.susut_tukang)}, butuh otorisasi` } : {})}
          />
        </FieldGrid>
      </Form>
    </Card>
  )
}

/** What a finished order took: gold, solder, loss; shown against what the craftsman has and may lose. */
export default function PesananSelesaiScreen() {
  useTitle('Pesanan Selesai')
  const list = useQuery({ ...query(pesananProses, {}), staleTime: 0 })
  const selesai = useSelesai(list.data ?? [])
  const { form, shown, show } = selesai
  return (
    <Page path={['Pesanan', 'Pesanan Selesai']} title="Pesanan Selesai" bar={<Bar selesai={selesai} />}>
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      <DraftBanner draft={selesai.draft} summary={(isi) => `pesanan ${isi.no_pesanan}`} />
      <Isian selesai={selesai} />
      <LinesTable
        columns={PROSES}
        rows={list.data ?? []}
        rowId={(row) => row.no_pesanan}
        newestId={selesai.pesanan?.no_pesanan ?? ''}
        noun="pesanan"
        emptyText={list.data ? 'Tidak ada pesanan di tukang' : 'Memuat pesanan'}
        onRowClick={({ no_pesanan }) => {
          form.set({ no_pesanan })
          document.querySelector<HTMLElement>('[name="berat_selesai"]')?.focus()
        }}
      >
        <b>Pesanan di tangan tukang</b>
      </LinesTable>
      <Riwayat onSlip={show} />
      {shown && <SlipSelesai {...shown} onClose={() => show(null)} />}
    </Page>
  )
}
