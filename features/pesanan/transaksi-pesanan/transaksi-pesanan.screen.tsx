import { jumlah, rp } from '@kencana/ledger'
import {
  type BarFact,
  call,
  DokumenPage,
  type Draft,
  EntryLines,
  fieldErrors,
  pcsFact,
  rupiahText,
  showError,
  useDraft,
  useFields,
  useSubmit,
  workedOut,
} from '@kencana/screens'
import { Card, type Column, cellText, FieldGrid, popup, RupiahField } from '@kencana/ui'
import { type BarisBayar, usePembayaran } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { SerahkanKasir, useLewatKasir } from '../../keuangan/pembayaran/kasir.shared.tsx'
import { BagianPembayaran } from '../../keuangan/pembayaran/pembayaran.shared.tsx'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { useJenisOptions } from '../../master/jenis/jenis.picker.tsx'
import { useIsiSendiri, useSalesSendiri } from '../../master/sales/sales-sendiri.shared.tsx'
import { kurangIdentitas, useDiminta } from '../../member/batas-lapor/kertas.shared.tsx'
import { dipilihDari } from '../../member/pelanggan/pelanggan.picker.tsx'
import { batasSaya } from '../../pengaturan/batas/batas.contract.ts'
import { useBatasFact } from '../../pengaturan/batas/batas.shared.tsx'
import { usePara } from '../../pengaturan/para-system/para-system.shared.tsx'
import { BarangPesanan, hargaBaris, type Wish } from './barang-pesanan.part.tsx'
import { BLANK_HEAD, type KepalaPesanan, Pemesan } from './pemesan.part.tsx'
import { SlipPesanan } from './slip-pesanan.shared.tsx'
import { listPesanan, simpanFotoPesanan, simpanPesanan } from './transaksi-pesanan.contract.ts'

interface Isi {
  kepala: KepalaPesanan
  barang: readonly Wish[]
  pembayaran: readonly BarisBayar[]
}

const BLANK: Isi = { kepala: BLANK_HEAD, barang: [], pembayaran: [] }

const COLUMNS: readonly Column<Wish>[] = [
  { key: 'deskripsi', title: 'Deskripsi', kind: 'name' },
  { key: 'kode_dept', title: 'Jenis' },
  { key: 'size', title: 'Size' },
  { key: 'kadar', title: 'Kadar' },
  { key: 'perkiraan_berat', title: 'Perkiraan (g)', kind: 'gram', total: true },
  { key: 'berat_customer', title: 'Emas Cust. (g)', kind: 'gram', total: true },
  { key: 'contoh', title: 'Contoh', value: ({ contoh }) => (contoh === '-' ? '' : contoh) },
  { key: 'kunci_harga', title: 'Kunci', value: ({ kunci_harga }) => (kunci_harga ? 'YA' : '') },
  { key: 'ongkos', title: 'Ongkos', kind: 'rupiah', total: true },
  { key: 'sub_total', title: 'Total (Rp)', kind: 'rupiah', total: true },
]

/** Which fields of the head the contract refuses; the lines were checked one by one. */
const headErrors = (kepala: KepalaPesanan, perluIdentitas: boolean, total: number) => {
  const titip_diminta = kepala.titip_diminta ?? undefined
  const { detail_barang: _, ...salah } = fieldErrors(simpanPesanan.input, {
    ...kepala,
    titip_diminta,
    detail_barang: [],
  })
  const lebih = (titip_diminta ?? 0) > total && total > 0
  const errors = lebih ? { titip_diminta: 'Titip Uang Melebihi Total Harga Pesanan', ...salah } : salah
  if (!perluIdentitas) return errors
  const { alamat: _alamat, ...kurang } = kurangIdentitas({
    ...kepala,
    ...dipilihDari(kepala),
    alamat: kepala.alamat_customer,
  })
  return { ...kurang, ...errors }
}

/** The photos of the wishes, each with the number that its order got. */
const fotoPesanan = (barang: readonly Wish[], pesanan: readonly { no_pesanan: string }[]) =>
  barang.flatMap(({ foto }, at) => {
    const no_pesanan = pesanan[at]?.no_pesanan
    return foto === null || no_pesanan === undefined ? [] : [() => call(simpanFotoPesanan, { no_pesanan, foto })]
  })

/** The lines at today's prices; those that came in meanwhile stay. @returns which are others now */
const hitungUlang = async (draft: Pick<Draft<Isi>, 'inHand' | 'set'>): Promise<string[]> => {
  const dulu = draft.inHand().value.barang
  const ulang = await workedOut(dulu, async (one) => ({ ...one, sub_total: (await hargaBaris(one)).sub_total }))
  const changed = ulang(dulu).filter((one, at) => one.sub_total !== dulu[at]?.sub_total)
  draft.set((now) => ({ ...now, barang: ulang(now.barang) }))
  return changed.map((one) => `${one.deskripsi} sekarang ${rupiahText(one.sub_total)}`)
}

/** A draft of an earlier visit at the prices of now. */
const segarkan = async (draft: Pick<Draft<Isi>, 'inHand' | 'set'>): Promise<void> => {
  const kata = await hitungUlang(draft)
  if (kata.length > 0) popup('info', 'Harga Berubah', kata.join('\n'))
}

