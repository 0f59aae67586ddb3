import { ReceiptDialog, rupiahText } from '@kencana/screens'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import type { KartuHutang } from './bayar-hutang.contract.ts'
import { DOKUMEN_LELANG, DOKUMEN_SURPLUS } from './lelang-hutang.contract.ts'
import { kwitansiSurplus, slipLelang } from './lelang-hutang.receipt.ts'

interface Props {
  hutang: KartuHutang
  kertas: 'LELANG' | 'SURPLUS'
  langsung: boolean
  onClose: () => void
}

/** What an auction says, or the receipt of what it left over. */
export function KertasLelang({ hutang, kertas, langsung, onClose }: Props) {
  const { kepala } = useNota()
  const { lelang } = hutang
  if (!lelang) return null
  const { surplus } = lelang
  if (kertas === 'SURPLUS' && surplus)
    return (
      <ReceiptDialog
        receipt={kwitansiSurplus(hutang, lelang, surplus, kepala)}
        langsung={langsung}
        printed={surplus.cetakan}
        facts={[
          ['Customer', hutang.nama_customer],
          ['Dibayarkan', rupiahText(surplus.jumlah)],
        ]}
        onPrinted={catatCetak(DOKUMEN_SURPLUS.cetak, surplus.no_surplus)}
        onClose={onClose}
      />
    )
  return (
    <ReceiptDialog
      receipt={slipLelang(hutang, lelang, kepala)}
      langsung={langsung}
      printed={lelang.cetakan}
      facts={[
        ['Customer', hutang.nama_customer],
        ['Nilai', rupiahText(lelang.nilai)],
        ['Milik customer', rupiahText(lelang.lebih)],
      ]}
      onPrinted={catatCetak(DOKUMEN_LELANG.cetak, lelang.no_lelang)}
      onClose={onClose}
    />
  )
}
