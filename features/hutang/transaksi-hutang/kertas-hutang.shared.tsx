import { call, queryKey, ReceiptDialog, rupiahText, useUser } from '@kencana/screens'
import { useQueryClient } from '@tanstack/react-query'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import {
  type Bayaran,
  DOKUMEN_BAYAR_BUNGA,
  DOKUMEN_LUNAS_HUTANG,
  DOKUMEN_PEREMAJAAN,
  getKartuHutang,
  type KartuHutang,
} from './bayar-hutang.contract.ts'
import { kwitansiHutang, peringatanHutang } from './hutang.receipt.ts'
import { KertasLelang } from './kertas-lelang.shared.tsx'
import { cetakPeringatan } from './peringatan-hutang.contract.ts'
import { LabelAmplop, SlipHutang } from './slip-hutang.shared.tsx'

interface Props {
  hutang: KartuHutang
  /** Its letter, the label of its envelope, a warning, what its auction says, or the receipt of a payment. */
  kertas: 'SURAT' | 'AMPLOP' | 'PERINGATAN' | 'LELANG' | 'SURPLUS' | Bayaran
  langsung?: boolean
  /** Another paper follows it. */
  lanjut?: boolean
  /** What was done. */
  message?: string
  onClose: () => void
}

const JENIS = {
  BUNGA: DOKUMEN_BAYAR_BUNGA.cetak,
  LUNAS: DOKUMEN_LUNAS_HUTANG.cetak,
  PEREMAJAAN: DOKUMEN_PEREMAJAAN.cetak,
} as const

function Kwitansi({ hutang, bayar, langsung, lanjut, message, onClose }: Omit<Props, 'kertas'> & { bayar: Bayaran }) {
  const { kepala } = useNota()
  return (
    <ReceiptDialog
      receipt={kwitansiHutang(hutang, bayar, kepala)}
      langsung={langsung}
      lanjut={lanjut}
      message={message}
      printed={bayar.cetakan}
      facts={[
        ['Customer', hutang.nama_customer],
        ['Dibayar', rupiahText(bayar.pokok + bayar.bunga + bayar.denda - bayar.diskon)],
      ]}
      onPrinted={catatCetak(JENIS[bayar.jenis], bayar.no_bayar)}
      onClose={onClose}
    />
  )
}

function Peringatan({ hutang, onClose }: Pick<Props, 'hutang' | 'onClose'>) {
  const cache = useQueryClient()
  const { kepala } = useNota()
  const { tgl_system } = useUser()
  const ke = hutang.peringatan_berikut
  return (
    <ReceiptDialog
      receipt={peringatanHutang(hutang, ke, tgl_system, kepala)}
      facts={[
        ['Customer', hutang.nama_customer],
        ['Tagihan', rupiahText(hutang.tagihan.total)],
      ]}
      onPrinted={async (rangkap: number) => {
        const cetakan = await call(cetakPeringatan, { no_hutang: hutang.no_hutang, rangkap })
        await cache.invalidateQueries({ queryKey: queryKey(getKartuHutang) })
        return cetakan.ke
      }}
      onClose={onClose}
    />
  )
}

/** A paper of a loan, new or again. */
export function KertasHutang({ hutang, kertas, langsung, lanjut, message, onClose }: Props) {
  const slip = {
    slip: hutang,
    ...(langsung ? { langsung } : {}),
    ...(message === undefined ? {} : { message }),
    onClose,
  }
  if (kertas === 'SURAT') return <SlipHutang {...slip} />
  if (kertas === 'AMPLOP') return <LabelAmplop {...slip} />
  if (kertas === 'LELANG' || kertas === 'SURPLUS')
    return <KertasLelang hutang={hutang} kertas={kertas} langsung={langsung ?? false} onClose={onClose} />
  if (kertas === 'PERINGATAN') return <Peringatan hutang={hutang} onClose={onClose} />
  return (
    <Kwitansi
      hutang={hutang}
      bayar={kertas}
      langsung={langsung ?? false}
      lanjut={lanjut ?? false}
      {...(message === undefined ? {} : { message })}
      onClose={onClose}
    />
  )
}
