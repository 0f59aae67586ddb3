/** Undoing a sale, from wherever it is shown: why, how its money goes back, and which of its pieces lie here again. */
import { gramText, miligram, noReason, rupiahText, type ShownSlip, useFields, useSend } from '@kencana/screens'
import { FieldGrid, FormModal, GramField, TextField } from '@kencana/ui'
import { useState } from 'react'
import { dariLabel } from '../../barang/data-barang/barcode-lama.shared.tsx'
import { type BarisBayar, sepertiDatang, usePembayaran } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { BagianPembayaran } from '../../keuangan/pembayaran/pembayaran.shared.tsx'
import { VoidEdc } from '../../keuangan/pembayaran/void-edc.shared.tsx'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { useAktifkanBaki } from '../../master/baki/aktifkan-baki.shared.tsx'
import { batasSaya } from '../../pengaturan/batas/batas.contract.ts'
import { FotoResi } from '../resi-marketplace/resi-marketplace.shared.tsx'
import { bukaJual, getJual, listJual, type Nota } from '../transaksi-penjualan/nota.contract.ts'
import { batalJual } from '../transaksi-penjualan/transaksi-penjualan.contract.ts'
import css from './batal-penjualan.module.css'
import type { BuktiBatal } from './bukti-batal.contract.ts'
import { PindaiKembali } from './pindai-kembali.part.tsx'
import { SlipBatalJual } from './slip-batal.shared.tsx'

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
  /** What was not scanned is told to be gone. */
  hilang: false,
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

/** Of an open sale whose bon was printed, what was not scanned back. */
const belumKembali = (nota: Nota | null, kembali: readonly string[]): Nota['barang'] =>
  nota?.status === 'OPEN' && nota.bon ? nota.barang.filter((one) => !kembali.includes(one.kode_barcode)) : []

/** The paper of what was just undone. @param done once it is closed */
const useKertas = (done: () => void) => {
  const [bukti, tampilkan] = useState<ShownSlip<BuktiBatal> | null>(null)
  const tutup = () => {
    tampilkan(null)
    done()
  }
  return { kertas: bukti && <SlipBatalJual {...bukti} onClose={tutup} />, tampilkan }
}

/**
 * The form that undoes a sale: money as it came unless said otherwise, pieces scanned back where a bon of it was printed.
 * @param done once it is over, its paper too
 */
export const useBatalJual = (awal: Nota | null, done: () => void) => {
  const [nota, setNota] = useState(awal)
  const [isi, setIsi] = useState(BLANK)
  const [rows, setRows] = useState(() => sebagaimanaDatang(awal))
  const datang = sebagaimanaDatang(nota)
  const jumlah = datang.reduce((sum, one) => sum + (one.jumlah ?? 0), 0)
  const bayar = usePembayaran(rows, setRows, { jumlah, keluar: true })
  const [tertinggal, setTertinggal] = useState(false)
  const { kertas, tampilkan } = useKertas(done)
  const belum = belumKembali(nota, isi.kembali)
  const { field, valid } = useFields(isi, (patch) => setIsi((now) => ({ ...now, ...patch })), noReason)
  const { busy, submit } = useSend(batalJual, {
    changes: PENJUALAN_CHANGES,
    send: useAktifkanBaki(),
    note: ({ no_batal }) => no_batal ?? undefined,
    olehKertas: nota?.status === 'DONE',
    done: ({ bukti: slip, message }) => (slip ? tampilkan({ slip, message }) : done()),
  })
  const pilih = (baru: Nota | null) => {
    setNota(baru)
    setIsi(BLANK)
    setTertinggal(false)
    setRows(sebagaimanaDatang(baru))
  }
  const save = () => {
    const pembayaran = bayar.baca()
    const kurang = belum.length > 0 && !isi.hilang
    setTertinggal(kurang)
    if (!nota || !valid() || !pembayaran || kurang) return
    const timbang = ditimbang(nota, isi.berat)
    const { no_faktur_jual, versi } = nota
    const { alasan, void_edc, kembali } = isi
    void submit({
      no_faktur_jual,
      versi,
      alasan,
      ...(kembali.length > 0 ? { kode_barcode: [...kembali] } : {}),
      ...(belum.length > 0 ? { hilang: belum.map((one) => one.kode_barcode) } : {}),
      ...(timbang.length > 0 ? { timbang } : {}),
      pembayaran: cara(rows) === cara(datang) ? [] : pembayaran,
      void_edc,
      otorisasi: null,
    })
  }
  /** A piece of this sale that lies here again. @returns whether it is one */
  const pindai = async (kode: string): Promise<boolean> => {
    setTertinggal(false)
    const satu = await dariLabel(kode, (one) => nota?.barang.find(({ kode_barcode }) => kode_barcode === one))
    if (satu) setIsi((now) => ({ ...now, kembali: [...new Set([...now.kembali, satu.kode_barcode])] }))
    return satu !== undefined
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
    hilang: isi.hilang,
    setHilang: (hilang: boolean) => setIsi((now) => ({ ...now, hilang })),
    pindai,
    save,
    busy,
    kertas,
  }
}

type Batal = ReturnType<typeof useBatalJual>

/** What a courier brought back, weighed before its sale is undone. */
function TimbangKembali({ nota, berat, timbang }: { nota: Nota } & Pick<Batal, 'berat' | 'timbang'>) {
  const barang = lewatKurir(nota)
  if (barang.length === 0) return null
  return (
    <>
      <FotoResi no_faktur_jual={nota.no_faktur_jual} />
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
    </>
  )
}

/** What is asked before a sale is undone. */
export function IsiBatal({ batal, hariIni }: { batal: Batal; hariIni: string }) {
  const { nota, alasan, voidEdc, bayar, jumlah } = batal
  if (!nota) return null
  const perluPindai = nota.status === 'OPEN' && nota.bon
  return (
    <div className={css.isi}>
      {perluPindai && <PindaiKembali {...batal} barang={nota.barang} />}
      <TimbangKembali {...batal} nota={nota} />
      <TextField
        {...alasan}
        label="Alasan"
        required
        autoFocus={!perluPindai && lewatKurir(nota).length === 0}
        maxLength={200}
      />
      {jumlah > 0 && <BagianPembayaran {...bayar.bagian} judul="Uang Kembali" kbd="F6" />}
      <VoidEdc {...voidEdc} bayar={nota.tgl_system === hariIni ? uang(nota) : []} />
    </div>
  )
}

/** The dialog that undoes one sale. */
export function BatalkanJual({ nota, hariIni, onClose }: { nota: Nota; hariIni: string; onClose: () => void }) {
  const batal = useBatalJual(nota, onClose)
  const open = nota.status === 'OPEN'
  if (batal.kertas) return batal.kertas
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
        {nota.cair > 0 && ` ${rupiahText(nota.cair)} kembali ke ${nota.kode_marketplace} dari rekeningnya.`}
      </p>
      <IsiBatal batal={batal} hariIni={hariIni} />
    </FormModal>
  )
}
