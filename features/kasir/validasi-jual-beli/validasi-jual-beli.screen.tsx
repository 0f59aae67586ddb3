import { DokumenPage, query, useSend, useTableUrl } from '@kencana/screens'
import { Button, Card, cellText, Empty, FilterSelect } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { NonTunai } from '../../keuangan/pembayaran/non-tunai.shared.tsx'
import { faktaKas } from '../../keuangan/uang/saldo-kas.shared.tsx'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { PEMBELIAN_CHANGES } from '../../pembelian/transaksi-pembelian/batal.shared.tsx'
import { PENJUALAN_CHANGES } from '../../penjualan/batal-penjualan/batal-jual.shared.tsx'
import { TITIPAN_CHANGES } from '../../titipan/transaksi-titipan/slip-titipan.shared.tsx'
import { KartuBeli, useAntrianBeli } from './antrian-beli.part.tsx'
import { KartuJual, useAntrianJual } from './antrian-jual.part.tsx'
import { KartuPesanan, useAntrianPesanan } from './antrian-pesanan.part.tsx'
import { KartuTitipan, useAntrianTitipan } from './antrian-titipan.part.tsx'
import { PindaiBon } from './kartu-antrian.part.tsx'
import { validasiKasir } from './validasi-jual-beli.contract.ts'

/** What waits here, one kind or all. */
const JENIS = ['PENJUALAN', 'TITIPAN', 'PESANAN', 'PEMBELIAN'] as const
type Jenis = (typeof JENIS)[number]
const SARINGAN = ['jenis'] as const

/** Which kind is looked at, as the address says; a kind that is put out of sight is ticked no more. */
const useJenis = (lepas: () => void) => {
  const saring = useTableUrl({}, SARINGAN).filter('jenis')
  const jenis = JENIS.find((one) => one === saring.value)
  const tampak = (apa: Jenis): boolean => jenis === undefined || jenis === apa
  return {
    tampak,
    /** A queue as it is drawn: out of sight it keeps its dialogs, for a bon that is scanned all the same. */
    kartu: <A extends { semua: readonly unknown[] }>(apa: Jenis, antrian: A): A =>
      tampak(apa) ? antrian : { ...antrian, semua: [] },
    field: {
      ...saring,
      onChange: (baru: string) => {
        lepas()
        saring.onChange(baru)
      },
    },
  }
}

/** What the screen says where nothing of what is looked at waits: what only the filter hides is no empty queue. */
function Kosong({ lain, onSemua }: { lain: number; onSemua: () => void }) {
  return (
    <Card title="Menunggu validasi" flush>
      {lain === 0 ? (
        <Empty title="Belum Ada Data Yang Harus Di Validasi" />
      ) : (
        <Empty
          title={`${lain} Lain Disembunyikan Saringan`}
          action={
            <Button size="sm" onClick={onSemua}>
              Tampilkan semua
            </Button>
          }
        />
      )}
    </Card>
  )
}

/** The cashier: what was entered at the counter becomes valid, goods and money at once, or is turned down. */
export default function ValidasiJualBeliScreen() {
  const jual = useAntrianJual()
  const titipan = useAntrianTitipan()
  const beli = useAntrianBeli()
  const pesanan = useAntrianPesanan()
  const saldo = useQuery({ ...query(saldoUang, {}), staleTime: 0 }).data
  const bersih = jual.tunai + titipan.tunai + beli.tunai
  const banyak = jual.dipilih.length + titipan.dipilih.length + beli.dipilih.length
  const lepas = () => {
    for (const satu of [jual, titipan, beli]) satu.pilihSemua(false)
  }
  const { tampak, kartu, field } = useJenis(lepas)
  const dimuat = [jual, titipan, beli].every(({ list }) => list.data) && pesanan.dimuat
  const semua = { PENJUALAN: jual, TITIPAN: titipan, PESANAN: pesanan, PEMBELIAN: beli }
  const kosong = dimuat && JENIS.every((apa) => !tampak(apa) || semua[apa].semua.length === 0)
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
        onCancel: lepas,
      }}
      actions={<FilterSelect label="Jenis" {...field} options={JENIS.map((nama) => ({ kode: nama, nama }))} />}
    >
      <PindaiBon antrian={[jual, titipan, pesanan, beli]} />
      {kosong && (
        <Kosong
          lain={JENIS.reduce((sum, apa) => sum + semua[apa].semua.length, 0)}
          onSemua={() => field.onChange('')}
        />
      )}
      <KartuJual antrian={kartu('PENJUALAN', jual)} />
      <KartuTitipan antrian={kartu('TITIPAN', titipan)} nanti={jual.slip.length > 0} />
      <KartuPesanan antrian={kartu('PESANAN', pesanan)} />
      <KartuBeli antrian={kartu('PEMBELIAN', beli)} nanti={jual.slip.length + titipan.slip.length > 0} />
      <NonTunai />
    </DokumenPage>
  )
}
