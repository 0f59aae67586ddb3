/** Old pieces that pay for new ones: found by their nota or entered by hand, listed above the payments. */
import { jumlah } from '@kencana/ledger'
import { gramText } from '@kencana/screens'
import { Button, cellText, IconButton, IconTrash, Modal, oops, undo, useKeys } from '@kencana/ui'
import { useState } from 'react'
import { useBakiGudangOptions } from '../../master/baki/baki.picker.tsx'
import { BakiBilaPerlu } from '../../master/baki/bila-perlu.shared.tsx'
import { BarangBeli, type Dinilai } from '../../pembelian/transaksi-pembelian/barang-beli.shared.tsx'
import { FotoIdentitas } from '../../pembelian/transaksi-pembelian/foto-identitas.shared.tsx'
import type { BarangNota } from '../../pembelian/transaksi-pembelian/nota-beli.contract.ts'
import { PindaiNota } from '../../pembelian/transaksi-pembelian/pindai-nota.shared.tsx'
import { FOTO_IDENTITAS_HARUS } from '../../pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { TUKAR_PALING_BANYAK, TUKAR_PENUH } from '../../pembelian/transaksi-pembelian/tukar.contract.ts'
import { usePara } from '../../pengaturan/para-system/para-system.shared.tsx'
import css from './transaksi-penjualan.module.css'

/** What is given in, and where it is laid; '' is the only tray for it. */
export interface IsiTukar {
  kode_baki: string
  barang: readonly Dinilai[]
  /** Of the paper of who gives in a piece without its nota; a draft of before knows none. */
  foto_identitas?: string | null
}

/** Whether a piece of it has no nota: who gives it in shows a paper. */
export const adaTanpaNota = ({ barang }: IsiTukar): boolean => barang.some((one) => one.kode_barcode === undefined)

/** Nothing given in. */
export const TANPA_TUKAR: IsiTukar = { kode_baki: '', barang: [] }

/** What is given in as it is sent, with the photo of a paper only where one is shown. */
export const dikirim = (tukar: IsiTukar, kode_baki: string) => ({
  kode_baki,
  detail_barang: [...tukar.barang],
  ...(adaTanpaNota(tukar) && tukar.foto_identitas ? { foto_identitas: tukar.foto_identitas } : {}),
})

/** What old pieces pay together. */
export const totalTukar = ({ barang }: IsiTukar): number => jumlah(barang, 'harga')

interface TambahProps {
  /** Its nota, scanned before the dialog opened. */
  nota: string
  barang: readonly Dinilai[]
  onTambah: (row: Dinilai) => void
  onClose: () => void
}

/** The dialog that finds an old piece. */
function Tambah({ nota, barang, onTambah, onClose }: TambahProps) {
  const [tanpaNota, setTanpaNota] = useState(false)
  if (tanpaNota) return <BarangBeli initial={null} onSave={onTambah} onClose={onClose} />
  return (
    <Modal
      title="Barang Tukar"
      size={640}
      onClose={onClose}
      hint="Pindai notanya; tanpa nota dientri dengan tangan"
      actions={
        <>
          <Button onClick={onClose}>Batal</Button>
          <Button onClick={() => setTanpaNota(true)}>Tanpa Nota</Button>
        </>
      }
    >
      <PindaiNota barang={barang} onTambah={onTambah} fokus awal={nota} />
    </Modal>
  )
}

interface Props {
  tukar: IsiTukar
  onTukar: (ubah: (now: IsiTukar) => IsiTukar) => void
  /** Whether its dialog is open, and with which nota; '' is none yet. */
  nota: string | null
  onNota: (nota: string | null) => void
  /** Whose piece was laid down, as its nota says. */
  onPemilik: (nota: BarangNota) => void
  /** Why no more can be given in; '' when it can. */
  halangan: () => string
  /** What the photo of his paper lacks, and the tray. */
  salah: ReturnType<typeof useTukarLengkap>['salah']
}

