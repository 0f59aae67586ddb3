import { FormDialog } from '@kencana/screens'
import { FieldGrid, TextField } from '@kencana/ui'
import { tanpaTitip } from '../titip-uang/titip-uang.contract.ts'
import { type AksiProps, CHANGES } from './aksi.part.tsx'

/** The deposit that its form asked for is not taken after all. */
export function TanpaTitip({ pesanan, onClose }: Pick<AksiProps, 'onClose'> & { pesanan: { no_pesanan: string } }) {
  return (
    <FormDialog
      endpoint={tanpaTitip}
      initial={{ no_pesanan: pesanan.no_pesanan, alasan: '', otorisasi: null }}
      changes={CHANGES}
      title="Tanpa Titipan"
      about={pesanan.no_pesanan}
      saveText="Tanpa Titipan"
      onClose={onClose}
    >
      {({ field }) => (
        <FieldGrid>
          <p>Pesanan ini tidak lagi menunggu titip uang di kasir.</p>
          <TextField {...field('alasan')} label="Alasan" required autoFocus maxLength={200} />
        </FieldGrid>
      )}
    </FormDialog>
  )
}
