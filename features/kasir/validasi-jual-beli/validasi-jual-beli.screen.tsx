import { DokumenPage, query } from '@kencana/screens'
import { Card, cellText, Empty } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { NonTunai } from '../../keuangan/pembayaran/non-tunai.shared.tsx'
import { faktaKas } from '../../keuangan/uang/saldo-kas.shared.tsx'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { validasiBeli } from '../../pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { KartuBeli, useAntrianBeli } from './antrian-beli.part.tsx'
import { KartuJual, useAntrianJual } from './antrian-jual.part.tsx'
import { KartuTitipan, useAntrianTitipan } from './antrian-titipan.part.tsx'
import { PindaiBon } from './kartu-antrian.part.tsx'

/** The cashier: what was entered at the counter becomes valid, goods and money at once, or is turned down. */
export default function ValidasiJualBeliScreen() {
  const jual = useAntrianJual()
  const titipan = useAntrianTitipan()
  const beli = useAntrianBeli()
  const saldo = useQuery({ ...query(saldoUang, {}), staleTime: 0 }).data
  const bersih = jual.tunai + titipan.tunai + beli.tunai
  const banyak = jual.dipilih.length + titipan.dipilih.length + beli.dipilih.length
  const kosong = [jual, titipan, beli].every(({ list }) => list.data?.length === 0)
  // Sales and deposits first: what they bring pays for what is bought.
  const simpan = async () => {
    if (jual.dipilih.length > 0 && !(await jual.validasi())) return
    if (titipan.dipilih.length > 0 && !(await titipan.validasi())) return
    if (beli.dipilih.length > 0) await beli.validasi()
  }
  return (
    <DokumenPage
      path={['Kasir', 'Validasi Jual Beli']}
      bar={{
        write: validasiBeli,
        facts: [{ label: 'Dipilih', value: cellText('int', banyak), unit: 'faktur' }, ...faktaKas(saldo)],
        total: { label: bersih < 0 ? 'Bayar' : 'Terima', prefix: 'Rp.', value: cellText('rupiah', Math.abs(bersih)) },
        saveText: 'Validasi',
        busy: jual.busy || titipan.busy || beli.busy,
        disabled: banyak === 0,
        onSave: () => void simpan(),
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
      <KartuTitipan antrian={titipan} />
      <KartuBeli antrian={beli} />
      <NonTunai />
    </DokumenPage>
  )
}
