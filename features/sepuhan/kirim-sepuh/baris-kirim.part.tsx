import type { OutputOf } from '@kencana/contract'
import { type Mg, mg } from '@kencana/ledger'
import { miligram, type Options, optionsOf, query, shownField, useFields } from '@kencana/screens'
import { Button, Card, FieldGrid, GramField, IconAdd, IntField, KodeSelect, popup, useKeys } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBakiGudangOptions } from '../../master/baki/baki.picker.tsx'
import { JalanKeluar } from '../../master/baki/jalan-keluar.shared.tsx'
import { isiBakiSepuh, sortirSepuh } from '../sortir-sepuh/sortir-sepuh.contract.ts'

/** A line of the dispatch; weights in milligrams. */
export interface BarisKirim {
  kode_barcode: string
  kode_baki: string
  kode_dept: string
  kode_group: string
  qty: number
  berat: Mg
  qty_sepuh: number
  berat_sepuh: Mg
  qty_rusak: number
  berat_rusak: Mg
}

interface Isian {
  kode_baki: string
  kode_jenis: string
  brt_sepuh: string | number | null
  qty_sepuh: number | null
  brt_rusak: string | number | null
  qty_rusak: number | null
}

const BLANK_AMOUNTS = { brt_sepuh: '', qty_sepuh: null, brt_rusak: '', qty_rusak: null }
const BLANK: Isian = { kode_baki: '', kode_jenis: '', ...BLANK_AMOUNTS }

type Errors = Partial<Record<keyof Isian, string>>
type Isi = Extract<OutputOf<typeof isiBakiSepuh>, readonly unknown[]>[number]

const HARUS = {
  kode_baki: 'Kode Baki Harus Dipilih',
  kode_jenis: 'Kode Jenis Harus Dipilih',
  brt_sepuh: 'Berat Sepuh Harus Diisi',
  qty_sepuh: 'Qty Sepuh Harus Diisi',
  brt_rusak: 'Berat Rusak Harus Diisi',
  qty_rusak: 'Qty Rusak Harus Diisi',
} as const

const blanks = (isian: Isian): Errors =>
  Object.fromEntries(Object.entries(HARUS).filter(([name]) => (isian[name as keyof Isian] ?? '') === ''))

/** The sums of good and damaged may not exceed what lies there. */
const tooMuch = (isian: Isian, isi: Isi | undefined): Errors => {
  const [sepuh, rusak] = [miligram(isian.brt_sepuh), miligram(isian.brt_rusak)]
  const [qs, qr] = [isian.qty_sepuh ?? 0, isian.qty_rusak ?? 0]
  const { berat, qty } = isi ?? { berat: mg(0), qty: 0 }
  return {
    ...(sepuh > berat ? { brt_sepuh: 'Berat Sepuh Tidak Boleh Besar Dari Jumlah Berat' } : {}),
    ...(rusak > 0 && sepuh + rusak > berat ? { brt_rusak: 'Berat Rusak Tidak Boleh Besar Dari Jumlah Berat' } : {}),
    ...(qs > qty ? { qty_sepuh: 'Qty Sepuh Tidak Boleh Besar Dari Jumlah' } : {}),
    ...(qr > 0 && qs + qr > qty ? { qty_rusak: 'Qty Rusak Tidak Boleh Besar Dari Jumlah' } : {}),
  }
}

