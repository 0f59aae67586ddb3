import type { OutputOf } from '@kencana/contract'
import { hasilLebur, type Mg, mg, type Persentase, toGram } from '@kencana/ledger'
import {
  DraftBanner,
  type FormOf,
  gramText,
  query,
  type ShownSlip,
  useDraft,
  useSubmit,
  useZodForm,
} from '@kencana/screens'
import { FieldGrid, FormModal, GramField, gramTyped, KodeSelect, popup, TextField } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { group } from '../../master/group/group.contract.ts'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { JENIS_BAHAN } from '../bahan-tukang/bahan-tukang.contract.ts'
import { type getBahanStok, hasilBahan, isiBahanStok, listBahanStok, saldoBahanStok } from './bahan-stok.contract.ts'
import css from './sumber-bahan.module.css'
import { type Sumber, SumberBahan } from './sumber-bahan.part.tsx'

interface Isi {
  hasil: FormOf<typeof hasilBahan>
  sumber: readonly Sumber[]
}

const HASIL: Isi['hasil'] = { jenis: 'BAHAN', kode_group: '', jml_bahan: '', keterangan: '' }
const BLANK: Isi = { hasil: HASIL, sumber: [] }

const JENIS = JENIS_BAHAN.map((kode) => ({ kode, nama: '' }))

interface Props {
  hancur: OutputOf<typeof saldoBahanStok>['hancur']
  onClose: () => void
  onSaved: (saved: ShownSlip<OutputOf<typeof getBahanStok>>) => void
}

/** What the sources should give of a category, as the server will work it out; null while a fineness is not known. */
const useSeharusnya = () => {
  const groups = useQuery(query(group.list, {})).data
  const kadar = (kode: string): Persentase | undefined =>
    groups?.find((one) => one.kode_group === kode)?.persentase || undefined
  return (sumber: readonly Sumber[], kode_group: string): Mg | null => {
    const jadi = kadar(kode_group)
    const asal = sumber.map(({ kode_group: dari, berat }) => ({ berat, persentase: kadar(dari) }))
    if (jadi === undefined || asal.length === 0 || asal.some((one) => one.persentase === undefined)) return null
    return hasilLebur(asal as { berat: Mg; persentase: Persentase }[], jadi)
  }
}

/** The draft of the dialog; what it weighs follows the sources until it is typed over. */
const useIsi = () => {
  const draft = useDraft<Isi>('isi_bahan_toko', BLANK)
  const form = useZodForm(hasilBahan, HASIL)
  const seharusnya = useSeharusnya()
  const { hasil, sumber } = draft.value
  const ubah = (baru: Partial<Isi>, ikut: boolean) => {
    const isi = { ...draft.value, ...baru }
    const [satu] = isi.sumber
    const kode_group = isi.hasil.kode_group || (satu?.kode_group ?? '')
    const berat = ikut ? seharusnya(isi.sumber, kode_group) : null
    const next = { ...isi.hasil, kode_group, ...(berat === null ? {} : { jml_bahan: String(toGram(berat)) }) }
    form.set(next)
    draft.set({ ...isi, hasil: next })
  }
  const field: typeof form.field = (name) => ({
    ...form.field(name),
    onChange: (value) => ubah({ hasil: { ...hasil, [name]: value } }, name === 'kode_group'),
  })
  const resume = () => {
    if (draft.offered) form.reset(draft.offered.value.hasil)
    draft.resume()
  }
  return {
    draft: { ...draft, resume },
    form,
    field,
    sumber,
    setSumber: (baru: readonly Sumber[]) => ubah({ sumber: baru }, true),
    seharusnya: seharusnya(sumber, hasil.kode_group),
    jadi: gramTyped(hasil.jml_bahan) ?? mg(0),
  }
}

type IsiBahan = ReturnType<typeof useIsi>

const useSave = ({ draft, form, sumber }: IsiBahan, onSaved: Props['onSaved']) => {
  const { busy, submit } = useSubmit(draft, isiBahanStok, {
    slip: ({ data }) => data,
    changes: [listBahanStok, saldoBahanStok],
    saved: ({ data, message }) => onSaved({ slip: data, message }),
  })
  const save = () => {
    if (sumber.length === 0) return popup('info', 'Sumber Bahan Masih Kosong')
    void submit(() => {
      const hasil = form.validate()
      return hasil && { ...hasil, detail_bahan: [...sumber], otorisasi: null }
    })
  }
  return { save, busy }
}

function Hasil({ field, seharusnya, jadi }: IsiBahan) {
  const options = useGroupOptions()
  const susut = seharusnya === null ? null : seharusnya - jadi
  const lebih = seharusnya !== null && jadi > seharusnya
  return (
    <FieldGrid columns={4}>
      <KodeSelect {...field('jenis')} label="Jenis" required options={JENIS} />
      <KodeSelect {...field('kode_group')} label="Kategori" required {...options} />
      <GramField
        {...field('jml_bahan')}
        label="Berat Jadi"
        required
        {...(seharusnya === null ? {} : { note: `dari ${gramText(seharusnya)}` })}
        {...(lebih ? { error: `Berat Jadi Melebihi ${gramText(seharusnya)}` } : {})}
        {...(susut !== null && susut > 0 ? { hint: `Susut ${gramText(susut)}` } : {})}
      />
      <TextField {...field('keterangan')} label="Keterangan" maxLength={120} />
    </FieldGrid>
  )
}

/** Fills the shop's own material: from what, into which kind and category, and what the scale says. */
export function FormIsiBahan({ hancur, onClose, onSaved }: Props) {
  const isi = useIsi()
  const { save, busy } = useSave(isi, onSaved)
  return (
    <FormModal
      title="Isi Bahan Toko"
      size={860}
      busy={busy}
      onClose={onClose}
      hint="Kategori campuran dilebur menurut emas murninya"
      saveText="Simpan"
      onSave={save}
    >
      <div className={css.parts}>
        <DraftBanner draft={isi.draft} summary={(one) => `${one.sumber.length} sumber bahan`} />
        <SumberBahan ada={isi.sumber} hancur={hancur} onChange={isi.setSumber} />
        <Hasil {...isi} />
      </div>
    </FormModal>
  )
}
