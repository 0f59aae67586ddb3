import { call, DokumenPage, LinesTable, ScanLine, useUser } from '@kencana/screens'
import { Card, type Column, cellText, sebutanStatus } from '@kencana/ui'
import { caraBayar } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { getJual, type Nota } from '../transaksi-penjualan/nota.contract.ts'
import { batalJual } from '../transaksi-penjualan/transaksi-penjualan.contract.ts'
import { IsiBatal, useBatalJual } from './batal-jual.shared.tsx'

type Row = Nota['barang'][number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'kode_barcode', title: 'Barcode', kind: 'kode', yields: 5 },
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'kadar', title: 'Kadar', yields: 2 },
  { key: 'kode_baki', title: 'Baki', kind: 'kode', yields: 3 },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true, yields: 6 },
  { key: 'diskon', title: 'Diskon', kind: 'rupiah', total: true, yields: 1 },
  { key: 'total', title: 'Total (Rp)', kind: 'rupiah', total: true },
  { key: 'keadaan', title: 'Letak', yields: 4 },
]

const BLANK: readonly Row[] = []

/** How it was paid, as one line. */
const dibayar = ({ pembayaran }: Nota): string =>
  pembayaran.map((one) => `${caraBayar(one)} ${cellText('rupiah', one.jumlah)}`).join(', ')

/** What leaves the shop: money to the customer, or of a platform's sale what goes back to the platform. */
const keluar = (nota: Nota | null, jumlah: number) =>
  nota?.status === 'DONE' && nota.kode_marketplace !== null
    ? { label: `Kembali Ke ${nota.kode_marketplace}`, prefix: 'Rp.', value: cellText('rupiah', nota.cair) }
    : { label: 'Uang Kembali', prefix: 'Rp.', value: cellText('rupiah', jumlah) }

/** Takes a sale back: scan its nota or one of its pieces, see the whole of it, say why and how the money goes back. */
export default function BatalPenjualanScreen() {
  const { tgl_system } = useUser()
  const batal = useBatalJual(null, () => batal.pilih(null))
  const { nota } = batal
  const cari = async (no_faktur: string) => {
    // One of its pieces that lies here again says nothing of another sale.
    if (nota?.status === 'OPEN' && nota.bon && (await batal.pindai(no_faktur)))
      return (
        <>
          Barang <b>{no_faktur}</b> kembali
        </>
      )
    // What is not found leaves no other sale to be undone in its place.
    batal.pilih(null)
    const found = await call(getJual, { no_faktur })
    if (found.status === 'BATAL') throw new Error(`Faktur ${found.no_faktur_jual} Sudah Dibatalkan`)
    batal.pilih(found)
    return (
      <>
        <b>{found.nama_customer}</b> {found.pcs} barang
      </>
    )
  }
  return (
    <DokumenPage
      path={['Penjualan', 'Batal Penjualan']}
      bar={{
        write: batalJual,
        facts: [
          { label: 'Customer', value: nota?.nama_customer ?? '-' },
          { label: 'Berat', value: cellText('gram', nota?.berat ?? 0), unit: 'g' },
        ],
        total: keluar(nota, batal.jumlah),
        saveText: 'Batalkan Penjualan',
        busy: batal.busy,
        disabled: nota === null,
        onSave: batal.save,
        onCancel: () => batal.pilih(null),
      }}
    >
      <LinesTable
        columns={COLUMNS}
        rows={nota?.barang ?? BLANK}
        rowId={(row) => row.kode_barcode}
        noun="barang"
        emptyText="Pindai nota atau barcode salah satu barangnya"
      >
        <ScanLine onScan={cari} placeholder="No Faktur atau barcode" />
      </LinesTable>
      {nota && (
        <Card
          title={`${nota.no_faktur_jual}, ${nota.tgl_system}`}
          note={`${sebutanStatus(nota.status)} ${dibayar(nota)}`.trim()}
        >
          <IsiBatal key={nota.no_faktur_jual} batal={batal} hariIni={tgl_system} />
        </Card>
      )}
      {batal.kertas}
    </DokumenPage>
  )
}
