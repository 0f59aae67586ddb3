import type { OutputOf } from '@kencana/contract'
import type { Mg } from '@kencana/ledger'
import { miligram, type Options, optionsOf, query, shownField, useFields, useOptions, useUser } from '@kencana/screens'
import { Button, Card, FieldGrid, GramField, IconAdd, IntField, KodeSelect, popup, useKeys } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { JalanKeluar } from '../../master/baki/jalan-keluar.shared.tsx'
import { useTokoOptions } from '../../master/toko/toko.picker.tsx'
import { siapLabeling, terimaSepuh } from '../terima-sepuh/terima-sepuh.contract.ts'
import { bakiCabang } from './kirim-labeling.contract.ts'

/** The queued item; the names are those of the old front end's draft. */
export interface BarisLabel {
  nokirim_sepuh_sepuh: string
  kode_baki: string
  jenis: string
  tujuan: string
  cabang: string
  qty: number
  berat: Mg
  jml_qty: number
  jml_berat: Mg
  berat_atribut: Mg
  tipe_barang: 'SP' | 'A'
}

type Siap = OutputOf<typeof siapLabeling>[number]

const BLANK = {
  asal: '',
  cabang: '',
  tujuan: 'NISA1',
  tipe_barang: '',
  jml_qty: null as number | null,
  jml_berat: '' as string | number | null,
  berat_atribut: 0 as string | number | null,
}
type Isian = typeof BLANK
type Errors = Partial<Record<keyof Isian, string>>

const keyOf = (one: Siap) => `${one.no_terima_sepuh} ${one.kode_baki} ${one.kode_dept}`
const ASAL = (one: Siap) => ({ kode: keyOf(one), nama: `${one.qty} pcs` })
const BAKI = (row: OutputOf<typeof bakiCabang>[number]) => ({ kode: row.kode_baki, nama: row.nama_baki })
const TIPE = [
  { kode: 'A', nama: '' },
  { kode: 'SP', nama: '' },
]

const blanks = (isi: Isian): Errors => ({
  ...(isi.asal === '' ? { asal: 'No Terima Sepuh Harus Dipilih' } : {}),
  ...(isi.cabang === '' ? { cabang: 'Cabang Harus Dipilih' } : {}),
  ...(isi.tujuan === '' ? { tujuan: 'Tujuan Harus Dipilih' } : {}),
  ...(isi.tipe_barang === '' ? { tipe_barang: 'Tipe Barang Harus Dipilih' } : {}),
  ...(isi.jml_qty === null || isi.jml_qty === 0 ? { jml_qty: 'Jumlah Qty Harus Diisi' } : {}),
  ...(miligram(isi.jml_berat) === 0 ? { jml_berat: 'Jumlah Berat Harus Diisi' } : {}),
})

const tooMuch = (isi: Isian, siap: Siap | undefined): Errors => ({
  ...(siap && (isi.jml_qty ?? 0) > siap.qty ? { jml_qty: 'Jumlah Qty Melebihi Qty Awal' } : {}),
  ...(siap && miligram(isi.jml_berat) > siap.berat ? { jml_berat: 'Jumlah Berat Melebihi Berat Awal' } : {}),
})

const useLabel = (rows: readonly BarisLabel[], onAdd: (row: BarisLabel) => void) => {
  const siap = useQuery({ ...query(siapLabeling, {}), staleTime: 0 })
  const [isi, setIsi] = useState<Isian>(BLANK)
  const dipilih = siap.data?.find((one) => keyOf(one) === isi.asal)
  const live = tooMuch(isi, dipilih)
  const { field, valid } = useFields(isi, (patch) => setIsi((now) => ({ ...now, ...patch })), blanks, live)
  const add = () => {
    if (!valid() || !dipilih) return
    if (rows.some((one) => one.jenis === dipilih.kode_dept)) return popup('info', 'Jenis Tersebut Sudah Ada Di Tabel')
    if (rows.length > 0) return popup('info', 'Hanya Dapat Menginput 1 Barang')
    onAdd({
      nokirim_sepuh_sepuh: dipilih.no_terima_sepuh,
      kode_baki: dipilih.kode_baki,
      jenis: dipilih.kode_dept,
      qty: dipilih.qty,
      berat: dipilih.berat,
      tujuan: isi.tujuan,
      cabang: isi.cabang,
      jml_qty: isi.jml_qty ?? 0,
      jml_berat: miligram(isi.jml_berat),
      berat_atribut: miligram(isi.berat_atribut),
      tipe_barang: isi.tipe_barang === 'A' ? 'A' : 'SP',
    })
    setIsi((now) => ({ ...BLANK, cabang: now.cabang, tujuan: now.tujuan }))
  }
  return { siap, isi, dipilih, wrong: Object.keys(live).length > 0, add, field }
}

const BELUM = (
  <JalanKeluar
    belum="Belum ada barang terima sepuh yang menunggu label"
    hak={terimaSepuh}
    menu="/terima-sepuh"
    judul="Terima Sepuh"
    kerja={['Terima', 'menerimanya']}
  />
)

/** The trays of a branch that take what is to be labelled: another shop's are its own to add. */
const useBakiCabangOptions = (cabang: string): Options => {
  const sini = useUser().kode_toko === cabang
  const belum = sini ? (
    <JalanKeluar ke="baki" di="di gudang KC" />
  ) : (
    `Belum ada baki di gudang KC toko ${cabang}. Minta pemilik atau yang berhak di toko itu mengisinya di Master Baki.`
  )
  return useOptions(bakiCabang, { cabang: cabang || '-' }, BAKI, cabang === '' ? 'Pilih cabang dulu.' : belum)
}

/** The entry form: from which receipt, how much, to which branch and tray. */
export function BarisLabeling({ rows, onAdd }: { rows: readonly BarisLabel[]; onAdd: (row: BarisLabel) => void }) {
  const { siap, isi, dipilih, wrong, add, field } = useLabel(rows, onAdd)
  const cabang = useTokoOptions()
  const tujuan = useBakiCabangOptions(isi.cabang)
  const asal = optionsOf(siap, (siap.data ?? []).map(ASAL), BELUM)
  useKeys({ F2: add })
  return (
    <Card>
      <div className="k-stack">
        <FieldGrid columns={3}>
          <KodeSelect
            {...field('asal')}
            label="No Terima Sepuh"
            required
            autoFocus
            {...asal}
            loading={siap.isFetching}
          />
          <IntField {...shownField('qty', dipilih?.qty ?? 0)} label="Qty" />
          <GramField {...shownField('berat', (dipilih?.berat ?? 0) / 1000)} label="Berat" />
          <KodeSelect {...field('cabang')} label="Cabang" required {...cabang} />
          <KodeSelect {...field('tujuan')} label="Tujuan" required {...tujuan} />
          <KodeSelect {...field('tipe_barang')} label="Tipe Barang" required options={TIPE} />
          <IntField {...field('jml_qty')} label="Jumlah Qty" required />
          <GramField {...field('jml_berat')} label="Jumlah Berat" required />
          <GramField {...field('berat_atribut')} label="Berat Atribut" />
        </FieldGrid>
        <Button icon={<IconAdd />} disabled={wrong} kbd="F2" onClick={add}>
          Tambah
        </Button>
      </div>
    </Card>
  )
}
