import type { OutputOf } from '@kencana/contract'
import {
  beratTotal,
  DokumenPage,
  gramText,
  LinesTable,
  LoadError,
  PickCard,
  pcsFact,
  pcsText,
  query,
  ScanLine,
  type ShownSlip,
  showError,
  useBusy,
  useDraft,
  useInvalidate,
} from '@kencana/screens'
import { ask, Button, Card, type Column, KodeSelect, popup } from '@kencana/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useBakiReadyOptions } from '../../master/baki/baki.picker.tsx'
import { dariLabel } from '../data-barang/barcode-lama.shared.tsx'
import { getKirim } from '../kirim-barang/kirim-barang.contract.ts'
import { RiwayatTerima, SlipTerima, type Terima } from './slip-terima.part.tsx'
import { kirimanBaru, listTerima, terimaBarang } from './terima-barang.contract.ts'
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
    <PickCard
      title="Kiriman di jalan ke toko ini"
      emptyText="Tidak ada kiriman di jalan"
      rows={list.data?.map((row) => ({
        kode: row.no_kirim,
        nama: `dari ${row.kode_toko}`,
        note: pcsText(row.sisa),
        berat: row.sisa_berat,
        ...((row.hilang ?? 0) > 0
          ? { badge: `${row.hilang} hilang`, tone: 'red' }
          : row.sisa < row.pcs
            ? { badge: 'kurang', tone: 'red' }
            : { badge: 'baru' }),
      }))}
      onPick={(no_kirim) => void onOpen(no_kirim)}
    >
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
    </PickCard>
  )
}

interface Isi {
  no_kirim: string
  kode_baki: string
  /** Barcodes of what arrived, in the order of scanning. */
  sampai: readonly string[]
  /** By 'Semua sampai': nobody scanned them. */
  semua?: boolean
}

/** What nobody scanned, or what is missing, is said before it is booked. */
const yakin = async (sampai: number, belum: number, semua: boolean): Promise<boolean> => {
  if (belum > 0)
    return ask({
      title: 'Anda Yakin !!',
      text: `${sampai} barang diterima, ${belum} barang belum sampai dan tetap di jalan.`,
      ok: 'Terima Sebagian',
    })
  return (
    !semua ||
    ask({
      title: 'Anda Yakin !!',
      text: `${sampai} barang diterima tanpa dipindai satu per satu.`,
      ok: 'Terima Semua',
    })
  )
}

const BLANK: Isi = { no_kirim: '', kode_baki: '', sampai: [] }

/** One dispatch in hand: which of its pieces have been scanned or ticked. */
const useTerima = () => {
  const cache = useQueryClient()
  const invalidate = useInvalidate()
  const draft = useDraft<Isi>('terima_barang', BLANK)
  const [error, setError] = useState<string>()
  const [shown, setShown] = useState<ShownSlip<Terima> | null>(null)
  const { busy, run } = useBusy()
  const { no_kirim, kode_baki, sampai } = draft.value
  const kirim = useQuery({ ...query(getKirim, { no_kirim }), enabled: no_kirim !== '', staleTime: 0 }).data
  const lastBaki = useRef('')
  const latest = useRef({ draft: draft.value, kirim })
  latest.current = { draft: draft.value, kirim }
  const buka = async (nomor: string) => {
    const isi = await cache.fetchQuery({ ...query(getKirim, { no_kirim: nomor }), staleTime: 0 })
    draft.set({ ...BLANK, no_kirim: isi.no_kirim, kode_baki: latest.current.draft.kode_baki || lastBaki.current })
  }
  const tandai = (kode: string) =>
    draft.set((now) => (now.sampai.includes(kode) ? now : { ...now, sampai: [...now.sampai, kode] }))
  const scan = async (kode: string) => {
    const { kirim: now, draft: isi } = latest.current
    if (!now) {
      await buka(kode)
      return <b>Kiriman {kode} dibuka</b>
    }
    const jalan = now.detail_barang.filter((one) => one.keadaan === 'DIKIRIM')
    const barang = await dariLabel(kode, (ini) => jalan.find((one) => one.kode_barcode === ini))
    if (!barang) throw new Error(`Barang ${kode} Tidak Di Jalan Dengan Kiriman ${now.no_kirim}`)
    if (isi.sampai.includes(barang.kode_barcode)) throw new Error(`Barang ${barang.kode_barcode} Sudah Ada Di Tabel`)
    tandai(barang.kode_barcode)
    return (
      <>
        <b>{barang.nama_barang}</b> {gramText(barang.berat)} sampai
      </>
    )
  }
  const save = async () => {
    if (!kirim || sampai.length === 0) return
    if (kode_baki === '') return setError('Kode Baki Harus Dipilih')
    const belum = kirim.detail_barang.filter((one) => one.keadaan === 'DIKIRIM').length - sampai.length
    if (!(await yakin(sampai.length, belum, draft.value.semua === true))) return
    lastBaki.current = kode_baki
    await run(async () => {
      const input = { no_kirim: kirim.no_kirim, kode_baki, detail_barang: [...sampai] }
      const { message, sisa, data, barcode_lama_dilepas } = await draft.submit(terimaBarang, input)
      setShown({ slip: { ...data, sisa }, message })
      for (const { kode_barcode, barcode_lama } of barcode_lama_dilepas)
        popup('info', `Label Lama ${barcode_lama} Dilepas`, `Sudah dipakai barang lain: cetak label ${kode_barcode}`)
      await invalidate([kirimanBaru, listTerima])
    })
  }
  const pilihBaki = (kode: string) => {
    setError(undefined)
    draft.set((now) => ({ ...now, kode_baki: kode }))
  }
  return { draft, kirim, pilihBaki, error, buka, tandai, scan, save, busy, shown, setShown }
}

