import { call, pick, showError, useZodForm } from '@kencana/screens'
import { DateField, dataUrl, FieldGrid, FieldGroup, PhotoField, popup, TextField } from '@kencana/ui'
import { useState } from 'react'
import { simpanFotoPesanan, ubahPesanan } from '../transaksi-pesanan/transaksi-pesanan.contract.ts'
import { type AksiProps, DialogAksi } from './aksi.part.tsx'
import css from './lihat-pesanan.module.css'

const EDITED = Object.keys(ubahPesanan.input.shape) as (keyof typeof ubahPesanan.input.shape)[]

/** What may still change of an order: promise, wish, address, and its photo. */
export function UbahPesanan({ pesanan, onClose }: Pick<AksiProps, 'pesanan' | 'onClose'>) {
  const form = useZodForm(ubahPesanan.input, pick(pesanan, EDITED))
  const [foto, setFoto] = useState<Blob | null>(null)
  const { no_pesanan } = pesanan
  const { field } = form
  return (
    <DialogAksi
      endpoint={ubahPesanan}
      title="Ubah Pesanan"
      nomor={no_pesanan}
      saveText="Simpan"
      size={820}
      prepare={form.validate}
      onSaved={async ({ message }) => {
        // What was changed stays so when the photo is refused.
        if (foto) await call(simpanFotoPesanan, { no_pesanan, foto: await dataUrl(foto) }).catch(showError)
        popup('success', message)
      }}
      onClose={onClose}
    >
      <div className={css.ubah}>
        <div>
          <FieldGroup title="Keinginan">
            <FieldGrid columns={2}>
              <DateField
                {...field('tgl_janji')}
                label="Tanggal Janji"
                required
                typed
                autoFocus
                min={pesanan.tgl_system}
              />
              <TextField {...field('size')} label="Size" maxLength={20} />
            </FieldGrid>
            <TextField {...field('deskripsi')} label="Deskripsi" required maxLength={100} />
            <TextField {...field('atribut')} label="Atribut" maxLength={60} />
            <TextField {...field('keterangan')} label="Keterangan" maxLength={200} />
          </FieldGroup>
          <FieldGroup title={pesanan.nama_customer}>
            <FieldGrid columns={2}>
              <TextField {...field('alamat_customer')} label="Alamat" required maxLength={200} />
              <TextField {...field('no_hp')} label="No HP" required maxLength={30} />
            </FieldGrid>
          </FieldGroup>
        </div>
        <FieldGroup title="Foto baru">
          <PhotoField value={foto} onChange={setFoto} label={pesanan.deskripsi} />
        </FieldGroup>
      </div>
    </DialogAksi>
  )
}
