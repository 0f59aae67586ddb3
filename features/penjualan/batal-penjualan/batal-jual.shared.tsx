/** Undoing a sale, from wherever it is shown: why, how its money goes back, and which of its pieces lie here again. */
import type { OutputOf } from '@kencana/contract'
import { gramText, miligram, PindaiField, rupiahText, useFields, useSend } from '@kencana/screens'
import { CheckField, FieldGrid, FormModal, GramField, IconCheck, TextField } from '@kencana/ui'
import { useEffect, useRef, useState } from 'react'
import { type BarisBayar, sepertiDatang, usePembayaran } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { lewatBank } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { BagianPembayaran } from '../../keuangan/pembayaran/pembayaran.shared.tsx'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { batasSaya } from '../../pengaturan/batas/batas.contract.ts'
import { bukaJual, getJual, listJual, type Nota } from '../transaksi-penjualan/nota.contract.ts'
import { batalJual } from '../transaksi-penjualan/transaksi-penjualan.contract.ts'
import css from './batal-penjualan.module.css'

/** Lists that change with a sale, taken up or taken back. */
export const PENJUALAN_CHANGES = [bukaJual, listJual, getJual, saldoUang, batasSaya]

type Bayar = Nota['pembayaran'][number]

/** What came as money: the rest is no money to give back. */
const uang = ({ pembayaran }: Nota): Bayar[] => pembayaran.filter((one) => one.ref === '-' && one.arah === 'MASUK')

/** The rows that give it back as it came, one of each way. */
const sebagaimanaDatang = (nota: Nota | null): BarisBayar[] => sepertiDatang(nota?.status === 'DONE' ? uang(nota) : [])

const cara = (rows: readonly BarisBayar[]): string =>
  rows
    .map((one) => `${one.cara_bayar} ${one.no_rekening} ${one.jumlah}`)
    .toSorted()
    .join()

const BLANK = {
  alasan: '',
  void_edc: false,
  kembali: [] as readonly string[],
  /** By barcode, as typed. */
  berat: {} as Readonly<Record<string, string>>,
}

/** Pieces that come back from a platform's buyer. */
const lewatKurir = (nota: Nota | null): Nota['barang'] =>
  nota?.status === 'DONE' && nota.kode_marketplace !== null ? nota.barang : []

/** Those that were weighed; the server names the first that was not. */
const ditimbang = (nota: Nota, berat: typeof BLANK.berat) =>
  lewatKurir(nota).flatMap(({ kode_barcode }) => {
    const typed = berat[kode_barcode] ?? ''
    return typed === '' ? [] : [{ kode_barcode, berat: miligram(typed) }]
  })

/**
 * The form that undoes a sale: money as it came unless said otherwise, pieces scanned back where a bon of it was printed.
 * @param done told what is left of it
 */
export const useBatalJual = (awal: Nota | null, done: (answer: OutputOf<typeof batalJual>) => void) => {
  const [nota, setNota] = useState(awal)
  const [isi, setIsi] = useState(BLANK)
  const [rows, setRows] = useState(() => sebagaimanaDatang(awal))
  const datang = sebagaimanaDatang(nota)
  const jumlah = datang.reduce((sum, one) => sum + (one.jumlah ?? 0), 0)
  const bayar = usePembayaran(rows, setRows, { jumlah, keluar: true })
  const [tertinggal, setTertinggal] = useState(false)
  const belum =
    nota?.status === 'OPEN' && nota.bon ? nota.barang.filter((one) => !isi.kembali.includes(one.kode_barcode)) : []
  const { field, valid } = useFields(
    isi,
    (patch) => setIsi((now) => ({ ...now, ...patch })),
    ({ alasan }) => (alasan.trim() === '' ? { alasan: 'Alasan Harus Diisi' } : {}),
  )
  const { busy, submit } = useSend(batalJual, {
    changes: PENJUALAN_CHANGES,
    note: ({ no_batal }) => no_batal ?? undefined,
    done,
  })
  const pilih = (baru: Nota | null) => {
    setNota(baru)
    setIsi(BLANK)
    setTertinggal(false)
    setRows(sebagaimanaDatang(baru))
  }
  const save = () => {
    const pembayaran = bayar.baca()
    setTertinggal(belum.length > 0)
    if (!nota || !valid() || !pembayaran || belum.length > 0) return
    const timbang = ditimbang(nota, isi.berat)
    const { no_faktur_jual, versi } = nota
    const { alasan, void_edc, kembali } = isi
    void submit({
      no_faktur_jual,
      versi,
      alasan,
      ...(kembali.length > 0 ? { kode_barcode: [...kembali] } : {}),
      ...(timbang.length > 0 ? { timbang } : {}),
      pembayaran: cara(rows) === cara(datang) ? [] : pembayaran,
      void_edc,
      otorisasi: null,
    })
  }
  /** A piece of this sale that lies here again. @returns whether it is one */
  const pindai = (kode: string): boolean => {
    setTertinggal(false)
    const ada = nota?.barang.some((one) => one.kode_barcode === kode) ?? false
    if (ada) setIsi((now) => ({ ...now, kembali: [...new Set([...now.kembali, kode])] }))
    return ada
  }
  return {
    nota,
    pilih,
    alasan: field('alasan'),
    voidEdc: field('void_edc'),
    berat: isi.berat,
    timbang: (kode: string, berat: string) => setIsi((now) => ({ ...now, berat: { ...now.berat, [kode]: berat } })),
    bayar,
    jumlah,
    belum,
    tertinggal,
    pindai,
    save,
    busy,
  }
}

