import type { OutputOf } from '@kencana/contract'
import { formatDesimal } from '@kencana/ledger'
import { isOwner, LoadError, query, useTitle, useUser } from '@kencana/screens'
import { Badge, Button, Card, IconLock, Page, Skeleton } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useRiwayat } from '../riwayat/riwayat.shared.tsx'
import { paraSystem, sebutPara, seInstalasi } from './para-system.contract.ts'
import css from './setting-system.module.css'
import { UbahPara } from './ubah-para.part.tsx'

type Para = OutputOf<typeof paraSystem>[number]

const SATUAN: Readonly<Record<Para['jenis'], string>> = {
  GRAM: 'g',
  PERSEN: '%',
  'YA/TIDAK': '',
  PILIHAN: '',
  BILANGAN: '',
}

const nilai = ({ key, value, jenis, satuan }: Para) =>
  `${jenis === 'PILIHAN' ? sebutPara(key, value) : formatDesimal(value)} ${SATUAN[jenis] || satuan}`.trim()

const asal = ({ diubah_oleh, diubah_pada, value, standar }: Para): string => {
  if (diubah_oleh === null || diubah_pada === null) return 'Nilai standar'
  const kapan = new Date(diubah_pada).toLocaleString('id-ID', { dateStyle: 'medium', timeStyle: 'short' })
  return `${value === standar ? 'Standar, ' : ''}${diubah_oleh}, ${kapan}`
}

// Closed for good: there is nothing left to decide.
const tertutup = ({ key, value }: Para): boolean => key === 'stok_awal' && value === 'TIDAK'

function Baris({ para, riwayat, onEdit }: { para: Para; riwayat: ReactNode; onEdit: () => void }) {
  return (
    <li>
      <span className={css.nama}>
        {para.nama}
        <small translate={seInstalasi(para.key) ? 'no' : undefined}>{para.arti}</small>
      </span>
      <span className={css.nilai}>
        <b>{nilai(para)}</b>
        <small>{asal(para)}</small>
      </span>
      {riwayat}
      {tertutup(para) ? (
        <Badge>
          <IconLock size={12} /> Ditutup
        </Badge>
      ) : (
        <Button size="sm" aria-label={`Ubah ${para.nama}`} onClick={onEdit}>
          Ubah
        </Button>
      )}
    </li>
  )
}

/** What this shop decides for itself, by subject. */
export default function SettingSystemScreen() {
  useTitle('Setting System')
  const list = useQuery({ ...query(paraSystem, {}), staleTime: 0 })
  const [open, setOpen] = useState<Para | null>(null)
  const riwayat = useRiwayat('parameter')
  const pemilik = isOwner(useUser())
  const grup = [...new Set(list.data?.map((para) => para.grup))]
  return (
    <Page path={['Pengaturan', 'Setting System']} title="Setting System">
      {list.isError && !list.data ? (
        <LoadError error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <div className={css.grup}>
          {!list.data && (
            <Card>
              <Skeleton width={320} />
            </Card>
          )}
          {grup.map((nama) => (
            <Card key={nama} title={nama} flush>
              <ul className={css.daftar}>
                {list.data
                  ?.filter((para) => para.grup === nama)
                  .map((para) => (
                    <Baris
                      key={para.key}
                      para={para}
                      riwayat={pemilik && riwayat.tombol(para.key, para.nama)}
                      onEdit={() => setOpen(para)}
                    />
                  ))}
              </ul>
            </Card>
          ))}
        </div>
      )}
      {riwayat.dialog}
      {open && <UbahPara para={open} onClose={() => setOpen(null)} />}
    </Page>
  )
}
