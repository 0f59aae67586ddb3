import type { OutputOf } from '@kencana/contract'
import { type Mg, mg } from '@kencana/ledger'
import { query } from '@kencana/screens'
import {
  Button,
  Card,
  FieldGrid,
  GramField,
  gramTyped,
  IconAdd,
  IntField,
  KodeSelect,
  popup,
  useKeys,
} from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBakiGudangOptions } from '../../master/baki/baki.picker.tsx'
import { isiBakiSepuh } from '../sortir-sepuh/sortir-sepuh.contract.ts'

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

interface Angka {
  brt_sepuh: string | number | null
  qty_sepuh: number | null
  brt_rusak: string | number | null
  qty_rusak: number | null
}

const BLANK: Angka = { brt_sepuh: '', qty_sepuh: null, brt_rusak: '', qty_rusak: null }

type Isi = Extract<OutputOf<typeof isiBakiSepuh>, readonly unknown[]>[number]

const miligram = (value: Angka['brt_sepuh']): Mg => gramTyped(value) ?? mg(0)

const HARUS = {
  brt_sepuh: 'Berat Sepuh Harus Diisi',
  qty_sepuh: 'Qty Sepuh Harus Diisi',
  brt_rusak: 'Berat Rusak Harus Diisi',
  qty_rusak: 'Qty Rusak Harus Diisi',
} as const

/** What is wrong with the amounts, by field; the sums of good and damaged may not exceed what lies there. */
const salahAngka = (angka: Angka, isi: Isi | undefined): Partial<Record<keyof Angka, string>> => {
  const [sepuh, rusak] = [miligram(angka.brt_sepuh), miligram(angka.brt_rusak)]
  const [qs, qr] = [angka.qty_sepuh ?? 0, angka.qty_rusak ?? 0]
  const berat = isi?.berat ?? mg(0)
  const qty = isi?.qty ?? 0
  return {
    ...(sepuh > berat ? { brt_sepuh: 'Berat Sepuh Tidak Boleh Besar Dari Jumlah Berat' } : {}),
    ...(rusak > 0 && sepuh + rusak > berat ? { brt_rusak: 'Berat Rusak Tidak Boleh Besar Dari Jumlah Berat' } : {}),
    ...(qs > qty ? { qty_sepuh: 'Qty Sepuh Tidak Boleh Besar Dari Jumlah' } : {}),
    ...(qr > 0 && qs + qr > qty ? { qty_rusak: 'Qty Rusak Tidak Boleh Besar Dari Jumlah' } : {}),
  }
}

const belumDiisi = (angka: Angka): Partial<Record<keyof Angka, string>> =>
  Object.fromEntries(
    (Object.keys(HARUS) as (keyof Angka)[])
      .filter((name) => angka[name] === null || angka[name] === '')
      .map((name) => [name, HARUS[name]]),
  )

const useIsi = (kode_baki: string, kode_jenis: string) => {
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
  return {
    jenis: pilihan.map((one) => ({ kode: one.kode_dept, nama: one.nama_dept })),
    loading: jenis.isFetching,
    isi: kode_jenis !== '' && Array.isArray(isi.data) ? isi.data[0] : undefined,
  }
}

/** The entry of one line: tray, type, what lies there, and what of it is good and what is damaged. */
const useBaris = (ada: readonly BarisKirim[], onAdd: (baris: BarisKirim) => void) => {
  const [letak, setLetak] = useState({ kode_baki: '', kode_jenis: '' })
  const [angka, setAngka] = useState<Angka>(BLANK)
  const [kurang, setKurang] = useState<Readonly<Record<string, string | undefined>>>({})
  const lookup = useIsi(letak.kode_baki, letak.kode_jenis)
  const { isi } = lookup
  const lebih = salahAngka(angka, isi)
  const tambah = () => {
    const salah = {
      ...(letak.kode_baki === '' ? { kode_baki: 'Kode Baki Harus Dipilih' } : {}),
      ...(letak.kode_jenis === '' ? { kode_jenis: 'Kode Jenis Harus Dipilih' } : {}),
      ...belumDiisi(angka),
    }
    setKurang(salah)
    if (Object.keys(salah).length > 0 || Object.keys(lebih).length > 0 || !isi) return
    if (ada.some((one) => one.kode_dept === letak.kode_jenis)) return popup('info', 'Barang Sudah Ada Di Tabel')
    onAdd({
      kode_barcode: isi.kode_barcode,
      kode_baki: letak.kode_baki,
      kode_dept: letak.kode_jenis,
      kode_group: isi.kode_group,
      qty: isi.qty,
      berat: isi.berat,
      qty_sepuh: angka.qty_sepuh ?? 0,
      berat_sepuh: miligram(angka.brt_sepuh),
      qty_rusak: angka.qty_rusak ?? 0,
      berat_rusak: miligram(angka.brt_rusak),
    })
    setLetak((now) => ({ ...now, kode_jenis: '' }))
    setAngka(BLANK)
  }
  const field = <K extends keyof Angka>(name: K) => ({
    name,
    value: angka[name],
    error: lebih[name] ?? kurang[name],
    onChange: (value: Angka[K]) => {
      setKurang((now) => ({ ...now, [name]: undefined }))
      setAngka((now) => ({ ...now, [name]: value }))
    },
  })
  return { letak, setLetak, setAngka, kurang, setKurang, lookup, isi, lebih, tambah, field }
}

interface Props {
  ada: readonly BarisKirim[]
  onAdd: (baris: BarisKirim) => void
}

/** The form above the table. */
export function BarisKirimSepuh({ ada, onAdd }: Props) {
  const baki = useBakiGudangOptions('SS')
  const { letak, setLetak, setAngka, kurang, setKurang, lookup, isi, lebih, tambah, field } = useBaris(ada, onAdd)
  const pilih = (patch: Partial<typeof letak>) => {
    setKurang({})
    setAngka(BLANK)
    setLetak((now) => ({ ...now, ...patch }))
  }
  useKeys({ F2: tambah })
  return (
    <Card>
      <div className="k-stack">
        <FieldGrid columns={4}>
          <KodeSelect
            name="kode_baki"
            label="Kode Baki"
            required
            autoFocus
            value={letak.kode_baki}
            error={kurang.kode_baki}
            onChange={(kode_baki) => pilih({ kode_baki, kode_jenis: '' })}
            {...baki}
          />
          <KodeSelect
            name="kode_jenis"
            label="Kode Jenis"
            required
            value={letak.kode_jenis}
            error={kurang.kode_jenis}
            onChange={(kode_jenis) => pilih({ kode_jenis })}
            options={lookup.jenis}
            loading={lookup.loading}
          />
          <GramField
            name="jml_berat"
            label="Jumlah Berat"
            readOnly
            value={(isi?.berat ?? 0) / 1000}
            onChange={() => undefined}
          />
          <IntField name="jml_qty" label="Jumlah Qty" readOnly value={isi?.qty ?? 0} onChange={() => undefined} />
          <GramField {...field('brt_sepuh')} label="Berat Sepuh" required />
          <IntField {...field('qty_sepuh')} label="Qty Sepuh" required />
          <GramField {...field('brt_rusak')} label="Berat Rusak" required />
          <IntField {...field('qty_rusak')} label="Qty Rusak" required />
        </FieldGrid>
        <Button icon={<IconAdd />} disabled={Object.keys(lebih).length > 0} kbd="F2" onClick={tambah}>
          Tambah
        </Button>
      </div>
    </Card>
  )
}
