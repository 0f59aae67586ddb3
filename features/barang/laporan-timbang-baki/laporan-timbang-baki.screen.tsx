import { ReportScreen } from '@kencana/screens'
import { Button, KodeSelect, Segment } from '@kencana/ui'
import { useMemo, useState } from 'react'
import { useBakiOptions } from '../../master/baki/baki.picker.tsx'
import { useGudangOptions } from '../../master/gudang/gudang.picker.tsx'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.shared.tsx'
import { TimbangDialog } from '../timbang-baki/hasil-timbang.shared.tsx'
import { HASIL_TIMBANG } from '../timbang-baki/timbang-baki.contract.ts'
import { laporanTimbangBaki } from './laporan-timbang-baki.contract.ts'
import { timbangBaki } from './laporan-timbang-baki.report.ts'

const BLANK = { kode_gudang: 'ALL', kode_baki: 'ALL', hasil: 'SEMUA' }

/** The report with numbers that open their weighing. */
const useLaporan = (buka: (no_timbang: string) => void): typeof timbangBaki =>
  useMemo(() => {
    const columns = timbangBaki.columns.map((column) =>
      column.key === 'no_timbang'
        ? {
            ...column,
            render: ({ no_timbang }: { no_timbang: string }) => (
              <Button kind="subtle" size="sm" onClick={() => buka(no_timbang)}>
                {no_timbang}
              </Button>
            ),
          }
        : column,
    )
    return { ...timbangBaki, columns }
  }, [buka])

/** Every finished weighing with book, scale and difference. A total leads to what the ledger says of the trays. */
export default function LaporanTimbangBakiScreen() {
  const gudang = useGudangOptions()
  const baki = useBakiOptions()
  const [nomor, setNomor] = useState<string | null>(null)
  const [lines, setLines] = useState<SaringanMutasi | null>(null)
  const laporan = useLaporan(setNomor)
  return (
    <>
      <ReportScreen
        path={['Laporan', 'Laporan Barang', 'Laporan Timbang Baki']}
        endpoint={laporanTimbangBaki}
        report={laporan}
        blank={BLANK}
        emptyText="Data Laporan Tidak Tersedia"
        successText="Laporan Timbang Baki Tersedia"
        lines={({ kode_baki, hasil }) => [`Baki ${String(kode_baki)}, Hasil ${String(hasil)}`]}
        onTotal={(_, block, { kode_gudang, kode_baki, tgl_awal, tgl_akhir }) => {
          const hari = block?.rows[0]?.tgl_system
          setLines({
            tgl_awal: hari ?? String(tgl_awal),
            tgl_akhir: hari ?? String(tgl_akhir),
            akun: 'BAKI',
            kode_gudang: String(kode_gudang),
            ref: String(kode_baki),
          })
        }}
      >
        {({ field, values, set }) => (
          <>
            <KodeSelect {...field('kode_gudang')} label="Kode Gudang" withAll {...gudang} />
            <KodeSelect {...field('kode_baki')} label="Kode Baki" withAll {...baki} />
            <Segment
              label="Hasil"
              value={values.hasil as 'SEMUA'}
              onChange={(hasil) => set({ hasil })}
              options={HASIL_TIMBANG}
            />
          </>
        )}
      </ReportScreen>
      {nomor && <TimbangDialog no_timbang={nomor} onClose={() => setNomor(null)} />}
      {lines && <MutasiDialog judul="Isi Baki" saring={lines} onClose={() => setLines(null)} />}
    </>
  )
}
