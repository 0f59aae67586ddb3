import { type FormValues, query } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { hitungHarga } from '../tambah-barang/tambah-barang.contract.ts'
import css from './form-barang.module.css'
import type { Pesanan } from './sumber-barang.screen.tsx'

const TUNGGU = 250

function Baris({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** What an order asked for beside the gold. */
const tambahan = (pesanan: Pesanan | null): number => (pesanan ? pesanan.harga_atribut + pesanan.ongkos : 0)

/** What the item will cost, as the server works it out from category, weight and fineness. */
export function HargaBarang({ values, pesanan = null }: { values: FormValues; pesanan?: Pesanan | null }) {
  const { kode_group, berat, kadar } = values
  const no_pesanan = pesanan?.no_pesanan ?? ''
  const [asked] = useDebouncedValue(JSON.stringify({ kode_group, berat, kadar, no_pesanan }), TUNGGU)
  const input = z.safeDecode(hitungHarga.input, JSON.parse(asked))
  const harga = useQuery({
    ...query(hitungHarga, input.data ?? { kode_group: '-', berat: 0 as never, kadar: '-', no_pesanan: '' }),
    enabled: input.success && input.data.berat > 0,
    staleTime: 0,
    retry: false,
  })
  const hasil = input.success && harga.data ? harga.data : null
  return (
    <section className={css.harga} aria-label="Harga" aria-live="polite">
      <span className="k-dim">Harga total</span>
      <strong>
        <small>Rp.</small> {hasil ? cellText('rupiah', hasil.harga_jual + tambahan(pesanan)) : '0'}
      </strong>
      {harga.isError && <p className={css.salah}>{harga.error.message}</p>}
      {hasil && (
        <dl>
          <Baris
            label={pesanan?.kunci_harga ? 'Harga per gram, dikunci' : 'Harga per gram'}
            value={cellText('rupiah', hasil.harga_gram)}
          />
          {hasil.persentase !== null && <Baris label={`× kadar ${String(kadar)}`} value={`${hasil.persentase} %`} />}
          <Baris label="× berat" value={`${String(berat)} g`} />
          <Baris label="Harga jual, bulat 500" value={cellText('rupiah', hasil.harga_jual)} />
          {pesanan && <Baris label="+ atribut dan ongkos" value={cellText('rupiah', tambahan(pesanan))} />}
        </dl>
      )}
    </section>
  )
}
