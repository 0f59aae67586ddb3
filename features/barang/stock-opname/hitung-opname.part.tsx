import type { OutputOf } from '@kencana/contract'
import { ApiError, call, FormDialog, LinesTable, query, SaveBar, ScanLine, showError } from '@kencana/screens'
import { Badge, Banner, bunyi, type Column, cellText, FieldGrid, GramField } from '@kencana/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { HasilBadge, nadaHasil } from './opname.shared.tsx'
import { getOpname, lepasPindai, listOpname, pindaiOpname, tutupOpname } from './stock-opname.contract.ts'

type Opname = OutputOf<typeof getOpname>
type Pindai = Opname['pindai'][number]

const ADA: readonly Column<Pindai>[] = [
  { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'user_id', title: 'User' },
]

/** Beside the name, where a phone shows it; only where there are any. */
const ADA_ULANG: readonly Column<Pindai>[] = [
  ...ADA.slice(0, -1),
  {
    key: 'perlihatkan',
    title: 'Label',
    width: 152,
    render: ({ perlihatkan }) => perlihatkan && <Badge tone="amber">LABEL BARU</Badge>,
  },
  ...ADA.slice(-1),
]

const LAIN: readonly Column<Pindai>[] = [
  { key: 'hasil', title: 'Hasil', width: 136, render: ({ hasil }) => <HasilBadge hasil={hasil} /> },
  { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'keterangan', title: 'Keterangan' },
]

/** What scanning does to a count; every scan is kept by the server at once. */
const useHitung = (opname: Opname) => {
  const { no_so } = opname
  const cache = useQueryClient()
  const kunci = query(getOpname, { no_so }).queryKey
  const ubah = (change: (pindai: readonly Pindai[]) => Pindai[]) =>
    cache.setQueryData<Opname>(kunci, (now) => {
      if (!now) return now
      const pindai = change(now.pindai)
      return { ...now, pindai, dipindai: pindai.length }
    })
  const scan = async (kode_barcode: string): Promise<ReactNode> => {
    try {
      const hasil = await call(pindaiOpname, { no_so, kode_barcode })
      ubah((pindai) => [hasil, ...pindai])
      bunyi(nadaHasil(hasil.hasil))
      if (hasil.hasil !== 'ADA') throw new Error(`${hasil.kode_barcode} ${hasil.hasil}, ${hasil.keterangan}`)
      return (
        <>
          <b>{hasil.nama_barang}</b> ada
        </>
      )
    } catch (error) {
      if (error instanceof ApiError) bunyi('salah')
      throw error
    }
  }
  const lepas = ({ kode_barcode }: Pindai) =>
    void call(lepasPindai, { no_so, kode_barcode }).then(
      () => ubah((pindai) => pindai.filter((one) => one.kode_barcode !== kode_barcode)),
      showError,
    )
  return { scan, lepas }
}

/** The end of a round: what the tray weighs, before anybody is told what it should. */
function Tutup({ opname: { no_so, kode_baki, pindai }, onClose }: { opname: Opname; onClose: () => void }) {
  return (
    <FormDialog
      endpoint={tutupOpname}
      initial={{ no_so, berat_timbang: '' }}
      title="Tutup Hitungan"
      about={no_so}
      saveText="Tutup Hitungan"
      changes={[getOpname, listOpname]}
      note={() => no_so}
      onClose={onClose}
    >
      {({ field }) => (
        <FieldGrid>
          <p>
            Hitungan baki {kode_baki} ditutup dengan {pindai.length} barang dipindai. Timbang baki dengan semua isinya.
          </p>
          <GramField {...field('berat_timbang')} label="Berat Baki" required autoFocus />
        </FieldGrid>
      )}
    </FormDialog>
  )
}

/** A round under way: scan what lies on the tray. How much should lie there is told to nobody. */
export const useHitungOpname = (opname: Opname): { bar: ReactNode; isi: ReactNode } => {
  const { scan, lepas } = useHitung(opname)
  const [menutup, setMenutup] = useState(false)
  const ada = opname.pindai.filter((one) => one.hasil === 'ADA')
  const lain = opname.pindai.filter((one) => one.hasil !== 'ADA')
  const jumlah = (hasil: Pindai['hasil']) => cellText('int', lain.filter((one) => one.hasil === hasil).length)
  const bar = (
    <SaveBar
      write={tutupOpname}
      facts={[
        { label: 'Baki lain', value: jumlah('BAKI LAIN') },
        { label: 'Bukan stok', value: jumlah('BUKAN STOK') },
        { label: 'Tidak dikenal', value: jumlah('TIDAK DIKENAL') },
      ]}
      total={{ label: 'Dipindai', value: `${cellText('int', opname.pindai.length)} pcs` }}
      saveText="Tutup Hitungan"
      busyText="Sedang Menyimpan"
      busy={menutup}
      onSave={() => setMenutup(true)}
    />
  )
  const diperlihatkan = opname.pindai.filter((one) => one.perlihatkan)
  const isi = (
    <>
      {diperlihatkan.length > 0 && (
        <Banner tone="amber">
          Label {diperlihatkan.length} barang dicetak ulang atau diganti dalam 30 hari. Perlihatkan barangnya ke user
          lain: ia menyaksikan sebelum hitungan ditutup.
        </Banner>
      )}
      <LinesTable
        columns={diperlihatkan.length > 0 ? ADA_ULANG : ADA}
        rows={ada}
        rowId={(row) => row.kode_barcode}
        noun="barang ada"
        newestId={opname.pindai[0]?.kode_barcode}
        emptyText="Pindai semua barang di baki ini"
        onRemove={lepas}
      >
        <ScanLine onScan={scan} />
      </LinesTable>
      {lain.length > 0 && (
        <LinesTable
          columns={LAIN}
          rows={lain}
          rowId={(row) => row.kode_barcode}
          noun="barang tidak cocok"
          newestId={opname.pindai[0]?.kode_barcode}
          emptyText="-"
          onRemove={lepas}
        />
      )}
      {menutup && <Tutup opname={opname} onClose={() => setMenutup(false)} />}
    </>
  )
  return { bar, isi }
}
