import type { OutputOf } from '@kencana/contract'
import { type FormValues, LoadError, mutation, pick, query, useUser, useZodForm } from '@kencana/screens'
import {
  Badge,
  Banner,
  Button,
  FieldGrid,
  FieldGroup,
  Form,
  GramField,
  KadarField,
  KodeSelect,
  Modal,
  Panes,
  PhotoField,
  popup,
  sebutan,
  TextField,
  useLeave,
} from '@kencana/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAtributOptions } from '../../master/atribut/atribut.picker.tsx'
import { useBakiTambahOptions } from '../../master/baki/baki.picker.tsx'
import { useBeratBandrol } from '../../master/bandrol/bandrol.shared.tsx'
import { KategoriJenis } from '../../master/jenis/jenis.shared.tsx'
import { useKadarOptions } from '../../master/kadar/kadar.picker.tsx'
import { useTokoOptions } from '../../master/toko/toko.picker.tsx'
import { BarcodeLamaField } from '../data-barang/barcode-lama.shared.tsx'
import { useTanyaBerat } from '../data-barang/berat-wajar.shared.tsx'
import { kirimFoto } from '../data-barang/kirim-foto.shared.tsx'
import { Berat, type FormTambahBarang, susutLebih } from './berat-barang.part.tsx'
import { HargaBarang } from './harga-barang.part.tsx'
import { useKadarKategori } from './kadar-kategori.part.tsx'
import {
  isianSumber,
  type Pesanan,
  PilihSumber,
  pesananSumber,
  type Sumber,
  sumberAwal,
} from './sumber-barang.part.tsx'
import { sumberBarang, tambahBarang } from './tambah-barang.contract.ts'
import css from './tambah-barang.module.css'

const TIPE = [
  { kode: 'SP', nama: '' },
  { kode: 'A', nama: '' },
]

const BLANK: FormValues = {
  sumber: '',
  kode_group: '',
  kode_dept: '',
  kode_baki: '',
  kode_intern: '',
  barcode_lama: '',
  nama_barang: '',
  berat_asli: '',
  berat: '',
  berat_susut: 0,
  berat_cad: 0,
  kadar: '',
  kadar_cetak: '',
  kadar_modal: '',
  tipe_barang: '',
  tujuan: '',
  nama_atribut: '',
  berat_atribut: 0,
  berat_plastik: 0,
  harga_atribut: 0,
  ongkos: 0,
}

/** What the next item most likely shares with this one: a tray is filled with like things. */
const SAMA = [
  'sumber',
  'kode_group',
  'kode_dept',
  'kode_baki',
  'kadar',
  'kadar_cetak',
  'kadar_modal',
  'tipe_barang',
  'berat_plastik',
] as const
let terakhir: FormValues = {}

function Penempatan({ form, pesanan }: { form: FormTambahBarang; pesanan: Pesanan | null }) {
  const { field } = form
  const baki = useBakiTambahOptions()
  return (
    <FieldGroup title="Penempatan">
      <FieldGrid columns={2}>
        <KategoriJenis form={form} />
        <KodeSelect {...field('kode_baki')} label="Kode Baki" required {...baki} />
        <TextField {...field('kode_intern')} label="Kode Intern" />
      </FieldGrid>
      {pesanan && (
        <TextField
          name="no_pesanan"
          label="No Pesanan"
          value={pesanan.no_pesanan}
          readOnly
          onChange={() => undefined}
        />
      )}
      <TextField {...field('nama_barang')} label="Nama Barang" required />
    </FieldGroup>
  )
}

function Kadar({ form: { field } }: { form: FormTambahBarang }) {
  const kadar = useKadarOptions()
  const pilihan = kadar.options.map((option) => option.kode)
  return (
    <FieldGroup title="Kadar">
      <FieldGrid columns={3}>
        <KadarField {...field('kadar')} label="Kadar" required suggestions={pilihan} />
        <KadarField {...field('kadar_cetak')} label="Kadar Cetak" required />
        <KadarField {...field('kadar_modal')} label="Kadar Modal" required suggestions={pilihan} />
      </FieldGrid>
    </FieldGroup>
  )
}

function Keterangan({ form: { field } }: { form: FormTambahBarang }) {
  const toko = useTokoOptions()
  const atribut = useAtributOptions()
  return (
    <FieldGroup title="Keterangan">
      <FieldGrid columns={2}>
        <KodeSelect {...field('tipe_barang')} label="Tipe Barang" required options={TIPE} />
        <KodeSelect {...field('tujuan')} label="Tujuan" required {...toko} />
        <KodeSelect {...field('nama_atribut')} label="Nama Atribut" {...atribut} />
        <GramField {...field('berat_atribut')} label="Berat Atribut" />
        <GramField {...field('berat_plastik')} label="Berat Plastik" />
        <BarcodeLamaField {...field('barcode_lama')} />
      </FieldGrid>
    </FieldGroup>
  )
}

