import type { OutputOf } from '@kencana/contract'
import { DraftBanner, LinesTable, LoadError, query, SaveBar, useSlipForm, useTitle } from '@kencana/screens'
import {
  Card,
  type Column,
  cellText,
  FieldGrid,
  Form,
  GramField,
  KodeSelect,
  Page,
  RupiahField,
  TextField,
} from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useTukangOptions } from '../../master/tukang/tukang.picker.tsx'
import { usePesananOptions } from '../pesanan-selesai/pesanan-proses.shared.tsx'
import { pesananProses } from '../pesanan-selesai/pesanan-selesai.contract.ts'
import { pindahPesanan } from './pembagian-pesanan.contract.ts'
import { CHANGES, RiwayatPembagian } from './riwayat-pembagian.part.tsx'
import { SlipPesanan } from './slip-pesanan.part.tsx'

type Proses = OutputOf<typeof pesananProses>[number]

const BLANK = { no_pesanan: '', kode_tukang: '', ongkos_tukang: null, berat_susut: '', otorisasi: null, alasan: '' }

const BARANG: readonly Column<Proses>[] = [
  { key: 'deskripsi', title: 'Deskripsi', kind: 'name' },
  { key: 'atribut', title: 'Atribut' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'kadar', title: 'Kadar' },
  { key: 'perkiraan_berat', title: 'Perkiraan Berat', kind: 'gram' },
  { key: 'berat_customer', title: 'Emas Customer', kind: 'gram' },
  { key: 'tukang', title: 'Tukang', value: (row) => `${row.kode_tukang} ${row.nama_tukang}` },
  { key: 'ongkos_tukang', title: 'Ongkos Tukang', kind: 'rupiah' },
]

const namaPesanan = ({ nama_customer, deskripsi }: Proses) => `${nama_customer}, ${deskripsi}`

const tetap = () => undefined

function Pesanan({ pesanan }: { pesanan: Proses | undefined }) {
  const isi = (label: string, value: string | undefined) => (
    <TextField label={label} readOnly value={value ?? ''} onChange={tetap} />
  )
  return (
    <>
      {isi('Tanggal Pesanan', pesanan?.tgl_system)}
      {isi('Nama Customer', pesanan?.nama_customer)}
      {isi('Alamat Customer', pesanan?.alamat_customer)}
      {isi('No Hp', pesanan?.no_hp)}
      {isi('Status Awal', pesanan && 'PROSES')}
      {isi('Status Selesai', pesanan && 'N')}
      {isi('Tukang Sekarang', pesanan && `${pesanan.kode_tukang} ${pesanan.nama_tukang}`)}
    </>
  )
}

type Pindah = ReturnType<typeof usePindah>

const usePindah = () => {
  const list = useQuery({ ...query(pesananProses, {}), staleTime: 0 })
  const dokumen = useSlipForm(pindahPesanan, {
    draft: 'pindah_pesanan',
    blank: BLANK,
    slip: ({ slip }) => slip,
    changes: CHANGES,
  })
  return { ...dokumen, list, pesanan: list.data?.find((one) => one.no_pesanan === dokumen.form.values.no_pesanan) }
}

function Bar({ form, busy, save, pesanan }: Pindah) {
  return (
    <SaveBar
      write={pindahPesanan}
      facts={[
        { label: 'Dari', value: pesanan?.kode_tukang ?? '-' },
        { label: 'Janji', value: pesanan?.tgl_janji ?? '-' },
      ]}
      total={{ label: 'Emas Customer', value: `${cellText('gram', pesanan?.berat_customer ?? 0)} g` }}
      busy={busy}
      onSave={save}
      onCancel={() => form.reset(BLANK)}
    />
  )
}

function Isian({ form, save, pesanan }: Pindah) {
  const pilihan = usePesananOptions(namaPesanan)
  const tukang = useTukangOptions()
  return (
    <Card>
      <Form onSave={save}>
        <FieldGrid columns={4}>
          <KodeSelect {...form.field('no_pesanan')} label="No Pesanan" required autoFocus {...pilihan} />
          <KodeSelect {...form.field('kode_tukang')} label="Kode Tukang" required {...tukang} />
          <RupiahField {...form.field('ongkos_tukang')} label="Ongkos Tukang" required />
          <GramField {...form.field('berat_susut')} label="Berat Susut" required />
          <TextField {...form.field('alasan')} label="Alasan" required maxLength={200} />
          <Pesanan pesanan={pesanan} />
        </FieldGrid>
      </Form>
    </Card>
  )
}

/** An order goes from one craftsman to another, the customer's own gold with it. */
export default function PindahPesananScreen() {
  useTitle('Pindah Pesanan')
  const pindah = usePindah()
  const { list, pesanan, shown, show } = pindah
  return (
    <Page path={['Pesanan', 'Pindah Pesanan']} title="Pindah Pesanan" bar={<Bar {...pindah} />}>
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      <DraftBanner draft={pindah.draft} summary={(isi) => `pesanan ${isi.no_pesanan}`} />
      <Isian {...pindah} />
      <LinesTable
        columns={BARANG}
        rows={pesanan ? [pesanan] : []}
        rowId={(row) => row.no_pesanan}
        noun="barang"
        emptyText="Pilih satu pesanan yang sedang dikerjakan"
      />
      <RiwayatPembagian jenis="PINDAH" onSlip={show} />
      {shown && <SlipPesanan {...shown} onClose={() => show(null)} />}
    </Page>
  )
}
