import type { OutputOf } from '@kencana/contract'
import { call, gramText, HistoryCard, pcsText, query } from '@kencana/screens'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { type barisGlobal, batalSortir, cetakSortir, laporanSortir, siapSortir } from './sortir-pembelian.contract.ts'

type Global = z.output<typeof barisGlobal>

interface Props {
  tanggal: string
  onSlip: (bukti: OutputOf<typeof cetakSortir>) => void
}

/** The sortings of the day: slip again, or back to the purchase trays. */
export function RiwayatSortir({ tanggal, onSlip }: Props) {
  const list = useQuery({
    ...query(laporanSortir, { tgl_awal: tanggal, tgl_akhir: tanggal, type: 'GLOBAL', kode_dept: 'ALL' }),
    staleTime: 0,
    select: (rows) => perNomor(rows as Global[]),
  })
  return (
    <HistoryCard
      title="Sortir hari ini"
      note={tanggal}
      list={list}
      emptyText="Belum ada sortir"
      entry={(row: Ringkas) => ({
        nomor: row.no_sortir,
        isi: `ke ${row.kode_baki}, ${row.kondisi}`,
        jumlah: [pcsText(row.qty), gramText(row.berat)],
        no_batal: null,
      })}
      onReprint={async (no_sortir) => onSlip(await call(cetakSortir, { no_sortir }))}
      cancel={{
        endpoint: batalSortir,
        param: 'no_sortir',
        title: 'Batal Sortir Pembelian',
        text: (row) => `${row.qty} barang kembali ke baki pembeliannya.`,
        changes: [laporanSortir, siapSortir],
      }}
    />
  )
}

interface Ringkas {
  no_sortir: string
  kode_baki: string
  kondisi: string
  qty: number
  berat: number
}

const perNomor = (rows: readonly Global[]): Ringkas[] => {
  const menurut = new Map<string, Ringkas>()
  for (const { _id, kode_baki, total_qty, total_berat } of rows) {
    const ada = menurut.get(_id.no_sortir)
    menurut.set(_id.no_sortir, {
      no_sortir: _id.no_sortir,
      kode_baki,
      kondisi: ada ? `${ada.kondisi}, ${_id.kondisi}` : _id.kondisi,
      qty: (ada?.qty ?? 0) + total_qty,
      berat: (ada?.berat ?? 0) + total_berat,
    })
  }
  return [...menurut.values()].toReversed()
}
