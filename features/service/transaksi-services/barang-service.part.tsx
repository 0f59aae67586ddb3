import { type EntryProps, type FormOf, useSettledSave, useZodForm } from '@kencana/screens'
import {
  dataUrl,
  FieldGrid,
  FormModal,
  GramField,
  IntField,
  KadarField,
  KodeSelect,
  PhotoField,
  RupiahField,
  TextField,
} from '@kencana/ui'
import { useState } from 'react'
import type { z } from 'zod'
import { useKadarOptions } from '../../master/kadar/kadar.picker.tsx'
import { NotaToko, useNotaToko } from '../../pembelian/transaksi-pembelian/nota-toko.shared.tsx'
import { usePara } from '../../pengaturan/para-system/para-system.shared.tsx'
import { JENIS_KERJA } from './service.contract.ts'
import { barisService } from './transaksi-services.contract.ts'
import css from './transaksi-services.module.css'

/** A line of the form, with its photo as text so that the draft keeps it. */
export type BarisService = z.output<typeof barisService> & { foto: string | null }

const BLANK: Partial<FormOf<typeof barisService>> = {
  kode_barcode: '',
  nama_barang: '',
  jumlah: 1,
  berat: '',
  kadar: '',
  jenis_kerja: '',
  ongkos: null,
  deskripsi: '',
}

const PILIHAN = JENIS_KERJA.map((kode) => ({ kode, nama: '' }))

/** One piece of a customer: what it is, what it weighs, what is to be done and for how much. */
export function BarangService({ initial, onSave, onClose }: EntryProps<BarisService>) {
  const form = useZodForm(barisService, initial === null ? BLANK : { ...initial, berat: initial.berat / 1000 })
  const [foto, setFoto] = useState(initial?.foto ?? null)
  const [tanpaFoto, setTanpaFoto] = useState(false)
  const wajibFoto = usePara()('service_foto') === 'YA'
  const kadar = useKadarOptions()
  const { field } = form
  const nota = useNotaToko(form.values.kode_barcode ?? '', ({ kode_barcode, nama_barang, kadar: karat }) =>
    form.set({ kode_barcode, nama_barang, kadar: karat, jumlah: 1 }),
  )
  const save = useSettledSave(nota.settling, () => {
    const input = form.validate()
    const kurang = wajibFoto && foto === null
    setTanpaFoto(kurang)
    if (kurang) return
    if (input && nota.salah === undefined) onSave({ ...input, foto })
  })
  const gantiFoto = async (baru: Blob | null) => {
    setTanpaFoto(false)
    setFoto(baru ? await dataUrl(baru) : null)
  }
  return (
    <FormModal
      title={initial ? 'Edit Barang' : 'Tambah Barang'}
      size={820}
      hint="Enter ke kolom berikutnya, Esc menutup"
      saveText={initial ? 'Simpan' : 'Tambah'}
      onSave={save}
      onClose={onClose}
    >
      <div className={css.panes}>
        <PhotoField
          label={form.values.nama_barang || 'barang service'}
          value={null}
          url={foto}
          required={wajibFoto}
          error={tanpaFoto ? 'Foto Harus Ada' : undefined}
          onChange={gantiFoto}
        />
        <div className={css.isian}>
          <TextField {...field('nama_barang')} label="Nama Barang" required autoFocus maxLength={60} />
          <FieldGrid columns={3}>
            <IntField {...field('jumlah')} label="Jumlah" required unit="pcs" />
            <GramField {...field('berat')} label="Berat" required />
            <KadarField {...field('kadar')} label="Kadar" suggestions={kadar.options.map((option) => option.kode)} />
          </FieldGrid>
          <FieldGrid columns={2}>
            <KodeSelect {...field('jenis_kerja')} label="Jenis Kerja" required options={PILIHAN} />
            <RupiahField {...field('ongkos')} label="Ongkos" required />
          </FieldGrid>
          <TextField {...field('deskripsi')} label="Deskripsi" maxLength={100} />
          <NotaToko {...field('kode_barcode')} salah={nota.salah} />
        </div>
      </div>
    </FormModal>
  )
}
