import type { FieldBinding } from '@kencana/screens'
import { KodeSelect, TextField } from '@kencana/ui'
import { useRekeningOptions } from '../../keuangan/uang/rekening-toko.picker.tsx'

/** How a customer is paid out: from the drawer, or from an account to his. */
export const CARA_KELUAR = [
  { kode: 'CASH', nama: 'dari laci' },
  { kode: 'TRANSFER', nama: 'dari rekening' },
]

type Nama = 'no_rekening' | 'bank_pelanggan' | 'no_rekening_pelanggan' | 'nama_rekening_pelanggan'

/** Which of the shop's accounts pays, and whose account the money goes to. */
export function TransferPelanggan({ field }: { field: (nama: Nama) => FieldBinding<string> }) {
  const rekening = useRekeningOptions()
  return (
    <>
      <KodeSelect {...field('no_rekening')} label="No Rekening" required {...rekening} />
      <TextField {...field('bank_pelanggan')} label="Bank Customer" required maxLength={30} />
      <TextField
        {...field('no_rekening_pelanggan')}
        label="No Rekening Customer"
        required
        inputMode="numeric"
        maxLength={30}
      />
      <TextField {...field('nama_rekening_pelanggan')} label="Nama Rekening Customer" required maxLength={100} />
    </>
  )
}
