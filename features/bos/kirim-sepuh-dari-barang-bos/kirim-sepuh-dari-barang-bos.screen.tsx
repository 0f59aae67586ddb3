import type { InputOf, OutputOf } from '@kencana/contract'
import { mg } from '@kencana/ledger'
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
import { SlipKirimSepuh } from '../../sepuhan/kirim-sepuh/slip-kirim-sepuh.shared.tsx'
import { type BarisBos, FormBarangBos, useSiapBarangBos } from '../kirim-dari-barang-bos/barang-bos.shared.tsx'
import { DetailKirimCard, hapusDitanya } from '../kirim-dari-barang-bos/detail-kirim.shared.tsx'
import { type DetailSepuh, FormDetailSepuh } from './detail-sepuh.part.tsx'
import { type cetakSepuhBos, kirimSepuhBos, listSepuhBos } from './kirim-sepuh-dari-barang-bos.contract.ts'
import { RiwayatSepuhBos } from './riwayat-sepuh-bos.part.tsx'

interface Isi {
  detail: DetailSepuh | null
  barang: readonly BarisBos[]
}

const BLANK: Isi = { detail: null, barang: [] }

const COLUMNS: readonly Column<BarisBos>[] = [
  { key: 'kategori', title: 'Kategori' },
  { key: 'jenis', title: 'Jenis' },
  { key: 'asal_barang', title: 'Asal Barang', kind: 'name' },
  { key: 'qty', title: 'Qty', kind: 'int', total: true },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
]

const inputDari = (detail: DetailSepuh, barang: readonly BarisBos[]): InputOf<typeof kirimSepuhBos> => ({
  ...detail,
  detail_barang: barang.map(({ kategori, jenis, asal_barang, qty, berat }) => ({
    kode_group: kategori,
    kode_dept: jenis,
    asal_barang,
    qty,
    berat,
  })),
})

const useSimpan = (draft: Draft<Isi>) => {
  const cache = useQueryClient()
  const { busy, run } = useBusy()
  const [slip, setSlip] = useState<{ slip: OutputOf<typeof cetakSepuhBos>; message?: string } | null>(null)
  const simpan = async () => {
    const { detail, barang } = draft.value
    if (barang.length === 0) return popup('info', 'Data Barang Masih Kosong')
    if (!detail) return popup('info', 'Detail Kirim Masih Kosong')
    const { message, buktiSlip } = await draft.submit(kirimSepuhBos, inputDari(detail, barang))
    setSlip({ slip: buktiSlip, message })
    await cache.invalidateQueries({ queryKey: queryKey(listSepuhBos) })
  }
  return { simpan: () => void run(simpan), busy, slip, setSlip }
}

type Dibuka = { form: 'barang'; awal: BarisBos | null } | { form: 'detail' } | null

const useForms = (draft: Draft<Isi>) => {
  useSiapBarangBos()
  const [dibuka, setDibuka] = useState<Dibuka>(null)
  const tambah = () => setDibuka({ form: 'barang', awal: null })
  useKeys({ F2: tambah })
  /** A new line is appended, an edited one takes its place. */
  const taruh = (baris: Omit<BarisBos, 'id'>) => {
    const id = dibuka?.form === 'barang' ? dibuka.awal?.id : undefined
    if (draft.value.barang.some((one) => one.jenis === baris.jenis && one.id !== id))
      return popup('info', 'Barang Sudah Ada Di Tabel')
    draft.set((now) => ({
      ...now,
      barang:
        id === undefined
          ? [...now.barang, { ...baris, id: Math.max(0, ...now.barang.map((one) => one.id)) + 1 }]
          : now.barang.map((one) => (one.id === id ? { ...baris, id } : one)),
    }))
    setDibuka(null)
  }
  return { dibuka, setDibuka, tambah, taruh }
}

type FormsProps = Pick<ReturnType<typeof useForms>, 'dibuka' | 'setDibuka' | 'taruh'> & { draft: Draft<Isi> }

function Forms({ dibuka, setDibuka, taruh, draft }: FormsProps) {
  const today = useToday()
  const tutup = () => setDibuka(null)
  const { detail } = draft.value
  if (dibuka?.form === 'barang') return <FormBarangBos tanpaDetail awal={dibuka.awal} onSave={taruh} onClose={tutup} />
  if (dibuka?.form !== 'detail') return null
  return (
    <FormDetailSepuh
      awal={detail ?? { tanggal_kirim: today, tujuan: '' }}
      baru={detail === null}
      onSave={(baru) => {
        draft.set((now) => ({ ...now, detail: baru }))
        tutup()
      }}
      onClose={tutup}
    />
  )
}

const isiDetail = (detail: DetailSepuh) =>
  [
    ['Tanggal Kirim', detail.tanggal_kirim],
    ['Tujuan', detail.tujuan],
  ] as const

/** Goods of the owner straight to the gilder: head, goods, slip. */
export default function KirimSepuhDariBarangBosScreen() {
  useTitle('Kirim Sepuh Dari Barang Bos')
  const draft = useDraft<Isi>('kirim_sepuh_barang_bos', BLANK)
  const { simpan, busy, slip, setSlip } = useSimpan(draft)
  const forms = useForms(draft)
  const { setDibuka, tambah } = forms
  const { detail, barang } = draft.value
  const jumlah = (key: 'qty' | 'berat') => barang.reduce((sum, one) => sum + one[key], 0)
  return (
    <Form onSave={simpan}>
      <Page
        path={['Stock Pembelian', 'Kirim Sepuh Dari Barang Bos']}
        title="Kirim Sepuh Dari Barang Bos"
        actions={<DraftMark draft={draft} />}
        bar={
          <SaveBar
            facts={[
              { label: 'Qty', value: cellText('int', jumlah('qty')), unit: 'pcs' },
              { label: 'Tujuan', value: detail?.tujuan ?? '-' },
            ]}
            total={{ label: 'Berat', value: `${cellText('gram', mg(jumlah('berat')))} g` }}
            saveText="Simpan Data Kirim"
            busyText="Sedang Menyimpan"
            busy={busy}
            onSave={simpan}
            cancelText="Reset"
            onCancel={() => draft.set((now) => ({ ...now, detail: null }))}
          />
        }
      >
        <DraftBanner draft={draft} summary={(isi) => `${isi.barang.length} barang ke ${isi.detail?.tujuan ?? '-'}`} />
        <DetailKirimCard isi={detail && isiDetail(detail)} onOpen={() => setDibuka({ form: 'detail' })} />
        <LinesTable
          columns={COLUMNS}
          rows={barang}
          rowId={(row) => String(row.id)}
          label={(row) => row.jenis}
          noun="barang"
          emptyText="Data Barang Kosong"
          onRowClick={(awal) => setDibuka({ form: 'barang', awal })}
          onRemove={({ id }) =>
            void hapusDitanya(() => draft.set((now) => ({ ...now, barang: now.barang.filter((one) => one.id !== id) })))
          }
        >
          <Button icon={<IconAdd />} kbd="F2" onClick={tambah}>
            Tambah Data Barang
          </Button>
        </LinesTable>
        <RiwayatSepuhBos onSlip={(baru) => setSlip({ slip: baru })} />
        <Forms {...forms} draft={draft} />
        {slip && <SlipKirimSepuh {...slip} onClose={() => setSlip(null)} />}
      </Page>
    </Form>
  )
}
