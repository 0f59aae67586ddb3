import type { OutputOf } from '@kencana/contract'
import { gramText, LoadError, query, useMay, useSend, useTitle } from '@kencana/screens'
import { Badge, Button, Card, Empty, IconStore, Page, Skeleton } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cobaSekarang, listLink } from './kiriman-data.contract.ts'
import css from './kiriman-data.module.css'
import { logCabang } from './log-cabang.contract.ts'
import { LogCabang } from './log-cabang.part.tsx'
import { SuratSambungan } from './surat.part.tsx'

type Link = OutputOf<typeof listLink>['sambungan'][number]

const SEGAR = 5_000

const jam = (waktu: string) =>
  waktu === '' ? 'belum pernah' : new Date(waktu).toLocaleString('id-ID', { dateStyle: 'short', timeStyle: 'medium' })

function Fakta({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <span>
      <small>{label}</small>
      {children}
    </span>
  )
}

const Banyak = ({ n, tone }: { n: number; tone: 'amber' | 'red' }) =>
  n === 0 ? <>0</> : <Badge tone={tone}>{n}</Badge>

function Pasangan({ cabang }: { cabang: Link['cabang'] }) {
  if (cabang.length === 0) return null
  return (
    <div className={css.gulir}>
      <table className={css.tabel}>
        <thead>
          <tr>
            <th>Toko</th>
            <th>Toko lain</th>
            <th className={css.angka}>CABANG di sini</th>
            <th className={css.angka}>CABANG di sana</th>
            <th className={css.angka}>Selisih</th>
          </tr>
        </thead>
        <tbody>
          {cabang.map((satu) => (
            <tr key={`${satu.kode_toko} ${satu.lain}`}>
              <td className="k-mono">{satu.kode_toko}</td>
              <td className="k-mono">{satu.lain}</td>
              <td className={css.angka}>{gramText(satu.berat)}</td>
              <td className={css.angka}>{satu.berat_lain === null ? '-' : gramText(satu.berat_lain)}</td>
              <td className={css.angka}>
                {satu.selisih === null ? (
                  '-'
                ) : satu.selisih === 0 ? (
                  <Badge tone="green">cocok</Badge>
                ) : (
                  <Badge tone="red">{gramText(satu.selisih)}</Badge>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Sambungan({ link }: { link: Link }) {
  const boleh = useMay(cobaSekarang)
  const pemilik = useMay(logCabang)
  const [log, setLog] = useState(false)
  const { busy, submit } = useSend(cobaSekarang, { changes: [listLink] })
  const judul = link.nomor === null ? link.portal : `Instalasi ${link.nomor}`
  return (
    <Card title={judul} note={link.aktif ? link.portal : 'diputus'} flush>
      <div className={css.fakta}>
        <Fakta label="Kontak terakhir">{jam(link.kontak_pada)}</Fakta>
        <Fakta label="Menunggu dikirim">
          <Banyak n={link.menunggu} tone="amber" />
        </Fakta>
        <Fakta label="Ditolak di sana">
          <Banyak n={link.gagal} tone="red" />
        </Fakta>
        <Fakta label="Menunggu hari buka">
          <Banyak n={link.masuk_menunggu} tone="amber" />
        </Fakta>
        <Fakta label="Ditolak di sini">
          <Banyak n={link.masuk_gagal} tone="red" />
        </Fakta>
        {boleh && link.aktif && (
          <span className={css.ujung}>
            <Button size="sm" busy={busy} busyText="Menghubungi" onClick={() => void submit({ id: link.id })}>
              Coba Sekarang
            </Button>
          </span>
        )}
      </div>
      {link.galat !== '' && <p className={css.galat}>{link.galat}</p>}
      <Pasangan cabang={link.cabang} />
      {link.beda.map((satu) => (
        <p key={satu} className={css.galat}>
          Kategori tidak cocok: {satu}
        </p>
      ))}
      {link.uang_jalan.map((satu) => (
        <p key={satu} className={css.catatan}>
          Uang di jalan: {satu}
        </p>
      ))}
      {link.beda_nilai.map((satu) => (
        <p key={satu} className={css.catatan}>
          RK antar toko belum sama (sama setelah kedua toko tutup dan uang diterima): {satu}
        </p>
      ))}
      {link.beda_master.map((satu) => (
        <p key={satu} className={css.galat}>
          Master berbeda dari pusat: {satu}
        </p>
      ))}
      {link.beda_master.length > 0 && (
        <p className={css.catatan}>Cabang mengambil lagi semua master dan harga pusat di Import Data Pusat.</p>
      )}
      <SuratSambungan sambungan={link.id} />
      {pemilik && link.peran === 'CABANG' && (
        <div className={css.bar}>
          <Button size="sm" kind="subtle" onClick={() => setLog(!log)}>
            {log ? 'Tutup Catatan Kegiatan' : 'Catatan Kegiatan Cabang'}
          </Button>
        </div>
      )}
      {log && <LogCabang sambungan={link.id} />}
    </Card>
  )
}

/** Links to other installations: when each was last reached, what waits, what was refused, and whether both books agree on the goods between. */
export default function KirimanDataScreen() {
  useTitle('Kiriman Data')
  const list = useQuery({ ...query(listLink, {}), refetchInterval: SEGAR })
  return (
    <Page path={['Cabang', 'Kiriman Data']} title="Kiriman Data">
      <div className={css.isi}>
        {list.isError && !list.data && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
        {list.isPending && (
          <Card>
            <Skeleton width={320} />
          </Card>
        )}
        {list.data?.sambungan.length === 0 && (
          <Card>
            <Empty
              icon={<IconStore size={22} />}
              title="Tidak ada instalasi lain"
              hint="Instalasi lain disambungkan pemilik di Setting Toko."
            />
          </Card>
        )}
        {list.data?.sambungan.map((link) => (
          <Sambungan key={link.id} link={link} />
        ))}
      </div>
    </Page>
  )
}
