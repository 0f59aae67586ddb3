import { formatDesimal, jumlah, type Persentase, parsePersen, rp } from '@kencana/ledger'
import {
  call,
  DokumenPage,
  type Draft,
  EntryLines,
  fieldErrors,
  hargaBerubah,
  query,
  rupiahText,
  showError,
  useDraft,
  useFields,
  useSubmit,
  useUser,
} from '@kencana/screens'
import { Card, type Column, cellText, popup } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { faktaKas } from '../../keuangan/uang/saldo-kas.shared.tsx'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { useIsiSendiri, useSalesSendiri } from '../../master/sales/sales-sendiri.shared.tsx'
import { batasSaya } from '../../pengaturan/batas/batas.contract.ts'
import { useBatasFact } from '../../pengaturan/batas/batas.shared.tsx'
import { BarangHutang, type Jaminan } from './barang-hutang.part.tsx'
import { hitungBunga, tambahBulan } from './bunga.contract.ts'
import { bukaHutang } from './hutang.contract.ts'
import { BLANK_HEAD, type KepalaHutang, Peminjam, Syarat } from './kepala-hutang.part.tsx'
import { SlipHutang } from './slip-hutang.shared.tsx'
import { hitungHutang, simpanFotoHutang, simpanHutang, syaratBaru } from './transaksi-hutang.contract.ts'
import css from './transaksi-hutang.module.css'

interface Isi {
  kepala: KepalaHutang
  barang: readonly Jaminan[]
}

const BLANK: Isi = { kepala: BLANK_HEAD, barang: [] }

const COLUMNS: readonly Column<Jaminan>[] = [
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'kode_group', title: 'Kategori', yields: 1 },
  { key: 'kadar', title: 'Kadar', yields: 3 },
  { key: 'kondisi_pinjaman', title: 'Kondisi', yields: 4 },
  { key: 'jumlah', title: 'Jumlah', kind: 'int', total: true, yields: 5 },
  { key: 'berat_kotor', title: 'Berat Kotor (g)', kind: 'gram', yields: 6 },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true, yields: 2 },
  { key: 'taksiran', title: 'Taksiran', kind: 'rupiah', total: true },
]

/** Photos go once there is a number; a loan stays taken when one of its photos is refused. */
const kirimFoto = async ({ kepala, barang }: Isi, no_hutang: string) => {
  const semua = barang.flatMap(({ foto }, at) => foto.map((one) => ({ urut: at + 1, foto: one })))
  if (kepala.foto_identitas !== null) semua.push({ urut: 0, foto: kepala.foto_identitas })
  for (const { urut, foto } of semua) await call(simpanFotoHutang, { no_hutang, urut, foto }).catch(showError)
}

/** Prices changed since the items were entered: they get today's, and the person is told which. */
const hitungUlang = async (draft: Draft<Isi>, pesan: string) => {
  const dulu = draft.inHand().value.barang
  const barang = await Promise.all(
    dulu.map(async (one) => ({
      ...one,
      taksiran: (
        await call(hitungHutang, { kode_group: one.kode_group, kadar: one.kadar, berat: one.berat / 1000 } as never)
      ).taksiran as number,
    })),
  )
  draft.set((now) => ({ ...now, barang }))
  const berubah = barang.filter((one, at) => one.taksiran !== dulu[at]?.taksiran)
  popup('info', pesan, berubah.map((one) => `${one.nama_barang} sekarang ${rupiahText(one.taksiran)}`).join('\n'))
}

const useSyarat = ({ bunga_persen, lama, jumlah_hutang }: KepalaHutang, hari: string) => {
  const toko = useQuery(query(syaratBaru, {})).data
  if (!toko) return null
  const bulan = lama ?? toko.lama
  let persen: Persentase = toko.bunga_persen
  try {
    if (bunga_persen !== '') persen = parsePersen(bunga_persen)
  } catch {
    // What is wrong with it is told at its field.
  }
  const tgl_jatuh_tempo = tambahBulan(hari, bulan)
  const syarat = { ...toko, bunga_persen: persen, jumlah_hutang: rp(jumlah_hutang ?? 0), mulai: hari, tgl_jatuh_tempo }
  return { toko, bulan, persen, tgl_jatuh_tempo, bunga: hitungBunga(syarat, tgl_jatuh_tempo).bunga }
}

