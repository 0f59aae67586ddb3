import type { OutputOf } from '@kencana/contract'
import { formatGram, mg } from '@kencana/ledger'
import { LoadError, query, useTitle, useUser } from '@kencana/screens'
import {
  Button,
  Card,
  cellText,
  cx,
  Empty,
  IconArrowRight,
  IconPrinter,
  iconOfJenis,
  Page,
  Skeleton,
  Status,
  sebutan,
  sebutanKalimat,
} from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { KoreksiBarang } from '../koreksi-barang/koreksi-barang.shared.tsx'
import { riwayatBarang } from './data-barang.contract.ts'
import css from './data-barang.module.css'
import { useFotoBarang } from './foto.shared.tsx'
import { TabelRiwayat } from './tabel-riwayat.shared.tsx'

type Asal = OutputOf<typeof riwayatBarang>
type Barang = Asal['barang']
type Kejadian = Asal['riwayat'][number]

const JURNAL: Readonly<Record<string, string>> = {
  TAMBAH: 'Tambah barang',
  PINDAH: 'Pindah barang',
  BATAL_PINDAH: 'Batal pindah barang',
  GANTI_GROUP: 'Ganti kategori',
  KOREKSI_BERAT: 'Koreksi berat',
}

const namaJurnal = (kind: string): string => JURNAL[kind] ?? sebutanKalimat(kind)

const HARI = 86_400_000
const umur = (dari: string, sampai: string): number =>
  Math.round((Date.parse(`${sampai}T00:00:00Z`) - Date.parse(`${dari}T00:00:00Z`)) / HARI)

