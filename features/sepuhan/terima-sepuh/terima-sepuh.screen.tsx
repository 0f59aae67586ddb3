import type { OutputOf } from '@kencana/contract'
import { mg } from '@kencana/ledger'
import {
  call,
  type Draft,
  DraftBanner,
  DraftMark,
  HistoryCard,
  LoadError,
  query,
  queryKey,
  SaveBar,
  useBusy,
  useDraft,
  useTitle,
  useUser,
} from '@kencana/screens'
import { Card, CheckField, cellText, Empty, FieldGrid, Form, KodeSelect, Page } from '@kencana/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOtorisasi } from '../../akses/otorisasi/otorisasi.shared.tsx'
import { useBakiGudangOptions } from '../../master/baki/baki.picker.tsx'
import { type AngkaTerima, JenisTerima, KOSONG_TERIMA, kosong, miligram } from './jenis-terima.part.tsx'
import { SlipTerimaSepuh } from './slip-terima-sepuh.shared.tsx'
import { batalTerimaSepuh, cetakTerimaSepuh, listTerimaSepuh, sisaSepuh, terimaSepuh } from './terima-sepuh.contract.ts'

type Slip = OutputOf<typeof cetakTerimaSepuh>
type Sisa = OutputOf<typeof sisaSepuh>[number]

interface Isi {
  no_sepuh: string
  kode_baki: string
  selesai: boolean
  angka: Readonly<Record<string, AngkaTerima>>
}

const KOSONG: Isi = { no_sepuh: '', kode_baki: '', selesai: false, angka: {} }

