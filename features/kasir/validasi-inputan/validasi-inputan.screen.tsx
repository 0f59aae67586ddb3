import type { InputOf } from '@kencana/contract'
import { jumlah } from '@kencana/ledger'
import { DokumenPage, gramText, useSend } from '@kencana/screens'
import { cellText, KodeSelect, Segment } from '@kencana/ui'
import { useState } from 'react'
import { useBakiGudangOptions } from '../../master/baki/baki.picker.tsx'
import { CariValidasi, useCariValidasi } from './cari-validasi.shared.tsx'
import { RiwayatValidasi } from './riwayat-validasi.part.tsx'
import { type Dipilih, type SaldoKirim, TabelSaldoKirim } from './saldo-kirim.part.tsx'
import { SisaCabang } from './sisa-cabang.part.tsx'
import {
  listValidasi,
  saldoKirimBos,
  saldoKirimLabeling,
  validasiBos,
  validasiLabeling,
} from './validasi-inputan.contract.ts'

type Jenis = 'KB' | 'KC'

const JENIS = [
  { value: 'KB', label: 'KB Barang Bos' },
  { value: 'KC', label: 'KC Labeling' },
] as const

const CARI = { KB: saldoKirimBos, KC: saldoKirimLabeling } as const
const VALIDASI = { KB: validasiBos, KC: validasiLabeling } as const

const NONE: Dipilih = {}

const inputDari = (rows: readonly SaldoKirim[], dipilih: Dipilih): InputOf<typeof validasiBos> => ({
  data_kirim: rows.map(({ no_kirim_bos, kode_toko, stock_input, berat_input, stock_akhir, berat_akhir }) => ({
    no_kirim_bos,
    kode_toko,
    stock_input,
    berat_input,
    stock_akhir,
    berat_akhir,
    cara: dipilih[no_kirim_bos] ?? 'KEMBALI',
  })),
  otorisasi: null,
})

const useValidasi = (endpoint: typeof validasiBos, rows: readonly SaldoKirim[], done: () => void) => {
  const qty = jumlah(rows, 'stock_akhir')
  const berat = jumlah(rows, 'berat_akhir')
  const { busy, submit } = useSend(endpoint, {
    changes: [listValidasi, saldoKirimBos, saldoKirimLabeling],
    note: ({ no_validasi }) => no_validasi.join(', '),
    done,
  })
  return { qty, berat, busy, submit }
}

/** The cashier closes dispatches: what was sent, what was entered, and what becomes of the rest. */
export default function ValidasiInputanScreen() {
  const [jenis, setJenis] = useState<Jenis>('KB')
  const [baki, setBaki] = useState('ALL')
  const bakiKc = useBakiGudangOptions('KC')
  const found = useCariValidasi(CARI[jenis] as typeof saldoKirimBos, 'kiriman', NONE)
  const { cari, chosen, choose, clear } = found
  const rows = found.rows.filter(({ kode_lokasi_toko }) => baki === 'ALL' || kode_lokasi_toko === baki)
  // What is not in sight is not validated.
  const ticked = rows.filter((row) => row.no_kirim_bos in chosen)
  const { qty, berat, busy, submit } = useValidasi(VALIDASI[jenis], ticked, clear)
  const ganti = (next: Jenis) => {
    setJenis(next)
    setBaki('ALL')
    clear()
  }
  return (
    <DokumenPage
      path={['Kasir', 'Validasi Inputan']}
      bar={{
        write: VALIDASI[jenis],
        facts: [
          { label: 'Dipilih', value: cellText('int', ticked.length), unit: 'kiriman' },
          { label: 'Qty Sisa', value: cellText('int', qty), unit: 'pcs' },
        ],
        total: { label: 'Berat Sisa', value: gramText(berat) },
        saveText: 'Validasi',
        busy,
        disabled: ticked.length === 0,
        onSave: () => ticked.length > 0 && void submit(inputDari(ticked, chosen)),
        onCancel: clear,
      }}
    >
      <SisaCabang />
      <CariValidasi {...cari}>
        <Segment label="Tipe Transaksi" value={jenis} onChange={ganti} options={JENIS} />
        <KodeSelect label="Kode Baki" withAll value={baki} onChange={setBaki} {...bakiKc} />
      </CariValidasi>
      <TabelSaldoKirim
        rows={rows}
        dipilih={chosen}
        onChange={choose}
        kosong={found.rows.length > 0 ? 'Tidak Ada Kiriman Di Baki Ini' : found.kosong}
      />
      <RiwayatValidasi />
    </DokumenPage>
  )
}
