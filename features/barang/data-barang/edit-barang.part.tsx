import type { OutputOf } from '@kencana/contract'
import {
  call,
  isOwner,
  LoadError,
  mutation,
  query,
  queryKey,
  showError,
  useUser,
  useZodForm,
  type ZodForm,
} from '@kencana/screens'
import {
  CheckField,
  FieldGrid,
  FormModal,
  KadarField,
  KodeSelect,
  Modal,
  Panes,
  PhotoField,
  popup,
  RupiahField,
  TextField,
} from '@kencana/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAtributOptions } from '../../master/atribut/atribut.picker.tsx'
import { useKadarOptions } from '../../master/kadar/kadar.picker.tsx'
import { BarcodeLamaField } from './barcode-lama.shared.tsx'
import { barangByBarcode, editBarang, hapusFotoBarang } from './data-barang.contract.ts'
import { useFotoBarang } from './foto.shared.tsx'
import { kirimFoto } from './kirim-foto.shared.tsx'

type Barang = OutputOf<typeof barangByBarcode>

interface Props {
  onClose: () => void
  onSaved: (kode_barang: string) => void
}

const isi = (text: string): string => (text === '-' ? '' : text)

/** What happened to the photo while the form was open. */
interface Foto {
  baru: Blob | null
  dilepas: boolean
}

const useSimpan = (barang: Barang, foto: Foto, { onClose, onSaved }: Props) => {
  const cache = useQueryClient()
  return useMutation({
    ...mutation(editBarang),
    onSuccess: async ({ message }) => {
      if (foto.baru) await kirimFoto(barang.kode_barang, foto.baru)
      else if (foto.dilepas && barang.foto)
        await call(hapusFotoBarang, { kode_barang: barang.kode_barang }).catch(showError)
      await cache.invalidateQueries({ queryKey: queryKey(barangByBarcode) })
      popup('success', message)
      onSaved(barang.kode_barang)
      onClose()
    },
  })
}

/** A price of its own, whatever its category costs: given and changed by the owners. */
function Markis({ field }: Pick<ZodForm<typeof editBarang.input>, 'field'>) {
  const pemilik = isOwner(useUser())
  const { value, onChange } = field('is_markis')
  if (!pemilik && !value) return null
  return (
    <>
      <CheckField name="is_markis" label="Barang markis" value={value} onChange={onChange} disabled={!pemilik} />
      {value && (
        <RupiahField
          {...field('harga_total')}
          label="Harga Tetap"
          required
          readOnly={!pemilik}
          hint={pemilik ? 'Dengan atribut dan ongkos. Tidak mengikuti harga kategori.' : 'Diubah OWN atau SU'}
        />
      )}
    </>
  )
}

function Isian({ barang, field }: { barang: Barang } & Pick<ZodForm<typeof editBarang.input>, 'field'>) {
  const kadar = useKadarOptions()
  const atribut = useAtributOptions()
  const milik = isOwner(useUser()) ? {} : { readOnly: true, hint: 'Diubah OWN atau SU' }
  return (
    <FieldGrid columns={2}>
      <TextField
        name="kode_barcode"
        label="Kode Barcode"
        value={barang.kode_barcode}
        onChange={() => undefined}
        readOnly
      />
      <TextField {...field('nama_barang')} label="Nama Barang" required autoFocus />
      <KodeSelect {...field('nama_atribut')} label="Nama Atribut" {...atribut} />
      <RupiahField {...field('harga_atribut')} label="Harga Atribut" required />
      <KadarField
        {...field('kadar')}
        {...milik}
        label="Kadar"
        required
        suggestions={kadar.options.map((option) => option.kode)}
      />
      <KadarField {...field('kadar_cetak')} {...milik} label="Kadar Cetak" required />
      <TextField {...field('kode_intern')} label="Kode Intern" />
      <BarcodeLamaField {...field('barcode_lama')} />
      <Markis field={field} />
    </FieldGrid>
  )
}

function FormEdit({ barang, ...props }: Props & { barang: Barang }) {
  const lama = useFotoBarang(barang)
  const [foto, setFoto] = useState<Foto>({ baru: null, dilepas: false })
  const { kode_barang, versi, nama_barang, harga_atribut, kadar_cetak, is_markis, harga_total } = barang
  const form = useZodForm(editBarang.input, {
    kode_barang,
    versi,
    nama_barang,
    nama_atribut: isi(barang.nama_atribut),
    harga_atribut,
    kadar: barang.kadar,
    kadar_cetak,
    kode_intern: isi(barang.kode_intern),
    barcode_lama: isi(barang.barcode_lama),
    is_markis,
    harga_total,
  })
  const save = useSimpan(barang, foto, props)
  const submit = () => {
    const input = save.isPending ? null : form.validate()
    if (input) save.mutate(input)
  }
  return (
    <FormModal
      title="Edit Barang"
      titleNote={<span className="k-mono k-dim">{kode_barang}</span>}
      size={720}
      busy={save.isPending}
      onClose={props.onClose}
      hint="Enter ke kolom berikutnya, Esc menutup"
      kind={form.touched || foto.baru !== null || foto.dilepas ? 'primary' : 'default'}
      saveText="Simpan Barang"
      busyText="Sedang Menyimpan Data"
      onSave={submit}
    >
      <Panes>
        <PhotoField
          label={barang.nama_barang}
          value={foto.baru}
          url={foto.dilepas ? null : (lama ?? null)}
          onChange={(baru) => setFoto({ baru, dilepas: baru === null })}
        />
        <Isian barang={barang} field={form.field} />
      </Panes>
    </FormModal>
  )
}

/** Words, prices and photo of an item; never its weight, category or tray. */
export function EditBarang({ kode, ...props }: Props & { kode: string }) {
  const barang = useQuery({ ...query(barangByBarcode, { kode }), staleTime: 0 })
  if (barang.isError)
    return (
      <Modal title="Edit Barang" onClose={props.onClose}>
        <LoadError error={barang.error} onRetry={() => void barang.refetch()} />
      </Modal>
    )
  return barang.data && !barang.isFetching ? <FormEdit key={barang.data.versi} barang={barang.data} {...props} /> : null
}