/** The types of a tray, and what lies there of the one chosen. */
const useIsi = ({ kode_baki, kode_jenis }: Isian) => {
  const jenis = useQuery({
    ...query(isiBakiSepuh, { kode_baki: kode_baki || '-', kode_dept: 'ALL' }),
    enabled: kode_baki !== '',
    staleTime: 0,
  })
  const isi = useQuery({
    ...query(isiBakiSepuh, { kode_baki: kode_baki || '-', kode_dept: kode_jenis || '-' }),
    enabled: kode_baki !== '' && kode_jenis !== '',
    staleTime: 0,
  })
  const pilihan = jenis.data && 'jenis' in jenis.data ? jenis.data.jenis : []
  const adaJenis = optionsOf(
    jenis,
    pilihan.map((one) => ({ kode: one.kode_dept, nama: one.nama_dept })),
    <JalanKeluar
      belum={`Belum ada lot sepuh di baki ${kode_baki}`}
      hak={sortirSepuh}
      menu="/sortir-sepuh"
      judul="Sortir Sepuh"
      kerja={['Susun', 'menyusunnya']}
    />,
  )
  const dariBaki: Options =
    kode_baki === ''
      ? { options: [], loading: false, empty: 'Pilih baki dulu.', onOpen: () => undefined }
      : { ...adaJenis, loading: jenis.isFetching }
  return {
    dariBaki,
    isi: kode_jenis !== '' && Array.isArray(isi.data) ? isi.data[0] : undefined,
  }
}

/** The entry of one line: tray, type, what lies there, and what of it is good and what is damaged. */
const useBaris = (rows: readonly BarisKirim[], onAdd: (row: BarisKirim) => void) => {
  const [isian, setIsian] = useState(BLANK)
  const { dariBaki, isi } = useIsi(isian)
  const live = tooMuch(isian, isi)
  const { field, set, valid } = useFields(isian, (patch) => setIsian((now) => ({ ...now, ...patch })), blanks, live)
  const add = () => {
    if (!valid() || !isi) return
    const { kode_baki, kode_jenis, brt_sepuh, qty_sepuh, brt_rusak, qty_rusak } = isian
    if (rows.some((one) => one.kode_dept === kode_jenis)) return popup('info', 'Barang Sudah Ada Di Tabel')
    onAdd({
      ...isi,
      kode_baki,
      kode_dept: kode_jenis,
      qty_sepuh: qty_sepuh ?? 0,
      berat_sepuh: miligram(brt_sepuh),
      qty_rusak: qty_rusak ?? 0,
      berat_rusak: miligram(brt_rusak),
    })
    set({ ...BLANK_AMOUNTS, kode_jenis: '' })
  }
  return { field, set, dariBaki, isi, add, wrong: Object.keys(live).length > 0 }
}

interface Props {
  rows: readonly BarisKirim[]
  onAdd: (row: BarisKirim) => void
}

/** The form above the table. */
export function BarisKirimSepuh({ rows, onAdd }: Props) {
  const baki = useBakiGudangOptions('SS')
  const { field, set, dariBaki, isi, add, wrong } = useBaris(rows, onAdd)
  useKeys({ F2: add })
  return (
    <Card>
      <div className="k-stack">
        <FieldGrid columns={4}>
          <KodeSelect
            {...field('kode_baki')}
            label="Kode Baki"
            required
            autoFocus
            onChange={(kode_baki) => set({ ...BLANK, kode_baki })}
            {...baki}
          />
          <KodeSelect
            {...field('kode_jenis')}
            label="Kode Jenis"
            required
            onChange={(kode_jenis) => set({ ...BLANK_AMOUNTS, kode_jenis })}
            {...dariBaki}
          />
          <GramField {...shownField('jml_berat', (isi?.berat ?? 0) / 1000)} label="Jumlah Berat" />
          <IntField {...shownField('jml_qty', isi?.qty ?? 0)} label="Jumlah Qty" />
          <GramField {...field('brt_sepuh')} label="Berat Sepuh" required />
          <IntField {...field('qty_sepuh')} label="Qty Sepuh" required />
          <GramField {...field('brt_rusak')} label="Berat Rusak" required />
          <IntField {...field('qty_rusak')} label="Qty Rusak" required />
        </FieldGrid>
        <Button icon={<IconAdd />} disabled={wrong} kbd="F2" onClick={add}>
          Tambah
        </Button>
      </div>
    </Card>
  )
}
