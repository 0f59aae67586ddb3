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
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTukangOptions } from '../../master/tukang/tukang.picker.tsx'
import { bagiPesanan, pesananBaru, pesananTersedia } from './pembagian-pesanan.contract.ts'
import { CHANGES, RiwayatPembagian } from './riwayat-pembagian.part.tsx'
import { SlipPesanan } from './slip-pesanan.part.tsx'

type Pesanan = OutputOf<typeof pesananTersedia>['pesanan']
type Barang = Pesanan['detail_barang'][number]
type Baru = OutputOf<typeof pesananBaru>[number]

const BLANK = { no_pesanan: '', kode_tukang: '', ongkos_tukang: null, berat_susut: '', otorisasi: null }

const BARANG: readonly Column<Barang>[] = [
  { key: 'deskripsi', title: 'Deskripsi', kind: 'name' },
  { key: 'attribut', title: 'Atribut' },
  { key: 'perkiraan_berat', title: 'Perkiraan Berat', kind: 'gram' },
  { key: 'perkiraan_kadar', title: 'Perkiraan Kadar' },
  { key: 'harga_gram', title: 'Harga Gram', kind: 'rupiah' },
  { key: 'harga_atribut', title: 'Harga Atribut', kind: 'rupiah' },
  { key: 'sub_total', title: 'Sub Total', kind: 'rupiah' },
]

const BARU: readonly Column<Baru>[] = [
  { key: 'no_pesanan', title: 'No Pesanan', kind: 'kode' },
  { key: 'tgl_janji', title: 'Janji', kind: 'date' },
  { key: 'nama_customer', title: 'Customer', kind: 'name' },
  { key: 'deskripsi', title: 'Deskripsi', kind: 'name' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'perkiraan_berat', title: 'Berat (g)', kind: 'gram', total: true },
  { key: 'berat_customer', title: 'Emas Customer', kind: 'gram', total: true },
]

const tetap = () => undefined

function Pemesan({ pesanan }: { pesanan: Pesanan | undefined }) {
  const isi = (label: string, value: string | undefined) => (
    <TextField label={label} readOnly value={value ?? ''} onChange={tetap} />
  )
  return (
    <>
      {isi('Kode Customer', pesanan?.kode_customer)}
      {isi('Nama Customer', pesanan?.nama_customer)}
      {isi('Alamat Customer', pesanan?.alamat_customer)}
      {isi('No Hp', pesanan?.no_hp)}
    </>
  )
}

/** Orders that wait, to choose from while none is chosen. */
function Menunggu({ onPilih }: { onPilih: (no_pesanan: string) => void }) {
  const list = useQuery({ ...query(pesananBaru, {}), staleTime: 0 })
  if (list.isError) return <LoadError error={list.error} onRetry={() => void list.refetch()} />
  return (
    <LinesTable
      columns={BARU}
      rows={list.data ?? []}
      rowId={(row) => row.no_pesanan}
      noun="pesanan"
      emptyText={list.data ? 'Semua pesanan sudah dibagi' : 'Memuat pesanan'}
      onRowClick={(row) => onPilih(row.no_pesanan)}
    >
      <b>Pesanan yang menunggu tukang</b>
    </LinesTable>
  )
}

/** How long a typed number rests before it is looked up (specification, section 9). */
const JEDA = 1000

/** The order a person means: found when typing rests, when its field is left, by a scan, or by choosing it in the list. */
const usePesanan = (form: { values: Record<string, unknown> }) => {
  const [dicari, setDicari] = useState('')
  const ketik = (form.values.no_pesanan as string).trim()
  const [diam] = useDebouncedValue(ketik, JEDA)
  const cari = dicari === ketik || diam === ketik ? ketik : ''
  const hasil = useQuery({
    ...query(pesananTersedia, { no_pesanan: cari || '-' }),
    enabled: cari !== '',
    staleTime: 0,
    retry: false,
  })
  return {
    cari: setDicari,
    ketik,
    pesanan: cari === '' ? undefined : hasil.data?.pesanan,
    salah: cari === '' ? undefined : hasil.error?.message,
  }
}

type Pembagian = ReturnType<typeof usePembagian>

const usePembagian = () => {
  const dokumen = useSlipForm(bagiPesanan, {
    draft: 'pembagian_pesanan',
    blank: BLANK,
    slip: ({ slip }) => slip,
    changes: CHANGES,
  })
  return { ...dokumen, ...usePesanan(dokumen.form) }
}

function Bar({ form, busy, save, pesanan }: Pembagian) {
  const [barang] = pesanan?.detail_barang ?? []
  return (
    <SaveBar
      write={bagiPesanan}
      facts={[
        { label: 'Janji', value: pesanan?.tgl_janji ?? '-' },
        { label: 'Emas Customer', value: cellText('gram', pesanan?.berat_customer ?? 0), unit: 'g' },
      ]}
      total={{ label: 'Perkiraan Berat', value: `${cellText('gram', barang?.perkiraan_berat ?? 0)} g` }}
      busy={busy}
      onSave={save}
      onCancel={() => form.reset(BLANK)}
    />
  )
}

function Isian({ form, save, pesanan, salah, cari, ketik }: Pembagian) {
  const tukang = useTukangOptions()
  const nomor = form.field('no_pesanan')
  return (
    <Card>
      <Form onSave={save}>
        <FieldGrid columns={4}>
          <TextField
            {...nomor}
            label="No Pesanan"
            required
            autoFocus
            mono
            error={nomor.error ?? salah}
            onBlur={() => {
              nomor.onBlur()
              cari(ketik)
            }}
          />
          <KodeSelect {...form.field('kode_tukang')} label="Kode Tukang" required {...tukang} />
          <RupiahField {...form.field('ongkos_tukang')} label="Ongkos Tukang" required />
          <GramField {...form.field('berat_susut')} label="Berat Susut" required />
          <Pemesan pesanan={pesanan} />
        </FieldGrid>
      </Form>
    </Card>
  )
}

/** An order is given to a craftsman, with his fee and what he may lose. */
export default function PembagianPesananScreen() {
  useTitle('Pembagian Pesanan')
  const pembagian = usePembagian()
  const { form, pesanan, cari, shown, show } = pembagian
  const pilih = (no_pesanan: string) => {
    form.set({ no_pesanan })
    cari(no_pesanan)
    document.querySelector<HTMLElement>('[name="kode_tukang"]')?.focus()
  }
  return (
    <Page path={['Pesanan', 'Pembagian Pesanan']} title="Pembagian Pesanan" bar={<Bar {...pembagian} />}>
      <DraftBanner draft={pembagian.draft} summary={(isi) => `pesanan ${isi.no_pesanan}`} />
      <Isian {...pembagian} />
      {pesanan ? (
        <LinesTable
          columns={BARANG}
          rows={pesanan.detail_barang}
          rowId={() => pesanan.no_pesanan}
          noun="barang"
          emptyText="Tidak ada barang"
        />
      ) : (
        <Menunggu onPilih={pilih} />
      )}
      <RiwayatPembagian jenis="BAGI" onSlip={show} />
      {shown && <SlipPesanan {...shown} onClose={() => show(null)} />}
    </Page>
  )
}