const useSave = (draft: Draft<Isi>, lewatKasir: boolean) => {
  const { kepala, barang } = draft.value
  // A draft of before may hold some.
  const pembayaran = lewatKasir ? [] : draft.value.pembayaran
  const bayar = usePembayaran(pembayaran, (rows) => draft.set((now) => ({ ...now, pembayaran: rows })), {
    jumlah: jumlah(barang, 'sub_total'),
    bebas: true,
  })
  const [diminta, ditolak] = useDiminta(kepala)
  const lapor = Number(usePara()('batas_lapor') ?? Number.POSITIVE_INFINITY)
  const perluIdentitas = diminta || (bayar.dibayar > 0 && bayar.dibayar >= lapor)
  const head = useFields(
    kepala,
    (patch) => draft.set((now) => ({ ...now, kepala: { ...now.kepala, ...patch } })),
    (kini) => headErrors(kini, perluIdentitas, jumlah(barang, 'sub_total')),
  )
  const { submit, ...rest } = useSubmit(draft, simpanPesanan, {
    slip: ({ data }) => ({ ...data, tunai: bayar.lunas }),
    changes: [listPesanan, saldoUang, batasSaya],
    reckon: () => hitungUlang(draft),
    after: ditolak,
    photos: ({ data }) => fotoPesanan(barang, data.pesanan),
  })
  const save = () => {
    if (barang.length === 0) return
    const lengkap = head.valid()
    const dibayar = bayar.baca()
    if (!lengkap || !dibayar) return
    void submit({
      ...kepala,
      kode_customer: dipilihDari(kepala).kode_member,
      nik: kepala.nik ?? '',
      titip_diminta: lewatKasir ? rp(kepala.titip_diminta ?? 0) : undefined,
      detail_barang: [...barang],
      pembayaran: dibayar,
    })
  }
  return { ...rest, save, head, bayar, perluIdentitas }
}

/** Running totals of the form. */
const factsOf = (barang: readonly Wish[], titip: number, batas: readonly BarFact[]) => {
  const total = jumlah(barang, 'sub_total')
  return {
    facts: [
      pcsFact('Barang', barang),
      { label: 'Perkiraan Berat', value: cellText('gram', jumlah(barang, 'perkiraan_berat')), unit: 'g' },
      { label: 'Titip Uang', value: cellText('rupiah', titip), ...(titip > total ? { tone: 'red' as const } : {}) },
      { label: 'Sisa', value: cellText('rupiah', total - titip) },
      ...batas,
    ],
    total: { label: 'Total Harga', prefix: 'Rp.', value: cellText('rupiah', total) },
  }
}

/** What the cashier is to ask for. */
function DimintaKasir({ head: { field } }: { head: Pick<ReturnType<typeof useFields<KepalaPesanan>>, 'field'> }) {
  const { value, ...diminta } = field('titip_diminta')
  return (
    <FieldGrid columns={3}>
      <RupiahField {...diminta} value={value ?? null} label="Titip Uang Di Kasir" hint="Kosong: tanpa titipan." />
    </FieldGrid>
  )
}

/** Taking orders: who, by when, each wish with its price, and what is paid ahead. */
export default function TransaksiPesananScreen() {
  const sendiri = useSalesSendiri()
  const blank = { ...BLANK, kepala: { ...BLANK.kepala, kode_sales: sendiri } }
  const draft = useDraft<Isi>('pesanan_baru', blank, (hand) => void segarkan(hand).catch(showError))
  useIsiSendiri(draft, sendiri)
  const lewatKasir = useLewatKasir()
  const { save, busy, head, shown, show, bayar, perluIdentitas } = useSave(draft, lewatKasir)
  const { kepala, barang } = draft.value
  const batas = useBatasFact('emas_sendiri', 'Emas Cust.', jumlah(barang, 'berat_customer'))
  // The dialog's first choice is there when it opens: whoever types at once finds it.
  useJenisOptions()
  return (
    <DokumenPage
      path={['Pesanan', 'Transaksi Pesanan']}
      draft={draft}
      summary={(isi) => `${isi.barang.length} barang untuk ${isi.kepala.nama_customer || '-'}`}
      bar={{
        write: simpanPesanan,
        ...factsOf(barang, lewatKasir ? (kepala.titip_diminta ?? 0) : bayar.dibayar, batas),
        busy,
        disabled: barang.length === 0,
        onSave: save,
        onCancel: () => void draft.cancel(),
      }}
    >
      <Card>
        <Pemesan
          head={head}
          kepala={kepala}
          contohToko={barang.some((one) => one.contoh === 'TOKO')}
          perluIdentitas={perluIdentitas}
        />
      </Card>
      <EntryLines
        columns={COLUMNS}
        rows={barang}
        onRows={(rows) => draft.set((now) => ({ ...now, barang: rows }))}
        label={(row) => row.deskripsi}
        noun="barang"
        emptyText="Data Barang Masih Kosong"
        addText="Tambah Barang"
        dialog={(entry) => <BarangPesanan {...entry} />}
      />
      <Card>
        {lewatKasir ? (
          <SerahkanKasir
            judul="Titip Uang"
            dimana="Isi jumlahnya bila customer mau titip: pesanan ini menunggu di antrean kasir."
          >
            <DimintaKasir head={head} />
          </SerahkanKasir>
        ) : (
          <BagianPembayaran {...bayar.bagian} judul="Titip Uang" kbd="F4" />
        )}
      </Card>
      {shown && <SlipPesanan {...shown} onClose={() => show(null)} />}
    </DokumenPage>
  )
}
