import type { OutputOf } from '@kencana/contract'
import { formatDesimal, type Rp } from '@kencana/ledger'
import { type EntryProps, useReckoned, useSettledSave, useZodForm } from '@kencana/screens'
import {
  Button,
  CheckField,
  cellText,
  FieldGrid,
  FieldGroup,
  Form,
  GramField,
  gramTyped,
  KadarField,
  KodeSelect,
  Modal,
  RupiahField,
  Sums,
  TextField,
  useLeave,
} from '@kencana/ui'
import { useState } from 'react'
import type { z } from 'zod'
import { useTanyaBerat } from '../../barang/data-barang/berat-wajar.shared.tsx'
import { useCariJenis, useJenisOptions } from '../../master/jenis/jenis.picker.tsx'
import { useKadarOptions } from '../../master/kadar/kadar.picker.tsx'
import { useKondisiBeliOptions } from '../../master/kondisi-pembelian/kondisi-pembelian.picker.tsx'
import { barisBeli, hitungBeli } from './harga-beli.contract.ts'
import { KartuNota } from './kartu-nota.part.tsx'
import type { BarangNota } from './nota-beli.contract.ts'
import css from './transaksi-pembelian.module.css'

/** A line of the form with what the rules make of it. */
export interface Dinilai extends Omit<z.output<typeof barisBeli>, 'harga_hitung'> {
  harga_nota: number
  harga_hitung: Rp
  /** The line of the nota that it was found by. */
  nota?: BarangNota | undefined
}

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
  atribut_lengkap: false,
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
  ['Poin yang sudah dipakai', 'potongan_poin'],
] as const

/** What today's price was made of: only what it was multiplied by. */
const hargaHariIni = ({ harga_gram, kali_kadar, persentase }: Hitungan): string =>
  `Harga hari ini, ${cellText('rupiah', harga_gram)} per gram${kali_kadar ? ` × ${formatDesimal(persentase / 10_000)} %` : ''}`

function Harga({ hasil, error }: { hasil: Hitungan | null; error: Error | null }) {
  const potongan = hasil ? BARIS.filter(([, key]) => hasil[key] > 0) : []
  return (
    <div className={css.harga}>
      <Sums
        label="Harga menurut aturan"
        value={hasil?.harga_hitung ?? null}
        error={error?.message}
        rows={
          hasil
            ? [
                ...(hasil.berat_nota > 0 ? [['Dibayar di nota', cellText('rupiah', hasil.harga_bayar)] as const] : []),
                [hasil.berat_nota > 0 ? 'Dasar harga beli' : hargaHariIni(hasil), cellText('rupiah', hasil.harga_nota)],
                ...potongan.map(([text, key]) => [text, `− ${cellText('rupiah', hasil[key])}`] as const),
                ...(hasil.harga_bawaan < hasil.harga_hitung
                  ? [[`Kondisi bawaan ${hasil.kondisi_bawaan}`, cellText('rupiah', hasil.harga_bawaan)] as const]
                  : []),
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

/** A piece that the shop sold: what it is stands on its nota, what it weighs now on the scale. */
function DenganNota({ form: { field, values }, nota }: { form: FormOf; nota: BarangNota }) {
  const lebih = (gramTyped(values.berat) ?? 0) - nota.berat
  return (
    <FieldGroup title="Barang">
      <KartuNota nota={nota} />
      <GramField
        {...field('berat')}
        label="Berat"
        required
        autoFocus
        warning={
          lebih > 0 ? `${cellText('gram', lebih)} g di atas nota, tidak dibayar: mungkin barang lain.` : undefined
        }
        hint={`Berat di nota ${cellText('gram', nota.berat)} g. Yang di atasnya tidak dibayar.`}
      />
    </FieldGroup>
  )
}

function Keadaan({ form: { field, values }, nota }: { form: FormOf; nota: BarangNota | undefined }) {
  const kondisi = useKondisiBeliOptions()
  const tick = (name: 'is_markis' | 'nota_hilang' | 'rusak' | 'atribut_lengkap', label: string) => {
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
        {nota ? null : tick('is_markis', 'Barang markis')}
        {tick('nota_hilang', 'Nota hilang')}
        {values.nota_hilang && tick('rusak', 'Barang rusak')}
        {nota && nota.harga_atribut > 0 && tick('atribut_lengkap', `Atribut lengkap: ${nota.nama_atribut}`)}
      </div>
    </FieldGroup>
  )
}

const kosong = (nota: BarangNota | undefined) => {
  if (!nota) return BLANK
  const { kode_barcode, nama_barang, kode_group, kode_dept, kadar } = nota
  return { ...BLANK, kode_barcode, nama_barang, kode_group, kode_dept, kadar }
}

/** One piece that a customer brought: what it is, its state, and what is paid for it. @param dari the nota of a new one */
export function BarangBeli({ initial, onSave, onClose, dari }: EntryProps<Dinilai> & { dari?: BarangNota }) {
  const nota = initial ? initial.nota : dari
  const form = useZodForm(barisBeli, initial ? { ...initial, berat: initial.berat / 1000 } : kosong(nota))
  const { result: hasil, error, settling } = useReckoned(hitungBeli, form.values)
  // What the rules say is paid, unless another price is typed.
  const [diketik, setDiketik] = useState(initial !== null && initial.harga !== initial.harga_hitung)
  const harga = diketik ? form.values.harga : (hasil?.harga_hitung ?? null)
  const tanyaBerat = useTanyaBerat(form.values.kode_dept, nota?.berat)
  const simpan = async () => {
    form.set({ harga })
    const input = form.validate()
    if (input && hasil && (await tanyaBerat(input.berat)))
      onSave({ ...input, harga_nota: hasil.harga_nota, harga_hitung: hasil.harga_hitung, nota })
  }
  const submit = useSettledSave(settling, () => void simpan())
  const { body, onEscape } = useLeave(onClose)
  return (
    <Modal
      title={initial ? 'Edit Barang' : nota ? 'Beli Kembali' : 'Tambah Barang'}
      size={820}
      onClose={onClose}
      onEscape={onEscape}
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
        <div ref={body} className={css.panes}>
          <div>
            {nota ? <DenganNota form={form} nota={nota} /> : <Barang form={form} />}
            <Keadaan form={form} nota={nota} />
            <RupiahField
              {...form.field('harga')}
              label="Harga"
              required
              hint="Yang dibayar untuk barang ini."
              // A price that stands is none to be entered, whatever was missing before it came.
              error={harga !== null && form.values.harga === null ? undefined : form.field('harga').error}
              value={harga}
              onChange={(value) => {
                setDiketik(true)
                form.set({ harga: value })
              }}
              // Left empty, it is what the rules say again.
              onBlur={() => form.values.harga === null && setDiketik(false)}
            />
          </div>
          <Harga hasil={hasil} error={error} />
        </div>
      </Form>
    </Modal>
  )
}
