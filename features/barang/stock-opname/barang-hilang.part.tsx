import type { OutputOf } from '@kencana/contract'
import { FormDialog, gramText, LoadError, query } from '@kencana/screens'
import { Button, Card, Empty, FieldGrid, KodeSelect, TextField } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBakiReadyOptions } from '../../master/baki/baki.picker.tsx'
import { barangHilang, temuBarang } from './stock-opname.contract.ts'
import css from './stock-opname.module.css'

type Hilang = OutputOf<typeof barangHilang>[number]

function Ditemukan({ barang, onClose }: { barang: Hilang; onClose: () => void }) {
  const baki = useBakiReadyOptions()
  const { kode_barcode, nama_barang, berat, tgl_system, no_selisih } = barang
  return (
    <FormDialog
      endpoint={temuBarang}
      initial={{ kode_barcode, kode_baki: '', alasan: '', otorisasi: null }}
      title="Barang Ditemukan"
      about={kode_barcode}
      changes={[barangHilang]}
      note={({ no_temu }) => no_temu}
      onClose={onClose}
    >
      {({ field }) => (
        <FieldGrid>
          <p>
            {nama_barang}, {gramText(berat)}, hilang {tgl_system} dengan {no_selisih}, kembali ke stok.
          </p>
          <KodeSelect {...field('kode_baki')} label="Kode Baki" required autoFocus {...baki} />
          <TextField {...field('alasan')} label="Alasan" required />
        </FieldGrid>
      )}
    </FormDialog>
  )
}

/** Pieces that are missing in the books; one that turned up goes back on a tray. */
export function BarangHilang() {
  const list = useQuery({ ...query(barangHilang, {}), staleTime: 0 })
  const [barang, setBarang] = useState<Hilang | null>(null)
  return (
    <Card title="Barang hilang" note={list.data && `${list.data.length} barang`} flush>
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && <Empty title="Tidak ada barang hilang" />}
      <ul className={css.hilang}>
        {list.data?.map((row) => (
          <li key={row.kode_barang}>
            <span className="k-mono">{row.kode_barcode}</span>
            <span>{row.nama_barang}</span>
            <span className="k-mono k-dim">{row.no_selisih}</span>
            <b>{gramText(row.berat)}</b>
            <Button size="sm" aria-label={`Ditemukan ${row.kode_barcode}`} onClick={() => setBarang(row)}>
              Ditemukan
            </Button>
          </li>
        ))}
      </ul>
      {barang && <Ditemukan barang={barang} onClose={() => setBarang(null)} />}
    </Card>
  )
}
