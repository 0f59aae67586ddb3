import { jumlah } from '@kencana/ledger'
import { DokumenPage, type Draft, EntryLines, fieldErrors, useDraft, useFields, useSubmit } from '@kencana/screens'
import { Card, type Column, cellText, DateField, FieldGrid, oops, TextField, useToday } from '@kencana/ui'
import { useRef } from 'react'
import { type BarisBayar, usePembayaran } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { SerahkanKasir, useLewatKasir } from '../../keuangan/pembayaran/kasir.shared.tsx'
import { BagianPembayaran } from '../../keuangan/pembayaran/pembayaran.shared.tsx'
import { kurangIdentitas, NikField, useDiminta } from '../../member/batas-lapor/kertas.shared.tsx'
import { BELUM_DIPILIH, type Dipilih, dipilihDari, PelangganFields } from '../../member/pelanggan/pelanggan.picker.tsx'
import { useBatasFact } from '../../pengaturan/batas/batas.shared.tsx'
import { usePara } from '../../pengaturan/para-system/para-system.shared.tsx'
import { BarangService, type BarisService } from './barang-service.part.tsx'
import { SERVICE_CHANGES, SlipService } from './slip-service.shared.tsx'
import { simpanService } from './transaksi-services.contract.ts'

interface Kepala extends Dipilih {
  nama_customer: string
  no_hp: string
  alamat: string
  /** A draft of before has none. */
  nik?: string
  tgl_janji: string
  keterangan: string
}

interface Isi {
  kepala: Kepala
  barang: readonly BarisService[]
  pembayaran: readonly BarisBayar[]
}

const BLANK: Isi = {
  kepala: { ...BELUM_DIPILIH, nama_customer: '', no_hp: '', alamat: '', nik: '', tgl_janji: '', keterangan: '' },
  barang: [],
  pembayaran: [],
}

const BERNOMOR = ['nama', 'hp'] as const
const LENGKAP = [...BERNOMOR, 'alamat'] as const

const COLUMNS: readonly Column<BarisService>[] = [
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'jumlah', title: 'Jumlah', kind: 'int', total: true },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  { key: 'kadar', title: 'Kadar' },
  { key: 'jenis_kerja', title: 'Jenis Kerja' },
  { key: 'ongkos', title: 'Ongkos (Rp)', kind: 'rupiah', total: true },
  { key: 'deskripsi', title: 'Deskripsi', kind: 'name' },
  { key: 'foto', title: 'Foto', value: ({ foto }) => (foto === null ? '' : 'ADA') },
]

const useSave = (draft: Draft<Isi>, lewatKasir: boolean) => {
  const { kepala, barang } = draft.value
  // A draft of before may hold some.
  const pembayaran = lewatKasir ? [] : draft.value.pembayaran
  const bayar = usePembayaran(pembayaran, (rows) => draft.set((now) => ({ ...now, pembayaran: rows })), {
    jumlah: jumlah(barang, 'ongkos'),
    bebas: true,
  })
  const [diminta, ditolak] = useDiminta(kepala)
  const lapor = Number(usePara()('batas_lapor') ?? Number.POSITIVE_INFINITY)
  const perluIdentitas = diminta || (bayar.dibayar > 0 && bayar.dibayar >= lapor)
  const head = useFields<Kepala>(
    kepala,
    (patch) => draft.set((now) => ({ ...now, kepala: { ...now.kepala, ...patch } })),
    (kini) => {
      const { detail_barang: _, ...errors } = fieldErrors(simpanService.input, { ...kini, detail_barang: [] })
      return { ...(perluIdentitas ? kurangIdentitas(kini) : {}), ...errors }
    },
  )
  const { submit, ...rest } = useSubmit(draft, simpanService, {
    slip: ({ data }) => ({ ...data, tunai: bayar.lunas }),
    changes: SERVICE_CHANGES,
    after: ditolak,
  })
  const save = () => {
    if (barang.length === 0) return oops('Data Barang Masih Kosong')
    const dibayar = bayar.baca()
    if (!head.valid() || !dibayar) return
    const { kode_member } = dipilihDari(kepala)
    void submit({ ...kepala, kode_member, nik: kepala.nik ?? '', detail_barang: [...barang], pembayaran: dibayar })
  }
  return { ...rest, save, head, bayar, perluIdentitas }
}

