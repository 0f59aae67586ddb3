import type { OutputOf } from '@kencana/contract'
import { AKUN, type Akun, sifat } from '@kencana/ledger'
import type { LedgerFilter } from '@kencana/reports'
import { canOpen, LinesTable, LoadError, query, useUser } from '@kencana/screens'
import { Button, type Column, cellText, Modal, Skeleton, sebutanKalimat } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { NilaiDialog } from '../nilai/nilai-rinci.shared.tsx'
import { mutasiReports } from './mutasi.contract.ts'
import css from './mutasi.module.css'

type Hasil = OutputOf<typeof mutasiReports>
type Baris = Hasil['rows'][number]

const tempat = ({ akun, ref, lot }: Baris): string => [akun, ref, lot].filter((part) => part !== '-').join(' ')

/** A line with what the balance is after it. */
type Berjalan = Baris & { saldo: number }

function Barang({ kode_barang }: Baris) {
  const boleh = canOpen(useUser(), '/data-barang')
  if (kode_barang === '-' || !boleh) return kode_barang
  return (
    <Link to="/data-barang/asal-usul" search={{ kode: kode_barang }}>
      {kode_barang}
    </Link>
  )
}

function Nilai({ no_nilai, onOpen }: { no_nilai: string; onOpen: (no_nilai: string) => void }) {
  return (
    <button
      type="button"
      className={css.nilai}
      aria-label={`${no_nilai}, lihat isinya`}
      onClick={() => onOpen(no_nilai)}
    >
      {no_nilai}
    </button>
  )
}

const DOKUMEN: readonly Column<Berjalan>[] = [
  { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
  { key: 'document', title: 'Dokumen', kind: 'kode' },
  { key: 'kind', title: 'Jurnal', value: ({ kind }) => sebutanKalimat(kind) },
]
const ASAL: readonly Column<Berjalan>[] = [
  { key: 'tempat', title: 'Akun', kind: 'tempat', value: tempat },
  { key: 'user_id', title: 'User' },
]

// What counts stands first: on a narrow screen it is the rest that scrolls.
const COLUMNS: readonly Column<Berjalan>[] = [
  ...DOKUMEN,
  { key: 'pcs', title: 'Qty', kind: 'int', total: true },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  { key: 'saldo', title: 'Saldo (g)', kind: 'gram' },
  { key: 'kode_barang', title: 'Barang', kind: 'kode', render: (row) => <Barang {...row} /> },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'kode_dept', title: 'Jenis' },
  ...ASAL,
]

/** The value of a day is told in parts of its own: its number leads to them. */
const dokumenUang = (onNilai: (no_nilai: string) => void): readonly Column<Berjalan>[] =>
  DOKUMEN.map((column) =>
    column.key === 'document'
      ? {
          ...column,
          render: ({ kind, document }) =>
            kind === 'NILAI' && document.startsWith('NL-') ? <Nilai no_nilai={document} onOpen={onNilai} /> : document,
        }
      : column,
  )

/** Lines of money have no pieces and no weight. */
const uangColumns = (onNilai: (no_nilai: string) => void): readonly Column<Berjalan>[] => [
  ...dokumenUang(onNilai),
  { key: 'rp', title: 'Rp', kind: 'rupiah', total: true },
  { key: 'saldo', title: 'Saldo (Rp)', kind: 'rupiah' },
  ...ASAL,
]

const columnsOf = (hasil: Hasil, uang: readonly Column<Berjalan>[] | null): readonly Column<Berjalan>[] => {
  const all = uang ?? COLUMNS
  return hasil.saldo_awal ? all : all.filter(({ key }) => key !== 'saldo')
}

const berjalan = ({ rows, saldo_awal }: Hasil, uang: boolean): Berjalan[] => {
  let saldo: number = saldo_awal ? saldo_awal[uang ? 'rp' : 'berat'] : 0
  return rows.map((row) => {
    saldo += row[uang ? 'rp' : 'berat']
    return { ...row, saldo }
  })
}

/** Which lines, of which days; 'ALL' for no filter. */
export type SaringanMutasi = LedgerFilter & { tgl_awal: string; tgl_akhir: string }

const SEMUA = {
  kode_toko: 'ALL',
  kind: 'ALL',
  document: 'ALL',
  kode: 'ALL',
  pembalik: 'ALL',
  arah: 'ALL' as const,
  akun: 'ALL',
  user_id: 'ALL',
  kode_gudang: 'ALL',
  ref: 'ALL',
  kode_group: 'ALL',
  kode_dept: 'ALL',
}

/** Lines of money alone; where there is none on these days, its account tells. */
const hanyaUang = ({ rows }: Hasil, { akun = 'ALL' }: SaringanMutasi): boolean =>
  rows.length > 0 ? rows.every(({ rp }) => rp !== 0) : akun in AKUN && sifat(akun as Akun).isi === 'uang'

function Jumlah({ hasil, uang }: { hasil: Hasil; uang: boolean }) {
  const { saldo_awal, totals } = hasil
  const akhir = saldo_awal && {
    pcs: saldo_awal.pcs + totals.pcs,
    berat: saldo_awal.berat + totals.berat,
    rp: saldo_awal.rp + totals.rp,
  }
  const angka = (label: string, { pcs, berat, rp }: { pcs: number; berat: number; rp: number }) =>
    uang ? (
      <span>
        {label} Rp. <b>{cellText('rupiah', rp)}</b>
      </span>
    ) : (
      <span>
        {label} <b>{cellText('int', pcs)}</b> pcs <b>{cellText('gram', berat)}</b> g
      </span>
    )
  return (
    <div className={css.sums}>
      {saldo_awal && angka('Saldo awal', saldo_awal)}
      {angka('Mutasi', totals)}
      {akhir && angka('Saldo akhir', akhir)}
    </div>
  )
}

/** Lines shown at once; a day of one type has fewer. */
const PALING_BANYAK = 500

interface DialogProps {
  judul: string
  saring: SaringanMutasi
  onClose: () => void
}

/** The ledger lines behind a total, with the balance before and after them. */
export function MutasiDialog({ judul, saring, onClose }: DialogProps) {
  const lines = useQuery(query(mutasiReports, { ...SEMUA, ...saring, hal: 1, per: PALING_BANYAK }))
  const [nilai, setNilai] = useState<string | null>(null)
  const hasil = lines.data
  const uang = hasil !== undefined && hanyaUang(hasil, saring)
  const columnsUang = useMemo(() => uangColumns(setNilai), [])
  // In its place, not above it: Esc goes one step back.
  if (nilai !== null) return <NilaiDialog no_nilai={nilai} onClose={() => setNilai(null)} />
  return (
    <Modal
      title={judul}
      titleNote={<span className="k-dim">buku besar</span>}
      size={1280}
      onClose={onClose}
      hint={
        hasil && hasil.total > PALING_BANYAK
          ? `${PALING_BANYAK} baris pertama dari ${cellText('int', hasil.total)}`
          : 'Esc menutup'
      }
      actions={<Button onClick={onClose}>Tutup</Button>}
    >
      {lines.isError && <LoadError error={lines.error} onRetry={() => void lines.refetch()} />}
      {lines.isPending && <Skeleton width="60%" />}
      {hasil && (
        <>
          <Jumlah hasil={hasil} uang={uang} />
          <LinesTable
            columns={columnsOf(hasil, uang ? columnsUang : null)}
            rows={berjalan(hasil, uang)}
            rowId={(row) => `${row.jurnal_id}-${row.urut}`}
            noun="baris"
            emptyText="Tidak Ada Mutasi"
          />
        </>
      )}
    </Modal>
  )
}
