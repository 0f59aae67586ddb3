import type { OutputOf } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import { gramText, HistoryCard, LoadError, query, rupiahText, SaveBar, useSend, useUser } from '@kencana/screens'
import { ask, Card, type Column, cellText, DataTable, Page, useTableView } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { nilaiKini } from './koreksi-nilai.contract.ts'
import { KoreksiNilai } from './koreksi-nilai.part.tsx'
import { batalNilaiAwal, listNilaiAwal, perluDinilai, rencanaNilai, simpanNilaiAwal } from './nilai.contract.ts'

type Kelompok = OutputOf<typeof rencanaNilai>['kelompok'][number]

const COLUMNS: readonly Column<Kelompok>[] = [
  { key: 'kode_group', title: 'Kategori', kind: 'kode' },
  { key: 'nama_group', title: 'Nama', kind: 'name' },
  { key: 'berat', title: 'Milik Toko', kind: 'gram', total: true },
  { key: 'harga_modal', title: 'Harga Modal', kind: 'rupiah' },
  { key: 'nilai', title: 'Nilai', kind: 'rupiah', total: true },
  { key: 'nilai_pasar', title: 'Nilai Pasar', kind: 'rupiah', total: true },
]

const CHANGES = [rencanaNilai, listNilaiAwal, nilaiKini]

const jumlah = (kelompok: readonly Kelompok[], apa: 'terjual' | 'susut' | 'hpp'): number =>
  kelompok.reduce((sum, one) => sum + one[apa], 0)

const keluar = (kelompok: readonly Kelompok[]): string => {
  const [terjual, susut] = [jumlah(kelompok, 'terjual'), jumlah(kelompok, 'susut')]
  return [
    terjual !== 0 && `${gramText(terjual)} sudah terjual hari ini tanpa HPP`,
    susut !== 0 && `${gramText(susut)} susut hari ini tanpa nilai`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** What left earlier today without a cost: what the value makes cost too, and what it does not. */
const sudahKeluar = (kelompok: readonly Kelompok[]): string => {
  const ikut = kelompok.filter(({ harga_modal }) => harga_modal > 0)
  const luput = keluar(kelompok.filter(({ harga_modal }) => harga_modal === 0))
  const dinilai = keluar(ikut)
  return [
    dinilai && `${dinilai}; ikut dinilai ${rupiahText(jumlah(ikut, 'hpp'))}.`,
    luput && `${luput}; tidak ikut dinilai selama harga modalnya belum diisi.`,
  ]
    .filter(Boolean)
    .join(' ')
}

interface KeadaanProps {
  sejak: string | null
  tanpa: number
  janggal: readonly string[]
  lalu: string
}

/** What OWN is told before he presses: since when goods have a value, what does not have one yet, and what left without one today. */
function Keadaan({ sejak, tanpa, janggal, lalu }: KeadaanProps) {
  return (
    <Card title={sejak === null ? 'Belum dinilai' : `Dinilai sejak ${sejak}`}>
      {lalu !== '' && (
        <p>
          <b>{lalu}</b>
        </p>
      )}
      {sejak === null
        ? 'Setelah nilai awal disimpan, setiap tutup toko membukukan nilai emas: yang dibeli, terjual, dan susut.'
        : 'Tutup toko membukukan nilai emas setiap hari. Di bawah ini hanya kategori yang belum punya nilai.'}
      {tanpa > 0 && (
        <>
          {` ${tanpa} kategori tanpa harga modal ditinggal, yang terjual darinya tanpa HPP. `}
          <Link to="/master-parameter-harga-emas">Isi Harga Modal</Link>
        </>
      )}
      {janggal.length > 0 && (
        <b> Harga modal {janggal.join(', ')} terlalu jauh dari harganya: betulkan dulu di Master Kategori.</b>
      )}
    </Card>
  )
}

function Riwayat() {
  const { tgl_system } = useUser()
  const list = useQuery({ ...query(listNilaiAwal, { tanggal: tgl_system }), staleTime: 0 })
  return (
    <HistoryCard
      title="Nilai awal hari ini"
      list={list}
      emptyText="Belum ada nilai awal hari ini"
      entry={(row) => ({
        nomor: row.no_nilai_awal,
        waktu: row.waktu,
        isi: row.ditinggal === 0 ? `${row.kategori} kategori` : `${row.kategori} kategori, ${row.ditinggal} ditinggal`,
        jumlah: [cellText('rupiah', row.jumlah)],
        no_batal: row.no_batal,
      })}
      cancel={{
        endpoint: batalNilaiAwal,
        param: 'no_nilai_awal',
        title: 'Batal Nilai Awal',
        text: (row) => `${rupiahText(row.jumlah)} ditarik lagi; emas toko ini kembali belum dinilai.`,
        changes: CHANGES,
      }}
    />
  )
}

/** The owner's opening run: what the shop's own gold costs, group by group, pressed once. */
export default function NilaiAwalScreen() {
  const view = useTableView()
  const rencana = useQuery({ ...query(rencanaNilai, {}), staleTime: 0 })
  const { busy, submit } = useSend(simpanNilaiAwal, { changes: CHANGES })
  const { sejak = null, kelompok = [], jumlah: nilai = 0 } = rencana.data ?? {}
  const lalu = sudahKeluar(kelompok)
  const pasar = kelompok.reduce((sum, one) => sum + one.nilai_pasar, 0)
  const janggal = kelompok.filter((one) => one.janggal).map(({ kode_group }) => kode_group)
  const simpan = async () => {
    const ya = await ask({
      title: 'Simpan Nilai Awal?',
      text: `${lalu === '' ? '' : `${lalu} `}Emas toko ini mulai dengan nilai ${rupiahText(nilai)}; menurut harga hari ini ${rupiahText(pasar)}. Setelah toko ditutup hanya koreksi nilai yang mengubahnya.`,
      ok: 'Simpan Nilai Awal',
    })
    if (ya) void submit({ jumlah: rp(nilai) })
  }
  return (
    <Page
      path={['Keuangan', 'Nilai Awal Emas']}
      title="Nilai Awal Emas"
      bar={
        kelompok.length === 0 ? undefined : (
          <SaveBar
            write={simpanNilaiAwal}
            facts={[
              { label: 'Kategori', value: kelompok.length },
              { label: 'Nilai Pasar', value: rupiahText(pasar) },
            ]}
            total={{ label: 'Nilai Awal', value: cellText('rupiah', nilai), prefix: 'Rp.' }}
            saveText="Simpan Nilai Awal"
            busy={busy}
            disabled={!perluDinilai(kelompok) || janggal.length > 0}
            onSave={() => void simpan()}
          />
        )
      }
    >
      {rencana.isError && !rencana.data && <LoadError error={rencana.error} onRetry={() => void rencana.refetch()} />}
      {rencana.data && (
        <Keadaan
          sejak={sejak}
          tanpa={kelompok.filter(({ harga_modal }) => harga_modal === 0).length}
          janggal={janggal}
          lalu={lalu}
        />
      )}
      <DataTable
        columns={COLUMNS}
        rows={rencana.data?.kelompok}
        rowId={(row) => row.kode_group}
        view={view}
        emptyText={sejak === null ? 'Belum Ada Emas Di Toko Ini' : 'Semua Kategori Sudah Punya Nilai'}
        noun="kategori"
      />
      <Riwayat />
      {sejak !== null && <KoreksiNilai />}
    </Page>
  )
}