interface CustomerProps extends Pick<ReturnType<typeof useSave>, 'head' | 'perluIdentitas'> {
  kepala: Kepala
}

function Customer({ head: { field, set }, kepala, perluIdentitas }: CustomerProps) {
  const today = useToday()
  const nik = field('nik')
  return (
    <FieldGrid columns={3}>
      <PelangganFields
        nama={field('nama_customer')}
        hp={field('no_hp')}
        alamat={field('alamat')}
        dipilih={dipilihDari(kepala)}
        wajib={perluIdentitas ? LENGKAP : BERNOMOR}
        onPilih={({ nama, ...one }) => set({ ...one, nama_customer: nama, nik: '' })}
      />
      {perluIdentitas && <NikField field={{ ...nik, value: nik.value ?? '' }} dipilih={dipilihDari(kepala)} />}
      <DateField {...field('tgl_janji')} label="Tanggal Janji" required typed min={today} />
      <TextField {...field('keterangan')} label="Keterangan" maxLength={200} />
    </FieldGrid>
  )
}

/** Customers' pieces taken in for repair: whose they are, by when, what is done to each, and what is paid ahead. */
export default function TransaksiServicesScreen() {
  const draft = useDraft<Isi>('service_baru', BLANK)
  const lewatKasir = useLewatKasir()
  const { save, busy, head, shown, show, bayar, perluIdentitas } = useSave(draft, lewatKasir)
  const { kepala, barang } = draft.value
  const total = jumlah(barang, 'ongkos')
  const menuju = useRef<(() => void) | null>(null)
  const batas = useBatasFact('emas_sendiri', 'Barang Cust.', jumlah(barang, 'berat'))
  return (
    <DokumenPage
      path={['Service', 'Transaksi Services']}
      draft={draft}
      summary={(isi) => `${isi.barang.length} barang untuk ${isi.kepala.nama_customer || '-'}`}
      bar={{
        write: simpanService,
        facts: [
          { label: 'Barang', value: String(jumlah(barang, 'jumlah')), unit: 'pcs' },
          { label: 'Berat', value: cellText('gram', jumlah(barang, 'berat')), unit: 'g' },
          {
            label: 'DP',
            value: cellText('rupiah', bayar.dibayar),
            ...(bayar.dibayar > total ? { tone: 'red' as const } : {}),
          },
          { label: 'Sisa', value: cellText('rupiah', total - bayar.dibayar) },
          ...batas,
        ],
        total: { label: 'Total Ongkos', prefix: 'Rp.', value: cellText('rupiah', total) },
        busy,
        disabled: barang.length === 0,
        onSave: save,
        onCancel: () => void draft.cancel(),
      }}
    >
      <Card>
        <Customer head={head} kepala={kepala} perluIdentitas={perluIdentitas} />
      </Card>
      <EntryLines
        columns={COLUMNS}
        rows={barang}
        onRows={(rows) => draft.set((now) => ({ ...now, barang: rows }))}
        label={(row) => row.nama_barang}
        noun="barang"
        emptyText="Data Barang Masih Kosong"
        addText="Tambah Barang"
        dialog={(entry) => <BarangService {...entry} />}
      />
      <Card>
        {lewatKasir ? (
          <SerahkanKasir judul="DP" dimana="Tanpa DP dulu: kasir menerima uangnya waktu barang diambil." />
        ) : (
          <BagianPembayaran {...bayar.bagian} judul="DP" kbd="F4" menuju={menuju} />
        )}
      </Card>
      {shown && <SlipService {...shown} onClose={() => show(null)} />}
    </DokumenPage>
  )
}
