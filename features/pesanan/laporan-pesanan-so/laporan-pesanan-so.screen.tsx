import { type FormValues, ReportScreen, useReprint } from '@kencana/screens'
import { KodeSelect } from '@kencana/ui'
import { useState } from 'react'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { useTukangOptions } from '../../master/tukang/tukang.picker.tsx'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.shared.tsx'
import { SlipSo } from '../stock-opname-pesanan/slip-so.shared.tsx'
import { getSo, laporanSo } from '../stock-opname-pesanan/stock-opname-pesanan.contract.ts'
import { type BarisSo, barisSo, soReport } from './laporan-pesanan-so.report.ts'

/** Orders may have been finished long before they were settled. */
const AWAL_BUKU = '2000-01-01'

const BLANK = { kode_tukang: 'ALL', kode_group: 'ALL' }

/**
 * The ledger lines of a column. What was used and lost left the craftsman when the orders were finished; the fee became a debt
 * by the settlement.
 * @param rows of one settlement; all of the period without them
 */
const saringan = (kolom: string, rows: readonly BarisSo[] | undefined, filters: FormValues): SaringanMutasi => {
  const tukang = rows?.[0]?.kode_tukang ?? String(filters.kode_tukang)
  const periode = {
    tgl_awal: String(filters.tgl_awal),
    tgl_akhir: String(filters.tgl_akhir),
    pembalik: 'BERSIH' as const,
  }
  const milik = (ref: string) => (tukang === 'ALL' ? {} : { ref })
  if (kolom === 'ongkos') {
    const satu = rows?.[0] ? { document: rows[0].so.no_so_pesanan } : {}
    return { ...periode, ...satu, ...milik(tukang), kind: 'SO_PESANAN', akun: 'HUTANG_TUKANG' }
  }
  const dokumen = rows && { document: rows.map((row) => row.no_selesai).join(','), tgl_awal: AWAL_BUKU }
  const tempat = kolom === 'susut_pakai' ? { akun: 'SUSUT' } : { akun: 'TUKANG', ...milik(`${tukang}/BAHAN`) }
  return { ...periode, ...tempat, kind: 'PESANAN_SELESAI', kode_group: String(filters.kode_group), ...dokumen }
}

/** Settlements with craftsmen of a period, each with its orders. */
export default function LaporanPesananSoScreen() {
  const tukang = useTukangOptions()
  const group = useGroupOptions()
  const [lines, setLines] = useState<SaringanMutasi | null>(null)
  const { slip, close, groupAction } = useReprint(getSo, (no_so_pesanan) => ({ no_so_pesanan }))
  return (
    <>
      <ReportScreen
        path={['Laporan', 'Laporan Pesanan', 'Laporan Pesanan So']}
        endpoint={laporanSo}
        report={soReport}
        rows={barisSo}
        blank={BLANK}
        emptyText="Data Laporan So Kosong"
        successText="Laporan Pesanan So Tersedia"
        lines={({ kode_tukang, kode_group }) => [
          `Tukang ${kode_tukang === 'ALL' ? 'SEMUA' : String(kode_tukang)}`,
          `Kategori ${kode_group === 'ALL' ? 'SEMUA' : String(kode_group)}`,
        ]}
        groupAction={groupAction}
        onTotal={({ key }, block, filters) => setLines(saringan(key, block?.rows, filters))}
      >
        {({ field }) => (
          <>
            <KodeSelect {...field('kode_tukang')} label="Kode Tukang" withAll {...tukang} />
            <KodeSelect {...field('kode_group')} label="Kategori" withAll {...group} />
          </>
        )}
      </ReportScreen>
      {lines && <MutasiDialog judul="SO Pesanan" saring={lines} onClose={() => setLines(null)} />}
      {slip && <SlipSo slip={slip} onClose={close} />}
    </>
  )
}
