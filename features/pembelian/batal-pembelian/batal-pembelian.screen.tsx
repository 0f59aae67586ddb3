import type { OutputOf } from '@kencana/contract'
import { jumlahBerat } from '@kencana/ledger'
import { call, LinesTable, queryKey, SaveBar, ScanLine, useBusy, useTitle } from '@kencana/screens'
import { Card, type Column, cellText, FieldGrid, Form, Page, popup, TextField } from '@kencana/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { useBatalBeli } from '../transaksi-pembelian/batal.shared.tsx'
import { bukaBeli, getBeli, listBeli } from '../transaksi-pembelian/transaksi-pembelian.contract.ts'

type Grup = OutputOf<typeof getBeli>
type Row = Grup['barang'][number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'no_faktur_beli', title: 'No Faktur', kind: 'kode' },
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'kondisi', title: 'Kondisi' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  { key: 'harga', title: 'Harga (Rp)', kind: 'rupiah', total: true },
  { key: 'status', title: 'Status', kind: 'status' },
]

const BLANK = { grup: null as Grup | null, barang: [] as readonly Row[], alasan: '' }

const useBatal = () => {
  const cache = useQueryClient()
  const [isi, setIsi] = useState(BLANK)
  const [salah, setSalah] = useState<string>()
  const { busy, run } = useBusy()
  const { batal, dialog } = useBatalBeli()
  const cari = async (no_faktur: string) => {
    const grup = await call(getBeli, { no_faktur })
    const barang = grup.barang.filter((one) => one.status !== 'BATAL')
    if (barang.length === 0) throw new Error(`Faktur ${no_faktur} Sudah Dibatalkan`)
    setIsi((now) => ({ ...now, grup, barang }))
    return (
      <>
        <b>{grup.nama_customer}</b> {barang.length} barang
      </>
    )
  }
  const submit = async () => {
    if (isi.barang.length === 0) return
    if (isi.alasan.trim() === '') return setSalah('Alasan Harus Diisi')
    await run(async () => {
      const answer = await batal(isi.barang, isi.alasan)
      if (!answer) return
      popup('success', answer.message)
      setIsi(BLANK)
      await Promise.all(
        [listBeli, bukaBeli, saldoUang].map((one) => cache.invalidateQueries({ queryKey: queryKey(one) })),
      )
    })
  }
  return { isi, setIsi, salah, setSalah, busy, dialog, cari, submit }
}

/** Takes a purchase back: scan or type its number, leave what stays, give a reason; OWN or SU agree. */
export default function BatalPembelianScreen() {
  useTitle('Batal Pembelian')
  const { isi, setIsi, salah, setSalah, busy, dialog, cari, submit } = useBatal()
  const { grup, barang, alasan } = isi
  const total = barang.reduce((sum, one) => sum + one.harga, 0)
  return (
    <Form onSave={() => void submit()}>
      <Page
        path={['Pembelian', 'Batal Pembelian']}
        title="Batal Pembelian"
        bar={
          <SaveBar
            facts={[
              { label: 'Customer', value: grup?.nama_customer ?? '-' },
              {
                label: 'Berat',
                value: cellText('gram', jumlahBerat(barang)),
                unit: 'g',
              },
            ]}
            total={{ label: 'Dikembalikan', prefix: 'Rp.', value: cellText('rupiah', total) }}
            saveText="Batalkan Pembelian"
            busyText="Sedang Menyimpan"
            busy={busy}
            disabled={barang.length === 0}
            onSave={() => void submit()}
            cancelText="Batal"
            onCancel={() => setIsi(BLANK)}
          />
        }
      >
        <LinesTable
          columns={COLUMNS}
          rows={barang}
          rowId={(row) => row.no_faktur_beli}
          noun="barang"
          emptyText="Pindai atau ketik No Faktur pembelian"
          onRemove={(row) => setIsi((now) => ({ ...now, barang: now.barang.filter((one) => one !== row) }))}
        >
          <ScanLine onScan={cari} placeholder="No Faktur" />
        </LinesTable>
        {grup && (
          <Card title={`${grup.no_grup}, ${grup.tgl_system}`} note={`${grup.cara_bayar} ${grup.no_rekening ?? ''}`}>
            <FieldGrid columns={2}>
              <TextField
                name="alasan"
                label="Alasan"
                required
                value={alasan}
                error={salah}
                onChange={(value) => {
                  setSalah(undefined)
                  setIsi((now) => ({ ...now, alasan: value }))
                }}
              />
            </FieldGrid>
          </Card>
        )}
        {dialog}
      </Page>
    </Form>
  )
}
