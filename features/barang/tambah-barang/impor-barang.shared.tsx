import { call, mutation, query, SheetFile, showError, useSheetFile, useUser, WrongRows } from '@kencana/screens'
import { Banner, Button, cellText, downloadFile, Modal, popup } from '@kencana/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useBakiTambahOptions } from '../../master/baki/baki.picker.tsx'
import { useJenisOptions } from '../../master/jenis/jenis.picker.tsx'
import { useKadarOptions } from '../../master/kadar/kadar.picker.tsx'
import { PilihSumber } from './sumber-barang.part.tsx'
import { imporBarang, KOLOM_IMPOR, periksaImpor, STOK_AWAL, sumberBarang } from './tambah-barang.contract.ts'
import css from './tambah-barang.module.css'

type Hasil = Awaited<ReturnType<typeof call<typeof periksaImpor>>>

const KEPALA = [
  'KODE JENIS',
  'KODE BAKI',
  'NAMA BARANG',
  'BERAT',
  'KADAR',
  'KADAR CETAK',
  'TIPE BARANG',
  'KODE INTERN',
  'BARCODE LAMA',
]

type Kode = ReturnType<typeof useJenisOptions>['options']

/** An example in codes of this shop, and in others' where it has none yet. */
const contohBaris = (kode: Record<'jenis' | 'baki' | 'kadar', { options: Kode }>): (string | number)[] => {
  const [jenis, baki, kadar] = [kode.jenis, kode.baki, kode.kadar].map(({ options }) => options[0]?.kode)
  const tanda = kadar === undefined ? '700' : ''
  return [jenis ?? 'CIN', baki ?? 'CN01', 'CINCIN MILANO', 3.485, kadar ?? '16K', tanda, 'SP', 'MIL-16-034', '0004711']
}

const daftar = (nama: string, kepala: string, kode: Kode) => ({
  nama,
  head: [kepala, 'NAMA'],
  rows: kode.map((one) => [one.kode, one.nama ?? '']),
})

/** The sheet to fill in, with an example and the codes of this shop on sheets of their own: only the first one is read. */
const useContoh = () => {
  const jenis = useJenisOptions()
  const baki = useBakiTambahOptions()
  const kadar = useKadarOptions()
  return async () => {
    const { sheetsFile } = await import('@kencana/reports/sheet')
    const file = await sheetsFile([
      { nama: 'ISI DI SINI', head: KEPALA, rows: [] },
      { nama: 'CONTOH', head: KEPALA, rows: [contohBaris({ jenis, baki, kadar })] },
      daftar('KODE JENIS', 'KODE JENIS', jenis.options),
      daftar('KODE BAKI', 'KODE BAKI', baki.options),
      daftar('KADAR', 'KADAR', kadar.options),
    ])
    downloadFile('contoh-stok-awal.xlsx', file)
  }
}

/** How many of them are told, and of each how many rows; the rest is a number. */
const KEMBAR_DISEBUT = 5

const sebagian = (semua: readonly (string | number)[], antara: string): string => {
  const lain = semua.length - KEMBAR_DISEBUT
  return `${semua.slice(0, KEMBAR_DISEBUT).join(antara)}${lain > 0 ? `${antara}dan ${lain} lagi` : ''}`
}

/** Codes that several pieces would have: whoever meant it goes on. */
function Kembar({ kembar }: Pick<Hasil, 'kembar'>) {
  if (kembar.length === 0) return null
  const sebut = kembar.map(
    ({ kode_intern, baris, sudah_ada }) =>
      `${kode_intern} di baris ${sebagian(baris, ', ')}${sudah_ada ? ' dan di toko' : ''}`,
  )
  return (
    <Banner tone="amber">
      {`Kode intern yang sama: ${sebagian(sebut, '; ')}. Boleh disimpan bila memang begitu.`}
    </Banner>
  )
}

const g = (berat: number): string => `${cellText('gram', berat)} g`

const biasanya = (biasa: Hasil['janggal'][number]['biasa']): string => {
  if (biasa === null) return ''
  const { dari, sampai } = biasa
  return dari === sampai ? ` (biasanya sekitar ${g(dari)})` : ` (biasanya ${g(dari)} sampai ${g(sampai)})`
}

