import type { OutputOf } from '@kencana/contract'
import { LoadError, query, useMay, useSend } from '@kencana/screens'
import { Badge, Button, Empty, Segment } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ARAH, KEADAAN, kirimUlang, listLink, listSurat, SEHALAMAN } from './kiriman-data.contract.ts'
import css from './kiriman-data.module.css'

type Baris = OutputOf<typeof listSurat>['baris'][number]

const SEGAR = 5_000

const WARNA = { PENDING: 'amber', MENUNGGU: 'amber', GAGAL: 'red', TERKIRIM: 'green', DITERIMA: 'green' } as const

const warna = (status: string) => WARNA[status as keyof typeof WARNA]

function Ulang({ id }: { id: string }) {
  const { busy, submit } = useSend(kirimUlang, { changes: [listSurat, listLink] })
  return (
    <Button size="sm" busy={busy} busyText="Mengirim" onClick={() => void submit({ id })}>
      Kirim Ulang
    </Button>
  )
}

function Tabel({ baris, keluar }: { baris: readonly Baris[]; keluar: boolean }) {
  const boleh = useMay(kirimUlang)
  return (
    <div className={css.gulir}>
      <table className={css.tabel}>
        <thead>
          <tr>
            <th className={css.angka}>Urut</th>
            <th>Surat</th>
            <th>Dokumen</th>
            <th>Waktu</th>
            <th>Keadaan</th>
            <th>Keterangan</th>
            <th aria-label="Tindakan" />
          </tr>
        </thead>
        <tbody>
          {baris.map((satu) => (
            <tr key={satu.id}>
              <td className={css.angka}>{satu.urut}</td>
              <td>{satu.jenis}</td>
              <td className="k-mono">{satu.dokumen}</td>
              <td>{new Date(satu.waktu).toLocaleString('id-ID', { dateStyle: 'short', timeStyle: 'short' })}</td>
              <td>
                <Badge tone={warna(satu.status)}>{satu.status}</Badge>
              </td>
              <td>{satu.galat}</td>
              <td>{keluar && boleh && satu.status === 'GAGAL' && <Ulang id={satu.id} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Letters of one link, in either direction: what waits, what was refused, or all. */
export function SuratSambungan({ sambungan }: { sambungan: string }) {
  const [arah, setArah] = useState<(typeof ARAH)[number]>('KELUAR')
  const [keadaan, setKeadaan] = useState<(typeof KEADAAN)[number]>('TERTUNDA')
  const [halaman, setHalaman] = useState(1)
  const list = useQuery({
    ...query(listSurat, { sambungan, arah, keadaan, halaman }),
    refetchInterval: SEGAR,
    placeholderData: (lama) => lama,
  })
  const banyak = Math.max(1, Math.ceil((list.data?.jumlah ?? 0) / SEHALAMAN))
  const pilih = (ubah: () => void) => {
    ubah()
    setHalaman(1)
  }
  return (
    <>
      <div className={css.bar}>
        <Segment label="Arah" value={arah} onChange={(pilihan) => pilih(() => setArah(pilihan))} options={ARAH} />
        <Segment
          label="Keadaan"
          value={keadaan}
          onChange={(pilihan) => pilih(() => setKeadaan(pilihan))}
          options={KEADAAN}
        />
        <span className={css.ujung}>{list.data?.jumlah ?? 0} surat</span>
      </div>
      {list.isError && !list.data && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.baris.length === 0 && <Empty title="Tidak Ada Data" />}
      {list.data && list.data.baris.length > 0 && <Tabel baris={list.data.baris} keluar={arah === 'KELUAR'} />}
      {banyak > 1 && (
        <div className={css.bar}>
          <Button size="sm" disabled={halaman <= 1} onClick={() => setHalaman(halaman - 1)}>
            Sebelumnya
          </Button>
          <span>
            {halaman} dari {banyak}
          </span>
          <Button size="sm" disabled={halaman >= banyak} onClick={() => setHalaman(halaman + 1)}>
            Berikutnya
          </Button>
        </div>
      )}
    </>
  )
}
