import { DokumenPage } from '@kencana/screens'
import { Card, cellText, Empty } from '@kencana/ui'
import { validasiTitipan } from '../../titipan/transaksi-titipan/transaksi-titipan.contract.ts'
import { KartuTitipan, useAntrianTitipan } from './antrian-titipan.part.tsx'
import { PindaiBon } from './kartu-antrian.part.tsx'

/** The cashier's queue of deposits alone. */
export default function ValidasiTitipanScreen() {
  const titipan = useAntrianTitipan()
  return (
    <DokumenPage
      path={['Kasir', 'Validasi Titipan']}
      bar={{
        write: validasiTitipan,
        facts: [{ label: 'Dipilih', value: cellText('int', titipan.dipilih.length), unit: 'titipan' }],
        total: { label: 'Terima', prefix: 'Rp.', value: cellText('rupiah', titipan.tunai) },
        saveText: 'Validasi',
        busy: titipan.busy,
        disabled: titipan.dipilih.length === 0,
        onSave: () => titipan.dipilih.length > 0 && void titipan.validasi(),
        onCancel: () => titipan.pilihSemua(false),
      }}
    >
      <PindaiBon antrian={[titipan]} />
      {titipan.list.data?.length === 0 && (
        <Card title="Menunggu validasi" flush>
          <Empty title="Belum Ada Data Yang Harus Di Validasi" />
        </Card>
      )}
      <KartuTitipan antrian={titipan} />
    </DokumenPage>
  )
}
