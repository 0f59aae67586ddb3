import { formatDesimal } from '@kencana/ledger'
import { type EntryProps, useReckoned, useSettledSave, useZodForm } from '@kencana/screens'
import {
  cellText,
  dataUrl,
  FieldGrid,
  FieldGroup,
  FormModal,
  GramField,
  IntField,
  KadarField,
  KodeSelect,
  PhotoField,
  Sums,
  TextField,
} from '@kencana/ui'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { useKadarOptions } from '../../master/kadar/kadar.picker.tsx'
import { useKondisiPinjamanOptions } from '../../master/kondisi-pinjaman/kondisi-pinjaman.picker.tsx'
import { NotaToko, useNotaToko } from '../../pembelian/transaksi-pembelian/nota-toko.shared.tsx'
import { barisHutang, FOTO_PALING_BANYAK, hitungHutang } from './transaksi-hutang.contract.ts'
import css from './transaksi-hutang.module.css'

type Baris = z.output<typeof barisHutang>

/** An item of the form with its value, and its photos as text so that the draft keeps them. */
export interface Jaminan extends Omit<Baris, 'taksiran'> {
  taksiran: number
  berat: number
  foto: readonly string[]
}

const BLANK = {
  kode_barcode: '',
  nama_barang: '',
  kode_group: '',
  kadar: '',
  jumlah: 1,
  berat_kotor: '',
  berat_plastik: '',
  kondisi_pinjaman: '',
}

interface FotoProps {
  label: string
  foto: readonly string[]
  salah: string | undefined
  onFoto: (foto: readonly string[]) => void
}

/** Its photos, and room for one more. */
function FotoJaminan({ label, foto, salah, onFoto }: FotoProps) {
  const ganti = (at: number) => async (baru: Blob | null) => {
    const isi = baru ? [await dataUrl(baru)] : []
    onFoto([...foto.slice(0, at), ...isi, ...foto.slice(at + 1)])
  }
  const tempat = foto.length < FOTO_PALING_BANYAK ? [...foto, null] : foto
  return (
    <div className={css.foto}>
      {tempat.map((url, at) => (
        <PhotoField
          // biome-ignore lint/suspicious/noArrayIndexKey: a photo is its place
          key={at}
          label={`${label || 'barang'} ${at + 1}`}
          value={null}
          url={url}
          required={at === 0}
          error={at === 0 ? salah : undefined}
          onChange={ganti(at)}
        />
      ))}
    </div>
  )
}

type Form = ReturnType<typeof useZodForm<typeof barisHutang>>

interface IsianProps {
  form: Form
  nota: ReactNode
}

function Isian({ form: { field }, nota }: IsianProps) {
  const group = useGroupOptions()
  const kadar = useKadarOptions()
  const kondisi = useKondisiPinjamanOptions()
  return (
    <FieldGroup title="Barang">
      <TextField {...field('nama_barang')} label="Nama Barang" required autoFocus maxLength={100} />
      <FieldGrid columns={3}>
        <KodeSelect {...field('kode_group')} label="Kategori" required {...group} />
        <KadarField {...field('kadar')} label="Kadar" required suggestions={kadar.options.map((one) => one.kode)} />
        <IntField {...field('jumlah')} label="Jumlah" required />
      </FieldGrid>
      <FieldGrid columns={3}>
        <GramField {...field('berat_kotor')} label="Berat Kotor" required />
        <GramField {...field('berat_plastik')} label="Berat Plastik" />
        <KodeSelect {...field('kondisi_pinjaman')} label="Kondisi Pinjaman" required {...kondisi} />
      </FieldGrid>
      {nota}
    </FieldGroup>
  )
}

/** One item that a customer leaves: what it is, its photos, what it is worth today. */
export function BarangHutang({ initial, onSave, onClose }: EntryProps<Jaminan>) {
  const form = useZodForm(
    barisHutang,
    initial
      ? { ...initial, berat_kotor: initial.berat_kotor / 1000, berat_plastik: initial.berat_plastik / 1000 }
      : BLANK,
  )
  const [foto, setFoto] = useState(initial?.foto ?? [])
  const [tanpaFoto, setTanpaFoto] = useState(false)
  const { kode_group, kadar, berat_kotor, berat_plastik } = form.values
  const berat = Math.round((Number(berat_kotor) - Number(berat_plastik)) * 1000) / 1000
  const { result: hasil, error, settling } = useReckoned(hitungHutang, { kode_group, kadar, berat })
  const notaToko = useNotaToko(
    form.values.kode_barcode,
    ({ kode_barcode, nama_barang, kode_group: group, kadar: karat }) =>
      form.set({ kode_barcode, nama_barang, kode_group: group, kadar: karat, jumlah: 1 }),
  )
  const simpan = useSettledSave(settling || notaToko.settling, () => {
    const { taksiran: _, ...isian } = form.validate() ?? {}
    // Without one nobody validates it.
    setTanpaFoto(foto.length === 0)
    if (foto.length > 0 && hasil && notaToko.salah === undefined && 'nama_barang' in isian)
      onSave({
        ...(isian as Omit<Baris, 'taksiran'>),
        berat: (isian as Baris).berat_kotor - (isian as Baris).berat_plastik,
        taksiran: hasil.taksiran,
        foto,
      })
  })
  return (
    <FormModal
      title={initial ? 'Edit Barang' : 'Tambah Barang'}
      size={980}
      busy={false}
      onClose={onClose}
      hint="Enter ke kolom berikutnya, Esc menutup"
      saveText={initial ? 'Simpan' : 'Tambah'}
      onSave={simpan}
    >
      <div className={css.panes}>
        <FotoJaminan
          label={form.values.nama_barang}
          foto={foto}
          salah={tanpaFoto && foto.length === 0 ? 'Foto Harus Ada' : undefined}
          onFoto={setFoto}
        />
        <div>
          <Isian form={form} nota={<NotaToko {...form.field('kode_barcode')} salah={notaToko.salah} />} />
          <Sums
            label="Taksiran hari ini"
            value={hasil?.taksiran ?? null}
            error={error?.message}
            rows={
              hasil
                ? [
                    ['Berat bersih', `${cellText('gram', berat * 1000)} g`],
                    ['Harga per gram', cellText('rupiah', hasil.harga_gram)],
                    ['Kadar', `${formatDesimal(hasil.persentase / 10_000)} %`],
                  ]
                : []
            }
          />
        </div>
      </div>
    </FormModal>
  )
}
