import type { OutputOf } from '@kencana/contract'
import {
  DraftBanner,
  isOwner,
  LinesTable,
  LoadError,
  optionsOf,
  query,
  RiwayatDokumen,
  rupiahText,
  SaveBar,
  useSlipForm,
  useTitle,
} from '@kencana/screens'
import { Card, type Column, cellText, FieldGrid, Form, KodeSelect, Page, RupiahField, TextField } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useRekeningOptions } from '../../keuangan/uang/rekening-toko.picker.tsx'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { JalanKeluar } from '../../master/baki/jalan-keluar.shared.tsx'
import { batasSaya } from '../../pengaturan/batas/batas.contract.ts'
import { useBatasFact } from '../../pengaturan/batas/batas.shared.tsx'
import { selesaikanPesanan } from '../../pesanan/pesanan-selesai/pesanan-selesai.contract.ts'
import {
  batalOngkos,
  bayarOngkos,
  DOKUMEN_ONGKOS,
  getOngkos,
  hutangOngkos,
  listOngkos,
} from './ongkos-tukang.contract.ts'
import { SlipOngkos } from './slip-ongkos.part.tsx'

type Hutang = OutputOf<typeof hutangOngkos>[number]

const BLANK = {
  kode_tukang: '',
  jumlah: null,
  cara_bayar: 'CASH',
  no_rekening: '',
  keterangan: '',
  otorisasi: null,
} as const
const CHANGES = [hutangOngkos, listOngkos, saldoUang, batasSaya]
const CARA = [{ kode: 'CASH' }, { kode: 'TRANSFER' }]

const TUKANG = ({ kode_tukang, nama_tukang }: Hutang) => ({ kode: kode_tukang, nama: nama_tukang })

const BELUM = (
  <JalanKeluar
    belum="Belum ada ongkos tukang yang terutang"
    hak={selesaikanPesanan}
    menu="/pesanan-selesai"
    judul="Pesanan Selesai"
    kerja={['Selesaikan pesanannya', 'menyelesaikan pesanannya']}
  />
)

const COLUMNS: readonly Column<Hutang>[] = [
  { key: 'kode_tukang', title: 'Tukang', kind: 'kode' },
  { key: 'nama_tukang', title: 'Nama', kind: 'name' },
  { key: 'hutang', title: 'Ongkos Belum Dibayar', kind: 'rupiah', total: true },
]

const rp = (value: number | undefined) => (value === undefined ? '-' : cellText('rupiah', value))

const Riwayat = ({ onSlip }: { onSlip: (slip: OutputOf<typeof getOngkos>) => void }) => (
  <RiwayatDokumen
    dokumen={DOKUMEN_ONGKOS}
    title="Ongkos dibayar hari ini"
    emptyText="Belum ada ongkos yang dibayar"
    list={listOngkos}
    isi={(row) =>
      `${row.kode_tukang} ${row.nama_tukang}, ${row.no_rekening ?? 'kas'}${row.keterangan && `: ${row.keterangan}`}`
    }
    jumlah={(row) => [rupiahText(row.jumlah)]}
    get={getOngkos}
    onSlip={onSlip}
    cancel={{
      endpoint: batalOngkos,
      title: 'Batal Ongkos Tukang',
      text: (row) =>
        `${rupiahText(row.jumlah)} kembali ke ${row.no_rekening ?? 'kas'}, terutang lagi kepada ${row.kode_tukang}.`,
      may: (row, user) => row.tgl_system === user.tgl_system || isOwner(user),
      changes: CHANGES,
    }}
  />
)

type Dokumen = ReturnType<typeof useOngkos>

/** The form, what craftsmen are owed, and what the shop can pay from. */
const useOngkos = () => {
  const dokumen = useSlipForm(bayarOngkos, {
    draft: 'ongkos_tukang',
    blank: BLANK,
    slip: ({ data }) => data,
    changes: CHANGES,
  })
  const hutang = useQuery({ ...query(hutangOngkos, {}), staleTime: 0 })
  const saldo = useQuery({ ...query(saldoUang, {}), staleTime: 0 }).data
  const { kode_tukang, cara_bayar, no_rekening } = dokumen.form.values
  const rekening = saldo?.bank.find((one) => one.no_rekening === no_rekening)
  return {
    ...dokumen,
    hutang,
    terutang: hutang.data?.find((one) => one.kode_tukang === kode_tukang)?.hutang,
    transfer: cara_bayar === 'TRANSFER',
    uang: cara_bayar === 'TRANSFER' ? rekening?.saldo : saldo?.kas,
  }
}

function Isian({ form, hutang, transfer, terutang }: Dokumen) {
  const tukang = optionsOf(hutang, (hutang.data ?? []).map(TUKANG), BELUM)
  const rekening = useRekeningOptions()
  return (
    <FieldGrid columns={2}>
      <KodeSelect {...form.field('kode_tukang')} label="Kode Tukang" required autoFocus {...tukang} />
      <RupiahField
        {...form.field('jumlah')}
        label="Jumlah"
        required
        {...(terutang === undefined ? {} : { note: `terutang Rp. ${rp(terutang)}` })}
      />
      <KodeSelect {...form.field('cara_bayar')} label="Cara Bayar" required options={CARA} />
      {transfer && <KodeSelect {...form.field('no_rekening')} label="No Rekening" required {...rekening} />}
      <TextField {...form.field('keterangan')} label="Keterangan" maxLength={120} />
    </FieldGrid>
  )
}

/** What craftsmen earned by finished orders is paid out, in part or in full. */
export default function OngkosTukangScreen() {
  useTitle('Ongkos Tukang')
  const dokumen = useOngkos()
  const { form, busy, save, shown, show, hutang, terutang, transfer, uang } = dokumen
  const bayar = form.values.jumlah ?? 0
  const batas = useBatasFact('biaya', 'Biaya', bayar)
  return (
    <Page
      path={['Pesanan', 'Ongkos Tukang']}
      title="Ongkos Tukang"
      bar={
        <SaveBar
          write={bayarOngkos}
          facts={[
            {
              label: 'Belum Dibayar',
              value: rp(terutang),
              ...(bayar > (terutang ?? bayar) ? { tone: 'red' as const } : {}),
            },
            { label: transfer ? 'Saldo Rekening' : 'Saldo Kas', value: rp(uang) },
            ...batas,
          ]}
          total={{ label: 'Dibayar', prefix: 'Rp.', value: rp(bayar) }}
          busy={busy}
          onSave={save}
          onCancel={() => form.reset(BLANK)}
        />
      }
    >
      {hutang.isError && <LoadError error={hutang.error} onRetry={() => void hutang.refetch()} />}
      <DraftBanner draft={dokumen.draft} summary={(isi) => `ongkos tukang ${isi.kode_tukang}`} />
      <Card>
        <Form onSave={save}>
          <Isian {...dokumen} />
        </Form>
      </Card>
      <LinesTable
        columns={COLUMNS}
        rows={hutang.data ?? []}
        rowId={(row) => row.kode_tukang}
        noun="tukang"
        emptyText={hutang.data ? 'Semua ongkos sudah dibayar' : 'Memuat ongkos'}
        onRowClick={({ kode_tukang, hutang: jumlah }) => form.set({ kode_tukang, jumlah })}
      />
      <Riwayat onSlip={show} />
      {shown && <SlipOngkos {...shown} onClose={() => show(null)} />}
    </Page>
  )
}
