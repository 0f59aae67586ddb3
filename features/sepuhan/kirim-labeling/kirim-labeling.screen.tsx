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
import { ask, type Column, cellText, Form, Page } from '@kencana/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { siapLabeling } from '../terima-sepuh/terima-sepuh.contract.ts'
import { type BarisLabel, BarisLabeling } from './baris-labeling.part.tsx'
import { batalLabeling, cetakLabeling, kirimLabeling, listLabeling } from './kirim-labeling.contract.ts'
import { SlipLabeling } from './slip-labeling.shared.tsx'

type Slip = OutputOf<typeof listLabeling>[number]

const COLUMNS: readonly Column<BarisLabel>[] = [
  { key: 'nokirim_sepuh_sepuh', title: 'No Terima Sepuh', kind: 'kode' },
  { key: 'kode_baki', title: 'Baki', kind: 'kode' },
  { key: 'jenis', title: 'Jenis' },
  { key: 'cabang', title: 'Cabang' },
  { key: 'tujuan', title: 'Tujuan', kind: 'kode' },
  { key: 'tipe_barang', title: 'Tipe' },
  { key: 'jml_qty', title: 'Jumlah Qty', kind: 'int', total: true },
  { key: 'jml_berat', title: 'Jumlah Berat', kind: 'gram', total: true },
  { key: 'berat_atribut', title: 'Berat Atribut', kind: 'gram', total: true },
]

interface Isi {
  barang: readonly BarisLabel[]
}

const KOSONG: Isi = { barang: [] }

const inputDari = ([satu]: readonly BarisLabel[]) => {
  if (!satu) throw new Error('nothing queued')
  return {
    no_terima_sepuh: satu.nokirim_sepuh_sepuh,
    detail_kirim: [
      {
        kode_baki: satu.kode_baki,
        kode_baki_tujuan: satu.tujuan,
        kode_dept: satu.jenis,
        kode_cabang: satu.cabang,
        tipe_barang: satu.tipe_barang,
        jumlah_qty: satu.jml_qty,
        berat_atribut: satu.berat_atribut,
        jumlah_berat: satu.jml_berat,
      },
    ],
    qty_kirim: satu.jml_qty,
    berat_kirim: satu.jml_berat,
    berat_atribut: satu.berat_atribut,
    cabang: satu.cabang,
  }
}

/** A reprint tells the same as the slip, under its own names. */
const dariCetak = ({ bukti_baki, tgl_system, ...slip }: OutputOf<typeof cetakLabeling>): Slip => ({
  ...slip,
  baki: bukti_baki,
  tgl_kirim: tgl_system,
})

function Riwayat({ tanggal, onSlip }: { tanggal: string; onSlip: (slip: Slip) => void }) {
  const list = useQuery({ ...query(listLabeling, { tanggal }), staleTime: 0 })
  const jumlah = (slip: Slip, key: 'qty_kirim' | 'berat_kirim') => slip.baki.reduce((sum, one) => sum + one[key], 0)
  return (
    <HistoryCard
      title="Kirim labeling hari ini"
      note={tanggal}
      list={list}
      emptyText="Belum ada kirim labeling"
      entry={(row) => ({
        nomor: row.no_kirim_stock,
        isi: `${row.no_terima_sepuh} ke ${row.cabang}, ${row.baki_tujuan}`,
        jumlah: [`${jumlah(row, 'qty_kirim')} pcs`, `${cellText('gram', jumlah(row, 'berat_kirim'))} g`],
        no_batal: row.no_batal,
      })}
      onReprint={async (no_kirim_stock) => onSlip(dariCetak(await call(cetakLabeling, { no_kirim_stock })))}
      cancel={{
        endpoint: batalLabeling,
        param: 'no_kirim_stock',
        title: 'Batal Kirim Labeling',
        text: (row) => `${jumlah(row, 'qty_kirim')} pcs kembali ke baki KS.`,
        changes: [listLabeling, siapLabeling],
      }}
    />
  )
}

/** Gilded goods to a branch: one type of one receipt at a time. */
export default function KirimLabelingScreen() {
  useTitle('Kirim Labeling')
  const { tgl_system } = useUser()
  const cache = useQueryClient()
  const draft = useDraft<Isi>('kirim_labeling', KOSONG)
  const { busy, run } = useBusy()
  const [slip, setSlip] = useState<{ slip: Slip; message?: string } | null>(null)
  const { barang } = draft.value
  const kirim = () =>
    void run(async () => {
      if (barang.length === 0) return
      const { message, buktiSlip } = await draft.submit(kirimLabeling, inputDari(barang))
      setSlip({ slip: buktiSlip, message })
      await Promise.all([listLabeling, siapLabeling].map((one) => cache.invalidateQueries({ queryKey: queryKey(one) })))
    })
  const hapus = async () => {
    if (await ask({ title: 'Anda Yakin !!', text: 'Ingin Menghapus Data Ini ?' })) draft.clear()
  }
  return (
    <Form onSave={kirim}>
      <Page
        path={['Sepuhan', 'Kirim Labeling']}
        title="Kirim Labeling"
        actions={<DraftMark draft={draft} />}
        bar={
          <SaveBar
            facts={[
              {
                label: 'Qty',
                value: cellText(
                  'int',
                  barang.reduce((sum, one) => sum + one.jml_qty, 0),
                ),
                unit: 'pcs',
              },
              { label: 'Tujuan', value: barang[0] ? `${barang[0].cabang} ${barang[0].tujuan}` : '-' },
            ]}
            total={{
              label: 'Berat',
              value: `${cellText('gram', mg(barang.reduce((sum, one) => sum + one.jml_berat, 0)))} g`,
            }}
            saveText="Kirim"
            busyText="Sedang Mengirim"
            busy={busy}
            disabled={barang.length === 0}
            onSave={kirim}
            onCancel={draft.clear}
          />
        }
      >
        <DraftBanner draft={draft} summary={(isi) => isi.barang[0]?.nokirim_sepuh_sepuh ?? '-'} />
        <BarisLabeling ada={barang} onAdd={(baris) => draft.set({ barang: [baris] })} />
        <LinesTable
          columns={COLUMNS}
          rows={barang}
          rowId={(row) => row.jenis}
          noun="barang"
          emptyText="Data Barang Kosong"
          onRemove={() => void hapus()}
        />
        <Riwayat tanggal={tgl_system} onSlip={(one) => setSlip({ slip: one })} />
        {slip && <SlipLabeling {...slip} onClose={() => setSlip(null)} />}
      </Page>
    </Form>
  )
}
