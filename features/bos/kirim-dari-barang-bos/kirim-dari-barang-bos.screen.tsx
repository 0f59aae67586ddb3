import type { InputOf, OutputOf } from '@kencana/contract'
import { jumlahBerat } from '@kencana/ledger'
import {
  type Draft,
  DraftBanner,
  DraftMark,
  LinesTable,
  queryKey,
  SaveBar,
  useBusy,
  useDraft,
  useTitle,
} from '@kencana/screens'
import { Button, type Column, cellText, Form, IconAdd, Page, popup, useKeys, useToday } from '@kencana/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type BarisBos, FormBarangBos, useSiapBarangBos } from './barang-bos.shared.tsx'
import { type DetailKirim, FormDetailKirim } from './detail-kirim.part.tsx'
import { DetailKirimCard, hapusDitanya } from './detail-kirim.shared.tsx'
import { listBos, type reprintBos, simpanBos } from './kirim-dari-barang-bos.contract.ts'
import { RiwayatBos } from './riwayat-bos.part.tsx'
import { SlipBos } from './slip-bos.shared.tsx'

/** The goods with the detail they were last sent with: whoever changes that changes what is sent. */
interface Isi {
  barang: readonly BarisBos[]
  detail: DetailKirim | null
}

const BLANK: Isi = { barang: [], detail: null }
const BELUM: { detail: DetailKirim | null } = { detail: null }

const COLUMNS: readonly Column<BarisBos>[] = [
  { key: 'kategori', title: 'Kategori' },
  { key: 'jenis', title: 'Jenis' },
  { key: 'detail_jenis', title: 'Detail Jenis', kind: 'name' },
  { key: 'asal_barang', title: 'Asal Barang', kind: 'name' },
  { key: 'qty', title: 'Qty', kind: 'int', total: true },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
]

const inputDari = (barang: BarisBos, detail: DetailKirim) =>
  ({
    kode_group: barang.kategori,
    kode_dept: barang.jenis,
    asal_barang: barang.asal_barang,
    detail_barang: barang.detail_jenis,
    qty: barang.qty,
    berat: barang.berat,
    kode_labeling: detail.tujuan,
    kadar: detail.kadar,
    sales_pabrik: detail.sales_pabrik,
    tanggal_kirim: detail.tanggal_kirim,
  }) as InputOf<typeof simpanBos>

/** Both drafts of the specification, offered and dropped together. */
const useKirimBos = () => {
  const barang = useDraft<Isi>('databarang_dari_bos', BLANK)
  const kepala = useDraft<typeof BELUM>('data_detail_kirim_barang_bos', BELUM)
  const both = (act: 'resume' | 'discard' | 'clear') => () => {
    barang[act]()
    kepala[act]()
  }
  const offered =
    barang.offered ?? (kepala.offered && { ...kepala.offered, value: { ...BLANK, ...kepala.offered.value } })
  // Nothing is called stored before both are.
  const savedAt = kepala.value.detail && barang.savedAt ? kepala.savedAt : barang.savedAt
  const draft: Draft<Isi> = {
    ...barang,
    offered,
    savedAt,
    resume: both('resume'),
    discard: both('discard'),
    clear: both('clear'),
  }
  return { draft, detail: kepala.value.detail, setDetail: (detail: DetailKirim) => kepala.set({ detail }) }
}

const useSimpan = (draft: Draft<Isi>, detail: DetailKirim | null) => {
  const cache = useQueryClient()
  const { busy, run } = useBusy()
  const [slip, setSlip] = useState<{ nota: OutputOf<typeof reprintBos>; message?: string } | null>(null)
  const simpan = async () => {
    const [barang] = draft.value.barang
    if (!barang) return popup('info', 'Data Barang Masih Kosong')
    if (!detail) return popup('info', 'Detail Kirim Masih Kosong')
    await run(async () => {
      draft.set((now) => ({ ...now, detail }))
      const { message, nota } = await draft.submit(simpanBos, inputDari(barang, detail))
      draft.clear()
      setSlip({ nota, message })
      await cache.invalidateQueries({ queryKey: queryKey(listBos) })
    })
  }
  return { simpan, busy, slip, setSlip }
}

type Dibuka = { form: 'barang'; awal: BarisBos | null } | { form: 'detail' } | null

