import type { OutputOf } from '@kencana/contract'
import { jumlah, mg, terbaca } from '@kencana/ledger'
import {
  DokumenPage,
  type Draft,
  firstBlank,
  gramText,
  LoadError,
  miligram,
  type Options,
  optionsOf,
  pcsText,
  query,
  RiwayatDokumen,
  useDraft,
  useFields,
  useSubmit,
} from '@kencana/screens'
import { Card, CheckField, cellText, Empty, FieldGrid, KodeSelect } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useBakiGudangOptions } from '../../master/baki/baki.picker.tsx'
import { JalanKeluar } from '../../master/baki/jalan-keluar.shared.tsx'
import { kirimSepuh } from '../kirim-sepuh/kirim-sepuh.contract.ts'
import { type AngkaTerima, BLANK_RECEIPT, JenisTerima, kosong } from './jenis-terima.part.tsx'
import { SlipTerimaSepuh } from './slip-terima-sepuh.shared.tsx'
import {
  batalTerimaSepuh,
  cetakTerimaSepuh,
  DOKUMEN_TERIMA_SEPUH,
  listTerimaSepuh,
  sisaSepuh,
  terimaSepuh,
} from './terima-sepuh.contract.ts'

type Slip = OutputOf<typeof cetakTerimaSepuh>
type Sisa = OutputOf<typeof sisaSepuh>[number]

interface Isi {
  no_sepuh: string
  kode_baki: string
  selesai: boolean
  angka: Readonly<Record<string, AngkaTerima>>
}

const BLANK: Isi = { no_sepuh: '', kode_baki: '', selesai: false, angka: {} }

const detailDari = ({ angka }: Isi, sisa: Sisa) =>
  sisa.jenis.flatMap(({ kode_dept }) => {
    const a = angka[kode_dept] ?? BLANK_RECEIPT
    if (kosong(a)) return []
    const [berat_terima, berat_rusak] = [miligram(a.berat_terima), miligram(a.berat_rusak)]
    const berat_timbangan = mg(berat_terima + berat_rusak)
    return [
      {
        kode_dept,
        qty_terima: a.qty_terima ?? 0,
        berat_terima,
        qty_rusak: a.qty_rusak ?? 0,
        berat_rusak,
        berat_timbangan,
      },
    ]
  })

const TANPA_DETAIL = [
  { qty_terima: 0, berat_terima: mg(0), qty_rusak: 0, berat_rusak: mg(0), berat_timbangan: mg(0) },
] as const

const useSave = (draft: Draft<Isi>, sisa: Sisa | undefined) => {
  const fields = useFields(
    draft.value,
    (patch) => draft.set((now) => ({ ...now, ...patch })),
    (values) =>
      sisa ? firstBlank(values, { kode_baki: 'Kode Baki Harus Dipilih' }) : { no_sepuh: 'No Sepuh Harus Dipilih' },
  )
  const { submit, ...rest } = useSubmit(draft, terimaSepuh, {
    slip: ({ buktiSlip }): Slip => buktiSlip,
    changes: [sisaSepuh, listTerimaSepuh],
  })
  const save = () => {
    const { no_sepuh, kode_baki, selesai } = draft.value
    if (!fields.valid() || !sisa) return
    const isi = detailDari(draft.value, sisa)
    const detail = isi.length > 0 ? isi : [{ ...TANPA_DETAIL[0], kode_dept: sisa.jenis[0]?.kode_dept ?? '' }]
    void submit({ no_sepuh, kode_baki, selesai, detail, otorisasi: null })
  }
  return { ...rest, save, fields }
}

const berat = (slip: Slip) => jumlah(slip.bukti_jenis, 'berat_terima') + jumlah(slip.bukti_jenis, 'berat_rusak')

