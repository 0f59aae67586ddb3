import { FormDialog } from '@kencana/screens'
import { tanpaTitip } from '../titip-uang/titip-uang.contract.ts'
import { type AksiProps, CHANGES } from './aksi.part.tsx'

/** The deposit that its form asked for is not taken after all. */
export function TanpaTitip({ pesanan, onClose }: Pick<AksiProps, 'onClose'> & { pesanan: { no_pesanan: string } }) {
  return (
    <FormDialog
      endpoint={tanpaTitip}
      initial={{ no_pesanan: pesanan.no_pesanan }}
      changes={CHANGES}
      title="Tanpa Titipan"
      about={pesanan.no_pesanan}
      saveText="Tanpa Titipan"
      onClose={onClose}
    >
      {() => <p>Pesanan ini tidak lagi menunggu titip uang di kasir.</p>}
    </FormDialog>
  )
}
