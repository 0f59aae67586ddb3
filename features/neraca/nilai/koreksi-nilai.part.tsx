import type { OutputOf } from '@kencana/contract'
import { FormDialog, HistoryCard, LoadError, query, rupiahText, useUser } from '@kencana/screens'
import {
  type Column,
  cellText,
  DataTable,
  FieldGrid,
  IconButton,
  IconEdit,
  RupiahField,
  TextField,
  useTableView,
} from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { batalKoreksiNilai, listKoreksiNilai, nilaiKini, simpanKoreksiNilai } from './koreksi-nilai.contract.ts'

type Kini = OutputOf<typeof nilaiKini>[number]

const COLUMNS: readonly Column<Kini>[] = [
  { key: 'kode_group', title: 'Kategori', kind: 'kode' },
  { key: 'nama_group', title: 'Nama', kind: 'name' },
  { key: 'berat', title: 'Milik Toko', kind: 'gram', total: true },
  { key: 'nilai', title: 'Nilai', kind: 'rupiah', total: true },
  { key: 'nilai_pasar', title: 'Nilai Pasar', kind: 'rupiah', total: true },
]

const CHANGES = [nilaiKini, listKoreksiNilai]

/** What a category's goods cost, put right by the owner with a reason. */
function Koreksi({ satu, onClose }: { satu: Kini; onClose: () => void }) {
  const { kode_group, berat, nilai, nilai_pasar } = satu
  return (
    <FormDialog
      endpoint={simpanKoreksiNilai}
      initial={{ kode_group, nilai_lama: nilai, nilai_baru: null, alasan: '' }}
      title="Koreksi Nilai"
      about={kode_group}
      changes={CHANGES}
      note={({ no_koreksi_nilai }) => no_koreksi_nilai}
      onClose={onClose}
    >
      {({ field }) => (
        <FieldGrid>
          <p>
            {cellText('gram', berat)} g milik toko pada malam terakhir bernilai <b>{rupiahText(nilai)}</b>, menurut
            harga hari ini {rupiahText(nilai_pasar)}. Selisih koreksi menjadi modal pemilik, bukan laba atau rugi.
          </p>
          <RupiahField {...field('nilai_baru')} label="Nilai Seharusnya" required />
          <TextField {...field('alasan')} label="Alasan" required maxLength={200} />
        </FieldGrid>
      )}
    </FormDialog>
  )
}

/** Categories with a value beside what they would fetch, and what of it was put right today. */
export function KoreksiNilai() {
  const { tgl_system } = useUser()
  const view = useTableView()
  const kini = useQuery({ ...query(nilaiKini, {}), staleTime: 0 })
  const list = useQuery({ ...query(listKoreksiNilai, { tanggal: tgl_system }), staleTime: 0 })
  const [satu, setSatu] = useState<Kini | null>(null)
  if (kini.isError && !kini.data) return <LoadError error={kini.error} onRetry={() => void kini.refetch()} />
  return (
    <>
      <DataTable
        columns={COLUMNS}
        rows={kini.data}
        rowId={(row) => row.kode_group}
        view={view}
        emptyText="Belum Ada Kategori Yang Bernilai"
        noun="kategori bernilai"
        actionsWidth={52}
        rowActions={(row) => (
          <IconButton size="sm" label={`Koreksi nilai ${row.kode_group}`} onClick={() => setSatu(row)}>
            <IconEdit />
          </IconButton>
        )}
      />
      <HistoryCard
        title="Koreksi nilai hari ini"
        list={list}
        emptyText="Belum ada koreksi nilai hari ini"
        entry={(row) => ({
          nomor: row.no_koreksi_nilai,
          waktu: row.waktu,
          isi: `${row.kode_group} dari ${rupiahText(row.nilai_lama)}: ${row.alasan}`,
          jumlah: [cellText('rupiah', row.nilai_baru)],
          no_batal: row.no_batal,
        })}
        cancel={{
          endpoint: batalKoreksiNilai,
          param: 'no_koreksi_nilai',
          title: 'Batal Koreksi Nilai',
          text: (row) => `Nilai ${row.kode_group} kembali ${rupiahText(row.nilai_lama)}.`,
          changes: CHANGES,
        }}
      />
      {satu && <Koreksi satu={satu} onClose={() => setSatu(null)} />}
    </>
  )
}
