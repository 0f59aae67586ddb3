import { type LedgerFilter, report, sebutan } from '@kencana/reports/report'
import { laporanHutangPiutangLain } from './hutang-piutang-lain.contract.ts'

/** A debt grows by what its account gives, a claim by what it gains. */
const arah = (akun: string, column: string): LedgerFilter =>
  column === 'akhir' || column === 'awal'
    ? {}
    : { arah: (akun === 'HUTANG_LAIN') === (column === 'tambah') ? 'KELUAR' : 'MASUK' }

export const hutangPiutangLainReport = report(laporanHutangPiutangLain, {
  menu: '/laporan-hutang-piutang-lain',
  table: {
    columns: [
      { key: 'pihak', title: 'Pihak', kind: 'name' },
      { key: 'awal', title: 'Awal', kind: 'rupiah', total: true },
      { key: 'tambah', title: 'Bertambah', kind: 'rupiah', total: true },
      { key: 'kurang', title: 'Berkurang', kind: 'rupiah', total: true },
      { key: 'akhir', title: 'Akhir', kind: 'rupiah', total: true },
    ],
    groupBy: {
      key: ({ akun, pihak }) => `${akun} ${pihak}`,
      head: ({ akun }) => ({ kode: sebutan(akun) }),
      noun: 'pihak',
      lines: ([{ akun, pihak }], column) => ({ akun, ref: pihak, ...arah(akun, column) }),
    },
    ringkas: 'akhir',
  },
  mutasi: {
    title: 'Hutang Dan Piutang Lain',
    lines: ({ pihak }) => ({ akun: 'HUTANG_LAIN,PIUTANG_LAIN', ref: pihak }),
  },
})
