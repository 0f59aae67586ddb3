import type { OutputOf } from '@kencana/contract'
import { call, query, useBusy, useReckoned, useZodForm } from '@kencana/screens'
import {
  CheckField,
  cellText,
  dataUrl,
  FieldGrid,
  FieldGroup,
  FormModal,
  GramField,
  KadarField,
  KodeSelect,
  PhotoField,
  RupiahField,
  Segment,
  Sums,
  TextField,
} from '@kencana/ui'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { barangByBarcode } from '../../barang/data-barang/data-barang.contract.ts'
import { useCariJenis, useJenisOptions } from '../../master/jenis/jenis.picker.tsx'
import { useKadarOptions } from '../../master/kadar/kadar.picker.tsx'
import { barisPesanan, hitungPesanan } from './transaksi-pesanan.contract.ts'
import css from './transaksi-pesanan.module.css'

/** A line of the form, with its photo as text so that the draft keeps it. */
export type Baris = z.output<typeof barisPesanan> & { foto: string | null }

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

const isianAwal = (awal: Baris | null) =>
  awal === null ? BLANK : { ...awal, ...Object.fromEntries(GRAM.map((name) => [name, awal[name] / 1000])) }

type FormOf = ReturnType<typeof useZodForm<typeof barisPesanan>>

function Harga({ form: { values } }: { form: FormOf }) {
  const { result: hasil, error } = useReckoned(hitungPesanan, values)
  return (
    <div className={css.harga}>
      <Sums
        label="Perkiraan harga"
        value={hasil?.sub_total ?? 0}
        error={error?.message}
        rows={
          hasil
            ? [
                ['Harga per gram', cellText('rupiah', hasil.harga_gram)],
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

function Keinginan({ form: { field, values, set } }: { form: FormOf }) {
  const jenis = useJenisOptions()
  const cariJenis = useCariJenis()
  const dipilih = cariJenis(values.kode_dept)
  return (
    <FieldGroup title="Keinginan">
      <FieldGrid columns={2}>
        <TextField
          {...field('kode_group')}
          label="Kategori"
          required
          readOnly
          value={dipilih ? `${dipilih.kode_group} ${dipilih.nama_group}` : ''}
        />
        <KodeSelect
          {...field('kode_dept')}
          label="Kode Jenis"
          required
          autoFocus
          {...jenis}
          onChange={(kode_dept) => set({ kode_dept, kode_group: cariJenis(kode_dept)?.kode_group ?? '' })}
        />
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

function HargaBerat({ form: { field } }: { form: FormOf }) {
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

const CONTOH = [
  { value: '-', label: 'Tanpa' },
  { value: 'TOKO', label: 'Barang Toko' },
  { value: 'BAWA', label: 'Dibawa Customer' },
] as const

const TUNGGU = 250

/** A shop piece as soon as its barcode is there: what it is, or why it cannot be lent. */
const useContohToko = (form: FormOf) => {
  const { contoh, contoh_barcode } = form.values
  const [kode] = useDebouncedValue(contoh === 'TOKO' ? contoh_barcode : '', TUNGGU)
  const { data, error } = useQuery({
    ...query(barangByBarcode, { kode }),
    enabled: kode !== '',
    staleTime: 0,
    retry: false,
  })
  if (kode === '') return {}
  if (error) return { error: error.message }
  if (data && data.status_barang !== 'TERSEDIA') return { error: `Barang ${kode} Berstatus ${data.status_barang}` }
  return data ? { hint: `${data.nama_barang} ${cellText('gram', data.berat)} g, baki ${data.kode_baki}` } : {}
}

function Contoh({ form }: { form: FormOf }) {
  const { field, values, set } = form
  const ditemukan = useContohToko(form)
  const barcode = field('contoh_barcode')
  const contoh = values.contoh as (typeof CONTOH)[number]['value']
  return (
    <FieldGroup title="Barang contoh">
      <Segment
        label="Barang contoh"
        full
        value={contoh}
        options={CONTOH}
        onChange={(pilihan) => set({ contoh: pilihan, contoh_barcode: '', contoh_nama: '', contoh_berat: '' })}
      />
      {contoh === 'TOKO' && (
        <TextField
          {...barcode}
          label="Kode Barcode Contoh"
          required
          mono
          placeholder="Pindai barcode"
          {...ditemukan}
          error={barcode.error ?? ditemukan.error}
        />
      )}
      {contoh === 'BAWA' && (
        <FieldGrid columns={2}>
          <TextField {...field('contoh_nama')} label="Nama Barang Contoh" required maxLength={60} />
          <GramField {...field('contoh_berat')} label="Berat Barang Contoh" required />
        </FieldGrid>
      )}
    </FieldGroup>
  )
}

type Hitungan = OutputOf<typeof hitungPesanan>

/** What a wish costs at today's prices. */
export const hargaBaris = (baris: Omit<Baris, 'foto'>): Promise<Hitungan> => {
  const { kode_group, kode_dept, kadar, perkiraan_berat, berat_customer, harga_atribut, ongkos } = baris
  return call(hitungPesanan, {
    kode_group,
    kode_dept,
    kadar,
    perkiraan_berat,
    berat_customer,
    harga_atribut,
    ongkos,
  })
}

interface Props {
  awal: Baris | null
  onSave: (baris: Baris) => void
  onClose: () => void
}

/** One wish: what it shall be, what it costs, what it is worked after. */
export function BarangPesanan({ awal, onSave, onClose }: Props) {
  const form = useZodForm(barisPesanan, isianAwal(awal))
  const [foto, setFoto] = useState(awal?.foto ?? null)
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
      title={awal ? 'Edit Barang' : 'Tambah Barang'}
      size={1112}
      busy={busy}
      onClose={onClose}
      hint="Enter ke kolom berikutnya, Esc menutup"
      saveText={awal ? 'Simpan' : 'Tambah'}
      busyText="Sedang Menghitung"
      onSave={submit}
    >
      <div className={css.panes}>
        <div className={css.side}>
          <PhotoField
            label={form.values.deskripsi || 'barang pesanan'}
            value={null}
            url={foto}
            onChange={(baru) => void gantiFoto(baru)}
          />
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