/** Weights that are rarely meant: a sign of thousands that should be one of decimals. */
function Janggal({ janggal }: Pick<Hasil, 'janggal'>) {
  if (janggal.length === 0) return null
  const sebut = janggal.map(
    ({ baris, kode_dept, berat, biasa }) => `baris ${baris} ${kode_dept} ${g(berat)}${biasanya(biasa)}`,
  )
  return (
    <Banner tone="amber">
      {`Berat yang tidak biasa: ${sebagian(sebut, '; ')}. Periksa titik dan komanya, boleh disimpan bila memang begitu.`}
    </Banner>
  )
}

function Jumlah({ hasil }: { hasil: Hasil }) {
  return (
    <>
      <div className={css.jumlah}>
        <span>
          Benar <b>{cellText('int', hasil.pcs)}</b> pcs <b>{cellText('gram', hasil.berat)}</b> g
        </span>
        {hasil.per_baki.map((baki) => (
          <span key={baki.kode_baki}>
            {baki.kode_baki} <b>{cellText('int', baki.pcs)}</b> pcs <b>{cellText('gram', baki.berat)}</b> g
          </span>
        ))}
      </div>
      <div className={css.jumlah}>
        {hasil.per_kategori.map((one) => (
          <span key={one.kode_group}>
            {one.kode_group} <b>{cellText('int', one.pcs)}</b> pcs <b>{cellText('gram', one.berat)}</b> g{' '}
            <b>Rp {cellText('rupiah', one.harga_total)}</b>
          </span>
        ))}
      </div>
      <Kembar kembar={hasil.kembar} />
      <Janggal janggal={hasil.janggal} />
      <WrongRows salah={hasil.salah} />
    </>
  )
}

const useBerkas = () => {
  const [sumber, setSumber] = useState<string>(STOK_AWAL)
  // Rows are checked for the source that was just chosen, before it is drawn.
  const dipilih = useRef(sumber)
  const sheet = useSheetFile(KOLOM_IMPOR, (baris) =>
    call(periksaImpor, { sumber: dipilih.current, baris }, { guarded: false }),
  )
  const ganti = (kode: string) => {
    dipilih.current = kode
    setSumber(kode)
    if (sheet.berkas) sheet.lagi(sheet.berkas.baris)
  }
  return { sumber, ganti, sheet }
}

/** Dispatches that the rows may be taken from, beside the opening stock. */
function SumberImpor({ sumber, ganti }: Pick<ReturnType<typeof useBerkas>, 'sumber' | 'ganti'>) {
  const { data = [] } = useQuery({ ...query(sumberBarang, {}), staleTime: 0 })
  if (!data.some((one) => one.pcs !== null)) return null
  return <PilihSumber sumber={data} values={{ sumber }} onChange={(patch) => ganti(String(patch.sumber))} />
}

/** New items from a sheet: everything is checked first, then all of it is entered or nothing. */
export function ImporBarang({ onClose, onSaved }: { onClose: () => void; onSaved: () => void }) {
  const { kode_toko } = useUser()
  const berkas = useBerkas()
  const contoh = useContoh()
  const { berkas: baris, hasil } = berkas.sheet
  const simpan = useMutation({
    ...mutation(imporBarang),
    meta: { silent: true },
    onError: (error) => showError(error),
    onSuccess: ({ message, no_tambah, pcs }) => {
      popup('success', message, `${no_tambah}, ${pcs} barang`)
      onSaved()
      onClose()
    },
  })
  const siap = baris !== null && hasil !== undefined && hasil.salah.length === 0 && hasil.pcs > 0
  return (
    <Modal
      title={berkas.sumber === STOK_AWAL ? 'Impor Stok Awal' : 'Impor Barang'}
      titleNote={<span className="k-dim">{kode_toko}</span>}
      size={640}
      busy={simpan.isPending}
      onClose={onClose}
      hint="Semua baris atau tidak sama sekali"
      actions={
        <>
          <Button onClick={onClose} disabled={simpan.isPending}>
            Batal
          </Button>
          <Button
            kind="primary"
            disabled={!siap}
            busy={simpan.isPending}
            busyText="Sedang Menyimpan"
            onClick={() => baris && simpan.mutate({ sumber: berkas.sumber, baris: baris.baris })}
          >
            Simpan {hasil && siap ? `${hasil.pcs} Barang` : ''}
          </Button>
        </>
      }
    >
      <div className={css.lembar}>
        <SumberImpor {...berkas} />
        <SheetFile sheet={berkas.sheet} unduh="Unduh contoh" onUnduh={() => void contoh()} />
        {hasil && <Jumlah hasil={hasil} />}
      </div>
    </Modal>
  )
}
