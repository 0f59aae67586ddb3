import { DokumenPage, query, useSend } from '@kencana/screens'
import { Card, cellText, Empty } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { NonTunai } from '../../keuangan/pembayaran/non-tunai.shared.tsx'
import { faktaKas } from '../../keuangan/uang/saldo-kas.shared.tsx'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { PEMBELIAN_CHANGES } from '../../pembelian/transaksi-pembelian/batal.shared.tsx'
import { PENJUALAN_CHANGES } from '../../penjualan/batal-penjualan/batal-jual.shared.tsx'
import { TITIPAN_CHANGES } from '../../titipan/transaksi-titipan/slip-titipan.shared.tsx'
import { KartuBeli, useAntrianBeli } from './antrian-beli.part.tsx'
import { KartuJual, useAntrianJual } from './antrian-jual.part.tsx'
import { KartuTitipan, useAntrianTitipan } from './antrian-titipan.part.tsx'
import { PindaiBon } from './kartu-antrian.part.tsx'
import { validasiKasir } from './validasi-jual-beli.contract.ts'

/** The cashier: what was entered at the counter becomes valid, goods and money at once, or is turned down. */
export default function ValidasiJualBeliScreen() {
  const jual = useAntrianJual()
  const titipan = useAntrianTitipan()
  const beli = useAntrianBeli()
  const saldo = useQuery({ ...query(saldoUang, {}), staleTime: 0 }).data
  const bersih = jual.tunai + titipan.tunai + beli.tunai
  const banyak = jual.dipilih.length + titipan.dipilih.length + beli.dipilih.length
  const kosong = [jual, titipan, beli].every(({ list }) => list.data?.length === 0)
  const { busy, submit } = useSend(validasiKasir, {
    changes: [...PENJUALAN_CHANGES, ...TITIPAN_CHANGES, ...PEMBELIAN_CHANGES],
    done: (sah) => {
      jual.sah(sah.jual)
      titipan.sah(sah.titipan)
      beli.sah(sah.beli)
    },
    // Refused, something may have been settled elsewhere: what is shown is the queue as it is.
    after: (gagal) => (gagal ? Promise.all([jual, titipan, beli].map(({ list }) => list.refetch())) : undefined),
  })
  const simpan = () => {
    // All are asked first: each marks what is missing of its own.
    const [dijual, dititip, dibeli] = [jual.isiDipilih(), titipan.isiDipilih(), beli.isiDipilih()]
    if (dijual === 'belum' || dititip === 'belum' || dibeli === 'belum') return
    void submit({ jual: dijual, titipan: dititip, beli: dibeli })
  }
  return (
    <DokumenPage
      path={['Kasir', 'Validasi Jual Beli']}
      bar={{
        write: validasiKasir,
        facts: [{ label: 'Dipilih', value: cellText('int', banyak), unit: 'faktur' }, ...faktaKas(saldo)],
        total: { label: bersih < 0 ? 'Bayar' : 'Terima', prefix: 'Rp.', value: cellText('rupiah', Math.abs(bersih)) },
        saveText: 'Validasi',
        busy: busy || jual.busy || titipan.busy || beli.busy,
        disabled: banyak === 0,
        onSave: simpan,
        onCancel: () => {
          jual.pilihSemua(false)
          titipan.pilihSemua(false)
          beli.pilihSemua(false)
        },
      }}
    >
      <PindaiBon antrian={[jual, titipan, beli]} />
      {kosong && (
        <Card title="Menunggu validasi" flush>
          <Empty title="Belum Ada Data Yang Harus Di Validasi" />
        </Card>
      )}
      <KartuJual antrian={jual} />
      <KartuTitipan antrian={titipan} nanti={jual.slip.length > 0} />
      <KartuBeli antrian={beli} nanti={jual.slip.length + titipan.slip.length > 0} />
      <NonTunai />
    </DokumenPage>
  )
}
