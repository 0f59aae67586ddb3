import { Tolak } from '../../kasir/validasi-jual-beli/tolak.shared.tsx'
import type { SatuHutang } from './hutang.contract.ts'
import { HUTANG_CHANGES } from './slip-hutang.shared.tsx'
import { tolakHutang } from './transaksi-hutang.contract.ts'

interface Props {
  hutang: Pick<SatuHutang, 'no_hutang' | 'versi' | 'nama_customer'>
  onClose: () => void
}

/** A loan that waits for the cashier is let go, with a reason. */
export function TolakHutang({ hutang: { no_hutang, versi, nama_customer }, onClose }: Props) {
  return (
    <Tolak
      endpoint={tolakHutang}
      isi={(alasan) => ({ no_hutang, versi, alasan })}
      changes={HUTANG_CHANGES}
      apa="Hutang"
      nomor={no_hutang}
      akibat={`Barang ${nama_customer} tidak jadi dijaminkan dan kembali kepadanya.`}
      onClose={onClose}
    />
  )
}
