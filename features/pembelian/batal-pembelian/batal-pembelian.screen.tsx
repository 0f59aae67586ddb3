import type { OutputOf } from '@kencana/contract'
import { jumlah, jumlahBerat } from '@kencana/ledger'
import { call, DokumenPage, LinesTable, ScanLine } from '@kencana/screens'
import { Card, type Column, cellText, FieldGrid, TextField } from '@kencana/ui'
import { useState } from 'react'
import { useBatalBeli } from '../transaksi-pembelian/batal.shared.tsx'
import { batalBeli, getBeli } from '../transaksi-pembelian/transaksi-pembelian.contract.ts'

type Grup = OutputOf<typeof getBeli>
type Row = Grup['barang'][number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'no_faktur_beli', title: 'No Faktur', kind: 'kode' },
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'kondisi', title: 'Kondisi' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  { key: 'harga', title: 'Harga (Rp)', kind: 'rupiah', total: true },
  { key: 'status', title: 'Status', kind: 'status' },
]

const BLANK = { grup: null as Grup | null, barang: [] as readonly Row[] }

/** Takes a purchase back: scan or type its number, leave what stays, give a reason; OWN or SU agree. */
export default function BatalPembelianScreen() {
  const [{ grup, barang }, setIsi] = useState(BLANK)
  const { alasan, reset, save, busy } = useBatalBeli(barang, () => setIsi(BLANK))
  const cari = async (no_faktur: string) => {
    const found = await call(getBeli, { no_faktur })
    const standing = found.barang.filter((one) => one.status !== 'BATAL')
    if (standing.length === 0) throw new Error(`Faktur ${no_faktur} Sudah Dibatalkan`)
    setIsi({ grup: found, barang: standing })
    return (
      <>
        <b>{found.nama_customer}</b> {standing.length} barang
      </>
    )
  }
  const clear = () => {
    setIsi(BLANK)
    reset()
  }
  return (
    <DokumenPage
      path={['Pembelian', 'Batal Pembelian']}
      bar={{
        write: batalBeli,
        facts: [
          { label: 'Customer', value: grup?.nama_customer ?? '-' },
          { label: 'Berat', value: cellText('gram', jumlahBerat(barang)), unit: 'g' },
        ],
        total: { label: 'Dikembalikan', prefix: 'Rp.', value: cellText('rupiah', jumlah(barang, 'harga')) },
        saveText: 'Batalkan Pembelian',
        busy,
        disabled: barang.length === 0,
        onSave: save,
        onCancel: clear,
      }}
    >
      <LinesTable
        columns={COLUMNS}
        rows={barang}
        rowId={(row) => row.no_faktur_beli}
        noun="barang"
        emptyText="Pindai atau ketik No Faktur pembelian"
        onRemove={(row) => setIsi((now) => ({ ...now, barang: now.barang.filter((one) => one !== row) }))}
      >
        <ScanLine onScan={cari} placeholder="No Faktur" />
      </LinesTable>
      {grup && (
        <Card title={`${grup.no_grup}, ${grup.tgl_system}`} note={`${grup.cara_bayar} ${grup.no_rekening ?? ''}`}>
          <FieldGrid columns={2}>
            <TextField {...alasan} label="Alasan" required />
          </FieldGrid>
        </Card>
      )}
    </DokumenPage>
  )
}
