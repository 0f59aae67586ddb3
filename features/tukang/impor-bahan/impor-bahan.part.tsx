import type { OutputOf } from '@kencana/contract'
import { call, gramText, LinesTable, SheetFile, useSend, useSheetFile, useUser, WrongRows } from '@kencana/screens'
import { type Column, downloadFile, FormModal } from '@kencana/ui'
import { kartuTukang } from '../kartu-tukang/kartu-tukang.contract.ts'
import { imporBahan, listImporBahan, periksaImporBahan } from './impor-bahan.contract.ts'

type Awal = OutputOf<typeof periksaImporBahan>['awal'][number]

/** Heads that are understood. */
const COLUMNS = {
  kode_tukang: ['tukang'],
  jenis: ['bahan'],
  kode_group: ['kategori', 'group'],
  berat: ['gram', 'jumlah'],
} as const

const TABEL: readonly Column<Awal>[] = [
  { key: 'kode_tukang', title: 'Tukang', kind: 'kode' },
  { key: 'nama_tukang', title: 'Nama', kind: 'name' },
  { key: 'jenis', title: 'Bahan' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
]

const contoh = async () => {
  const { sheetFile } = await import('@kencana/reports/sheet')
  const rows = [
    ['T01', 'BAHAN', 'MM', 25.125],
    ['T01', 'PATRI', 'MM', 1.5],
  ]
  downloadFile('contoh-bahan-awal.xlsx', await sheetFile(['KODE TUKANG', 'JENIS', 'KATEGORI', 'BERAT'], rows))
}

/** What craftsmen have in hand by the books of before: everything is checked first, then all of it is entered or nothing. */
export default function ImporBahan({ onClose }: { onClose: () => void }) {
  const { kode_toko } = useUser()
  const sheet = useSheetFile(COLUMNS, (baris) => call(periksaImporBahan, { baris }, { guarded: false }))
  const { berkas, hasil } = sheet
  const { busy, submit } = useSend(imporBahan, {
    changes: [listImporBahan, kartuTukang],
    note: ({ no_impor_bahan }) => no_impor_bahan,
    done: onClose,
  })
  const siap = berkas !== null && hasil !== undefined && hasil.salah.length === 0 && hasil.awal.length > 0
  return (
    <FormModal
      title="Impor Bahan Awal Tukang"
      titleNote={<span className="k-dim">{kode_toko}</span>}
      size={640}
      kind={siap ? 'primary' : 'default'}
      busy={busy}
      onClose={onClose}
      onSave={() => siap && void submit({ baris: berkas.baris })}
      hint="Semua baris atau tidak sama sekali, sekali untuk tiap tukang, bahan dan kategori"
    >
      <SheetFile sheet={sheet} unduh="Unduh contoh" onUnduh={() => void contoh()} />
      {hasil && (
        <>
          <LinesTable
            columns={TABEL}
            rows={hasil.awal}
            rowId={(row) => `${row.kode_tukang} ${row.jenis} ${row.kode_group}`}
            noun="bahan"
            emptyText={`Belum ada baris yang benar, ${gramText(hasil.berat)}`}
          />
          <WrongRows salah={hasil.salah} />
        </>
      )}
    </FormModal>
  )
}
