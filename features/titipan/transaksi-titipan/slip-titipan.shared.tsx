import { may, ReceiptDialog, rupiahText, useUser } from '@kencana/screens'
import { Button, IconPrinter } from '@kencana/ui'
import { useNavigate } from '@tanstack/react-router'
import { cetakLabel } from '../../barang/cetak-barcode/cetak-barcode.contract.ts'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { type SlipProps, slipDokumen } from '../../cetak/slip.shared.tsx'
import { kembalian } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { batasSaya } from '../../pengaturan/batas/batas.contract.ts'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import { buktiBatalTitipan } from './batal-titipan.receipt.ts'
import { BON_TITIPAN, bukaTitipan, DOKUMEN_TITIPAN, getTitipan, listTitipan } from './titipan.contract.ts'
import { bonTitipan, type FormTunai, jumlahTitipan, slipTitipan } from './titipan.receipt.ts'
import { DOKUMEN_BATAL_TITIPAN, DOKUMEN_UANG_TITIPAN } from './transaksi-titipan.contract.ts'
import { buktiUangTitipan } from './uang-titipan.receipt.ts'

/** Lists that change with a deposit. */
export const TITIPAN_CHANGES = [bukaTitipan, listTitipan, getTitipan, saldoUang, batasSaya]

/** What a status means for whoever stands at the counter. */
const STATUS = { OPEN: 'BELUM SAH, menunggu kasir', DONE: 'SAH', BATAL: 'BATAL' } as const

export type { FormTunai } from './titipan.receipt.ts'
export type { UangTunai } from './uang-titipan.receipt.ts'

/** What was put down with a form. */
export const uangDititipkan = (form: FormTunai): number => jumlahTitipan(form).dibayar

/** Labels of what is kept now, which say whose it is: each names its own deposit. */
function LabelTitipan({ slip: { barang } }: { slip: FormTunai }) {
  const user = useUser()
  const navigate = useNavigate()
  const disimpan = barang.filter((one) => one.status === 'DONE').map((one) => one.kode_barcode)
  if (disimpan.length === 0 || !may(user, cetakLabel)) return null
  return (
    <Button
      size="lg"
      icon={<IconPrinter />}
      onClick={() => void navigate({ to: '/cetak-barcode', search: { barang: disimpan.join(' ') } })}
    >
      Cetak Label
    </Button>
  )
}

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
      lain={<LabelTitipan slip={slip} />}
      onPrinted={catatCetak(open ? BON_TITIPAN : DOKUMEN_TITIPAN.cetak, slip.no_titip_group)}
      onClose={onClose}
    />
  )
}

/** The paper of a deposit that was called off, new or again. */
export const SlipBatalTitipan = slipDokumen(DOKUMEN_BATAL_TITIPAN, buktiBatalTitipan, (batal) => [
  ['Titipan', batal.no_titip],
  ['Customer', batal.nama_customer],
  ['Hangus', rupiahText(batal.hangus)],
  ['Kembali', rupiahText(batal.jumlah - batal.hangus)],
])

/** The paper of more money for a deposit, new or again. */
export const SlipUangTitipan = slipDokumen(DOKUMEN_UANG_TITIPAN, buktiUangTitipan, (uang) => [
  ['Titipan', uang.no_titip],
  ['Customer', uang.nama_customer],
  ['Tambah Uang', rupiahText(uang.jumlah)],
  ...kembalian(uang.tunai),
  ['Uang Titipan', rupiahText(uang.saldo)],
])
