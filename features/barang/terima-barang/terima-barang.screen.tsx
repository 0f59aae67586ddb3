import type { OutputOf } from '@kencana/contract'
import { mg } from '@kencana/ledger'
import {
  DraftBanner,
  DraftMark,
  LinesTable,
  LoadError,
  query,
  queryKey,
  SaveBar,
  ScanLine,
  showError,
  useBusy,
  useDraft,
  useTitle,
} from '@kencana/screens'
import { Badge, Button, Card, type Column, cellText, Empty, Form, KodeSelect, Page, popup } from '@kencana/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useBakiReadyOptions } from '../../master/baki/baki.picker.tsx'
import { getKirim } from '../kirim-barang/kirim-barang.contract.ts'
import { kirimanBaru, terimaBarang } from './terima-barang.contract.ts'
import css from './terima-barang.module.css'

type Kirim = OutputOf<typeof getKirim>
type Barang = Kirim['detail_barang'][number]

const COLUMNS: readonly Column<Barang>[] = [
  { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'kode_dept', title: 'Jenis' },
  { key: 'kadar', title: 'Kadar' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
]

/** Dispatches on their way; a click, or the scanned slip, opens one. */
function Kiriman({ onOpen }: { onOpen: (no_kirim: string) => Promise<void> }) {
  const list = useQuery({ ...query(kirimanBaru, {}), staleTime: 0 })
  return (
    <Card title="Kiriman di jalan ke toko ini" flush>
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && <Empty title="Tidak ada kiriman di jalan" />}
      <ul className={css.daftar}>
        {list.data?.map((row) => (
          <li key={row.no_kirim}>
            <button type="button" onClick={() => void onOpen(row.no_kirim)}>
              <span className="k-mono">{row.no_kirim}</span>
              <span>dari {row.kode_toko}</span>
              <span>{row.sisa} pcs</span>
              <b>{cellText('gram', row.sisa_berat)} g</b>
              {row.sisa < row.pcs ? <Badge tone="red">kurang</Badge> : <Badge tone="blue">baru</Badge>}
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface Isi {
  no_kirim: string
  kode_baki: string
  /** Barcodes of what arrived, in the order of scanning. */
  sampai: readonly string[]
}

const KOSONG: Isi = { no_kirim: '', kode_baki: '', sampai: [] }

/** One dispatch in hand: which of its pieces have been scanned or ticked. */
const useTerima = () => {
  const cache = useQueryClient()
  const draft = useDraft<Isi>('terima_barang', KOSONG)
  const [salah, setSalah] = useState<string>()
  const { busy, run } = useBusy()
  const { no_kirim, kode_baki, sampai } = draft.value
  const kirim = useQuery({ ...query(getKirim, { no_kirim }), enabled: no_kirim !== '', staleTime: 0 }).data
  const bakiTerakhir = useRef('')
  const latest = useRef({ draft: draft.value, kirim })
  latest.current = { draft: draft.value, kirim }
  const buka = async (nomor: string) => {
    const isi = await cache.fetchQuery({ ...query(getKirim, { no_kirim: nomor }), staleTime: 0 })
    draft.set({ ...KOSONG, no_kirim: isi.no_kirim, kode_baki: latest.current.draft.kode_baki || bakiTerakhir.current })
  }
  const tandai = (kode: string) => draft.set((now) => ({ ...now, sampai: [...now.sampai, kode] }))
  const scan = async (kode: string) => {
    const { kirim: now, draft: isi } = latest.current
    if (!now) {
      await buka(kode)
      return <b>Kiriman {kode} dibuka</b>
    }
    const barang = now.detail_barang.find((one) => one.kode_barcode === kode && one.keadaan === 'DIKIRIM')
    if (!barang) throw new Error(`Barang ${kode} Tidak Di Jalan Dengan Kiriman ${now.no_kirim}`)
    if (isi.sampai.includes(kode)) throw new Error(`Barang ${kode} Sudah Ada Di Tabel`)
    tandai(kode)
    return (
      <>
        <b>{barang.nama_barang}</b> {cellText('gram', barang.berat)} g sampai
      </>
    )
  }
  const submit = async () => {
    if (!kirim || sampai.length === 0) return
    if (kode_baki === '') return setSalah('Kode Baki Harus Dipilih')
    bakiTerakhir.current = kode_baki
    await run(async () => {
      const input = { no_kirim: kirim.no_kirim, kode_baki, detail_barang: [...sampai] }
      const { message, no_terima, sisa } = await draft.submit(terimaBarang, input)
      popup('success', message, sisa > 0 ? `${no_terima}, ${sisa} barang belum sampai` : no_terima)
      await cache.invalidateQueries({ queryKey: queryKey(kirimanBaru) })
    })
  }
  const pilihBaki = (kode: string) => {
    setSalah(undefined)
    draft.set((now) => ({ ...now, kode_baki: kode }))
  }
  return { draft, kirim, pilihBaki, salah, buka, tandai, scan, submit, busy }
}

type Terima = ReturnType<typeof useTerima>

function Kepala({ terima, kirim, jalan }: { terima: Terima; kirim: Kirim; jalan: readonly Barang[] }) {
  const baki = useBakiReadyOptions()
  const { draft, pilihBaki, salah } = terima
  const semua = () => draft.set((now) => ({ ...now, sampai: jalan.map((one) => one.kode_barcode) }))
  return (
    <Card>
      <div className={css.kepala}>
        <span>
          <b className="k-mono">{kirim.no_kirim}</b> dari {kirim.kode_toko}, {jalan.length} pcs di jalan
        </span>
        <Button onClick={semua}>Semua sampai</Button>
        <Button kind="subtle" onClick={draft.clear}>
          Kiriman lain
        </Button>
        <KodeSelect
          name="kode_baki"
          label="Kode Baki"
          required
          value={draft.value.kode_baki}
          onChange={pilihBaki}
          error={salah}
          {...baki}
        />
      </div>
    </Card>
  )
}

function Isian({ terima, kirim }: { terima: Terima; kirim: Kirim }) {
  const { draft, scan, tandai } = terima
  const { sampai } = draft.value
  const jalan = kirim.detail_barang.filter((one) => one.keadaan === 'DIKIRIM')
  const belum = jalan.filter((one) => !sampai.includes(one.kode_barcode))
  return (
    <>
      <Kepala terima={terima} kirim={kirim} jalan={jalan} />
      <LinesTable
        columns={COLUMNS}
        rows={sampai.flatMap((kode) => jalan.filter((one) => one.kode_barcode === kode))}
        rowId={(row) => row.kode_barcode}
        noun="barang"
        newestId={sampai[sampai.length - 1]}
        emptyText="Pindai barang yang sampai"
        onRemove={(row) =>
          draft.set((now) => ({ ...now, sampai: now.sampai.filter((kode) => kode !== row.kode_barcode) }))
        }
      >
        <ScanLine onScan={scan} />
      </LinesTable>
      {belum.length > 0 && (
        <Card title="Belum sampai" note={`${belum.length} pcs, klik yang sudah ada`} flush>
          <ul className={css.daftar}>
            {belum.map((one) => (
              <li key={one.kode_barcode}>
                <button type="button" onClick={() => tandai(one.kode_barcode)}>
                  <span className="k-mono">{one.kode_barcode}</span>
                  <span>{one.nama_barang}</span>
                  <span>{one.kadar}</span>
                  <b>{cellText('gram', one.berat)} g</b>
                  <Badge tone="blue">di jalan</Badge>
                </button>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

/** Goods from another shop: scan the slip, scan or tick what arrived, choose the tray. The rest stays on the way, in red. */
export default function TerimaBarangScreen() {
  useTitle('Terima Barang')
  const terima = useTerima()
  const { draft, kirim, scan, buka, submit, busy } = terima
  const { sampai, kode_baki } = draft.value
  const ada = kirim?.detail_barang.filter((one) => sampai.includes(one.kode_barcode)) ?? []
  const berat = mg(ada.reduce((sum, one) => sum + one.berat, 0))
  return (
    <Form onSave={() => void submit()}>
      <Page
        path={['Barang', 'Terima Barang']}
        title="Terima Barang"
        actions={<DraftMark draft={draft} />}
        bar={
          <SaveBar
            facts={[
              { label: 'Sampai', value: cellText('int', sampai.length), unit: 'pcs' },
              { label: 'Ke Baki', value: kode_baki || '-' },
            ]}
            total={{ label: 'Berat', value: `${cellText('gram', berat)} g` }}
            saveText="Simpan Data"
            busyText="Sedang Menyimpan"
            busy={busy}
            disabled={sampai.length === 0}
            onSave={() => void submit()}
          />
        }
      >
        <DraftBanner draft={draft} summary={(isi) => `${isi.sampai.length} barang dari ${isi.no_kirim}`} />
        {kirim && draft.value.no_kirim !== '' ? (
          <Isian terima={terima} kirim={kirim} />
        ) : (
          <>
            <Card>
              <ScanLine onScan={scan} placeholder="Pindai slip kiriman, lalu Enter" />
            </Card>
            <Kiriman onOpen={(nomor) => buka(nomor).catch(showError)} />
          </>
        )}
      </Page>
    </Form>
  )
}
