import type { OutputOf } from '@kencana/contract'
import { gramText, LoadError, query, useSentForm } from '@kencana/screens'
import { Button, Card, Empty, FieldGrid, FormModal, KodeSelect, TextField } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOtorisasi } from '../../akses/otorisasi/otorisasi.shared.tsx'
import { useBakiReadyOptions } from '../../master/baki/baki.picker.tsx'
import { barangHilang, temuBarang } from './stock-opname.contract.ts'
import css from './stock-opname.module.css'

type Hilang = OutputOf<typeof barangHilang>[number]

function Ditemukan({ barang, onClose }: { barang: Hilang; onClose: () => void }) {
  const baki = useBakiReadyOptions()
  const { run, dialog } = useOtorisasi()
  const { kode_barcode, nama_barang, berat, tgl_system, no_selisih } = barang
  const { form, ...modal } = useSentForm(
    temuBarang,
    { kode_barcode, kode_baki: '', alasan: '', otorisasi: null },
    {
      changes: [barangHilang],
      note: ({ no_temu }) => no_temu,
      send: (input, put) =>
        run(temuBarang, input, { keterangan: `Ditemukan ${kode_barcode} ${nama_barang}`.slice(0, 200) }, put),
      onClose,
    },
  )
  return (
    <>
      <FormModal {...modal} title="Barang Ditemukan" titleNote={<span className="k-mono k-dim">{kode_barcode}</span>}>
        <FieldGrid>
          <p>
            {nama_barang}, {gramText(berat)}, hilang {tgl_system} dengan {no_selisih}, kembali ke stok.
          </p>
          <KodeSelect {...form.field('kode_baki')} label="Kode Baki" required autoFocus {...baki} />
          <TextField {...form.field('alasan')} label="Alasan" required />
        </FieldGrid>
      </FormModal>
      {dialog}
    </>
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