const detailDari = ({ angka }: Isi, sisa: Sisa) =>
  sisa.jenis.flatMap(({ kode_dept }) => {
    const a = angka[kode_dept] ?? KOSONG_TERIMA
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

const useTerima = (draft: Draft<Isi>, sisa: Sisa | undefined) => {
  const cache = useQueryClient()
  const { busy, run } = useBusy()
  const { run: setuju, dialog } = useOtorisasi()
  const [salah, setSalah] = useState<{ no_sepuh?: string; kode_baki?: string }>({})
  const [slip, setSlip] = useState<{ slip: Slip; message?: string } | null>(null)
  const simpan = () => {
    const { no_sepuh, kode_baki, selesai } = draft.value
    if (!sisa) return setSalah({ no_sepuh: 'No Sepuh Harus Dipilih' })
    if (kode_baki === '') return setSalah({ kode_baki: 'Kode Baki Harus Dipilih' })
    const isi = detailDari(draft.value, sisa)
    const detail = isi.length > 0 ? isi : [{ ...TANPA_DETAIL[0], kode_dept: sisa.jenis[0]?.kode_dept ?? '' }]
    void run(async () => {
      const input = { no_sepuh, kode_baki, selesai, detail, otorisasi: null }
      const keterangan = `${no_sepuh}: di tukang ${sisa.qty} pcs, ${cellText('gram', sisa.berat)} g`
      const nilai_input = detail.reduce((sum, one) => sum + one.berat_timbangan, 0)
      const answer = await setuju(terimaSepuh, input, { keterangan, nilai_hitung: sisa.berat, nilai_input }, (one) =>
        draft.submit(terimaSepuh, one),
      )
      if (!answer) return
      setSlip({ slip: answer.buktiSlip, message: answer.message })
      await Promise.all([sisaSepuh, listTerimaSepuh].map((one) => cache.invalidateQueries({ queryKey: queryKey(one) })))
    })
  }
  return { simpan, busy, dialog, salah, setSalah, slip, setSlip }
}

function Riwayat({ tanggal, onSlip }: { tanggal: string; onSlip: (slip: Slip) => void }) {
  const list = useQuery({ ...query(listTerimaSepuh, { tanggal }), staleTime: 0 })
  const berat = (slip: Slip) => slip.bukti_jenis.reduce((sum, one) => sum + one.berat_terima + one.berat_rusak, 0)
  return (
    <HistoryCard
      title="Terima sepuh hari ini"
      note={tanggal}
      list={list}
      emptyText="Belum ada terima sepuh"
      entry={(row) => ({
        nomor: row.no_terima_sepuh,
        isi: `dari ${row.no_sepuh}`,
        jumlah: [
          `${row.bukti_jenis.reduce((sum, one) => sum + one.qty_terima + one.qty_rusak, 0)} pcs`,
          `${cellText('gram', berat(row))} g`,
        ],
        no_batal: row.no_batal,
      })}
      onReprint={async (no_terima_sepuh) => onSlip(await call(cetakTerimaSepuh, { no_terima_sepuh }))}
      cancel={{
        endpoint: batalTerimaSepuh,
        param: 'no_terima_sepuh',
        title: 'Batal Terima Sepuh',
        text: (row) => `${cellText('gram', berat(row))} g kembali ke tukang sepuh.`,
        changes: [listTerimaSepuh, sisaSepuh],
      }}
    />
  )
}

interface KepalaProps {
  draft: Draft<Isi>
  semua: readonly Sisa[]
  salah: { no_sepuh?: string; kode_baki?: string }
  onChange: () => void
}

function Kepala({ draft, semua, salah, onChange }: KepalaProps) {
  const baki = useBakiGudangOptions('KS')
  const { no_sepuh, kode_baki, selesai } = draft.value
  const pilih = (patch: Partial<Isi>) => {
    onChange()
    draft.set((now) => ({ ...now, ...patch }))
  }
  return (
    <Card>
      <FieldGrid columns={3}>
        <KodeSelect
          name="no_sepuh"
          label="No Sepuh"
          required
          autoFocus
          value={no_sepuh}
          error={salah.no_sepuh}
          onChange={(kode) => pilih({ no_sepuh: kode, angka: {} })}
          options={semua.map((one) => ({
            kode: one.no_sepuh,
            nama: `${one.tgl_system}, ${one.qty} pcs, ${cellText('gram', one.berat)} g`,
          }))}
        />
        <KodeSelect
          name="kode_baki"
          label="Kode Baki"
          required
          value={kode_baki}
          error={salah.kode_baki}
          onChange={(kode) => pilih({ kode_baki: kode })}
          {...baki}
        />
        <CheckField
          name="selesai"
          label="Selesai, sisanya tidak akan kembali"
          value={selesai}
          onChange={(value) => pilih({ selesai: value })}
        />
      </FieldGrid>
    </Card>
  )
}

/** Goods back from the gilder: type by type, in parts or to the end. */
export default function TerimaSepuhScreen() {
  useTitle('Terima Sepuh')
  const { tgl_system } = useUser()
  const draft = useDraft<Isi>('terima_sepuh', KOSONG)
  const list = useQuery({ ...query(sisaSepuh, {}), staleTime: 0 })
  const sisa = list.data?.find((one) => one.no_sepuh === draft.value.no_sepuh)
  const { simpan, busy, dialog, salah, setSalah, slip, setSlip } = useTerima(draft, sisa)
  const { angka, selesai, kode_baki } = draft.value
  const detail = sisa ? detailDari(draft.value, sisa) : []
  return (
    <Form onSave={simpan}>
      <Page
        path={['Sepuhan', 'Terima Sepuh']}
        title="Terima Sepuh"
        actions={<DraftMark draft={draft} />}
        bar={
          <SaveBar
            facts={[
              { label: 'Di tukang', value: sisa ? cellText('gram', sisa.berat) : '-', unit: 'g' },
              { label: 'Baki', value: kode_baki || '-' },
            ]}
            total={{
              label: 'Berat Timbangan',
              value: `${cellText(
                'gram',
                detail.reduce((sum, one) => sum + one.berat_timbangan, 0),
              )} g`,
            }}
            saveText="Simpan Data"
            busyText="Sedang Menyimpan"
            busy={busy}
            disabled={!sisa || (detail.length === 0 && !selesai)}
            onSave={simpan}
            onCancel={draft.clear}
          />
        }
      >
        <DraftBanner draft={draft} summary={(isi) => isi.no_sepuh || '-'} />
        {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
        <Kepala draft={draft} semua={list.data ?? []} salah={salah} onChange={() => setSalah({})} />
        {list.data?.length === 0 && <Empty title="Tidak ada barang di tukang sepuh" />}
        {sisa?.jenis.map((one) => (
          <JenisTerima
            key={one.kode_dept}
            sisa={one}
            angka={angka[one.kode_dept] ?? KOSONG_TERIMA}
            selesai={selesai}
            onChange={(baru) => draft.set((now) => ({ ...now, angka: { ...now.angka, [one.kode_dept]: baru } }))}
          />
        ))}
        <Riwayat tanggal={tgl_system} onSlip={(one) => setSlip({ slip: one })} />
        {dialog}
        {slip && <SlipTerimaSepuh {...slip} onClose={() => setSlip(null)} />}
      </Page>
    </Form>
  )
}
