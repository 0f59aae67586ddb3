import { call, ScanLine, useBusy, useUser } from '@kencana/screens'
import { Button, Card, DateField, IconSearch, KodeSelect, Segment, TextField } from '@kencana/ui'
import { type ReactNode, useState } from 'react'
import { useBakiOptions } from '../../master/baki/baki.picker.tsx'
import { type BarisLabel, barangLabel, CARA_PILIH } from './cetak-barcode.contract.ts'
import css from './cetak-barcode.module.css'

const CARA = CARA_PILIH.filter((one) => one !== 'PINDAI')
type Cara = (typeof CARA)[number]

interface PilihProps {
  onRows: (rows: readonly BarisLabel[]) => void
}

/** Whole trays, dispatches and days at once; single pieces are scanned below. */
export function PilihBanyak({ onRows }: PilihProps) {
  const { tgl_system } = useUser()
  const baki = useBakiOptions()
  const [cara, setCara] = useState<Cara>('BAKI')
  const [nilai, setNilai] = useState<Readonly<Record<Cara, string>>>({
    BAKI: '',
    KIRIMAN: '',
    HARI: tgl_system,
    UJI: '13',
  })
  const { busy, run } = useBusy()
  const set = (value: string) => setNilai((now) => ({ ...now, [cara]: value }))
  const cari = async () => {
    await run(async () => {
      onRows(await call(barangLabel, { cara, nilai: nilai[cara] }))
    })
  }
  const isian: Readonly<Record<Cara, ReactNode>> = {
    BAKI: <KodeSelect name="kode_baki" label="Kode Baki" value={nilai.BAKI} onChange={set} {...baki} />,
    KIRIMAN: <TextField name="no_kirim" label="No Kirim" mono value={nilai.KIRIMAN} onChange={set} />,
    UJI: (
      <p className={css.uji}>
        Label tanpa barang untuk mencoba barcode 13 angka: cetak, pindai di bawah, lalu ubah Setting System.
      </p>
    ),
    HARI: <DateField name="tanggal" label="Tanggal Masuk" value={nilai.HARI} onChange={set} />,
  }
  return (
    <Card>
      <div className={css.pilih}>
        <Segment label="Cara memilih" value={cara} onChange={setCara} options={CARA} />
        <div>{isian[cara]}</div>
        <Button icon={<IconSearch />} busy={busy} disabled={nilai[cara] === ''} onClick={() => void cari()}>
          Cari Barang
        </Button>
      </div>
    </Card>
  )
}

/** The scan field above the list. */
export function PindaiLabel({ rows, onRows }: PilihProps & { rows: readonly BarisLabel[] }) {
  return (
    <ScanLine
      onScan={async (kode) => {
        const satu = await call(barangLabel, { cara: 'PINDAI', nilai: kode })
        const ada = rows.find((one) => one.kode_barcode === satu[0]?.kode_barcode)
        if (ada) throw new Error(`Barang ${ada.kode_barcode} Sudah Ada Di Tabel`)
        onRows(satu)
        return <b>{satu[0]?.nama_barang} ditambahkan</b>
      }}
    />
  )
}
