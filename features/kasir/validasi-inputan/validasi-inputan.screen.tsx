import type { InputOf } from '@kencana/contract'
import { mg } from '@kencana/ledger'
import { call, queryKey, SaveBar, useBusy, useTitle, useZodForm } from '@kencana/screens'
import { cellText, Form, Page, popup, Segment, toast, useToday } from '@kencana/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOtorisasi } from '../../akses/otorisasi/otorisasi.shared.tsx'
import { CariValidasi } from './cari-validasi.shared.tsx'
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

/** What was found, and what of it is ticked; a new search or another kind begins anew. */
const useCari = () => {
  const today = useToday()
  const form = useZodForm(saldoKirimBos.input, { no_kirim_bos: 'ALL', tgl_awal: today, tgl_akhir: today })
  const [jenis, setJenis] = useState<Jenis>('KB')
  const [rows, setRows] = useState<readonly SaldoKirim[]>([])
  const [dipilih, setDipilih] = useState<Dipilih>({})
  const { busy, run } = useBusy()
  const kosongkan = () => {
    setRows([])
    setDipilih({})
  }
  const cari = async () => {
    const input = form.validate()
    if (!input) return
    kosongkan()
    const hasil = await call(CARI[jenis], input, { guarded: false })
    setRows(hasil)
    if (hasil.length > 0) toast('success', 'Data Validasi Tersedia', `${hasil.length} kiriman`)
    else popup('info', 'Belum Ada Data Yang Harus Di Validasi')
  }
  const ganti = (baru: Jenis) => {
    setJenis(baru)
    kosongkan()
  }
  return { form, jenis, ganti, rows, dipilih, setDipilih, busy, cari: () => run(cari), kosongkan }
}

const jumlah = (rows: readonly SaldoKirim[]) => ({
  qty: rows.reduce((sum, one) => sum + one.stock_akhir, 0),
  berat: mg(rows.reduce((sum, one) => sum + one.berat_akhir, 0)),
})

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

const useValidasi = ({ jenis, dipilih, kosongkan }: ReturnType<typeof useCari>, terpilih: readonly SaldoKirim[]) => {
  const cache = useQueryClient()
  const { run: setuju, dialog } = useOtorisasi()
  const { busy, run } = useBusy()
  const validasi = async () => {
    if (terpilih.length === 0) return
    const { qty, berat } = jumlah(terpilih)
    const keterangan = `Sisa ${qty} pcs, ${cellText('gram', berat)} g dari ${terpilih.map((one) => one.no_kirim_bos).join(', ')}`
    const endpoint = VALIDASI[jenis]
    const setujui = { keterangan: keterangan.slice(0, 200), nilai_hitung: 0, nilai_input: berat }
    const answer = await setuju(endpoint, inputDari(terpilih, dipilih), setujui, (input) => call(endpoint, input))
    if (!answer) return
    kosongkan()
    popup('success', answer.message, answer.no_validasi.join(', '))
    await cache.invalidateQueries({ queryKey: queryKey(listValidasi) })
  }
  return { validasi: () => run(validasi), busy, dialog }
}

/** The cashier closes dispatches: what was sent, what was entered, and what becomes of the rest. */
export default function ValidasiInputanScreen() {
  useTitle('Validasi Inputan')
  const cari = useCari()
  const { form, jenis, ganti, rows, dipilih, setDipilih } = cari
  const terpilih = rows.filter((row) => row.no_kirim_bos in dipilih)
  const { validasi, busy, dialog } = useValidasi(cari, terpilih)
  const { qty, berat } = jumlah(terpilih)
  return (
    <Form onSave={() => void validasi()}>
      <Page
        path={['Kasir', 'Validasi Inputan']}
        title="Validasi Inputan"
        bar={
          <SaveBar
            facts={[
              { label: 'Dipilih', value: cellText('int', terpilih.length), unit: 'kiriman' },
              { label: 'Qty Sisa', value: cellText('int', qty), unit: 'pcs' },
            ]}
            total={{ label: 'Berat Sisa', value: `${cellText('gram', berat)} g` }}
            saveText="Validasi"
            busyText="Sedang Menyimpan"
            busy={busy}
            disabled={terpilih.length === 0}
            onSave={() => void validasi()}
            cancelText="Batal"
            onCancel={cari.kosongkan}
          />
        }
      >
        <SisaCabang />
        <CariValidasi form={form} busy={cari.busy} onCari={() => void cari.cari()}>
          <Segment label="Tipe Transaksi" value={jenis} onChange={ganti} options={JENIS} />
        </CariValidasi>
        <TabelSaldoKirim rows={rows} dipilih={dipilih} onChange={setDipilih} />
        <RiwayatValidasi />
        {dialog}
      </Page>
    </Form>
  )
}