function Isian({
  sumber,
  foto,
  onFoto,
  form,
}: {
  sumber: Sumber
  foto: Blob | null
  onFoto: (foto: Blob | null) => void
  form: FormTambahBarang
}) {
  const pesanan = pesananSumber(sumber, form.values.sumber)
  return (
    <Panes>
      <div className={css.side}>
        {sumber.some((one) => one.pcs !== null) && (
          <PilihSumber sumber={sumber} values={form.values} onChange={form.set} />
        )}
        <PhotoField label={form.values.nama_barang || 'barang baru'} value={foto} onChange={onFoto} />
        <HargaBarang values={form.values} pesanan={pesanan} />
      </div>
      <div className={css.groups}>
        {sumber.length === 0 && <Banner tone="amber">Stok Awal Sudah Ditutup Untuk Toko Ini</Banner>}
        <div className={css.columns}>
          <div>
            <Penempatan form={form} pesanan={pesanan} />
            <Berat form={form} pesanan={pesanan} />
          </div>
          <div>
            <Kadar form={form} />
            <Keterangan form={form} />
          </div>
        </div>
      </div>
    </Panes>
  )
}

interface Props {
  /** The finished order that the item answers, where it is begun there. */
  pesanan?: string
  onClose: () => void
  onSaved: (barang: OutputOf<typeof tambahBarang>['data']) => void
}

function FormTambah({ sumber, pesanan: dari, onClose, onSaved }: Props & { sumber: Sumber }) {
  const { kode_toko } = useUser()
  const bandrol = useBeratBandrol()
  const [foto, setFoto] = useState<Blob | null>(null)
  const form = useZodForm(tambahBarang.input, {
    ...BLANK,
    tujuan: kode_toko,
    ...terakhir,
    ...isianSumber(sumber, sumberAwal(sumber, dari ?? terakhir.sumber), terakhir),
  })
  const pesanan = pesananSumber(sumber, form.values.sumber)
  useKadarKategori(form.values, form.set, { kategori: terakhir.kode_group ?? '', pesanan: pesanan !== null })
  const save = useMutation({
    ...mutation(tambahBarang),
    onSuccess: async ({ kode_barang, message, data }) => {
      terakhir = pick(form.values, SAMA)
      if (foto) await kirimFoto(kode_barang, foto)
      popup('success', message)
      onSaved(data)
    },
  })
  const tanyaBerat = useTanyaBerat(form.values.kode_dept)
  const submit = async () => {
    if (save.isPending || susutLebih(form.values, pesanan)) return
    const input = form.validate()
    if (input && (await tanyaBerat(input.berat)))
      save.mutate({ ...input, berat_bandrol: bandrol as typeof input.berat_bandrol })
  }
  const { body, onEscape } = useLeave(onClose)
  const asal = typeof form.values.sumber === 'string' ? form.values.sumber : ''
  return (
    <Modal
      title="Tambah Barang"
      titleNote={asal ? <Badge>{sebutan(asal)}</Badge> : undefined}
      size={1112}
      busy={save.isPending}
      onClose={onClose}
      onEscape={onEscape}
      hint="Enter ke kolom berikutnya, Esc menutup"
      actions={
        <>
          <Button onClick={onClose} disabled={save.isPending}>
            Batal
          </Button>
          <Button
            kind="primary"
            kbd="F9"
            data-save
            busy={save.isPending}
            busyText="Sedang Menyimpan"
            disabled={sumber.length === 0 || susutLebih(form.values, pesanan)}
            onClick={() => void submit()}
          >
            Simpan
          </Button>
        </>
      }
    >
      <div ref={body}>
        <Form onSave={() => void submit()}>
          <Isian sumber={sumber} foto={foto} onFoto={setFoto} form={form} />
        </Form>
      </div>
    </Modal>
  )
}

/** A new item: where it comes from, what it is, what it weighs and costs. */
export function TambahBarang(props: Props) {
  const sumber = useQuery({ ...query(sumberBarang, {}), staleTime: 0 })
  if (sumber.isError)
    return (
      <Modal title="Tambah Barang" onClose={props.onClose}>
        <LoadError error={sumber.error} onRetry={() => void sumber.refetch()} />
      </Modal>
    )
  // A source that was used up since must not be preselected: what was known before is not shown.
  return sumber.data && sumber.isFetchedAfterMount ? <FormTambah sumber={sumber.data} {...props} /> : null
}
