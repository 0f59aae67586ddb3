import type { InputOf, OutputOf } from '@kencana/contract'
import { mg } from '@kencana/ledger'
import {
  ApiError,
  call,
  type Draft,
  DraftBanner,
  DraftMark,
  fieldErrors,
  LinesTable,
  SaveBar,
  type ShownSlip,
  showError,
  useBusy,
  useDraft,
  useInvalidate,
  useTitle,
} from '@kencana/screens'
import { Button, Card, type Column, cellText, Form, IconAdd, Page, popup, useKeys } from '@kencana/ui'
import { useState } from 'react'
import { type BarisBayar, usePembayaran } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { BagianPembayaran } from '../../keuangan/pembayaran/pembayaran.shared.tsx'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { useJenisOptions } from '../../master/jenis/jenis.picker.tsx'
import { BarangPesanan, type Baris, hargaBaris } from './barang-pesanan.part.tsx'
import { BLANK_HEAD, type KepalaPesanan, Pemesan } from './pemesan.part.tsx'
import { SlipPesanan } from './slip-pesanan.shared.tsx'
import { type getGrupPesanan, listPesanan, simpanFotoPesanan, simpanPesanan } from './transaksi-pesanan.contract.ts'

interface Isi {
  kepala: KepalaPesanan
  barang: readonly Baris[]
  pembayaran: readonly BarisBayar[]
}

const BLANK: Isi = { kepala: BLANK_HEAD, barang: [], pembayaran: [] }

const COLUMNS: readonly Column<Baris>[] = [
  { key: 'deskripsi', title: 'Deskripsi', kind: 'name' },
  { key: 'kode_dept', title: 'Jenis' },
  { key: 'size', title: 'Size' },
  { key: 'kadar', title: 'Kadar' },
  { key: 'perkiraan_berat', title: 'Perkiraan (g)', kind: 'gram', total: true },
  { key: 'berat_customer', title: 'Emas Cust. (g)', kind: 'gram', total: true },
  { key: 'contoh', title: 'Contoh', value: ({ contoh }) => (contoh === '-' ? '' : contoh) },
  { key: 'kunci_harga', title: 'Kunci', value: ({ kunci_harga }) => (kunci_harga ? 'YA' : '') },
  { key: 'ongkos', title: 'Ongkos', kind: 'rupiah', total: true },
  { key: 'sub_total', title: 'Total (Rp)', kind: 'rupiah', total: true },
]

const totalHarga = (barang: readonly Baris[]) => barang.reduce((sum, one) => sum + one.sub_total, 0)

/** Which fields of the head the contract refuses; the lines were checked one by one. */
const salahKepala = (kepala: KepalaPesanan) => {
  const salah = fieldErrors(simpanPesanan.input, { ...kepala, detail_barang: [] })
  return Object.fromEntries(Object.entries(salah).filter(([name]) => name !== 'detail_barang'))
}

/** Photos go once there are numbers; an order stays taken when its photo is refused. */
const kirimFoto = async (barang: readonly Baris[], pesanan: readonly { no_pesanan: string }[]) => {
  for (const [at, { foto }] of barang.entries()) {
    const no_pesanan = pesanan[at]?.no_pesanan
    if (foto === null || no_pesanan === undefined) continue
    await call(simpanFotoPesanan, { no_pesanan, foto }).catch(showError)
  }
}

const BERUBAH = /^Harga .+ Sudah Berubah, Silahkan Hitung Ulang$/

/** Prices changed since the lines were entered: they get today's, and the person is told which. */
const hitungUlang = async (draft: Draft<Isi>, pesan: string) => {
  const barang = await Promise.all(
    draft.value.barang.map(async (one) => ({ ...one, sub_total: (await hargaBaris(one)).sub_total })),
  )
  const lain = barang.filter((one, at) => one.sub_total !== draft.value.barang[at]?.sub_total)
  draft.set((now) => ({ ...now, barang }))
  popup(
    'info',
    pesan,
    lain.map((one) => `${one.deskripsi} sekarang Rp. ${cellText('rupiah', one.sub_total)}`).join('\n'),
  )
}

