import { jumlah } from '@kencana/ledger'
import {
  DokumenPage,
  isOwner,
  LoadError,
  query,
  RiwayatDokumen,
  rupiahText,
  ScanLine,
  TickTable,
} from '@kencana/screens'
import { Card, type Column, cellText, FieldGrid, FilterSelect, KodeSelect, TextField } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useRekeningOptions } from '../../keuangan/uang/rekening-toko.picker.tsx'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { BarisCair } from './baris-cair.part.tsx'
import {
  batalCair,
  cairMarketplace,
  DOKUMEN_CAIR,
  getCair,
  listCair,
  type Piutang,
  piutangMarketplace,
} from './cair-marketplace.contract.ts'
import css from './cair-marketplace.module.css'
import { useIsianCair } from './isian-cair.part.tsx'
import { UmurPiutang } from './umur-piutang.part.tsx'

const COLUMNS: readonly Column<Piutang>[] = [
  { key: 'no_faktur_jual', title: 'No FJ', kind: 'kode' },
  { key: 'tgl_valid', title: 'Tanggal', kind: 'date' },
  { key: 'kode_marketplace', title: 'Marketplace' },
  { key: 'no_order', title: 'No Order', kind: 'kode' },
  { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
  { key: 'umur', title: 'Umur (hari)', kind: 'int' },
  { key: 'sisa', title: 'Sisa', kind: 'rupiah', total: true },
  { key: 'sudah', title: 'Sudah Cair', kind: 'rupiah', total: true },
  { key: 'tagihan', title: 'Tagihan', kind: 'rupiah', total: true },
]

const CHANGES = [piutangMarketplace, listCair, saldoUang]

type Isian = ReturnType<typeof useIsianCair>

/** Where the money came, and how much of each nota. */
function Uang({ isian: { head, dipilih, baris } }: { isian: Isian }) {
  const rekening = useRekeningOptions()
  if (dipilih.length === 0) return null
  return (
    <Card title="Uang diterima" note={`${dipilih.length} faktur`}>
      <FieldGrid columns={2}>
        <KodeSelect {...head.field('no_rekening')} label="Rekening" required {...rekening} />
        <TextField {...head.field('referensi')} label="Referensi" mono maxLength={40} />
        <TextField {...head.field('keterangan')} label="Keterangan" maxLength={120} />
      </FieldGrid>
      <BarisCair dipilih={dipilih} baris={baris} />
    </Card>
  )
}

/** What platforms owe, by age; what one of them paid out, nota by nota; what was paid out today. */
export default function CairMarketplaceScreen() {
  const list = useQuery({ ...query(piutangMarketplace, {}), staleTime: 0 })
  const semua = list.data ?? []
  const isian = useIsianCair(semua, CHANGES)
  const { dipilih, saring, marketplace, rows, pilih, setPilih, pindai, busy, simpan, diterima, biaya } = isian
  return (
    <DokumenPage
      path={['Laporan', 'Laporan Penjualan', 'Pencairan Marketplace']}
      bar={{
        write: cairMarketplace,
        facts: [
          { label: 'Piutang', value: cellText('rupiah', jumlah(semua, 'sisa')) },
          { label: 'Dipilih', value: cellText('int', dipilih.length), unit: 'faktur' },
          { label: 'Biaya', value: cellText('rupiah', biaya) },
        ],
        total: { label: 'Diterima', prefix: 'Rp.', value: cellText('rupiah', diterima) },
        saveText: 'Cairkan',
        busy,
        disabled: dipilih.length === 0,
        onSave: simpan,
        onCancel: isian.kosongkan,
      }}
    >
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      <UmurPiutang piutang={semua} />
      <TickTable
        columns={COLUMNS}
        rows={rows}
        rowId={(row) => row.no_faktur_jual}
        noun="faktur"
        foot="dipilih"
        emptyText="Semua Penjualan Marketplace Sudah Cair"
        ticked={pilih}
        onTick={setPilih}
      >
        <div className={css.saring}>
          <ScanLine onScan={pindai} placeholder="No order atau no faktur" />
          <FilterSelect
            label="Marketplace"
            value={saring}
            onChange={isian.setSaring}
            options={marketplace.map((kode) => ({ kode, nama: '' }))}
          />
        </div>
      </TickTable>
      <Uang isian={isian} />
      <RiwayatDokumen
        dokumen={DOKUMEN_CAIR}
        title="Dicairkan hari ini"
        emptyText="Belum ada pencairan"
        list={listCair}
        get={getCair}
        isi={(row) => `${row.kode_marketplace} ${row.no_order}, ${row.no_faktur_jual}, ke ${row.no_rekening}`}
        jumlah={(row) => [cellText('rupiah', row.diterima), `biaya ${cellText('rupiah', row.biaya)}`]}
        cancel={{
          endpoint: batalCair,
          title: 'Batal Pencairan',
          text: (row) =>
            `${rupiahText(row.diterima)} keluar lagi dari ${row.no_rekening}, ${row.no_faktur_jual} berutang lagi.`,
          may: (row, user) => row.tgl_system === user.tgl_system || isOwner(user),
          changes: CHANGES,
        }}
      />
    </DokumenPage>
  )
}
