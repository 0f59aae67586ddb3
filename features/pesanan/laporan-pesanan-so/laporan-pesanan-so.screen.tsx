import type { OutputOf } from '@kencana/contract'
import { call, ReportScreen, showError } from '@kencana/screens'
import { IconButton, IconPrinter, KodeSelect } from '@kencana/ui'
import { useState } from 'react'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { useTukangOptions } from '../../master/tukang/tukang.picker.tsx'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.picker.tsx'
import { SlipSo } from '../stock-opname-pesanan/slip-so.picker.tsx'
import { getSo, laporanSo } from '../stock-opname-pesanan/stock-opname-pesanan.contract.ts'
import { barisSo, soReport } from './laporan-pesanan-so.report.ts'

const BLANK = { kode_tukang: 'ALL', kode_group: 'ALL' }

/** Settlements with craftsmen of a period, each with its orders. */
export default function LaporanPesananSoScreen() {
  const tukang = useTukangOptions()
  const group = useGroupOptions()
  const [slip, setSlip] = useState<OutputOf<typeof getSo> | null>(null)
  const [lines, setLines] = useState<SaringanMutasi | null>(null)
  const cetak = (no_so_pesanan: string) => void call(getSo, { no_so_pesanan }).then(setSlip, showError)
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
        groupAction={{
          title: 'Cetak',
          render: ({ key }) => (
            <IconButton size="sm" label={`Cetak ulang ${key}`} onClick={() => cetak(key)}>
              <IconPrinter />
            </IconButton>
          ),
        }}
        onTotal={({ key }, block, { tgl_awal, tgl_akhir, kode_tukang, kode_group }) => {
          const satu = block?.rows[0]
          // What was used left the craftsman when it was finished; the fee became a debt by the settlement.
          const upah = key === 'ongkos'
          const siapa = satu ? satu.kode_tukang : String(kode_tukang)
          setLines({
            tgl_awal: upah ? String(tgl_awal) : '2000-01-01',
            tgl_akhir: String(tgl_akhir),
            akun: upah ? 'HUTANG_TUKANG' : key === 'susut_pakai' ? 'SUSUT' : 'TUKANG',
            kind: upah ? 'SO_PESANAN' : 'PESANAN_SELESAI',
            pembalik: 'BERSIH',
            ...(upah && satu ? { document: satu.so.no_so_pesanan } : {}),
            ...(key === 'susut_pakai' || siapa === 'ALL' ? {} : { ref: upah ? siapa : `${siapa}/BAHAN` }),
            ...(upah ? {} : { kode_group: satu ? satu.so.kode_kategori : String(kode_group) }),
          })
        }}
      >
        {({ field }) => (
          <>
            <KodeSelect {...field('kode_tukang')} label="Kode Tukang" withAll {...tukang} />
            <KodeSelect {...field('kode_group')} label="Kategori" withAll {...group} />
          </>
        )}
      </ReportScreen>
      {lines && <MutasiDialog judul="SO Pesanan" saring={lines} onClose={() => setLines(null)} />}
      {slip && <SlipSo slip={slip} onClose={() => setSlip(null)} />}
    </>
  )
}