const Riwayat = ({ onSlip }: { onSlip: (slip: Slip) => void }) => (
  <RiwayatDokumen
    dokumen={DOKUMEN_TERIMA_SEPUH}
    title="Terima sepuh hari ini"
    emptyText="Belum ada terima sepuh"
    list={listTerimaSepuh}
    isi={(row) => `dari ${row.no_sepuh}`}
    jumlah={(row) => [
      pcsText(jumlah(row.bukti_jenis, 'qty_terima') + jumlah(row.bukti_jenis, 'qty_rusak')),
      gramText(berat(row)),
    ]}
    plain
    get={cetakTerimaSepuh}
    onSlip={onSlip}
    cancel={{
      endpoint: batalTerimaSepuh,
      title: 'Batal Terima Sepuh',
      text: (row) => `${gramText(berat(row))} kembali ke tukang sepuh.`,
      changes: [listTerimaSepuh, sisaSepuh],
    }}
  />
)

interface KepalaProps {
  fields: ReturnType<typeof useSave>['fields']
  kiriman: Options
}

const BELUM = (
  <JalanKeluar
    belum="Belum ada barang di tukang sepuh"
    hak={kirimSepuh}
    menu="/kirim-sepuh"
    judul="Kirim Sepuh"
    kerja={['Kirim', 'mengirimnya']}
  />
)

const KIRIMAN = ({ no_sepuh, tgl_system, qty, berat }: Sisa) => ({
  kode: no_sepuh,
  nama: `${terbaca(tgl_system)}, ${pcsText(qty)}, ${gramText(berat)}`,
})

function Kepala({ fields: { field, set }, kiriman }: KepalaProps) {
  const baki = useBakiGudangOptions('KS')
  return (
    <Card>
      <FieldGrid columns={3}>
        <KodeSelect
          {...field('no_sepuh')}
          label="No Sepuh"
          required
          autoFocus
          onChange={(no_sepuh) => set({ no_sepuh, angka: {} })}
          {...kiriman}
        />
        <KodeSelect {...field('kode_baki')} label="Kode Baki" required {...baki} />
        <CheckField {...field('selesai')} label="Selesai, sisanya tidak akan kembali" />
      </FieldGrid>
    </Card>
  )
}

/** Goods back from the gilder: type by type, in parts or to the end. */
export default function TerimaSepuhScreen() {
  const draft = useDraft<Isi>('terima_sepuh', BLANK)
  const list = useQuery({ ...query(sisaSepuh, {}), staleTime: 0 })
  const sisa = list.data?.find((one) => one.no_sepuh === draft.value.no_sepuh)
  const { save, busy, fields, shown, show } = useSave(draft, sisa)
  const { angka, selesai, kode_baki } = draft.value
  const detail = sisa ? detailDari(draft.value, sisa) : []
  return (
    <DokumenPage
      path={['Sepuhan', 'Terima Sepuh']}
      draft={draft}
      summary={(isi) => isi.no_sepuh || '-'}
      bar={{
        write: terimaSepuh,
        facts: [
          { label: 'Di tukang', value: sisa ? cellText('gram', sisa.berat) : '-', unit: 'g' },
          { label: 'Baki', value: kode_baki || '-' },
        ],
        total: { label: 'Berat Timbangan', value: gramText(jumlah(detail, 'berat_timbangan')) },
        busy,
        disabled: !sisa || (detail.length === 0 && !selesai),
        onSave: save,
        onCancel: () => void draft.cancel(),
      }}
    >
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      <Kepala fields={fields} kiriman={optionsOf(list, (list.data ?? []).map(KIRIMAN), BELUM)} />
      {list.data?.length === 0 && <Empty title="Tidak ada barang di tukang sepuh" />}
      {sisa?.jenis.map((one) => (
        <JenisTerima
          key={one.kode_dept}
          sisa={one}
          angka={angka[one.kode_dept] ?? BLANK_RECEIPT}
          selesai={selesai}
          onChange={(typed) => draft.set((now) => ({ ...now, angka: { ...now.angka, [one.kode_dept]: typed } }))}
        />
      ))}
      <Riwayat onSlip={show} />
      {shown && <SlipTerimaSepuh {...shown} onClose={() => show(null)} />}
    </DokumenPage>
  )
}
