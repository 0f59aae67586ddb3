import type { OutputOf } from '@kencana/contract'
import {
  type ApiError,
  call,
  FormDialog,
  gramText,
  LoadError,
  query,
  rupiahText,
  useMay,
  useUser,
} from '@kencana/screens'
import { Badge, Card, Empty, IconAlert, IconButton, IconPrinter, IconTrash, oops, Status, TextField } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hapusKirim } from '../../barang/kirim-barang/kirim-barang.contract.ts'
import { getKecabang, listKecabang, tarikKecabang } from './kirim-barang-kecabang.contract.ts'
import css from './riwayat-kecabang.module.css'
import type { Kirim } from './slip-kecabang.part.tsx'

type Row = OutputOf<typeof listKecabang>[number]

const KEADAAN = {
  MENUNGGU: { tone: 'amber', teks: () => 'menunggu jaringan' },
  DIKIRIM: { tone: 'blue', teks: ({ sisa, pcs }: Row) => (sisa < pcs ? `${sisa} belum sampai` : `${sisa} di jalan`) },
  GAGAL: { tone: 'red', teks: () => 'gagal' },
  DITARIK: { tone: 'amber', teks: () => 'sedang ditarik' },
  SAMPAI: { tone: 'green', teks: () => 'sampai' },
  DIHAPUS: { tone: 'red', teks: () => 'sisa dihapus' },
} as const

function Keadaan({ row }: { row: Row }) {
  if (row.keadaan === 'BATAL') return <Status value="BATAL" />
  const { tone, teks } = KEADAAN[row.keadaan]
  return <Badge tone={row.keadaan === 'DIKIRIM' && row.sisa < row.pcs ? 'red' : tone}>{teks(row)}</Badge>
}

type Aksi = 'tarik' | 'hapus'

const KATA = {
  tarik: {
    endpoint: tarikKecabang,
    title: 'Tarik Kembali Kiriman',
    ok: 'Tarik Kembali',
    teks: ({ tujuan }: Row) => `kembali ke baki asalnya, begitu instalasi ${tujuan} menyatakan belum menerimanya.`,
  },
  hapus: {
    endpoint: hapusKirim as unknown as typeof tarikKecabang,
    title: 'Hapus Sisa Kiriman',
    ok: 'Hapus Sisa',
    teks: ({ tujuan }: Row) => `dicatat hilang di buku toko ini, dan ${tujuan} diberi tahu.`,
  },
} as const

function Tanya({ row, aksi, onClose }: { row: Row; aksi: Aksi; onClose: () => void }) {
  const { endpoint, title, ok, teks } = KATA[aksi]
  return (
    <FormDialog
      endpoint={endpoint}
      initial={{ no_kirim: row.no_kirim, alasan: '' }}
      title={title}
      about={row.no_kirim}
      saveText={ok}
      danger
      changes={[listKecabang]}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p>
            {row.sisa} barang, {gramText(row.sisa_berat)} {teks(row)}
          </p>
          <TextField {...field('alasan')} label="Alasan" required autoFocus />
        </>
      )}
    </FormDialog>
  )
}

function Baris({ row, onAksi, onCetak }: { row: Row; onAksi: (aksi: Aksi) => void; onCetak: () => void }) {
  const boleh = useMay(tarikKecabang)
  const pemilik = useMay(hapusKirim)
  const bisa = boleh && row.sisa === row.pcs && row.no_batal === null && row.keadaan !== 'DITARIK'
  return (
    <li>
      <span className="k-mono">{row.no_kirim}</span>
      <span>
        ke {row.tujuan} {row.nama_tujuan}
      </span>
      <span>{row.pcs} pcs</span>
      <b>{gramText(row.berat)}</b>
      <Keadaan row={row} />
      <span className={css.actions}>
        <IconButton size="sm" label={`Cetak ulang ${row.no_kirim}`} onClick={onCetak}>
          <IconPrinter />
        </IconButton>
        {bisa && (
          <IconButton size="sm" label={`Tarik kembali ${row.no_kirim}`} onClick={() => onAksi('tarik')}>
            <IconTrash />
          </IconButton>
        )}
        {pemilik && row.sisa > 0 && row.no_batal === null && row.keadaan !== 'DITARIK' && (
          <IconButton size="sm" label={`Hapus sisa ${row.no_kirim}`} onClick={() => onAksi('hapus')}>
            <IconAlert />
          </IconButton>
        )}
      </span>
      {row.dihapus > 0 && (
        <p className={css.catatan}>
          {row.dihapus} barang dihapus dari sisa{row.dihapus_sampai > 0 && `, ${row.dihapus_sampai} sampai sesudahnya`}
        </p>
      )}
      {row.tanpa_nilai > 0 && (
        <p className={css.catatan}>Diterima tanpa nilai: {rupiahText(row.tanpa_nilai)} tidak ditagih dengan RK</p>
      )}
      {row.galat !== '' && <p className={css.galat}>{row.galat}</p>}
    </li>
  )
}

const SEGAR = 10_000

/** Today's dispatches to other installations and all that are still on their way; what was refused says why. */
export function RiwayatKecabang({ onSlip }: { onSlip: (kirim: Kirim) => void }) {
  const { tgl_system } = useUser()
  const list = useQuery({ ...query(listKecabang, { tanggal: tgl_system }), refetchInterval: SEGAR })
  const [asked, setAsked] = useState<{ row: Row; aksi: Aksi } | null>(null)
  const reprint = (no_kirim: string) =>
    call(getKecabang, { no_kirim }).then(onSlip, (error: ApiError) => oops(`${error.message}, Silahkan Ulangi Lagi !!`))
  return (
    <Card title="Kiriman hari ini dan yang masih di jalan" note={tgl_system} flush>
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && <Empty title="Tidak ada kiriman" />}
      <ul className={css.rows}>
        {list.data?.map((row) => (
          <Baris
            key={row.no_kirim}
            row={row}
            onAksi={(aksi) => setAsked({ row, aksi })}
            onCetak={() => void reprint(row.no_kirim)}
          />
        ))}
      </ul>
      {asked && <Tanya {...asked} onClose={() => setAsked(null)} />}
    </Card>
  )
}
