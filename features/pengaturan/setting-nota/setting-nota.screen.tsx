import type { OutputOf } from '@kencana/contract'
import {
  type ApiError,
  fieldErrors,
  LoadError,
  mutation,
  Paper,
  query,
  queryKey,
  SaveBar,
  showError,
  useTitle,
  useUser,
} from '@kencana/screens'
import { Card, CheckField, Form, Page, popup, Segment, Skeleton, TextField } from '@kencana/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { settingNota, simpanSettingNota, TAMPIL_NOTA, type TampilNota } from './setting-nota.contract.ts'
import css from './setting-nota.module.css'
import { contohNota } from './setting-nota.receipt.ts'

type Nota = OutputOf<typeof settingNota>
type Isian = Pick<Nota, 'kepala' | 'kaki' | 'tampil' | 'salinan'>

const KEPALA = 5
const KAKI = 8
const SALINAN = ['1', '2', '3', '4', '5'] as const
const TAMPIL = Object.entries(TAMPIL_NOTA) as [TampilNota, string][]

interface BarisProps {
  nama: 'kepala' | 'kaki'
  label: string
  most: number
  baris: readonly string[]
  errors: Readonly<Record<string, string>>
  onChange: (baris: string[]) => void
}

// One field more than there are lines, so that the next line is there when it is wanted.
function Baris({ nama, label, most, baris, errors, onChange }: BarisProps) {
  const tampil = Math.min(most, baris.length + 1)
  return (
    <div className={css.baris}>
      {Array.from({ length: tampil }, (_, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place on the paper
          key={at}
          name={`${nama}.${at}`}
          aria-label={`${label} baris ${at + 1}`}
          placeholder={`Baris ${at + 1}`}
          mono
          maxLength={40}
          value={baris[at] ?? ''}
          error={errors[`${nama}.${at}`]}
          onChange={(text) => {
            const next = [...baris]
            next[at] = text
            onChange(next)
          }}
        />
      ))}
    </div>
  )
}

interface KolomProps {
  isian: Isian
  errors: Readonly<Record<string, string>>
  set: (patch: Partial<Isian>) => void
}

function Kolom({ isian, errors, set }: KolomProps) {
  const { kepala, kaki, tampil, salinan } = isian
  return (
    <div className={css.kolom}>
      <Card title="Kepala Nota" note={`paling banyak ${KEPALA} baris`}>
        <Baris
          nama="kepala"
          label="Kepala"
          most={KEPALA}
          baris={kepala}
          errors={errors}
          onChange={(next) => set({ kepala: next })}
        />
      </Card>
      <Card title="Yang Ditampilkan">
        <div className={css.tampil}>
          {TAMPIL.map(([kode, label]) => (
            <CheckField
              key={kode}
              name={kode}
              label={label}
              value={tampil.includes(kode)}
              onChange={(ya) => set({ tampil: ya ? [...tampil, kode] : tampil.filter((one) => one !== kode) })}
            />
          ))}
        </div>
      </Card>
      <Card title="Kaki Nota" note={`paling banyak ${KAKI} baris`}>
        <Baris
          nama="kaki"
          label="Kaki"
          most={KAKI}
          baris={kaki}
          errors={errors}
          onChange={(next) => set({ kaki: next })}
        />
      </Card>
      <Card title="Salinan">
        <div className={css.salinan}>
          <span>Lembar yang dicetak sekali tekan</span>
          <Segment
            label="Salinan"
            options={SALINAN}
            value={String(salinan) as (typeof SALINAN)[number]}
            onChange={(next) => set({ salinan: Number(next) })}
          />
        </div>
      </Card>
    </div>
  )
}

const useSimpan = () => {
  const cache = useQueryClient()
  const baca = () => cache.invalidateQueries({ queryKey: queryKey(settingNota) })
  return useMutation({
    ...mutation(simpanSettingNota),
    meta: { silent: true },
    onSuccess: async ({ message }) => {
      await baca()
      popup('success', message)
    },
    onError: (error: ApiError) => {
      void baca()
      showError(error)
    },
  })
}

function Isi({ nota }: { nota: Nota }) {
  const { tgl_system } = useUser()
  const { versi, nama_toko, alamat_toko, no_hp, ...awal } = nota
  const [isian, setIsian] = useState<Isian>(awal)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const simpan = useSimpan()
  const berubah = JSON.stringify(isian) !== JSON.stringify(awal)
  const submit = () => {
    if (simpan.isPending || !berubah) return
    const salah = fieldErrors(simpanSettingNota.input, { ...isian, versi })
    setErrors(salah)
    if (Object.keys(salah).length === 0) simpan.mutate({ ...isian, versi })
  }
  const set = (patch: Partial<Isian>) => {
    setErrors({})
    setIsian((now) => ({ ...now, ...patch }))
  }
  const bar = (
    <SaveBar
      write={simpanSettingNota}
      facts={[
        { label: 'Kepala', value: isian.kepala.filter(Boolean).length, unit: 'baris' },
        { label: 'Kaki', value: isian.kaki.filter(Boolean).length, unit: 'baris' },
        { label: 'Salinan', value: isian.salinan, unit: 'lembar' },
      ]}
      saveText="Simpan Data"
      busyText="Sedang Menyimpan"
      busy={simpan.isPending}
      disabled={!berubah}
      onSave={submit}
      {...(berubah ? { onCancel: () => set(awal) } : {})}
    />
  )
  return (
    <Page path={['Pengaturan', 'Setting Nota']} title="Setting Nota" bar={bar}>
      <div className={css.isi}>
        <Form onSave={submit}>
          <Kolom isian={isian} errors={errors} set={set} />
        </Form>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long paper scrolls, by keyboard too */}
        <section className={css.kertas} aria-label="Pratinjau nota" tabIndex={0}>
          <Paper receipt={contohNota({ ...isian, nama_toko, alamat_toko, no_hp }, 1, tgl_system)} ke={1} />
        </section>
      </div>
    </Page>
  )
}

/** What stands on the shop's notes, seen as it will be printed. */
export default function SettingNotaScreen() {
  useTitle('Setting Nota')
  const nota = useQuery({ ...query(settingNota, {}), staleTime: 0 })
  if (nota.data) return <Isi key={`${nota.data.versi} ${nota.data.nama_toko}`} nota={nota.data} />
  return (
    <Page path={['Pengaturan', 'Setting Nota']} title="Setting Nota">
      {nota.isError ? (
        <LoadError error={nota.error} onRetry={() => void nota.refetch()} />
      ) : (
        <Card title="Kepala Nota">
          <Skeleton width={320} />
        </Card>
      )}
    </Page>
  )
}
