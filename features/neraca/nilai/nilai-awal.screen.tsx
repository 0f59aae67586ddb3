import type { OutputOf } from '@kencana/contract'
import { HistoryCard, LoadError, query, rupiahText, useSend, useUser } from '@kencana/screens'
import { Button, Card, type Column, cellText, DataTable, Page, useTableView } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { batalNilaiAwal, listNilaiAwal, rencanaNilai, simpanNilaiAwal } from './nilai.contract.ts'

type Kelompok = OutputOf<typeof rencanaNilai>['kelompok'][number]

const COLUMNS: readonly Column<Kelompok>[] = [
  { key: 'kode_group', title: 'Kategori', kind: 'kode' },
  { key: 'nama_group', title: 'Nama', kind: 'name' },
  { key: 'berat', title: 'Milik Toko', kind: 'gram', total: true },
  { key: 'harga_modal', title: 'Harga Modal', kind: 'rupiah' },
  { key: 'nilai', title: 'Nilai', kind: 'rupiah', total: true },
]

const CHANGES = [rencanaNilai, listNilaiAwal]

/** What OWN is told before he presses: since when goods have a value, and what does not have one yet. */
function Keadaan({ sejak, tanpa }: { sejak: string | null; tanpa: number }) {
  return (
    <Card title={sejak === null ? 'Belum dinilai' : `Dinilai sejak ${sejak}`}>
      {sejak === null
        ? 'Setelah nilai awal disimpan, setiap tutup toko membukukan nilai emas: yang dibeli, terjual, dan susut.'
        : 'Tutup toko membukukan nilai emas setiap hari. Di bawah ini hanya kategori yang belum punya nilai.'}
      {tanpa > 0 && ` ${tanpa} kategori tanpa harga modal ditinggal, nilainya menyusul setelah harga modalnya diisi.`}
    </Card>
  )
}

/** The owner's opening run: what the shop's own gold costs, group by group, pressed once. */
export default function NilaiAwalScreen() {
  const { tgl_system } = useUser()
  const view = useTableView()
  const rencana = useQuery({ ...query(rencanaNilai, {}), staleTime: 0 })
  const list = useQuery({ ...query(listNilaiAwal, { tanggal: tgl_system }), staleTime: 0 })
  const { busy, submit } = useSend(simpanNilaiAwal, { changes: CHANGES })
  const { sejak = null, kelompok = [], jumlah } = rencana.data ?? {}
  return (
    <Page
      path={['Keuangan', 'Nilai Awal Emas']}
      title="Nilai Awal Emas"
      actions={
        <Button kind="primary" busy={busy} disabled={!jumlah} onClick={() => void (jumlah && submit({ jumlah }))}>
          Simpan Nilai Awal {jumlah ? rupiahText(jumlah) : ''}
        </Button>
      }
    >
      {rencana.isError && !rencana.data && <LoadError error={rencana.error} onRetry={() => void rencana.refetch()} />}
      {rencana.data && <Keadaan sejak={sejak} tanpa={kelompok.filter(({ harga_modal }) => harga_modal === 0).length} />}
      <DataTable
        columns={COLUMNS}
        rows={rencana.data?.kelompok}
        rowId={(row) => row.kode_group}
        view={view}
        emptyText="Semua Kategori Sudah Punya Nilai"
        noun="kategori"
      />
      <HistoryCard
        title="Nilai awal hari ini"
        list={list}
        emptyText="Belum ada nilai awal hari ini"
        entry={(row) => ({
          nomor: row.no_nilai_awal,
          waktu: row.waktu,
          isi:
            row.ditinggal === 0 ? `${row.kategori} kategori` : `${row.kategori} kategori, ${row.ditinggal} ditinggal`,
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
    </Page>
  )
}
