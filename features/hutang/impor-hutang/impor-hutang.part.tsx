import type { OutputOf } from '@kencana/contract'
import { call, gramText, LinesTable, SheetFile, useSend, useSheetFile, useUser, WrongRows } from '@kencana/screens'
import { type Column, downloadFile, FormModal } from '@kencana/ui'
import { listHutang } from '../transaksi-hutang/daftar-hutang.contract.ts'
import { imporHutang, periksaImporHutang } from './impor-hutang.contract.ts'

type Awal = OutputOf<typeof periksaImporHutang>['awal'][number]

/** Heads that are understood. */
const COLUMNS = {
  no_manual: ['no_surat', 'surat'],
  nama_customer: ['customer', 'nama'],
  no_hp: ['hp', 'telepon'],
  alamat: [],
  nik: ['identitas', 'ktp'],
  kode_sales: ['sales'],
  tgl_hutang: ['tanggal_hutang', 'tanggal'],
  bunga_sampai: ['bunga_dibayar_sampai'],
  tgl_jatuh_tempo: ['jatuh_tempo'],
  bunga_persen: ['bunga'],
  jumlah_hutang: ['pokok', 'hutang'],
  nama_barang: ['barang'],
  kode_group: ['kategori', 'group'],
  kadar: [],
  jumlah: ['pcs'],
  berat_kotor: ['kotor'],
  berat_plastik: ['plastik'],
  kondisi_pinjaman: ['kondisi'],
} as const

const TABEL: readonly Column<Awal>[] = [
  { key: 'no_manual', title: 'No Surat', kind: 'kode' },
  { key: 'nama_customer', title: 'Customer', kind: 'name' },
  { key: 'barang', title: 'Barang', kind: 'name' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  { key: 'tgl_jatuh_tempo', title: 'Jatuh Tempo', kind: 'date' },
  { key: 'jumlah_hutang', title: 'Jumlah Hutang', kind: 'rupiah', total: true },
]

const contoh = async () => {
  const { sheetFile } = await import('@kencana/reports/sheet')
  const kepala = Object.keys(COLUMNS).map((nama) => nama.replaceAll('_', ' ').toUpperCase())
  const customer = ['A-17', 'BU SARI', '081234567890', 'JL. MAWAR 3', '3573010203040506', 'S01']
  const hutang = ['2025-12-20', '2026-02-20', '2026-04-20', 2, 5_000_000]
  const rows = [
    [...customer, ...hutang, 'GELANG', 'MM', '16K', 1, 10.12, 0.12, 'BAIK'],
    ['A-17', ...Array<string>(10).fill(''), 'CINCIN', 'MM', '16K', 2, 6, 0, 'BAIK'],
  ]
  downloadFile('contoh-hutang-awal.xlsx', await sheetFile(kepala, rows))
}

/** What customers owe by the books of before: everything is checked first, then all of it is entered or nothing. */
export default function ImporHutang({ onClose }: { onClose: () => void }) {
  const { kode_toko } = useUser()
  const sheet = useSheetFile(COLUMNS, (baris) => call(periksaImporHutang, { baris }, { guarded: false }))
  const { berkas, hasil } = sheet
  const { busy, submit } = useSend(imporHutang, {
    changes: [listHutang],
    note: ({ hutang }) => `${hutang.length} hutang`,
    done: onClose,
  })
  const siap = berkas !== null && hasil !== undefined && hasil.salah.length === 0 && hasil.awal.length > 0
  return (
    <FormModal
      title="Impor Hutang Awal"
      titleNote={<span className="k-dim">{kode_toko}</span>}
      size={860}
      kind={siap ? 'primary' : 'default'}
      busy={busy}
      onClose={onClose}
      onSave={() => siap && void submit({ baris: berkas.baris })}
      hint="Satu baris satu barang, baris dengan No Manual yang sama satu hutang; semua atau tidak sama sekali, tiap surat sekali"
    >
      <SheetFile sheet={sheet} unduh="Unduh contoh" onUnduh={() => void contoh()} />
      {hasil && (
        <>
          <LinesTable
            columns={TABEL}
            rows={hasil.awal}
            rowId={(row) => row.no_manual}
            noun="hutang"
            emptyText={`Belum ada hutang yang benar, ${gramText(hasil.berat)}`}
          />
          <WrongRows salah={hasil.salah} />
        </>
      )}
    </FormModal>
  )
}
