import type { OutputOf } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import {
  DokumenPage,
  type Draft,
  EntryLines,
  fieldErrors,
  isOwner,
  RiwayatDokumen,
  rupiahText,
  useDraft,
  useFields,
  useSubmit,
} from '@kencana/screens'
import { Card, type Column, cellText, DateField, FieldGrid, KodeSelect, TextField } from '@kencana/ui'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { usePabrikOptions } from '../../master/pabrik/pabrik.picker.tsx'
import { batasSaya } from '../../pengaturan/batas/batas.contract.ts'
import { useBatasFact } from '../../pengaturan/batas/batas.shared.tsx'
import { type Baris, BarisTagihan } from './baris-tagihan.part.tsx'
import {
  barangBelumDitagih,
  batalTagihan,
  DOKUMEN_TAGIHAN,
  getTagihan,
  listTagihan,
  simpanTagihan,
  tagihanTerbuka,
} from './tagihan.contract.ts'
import { strukTagihan } from './tagihan.receipt.ts'
import { TagihanTerbuka } from './tagihan-terbuka.part.tsx'

const KEPALA = { pihak: '', no_bon: '', tgl_bon: '', tgl_jatuh_tempo: '', keterangan: '' }

interface Isi {
  kepala: typeof KEPALA
  baris: readonly Baris[]
}

const BLANK: Isi = { kepala: KEPALA, baris: [] }
const CHANGES = [listTagihan, tagihanTerbuka, barangBelumDitagih, batasSaya]

const COLUMNS: readonly Column<Baris>[] = [
  { key: 'untuk', title: 'Untuk', kind: 'kode' },
  { key: 'nama', title: 'Nama', kind: 'name' },
  { key: 'nilai', title: 'Jumlah', kind: 'rupiah', total: true },
]

const Slip = slipDokumen(DOKUMEN_TAGIHAN, strukTagihan, (tagihan) => [
  ['Dari', tagihan.pihak],
  ['Jumlah', rupiahText(tagihan.jumlah)],
  ['Sisa', rupiahText(tagihan.sisa)],
])

const total = (baris: readonly Baris[]): number => baris.reduce((sum, { nilai }) => sum + nilai, 0)

const masukan = ({ kepala, baris }: Isi) => ({
  ...kepala,
  detail_barang: baris
    .filter(({ barang }) => barang)
    .map((one) => ({ no_bahan_stok: one.untuk, nilai: rp(one.nilai) })),
  detail_biaya: baris
    .filter(({ barang }) => !barang)
    .map((one) => ({ kode_transaksi: one.untuk, nilai: rp(one.nilai) })),
})

const useSave = (draft: Draft<Isi>) => {
  const isi = draft.value
  const head = useFields(
    isi.kepala,
    (patch) => draft.set((now) => ({ ...now, kepala: { ...now.kepala, ...patch } })),
    (kepala) => fieldErrors(simpanTagihan.input, masukan({ ...draft.value, kepala })),
  )
  const { submit, ...rest } = useSubmit(draft, simpanTagihan, {
    slip: ({ data }): OutputOf<typeof getTagihan> => data,
    changes: CHANGES,
  })
  const save = () => {
    if (isi.baris.length > 0 && head.valid()) void submit(masukan(isi))
  }
  return { ...rest, head, save }
}

type Head = ReturnType<typeof useSave>['head']

/** Goods are of a factory that the master knows, costs of whoever is named. */
function Kepala({ head: { field }, pabrik }: { head: Head; pabrik: boolean }) {
  const pilihan = usePabrikOptions()
  return (
    <FieldGrid columns={4}>
      {pabrik ? (
        <KodeSelect {...field('pihak')} label="Pihak" required {...pilihan} />
      ) : (
        <TextField {...field('pihak')} label="Pihak" required autoFocus maxLength={60} />
      )}
      <TextField {...field('no_bon')} label="No Bon" required maxLength={40} />
      <DateField {...field('tgl_bon')} label="Tanggal Bon" required typed />
      <DateField {...field('tgl_jatuh_tempo')} label="Jatuh Tempo" required typed />
      <TextField {...field('keterangan')} label="Keterangan" maxLength={120} />
    </FieldGrid>
  )
}

const Riwayat = ({ onSlip }: { onSlip: (slip: OutputOf<typeof getTagihan>) => void }) => (
  <RiwayatDokumen
    dokumen={DOKUMEN_TAGIHAN}
    title="Dicatat hari ini"
    emptyText="Belum ada tagihan yang dicatat"
    list={listTagihan}
    isi={(row) => `${row.pihak}, bon ${row.no_bon}, jatuh tempo ${row.tgl_jatuh_tempo}`}
    jumlah={(row) => [rupiahText(row.jumlah)]}
    get={getTagihan}
    onSlip={onSlip}
    cancel={{
      endpoint: batalTagihan,
      title: 'Batal Tagihan',
      text: (row) => `${rupiahText(row.jumlah)} tidak terutang lagi kepada ${row.pihak}.`,
      may: (row, user) => row.dibayar === 0 && (row.tgl_system === user.tgl_system || isOwner(user)),
      changes: CHANGES,
    }}
  />
)

/** What suppliers bill, what of it is open, and its payment. */
export default function TagihanScreen() {
  const draft = useDraft<Isi>('tagihan', BLANK)
  const { head, save, busy, shown, show } = useSave(draft)
  const { baris } = draft.value
  const biaya = total(baris.filter(({ barang }) => !barang))
  const batas = useBatasFact('biaya', 'Biaya', biaya)
  return (
    <DokumenPage
      path={['Keuangan', 'Tagihan']}
      draft={draft}
      summary={({ kepala }) => `tagihan ${kepala.pihak || '-'} ${kepala.no_bon}`}
      bar={{
        write: simpanTagihan,
        facts: batas,
        total: { label: 'Jumlah', prefix: 'Rp.', value: cellText('rupiah', total(baris)) },
        busy,
        disabled: baris.length === 0,
        onSave: save,
        onCancel: () => void draft.cancel(),
      }}
    >
      <Card>
        <Kepala head={head} pabrik={baris.some(({ barang }) => barang)} />
      </Card>
      <EntryLines
        columns={COLUMNS}
        rows={baris}
        onRows={(rows) => draft.set((now) => ({ ...now, baris: rows }))}
        label={(row) => `${row.untuk} ${row.nama}`}
        noun="baris"
        emptyText="Isi Tagihan Masih Kosong"
        addText="Tambah Baris"
        dialog={(entry, others) => <BarisTagihan {...entry} others={others} />}
      />
      <TagihanTerbuka />
      <Riwayat onSlip={show} />
      {shown && <Slip {...shown} onClose={() => show(null)} />}
    </DokumenPage>
  )
}