/** What is given in, each with what it pays. */
function Daftar({ barang, onHapus }: { barang: readonly Dinilai[]; onHapus: (row: Dinilai) => void }) {
  return (
    <ul>
      {barang.map((row, at) => (
        <li key={`${row.kode_barcode ?? at} ${row.nama_barang}`}>
          <span>
            {row.nama_barang}{' '}
            <small className="k-dim">
              {row.kadar}, {gramText(row.berat)}, {row.kondisi}
              {row.nota && `, ${row.nota.no_faktur_jual}`}
            </small>
          </span>
          <b>{cellText('rupiah', row.harga)}</b>
          <IconButton size="sm" label={`Hapus tukar ${row.nama_barang}`} onClick={() => onHapus(row)}>
            <IconTrash />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

/** The tray, and where the shop asks for it the photo of a paper: said at their fields once somebody wanted to save without them. */
export const useTukarLengkap = (tukar: IsiTukar, kode_baki: string) => {
  const [dicoba, setDicoba] = useState(false)
  const { loading } = useBakiGudangOptions('BELI')
  const tanpaFoto = usePara()('beli_foto_identitas') === 'YA' && adaTanpaNota(tukar) && !tukar.foto_identitas
  const tanpaBaki = tukar.barang.length > 0 && kode_baki === '' && !loading
  return {
    salah: {
      foto: dicoba && tanpaFoto ? FOTO_IDENTITAS_HARUS : undefined,
      baki: dicoba && tanpaBaki ? 'Baki Tukar Harus Dipilih' : undefined,
    },
    valid: () => {
      setDicoba(true)
      return !tanpaFoto && !tanpaBaki
    },
  }
}

/** The old pieces of a sale; F6 adds one. */
export function TukarJual({ tukar, onTukar, nota, onNota, onPemilik, halangan, salah }: Props) {
  const { barang, kode_baki } = tukar
  const setBarang = (ubah: (rows: readonly Dinilai[]) => readonly Dinilai[]) =>
    onTukar((now) => ({ ...now, barang: ubah(now.barang) }))
  const buka = () => {
    const kata = barang.length >= TUKAR_PALING_BANYAK ? TUKAR_PENUH : halangan()
    if (kata === '') onNota('')
    else oops(kata)
  }
  useKeys({ F6: buka })
  const hapus = (row: Dinilai) => {
    setBarang((rows) => rows.filter((one) => one !== row))
    undo(`${row.nama_barang} dihapus`, () => setBarang((rows) => [...rows, row]))
  }
  return (
    <section className={css.tukar} aria-label="Barang Tukar">
      <header>
        <b>Tukar</b>
        <Button size="sm" kbd="F6" onClick={buka}>
          Barang Tukar
        </Button>
      </header>
      {barang.length > 0 && (
        <>
          <Daftar barang={barang} onHapus={hapus} />
          {adaTanpaNota(tukar) && (
            <FotoIdentitas
              url={tukar.foto_identitas}
              error={salah.foto}
              onChange={(foto_identitas) => onTukar((now) => ({ ...now, foto_identitas }))}
            />
          )}
          <BakiBilaPerlu
            kode_gudang="BELI"
            name="kode_baki_tukar"
            label="Baki Tukar"
            value={kode_baki}
            error={salah.baki}
            onChange={(kode) => onTukar((now) => ({ ...now, kode_baki: kode }))}
          />
        </>
      )}
      {nota !== null && (
        <Tambah
          nota={nota}
          barang={barang}
          onTambah={(row) => {
            setBarang((rows) => [...rows, row])
            if (row.nota) onPemilik(row.nota)
            onNota(null)
          }}
          onClose={() => onNota(null)}
        />
      )}
    </section>
  )
}

/** The tray that old pieces are laid on: the one that was chosen, or the only one there is. */
export const useBakiTukar = ({ kode_baki }: IsiTukar): string => {
  const { options } = useBakiGudangOptions('BELI')
  return kode_baki === '' && options.length === 1 ? (options[0]?.kode ?? '') : kode_baki
}
