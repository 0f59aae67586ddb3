import type { OutputOf } from '@kencana/contract'
import { jumlah, jumlahBerat } from '@kencana/ledger'
import {
  DokumenPage,
  type Draft,
  EntryLines,
  fieldErrors,
  pcsFact,
  useDraft,
  useFields,
  useSubmit,
} from '@kencana/screens'
import { Card, type Column, cellText } from '@kencana/ui'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { useIsiSendiri, useSalesSendiri } from '../../master/sales/sales-sendiri.shared.tsx'
import { dipilihDari } from '../../member/pelanggan/pelanggan.picker.tsx'
import { batasSaya } from '../../pengaturan/batas/batas.contract.ts'
import { useBatasBeliFact } from '../../pengaturan/batas/batas.shared.tsx'
import { usePara } from '../../pengaturan/para-system/para-system.shared.tsx'
import { BarangBeli, type Dinilai } from './barang-beli.shared.tsx'
import { nilaiBerubah, nilaiUlang } from './nilai-ulang.shared.tsx'
import { BLANK_HEAD, type KepalaBeli, Pembeli } from './pembeli.part.tsx'
import { pemilikNota } from './pemilik-nota.shared.tsx'
import { PindaiNota } from './pindai-nota.shared.tsx'
import { SlipBeli } from './slip-pembelian.shared.tsx'
import { beli, FOTO_IDENTITAS_HARUS, type getBeli, listBeli } from './transaksi-pembelian.contract.ts'

interface Isi {
  kepala: KepalaBeli
  barang: readonly Dinilai[]
}

const BLANK: Isi = { kepala: BLANK_HEAD, barang: [] }

const COLUMNS: readonly Column<Dinilai>[] = [
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'no_nota', title: 'Nota', kind: 'kode', yields: 8, value: ({ nota }) => nota?.no_faktur_jual ?? '' },
  { key: 'kode_group', title: 'Kategori', yields: 1 },
  { key: 'kode_dept', title: 'Jenis', yields: 2 },
  { key: 'kadar', title: 'Kadar', yields: 4 },
  { key: 'kondisi', title: 'Kondisi', yields: 6 },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true, yields: 7 },
  { key: 'harga_nota', title: 'Dasar Harga', kind: 'rupiah', yields: 3 },
  { key: 'harga_hitung', title: 'Harga Hitung', kind: 'rupiah', yields: 5 },
  { key: 'harga', title: 'Harga', kind: 'rupiah', total: true },
]
const TANPA_NOTA = COLUMNS.filter(({ key }) => key !== 'no_nota')

/** Which fields of the head the contract refuses; weights of the lines are whole milligrams here and were checked. */
const headErrors = (kepala: KepalaBeli, tanpaNota: boolean, wajibFoto: boolean) => {
  const { detail_barang: _, ...errors } = fieldErrors(beli.input, { ...kepala, detail_barang: [] })
  if (!tanpaNota) return errors
  const tanpaNik = kepala.nik === '' && dipilihDari(kepala).kode_member === '-'
  return {
    ...errors,
    ...(tanpaNik ? { nik: 'NIK Harus Diisi' } : {}),
    ...(wajibFoto && !kepala.foto_identitas ? { foto_identitas: FOTO_IDENTITAS_HARUS } : {}),
  }
}

const tanpaNota = (barang: readonly Dinilai[]): boolean => barang.some((one) => one.kode_barcode === undefined)

/** A piece that was found by its nota, and with the first one its customer. */
const denganNota = ({ kepala, barang }: Isi, row: Dinilai): Isi => {
  const pemilik = kepala.nama_customer === '' && row.nota ? pemilikNota(row.nota) : null
  return { barang: [...barang, row], kepala: { ...kepala, ...pemilik } }
}

const useSave = (draft: Draft<Isi>) => {
  const { kepala, barang } = draft.value
  const wajibFoto = usePara()('beli_foto_identitas') === 'YA'
  const head = useFields(
    kepala,
    (patch) => draft.set((now) => ({ ...now, kepala: { ...now.kepala, ...patch } })),
    (isi) => headErrors(isi, tanpaNota(barang), wajibFoto),
  )
  const { submit, ...rest } = useSubmit(draft, beli, {
    slip: ({ data }): OutputOf<typeof getBeli> => data,
    changes: [listBeli, saldoUang, batasSaya],
    reckon: async () => {
      const dulu = draft.inHand().value.barang
      const ulang = await nilaiUlang(dulu)
      draft.set((now) => ({ ...now, barang: ulang(now.barang) }))
      return nilaiBerubah(dulu, ulang(dulu))
    },
  })
  const save = () => {
    if (barang.length === 0 || !head.valid()) return
    void submit({ ...kepala, detail_barang: [...barang], otorisasi: null })
  }
  return { ...rest, save, head }
}

/** Buying from a customer, what the shop sold him by its nota or without one: who, which pieces, what is paid; OWN or SU agree, the cashier validates. */
export default function TransaksiPembelianScreen() {
  const sendiri = useSalesSendiri()
  const draft = useDraft<Isi>('transaksi_pembelian', { ...BLANK, kepala: { ...BLANK.kepala, kode_sales: sendiri } })
  useIsiSendiri(draft, sendiri)
  const { save, busy, head, shown, show } = useSave(draft)
  const { kepala, barang } = draft.value
  const batas = useBatasBeliFact(jumlah(barang, 'harga'), usePara()('validasi_pembelian') === 'YA')
  return (
    <DokumenPage
      path={['Pembelian', 'Transaksi Pembelian']}
      draft={draft}
      summary={(isi) => `${isi.barang.length} barang dari ${isi.kepala.nama_customer || '-'}`}
      bar={{
        write: beli,
        facts: [
          pcsFact('Barang', barang),
          { label: 'Berat', value: cellText('gram', jumlahBerat(barang)), unit: 'g' },
          { label: 'Menurut aturan', value: cellText('rupiah', jumlah(barang, 'harga_hitung')) },
          ...batas,
        ],
        total: { label: 'Dibayar', prefix: 'Rp.', value: cellText('rupiah', jumlah(barang, 'harga')) },
        busy,
        disabled: barang.length === 0,
        onSave: save,
        onCancel: () => void draft.cancel(),
      }}
    >
      {/* A head is filled in to its end: only then is a nota scanned, or a line entered. */}
      <div data-berurut>
        <Card>
          <Pembeli head={head} kepala={kepala} tanpaNota={tanpaNota(barang)} />
        </Card>
      </div>
      <PindaiNota barang={barang} onTambah={(row) => draft.set((now) => denganNota(now, row))} />
      <EntryLines
        columns={barang.some((one) => one.nota) ? COLUMNS : TANPA_NOTA}
        rows={barang}
        onRows={(rows) => draft.set((now) => ({ ...now, barang: rows }))}
        label={(row) => row.nama_barang}
        noun="barang"
        emptyText="Data Barang Kosong"
        addText="Tambah Barang"
        dialog={(entry) => <BarangBeli {...entry} />}
      />
      {shown && <SlipBeli {...shown} onClose={() => show(null)} />}
    </DokumenPage>
  )
}
