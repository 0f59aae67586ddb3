/** What undoes a loan, and what was paid of it. */
import { rp } from '@kencana/ledger'
import { FormDialog, query, rupiahText } from '@kencana/screens'
import { CheckField, TextField } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { VoidEdc } from '../../keuangan/pembayaran/void-edc.shared.tsx'
import {
  type Bayaran,
  batalBayarHutang,
  batalHutang,
  type KartuHutang,
} from '../transaksi-hutang/bayar-hutang.contract.ts'
import { getHutang } from '../transaksi-hutang/hutang.contract.ts'
import { HUTANG_CHANGES } from '../transaksi-hutang/slip-hutang.shared.tsx'
import { TimbangBatalBayar } from './timbang-lelang.part.tsx'

/** A loan that was validated wrongly. */
export function BatalkanHutang({ hutang, onClose }: { hutang: KartuHutang; onClose: () => void }) {
  const { no_hutang, versi, jumlah_hutang } = hutang
  return (
    <FormDialog
      endpoint={batalHutang}
      initial={{ no_hutang, versi, alasan: '', otorisasi: null }}
      changes={HUTANG_CHANGES}
      title="Batal Hutang"
      about={no_hutang}
      saveText="Batalkan Hutang"
      danger
      note={({ no_batal }) => no_batal}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p>{rupiahText(rp(jumlah_hutang))} kembali ke toko, barangnya kembali ke customer.</p>
          <TextField {...field('alasan')} label="Alasan" required autoFocus maxLength={200} />
        </>
      )}
    </FormDialog>
  )
}

interface BatalBayarProps {
  hutang: KartuHutang
  bayar: Bayaran
  onClose: () => void
}

/** A payment that was booked wrongly; what was handed out with it comes back over the scale first, before two. */
export function BatalkanBayar(props: BatalBayarProps) {
  const { no_baru } = props.bayar
  const baru = useQuery({ ...query(getHutang, { no_hutang: no_baru ?? '' }), enabled: no_baru !== null })
  if (no_baru !== null && !baru.data) return null
  return <BatalkanBayarIni {...props} tetap={baru.data?.barang.map(({ urut }) => urut) ?? []} />
}

function BatalkanBayarIni({ hutang, bayar, tetap, onClose }: BatalBayarProps & { tetap: readonly number[] }) {
  const { no_bayar, jenis } = bayar
  const kembali = jenis === 'BUNGA' ? [] : hutang.barang.filter(({ urut }) => !tetap.includes(urut))
  if (kembali.length > 0 && !bayar.timbang_batal)
    return <TimbangBatalBayar no_bayar={no_bayar} barang={kembali} onClose={onClose} />
  return (
    <FormDialog
      endpoint={batalBayarHutang}
      initial={{ no_bayar, alasan: '', diterima: false, void_edc: false, otorisasi: null }}
      changes={HUTANG_CHANGES}
      title="Batal Pembayaran"
      about={no_bayar}
      saveText="Batalkan Pembayaran"
      danger
      note={({ no_batal }) => no_batal}
      onClose={onClose}
    >
      {({ field }) => {
        const { value, onChange } = field('diterima')
        return (
          <>
            <TextField {...field('alasan')} label="Alasan" required autoFocus maxLength={200} />
            {kembali.length > 0 && (
              <CheckField name="diterima" label="Barang sudah diterima kembali" value={value} onChange={onChange} />
            )}
            <VoidEdc {...field('void_edc')} bayar={bayar.pembayaran} />
          </>
        )
      }}
    </FormDialog>
  )
}
