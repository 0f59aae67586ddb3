import { AKUN, KINDS } from '@kencana/ledger'
import { call, showError } from '@kencana/screens'
import { Button, downloadText, IconDownload, toCsv } from '@kencana/ui'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { Laporan } from '../../neraca/laporan/laporan.shared.tsx'
import { words } from '../../neraca/laporan/saringan.shared.tsx'
import { laporanJurnal } from './jurnal.contract.ts'
import { jurnalReport } from './jurnal.report.ts'

const akun = words('Akun', Object.keys(AKUN), { withAll: true })
const kind = words('Jenis Jurnal', Object.keys(KINDS), { withAll: true })

/** What a line does not have is left empty: a dash alone would come out as text that is kept from being a formula. */
const kosong = <Row extends object>(row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([key, isi]) => [key, isi === '-' ? '' : isi])) as Row

/** The same rows as a text that any accounting program reads. */
function Csv() {
  const search = useLocation({ select: ({ search: isi }) => isi as Readonly<Record<string, string>> })
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const input = laporanJurnal.input.parse(search)
      const rows = await call(laporanJurnal, input, { guarded: false })
      const { columns } = jurnalReport.table(input)
      const nama = `jurnal-${input.type_laporan.toLowerCase()}-${input.tgl_awal}-${input.tgl_akhir}.csv`
      downloadText(
        nama,
        toCsv(
          columns,
          rows.map((row) => kosong(row)),
        ),
      )
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      icon={<IconDownload />}
      disabled={search.tgl_awal === undefined}
      title="Cari laporan dulu"
      busy={busy}
      onClick={() => void save()}
    >
      CSV
    </Button>
  )
}

/** The journal for accountants, as Excel or as CSV. */
export default function LaporanJurnalScreen() {
  return (
    <Laporan report={jurnalReport} filters={{ akun, kind }}>
      <Csv />
    </Laporan>
  )
}
