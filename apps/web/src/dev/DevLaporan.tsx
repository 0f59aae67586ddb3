import { laporanEndpoint, periode, saring } from '@kencana/contract'
import type { ReportDefinition } from '@kencana/reports'
import { ReportScreen } from '@kencana/screens'
import { type Column, IconButton, IconPrinter, KodeSelect, toast } from '@kencana/ui'
import { z } from 'zod'
import { pretend } from './pretend.ts'

const row = z.object({
  no_sepuh: z.string(),
  tanggal: z.string(),
  user_id: z.string(),
  kode_baki: z.string(),
  kode_dept: z.string(),
  kode_group: z.string(),
  qty: z.number(),
  berat: z.number(),
  qty_sepuh: z.number(),
  berat_sepuh: z.number(),
  qty_rusak: z.number(),
  berat_rusak: z.number(),
})
type Kirim = z.output<typeof row>

const kirimSepuh = laporanEndpoint({
  path: 'dev/laporan',
  summary: 'Contoh laporan',
  access: 'session',
  input: { kode_dept: saring('Kode Jenis'), ...periode() },
  output: z.array(row),
})

const COLUMNS: readonly Column<Kirim>[] = [
  { key: 'kode_baki', title: 'Baki', kind: 'kode', width: 108 },
  { key: 'kode_dept', title: 'Jenis', width: 96 },
  { key: 'kode_group', title: 'Kategori', kind: 'text' },
  { key: 'qty', title: 'Qty', kind: 'int', total: true, group: 'Dikirim' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true, group: 'Dikirim' },
  { key: 'qty_sepuh', title: 'Qty', kind: 'int', total: true, group: 'Sepuh' },
  { key: 'berat_sepuh', title: 'Berat (g)', kind: 'gram', total: true, group: 'Sepuh' },
  { key: 'qty_rusak', title: 'Qty', kind: 'int', total: true, group: 'Rusak' },
  { key: 'berat_rusak', title: 'Berat (g)', kind: 'gram', total: true, group: 'Rusak' },
]

const REPORT: ReportDefinition<Kirim> = {
  title: 'Laporan Kirim Sepuh',
  columns: COLUMNS,
  groupBy: {
    key: (one) => one.no_sepuh,
    head: (one) => ({ kode: one.no_sepuh, tanggal: one.tanggal, user: one.user_id }),
    noun: 'kiriman',
  },
}

const DEPT = ['CIN', 'GLG', 'ATG', 'KLG', 'LTN', 'GWG'] as const

const contoh = (n: number): Kirim => {
  const berat = 17_645 + ((n * 7919) % 80_000)
  const rusak = n % 3 === 0 ? 0 : 1
  return {
    no_sepuh: `SP-TK01-261117-${String(Math.floor(n / 3) + 1).padStart(4, '0')}`,
    tanggal: '2026-11-17',
    user_id: n % 2 === 0 ? 'HENDRA' : 'DEWI',
    kode_baki: `SS0${(n % 3) + 1}`,
    kode_dept: DEPT[n % 6] ?? 'CIN',
    kode_group: ['MM', 'M8', 'MT'][n % 3] ?? 'MM',
    qty: 12 + (n % 30),
    berat,
    qty_sepuh: 12 + (n % 30) - rusak,
    berat_sepuh: berat - rusak * 2_113,
    qty_rusak: rusak,
    berat_rusak: rusak * 2_113,
  }
}

pretend((url) => {
  if (!url.includes('/api/v1/dev/laporan')) return undefined
  // CIN asks for many rows, KLG for none.
  const count = url.includes('CIN') ? 10_000 : url.includes('KLG') ? 0 : 10
  return Array.from({ length: count }, (_, n) => contoh(n))
})

/** A report with everything a report can have; in the development build only. */
export function DevLaporan() {
  return (
    <div style={{ height: '100dvh' }}>
      <ReportScreen
        path={['Dev', 'Laporan Kirim Sepuh']}
        endpoint={kirimSepuh}
        report={REPORT}
        lines={({ kode_dept }) => [`Kode Jenis ${kode_dept === 'ALL' ? 'SEMUA' : String(kode_dept)}`]}
        actions={{
          group: {
            title: 'Cetak Ulang',
            render: ({ key }) => (
              <IconButton size="sm" label={`Cetak ulang ${key}`} onClick={() => toast('info', key)}>
                <IconPrinter />
              </IconButton>
            ),
          },
          total: (column, block) => toast('info', `${column.group ?? ''} ${column.title}`, block?.key),
        }}
      >
        {({ field }) => (
          <KodeSelect {...field('kode_dept')} label="Kode Jenis" withAll options={DEPT.map((kode) => ({ kode }))} />
        )}
      </ReportScreen>
    </div>
  )
}
