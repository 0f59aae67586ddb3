import type { InputOf, OutputOf } from '@kencana/contract'
import { type Mg, mg } from '@kencana/ledger'
import {
  DraftBanner,
  DraftMark,
  type FormOf,
  GAGAL_EDIT,
  query,
  SaveBar,
  type ShownSlip,
  useBusy,
  useDraft,
  useInvalidate,
  useTitle,
  useZodForm,
} from '@kencana/screens'
import {
  Card,
  cellText,
  FieldGrid,
  Form,
  GramField,
  gramTyped,
  KodeSelect,
  Page,
  TextField,
  topDialog,
} from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { useTukangOptions } from '../../master/tukang/tukang.picker.tsx'
import { saldoBahanStok } from '../bahan-stok/bahan-stok.contract.ts'
import { BahanToko } from '../bahan-stok/bahan-toko.shared.tsx'
import { ambilBahan, type getBahan, JENIS_BAHAN, sisaBahan, tambahBahan } from './bahan-tukang.contract.ts'
import { CHANGES, RiwayatBahan } from './riwayat-bahan.part.tsx'
import { SlipBahan } from './slip-bahan.part.tsx'

type Arah = 'TAMBAH' | 'AMBIL'

const BENTUK = {
  TAMBAH: { endpoint: tambahBahan, title: 'Tambah Bahan Tukang', label: 'Tambah Bahan', draft: 'tambah_bahan_tukang' },
  AMBIL: { endpoint: ambilBahan, title: 'Ambil Bahan Tukang', label: 'Ambil Bahan', draft: 'ambil_bahan_tukang' },
} as const

type Isi = FormOf<typeof tambahBahan.input>

const BLANK: Isi = { kode_tukang: '', jenis: 'BAHAN', kode_group: '', jml_bahan: '', keterangan: '' }

const JENIS = JENIS_BAHAN.map((kode) => ({ kode, nama: '' }))

/** What is typed, in milligrams; nothing readable is 0. */
const diketik = (value: unknown): Mg => gramTyped(value) ?? mg(0)

/** The form, kept as a draft; what it sends, and the slip that is shown next. */
const useBahan = (arah: Arah) => {
  const { endpoint, draft: nama } = BENTUK[arah]
  const invalidate = useInvalidate()
  const draft = useDraft<Isi>(nama, BLANK)
  const form = useZodForm(endpoint.input, BLANK)
  const { busy, run } = useBusy(GAGAL_EDIT)
  const [shown, show] = useState<ShownSlip<OutputOf<typeof getBahan>> | null>(null)
  const field: typeof form.field = (name) => {
    const bound = form.field(name)
    return {
      ...bound,
      onChange: (value) => {
        form.set({ [name]: value })
        draft.set((now) => ({ ...now, [name]: value }))
      },
      // Whoever fills the shop's material first comes back to this field: it was not left.
      onBlur: () => {
        if (topDialog() === null) bound.onBlur()
      },
    }
  }
  const resume = () => {
    if (draft.offered) form.reset(draft.offered.value)
    draft.resume()
  }
  const reset = () => {
    form.reset(BLANK)
    draft.clear()
  }
  const save = () =>
    void run(async () => {
      const input = form.validate()
      if (!input) return
      const { message, data } = await draft.submit(endpoint, input)
      form.reset(BLANK)
      show({ slip: data, message })
      await invalidate(CHANGES)
    })
  return { draft: { ...draft, resume }, values: form.values, field, reset, save, busy, shown, show }
}

type Bahan = ReturnType<typeof useBahan>

/** What the chosen craftsman has in hand, and what the shop has of the same. */
const useSaldo = ({ kode_tukang, jenis, kode_group }: Isi) => {
  const ada = kode_tukang !== '' && jenis !== '' && kode_group !== ''
  const input = { kode_tukang, jenis, kode_group } as InputOf<typeof sisaBahan>
  const sisa = useQuery({ ...query(sisaBahan, input), enabled: ada, staleTime: 0 }).data
  const toko = useQuery({ ...query(saldoBahanStok, {}), staleTime: 0 }).data
  const stok = toko?.bahan.find((one) => one.jenis === jenis && one.kode_group === kode_group)
  return {
    tukang: ada && sisa ? (sisa.bahan?.jml_bahan ?? mg(0)) : null,
    toko: kode_group !== '' && toko ? (stok?.berat ?? mg(0)) : null,
  }
}

function Isian({ arah, bahan, sisa }: { arah: Arah; bahan: Bahan; sisa: Mg | null }) {
  const { field } = bahan
  const tukang = useTukangOptions()
  const group = useGroupOptions()
  return (
    <FieldGrid columns={2}>
      <KodeSelect {...field('kode_tukang')} label="Kode Tukang" required autoFocus {...tukang} />
      <KodeSelect {...field('jenis')} label="Jenis" required options={JENIS} />
      <KodeSelect {...field('kode_group')} label="Kategori" required {...group} />
      <GramField
        name="sisa_bahan"
        label="Sisa Bahan"
        readOnly
        value={sisa === null ? '' : sisa / 1000}
        onChange={() => undefined}
      />
      <GramField {...field('jml_bahan')} label={BENTUK[arah].label} required />
      <TextField {...field('keterangan')} label="Keterangan" maxLength={120} />
    </FieldGrid>
  )
}

const gram = (value: Mg | null) => (value === null ? '-' : `${cellText('gram', value)} g`)

/** What a text field holds. */
const tertulis = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Material given to a craftsman or taken back, with what he has and what the shop has beside it. */
export function FormBahan({ arah }: { arah: Arah }) {
  const { title, label } = BENTUK[arah]
  useTitle(title)
  const bahan = useBahan(arah)
  const { draft, values, save, shown, show } = bahan
  const saldo = useSaldo(values)
  const jumlah = diketik(values.jml_bahan)
  const asal = arah === 'TAMBAH' ? saldo.toko : saldo.tukang
  const kurang = asal !== null && jumlah > asal
  const riwayat = <RiwayatBahan arah={arah} onSlip={(slip) => show({ slip })} />
  return (
    <Page
      path={['Data Master', title]}
      title={title}
      actions={<DraftMark draft={draft} />}
      bar={
        <SaveBar
          facts={[
            { label: 'Bahan Toko', value: gram(saldo.toko), ...(kurang && arah === 'TAMBAH' ? { tone: 'red' } : {}) },
            { label: 'Sisa Bahan', value: gram(saldo.tukang), ...(kurang && arah === 'AMBIL' ? { tone: 'red' } : {}) },
          ]}
          total={{ label, value: `${cellText('gram', jumlah)} g` }}
          busy={bahan.busy}
          onSave={save}
          onCancel={bahan.reset}
        />
      }
    >
      <DraftBanner
        draft={draft}
        summary={(isi) => `${tertulis(isi.kode_tukang) || 'bahan tukang'} ${gram(diketik(isi.jml_bahan))}`}
      />
      <Card>
        <Form onSave={save}>
          <Isian arah={arah} bahan={bahan} sisa={saldo.tukang} />
        </Form>
      </Card>
      {arah === 'TAMBAH' ? <BahanToko>{riwayat}</BahanToko> : riwayat}
      {shown && <SlipBahan {...shown} onClose={() => show(null)} />}
    </Page>
  )
}