const useSimpan = (draft: Draft<Isi>) => {
  const invalidate = useInvalidate()
  const { busy, run } = useBusy()
  const [salah, setSalah] = useState<Readonly<Record<string, string>>>({})
  const [shown, show] = useState<ShownSlip<OutputOf<typeof getGrupPesanan>> | null>(null)
  const { kepala, barang, pembayaran } = draft.value
  const bayar = usePembayaran(pembayaran, (rows) => draft.set((now) => ({ ...now, pembayaran: rows })), {
    jumlah: totalHarga(barang),
    bebas: true,
  })
  const kirim = async (input: InputOf<typeof simpanPesanan>) => {
    try {
      const { data, message } = await draft.submit(simpanPesanan, input)
      await kirimFoto(barang, data.pesanan)
      show({ slip: data, message })
      await invalidate([listPesanan, saldoUang])
    } catch (error) {
      if (!(error instanceof ApiError) || !BERUBAH.test(error.message)) throw error
      await hitungUlang(draft, error.message)
    }
  }
  const simpan = async () => {
    if (barang.length === 0) return
    const errors = salahKepala(kepala)
    setSalah(errors)
    const dibayar = bayar.baca()
    if (Object.keys(errors).length > 0 || !dibayar) return
    await run(() => kirim({ ...kepala, kode_customer: '-', detail_barang: [...barang], pembayaran: dibayar }))
  }
  return { simpan, busy, salah, setSalah, shown, show, bayar }
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
  // The dialog's first choice is there when it opens: whoever types at once finds it.
  useJenisOptions()
  useKeys({ F2: tambah })
  return { dibuka, setDibuka, taruh, tambah }
}

interface BarProps {
  barang: readonly Baris[]
  titip: number
  busy: boolean
  onSave: () => void
  onCancel: () => void
}

function Bar({ barang, titip, busy, onSave, onCancel }: BarProps) {
  const total = totalHarga(barang)
  const berat = mg(barang.reduce((sum, one) => sum + one.perkiraan_berat, 0))
  return (
    <SaveBar
      facts={[
        { label: 'Barang', value: cellText('int', barang.length), unit: 'pcs' },
        { label: 'Perkiraan Berat', value: cellText('gram', berat), unit: 'g' },
        { label: 'Titip Uang', value: cellText('rupiah', titip), ...(titip > total ? { tone: 'red' } : {}) },
        { label: 'Sisa', value: cellText('rupiah', total - titip) },
      ]}
      total={{ label: 'Total Harga', prefix: 'Rp.', value: cellText('rupiah', total) }}
      saveText="Simpan Data"
      busyText="Sedang Menyimpan"
      busy={busy}
      disabled={barang.length === 0}
      onSave={onSave}
      cancelText="Batal"
      onCancel={onCancel}
    />
  )
}

/** Taking orders: who, by when, each wish with its price, and what is paid ahead. */
export default function TransaksiPesananScreen() {
  useTitle('Transaksi Pesanan')
  const draft = useDraft<Isi>('pesanan_baru', BLANK)
  const { simpan, busy, salah, setSalah, shown, show, bayar } = useSimpan(draft)
  const { dibuka, setDibuka, taruh, tambah } = useBaris(draft)
  const { kepala, barang } = draft.value
  return (
    <Form onSave={() => void simpan()}>
      <Page
        path={['Pesanan', 'Transaksi Pesanan']}
        title="Transaksi Pesanan"
        actions={<DraftMark draft={draft} />}
        bar={
          <Bar barang={barang} titip={bayar.dibayar} busy={busy} onSave={() => void simpan()} onCancel={draft.clear} />
        }
      >
        <DraftBanner
          draft={draft}
          summary={(isi) => `${isi.barang.length} barang untuk ${isi.kepala.nama_customer || '-'}`}
        />
        <Card>
          <Pemesan
            kepala={kepala}
            salah={salah}
            contohToko={barang.some((one) => one.contoh === 'TOKO')}
            onChange={(patch) => {
              setSalah((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in patch))))
              draft.set((now) => ({ ...now, kepala: { ...now.kepala, ...patch } }))
            }}
          />
        </Card>
        <LinesTable
          columns={COLUMNS}
          rows={barang.map((one, at) => ({ ...one, at }))}
          rowId={(row) => String(row.at)}
          label={(row) => row.deskripsi}
          noun="barang"
          emptyText="Data Barang Masih Kosong"
          onRowClick={(row) => setDibuka({ awal: row, at: row.at })}
          onRemove={(row) => draft.set((now) => ({ ...now, barang: now.barang.filter((_, at) => at !== row.at) }))}
        >
          <Button icon={<IconAdd />} kbd="F2" onClick={tambah}>
            Tambah Barang
          </Button>
        </LinesTable>
        <Card>
          <BagianPembayaran {...bayar.bagian} judul="Titip Uang" kbd="F4" />
        </Card>
        {dibuka && <BarangPesanan awal={dibuka.awal} onSave={taruh} onClose={() => setDibuka(null)} />}
        {shown && <SlipPesanan {...shown} onClose={() => show(null)} />}
      </Page>
    </Form>
  )
}
