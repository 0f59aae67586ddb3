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
  useTitle,
} from '@kencana/screens'
import { ask, Card, cellText, Form, Page, TextField } from '@kencana/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type BarangPindai, KOLOM_PINDAI, usePindai } from '../data-barang/pindai-barang.shared.tsx'
import { type getHancur, hancurBarang, listHancur } from './hancur-data-barang.contract.ts'
import { RiwayatHancur } from './riwayat-hancur.part.tsx'
import { SlipHancur } from './slip-hancur.part.tsx'

interface Isi {
  alasan: string
  barang: readonly BarangPindai[]
}

const KOSONG: Isi = { alasan: '', barang: [] }

/** Asks once more, sends the draft, and holds the slip that is shown next. */
const useSimpan = (draft: Draft<Isi>, salah: (text: string) => void) => {
  const cache = useQueryClient()
  const { busy, run } = useBusy()
  const [slip, setSlip] = useState<{ hancur: OutputOf<typeof getHancur>; message?: string } | null>(null)
  const simpan = async () => {
    const { barang, alasan } = draft.value
    if (barang.length === 0) return
    if (alasan.trim() === '') return salah('Alasan Harus Diisi')
    await run(async () => {
      const { message, data } = await draft.submit(hancurBarang, {
        alasan,
        detail_barang: barang.map((one) => one.kode_barcode),
        versi: barang.map((one) => one.versi),
      })
      setSlip({ hancur: data, message })
      await cache.invalidateQueries({ queryKey: queryKey(listHancur) })
    })
  }
  return { simpan, busy, slip, setSlip }
}

/** Pieces that are broken up: scan them, say why, save; slip and proof follow. */
export default function HancurDataBarangScreen() {
  useTitle('Hancur Data Barang')
  const draft = useDraft<Isi>('hancur_barang', KOSONG)
  const { newest, scan, lepas } = usePindai(draft)
  const [salah, setSalah] = useState<string>()
  const { simpan, busy, slip, setSlip } = useSimpan(draft, setSalah)
  const { barang, alasan } = draft.value
  const tanya = async () => {
    if (barang.length === 0 || alasan.trim() === '') return simpan()
    const title = 'Anda Yakin !!'
    if (await ask({ title, text: `Ingin Menghancurkan ${barang.length} Barang Ini ?`, destructive: true }))
      await simpan()
  }
  return (
    <Form onSave={() => void tanya()}>
      <Page
        path={['Barang', 'Hancur Data Barang']}
        title="Hancur Data Barang"
        actions={<DraftMark draft={draft} />}
        bar={
          <SaveBar
            facts={[{ label: 'Barang', value: cellText('int', barang.length), unit: 'pcs' }]}
            total={{
              label: 'Berat',
              value: `${cellText('gram', mg(barang.reduce((sum, one) => sum + one.berat, 0)))} g`,
            }}
            saveText="Hancurkan"
            busyText="Sedang Menyimpan"
            busy={busy}
            disabled={barang.length === 0}
            onSave={() => void tanya()}
            onCancel={draft.clear}
          />
        }
      >
        <DraftBanner draft={draft} summary={(isi) => `${isi.barang.length} barang, ${isi.alasan || 'tanpa alasan'}`} />
        <Card>
          <TextField
            name="alasan"
            label="Alasan"
            required
            maxLength={200}
            value={alasan}
            onChange={(text) => {
              setSalah(undefined)
              draft.set((now) => ({ ...now, alasan: text }))
            }}
            error={salah}
          />
        </Card>
        <LinesTable
          columns={KOLOM_PINDAI}
          rows={barang}
          rowId={(row) => row.kode_barcode}
          noun="barang"
          newestId={newest}
          emptyText="Pindai barang yang akan dihancurkan"
          onRemove={lepas}
        >
          <ScanLine onScan={scan} />
        </LinesTable>
        <RiwayatHancur onSlip={(hancur) => setSlip({ hancur })} />
        {slip && <SlipHancur {...slip} onClose={() => setSlip(null)} />}
      </Page>
    </Form>
  )
}
