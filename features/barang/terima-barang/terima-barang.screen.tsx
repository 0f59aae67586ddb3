import type { OutputOf } from '@kencana/contract'
import { mg } from '@kencana/ledger'
import { call, LinesTable, LoadError, mutation, query, queryKey, SaveBar, ScanLine, useTitle } from '@kencana/screens'
import { Badge, Button, Card, type Column, cellText, Empty, Form, KodeSelect, Page, popup } from '@kencana/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
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

/** One dispatch in hand: which of its pieces have been scanned. */
const useTerima = () => {
  const cache = useQueryClient()
  const [kirim, setKirim] = useState<Kirim | null>(null)
  const [sampai, setSampai] = useState<readonly string[]>([])
  const [kode_baki, setBaki] = useState('')
  const [salah, setSalah] = useState<string>()
  const latest = useRef({ kirim, sampai })
  latest.current = { kirim, sampai }
  const tutup = () => {
    setKirim(null)
    setSampai([])
  }
  const buka = async (no_kirim: string) => {
    setKirim(await call(getKirim, { no_kirim }))
    setSampai([])
  }
  const scan = async (kode: string) => {
    const { kirim: now, sampai: ada } = latest.current
    if (!now) {
      await buka(kode)
      return <b>Kiriman {kode} dibuka</b>
    }
    const barang = now.detail_barang.find((one) => one.kode_barcode === kode && one.keadaan === 'DIKIRIM')
    if (!barang) throw new Error(`Barang ${kode} Tidak Di Jalan Dengan Kiriman ${now.no_kirim}`)
    if (ada.includes(kode)) throw new Error(`Barang ${kode} Sudah Ada Di Tabel`)
    setSampai((before) => [...before, kode])
    return (
      <>
        <b>{barang.nama_barang}</b> {cellText('gram', barang.berat)} g sampai
      </>
    )
  }
  const simpan = useMutation({
    ...mutation(terimaBarang),
    onSuccess: async ({ message, no_terima, sisa }) => {
      await cache.invalidateQueries({ queryKey: queryKey(kirimanBaru) })
      popup('success', message, sisa > 0 ? `${no_terima}, ${sisa} barang belum sampai` : no_terima)
      tutup()
    },
  })
  const submit = () => {
    if (!kirim || simpan.isPending || sampai.length === 0) return
    if (kode_baki === '') return setSalah('Kode Baki Harus Dipilih')
    simpan.mutate({ no_kirim: kirim.no_kirim, kode_baki, detail_barang: [...sampai] })
  }
  const pilihBaki = (kode: string) => {
    setSalah(undefined)
    setBaki(kode)
  }
  return { kirim, sampai, setSampai, kode_baki, pilihBaki, salah, buka, tutup, scan, submit, busy: simpan.isPending }
}

function Isi({ terima, kirim }: { terima: ReturnType<typeof useTerima>; kirim: Kirim }) {
  const baki = useBakiReadyOptions()
  const { sampai, setSampai, kode_baki, pilihBaki, salah, tutup, scan } = terima
  const dikirim = kirim.detail_barang.filter((one) => one.keadaan === 'DIKIRIM')
  const rows = sampai.flatMap((kode) => dikirim.filter((one) => one.kode_barcode === kode))
  return (
    <>
      <Card>
        <div className={css.kepala}>
          <span>
            <b className="k-mono">{kirim.no_kirim}</b> dari {kirim.kode_toko}, {dikirim.length} pcs di jalan
          </span>
          <Button onClick={() => setSampai(dikirim.map((one) => one.kode_barcode))}>Semua sampai</Button>
          <Button kind="subtle" onClick={tutup}>
            Kiriman lain
          </Button>
          <KodeSelect
            name="kode_baki"
            label="Kode Baki"
            required
            value={kode_baki}
            onChange={pilihBaki}
            error={salah}
            {...baki}
          />
        </div>
      </Card>
      <LinesTable
        columns={COLUMNS}
        rows={rows}
        rowId={(row) => row.kode_barcode}
        noun="barang"
        newestId={sampai[sampai.length - 1]}
        emptyText="Pindai barang yang sampai"
        onRemove={(row) => setSampai((before) => before.filter((kode) => kode !== row.kode_barcode))}
      >
        <ScanLine onScan={scan} />
      </LinesTable>
    </>
  )
}

/** Goods from another shop: scan the slip, scan what arrived, choose the tray. What is missing stays on the way, in red. */
export default function TerimaBarangScreen() {
  useTitle('Terima Barang')
  const terima = useTerima()
  const { kirim, sampai, scan, buka, submit, busy, kode_baki } = terima
  const berat = kirim
    ? kirim.detail_barang.filter((one) => sampai.includes(one.kode_barcode)).reduce((sum, one) => sum + one.berat, 0)
    : 0
  return (
    <Form onSave={submit}>
      <Page
        path={['Barang', 'Terima Barang']}
        title="Terima Barang"
        bar={
          <SaveBar
            facts={[
              { label: 'Sampai', value: cellText('int', sampai.length), unit: 'pcs' },
              { label: 'Ke Baki', value: kode_baki || '-' },
            ]}
            total={{ label: 'Berat', value: `${cellText('gram', mg(berat))} g` }}
            saveText="Simpan Data"
            busyText="Sedang Menyimpan"
            busy={busy}
            disabled={sampai.length === 0}
            onSave={submit}
          />
        }
      >
        {kirim ? (
          <Isi terima={terima} kirim={kirim} />
        ) : (
          <>
            <Card>
              <ScanLine onScan={scan} placeholder="Pindai slip kiriman, lalu Enter" />
            </Card>
            <Kiriman onOpen={buka} />
          </>
        )}
      </Page>
    </Form>
  )
}
