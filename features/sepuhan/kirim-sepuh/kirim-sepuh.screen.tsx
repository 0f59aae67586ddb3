import type { OutputOf } from '@kencana/contract'
import { mg } from '@kencana/ledger'
import {
  call,
  DraftBanner,
  DraftMark,
  HistoryCard,
  LinesTable,
  query,
  queryKey,
  SaveBar,
  useBusy,
  useDraft,
  useTitle,
  useUser,
} from '@kencana/screens'
import { type Column, cellText, Form, Page } from '@kencana/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isiBakiSepuh } from '../sortir-sepuh/sortir-sepuh.contract.ts'
import { type BarisKirim, BarisKirimSepuh } from './baris-kirim.part.tsx'
import { batalKirimSepuh, cetakKirimSepuh, kirimSepuh, listKirimSepuh } from './kirim-sepuh.contract.ts'
import { SlipKirimSepuh } from './slip-kirim-sepuh.shared.tsx'

type Slip = OutputOf<typeof cetakKirimSepuh>

const COLUMNS: readonly Column<BarisKirim>[] = [
  { key: 'kode_baki', title: 'Baki', kind: 'kode' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'kode_dept', title: 'Jenis' },
  { key: 'qty', title: 'Jumlah Qty', kind: 'int', total: true },
  { key: 'berat', title: 'Jumlah Berat', kind: 'gram', total: true },
  { key: 'qty_sepuh', title: 'Qty Sepuh', kind: 'int', total: true },
  { key: 'berat_sepuh', title: 'Berat Sepuh', kind: 'gram', total: true },
  { key: 'qty_rusak', title: 'Qty Rusak', kind: 'int', total: true },
  { key: 'berat_rusak', title: 'Berat Rusak', kind: 'gram', total: true },
]

interface Isi {
  barang: readonly BarisKirim[]
}

const KOSONG: Isi = { barang: [] }

const jumlah = (barang: readonly BarisKirim[], key: 'qty_sepuh' | 'qty_rusak') =>
  barang.reduce((sum, one) => sum + one[key], 0)

function Riwayat({ tanggal, onSlip }: { tanggal: string; onSlip: (slip: Slip) => void }) {
  const list = useQuery({ ...query(listKirimSepuh, { tanggal }), staleTime: 0 })
  return (
    <HistoryCard
      title="Kirim sepuh hari ini"
      note={tanggal}
      list={list}
      emptyText="Belum ada kiriman sepuh"
      entry={(row) => ({
        nomor: row.no_sepuh,
        isi: row.bukti_jenis.map((one) => one.jenis).join(', '),
        jumlah: [`${row.qty_sepuh_total + row.qty_rusak_total} pcs`, `${cellText('gram', row.berat_total)} g`],
        no_batal: row.no_batal,
      })}
      onReprint={async (no_sepuh) => onSlip(await call(cetakKirimSepuh, { no_sepuh }))}
      cancel={{
        endpoint: batalKirimSepuh,
        param: 'no_sepuh',
        title: 'Batal Kirim Sepuh',
        text: (row) => `${cellText('gram', row.berat_total)} g kembali ke baki SS.`,
        changes: [listKirimSepuh, isiBakiSepuh],
      }}
    />
  )
}

/** Lots of SS trays to the gilder: per tray and type what is good and what is damaged. */
export default function KirimSepuhScreen() {
  useTitle('Kirim Sepuh')
  const { tgl_system } = useUser()
  const cache = useQueryClient()
  const draft = useDraft<Isi>('data_barang_kirim_sepuhan', KOSONG)
  const { busy, run } = useBusy()
  const [slip, setSlip] = useState<{ slip: Slip; message?: string } | null>(null)
  const { barang } = draft.value
  const berat = mg(barang.reduce((sum, one) => sum + one.berat_sepuh + one.berat_rusak, 0))
  const kirim = () =>
    void run(async () => {
      if (barang.length === 0) return
      const { message, buktiSlipInternal } = await draft.submit(kirimSepuh, { detail_barang: [...barang] })
      setSlip({ slip: buktiSlipInternal, message })
      await Promise.all(
        [listKirimSepuh, isiBakiSepuh].map((one) => cache.invalidateQueries({ queryKey: queryKey(one) })),
      )
    })
  return (
    <Form onSave={kirim}>
      <Page
        path={['Sepuhan', 'Kirim Sepuh']}
        title="Kirim Sepuh"
        actions={<DraftMark draft={draft} />}
        bar={
          <SaveBar
            facts={[
              { label: 'Sepuh', value: cellText('int', jumlah(barang, 'qty_sepuh')), unit: 'pcs' },
              { label: 'Rusak', value: cellText('int', jumlah(barang, 'qty_rusak')), unit: 'pcs' },
            ]}
            total={{ label: 'Berat', value: `${cellText('gram', berat)} g` }}
            saveText="Kirim"
            busyText="Sedang Mengirim"
            busy={busy}
            disabled={barang.length === 0}
            onSave={kirim}
            onCancel={draft.clear}
          />
        }
      >
        <DraftBanner draft={draft} summary={(isi) => `${isi.barang.length} jenis`} />
        <BarisKirimSepuh ada={barang} onAdd={(baris) => draft.set((now) => ({ barang: [...now.barang, baris] }))} />
        <LinesTable
          columns={COLUMNS}
          rows={barang}
          rowId={(row) => row.kode_dept}
          label={(row) => `${row.kode_baki} ${row.kode_dept}`}
          noun="jenis"
          emptyText="Data Barang Kosong"
          onRemove={(row) =>
            draft.set((now) => ({ barang: now.barang.filter((one) => one.kode_dept !== row.kode_dept) }))
          }
        />
        <Riwayat tanggal={tgl_system} onSlip={(one) => setSlip({ slip: one })} />
        {slip && <SlipKirimSepuh {...slip} onClose={() => setSlip(null)} />}
      </Page>
    </Form>
  )
}
