import { Tolak } from '../../kasir/validasi-jual-beli/tolak.shared.tsx'
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
    <Tolak
      endpoint={tolakTitipan}
      isi={(alasan) => ({ no_titip_group, versi, alasan })}
      changes={TITIPAN_CHANGES}
      apa="Titipan"
      nomor={no_titip_group}
      akibat={`Barang ${nama_customer} tidak jadi dititip dan kembali tersedia.`}
      onClose={onClose}
    />
  )
}
