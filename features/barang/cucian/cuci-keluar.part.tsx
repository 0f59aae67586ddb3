import type { OutputOf } from '@kencana/contract'
import { mg } from '@kencana/ledger'
import {
  type Draft,
  DraftBanner,
  DraftMark,
  LinesTable,
  queryKey,
  SaveBar,
  ScanLine,
  useBusy,
  useDraft,
} from '@kencana/screens'
import { Card, cellText, Form, Page, TextField } from '@kencana/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type BarangPindai, KOLOM_PINDAI, usePindai } from '../data-barang/pindai-barang.shared.tsx'
import { type getCuci, kirimCuci, listCuci } from './cucian.contract.ts'
import { RiwayatCuci } from './riwayat-cuci.part.tsx'
import { SlipCuci } from './slip-cuci.part.tsx'

interface Isi {
  keterangan: string
  barang: readonly BarangPindai[]
}

const KOSONG: Isi = { keterangan: '', barang: [] }

/** Sends the draft, and holds the slip that is shown next. */
const useSimpan = (draft: Draft<Isi>) => {
  const cache = useQueryClient()
  const { busy, run } = useBusy()
  const [slip, setSlip] = useState<{ isi: OutputOf<typeof getCuci>; message?: string } | null>(null)
  const simpan = async () => {
    const { barang, keterangan } = draft.value
    if (barang.length === 0) return
    await run(async () => {
      const { message, data } = await draft.submit(kirimCuci, {
        keterangan,
        detail_barang: barang.map((one) => one.kode_barcode),
        versi: barang.map((one) => one.versi),
      })
      setSlip({ isi: data, message })
      await cache.invalidateQueries({ queryKey: queryKey(listCuci) })
    })
  }
  return { simpan, busy, slip, setSlip }
}

/** Pieces that go out for washing: scan them, save; the slip goes with them. */
export function CuciKeluar({ arah }: { arah: ReactNode }) {
  const draft = useDraft<Isi>('cuci_barang', KOSONG)
  const { newest, scan, lepas } = usePindai(draft)
  const { simpan, busy, slip, setSlip } = useSimpan(draft)
  const { barang, keterangan } = draft.value
  return (
    <Form onSave={() => void simpan()}>
      <Page
        path={['Barang', 'Cucian']}
        title="Cucian"
        actions={
          <>
            <DraftMark draft={draft} />
            {arah}
          </>
        }
        bar={
          <SaveBar
            facts={[{ label: 'Barang', value: cellText('int', barang.length), unit: 'pcs' }]}
            total={{
              label: 'Berat',
              value: `${cellText('gram', mg(barang.reduce((sum, one) => sum + one.berat, 0)))} g`,
            }}
            saveText="Simpan Data"
            busyText="Sedang Menyimpan"
            busy={busy}
            disabled={barang.length === 0}
            onSave={() => void simpan()}
            onCancel={draft.clear}
          />
        }
      >
        <DraftBanner draft={draft} summary={(isi) => `${isi.barang.length} barang keluar untuk dicuci`} />
        <Card>
          <TextField
            name="keterangan"
            label="Keterangan"
            maxLength={200}
            value={keterangan}
            onChange={(text) => draft.set((now) => ({ ...now, keterangan: text }))}
          />
        </Card>
        <LinesTable
          columns={KOLOM_PINDAI}
          rows={barang}
          rowId={(row) => row.kode_barcode}
          noun="barang"
          newestId={newest}
          emptyText="Pindai barang yang akan dicuci"
          onRemove={lepas}
        >
          <ScanLine onScan={scan} />
        </LinesTable>
        <RiwayatCuci onSlip={(isi) => setSlip({ isi })} />
        {slip && <SlipCuci {...slip} onClose={() => setSlip(null)} />}
      </Page>
    </Form>
  )
}