const useForms = (draft: Draft<Isi>) => {
  useSiapBarangBos()
  const [dibuka, setDibuka] = useState<Dibuka>(null)
  const tambah = () => {
    if (draft.value.barang.length > 0) return popup('info', 'Tidak Bisa Input Barang Lebih Dari 1')
    setDibuka({ form: 'barang', awal: null })
  }
  useKeys({ F2: tambah })
  const taruh = (baris: Omit<BarisBos, 'id'>) => {
    draft.set((now) => ({ ...now, barang: [{ ...baris, id: 1 }] }))
    setDibuka(null)
  }
  return { dibuka, setDibuka, tambah, taruh }
}

interface FormsProps extends Pick<ReturnType<typeof useForms>, 'dibuka' | 'setDibuka' | 'taruh'> {
  detail: DetailKirim | null
  setDetail: (detail: DetailKirim) => void
}

function Forms({ dibuka, setDibuka, taruh, detail, setDetail }: FormsProps) {
  const today = useToday()
  const tutup = () => setDibuka(null)
  if (dibuka?.form === 'barang') return <FormBarangBos awal={dibuka.awal} onSave={taruh} onClose={tutup} />
  if (dibuka?.form !== 'detail') return null
  return (
    <FormDetailKirim
      awal={detail ?? { tanggal_kirim: today, kadar: '', sales_pabrik: '', tujuan: 'NISA1' }}
      baru={detail === null}
      onSave={(baru) => {
        setDetail(baru)
        tutup()
      }}
      onClose={tutup}
    />
  )
}

const isiDetail = (detail: DetailKirim) =>
  [
    ['Tanggal Kirim', detail.tanggal_kirim],
    ['Kadar', detail.kadar],
    ['Sales Pabrik', detail.sales_pabrik],
    ['Tujuan', detail.tujuan],
  ] as const

/** Goods of the owner for labeling: the dispatch, its one kind of goods, the slip. */
export default function KirimDariBarangBosScreen() {
  useTitle('Kirim Dari Barang Bos')
  const { draft, detail, setDetail } = useKirimBos()
  const { simpan, busy, slip, setSlip } = useSimpan(draft, detail)
  const forms = useForms(draft)
  const { setDibuka, tambah } = forms
  const { barang } = draft.value
  const berat = jumlahBerat(barang)
  return (
    <Form onSave={() => void simpan()}>
      <Page
        path={['Stock Pembelian', 'Kirim Dari Barang Bos']}
        title="Kirim Dari Barang Bos"
        actions={<DraftMark draft={draft} />}
        bar={
          <SaveBar
            facts={[
              { label: 'Qty', value: cellText('int', barang[0]?.qty ?? 0), unit: 'pcs' },
              { label: 'Tujuan', value: detail?.tujuan ?? '-' },
            ]}
            total={{ label: 'Berat', value: `${cellText('gram', berat)} g` }}
            saveText="Simpan Data Kirim"
            busyText="Sedang Menyimpan"
            busy={busy}
            onSave={() => void simpan()}
            cancelText="Reset"
            onCancel={draft.clear}
          />
        }
      >
        <DraftBanner
          draft={draft}
          summary={({ barang: isi }) =>
            isi[0] ? `${isi[0].qty} pcs ${isi[0].kategori} ${isi[0].jenis}` : 'detail kirim barang bos'
          }
        />
        <DetailKirimCard isi={detail && isiDetail(detail)} onOpen={() => setDibuka({ form: 'detail' })} />
        <LinesTable
          columns={COLUMNS}
          rows={barang}
          rowId={(row) => String(row.id)}
          label={(row) => row.detail_jenis}
          noun="barang"
          emptyText="Data Barang Kosong"
          onRowClick={(awal) => setDibuka({ form: 'barang', awal })}
          onRemove={() => void hapusDitanya(() => draft.set((now) => ({ ...now, barang: [] })))}
        >
          <Button icon={<IconAdd />} kbd="F2" onClick={tambah}>
            Tambah Data Barang
          </Button>
        </LinesTable>
        <RiwayatBos onSlip={(nota) => setSlip({ nota })} />
        <Forms {...forms} detail={detail} setDetail={setDetail} />
        {slip && <SlipBos {...slip} onClose={() => setSlip(null)} />}
      </Page>
    </Form>
  )
}