function Fakta({ barang, harga_kini }: Pick<Asal, 'barang' | 'harga_kini'>) {
  const { tgl_system, kode_toko } = useUser()
  const murni = (barang.berat * barang.persentase) / 1_000_000
  const baris: [string, React.ReactNode][] = [
    ['Status', <Status key="status" value={barang.status_barang} />],
    ['Kategori', `${barang.kode_group} ${barang.nama_group}`],
    ['Jenis', `${barang.kode_dept} ${barang.nama_dept}`],
    ...(barang.kode_toko === kode_toko ? [] : [['Toko', barang.kode_toko] as [string, string]]),
    ['Baki', barang.kode_baki === '-' ? '-' : `${barang.kode_baki}, ${barang.kode_gudang}`],
    ['Kadar', `${barang.kadar}, cetak ${barang.kadar_cetak}`],
    ...(barang.barcode_lama === '-' ? [] : [['Barcode Lama', barang.barcode_lama] as [string, string]]),
    ['Berat', `${cellText('gram', barang.berat)} g`],
    ['Berat Asli', `${cellText('gram', barang.berat_asli)} g`],
    ['Emas murni', `${formatGram(mg(Math.round(murni)))} g`],
    ...(harga_kini === null ? [] : [['Harga hari ini', cellText('rupiah', harga_kini)] as [string, string]]),
    [barang.is_markis ? 'Harga tetap (markis)' : 'Harga saat dicatat', cellText('rupiah', barang.harga_total)],
    ...(barang.modal === null ? [] : [['Modal', cellText('rupiah', barang.modal)] as [string, string]]),
    ['Umur stok', `${umur(barang.tgl_masuk, tgl_system)} hari`],
  ]
  return (
    <dl className={css.facts}>
      {baris.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Foto({ barang }: { barang: Barang }) {
  const src = useFotoBarang(barang)
  const Pictogram = iconOfJenis(barang.kode_dept)
  return <div className={css.foto}>{src ? <img src={src} alt={barang.nama_barang} /> : <Pictogram size={48} />}</div>
}

function Satu({ barang, harga_kini }: Pick<Asal, 'barang' | 'harga_kini'>) {
  return (
    <Card>
      <Foto barang={barang} />
      <h2 className={css.nama}>{barang.nama_barang}</h2>
      <div className="k-mono k-dim">
        {barang.kode_barang}, {barang.kode_barcode}
      </div>
      <Fakta barang={barang} harga_kini={harga_kini} />
    </Card>
  )
}

/** Where a step of the trace stands between the lightest and the heaviest weight, in percent. */
const letak = (berat: number, semua: readonly number[]): number => {
  const [low, high] = [Math.min(...semua), Math.max(...semua)]
  return low === high ? 20 : 20 + ((berat - low) / (high - low)) * 60
}

interface LangkahProps {
  kejadian: Kejadian
  hariBaru: boolean
  terbaru: boolean
  x: number
  xLama: number | null
}

function Langkah({ kejadian, hariBaru, terbaru, x, xLama }: LangkahProps) {
  const { zona_waktu } = useUser()
  const jam = new Date(kejadian.waktu).toLocaleTimeString('sv-SE', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zona_waktu,
  })
  return (
    <li className={cx(css.step, terbaru && css.newest)}>
      <span className={css.when}>
        {hariBaru && <b>{kejadian.tgl_system}</b>}
        <small>{jam}</small>
      </span>
      <span className={css.node} aria-hidden="true" />
      <span className={css.what}>
        <b>{namaJurnal(kejadian.kind)}</b>
        <small>
          {sebutan(kejadian.dari)} <IconArrowRight size={12} /> {sebutan(kejadian.ke)}
        </small>
      </span>
      <span className={css.doc}>
        <span className="k-mono">{kejadian.document}</span>
        <small>{kejadian.user_id}</small>
      </span>
      <span className={css.weight}>
        <b>{cellText('gram', kejadian.berat)}</b>
        {kejadian.selisih !== 0 && (
          <small data-loss={kejadian.selisih < 0 || undefined}>
            {kejadian.selisih > 0 ? '+' : ''}
            {cellText('gram', kejadian.selisih)}
          </small>
        )}
      </span>
      <svg className={css.trace} viewBox="0 0 100 56" preserveAspectRatio="none" aria-hidden="true">
        <path d={xLama === null ? `M${x} 28V56` : `M${xLama} 0V8H${x}V56`} vectorEffect="non-scaling-stroke" />
      </svg>
    </li>
  )
}

function Garis({ riwayat }: { riwayat: readonly Kejadian[] }) {
  const berat = riwayat.map((one) => one.berat)
  return (
    <Card flush className={css.mutasi}>
      <div className={css.stepHead}>
        <span>Tanggal System</span>
        <span />
        <span>Mutasi</span>
        <span>Dokumen</span>
        <span className={css.weight}>Berat (g)</span>
        <span>Jejak berat</span>
      </div>
      <ol className={css.steps}>
        {riwayat.map((kejadian, at) => (
          <Langkah
            key={kejadian.document}
            kejadian={kejadian}
            hariBaru={riwayat[at - 1]?.tgl_system !== kejadian.tgl_system}
            terbaru={at === 0}
            x={letak(kejadian.berat, berat)}
            xLama={at === 0 ? null : letak(riwayat[at - 1]?.berat ?? kejadian.berat, berat)}
          />
        ))}
      </ol>
      <div className={css.stepFoot}>{riwayat.length} mutasi, tertutup seimbang</div>
    </Card>
  )
}

/** Where an item came from: everything that ever moved it, newest first, and what it weighed. */
export default function AsalUsulScreen() {
  const { kode = '' } = useSearch({ strict: false }) as { kode?: string }
  const asal = useQuery({ ...query(riwayatBarang, { kode }), enabled: kode !== '' })
  useTitle('Asal-usul barang')
  const { kode_toko } = useUser()
  return (
    <Page
      path={['Barang', 'Data Barang', kode]}
      title="Asal-usul barang"
      actions={
        <>
          {/* What is done to a piece is done in its shop. */}
          {asal.data?.barang.kode_toko === kode_toko && <KoreksiBarang barang={asal.data.barang} />}
          <Button icon={<IconPrinter />} onClick={() => print()} disabled={!asal.data}>
            Cetak
          </Button>
        </>
      }
    >
      {kode === '' && <Empty title="Data Barang Tidak Ada" hint="Pilih barang di Data Barang." />}
      {asal.isError && <LoadError error={asal.error} onRetry={() => void asal.refetch()} />}
      {asal.isPending && kode !== '' && (
        <Card>
          <Skeleton width="60%" />
        </Card>
      )}
      {asal.data && (
        <div className={css.asal}>
          <Satu barang={asal.data.barang} harga_kini={asal.data.harga_kini} />
          <div className={css.kanan}>
            <Garis riwayat={asal.data.riwayat} />
            <Card title="Riwayat ubahan" flush>
              <TabelRiwayat rows={asal.data.ubahan} />
            </Card>
          </div>
        </div>
      )}
    </Page>
  )
}
