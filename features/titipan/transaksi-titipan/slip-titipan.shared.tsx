import { ReceiptDialog, rupiahText } from '@kencana/screens'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import type { SlipProps } from '../../cetak/slip.shared.tsx'
import { kembalian } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { batasSaya } from '../../pengaturan/batas/batas.contract.ts'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import { BON_TITIPAN, bukaTitipan, DOKUMEN_TITIPAN, getTitipan, listTitipan } from './titipan.contract.ts'
import { bonTitipan, type FormTunai, jumlahTitipan, slipTitipan } from './titipan.receipt.ts'

/** Lists that change with a deposit. */
export const TITIPAN_CHANGES = [bukaTitipan, listTitipan, getTitipan, saldoUang, batasSaya]

/** What a status means for whoever stands at the counter. */
const STATUS = { OPEN: 'OPEN, menunggu kasir', DONE: 'DONE', BATAL: 'BATAL' } as const

export type { FormTunai } from './titipan.receipt.ts'

/** What was put down with a form. */
export const uangDititipkan = (form: FormTunai): number => jumlahTitipan(form).dibayar

/** The paper of a deposit, new or again: the bon while it waits for the cashier, its proof from then on. */
export function SlipTitipan({ slip, message, langsung, onClose }: SlipProps<FormTunai>) {
  const { kepala } = useNota()
  const open = slip.status === 'OPEN'
  const { total, dibayar } = jumlahTitipan(slip)
  return (
    <ReceiptDialog
      receipt={open ? bonTitipan(slip, kepala) : slipTitipan(slip, kepala)}
      message={message}
      langsung={langsung}
      printed={open ? Number(slip.bon) : slip.cetakan}
      facts={[
        ['Customer', slip.nama_customer],
        ['Harga', rupiahText(total)],
        ['Uang Titipan', rupiahText(dibayar)],
        ...kembalian(slip.tunai),
        ['Status', STATUS[slip.status]],
      ]}
      onPrinted={catatCetak(open ? BON_TITIPAN : DOKUMEN_TITIPAN.cetak, slip.no_titip_group)}
      onClose={onClose}
    />
  )
}
