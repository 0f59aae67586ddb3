/** The fields of a rate: with its day, which no list needs to be shown. */
import { formatDesimal } from '@kencana/ledger'
import type { MasterFormParts } from '@kencana/screens'
import { DateField, FieldGrid, KodeSelect, PersenField, TextField } from '@kencana/ui'
import { z } from 'zod'
import { useTokoSemuaOptions } from '../toko/toko.picker.tsx'
import { KHUSUS, PENJUAL, SEMUA_PENJUAL } from './jenis-pkp.contract.ts'
import { DASAR, PEMBELI, tarifEfektif, tarifPpn, UNTUK } from './tarif-ppn.contract.ts'

const kata = (semua: readonly string[]) => semua.map((kode) => ({ kode, nama: '' }))

/** What the numbers come to, as soon as they can be read. */
const hasil = (values: Readonly<Record<'tarif' | 'bagian' | 'dasar', unknown>>): string | undefined => {
  const { tarif, bagian, dasar } = tarifPpn.fields
  const isi = z.safeDecode(z.object({ tarif, bagian, dasar }), values as never)
  return isi.success ? `PPN ${formatDesimal(tarifEfektif(isi.data) / 10_000)} %` : undefined
}

/** Sellers of the law, each shop for itself, and everybody who repairs. */
const usePenjual = () => {
  const { options, loading } = useTokoSemuaOptions()
  const khusus = options.map(({ kode }) => ({ kode: `${KHUSUS} ${kode}`, nama: 'hanya toko itu' }))
  return { options: [...kata(PENJUAL), ...khusus, { kode: SEMUA_PENJUAL, nama: 'service' }], loading }
}

type Form = MasterFormParts<(typeof tarifPpn)['create']['input']>

export default function IsianTarif({ field, values, editing }: Pick<Form, 'field' | 'values' | 'editing'>) {
  const penjual = usePenjual()
  return (
    <FieldGrid columns={2}>
      <KodeSelect {...field('penjual')} label="Penjual" required readOnly={editing} autoFocus={!editing} {...penjual} />
      <KodeSelect
        {...field('untuk')}
        label="Untuk"
        required
        readOnly={editing}
        options={kata(UNTUK.filter((one) => (one === 'SERVICE') === (values.penjual === SEMUA_PENJUAL)))}
      />
      <KodeSelect
        {...field('pembeli')}
        label="Pembeli"
        required
        readOnly={editing}
        options={kata(PEMBELI)}
        hint="Penjualan kepada pedagang atau pabrikan belum dikenal"
      />
      <DateField {...field('mulai')} label="Mulai" required typed readOnly={editing} />
      <PersenField {...field('tarif')} label="Tarif" required autoFocus={editing} />
      <PersenField {...field('bagian')} label="Bagian" required />
      <KodeSelect {...field('dasar')} label="Dasar" required options={kata(DASAR)} hint={hasil(values)} />
      <TextField {...field('sumber')} label="Sumber" required maxLength={100} />
    </FieldGrid>
  )
}
