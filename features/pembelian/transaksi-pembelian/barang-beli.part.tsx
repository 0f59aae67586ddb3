import type { OutputOf } from '@kencana/contract'
import { type EntryProps, useReckoned, useSettled, useZodForm } from '@kencana/screens'
import {
  Button,
  CheckField,
  cellText,
  FieldGrid,
  FieldGroup,
  Form,
  GramField,
  KadarField,
  KodeSelect,
  Modal,
  RupiahField,
  Sums,
  TextField,
} from '@kencana/ui'
import { useState } from 'react'
import type { z } from 'zod'
import { useTanyaBerat } from '../../barang/data-barang/berat-wajar.shared.tsx'
import { useCariJenis, useJenisOptions } from '../../master/jenis/jenis.picker.tsx'
import { useKadarOptions } from '../../master/kadar/kadar.picker.tsx'
import { useKondisiBeliOptions } from '../../master/kondisi-pembelian/kondisi-pembelian.picker.tsx'
import { barisBeli, hitungBeli } from './transaksi-pembelian.contract.ts'
import css from './transaksi-pembelian.module.css'

/** A line of the form with what the rules make of it. */
export type Dinilai = z.output<typeof barisBeli> & { harga_nota: number; harga_hitung: number }

const BLANK = {
  nama_barang: '',
  kode_group: '',
  kode_dept: '',
  kadar: '',
  berat: '',
  kondisi: '',
  is_markis: false,
  nota_hilang: false,
  rusak: false,
  potongan_manual: 0,
  harga: null,
}

type FormOf = ReturnType<typeof useZodForm<typeof barisBeli>>
type Hitungan = OutputOf<typeof hitungBeli>

const BARIS = [
  ['Potongan kondisi', 'potongan_kondisi'],
  ['Potongan kategori', 'potongan_kategori'],
  ['Rugi nota', 'potongan_rugi'],
  ['Potongan manual', 'potongan_manual'],
] as const

function Harga({ hasil, error }: { hasil: Hitungan | null; error: Error | null }) {
  const potongan = hasil ? BARIS.filter(([, key]) => hasil[key] > 0) : []
  return (
    <div className={css.harga}>
      <Sums
        label="Harga menurut aturan"
        value={hasil?.harga_hitung ?? 0}
        error={error?.message}
        rows={
          hasil
            ? [
                [`Harga hari ini, ${hasil.persentase / 10_000} %`, cellText('rupiah', hasil.harga_nota)],
                ...potongan.map(([text, key]) => [text, `− ${cellText('rupiah', hasil[key])}`] as const),
              ]
            : []
        }
      />
    </div>
  )
}

function Barang({ form: { field, set } }: { form: FormOf }) {
  const jenis = useJenisOptions()
  const cariJenis = useCariJenis()
  const kadar = useKadarOptions()
  return (
    <FieldGroup title="Barang">
      <TextField {...field('nama_barang')} label="Nama Barang" required autoFocus />
      <FieldGrid columns={3}>
        <KodeSelect
          {...field('kode_dept')}
          label="Kode Jenis"
          required
          {...jenis}
          onChange={(kode_dept) => set({ kode_dept, kode_group: cariJenis(kode_dept)?.kode_group ?? '' })}
        />
        <KadarField
          {...field('kadar')}
          label="Kadar"
          required
          suggestions={kadar.options.map((option) => option.kode)}
        />
        <GramField {...field('berat')} label="Berat" required />
      </FieldGrid>
    </FieldGroup>
  )
}

function Keadaan({ form: { field, values } }: { form: FormOf }) {
  const kondisi = useKondisiBeliOptions()
  const tick = (name: 'is_markis' | 'nota_hilang' | 'rusak', label: string) => {
    const { value, onChange } = field(name)
    return <CheckField name={name} label={label} value={value} onChange={onChange} />
  }
  return (
    <FieldGroup title="Keadaan dan harga">
      <FieldGrid columns={2}>
        <KodeSelect {...field('kondisi')} label="Kondisi" required {...kondisi} />
        <RupiahField {...field('potongan_manual')} label="Potongan Manual" />
      </FieldGrid>
      <div className={css.ticks}>
        {tick('is_markis', 'Barang markis')}
        {tick('nota_hilang', 'Nota hilang')}
        {values.nota_hilang && tick('rusak', 'Barang rusak')}
      </div>
    </FieldGroup>
  )
}

/** One piece that a customer brought: what it is, its state, and what is paid for it. */
export function BarangBeli({ initial, onSave, onClose }: EntryProps<Dinilai>) {
  const form = useZodForm(barisBeli, initial ? { ...initial, berat: initial.berat / 1000 } : BLANK)
  const { result: hasil, error, settling } = useReckoned(hitungBeli, form.values)
  // What the rules say is paid, unless another price is typed.
  const [diketik, setDiketik] = useState(initial !== null && initial.harga !== initial.harga_hitung)
  const harga = diketik ? form.values.harga : (hasil?.harga_hitung ?? null)
  const tanyaBerat = useTanyaBerat(form.values.kode_dept)
  const simpan = async () => {
    form.set({ harga })
    const input = form.validate()
    if (input && hasil && (await tanyaBerat(input.berat)))
      onSave({ ...input, harga_nota: hasil.harga_nota, harga_hitung: hasil.harga_hitung })
  }
  const submit = useSettled(settling, () => void simpan())
  return (
    <Modal
      title={initial ? 'Edit Barang' : 'Tambah Barang'}
      size={820}
      onClose={onClose}
      hint="Enter ke kolom berikutnya, Esc menutup"
      actions={
        <>
          <Button onClick={onClose}>Batal</Button>
          <Button kind="primary" kbd="F9" data-save disabled={!hasil} onClick={submit}>
            {initial ? 'Simpan' : 'Tambah'}
          </Button>
        </>
      }
    >
      <Form onSave={submit}>
        <div className={css.panes}>
          <div>
            <Barang form={form} />
            <Keadaan form={form} />
            <RupiahField
              {...form.field('harga')}
              label="Harga"
              required
              hint="Yang dibayar untuk barang ini."
              value={harga}
              onChange={(value) => {
                setDiketik(value !== null)
                form.set({ harga: value })
              }}
            />
          </div>
          <Harga hasil={hasil} error={error} />
        </div>
      </Form>
    </Modal>
  )
}
