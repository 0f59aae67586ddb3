import { jumlahBerat } from '@kencana/ledger'
import { gramText, ReceiptDialog, rupiahText } from '@kencana/screens'
import { useState } from 'react'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import type { SlipProps } from '../../cetak/slip.shared.tsx'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { batasSaya } from '../../pengaturan/batas/batas.contract.ts'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import { getKartuHutang, listHutang } from './bayar-hutang.contract.ts'
import { AMPLOP_HUTANG, BON_HUTANG, bukaHutang, DOKUMEN_HUTANG, getHutang, type SatuHutang } from './hutang.contract.ts'
import { amplopHutang, bonHutang, suratHutang } from './hutang.receipt.ts'

/** Lists that change with a loan. */
export const HUTANG_CHANGES = [bukaHutang, getHutang, getKartuHutang, listHutang, saldoUang, batasSaya]

/** The label of the envelope that the goods are put into. */
export function LabelAmplop({ slip, langsung, onClose }: SlipProps<SatuHutang>) {
  return (
    <ReceiptDialog
      receipt={amplopHutang(slip)}
      langsung={langsung}
      facts={[
        ['Customer', slip.nama_customer],
        ['Berat', gramText(jumlahBerat(slip.barang))],
      ]}
      onPrinted={catatCetak(AMPLOP_HUTANG, slip.no_hutang)}
      onClose={onClose}
    />
  )
}

/** The paper of a loan, new or again: the bon while it waits for the cashier, the letter from then on, with a new one its label. */
export function SlipHutang({ slip, message, langsung, onClose }: SlipProps<SatuHutang>) {
  const { kepala } = useNota()
  const [amplop, setAmplop] = useState(false)
  const open = slip.status === 'OPEN'
  if (amplop) return <LabelAmplop slip={slip} langsung={langsung} onClose={onClose} />
  return (
    <ReceiptDialog
      receipt={open ? bonHutang(slip, kepala) : suratHutang(slip, kepala)}
      message={message}
      langsung={langsung}
      printed={open ? Number(slip.bon) : slip.cetakan}
      facts={[
        ['Customer', slip.nama_customer],
        ['Berat', gramText(jumlahBerat(slip.barang))],
        ['Hutang', rupiahText(slip.jumlah_hutang)],
        ['Jatuh Tempo', slip.tgl_jatuh_tempo],
        ['Status', open ? 'OPEN, menunggu kasir' : slip.status],
      ]}
      onPrinted={catatCetak(open ? BON_HUTANG : DOKUMEN_HUTANG.cetak, slip.no_hutang)}
      onClose={() => (open || !langsung ? onClose() : setAmplop(true))}
    />
  )
}
