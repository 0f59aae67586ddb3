import type { OutputOf } from '@kencana/contract'
import { isOwner, RiwayatDokumen, rupiahText } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { batalSo, DOKUMEN_SO, dataSo, getSo, listSo, nomorSo } from './stock-opname-pesanan.contract.ts'

/** Lists that change with a settlement. */
export const CHANGES = [nomorSo, dataSo, listSo]

/** Settlements of the open day: print again, undo. */
export const RiwayatSo = ({ onSlip }: { onSlip: (slip: OutputOf<typeof getSo>) => void }) => (
  <RiwayatDokumen
    dokumen={DOKUMEN_SO}
    title="SO pesanan hari ini"
    emptyText="Belum ada SO pesanan"
    list={listSo}
    isi={(row) => `${row.kode_tukang} ${row.nama_tukang}, ${row.kode_group}: ${row.jumlah_pesanan} pesanan`}
    jumlah={(row) => [`setor ${cellText('gram2', row.setor)} g`, rupiahText(row.ongkos)]}
    get={getSo}
    onSlip={onSlip}
    cancel={{
      endpoint: batalSo,
      title: 'Batal SO Pesanan',
      text: (row) =>
        `${cellText('gram2', row.setor)} g ${row.kode_group} kembali ke tukang ${row.kode_tukang}, ongkos ${rupiahText(row.ongkos)} tidak terutang lagi.`,
      may: (row, user) => row.tgl_system === user.tgl_system || isOwner(user),
      changes: CHANGES,
    }}
  />
)
