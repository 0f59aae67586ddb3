import { DokumenPage, query } from '@kencana/screens'
import { Card, cellText, Empty } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { validasiHutang } from '../../hutang/transaksi-hutang/transaksi-hutang.contract.ts'
import { faktaKas } from '../../keuangan/uang/saldo-kas.shared.tsx'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { KartuHutang, useAntrianHutang } from './antrian-hutang.part.tsx'
import { PindaiBon } from './kartu-antrian.part.tsx'

/** The cashier's queue of loans: weighed again by him, paid out. */
export default function ValidasiHutangScreen() {
  const hutang = useAntrianHutang()
  const saldo = useQuery({ ...query(saldoUang, {}), staleTime: 0 }).data
  return (
    <DokumenPage
      path={['Hutang', 'Validasi Hutang']}
      bar={{
        write: validasiHutang,
        facts: [
          { label: 'Dipilih', value: cellText('int', hutang.dipilih.length), unit: 'hutang' },
          ...faktaKas(saldo),
        ],
        total: { label: 'Bayar', prefix: 'Rp.', value: cellText('rupiah', -hutang.tunai) },
        saveText: 'Validasi',
        busy: hutang.busy,
        disabled: hutang.dipilih.length === 0,
        onSave: () => hutang.dipilih.length > 0 && void hutang.validasi(),
        onCancel: () => hutang.pilihSemua(false),
      }}
    >
      <PindaiBon antrian={[hutang]} />
      {hutang.list.data?.length === 0 && (
        <Card title="Menunggu validasi" flush>
          <Empty title="Belum Ada Data Yang Harus Di Validasi" />
        </Card>
      )}
      <KartuHutang antrian={hutang} />
    </DokumenPage>
  )
}
