import { PindaiTextField, query, type ZodForm } from '@kencana/screens'
import { cellText, FieldGrid, FieldGroup, GramField, Segment, TextField } from '@kencana/ui'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { barangByBarcode } from '../../barang/data-barang/data-barang.contract.ts'
import type { barisPesanan } from './transaksi-pesanan.contract.ts'

/** The form of one wish. */
export type FormWish = ZodForm<typeof barisPesanan>

const CONTOH = [
  { value: '-', label: 'Tanpa' },
  { value: 'TOKO', label: 'Barang Toko' },
  { value: 'BAWA', label: 'Dibawa Customer' },
] as const

const TUNGGU = 250

/** A shop piece as soon as its barcode is there: what it is, or why it cannot be lent. */
const useContohToko = (form: FormWish) => {
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

/** What an order is worked after: nothing, a piece of the shop, or one that the customer brought. */
export function Contoh({ form }: { form: FormWish }) {
  const { field, values, set } = form
  const found = useContohToko(form)
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
        <PindaiTextField
          {...barcode}
          label="Kode Barcode Contoh"
          required
          mono
          placeholder="Pindai barcode"
          {...found}
          error={barcode.error ?? found.error}
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
