import type { OutputOf } from '@kencana/contract'
import {
  call,
  HistoryCard,
  isOwner,
  mutation,
  query,
  queryKey,
  ReceiptDialog,
  SaveBar,
  useTitle,
  useUser,
  useZodForm,
} from '@kencana/screens'
import { Card, cellText, FieldGrid, Form, KodeSelect, Page, RupiahField, TextField } from '@kencana/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { useKodeTransaksiOptions } from '../../master/kode-transaksi/kode-transaksi.picker.tsx'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import {
  ambilBank,
  ambilKas,
  batalUang,
  DOKUMEN_TAMBAH_KAS,
  getUang,
  listUang,
  saldoUang,
  tambahBank,
  tambahKas,
} from './uang.contract.ts'
import { strukUang } from './uang.receipt.ts'

type Uang = OutputOf<typeof getUang>

const BENTUK = {
  'tambah-kas': { endpoint: tambahKas, title: 'Tambah Uang Kas', arah: 'MASUK', media: 'KAS' },
  'ambil-kas': { endpoint: ambilKas, title: 'Ambil Uang Kas', arah: 'KELUAR', media: 'KAS' },
  'tambah-bank': { endpoint: tambahBank, title: 'Tambah Uang Bank', arah: 'MASUK', media: 'BANK' },
  'ambil-bank': { endpoint: ambilBank, title: 'Ambil Uang Bank', arah: 'KELUAR', media: 'BANK' },
} as const

const BLANK = { kode_transaksi: '', no_rekening: '', jumlah: null, keterangan: '' }

const rp = (value: number | undefined) => (value === undefined ? '…' : cellText('rupiah', value))

function Slip({ uang, message, onClose }: { uang: Uang; message?: string; onClose: () => void }) {
  const { kepala } = useNota()
  return (
    <ReceiptDialog
      receipt={strukUang(uang, kepala)}
      {...(message === undefined ? {} : { message })}
      printed={uang.cetakan}
      facts={[
        ['Untuk', uang.deskripsi],
        ['Jumlah', `Rp. ${rp(uang.jumlah)}`],
      ]}
      onPrinted={catatCetak(DOKUMEN_TAMBAH_KAS.cetak, uang.no_uang)}
      onClose={onClose}
    />
  )
}

function Riwayat({ tanggal, onSlip }: { tanggal: string; onSlip: (uang: Uang) => void }) {
  const saya = useUser()
  const list = useQuery({ ...query(listUang, { tanggal }), staleTime: 0 })
  return (
    <HistoryCard
      title="Uang hari ini"
      note={tanggal}
      list={list}
      emptyText="Belum ada uang yang ditambah atau diambil"
      entry={(row) => ({
        nomor: row.no_uang,
        isi: `${row.no_rekening === null ? 'Kas' : row.no_rekening}, ${row.deskripsi}: ${row.keterangan}`,
        jumlah: [`${row.arah === 'TAMBAH' ? '+' : '−'} ${rp(row.jumlah)}`],
        no_batal: row.no_batal,
      })}
      onReprint={async (no_uang) => onSlip(await call(getUang, { no_uang }))}
      cancel={{
        endpoint: batalUang,
        param: 'no_uang',
        title: 'Batal Uang',
        text: (row) => `Rp. ${rp(row.jumlah)} dibukukan kembali dengan jurnal pembalik hari ini.`,
        may: (row) => row.tgl_system === saya.tgl_system || isOwner(saya),
        changes: [listUang, saldoUang],
      }}
    />
  )
}

type Bentuk = keyof typeof BENTUK

/** The form, what it sends, and the slip that is shown next. */
const useUang = (bentuk: Bentuk) => {
  const { endpoint } = BENTUK[bentuk]
  const cache = useQueryClient()
  const form = useZodForm(endpoint.input, BLANK)
  const [slip, setSlip] = useState<{ uang: Uang; message?: string } | null>(null)
  const simpan = useMutation({
    ...mutation(endpoint as typeof tambahBank),
    onSuccess: async ({ message, data }) => {
      form.reset(BLANK)
      setSlip({ uang: data, message })
      await Promise.all([listUang, saldoUang].map((one) => cache.invalidateQueries({ queryKey: queryKey(one) })))
    },
  })
  const submit = () => {
    const input = simpan.isPending ? null : form.validate()
    if (input) simpan.mutate(input as never)
  }
  return { form, slip, setSlip, submit, busy: simpan.isPending }
}

interface IsianProps {
  bentuk: Bentuk
  form: ReturnType<typeof useUang>['form']
  saldo: OutputOf<typeof saldoUang> | undefined
}

function Isian({ bentuk, form, saldo }: IsianProps) {
  const { media, arah } = BENTUK[bentuk]
  const kategori = useKodeTransaksiOptions(media, arah)
  const rekening = saldo?.bank.map((one) => ({ kode: one.no_rekening, nama: `${one.kode_bank}, ${one.atas_nama}` }))
  return (
    <FieldGrid columns={2}>
      {media === 'BANK' && (
        <KodeSelect
          {...form.field('no_rekening')}
          label="No Rekening"
          required
          autoFocus
          options={rekening ?? []}
          loading={!rekening}
        />
      )}
      <KodeSelect
        {...form.field('kode_transaksi')}
        label="Kategori"
        required
        autoFocus={media === 'KAS'}
        {...kategori}
      />
      <RupiahField {...form.field('jumlah')} label="Jumlah" required />
      <TextField {...form.field('keterangan')} label="Keterangan" required />
    </FieldGrid>
  )
}

/** Money put into or taken from cash or an account by hand; what lies there is shown beside. */
export function FormUang({ bentuk }: { bentuk: Bentuk }) {
  const { title, media } = BENTUK[bentuk]
  useTitle(title)
  const { tgl_system } = useUser()
  const saldo = useQuery({ ...query(saldoUang, {}), staleTime: 0 }).data
  const { form, slip, setSlip, submit, busy } = useUang(bentuk)
  const rekening = saldo?.bank.find((one) => one.no_rekening === form.values.no_rekening)
  const bar = (
    <SaveBar
      facts={[
        media === 'KAS'
          ? { label: 'Saldo Kas', value: rp(saldo?.kas) }
          : { label: 'Saldo Rekening', value: rekening ? rp(rekening.saldo) : '-' },
      ]}
      total={{ label: 'Jumlah', prefix: 'Rp.', value: rp(form.values.jumlah ?? 0) }}
      saveText="Simpan Data"
      busyText="Sedang Menyimpan"
      busy={busy}
      onSave={submit}
    />
  )
  return (
    <Page path={['Keuangan', title]} title={title} bar={bar}>
      <Card>
        <Form onSave={submit}>
          <Isian bentuk={bentuk} form={form} saldo={saldo} />
        </Form>
      </Card>
      <Riwayat tanggal={tgl_system} onSlip={(uang) => setSlip({ uang })} />
      {slip && <Slip {...slip} onClose={() => setSlip(null)} />}
    </Page>
  )
}
