import type { OutputOf } from '@kencana/contract'
import { type ApiError, call, FormDialog, gramText, LoadError, query, useUser } from '@kencana/screens'
import { Badge, Card, Empty, IconAlert, IconButton, IconPrinter, IconTrash, oops, Status, TextField } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { batalKirim, getKirim, hapusKirim, listKirim } from './kirim-barang.contract.ts'
import css from './riwayat-kirim.module.css'
import type { Kirim } from './slip-kirim.part.tsx'

type Row = OutputOf<typeof listKirim>[number]
type Aksi = 'batal' | 'hapus'

const KATA = {
  batal: { title: 'Batal Kirim Barang', ok: 'Batalkan Kirim', text: 'kembali ke baki asalnya.' },
  hapus: { title: 'Hapus Sisa Kiriman', ok: 'Hapus Sisa', text: 'dicatat hilang di buku toko ini.' },
} as const

function Ask({ row, aksi, onClose }: { row: Row; aksi: Aksi; onClose: () => void }) {
  const { title, ok, text } = KATA[aksi]
  return (
    <FormDialog
      endpoint={aksi === 'batal' ? batalKirim : (hapusKirim as unknown as typeof batalKirim)}
      initial={{ no_kirim: row.no_kirim, alasan: '' }}
      title={title}
      about={row.no_kirim}
      saveText={ok}
      danger
      changes={[listKirim]}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p>
            {row.sisa} barang, {gramText(row.sisa_berat)} {text}
          </p>
          <TextField {...field('alasan')} label="Alasan" required autoFocus />
        </>
      )}
    </FormDialog>
  )
}

function Tombol({ row, onAksi, onCetak }: { row: Row; onAksi: (aksi: Aksi) => void; onCetak: () => void }) {
  const { level } = useUser()
  return (
    <span className={css.actions}>
      <IconButton size="sm" label={`Cetak ulang ${row.no_kirim}`} onClick={onCetak}>
        <IconPrinter />
      </IconButton>
      {row.sisa === row.pcs && (
        <IconButton size="sm" label={`Batalkan ${row.no_kirim}`} onClick={() => onAksi('batal')}>
          <IconTrash />
        </IconButton>
      )}
      {row.sisa > 0 && level === 'OWN' && (
        <IconButton size="sm" label={`Hapus sisa ${row.no_kirim}`} onClick={() => onAksi('hapus')}>
          <IconAlert />
        </IconButton>
      )}
    </span>
  )
}

/** Today's dispatches and all that are still on their way. */
export function RiwayatKirim({ onSlip }: { onSlip: (kirim: Kirim) => void }) {
  const { tgl_system } = useUser()
  const list = useQuery(query(listKirim, { tanggal: tgl_system }))
  const [asked, setAsked] = useState<{ row: Row; aksi: Aksi } | null>(null)
  const reprint = (no_kirim: string) =>
    call(getKirim, { no_kirim }).then(onSlip, (error: ApiError) => oops(`${error.message}, Silahkan Ulangi Lagi !!`))
  return (
    <Card title="Kiriman hari ini dan yang masih di jalan" note={tgl_system} flush>
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && <Empty title="Tidak ada kiriman" />}
      <ul className={css.rows}>
        {list.data?.map((row) => (
          <li key={row.no_kirim}>
            <span className="k-mono">{row.no_kirim}</span>
            <span>ke {row.tujuan}</span>
            <span>{row.pcs} pcs</span>
            <b>{gramText(row.berat)}</b>
            {row.no_batal ? (
              <Status value="BATAL" />
            ) : row.sisa > 0 ? (
              <Badge tone={row.sisa < row.pcs ? 'red' : 'blue'}>{row.sisa} di jalan</Badge>
            ) : (
              <Badge tone="green">diterima</Badge>
            )}
            <Tombol row={row} onAksi={(aksi) => setAsked({ row, aksi })} onCetak={() => void reprint(row.no_kirim)} />
          </li>
        ))}
      </ul>
      {asked && <Ask {...asked} onClose={() => setAsked(null)} />}
    </Card>
  )
}
