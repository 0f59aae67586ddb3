import type { OutputOf } from '@kencana/contract'
import { callFile, FormDialog, LoadError, query, showError, useTanggalJam, useTitle, useUser } from '@kencana/screens'
import {
  Badge,
  Banner,
  Button,
  Card,
  type Column,
  DataTable,
  DateField,
  downloadFile,
  FieldGrid,
  IconAdd,
  oops,
  Page,
  Skeleton,
  TextField,
  useTableView,
} from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { buatBukti, bukti, unduhBukti } from './bukti.contract.ts'
import css from './bukti.module.css'

type Isi = OutputOf<typeof bukti>
type Dibuat = Isi['dibuat'][number]

/** @param pada an instant as the clock of the shop shows it */
const columns = (pada: (waktu: string) => string): readonly Column<Dibuat>[] => [
  { key: 'waktu', title: 'Dibuat', kind: 'text', value: ({ waktu }) => pada(waktu) },
  { key: 'user_id', title: 'User', kind: 'kode' },
  { key: 'tgl_from', title: 'Dari', kind: 'date' },
  { key: 'tgl_to', title: 'Sampai', kind: 'date' },
  { key: 'alasan', title: 'Untuk', kind: 'name' },
]

/** The checker, as the build left it beside the application; not opened here, where it could do nothing. */
const unduhPemeriksa = async (nama: string): Promise<void> => {
  const jawab = await fetch(`/${nama}`).catch(() => undefined)
  if (!jawab?.ok) return oops('Koneksi Bermasalah')
  downloadFile(nama, await jawab.blob())
}

function Buat({ isi, onClose }: { isi: Isi; onClose: () => void }) {
  const { dari, sampai } = isi
  if (dari === null || sampai === null) return null
  const unduh = ({ id, nama_berkas }: OutputOf<typeof buatBukti>) =>
    void callFile(unduhBukti, { id }).then((berkas) => downloadFile(nama_berkas, berkas), showError)
  return (
    <FormDialog
      endpoint={buatBukti}
      initial={{
        tgl_from: `${sampai.slice(0, 8)}01` < dari ? dari : `${sampai.slice(0, 8)}01`,
        tgl_to: sampai,
        alasan: '',
      }}
      title="Buat Bukti"
      saveText="Buat & Unduh"
      changes={[bukti]}
      onSaved={unduh}
      onClose={onClose}
    >
      {({ field }) => (
        <FieldGrid columns={2}>
          <DateField {...field('tgl_from')} label="Dari Hari" required min={dari} max={sampai} />
          <DateField {...field('tgl_to')} label="Sampai Hari" required min={dari} max={sampai} />
          <TextField {...field('alasan')} label="Untuk Siapa, Untuk Apa" required autoFocus />
        </FieldGrid>
      )}
    </FormDialog>
  )
}

function Kunci({ isi }: { isi: Isi }) {
  const tanggalJam = useTanggalJam()
  const hari = (sejak: string) => tanggalJam(sejak).slice(0, 10)
  const [kini, ...lama] = isi.kunci
  return (
    <Card title="Kunci Publik" note={kini && `sejak ${hari(kini.sejak)}`}>
      {!isi.dipegang && (
        <Banner tone="amber">
          Server ini tidak memegang kunci buktinya: hari ditutup tanpa tanda tangan, dan bukti tidak dapat dibuat.
          Kembalikan salinannya, atau ganti kuncinya dengan npm run bukti -- --ganti-kunci.
        </Banner>
      )}
      {kini && (
        <>
          <p className={css.kunci}>{kini.publik}</p>
          <p>
            Berikan kunci ini kepada akuntan, bank atau mitra lewat jalan lain daripada berkasnya. Dengan itu mereka
            tahu bahwa bukti dan QR sertifikat memang dari sini.
          </p>
        </>
      )}
      {lama.map(({ sidik, publik, sejak }, at) => (
        <p key={sidik} className={`${css.kunci} ${css.lama}`}>
          {publik} <small>sejak {hari(sejak)}</small>{' '}
          {isi.kunci[at]?.penerus ? (
            <Badge tone="green">diteruskan</Badge>
          ) : (
            <Badge tone="red">tidak berlaku lagi</Badge>
          )}
        </p>
      ))}
      <div className={css.tombol}>
        <Button onClick={() => void unduhPemeriksa('verifikasi.html')}>Unduh verifikasi.html</Button>
        <Button kind="subtle" onClick={() => void unduhPemeriksa('verifikasi.mjs')}>
          verifikasi.mjs untuk Node
        </Button>
      </div>
    </Card>
  )
}

/** Proof for outsiders: the public key, closed days as a file, and which ones were taken out. */
export default function BuktiScreen() {
  useTitle('Bukti')
  const { nama_toko } = useUser()
  const view = useTableView()
  const tanggalJam = useTanggalJam()
  const isi = useQuery(query(bukti, {}))
  const [buat, setBuat] = useState(false)
  const { data } = isi
  const siap = data?.dari != null && data.dipegang
  return (
    <Page
      path={['Pengaturan', 'Bukti']}
      title="Bukti Untuk Pihak Luar"
      actions={
        <Button kind="primary" icon={<IconAdd />} disabled={!siap} onClick={() => setBuat(true)}>
          Buat Bukti
        </Button>
      }
    >
      {isi.isError && !data && <LoadError error={isi.error} onRetry={() => void isi.refetch()} />}
      {data ? <Kunci isi={data} /> : <Skeleton />}
      <DataTable
        columns={columns(tanggalJam)}
        rows={data?.dibuat}
        rowId={(row) => row.id}
        view={view}
        emptyText={data?.dari === null ? `${nama_toko} Belum Punya Hari Yang Ditutup` : 'Belum Ada Bukti Yang Dibuat'}
        noun="bukti"
      />
      {buat && data && <Buat isi={data} onClose={() => setBuat(false)} />}
    </Page>
  )
}