type Batal = ReturnType<typeof useBatalJual>

/** Pieces of an open sale whose bon was printed: each is scanned back, or the customer has it. */
function PindaiKembali({
  nota,
  belum,
  tertinggal,
  pindai,
}: { nota: Nota } & Pick<Batal, 'belum' | 'tertinggal' | 'pindai'>) {
  const [salah, setSalah] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (tertinggal) field.current?.focus()
  }, [tertinggal])
  const kata = tertinggal
    ? `Pindai Dulu ${belum.length} Barang Yang Belum Kembali`
    : salah !== '' && `Barang ${salah} bukan dari faktur ini`
  return (
    <section aria-label="Barang kembali">
      <p>Bon sudah dicetak: pindai kembali setiap barangnya.</p>
      <PindaiField
        ref={field}
        autoFocus
        failed={kata !== false}
        result={kata || undefined}
        onScan={(kode) => setSalah(pindai(kode) ? '' : kode)}
      />
      <ul className={css.kembali}>
        {nota.barang.map((one) => (
          <li key={one.kode_barcode} data-kembali={!belum.includes(one) || undefined}>
            <span className="k-mono">{one.kode_barcode}</span>
            <span>{one.nama_barang}</span>
            <span>{belum.includes(one) ? 'belum dipindai' : <IconCheck />}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a courier brought back, weighed before its sale is undone. */
function TimbangKembali({ nota, berat, timbang }: { nota: Nota } & Pick<Batal, 'berat' | 'timbang'>) {
  const barang = lewatKurir(nota)
  if (barang.length === 0) return null
  return (
    <FieldGrid columns={2}>
      {barang.map(({ kode_barcode, nama_barang }, at) => (
        <GramField
          key={kode_barcode}
          name={`${kode_barcode}_berat`}
          label={`Berat ${kode_barcode} ${nama_barang}`}
          required
          autoFocus={at === 0}
          value={berat[kode_barcode] ?? ''}
          onChange={(baru) => timbang(kode_barcode, baru)}
        />
      ))}
    </FieldGrid>
  )
}

/** What is asked before a sale is undone. */
export function IsiBatal({ batal, hariIni }: { batal: Batal; hariIni: string }) {
  const { nota, alasan, voidEdc, bayar, jumlah } = batal
  if (!nota) return null
  const kartu = uang(nota).some((one) => lewatBank(one.cara_bayar) && one.biaya > 0) && nota.tgl_system === hariIni
  const perluPindai = nota.status === 'OPEN' && nota.bon
  return (
    <div className={css.isi}>
      {perluPindai && <PindaiKembali {...batal} nota={nota} />}
      <TimbangKembali {...batal} nota={nota} />
      <TextField
        {...alasan}
        label="Alasan"
        required
        autoFocus={!perluPindai && lewatKurir(nota).length === 0}
        maxLength={200}
      />
      {jumlah > 0 && <BagianPembayaran {...bayar.bagian} judul="Uang Kembali" kbd="F6" />}
      {kartu && <CheckField {...voidEdc} label="VOID EDC: pembayaran kartu ditarik di mesinnya hari ini" />}
    </div>
  )
}

/** The dialog that undoes one sale. */
export function BatalkanJual({ nota, hariIni, onClose }: { nota: Nota; hariIni: string; onClose: () => void }) {
  const batal = useBatalJual(nota, onClose)
  const open = nota.status === 'OPEN'
  return (
    <FormModal
      title={open ? 'Tolak Penjualan' : 'Batal Penjualan'}
      titleNote={<span className="k-mono k-dim">{nota.no_faktur_jual}</span>}
      size={680}
      busy={batal.busy}
      kind="danger"
      saveText={open ? 'Tolak Penjualan' : 'Batalkan Penjualan'}
      cancelText="Tidak"
      onClose={onClose}
      onSave={batal.save}
    >
      <p className={css.apa}>
        {nota.pcs} barang {gramText(nota.berat)}, {rupiahText(nota.tagihan)}
        {open ? ' tidak jadi dijual, barangnya kembali tersedia.' : ' dibukukan kembali, barangnya kembali ke bakinya.'}
      </p>
      <IsiBatal batal={batal} hariIni={hariIni} />
    </FormModal>
  )
}
