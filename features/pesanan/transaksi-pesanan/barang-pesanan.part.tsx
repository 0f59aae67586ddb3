import type { OutputOf } from '@kencana/contract'
import { call, type EntryProps, pick, useBusy, useJam, useReckoned, useZodForm } from '@kencana/screens'
import {
  CheckField,
  cellText,
  dataUrl,
  FieldGrid,
  FieldGroup,
  FormModal,
  GramField,
  KadarField,
  PhotoField,
  RupiahField,
  Sums,
  TextField,
} from '@kencana/ui'
import { useState } from 'react'
import type { z } from 'zod'
import { KategoriJenis } from '../../master/jenis/jenis.shared.tsx'
import { useKadarOptions } from '../../master/kadar/kadar.picker.tsx'
import { Contoh, type FormWish } from './contoh-pesanan.part.tsx'
import { barisPesanan, hitungPesanan } from './transaksi-pesanan.contract.ts'
import css from './transaksi-pesanan.module.css'

/** A line of the form, with its photo as text so that the draft keeps it. */
export type Wish = z.output<typeof barisPesanan> & { foto: string | null }

const BLANK = {
  kode_group: '',
  kode_dept: '',
  deskripsi: '',
  size: '',
  atribut: '',
  berat_atribut: '',
  kadar: '',
  perkiraan_berat: '',
  berat_customer: '',
  harga_atribut: 0,
  ongkos: 0,
  kunci_harga: false,
  // Asked of the server when the line is taken over.
  sub_total: 0,
  contoh: '-' as const,
  contoh_barcode: '',
  contoh_nama: '',
  contoh_berat: '',
}

const GRAM = ['berat_atribut', 'perkiraan_berat', 'berat_customer', 'contoh_berat'] as const

const formOf = (wish: Wish | null) =>
  wish === null ? BLANK : { ...wish, ...Object.fromEntries(GRAM.map((name) => [name, wish[name] / 1000])) }

function Harga({ form: { values } }: { form: FormWish }) {
  const { result: hasil, error } = useReckoned(hitungPesanan, values)
  const jam = useJam()
  return (
    <div className={css.harga}>
      <Sums
        label="Perkiraan harga"
        value={hasil?.sub_total ?? null}
        error={error?.message}
        rows={
          hasil
            ? [
                [
                  hasil.harga_sampai
                    ? `Harga per gram sebelum turun, sampai ${jam(hasil.harga_sampai)}`
                    : 'Harga per gram',
                  cellText('rupiah', hasil.harga_gram_kadar),
                ],
                ['Harga emas', cellText('rupiah', hasil.harga_emas)],
                ['Harga atribut', cellText('rupiah', Number(values.harga_atribut))],
                ['Ongkos', cellText('rupiah', Number(values.ongkos))],
              ]
            : []
        }
      >
        <p>{values.kunci_harga ? 'Harga per gram dikunci hari ini.' : 'Harga per gram mengikuti hari serah.'}</p>
      </Sums>
    </div>
  )
}

function Keinginan({ form }: { form: FormWish }) {
  const { field } = form
  return (
    <FieldGroup title="Keinginan">
      <FieldGrid columns={2}>
        <KategoriJenis form={form} />
      </FieldGrid>
      <TextField {...field('deskripsi')} label="Deskripsi" required maxLength={100} />
      <FieldGrid columns={3}>
        <TextField {...field('size')} label="Size" maxLength={20} />
        <TextField {...field('atribut')} label="Atribut" maxLength={60} />
        <GramField {...field('berat_atribut')} label="Berat Atribut" />
      </FieldGrid>
    </FieldGroup>
  )
}

function HargaBerat({ form: { field } }: { form: FormWish }) {
  const kadar = useKadarOptions()
  const kunci = field('kunci_harga')
  return (
    <FieldGroup title="Berat dan harga">
      <FieldGrid columns={3}>
        <GramField {...field('perkiraan_berat')} label="Perkiraan Berat" required />
        <KadarField
          {...field('kadar')}
          label="Kadar"
          required
          suggestions={kadar.options.map((option) => option.kode)}
        />
        <GramField {...field('berat_customer')} label="Emas Customer" />
      </FieldGrid>
      <FieldGrid columns={2}>
        <RupiahField {...field('harga_atribut')} label="Harga Atribut" required />
        <RupiahField {...field('ongkos')} label="Ongkos" required />
      </FieldGrid>
      <CheckField
        name="kunci_harga"
        label="Kunci harga per gram hari ini"
        value={kunci.value}
        onChange={kunci.onChange}
      />
    </FieldGroup>
  )
}

const PRICED = Object.keys(hitungPesanan.input.shape) as (keyof typeof hitungPesanan.input.shape)[]

/** What a wish costs at today's prices. */
export const hargaBaris = (wish: Omit<Wish, 'foto'>): Promise<OutputOf<typeof hitungPesanan>> =>
  call(hitungPesanan, pick(wish, PRICED))

/** One wish: what it shall be, what it costs, what it is worked after. */
export function BarangPesanan({ initial, onSave, onClose }: EntryProps<Wish>) {
  const form = useZodForm(barisPesanan, formOf(initial))
  const [foto, setFoto] = useState(initial?.foto ?? null)
  const { busy, run } = useBusy()
  const submit = () =>
    void run(async () => {
      const input = form.validate()
      if (!input) return
      const { sub_total } = await hargaBaris(input)
      onSave({ ...input, sub_total, foto })
    })
  const gantiFoto = async (baru: Blob | null) => setFoto(baru ? await dataUrl(baru) : null)
  return (
    <FormModal
      title={initial ? 'Edit Barang' : 'Tambah Barang'}
      size={1112}
      busy={busy}
      onClose={onClose}
      hint="Enter ke kolom berikutnya, Esc menutup"
      saveText={initial ? 'Simpan' : 'Tambah'}
      busyText="Sedang Menghitung"
      onSave={submit}
    >
      <div className={css.panes}>
        <div className={css.side}>
          <PhotoField label={form.values.deskripsi || 'barang pesanan'} value={null} url={foto} onChange={gantiFoto} />
          <Harga form={form} />
        </div>
        <div className={css.columns}>
          <div>
            <Keinginan form={form} />
            <Contoh form={form} />
          </div>
          <div>
            <HargaBerat form={form} />
          </div>
        </div>
      </div>
    </FormModal>
  )
}
