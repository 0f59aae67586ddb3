import type { OutputOf } from '@kencana/contract'
import { type Mg, mg } from '@kencana/ledger'
import {
  ApiError,
  call,
  DraftBanner,
  DraftMark,
  LinesTable,
  queryKey,
  SaveBar,
  showError,
  useBusy,
  useDraft,
  useTitle,
} from '@kencana/screens'
import { Button, Card, type Column, cellText, Form, IconSearch, KodeSelect, Page, popup } from '@kencana/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useBakiOptions, useBakiReadyOptions } from '../../master/baki/baki.picker.tsx'
import { barangByBaki } from '../kirim-barang/kirim-barang.contract.ts'
import { type getPindah, listPindah } from '../pindah-barang/pindah-barang.contract.ts'
import { RiwayatPindah } from '../pindah-barang/riwayat-pindah.shared.tsx'
import { SlipPindah } from '../pindah-barang/slip-pindah.shared.tsx'
import { pindahSatuBaki } from './pindah-barang-satu-baki.contract.ts'
import css from './pindah-barang-satu-baki.module.css'

/** A piece on the tray as it was seen. */
interface Baris {
  kode_barcode: string
  nama_barang: string
  kode_group: string
  kode_dept: string
  kadar: string
  berat: Mg
  versi: number
}

interface Isi {
  kode_baki_asal: string
  kode_baki_tujuan: string
  barang: readonly Baris[]
}

const KOSONG: Isi = { kode_baki_asal: '', kode_baki_tujuan: '', barang: [] }

const COLUMNS: readonly Column<Baris>[] = [
  { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'kode_dept', title: 'Jenis' },
  { key: 'kadar', title: 'Kadar' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
]

const baris = ({ kode_barcode, nama_barang, kode_group, kode_dept, kadar, berat, versi }: Baris): Baris => ({
  kode_barcode,
  nama_barang,
  kode_group,
  kode_dept,
  kadar,
  berat,
  versi,
})

type Salah = Partial<Record<'kode_baki_asal' | 'kode_baki_tujuan', string>>

/** The draft with what searching the tray does to it. */
const useBakiAsal = () => {
  const draft = useDraft<Isi>('pindah_satu_baki', KOSONG)
  const [salah, setSalah] = useState<Salah>({})
  const [mencari, setMencari] = useState(false)
  const cari = async () => {
    const { kode_baki_asal } = draft.value
    if (kode_baki_asal === '') return setSalah({ kode_baki_asal: 'Kode Baki Asal Harus Dipilih' })
    setMencari(true)
    try {
      const found = await call(barangByBaki, { kode_baki: kode_baki_asal })
      draft.set((now) => ({ ...now, barang: found.map(baris) }))
    } catch (error) {
      draft.set((now) => ({ ...now, barang: [] }))
      if (!(error instanceof ApiError) || error.status !== 404) return showError(error)
      popup('info', error.message)
    } finally {
      setMencari(false)
    }
  }
  const pilih = (patch: Partial<Isi>) => {
    setSalah({})
    // What was shown of another tray is not what will be moved.
    const kosong = patch.kode_baki_asal === undefined ? {} : { barang: [] }
    draft.set((now) => ({ ...now, ...patch, ...kosong }))
  }
  return { draft, salah, setSalah, mencari, cari, pilih }
}

type Asal = ReturnType<typeof useBakiAsal>

const useSimpan = ({ draft, setSalah, cari }: Asal) => {
  const cache = useQueryClient()
  const { busy, run } = useBusy()
  // The tray is not what was seen: show it as it is now, so that the person can look again.
  const sesudah = (failure: unknown) => (failure instanceof ApiError && failure.status === 409 ? cari() : undefined)
  const [slip, setSlip] = useState<{ pindah: OutputOf<typeof getPindah>; message?: string } | null>(null)
  const simpan = async () => {
    const { barang, kode_baki_asal, kode_baki_tujuan } = draft.value
    if (barang.length === 0) return
    if (kode_baki_tujuan === '') return setSalah({ kode_baki_tujuan: 'Kode Baki Tujuan Harus Dipilih' })
    await run(async () => {
      const detail_barang = barang.map(({ kode_barcode, versi }) => ({ kode_barcode, versi }))
      const answer = await draft.submit(pindahSatuBaki, { kode_baki_asal, kode_baki_tujuan, detail_barang })
      setSlip({ pindah: answer.data, message: answer.message })
      await cache.invalidateQueries({ queryKey: queryKey(listPindah) })
    }, sesudah)
  }
  return { simpan, busy, slip, setSlip }
}

function Pilihan({ asal }: { asal: Asal }) {
  const semua = useBakiOptions()
  const siap = useBakiReadyOptions()
  const { draft, salah, mencari, cari, pilih } = asal
  return (
    <Card>
      <div className={css.pilihan}>
        <KodeSelect
          name="kode_baki_asal"
          label="Kode Baki Asal"
          required
          value={draft.value.kode_baki_asal}
          onChange={(kode_baki_asal) => pilih({ kode_baki_asal })}
          error={salah.kode_baki_asal}
          {...semua}
        />
        <KodeSelect
          name="kode_baki_tujuan"
          label="Kode Baki Tujuan"
          required
          value={draft.value.kode_baki_tujuan}
          onChange={(kode_baki_tujuan) => pilih({ kode_baki_tujuan })}
          error={salah.kode_baki_tujuan}
          loading={siap.loading}
          options={siap.options.filter((option) => option.kode !== draft.value.kode_baki_asal)}
        />
        <Button icon={<IconSearch />} busy={mencari} busyText="Sedang Mencari" onClick={() => void cari()}>
          Cari Barang
        </Button>
      </div>
    </Card>
  )
}

/** Everything on one tray to another: choose it, see what lies there, save; the slip follows. */
export default function PindahBarangSatuBakiScreen() {
  useTitle('Pindah Barang Satu Baki')
  const asal = useBakiAsal()
  const { draft } = asal
  const { simpan, busy, slip, setSlip } = useSimpan(asal)
  const { barang, kode_baki_asal, kode_baki_tujuan } = draft.value
  return (
    <Form onSave={() => void simpan()}>
      <Page
        path={['Barang', 'Pindah Barang Satu Baki']}
        title="Pindah Barang Satu Baki"
        actions={<DraftMark draft={draft} />}
        bar={
          <SaveBar
            facts={[
              { label: 'Barang', value: cellText('int', barang.length), unit: 'pcs' },
              { label: 'Dari Baki', value: kode_baki_asal || '-' },
              { label: 'Ke Baki', value: kode_baki_tujuan || '-' },
            ]}
            total={{
              label: 'Berat',
              value: `${cellText('gram', mg(barang.reduce((sum, one) => sum + one.berat, 0)))} g`,
            }}
            saveText="Pindahkan Semua"
            busyText="Sedang Menyimpan"
            busy={busy}
            disabled={barang.length === 0}
            onSave={() => void simpan()}
            onCancel={draft.clear}
          />
        }
      >
        <DraftBanner
          draft={draft}
          summary={(isi) => `${isi.barang.length} barang dari ${isi.kode_baki_asal} ke ${isi.kode_baki_tujuan || '-'}`}
        />
        <Pilihan asal={asal} />
        <LinesTable
          columns={COLUMNS}
          rows={barang}
          rowId={(row) => row.kode_barcode}
          noun="barang"
          emptyText="Pilih baki asal, lalu Cari Barang"
        />
        <RiwayatPindah onSlip={(pindah) => setSlip({ pindah })} />
        {slip && <SlipPindah {...slip} onClose={() => setSlip(null)} />}
      </Page>
    </Form>
  )
}
