import { FormDialog } from '@kencana/screens'
import { TextField } from '@kencana/ui'
import { TITIPAN_CHANGES } from './slip-titipan.shared.tsx'
import type { FormTitipan } from './titipan.contract.ts'
import { tolakTitipan } from './transaksi-titipan.contract.ts'

interface Props {
  form: Pick<FormTitipan, 'no_titip_group' | 'versi' | 'nama_customer'>
  onClose: () => void
}

/** A deposit that waits for the cashier is let go, with a reason. */
export function TolakTitipan({ form: { no_titip_group, versi, nama_customer }, onClose }: Props) {
  return (
    <FormDialog
      endpoint={tolakTitipan}
      initial={{ no_titip_group, versi, alasan: '' }}
      changes={TITIPAN_CHANGES}
      title="Tolak Titipan"
      about={no_titip_group}
      saveText="Tolak Titipan"
      cancelText="Tidak"
      danger
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p>Barang {nama_customer} tidak jadi dititip dan kembali tersedia.</p>
          <TextField {...field('alasan')} label="Alasan" required autoFocus maxLength={200} />
        </>
      )}
    </FormDialog>
  )
}
