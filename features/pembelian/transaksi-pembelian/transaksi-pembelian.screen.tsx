import type { InputOf, OutputOf } from '@kencana/contract'
import { jumlahBerat } from '@kencana/ledger'
import {
  type Draft,
  DraftBanner,
  DraftMark,
  fieldErrors,
  LinesTable,
  queryKey,
  SaveBar,
  useBusy,
  useDraft,
  useTitle,
} from '@kencana/screens'
import { Button, Card, type Column, cellText, Form, IconAdd, Page, useKeys } from '@kencana/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOtorisasi } from '../../akses/otorisasi/otorisasi.shared.tsx'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { BarangBeli, type Baris } from './barang-beli.part.tsx'
import { BLANK_HEAD, type KepalaBeli, Pembeli } from './pembeli.part.tsx'
import { SlipBeli } from './slip-pembelian.shared.tsx'
import { beli, type getBeli, listBeli } from './transaksi-pembelian.contract.ts'

interface Isi {
  kepala: KepalaBeli
  barang: readonly Baris[]
}

const BLANK: Isi = { kepala: BLANK_HEAD, barang: [] }

const COLUMNS: readonly Column<Baris>[] = [
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'kode_dept', title: 'Jenis' },
  { key: 'kadar', title: 'Kadar' },
  { key: 'kondisi', title: 'Kondisi' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  { key: 'harga_nota', title: 'Harga Hari Ini', kind: 'rupiah' },
  { key: 'harga_hitung', title: 'Harga Hitung', kind: 'rupiah' },
  { key: 'harga', title: 'Harga', kind: 'rupiah', total: true },
]

const jumlah = (barang: readonly Baris[], key: 'harga' | 'harga_hitung') =>
  barang.reduce((sum, one) => sum + one[key], 0)

const inputDari = ({ kepala, barang }: Isi) =>
  ({
    ...kepala,
    detail_barang: [...barang],
    otorisasi: null,
  }) as InputOf<typeof beli>

/** Which fields of the head the contract refuses; weights of the lines are whole milligrams here and were checked. */
const salahKepala = (kepala: KepalaBeli) => {
  const salah = fieldErrors(beli.input, { ...kepala, detail_barang: [] })
  return Object.fromEntries(Object.entries(salah).filter(([name]) => name !== 'detail_barang'))
}

const useSimpan = (draft: Draft<Isi>) => {
  const cache = useQueryClient()
  const { run: minta, dialog } = useOtorisasi()
  const { busy, run } = useBusy()
  const [salah, setSalah] = useState<Readonly<Record<string, string>>>({})
  const [slip, setSlip] = useState<{ grup: OutputOf<typeof getBeli>; message: string } | null>(null)
  const kirim = async () => {
    const { barang } = draft.value
    const input = inputDari(draft.value)
    const setujui = {
      keterangan: `${input.nama_customer}: ${barang.length} barang tanpa nota`,
      nilai_hitung: jumlah(barang, 'harga_hitung'),
      nilai_input: jumlah(barang, 'harga'),
    }
    const answer = await minta(beli, input, setujui, (one) => draft.submit(beli, one))
    if (!answer) return
    setSlip({ grup: answer.data, message: answer.message })
    await Promise.all([listBeli, saldoUang].map((one) => cache.invalidateQueries({ queryKey: queryKey(one) })))
  }
  const simpan = async () => {
    if (draft.value.barang.length === 0) return
    const errors = salahKepala(draft.value.kepala)
    setSalah(errors)
    if (Object.keys(errors).length > 0) return
    await run(kirim)
  }
  return { simpan, busy, salah, setSalah, slip, setSlip, dialog }
}

type Dibuka = { awal: Baris | null; at: number } | null

const useBaris = (draft: Draft<Isi>) => {
  const [dibuka, setDibuka] = useState<Dibuka>(null)
  const taruh = (baris: Baris) => {
    draft.set((now) => ({
      ...now,
      barang: dibuka?.awal ? now.barang.map((one, at) => (at === dibuka.at ? baris : one)) : [...now.barang, baris],
    }))
    setDibuka(null)
  }
  const tambah = () => setDibuka({ awal: null, at: -1 })
  useKeys({ F2: tambah })
  return { dibuka, setDibuka, taruh, tambah }
}

/** Buying from a customer without a nota: who, which pieces, what is paid; OWN or SU agree, the cashier validates. */
export default function TransaksiPembelianScreen() {
  useTitle('Transaksi Pembelian')
  const draft = useDraft<Isi>('transaksi_pembelian', BLANK)
  const { simpan, busy, salah, setSalah, slip, setSlip, dialog } = useSimpan(draft)
  const { dibuka, setDibuka, taruh, tambah } = useBaris(draft)
  const { kepala, barang } = draft.value
  const rows = barang.map((one, at) => ({ ...one, at }))
  return (
    <Form onSave={() => void simpan()}>
      <Page
        path={['Pembelian', 'Transaksi Pembelian']}
        title="Transaksi Pembelian"
        actions={<DraftMark draft={draft} />}
        bar={
          <SaveBar
            facts={[
              { label: 'Barang', value: cellText('int', barang.length), unit: 'pcs' },
              {
                label: 'Berat',
                value: cellText('gram', jumlahBerat(barang)),
                unit: 'g',
              },
              { label: 'Menurut aturan', value: cellText('rupiah', jumlah(barang, 'harga_hitung')) },
            ]}
            total={{ label: 'Dibayar', prefix: 'Rp.', value: cellText('rupiah', jumlah(barang, 'harga')) }}
            saveText="Simpan Data"
            busyText="Sedang Menyimpan"
            busy={busy}
            disabled={barang.length === 0}
            onSave={() => void simpan()}
            cancelText="Batal"
            onCancel={draft.clear}
          />
        }
      >
        <DraftBanner
          draft={draft}
          summary={(isi) => `${isi.barang.length} barang dari ${isi.kepala.nama_customer || '-'}`}
        />
        <Card>
          <Pembeli
            kepala={kepala}
            salah={salah}
            onChange={(patch) => {
              setSalah((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in patch))))
              draft.set((now) => ({ ...now, kepala: { ...now.kepala, ...patch } }))
            }}
          />
        </Card>
        <LinesTable
          columns={COLUMNS}
          rows={rows}
          rowId={(row) => String(row.at)}
          label={(row) => row.nama_barang}
          noun="barang"
          emptyText="Data Barang Kosong"
          onRowClick={(row) => setDibuka({ awal: row, at: row.at })}
          onRemove={(row) => draft.set((now) => ({ ...now, barang: now.barang.filter((_, at) => at !== row.at) }))}
        >
          <Button icon={<IconAdd />} kbd="F2" onClick={tambah}>
            Tambah Barang
          </Button>
        </LinesTable>
        {dibuka && <BarangBeli awal={dibuka.awal} onSave={taruh} onClose={() => setDibuka(null)} />}
        {dialog}
        {slip && <SlipBeli {...slip} onClose={() => setSlip(null)} />}
      </Page>
    </Form>
  )
}
