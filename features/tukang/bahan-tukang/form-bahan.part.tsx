import type { InputOf } from '@kencana/contract'
import { type Mg, mg } from '@kencana/ledger'
import { DokumenPage, type FormOf, GAGAL_EDIT, gramText, query, useSlipForm } from '@kencana/screens'
import { Card, FieldGrid, GramField, gramTyped, KodeSelect, TextField, topDialog } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { useTukangOptions } from '../../master/tukang/tukang.picker.tsx'
import { saldoBahanStok } from '../bahan-stok/bahan-stok.contract.ts'
import { BahanToko } from '../bahan-stok/bahan-toko.shared.tsx'
import { BahanAwal } from '../impor-bahan/bahan-awal.shared.tsx'
import { ambilBahan, JENIS_BAHAN, sisaBahan, tambahBahan } from './bahan-tukang.contract.ts'
import { CHANGES, RiwayatBahan } from './riwayat-bahan.part.tsx'
import { SlipBahan } from './slip-bahan.part.tsx'

type Arah = 'TAMBAH' | 'AMBIL'

const SHAPE = {
  TAMBAH: { endpoint: tambahBahan, title: 'Tambah Bahan Tukang', label: 'Tambah Bahan', draft: 'tambah_bahan_tukang' },
  AMBIL: { endpoint: ambilBahan, title: 'Ambil Bahan Tukang', label: 'Ambil Bahan', draft: 'ambil_bahan_tukang' },
} as const

type Isi = FormOf<typeof tambahBahan.input>

const BLANK: Isi = { kode_tukang: '', jenis: 'BAHAN', kode_group: '', jml_bahan: '', keterangan: '', otorisasi: null }

const JENIS = JENIS_BAHAN.map((kode) => ({ kode, nama: '' }))

/** What is typed, in milligrams; nothing readable is 0. */
const diketik = (value: unknown): Mg => gramTyped(value) ?? mg(0)

/** The form, kept as a draft; what it sends, and the slip that is shown next. */
const useBahan = (arah: Arah) => {
  const { endpoint, draft } = SHAPE[arah]
  const dokumen = useSlipForm(endpoint, {
    draft,
    blank: BLANK,
    slip: ({ data }) => data,
    changes: CHANGES,
    tanpaJawaban: GAGAL_EDIT,
  })
  const field: typeof dokumen.form.field = (name) => {
    const bound = dokumen.form.field(name)
    // Whoever fills the shop's material first comes back to this field: it was not left.
    return { ...bound, onBlur: () => topDialog() === null && bound.onBlur() }
  }
  return { ...dokumen, field }
}

/** What the chosen craftsman has in hand, and what the shop has of the same. */
const useSaldo = ({ kode_tukang, jenis, kode_group }: Isi) => {
  const ada = kode_tukang !== '' && jenis !== '' && kode_group !== ''
  const input = { kode_tukang, jenis, kode_group } as InputOf<typeof sisaBahan>
  const sisa = useQuery({ ...query(sisaBahan, input), enabled: ada, staleTime: 0 }).data
  const toko = useQuery({ ...query(saldoBahanStok, {}), staleTime: 0 }).data
  const stok = toko?.bahan.find((one) => one.jenis === jenis && one.kode_group === kode_group)
  return {
    tukang: ada && sisa ? (sisa.bahan?.jml_bahan ?? mg(0)) : null,
    toko: kode_group !== '' && toko ? (stok?.berat ?? mg(0)) : null,
  }
}

interface IsianProps extends Pick<ReturnType<typeof useBahan>, 'field'> {
  label: string
  sisa: Mg | null
}

function Isian({ field, label, sisa }: IsianProps) {
  const tukang = useTukangOptions()
  const group = useGroupOptions()
  return (
    <FieldGrid columns={2}>
      <KodeSelect {...field('kode_tukang')} label="Kode Tukang" required autoFocus {...tukang} />
      <KodeSelect {...field('jenis')} label="Jenis" required options={JENIS} />
      <KodeSelect {...field('kode_group')} label="Kategori" required {...group} />
      <GramField
        name="sisa_bahan"
        label="Sisa Bahan"
        readOnly
        value={sisa === null ? '' : sisa / 1000}
        onChange={() => undefined}
      />
      <GramField {...field('jml_bahan')} label={label} required />
      <TextField {...field('keterangan')} label="Keterangan" maxLength={120} />
    </FieldGrid>
  )
}

const gram = (value: Mg | null) => (value === null ? '-' : gramText(value))

/** What a text field holds. */
const tertulis = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Material given to a craftsman or taken back, with what he has and what the shop has beside it. */
export function FormBahan({ arah }: { arah: Arah }) {
  const { title, label } = SHAPE[arah]
  const { form, draft, field, busy, save, shown, show } = useBahan(arah)
  const saldo = useSaldo(form.values)
  const jumlah = diketik(form.values.jml_bahan)
  const asal = arah === 'TAMBAH' ? saldo.toko : saldo.tukang
  const kurang = asal !== null && jumlah > asal
  const riwayat = <RiwayatBahan arah={arah} onSlip={show} />
  return (
    <DokumenPage
      path={['Data Master', title]}
      draft={draft}
      summary={(isi) => `${tertulis(isi.kode_tukang) || 'bahan tukang'} ${gram(diketik(isi.jml_bahan))}`}
      bar={{
        write: SHAPE[arah].endpoint,
        facts: [
          { label: 'Bahan Toko', value: gram(saldo.toko), ...(kurang && arah === 'TAMBAH' ? { tone: 'red' } : {}) },
          { label: 'Sisa Bahan', value: gram(saldo.tukang), ...(kurang && arah === 'AMBIL' ? { tone: 'red' } : {}) },
        ],
        total: { label, value: gramText(jumlah) },
        busy,
        onSave: save,
        onCancel: () => form.reset(BLANK),
      }}
    >
      <Card>
        <Isian field={field} label={label} sisa={saldo.tukang} />
      </Card>
      {arah === 'TAMBAH' ? <BahanToko>{riwayat}</BahanToko> : riwayat}
      {arah === 'TAMBAH' && <BahanAwal />}
      {shown && <SlipBahan {...shown} onClose={() => show(null)} />}
    </DokumenPage>
  )
}
