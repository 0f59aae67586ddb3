import { formatDesimal } from '@kencana/ledger'
import { type FormValues, query } from '@kencana/screens'
import { cellText, Sums } from '@kencana/ui'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import type { Pesanan } from './sumber-barang.part.tsx'
import { hitungHarga } from './tambah-barang.contract.ts'
import css from './tambah-barang.module.css'

const TUNGGU = 250

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
  const lain = tambahan(pesanan)
  const baris: (readonly [string, string] | null)[] = hasil
    ? [
        [pesanan?.kunci_harga ? 'Harga per gram, dikunci' : 'Harga per gram', cellText('rupiah', hasil.harga_gram)],
        hasil.persentase === null ? null : [`× kadar ${String(kadar)}`, `${formatDesimal(hasil.persentase)} %`],
        ['× berat', `${String(berat)} g`],
        ['Harga jual, bulat 500', cellText('rupiah', hasil.harga_jual)],
        pesanan ? ['+ atribut dan ongkos', cellText('rupiah', lain)] : null,
      ]
    : []
  return (
    <div className={css.harga}>
      <Sums
        label="Harga"
        title="Harga total"
        value={hasil ? hasil.harga_jual + lain : null}
        error={harga.error?.message}
        rows={baris.filter((one) => one !== null)}
      />
    </div>
  )
}
