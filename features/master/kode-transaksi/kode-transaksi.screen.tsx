import type { OutputOf } from '@kencana/contract'
import { MasterScreen } from '@kencana/screens'
import { type Column, FieldGrid, KodeSelect, sebutan, TextField } from '@kencana/ui'
import { kodeTransaksi, LAWAN, type Lawan } from './kode-transaksi.contract.ts'

type Row = OutputOf<typeof kodeTransaksi.list>[number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'kode_transaksi', title: 'Kode Transaksi', kind: 'kode' },
  { key: 'deskripsi', title: 'Deskripsi', kind: 'name' },
  { key: 'media', title: 'Kas Atau Bank' },
  { key: 'arah', title: 'Masuk Atau Keluar' },
  { key: 'lawan', title: 'Lawan', kind: 'sebutan' },
]

const MEDIA = [
  { kode: 'KAS', nama: '' },
  { kode: 'BANK', nama: '' },
]
const ARAH = [
  { kode: 'MASUK', nama: '' },
  { kode: 'KELUAR', nama: '' },
]
const NAMA: Record<Lawan, string> = {
  MODAL: 'uang pemilik',
  BIAYA: 'pengeluaran toko',
  PENDAPATAN_LAIN: 'pendapatan selain penjualan',
  HUTANG_LAIN: 'hutang toko ke pihak lain',
  PIUTANG_LAIN: 'pinjaman toko ke pihak lain',
  PPN: 'pajak yang disetor',
  RK: 'uang dari dan ke toko lain',
  PERSEDIAAN: 'barang dagangan',
}
const PILIHAN = LAWAN.map((kode) => ({ kode, nama: NAMA[kode], sebut: sebutan(kode) }))

const BLANK = { kode_transaksi: '', deskripsi: '', media: '', arah: '', lawan: '' } as const

export default function KodeTransaksiScreen() {
  return (
    <MasterScreen
      master={kodeTransaksi}
      path={['Data Master', 'Master Kode Transaksi']}
      columns={COLUMNS}
      blank={BLANK}
      emptyText="Data Kode Transaksi Kosong"
    >
      {({ field, editing }) => (
        <FieldGrid columns={2}>
          <TextField
            {...field('kode_transaksi')}
            label="Kode Transaksi"
            required
            readOnly={editing}
            autoFocus={!editing}
          />
          <TextField {...field('deskripsi')} label="Deskripsi" required autoFocus={editing} />
          <KodeSelect {...field('media')} label="Kas Atau Bank" required options={MEDIA} />
          <KodeSelect {...field('arah')} label="Masuk Atau Keluar" required options={ARAH} />
          <KodeSelect {...field('lawan')} label="Lawan" required options={PILIHAN} />
        </FieldGrid>
      )}
    </MasterScreen>
  )
}