type Kerja = ReturnType<typeof useTerima>

function Kepala({ terima, kirim, jalan }: { terima: Kerja; kirim: Kirim; jalan: readonly Barang[] }) {
  const baki = useBakiReadyOptions()
  const { draft, pilihBaki, error } = terima
  const semua = () => draft.set((now) => ({ ...now, sampai: jalan.map((one) => one.kode_barcode), semua: true }))
  return (
    <Card>
      <div className={css.kepala}>
        <span>
          <b className="k-mono">{kirim.no_kirim}</b> dari {kirim.kode_toko}, {jalan.length} pcs di jalan
        </span>
        <Button onClick={semua}>Semua sampai</Button>
        <Button kind="subtle" onClick={() => void draft.cancel()}>
          Kiriman lain
        </Button>
        <KodeSelect
          name="kode_baki"
          label="Kode Baki"
          required
          value={draft.value.kode_baki}
          onChange={pilihBaki}
          error={error}
          {...baki}
        />
      </div>
    </Card>
  )
}

function Isian({ terima, kirim }: { terima: Kerja; kirim: Kirim }) {
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
        onRestore={({ kode_barcode }) => tandai(kode_barcode)}
      >
        <ScanLine onScan={scan} />
      </LinesTable>
      {belum.length > 0 && (
        <PickCard
          title="Belum sampai"
          note={`${belum.length} pcs, klik yang sudah ada`}
          rows={belum.map((one) => ({
            kode: one.kode_barcode,
            nama: one.nama_barang,
            note: one.kadar,
            berat: one.berat,
            ...(one.hilang ? { badge: 'hilang', tone: 'red' as const } : { badge: 'di jalan' }),
          }))}
          onPick={tandai}
        />
      )}
    </>
  )
}

/** Goods from another shop: scan the slip, scan or tick what arrived, choose the tray. The rest stays on the way, in red. */
export default function TerimaBarangScreen() {
  const terima = useTerima()
  const { draft, kirim, scan, buka, save, busy, shown, setShown } = terima
  const { sampai, kode_baki } = draft.value
  return (
    <DokumenPage
      path={['Barang', 'Terima Barang']}
      draft={draft}
      summary={(isi) => `${isi.sampai.length} barang dari ${isi.no_kirim}`}
      bar={{
        write: terimaBarang,
        facts: [pcsFact('Sampai', sampai), { label: 'Ke Baki', value: kode_baki || '-' }],
        total: beratTotal(kirim?.detail_barang.filter((one) => sampai.includes(one.kode_barcode)) ?? []),
        busy,
        disabled: sampai.length === 0,
        onSave: () => void save(),
      }}
    >
      {kirim && draft.value.no_kirim !== '' ? (
        <Isian terima={terima} kirim={kirim} />
      ) : (
        <>
          <Card>
            <ScanLine onScan={scan} placeholder="Pindai slip kiriman, lalu Enter" />
          </Card>
          <Kiriman onOpen={(nomor) => buka(nomor).catch(showError)} />
          <RiwayatTerima onSlip={(slip) => setShown({ slip })} />
        </>
      )}
      {shown && <SlipTerima {...shown} onClose={() => setShown(null)} />}
    </DokumenPage>
  )
}
