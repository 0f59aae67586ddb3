import type { OutputOf } from '@kencana/contract'
import { type Bentuk, formatDesimal } from '@kencana/ledger'
import { type ApiError, mutation, queryKey, renewSession, showError } from '@kencana/screens'
import {
  ask,
  Button,
  FieldGrid,
  Form,
  GramField,
  IntField,
  KodeSelect,
  Modal,
  PersenField,
  popup,
  Segment,
} from '@kencana/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { paraSystem, salahPara, sebutPara, seInstalasi, ubahParaSystem } from './para-system.contract.ts'
import css from './setting-system.module.css'

type Para = OutputOf<typeof paraSystem>[number]

interface IsianProps {
  para: Para
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** More than these stand in no row of buttons. */
const PALING = 3

function Pilihan({ para, value, error, onChange }: IsianProps) {
  const semua = para.jenis === 'YA/TIDAK' ? ['YA', 'TIDAK'] : para.pilihan
  // A word of a former time can be chosen as long as it is in use.
  const options = semua.includes(para.value) ? semua : [...semua, para.value]
  const kata = options.map((kode) => ({ kode, sebut: sebutPara(para.key, kode) }))
  if (options.length <= PALING) {
    const tombol = kata.map(({ kode, sebut }) => ({ value: kode, label: sebut }))
    return <Segment label={para.nama} value={value} options={tombol} onChange={onChange} />
  }
  return (
    <KodeSelect label={para.nama} required autoFocus value={value} error={error} options={kata} onChange={onChange} />
  )
}

/** The field that fits the kind of the value. */
function Isian(props: IsianProps) {
  const { para, value, error, onChange } = props
  const field = { name: 'value', label: para.nama, required: true, autoFocus: true, error }
  if (para.jenis === 'GRAM') return <GramField {...field} value={value} onChange={onChange} />
  if (para.jenis === 'PERSEN') return <PersenField {...field} value={value} onChange={onChange} />
  if (para.jenis === 'BILANGAN')
    return (
      <IntField
        {...field}
        unit={para.satuan}
        value={value === '' ? null : Number(value)}
        onChange={(next) => onChange(next === null ? '' : String(next))}
      />
    )
  return <Pilihan {...props} />
}

const yakin = (para: Para, value: string): Promise<boolean> =>
  para.key === 'stok_awal' && value === 'TIDAK'
    ? ask({
        title: 'Tutup Stok Awal ?',
        text: 'Setelah ditutup, barang hanya bisa masuk dari kiriman atau pesanan. Ini untuk selamanya dan tidak bisa dibuka lagi.',
        ok: 'Tutup Selamanya',
        cancel: 'Batal',
        destructive: true,
      })
    : Promise.resolve(true)

/** What it is unless somebody chose otherwise, and the way back to it. */
function Standar({ para, value, onPick }: { para: Para; value: string; onPick: (value: string) => void }) {
  return (
    <div className={css.standar}>
      <span>
        Standar <b>{para.jenis === 'PILIHAN' ? sebutPara(para.key, para.standar) : formatDesimal(para.standar)}</b>{' '}
        {para.satuan}
      </span>
      {value !== para.standar && (
        <Button size="sm" kind="subtle" data-skip-enter onClick={() => onPick(para.standar)}>
          Pakai standar
        </Button>
      )}
    </div>
  )
}

/** One parameter: what it decides, its default, and a new value. */
export function UbahPara({ para, onClose }: { para: Para; onClose: () => void }) {
  const cache = useQueryClient()
  const [value, setValue] = useState(para.value)
  const [salah, setSalah] = useState<string>()
  const save = useMutation({
    ...mutation(ubahParaSystem),
    meta: { silent: true },
    onSuccess: async ({ message }) => {
      // Drawn anew as a whole: nothing on the page stays in the form before.
      if (seInstalasi(para.key)) {
        renewSession({ bentuk: value as Bentuk })
        location.reload()
        return
      }
      await cache.invalidateQueries({ queryKey: queryKey(paraSystem) })
      popup('success', message)
      onClose()
    },
    onError: (error: ApiError) => showError(error),
  })
  const submit = async () => {
    if (save.isPending) return
    const pesan = value.trim() === '' ? `${para.nama} Harus Diisi` : salahPara(para.key, value)
    setSalah(pesan || undefined)
    if (pesan || !(await yakin(para, value))) return
    save.mutate({ key: para.key, value })
  }
  const ganti = (next: string) => {
    setSalah(undefined)
    setValue(next)
  }
  return (
    <Modal
      onClose={() => !save.isPending && onClose()}
      busy={save.isPending}
      title={`Ubah ${para.nama}`}
      actions={
        <>
          <Button onClick={onClose} disabled={save.isPending}>
            Batal
          </Button>
          <Button
            kind={value === para.value ? 'default' : 'primary'}
            kbd="F9"
            data-save
            busy={save.isPending}
            busyText="Sedang Menyimpan"
            onClick={() => void submit()}
          >
            Simpan Data
          </Button>
        </>
      }
    >
      <Form onSave={() => void submit()}>
        <FieldGrid>
          <p className={css.arti} translate={seInstalasi(para.key) ? 'no' : undefined}>
            {para.arti}.
          </p>
          <Isian para={para} value={value} error={salah} onChange={ganti} />
          <Standar para={para} value={value} onPick={ganti} />
        </FieldGrid>
      </Form>
    </Modal>
  )
}
