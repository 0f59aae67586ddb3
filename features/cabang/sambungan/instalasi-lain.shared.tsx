import type { OutputOf } from '@kencana/contract'
import { FormDialog, LoadError, query, useSend } from '@kencana/screens'
import {
  Badge,
  Button,
  Card,
  Empty,
  FieldGrid,
  IconAdd,
  IconButton,
  IconEdit,
  IconStore,
  PasswordField,
  Segment,
  TextField,
} from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import css from './instalasi-lain.module.css'
import { hubungkan, listSambungan, PERAN, tambahSambungan, ubahInstalasi, ubahSambungan } from './sambungan.contract.ts'

type Daftar = OutputOf<typeof listSambungan>
type Satu = Daftar['sambungan'][number]

const CHANGES = [listSambungan]

function Tambah({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      endpoint={tambahSambungan}
      initial={{ portal: '', peran: 'CABANG', token: '' }}
      title="Tambah Instalasi"
      changes={CHANGES}
      onClose={onClose}
    >
      {({ field, values, set }) => (
        <FieldGrid>
          <TextField
            {...field('portal')}
            label="Portal"
            required
            asTyped
            mono
            autoFocus
            hint="Alamat instalasi itu, misalnya https://cabang.contoh.id"
          />
          <Segment
            label="Instalasi itu"
            value={values.peran as Satu['peran']}
            onChange={(peran) => set({ peran })}
            options={PERAN}
          />
          <PasswordField {...field('token')} label="Token Layanan" required />
        </FieldGrid>
      )}
    </FormDialog>
  )
}

function Ubah({ satu, onClose }: { satu: Satu; onClose: () => void }) {
  return (
    <FormDialog
      endpoint={ubahSambungan}
      initial={{
        id: satu.id,
        versi: satu.versi,
        portal: satu.portal,
        token: '',
        aktif: satu.aktif,
        peran: satu.peran,
      }}
      title="Ubah Sambungan"
      about={satu.portal}
      changes={CHANGES}
      onClose={onClose}
    >
      {({ field, values, set }) => (
        <FieldGrid>
          <TextField {...field('portal')} label="Portal" required asTyped mono autoFocus />
          {satu.nomor === null && (
            <Segment
              label="Instalasi itu"
              value={values.peran as Satu['peran']}
              onChange={(peran) => set({ peran })}
              options={PERAN}
            />
          )}
          <PasswordField {...field('token')} label={`Token Layanan (kosong: tetap …${satu.token_akhir})`} />
          <Segment
            label="Sambungan"
            value={values.aktif ? 'AKTIF' : 'DIPUTUS'}
            onChange={(pilih) => set({ aktif: pilih === 'AKTIF' })}
            options={['AKTIF', 'DIPUTUS']}
          />
        </FieldGrid>
      )}
    </FormDialog>
  )
}

function Nomor({ nomor, onClose }: { nomor: number; onClose: () => void }) {
  return (
    <FormDialog
      endpoint={ubahInstalasi}
      initial={{ nomor: String(nomor) }}
      title="Nomor Instalasi"
      changes={CHANGES}
      onClose={onClose}
    >
      {({ field, values }) => (
        <TextField
          {...field('nomor')}
          value={String(values.nomor)}
          label="Nomor Instalasi"
          required
          inputMode="numeric"
          autoFocus
          hint="10 sampai 99, berbeda dari instalasi lain; dua angka pertama setiap barcode"
        />
      )}
    </FormDialog>
  )
}

function Baris({ satu, onUbah }: { satu: Satu; onUbah: () => void }) {
  const { busy, submit } = useSend(hubungkan, { changes: CHANGES })
  return (
    <li>
      <span>
        <b className="k-mono">{satu.portal}</b>
        <small>
          {satu.peran}, token …{satu.token_akhir}
          {satu.toko.length > 0 && `, toko ${satu.toko.join(', ')}`}
        </small>
      </span>
      {!satu.aktif ? (
        <Badge tone="red">diputus</Badge>
      ) : satu.nomor === null ? (
        <Badge tone="amber">belum berkenalan</Badge>
      ) : (
        <Badge tone="green">instalasi {satu.nomor}</Badge>
      )}
      <Button size="sm" busy={busy} busyText="Menghubungi" onClick={() => void submit({ id: satu.id })}>
        Hubungkan
      </Button>
      <IconButton size="sm" label={`Ubah ${satu.portal}`} onClick={onUbah}>
        <IconEdit />
      </IconButton>
    </li>
  )
}

/** Other installations of the chain, for the owner: where each is, by which secret, and whether it has answered. */
export function InstalasiLain() {
  const list = useQuery(query(listSambungan, {}))
  const [open, setOpen] = useState<'tambah' | 'nomor' | Satu | null>(null)
  const close = () => setOpen(null)
  const nomor = list.data?.nomor
  return (
    <Card title="Instalasi Lain" note={nomor === undefined ? undefined : `instalasi ini nomor ${nomor}`} flush>
      {list.isError && !list.data && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.sambungan.length === 0 && (
        <Empty
          icon={<IconStore size={22} />}
          title="Tidak ada instalasi lain"
          hint="Toko dengan komputer servernya sendiri disambungkan dengan alamat dan token layanan yang sama di kedua sisi."
        />
      )}
      <ul className={css.daftar}>
        {list.data?.sambungan.map((satu) => (
          <Baris key={satu.id} satu={satu} onUbah={() => setOpen(satu)} />
        ))}
      </ul>
      <div className={css.tombol}>
        <Button icon={<IconAdd />} onClick={() => setOpen('tambah')}>
          Tambah Instalasi
        </Button>
        {list.data && !list.data.nomor_tetap && (
          <Button kind="subtle" onClick={() => setOpen('nomor')}>
            Ganti Nomor Instalasi
          </Button>
        )}
      </div>
      {open === 'tambah' && <Tambah onClose={close} />}
      {open === 'nomor' && nomor !== undefined && <Nomor nomor={nomor} onClose={close} />}
      {open !== null && typeof open === 'object' && <Ubah satu={open} onClose={close} />}
    </Card>
  )
}
