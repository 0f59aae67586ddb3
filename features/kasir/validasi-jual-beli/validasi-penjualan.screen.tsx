import { DokumenPage } from '@kencana/screens'
import { Card, cellText, Empty } from '@kencana/ui'
import { validasiJual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { KartuJual, useAntrianJual } from './antrian-jual.part.tsx'
import { PindaiBon } from './kartu-antrian.part.tsx'

/** The cashier's queue of sales alone. */
export default function ValidasiPenjualanScreen() {
  const jual = useAntrianJual()
  return (
    <DokumenPage
      path={['Kasir', 'Validasi Penjualan']}
      bar={{
        write: validasiJual,
        facts: [{ label: 'Dipilih', value: cellText('int', jual.dipilih.length), unit: 'faktur' }],
        total: {
          label: 'Terima',
          prefix: 'Rp.',
          value: cellText('rupiah', jual.tunai),
        },
        saveText: 'Validasi',
        busy: jual.busy,
        disabled: jual.dipilih.length === 0,
        onSave: () => jual.dipilih.length > 0 && void jual.validasi(),
        onCancel: () => jual.pilihSemua(false),
      }}
    >
      <PindaiBon antrian={[jual]} />
      {jual.list.data?.length === 0 && (
        <Card title="Menunggu validasi" flush>
          <Empty title="Belum Ada Data Yang Harus Di Validasi" />
        </Card>
      )}
      <KartuJual antrian={jual} />
    </DokumenPage>
  )
}
