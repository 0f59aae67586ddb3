import type { OutputOf } from '@kencana/contract'
import { LoadError, query, useUser } from '@kencana/screens'
import { Badge, Button, Card, type Column, cellText, DataTable, Page, useTableView } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { auditNeraca } from './neraca.contract.ts'
import { SalinanKunci } from './salinan-kunci/salinan-kunci.part.tsx'

type Hasil = OutputOf<typeof auditNeraca>
type Pelanggaran = Hasil['pelanggaran'][number]

const COLUMNS: readonly Column<Pelanggaran>[] = [
  { key: 'aturan', title: 'Aturan', kind: 'kode' },
  { key: 'keterangan', title: 'Keterangan', kind: 'name' },
]

function Ringkasan({ hasil, zone }: { hasil: Hasil; zone: string }) {
  const pada = new Date(hasil.diperiksa_pada).toLocaleString('sv-SE', { timeZone: zone })
  return (
    <Card title={hasil.bersih ? 'Neraca seimbang' : 'Neraca tidak seimbang'} note={`diperiksa ${pada}`}>
      <Badge tone={hasil.bersih ? 'green' : 'red'}>
        {hasil.bersih ? 'BERSIH' : `${cellText('int', hasil.pelanggaran.length)} PELANGGARAN`}
      </Badge>{' '}
      {cellText('int', hasil.jurnal)} jurnal dengan {cellText('int', hasil.mutasi)} mutasi dan{' '}
      {cellText('int', hasil.hari_ditutup)} hari yang ditutup dihitung ulang dari baris pertama. Segel{' '}
      {cellText('int', hasil.segel_cocok)} hari cocok dengan kuncinya
      {hasil.segel_belum === 0 ? '.' : `, ${cellText('int', hasil.segel_belum)} hari belum dapat diperiksa.`} Tanda
      tangan untuk pihak luar {cellText('int', hasil.bukti_cocok)} hari benar
      {hasil.bukti_belum === 0 ? '.' : `, ${cellText('int', hasil.bukti_belum)} hari ditutup tanpa tanda tangan.`}
      {hasil.peran === 'satu peran' &&
        ' Server ini memiliki tabelnya sendiri (satu peran): beri ia peran kedua, lihat docs/deploy.md.'}
    </Card>
  )
}

/** The owner's proof of the whole ledger: recomputed when the page opens and on demand. */
export default function NeracaScreen() {
  const { zona_waktu } = useUser()
  const view = useTableView()
  // A long ledger takes longer than the five seconds that other calls are given.
  const audit = useQuery({ ...query(auditNeraca, {}, { guarded: false }), staleTime: 0, gcTime: 0 })
  return (
    <Page
      path={['Pengaturan', 'Audit Neraca']}
      title="Audit Neraca"
      actions={
        <Button kind="primary" busy={audit.isFetching} busyText="Sedang Memeriksa" onClick={() => void audit.refetch()}>
          Periksa Sekarang
        </Button>
      }
    >
      {audit.isError && !audit.data && <LoadError error={audit.error} onRetry={() => void audit.refetch()} />}
      {audit.data && <Ringkasan hasil={audit.data} zone={zona_waktu} />}
      <SalinanKunci />
      <DataTable
        columns={COLUMNS}
        rows={audit.data?.pelanggaran}
        rowId={(row) => `${row.aturan} ${row.keterangan}`}
        view={view}
        emptyText="Tidak Ada Pelanggaran"
        noun="pelanggaran"
      />
    </Page>
  )
}
