import type { OutputOf } from '@kencana/contract'
import {
  call,
  DokumenPage,
  isOwner,
  query,
  RiwayatDokumen,
  rupiahText,
  useSubmit,
  useZodForm,
  type ZodForm,
} from '@kencana/screens'
import { Card, cellText, FieldGrid, KodeSelect, RupiahField, TextField } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { PIHAK } from '../../master/kode-transaksi/kode-transaksi.contract.ts'
import { useKodeTransaksiOptions } from '../../master/kode-transaksi/kode-transaksi.picker.tsx'
import { batasSaya } from '../../pengaturan/batas/batas.contract.ts'
import { useBatasFact } from '../../pengaturan/batas/batas.shared.tsx'
import { useRekeningOptions } from './rekening-toko.picker.tsx'
import { faktaKas } from './saldo-kas.shared.tsx'
import { SlipUang } from './slip-uang.shared.tsx'
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

type Uang = OutputOf<typeof getUang>

const BENTUK = {
  'tambah-kas': { endpoint: tambahKas, title: 'Tambah Uang Kas', arah: 'MASUK', media: 'KAS' },
  'ambil-kas': { endpoint: ambilKas, title: 'Ambil Uang Kas', arah: 'KELUAR', media: 'KAS' },
  'tambah-bank': { endpoint: tambahBank, title: 'Tambah Uang Bank', arah: 'MASUK', media: 'BANK' },
  'ambil-bank': { endpoint: ambilBank, title: 'Ambil Uang Bank', arah: 'KELUAR', media: 'BANK' },
} as const

const BLANK = { kode_transaksi: '', pihak: '', no_rekening: '', jumlah: null, keterangan: '' }

const rp = (value: number | undefined) => (value === undefined ? '…' : cellText('rupiah', value))

const CHANGES = [listUang, saldoUang, batasSaya]

const Riwayat = ({ onSlip }: { onSlip: (uang: Uang) => void }) => (
  <RiwayatDokumen
    dokumen={DOKUMEN_TAMBAH_KAS}
    title="Uang hari ini"
    emptyText="Belum ada uang yang ditambah atau diambil"
    list={listUang}
    isi={(row) =>
      [`${row.no_rekening ?? 'Kas'}, ${row.deskripsi}: ${row.keterangan}`, row.kiriman].filter(Boolean).join(', ')
    }
    jumlah={(row) => [`${row.arah === 'TAMBAH' ? '+' : '−'} ${rp(row.jumlah)}`]}
    plain
    get={getUang}
    onSlip={onSlip}
    cancel={{
      endpoint: batalUang,
      title: 'Batal Uang',
      text: (row) => `${rupiahText(row.jumlah)} dibukukan kembali dengan jurnal pembalik hari ini.`,
      may: (row, user) => row.tgl_system === user.tgl_system || isOwner(user),
      changes: CHANGES,
    }}
  />
)

type Bentuk = keyof typeof BENTUK

interface IsianProps {
  bentuk: Bentuk
  form: ZodForm<(typeof tambahBank)['input']>
}

function Isian({ bentuk, form: { field, values } }: IsianProps) {
  const { media, arah } = BENTUK[bentuk]
  const kategori = useKodeTransaksiOptions(media, arah)
  const lawan = kategori.options.find((one) => one.kode === values.kode_transaksi)?.lawan
  const pihak = lawan && PIHAK[lawan]
  const rekening = useRekeningOptions()
  return (
    <FieldGrid columns={2}>
      {media === 'BANK' && (
        <KodeSelect {...field('no_rekening')} label="No Rekening" required autoFocus {...rekening} />
      )}
      <KodeSelect {...field('kode_transaksi')} label="Kategori" required autoFocus={media === 'KAS'} {...kategori} />
      {pihak !== undefined && <TextField {...field('pihak')} label={pihak} required />}
      <RupiahField {...field('jumlah')} label="Jumlah" required />
      <TextField {...field('keterangan')} label="Keterangan" required />
    </FieldGrid>
  )
}

/** Money put into or taken from cash or an account by hand; what lies there is shown beside. */
export function FormUang({ bentuk }: { bentuk: Bentuk }) {
  const { endpoint, title, media, arah } = BENTUK[bentuk]
  const saldo = useQuery({ ...query(saldoUang, {}), staleTime: 0 }).data
  // Without an account where it is cash.
  const form = useZodForm(endpoint.input as (typeof tambahBank)['input'], BLANK)
  const { busy, submit, shown, show } = useSubmit({ submit: call }, endpoint as typeof tambahBank, {
    slip: ({ data }): Uang => data,
    changes: CHANGES,
    saved: () => form.reset(BLANK),
  })
  // Whether it is an expense or other money out the server says, by its category.
  const batas = [...useBatasFact('biaya', 'Biaya', 0), ...useBatasFact('uang_keluar', 'Uang Keluar', 0)]
  const rekening = saldo?.bank.find((one) => one.no_rekening === form.values.no_rekening)
  return (
    <DokumenPage
      path={['Keuangan', title]}
      bar={{
        write: endpoint,
        facts: [
          ...(media === 'KAS'
            ? faktaKas(saldo)
            : [{ label: 'Saldo Rekening', value: rekening ? rp(rekening.saldo) : '-' }]),
          ...(arah === 'KELUAR' ? batas : []),
        ],
        total: { label: 'Jumlah', prefix: 'Rp.', value: rp(form.values.jumlah ?? 0) },
        busy,
        onSave: () => void submit(() => form.validate()),
      }}
    >
      <Card>
        <Isian bentuk={bentuk} form={form} />
      </Card>
      <Riwayat onSlip={show} />
      {shown && <SlipUang {...shown} onClose={() => show(null)} />}
    </DokumenPage>
  )
}