const useSave = (draft: Draft<Isi>, syarat: ReturnType<typeof useSyarat>) => {
  const { kepala, barang } = draft.value
  const [tanpaFoto, setTanpaFoto] = useState(false)
  const isian = (isi: KepalaHutang) => ({
    ...isi,
    // As it stands there: what is no rate is none of the shop's.
    bunga_persen: isi.bunga_persen === '' ? (syarat?.persen ?? 0) / 10_000 : isi.bunga_persen,
    lama: syarat?.bulan ?? 0,
  })
  const head = useFields(
    kepala,
    (patch) => draft.set((now) => ({ ...now, kepala: { ...now.kepala, ...patch } })),
    (isi) => {
      const { detail_barang: _, ...errors } = fieldErrors(simpanHutang.input, { ...isian(isi), detail_barang: [] })
      return isi.nik === '' && isi.identitas === '' ? { ...errors, nik: 'NIK Harus Diisi' } : errors
    },
  )
  const { submit, ...rest } = useSubmit(draft, simpanHutang, {
    slip: ({ data }) => data,
    changes: [bukaHutang, saldoUang, batasSaya],
    send: async (input, put) => {
      const isi = draft.inHand().value
      try {
        const answer = await put(input)
        await kirimFoto(isi, answer.no_hutang)
        return answer
      } catch (error) {
        if (!hargaBerubah(error)) throw error
        await hitungUlang(draft, error.message)
        return null
      }
    },
  })
  const save = () => {
    if (barang.length === 0 || !syarat) return
    const lengkap = head.valid()
    // Without it nobody validates it.
    setTanpaFoto(kepala.foto_identitas === null)
    if (!lengkap || kepala.foto_identitas === null) return
    const { foto_identitas: _, identitas: __, ...rows } = kepala
    void submit({
      ...rows,
      jumlah_hutang: rp(kepala.jumlah_hutang ?? 0),
      bunga_persen: syarat.persen,
      lama: syarat.bulan,
      detail_barang: barang.map(({ foto: _foto, berat: _berat, ...one }) => ({ ...one, taksiran: rp(one.taksiran) })),
      otorisasi: null,
    })
  }
  return { ...rest, save, head, tanpaFoto }
}

const fakta = ({ kepala, barang }: Isi, syarat: ReturnType<typeof useSyarat>) => {
  const nilai = jumlah(barang, 'taksiran')
  const plafon = syarat ? Math.floor((nilai * syarat.toko.plafon_persen) / 1_000_000) : 0
  // How many pieces and how heavy stands under their list; here is what the money follows from.
  return [
    { label: 'Taksiran', value: cellText('rupiah', nilai) },
    { label: 'Plafon', value: cellText('rupiah', plafon) },
    ...(syarat
      ? [
          { label: 'Jatuh Tempo', value: syarat.tgl_jatuh_tempo },
          { label: 'Bunga', value: cellText('rupiah', syarat.bunga) },
          { label: 'Kembali', value: cellText('rupiah', (kepala.jumlah_hutang ?? 0) + syarat.bunga) },
        ]
      : []),
  ]
}

/** Taking goods in for a loan: who, which items, how much on which terms; somebody else weighs them again before money goes out. */
export default function TransaksiHutangScreen() {
  const sendiri = useSalesSendiri()
  const draft = useDraft<Isi>('transaksi_hutang', { ...BLANK, kepala: { ...BLANK.kepala, kode_sales: sendiri } })
  useIsiSendiri(draft, sendiri)
  const { kepala, barang } = draft.value
  const saldo = useQuery({ ...query(saldoUang, {}), staleTime: 0 }).data
  const syarat = useSyarat(kepala, useUser().tgl_system)
  const { save, busy, head, tanpaFoto, shown, show } = useSave(draft, syarat)
  const batas = useBatasFact('hutang', 'Hutang', kepala.jumlah_hutang ?? 0)
  return (
    <DokumenPage
      path={['Hutang', 'Transaksi Hutang']}
      draft={draft}
      summary={(isi) => `${isi.barang.length} barang dari ${isi.kepala.nama_customer || '-'}`}
      bar={{
        write: simpanHutang,
        facts: [...fakta(draft.value, syarat), ...faktaKas(saldo), ...batas],
        total: { label: 'Dipinjamkan', prefix: 'Rp.', value: cellText('rupiah', kepala.jumlah_hutang ?? 0) },
        busy,
        disabled: barang.length === 0,
        onSave: save,
        onCancel: () => void draft.cancel(),
      }}
    >
      <div data-berurut className={css.isian}>
        <Card>
          <Peminjam head={head} kepala={kepala} tanpaFoto={tanpaFoto} />
        </Card>
        <Card title="Hutang">
          <Syarat
            head={head}
            kepala={kepala}
            bunga={syarat ? formatDesimal(syarat.toko.bunga_persen / 10_000) : ''}
            lama={syarat ? `${syarat.toko.lama}` : ''}
          />
        </Card>
      </div>
      <EntryLines
        columns={COLUMNS}
        rows={barang}
        onRows={(rows) => draft.set((now) => ({ ...now, barang: rows }))}
        label={(row) => row.nama_barang}
        noun="barang"
        emptyText="Data Barang Kosong"
        addText="Tambah Barang"
        dialog={(entry) => <BarangHutang {...entry} />}
      />
      {shown && <SlipHutang {...shown} onClose={() => show(null)} />}
    </DokumenPage>
  )
}
