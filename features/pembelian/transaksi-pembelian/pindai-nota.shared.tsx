/** The nota of a piece that comes back: scanned, typed or looked up by telephone; of several pieces one is chosen. */
import { call, ScanLine, showError, useHandedOver } from '@kencana/screens'
import { Button, Card, Modal, Status } from '@kencana/ui'
import { useEffect, useRef, useState } from 'react'
import { BarangBeli, type Dinilai } from './barang-beli.shared.tsx'
import { KartuNota } from './kartu-nota.part.tsx'
import { type BarangNota, notaBeli } from './nota-beli.contract.ts'
import css from './transaksi-pembelian.module.css'

interface PilihProps {
  list: readonly BarangNota[]
  bisa: (one: BarangNota) => boolean
  onPilih: (one: BarangNota) => void
  onClose: () => void
}

function Pilih({ list, bisa, onPilih, onClose }: PilihProps) {
  const pertama = list.find(bisa)
  return (
    <Modal
      title="Barang Di Nota"
      size={720}
      onClose={onClose}
      hint="Tab ke barang berikutnya, Enter memilih, Esc menutup"
      actions={<Button onClick={onClose}>Batal</Button>}
    >
      <ul className={css.pilih}>
        {list.map((one) => (
          <li key={`${one.no_faktur_jual} ${one.kode_barang}`}>
            <KartuNota nota={one} />
            <Status value={one.keadaan}>{one.keadaan}</Status>
            <Button
              size="sm"
              disabled={!bisa(one)}
              autoFocus={one === pertama}
              aria-label={`Beli ${one.kode_barcode}`}
              onClick={() => onPilih(one)}
            >
              Beli
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}

interface Props {
  barang: readonly Dinilai[]
  onTambah: (row: Dinilai) => void
  /** Work begins here: it is a dialog of its own. */
  fokus?: boolean
  /** What was scanned already, looked up once. */
  awal?: string
}

/** What a number or a code means, and why it cannot be bought. */
const useCari = (barang: readonly Dinilai[]) => {
  const [daftar, setDaftar] = useState<readonly BarangNota[]>([])
  const [dipilih, setDipilih] = useState<BarangNota | null>(null)
  const bisa = (one: BarangNota) =>
    one.keadaan === 'DI CUSTOMER' && !barang.some((row) => row.kode_barcode === one.kode_barcode)
  const pilih = (one: BarangNota) => {
    setDaftar([])
    setDipilih(one)
  }
  const cari = async (kode: string) => {
    const list = await call(notaBeli, { kode })
    const [satu, ...lain] = list
    if (!satu) throw new Error(`Nota ${kode} Tidak Ada`)
    if (lain.length > 0) setDaftar(list)
    else if (bisa(satu)) pilih(satu)
    else if (satu.keadaan === 'DI CUSTOMER') throw new Error(`Barang ${satu.kode_barcode} Sudah Ada Di Daftar`)
    else
      throw new Error(
        `Barang ${satu.kode_barcode} ${satu.keadaan} ${satu.no_hutang ?? satu.no_faktur_beli ?? satu.no_faktur_jual}`,
      )
    return (
      <>
        <b>{satu.no_faktur_jual}</b> {satu.nama_customer}
      </>
    )
  }
  return { daftar, setDaftar, dipilih, setDipilih, bisa, pilih, cari }
}

/** What was scanned before it was drawn. */
const useAwal = (awal: string, cari: (kode: string) => Promise<unknown>) => {
  const latest = useRef(cari)
  latest.current = cari
  useEffect(() => {
    if (awal !== '') latest.current(awal).catch(showError)
  }, [awal])
}

/** The scan line for notas of the shop. */
export function PindaiNota({ barang, onTambah, fokus = false, awal = '' }: Props) {
  const { daftar, setDaftar, dipilih, setDipilih, bisa, pilih, cari } = useCari(barang)
  useHandedOver('nota', cari)
  useAwal(awal, cari)
  return (
    <Card title="Nota toko">
      <ScanLine
        kbd="F4"
        autoFocus={fokus}
        onScan={cari}
        placeholder="Pindai QR atau barcode, ketik no nota atau No HP"
      />
      {daftar.length > 0 && <Pilih list={daftar} bisa={bisa} onPilih={pilih} onClose={() => setDaftar([])} />}
      {dipilih && (
        <BarangBeli
          initial={null}
          dari={dipilih}
          onClose={() => setDipilih(null)}
          onSave={(row) => {
            onTambah(row)
            setDipilih(null)
          }}
        />
      )}
    </Card>
  )
}
