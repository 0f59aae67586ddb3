import type { InputOf } from '@kencana/contract'
import { call, mutation, query, showError, useUser, WrongRows } from '@kencana/screens'
import { Button, cellText, downloadFile, IconDownload, IconUpload, Modal, oops, popup } from '@kencana/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { PilihSumber } from './sumber-barang.part.tsx'
import { imporBarang, periksaImpor, STOK_AWAL, sumberBarang } from './tambah-barang.contract.ts'
import css from './tambah-barang.module.css'

type Masuk = InputOf<typeof imporBarang>
type Baris = Masuk['baris']
type Hasil = Awaited<ReturnType<typeof call<typeof periksaImpor>>>

/** The heads that are understood, and what else they may be called. */
const COLUMNS = {
  kode_dept: ['kode_jenis', 'jenis'],
  kode_baki: ['baki', 'kode_lokasi', 'kode_lokasi_toko'],
  nama_barang: ['nama'],
  berat: ['berat_g'],
  berat_asli: ['berat_asli_g'],
  kadar: [],
  kadar_cetak: [],
  kadar_modal: [],
  tipe_barang: ['tipe'],
  kode_intern: [],
  tujuan: [],
  nama_atribut: ['atribut'],
  berat_atribut: [],
  berat_plastik: [],
  berat_bandrol: [],
  harga_atribut: [],
  ongkos: [],
} as const

const CONTOH = [
  ['KODE JENIS', 'KODE BAKI', 'NAMA BARANG', 'BERAT', 'KADAR', 'KADAR CETAK', 'TIPE BARANG', 'KODE INTERN'],
  [['CIN', 'CN01', 'CINCIN MILANO', 3.485, '16K', '700', 'SP', 'MIL-16-034']],
] as const

const contoh = async () => {
  const { sheetFile } = await import('@kencana/reports/sheet')
  downloadFile('contoh-stok-awal.xlsx', await sheetFile(...CONTOH))
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
      <WrongRows salah={hasil.salah} />
    </>
  )
}

const useBerkas = () => {
  const [sumber, setSumber] = useState<string>(STOK_AWAL)
  const [baris, setBaris] = useState<{ nama: string; isi: Baris } | null>(null)
  const periksa = useMutation({
    mutationFn: (masuk: Masuk) => call(periksaImpor, masuk, { guarded: false }),
  })
  const pilih = async (file: File | undefined) => {
    if (!file) return
    setBaris(null)
    periksa.reset()
    try {
      const { readRows } = await import('@kencana/reports/sheet')
      const isi = await readRows(file, COLUMNS)
      setBaris({ nama: file.name, isi })
      periksa.mutate({ sumber, baris: isi })
    } catch (error) {
      oops(error instanceof Error ? error.message : 'Berkas Tidak Bisa Dibaca')
    }
  }
  const ganti = (kode: string) => {
    setSumber(kode)
    if (baris) periksa.mutate({ sumber: kode, baris: baris.isi })
  }
  return { sumber, ganti, baris, periksa, pilih }
}

/** Dispatches that the rows may be taken from, beside the opening stock. */
function SumberImpor({ sumber, ganti }: Pick<ReturnType<typeof useBerkas>, 'sumber' | 'ganti'>) {
  const { data = [] } = useQuery({ ...query(sumberBarang, {}), staleTime: 0 })
  if (!data.some((one) => one.pcs !== null)) return null
  return <PilihSumber sumber={data} values={{ sumber }} onChange={(patch) => ganti(String(patch.sumber))} />
}

function Berkas({ baris, periksa, pilih }: Omit<ReturnType<typeof useBerkas>, 'sumber' | 'ganti'>) {
  const file = useRef<HTMLInputElement>(null)
  return (
    <div className={css.jumlah}>
      <Button
        icon={<IconUpload />}
        busy={periksa.isPending}
        busyText="Sedang Memeriksa"
        onClick={() => file.current?.click()}
      >
        Pilih berkas Excel
      </Button>
      <Button kind="subtle" icon={<IconDownload />} onClick={() => void contoh()}>
        Unduh contoh
      </Button>
      {baris && <span>{`${baris.nama}, ${baris.isi.length} baris`}</span>}
      <input
        ref={file}
        type="file"
        accept=".xlsx"
        hidden
        tabIndex={-1}
        aria-label="Berkas Excel"
        onChange={(event) => {
          void pilih(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}

/** New items from a sheet: everything is checked first, then all of it is entered or nothing. */
export function ImporBarang({ onClose, onSaved }: { onClose: () => void; onSaved: () => void }) {
  const { kode_toko } = useUser()
  const berkas = useBerkas()
  const { baris, periksa } = berkas
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
  const hasil = periksa.data
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
            onClick={() => baris && simpan.mutate({ sumber: berkas.sumber, baris: baris.isi })}
          >
            Simpan {hasil && siap ? `${hasil.pcs} Barang` : ''}
          </Button>
        </>
      }
    >
      <div className={css.lembar}>
        <SumberImpor {...berkas} />
        <Berkas {...berkas} />
        {hasil && <Jumlah hasil={hasil} />}
      </div>
    </Modal>
  )
}
