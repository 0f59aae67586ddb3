import type { OutputOf } from '@kencana/contract'
import { jumlah } from '@kencana/ledger'
import { DokumenPage, gramText, pcsText, RiwayatDokumen, TickTable, useSend } from '@kencana/screens'
import { type Column, cellText } from '@kencana/ui'
import { CariValidasi, useCariValidasi } from '../validasi-inputan/cari-validasi.shared.tsx'
import {
  barangRusak,
  batalRusak,
  DOKUMEN_VALIDASI_RUSAK,
  listRusak,
  validasiRusak,
} from './validasi-barang-rusak.contract.ts'

type Rusak = OutputOf<typeof barangRusak>[number]

const nomorDari = ({ no_sepuh, no_sortir }: Rusak) => no_sepuh || no_sortir

const COLUMNS: readonly Column<Rusak>[] = [
  { key: 'nomor', title: 'No Sepuh / No Sortir', kind: 'kode', value: nomorDari },
  { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'kode_dept', title: 'Jenis' },
  { key: 'qty_total', title: 'Qty Total', kind: 'int', total: true },
  { key: 'berat_total', title: 'Berat Total', kind: 'gram', total: true },
  { key: 'qty_rusak', title: 'Qty Rusak', kind: 'int', total: true },
  { key: 'berat_rusak', title: 'Berat Rusak', kind: 'gram', total: true },
]

const NONE: readonly string[] = []

const Riwayat = () => (
  <RiwayatDokumen
    dokumen={DOKUMEN_VALIDASI_RUSAK}
    title="Validasi hari ini"
    emptyText="Belum ada validasi barang rusak hari ini"
    list={listRusak}
    isi={(row) => `${row.no_dokumen} menjadi emas hancur`}
    jumlah={(row) => [pcsText(row.qty), gramText(row.berat)]}
    cancel={{
      endpoint: batalRusak,
      title: 'Batal Validasi Barang Rusak',
      text: (row) => `${row.qty} barang, ${gramText(row.berat)} kembali menjadi barang rusak ${row.no_dokumen}.`,
      changes: [listRusak, barangRusak],
    }}
  />
)

/** The cashier makes scrap gold of what was damaged at the gilder or sorted out as damaged. */
export default function ValidasiBarangRusakScreen() {
  const { cari, rows, kosong, chosen, choose, clear } = useCariValidasi(barangRusak, 'dokumen', NONE)
  const { busy, submit } = useSend(validasiRusak, {
    changes: [listRusak, barangRusak],
    note: ({ no_validasi }) => no_validasi.join(', '),
    done: clear,
  })
  const ticked = rows.filter((row) => chosen.includes(nomorDari(row)))
  return (
    <DokumenPage
      path={['Kasir', 'Validasi Hancur Barang Rusak']}
      bar={{
        write: validasiRusak,
        facts: [
          { label: 'Dipilih', value: cellText('int', ticked.length), unit: 'dokumen' },
          { label: 'Qty Rusak', value: cellText('int', jumlah(ticked, 'qty_rusak')), unit: 'pcs' },
        ],
        total: { label: 'Berat Rusak', value: gramText(jumlah(ticked, 'berat_rusak')) },
        saveText: 'Validasi',
        busy,
        disabled: ticked.length === 0,
        onSave: () => ticked.length > 0 && void submit({ data_kirim: ticked }),
        onCancel: clear,
      }}
    >
      <CariValidasi {...cari} />
      <TickTable
        columns={COLUMNS}
        rows={rows}
        rowId={nomorDari}
        noun="dokumen"
        emptyText={kosong}
        ticked={chosen}
        onTick={choose}
      />
      <Riwayat />
    </DokumenPage>
  )
}
