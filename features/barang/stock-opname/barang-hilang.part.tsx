import type { OutputOf } from '@kencana/contract'
import { LoadError, mutation, query, queryKey, useZodForm } from '@kencana/screens'
import { Button, Card, cellText, Empty, FieldGrid, FormModal, KodeSelect, popup, TextField } from '@kencana/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useBakiReadyOptions } from '../../master/baki/baki.picker.tsx'
import { barangHilang, temuBarang } from './stock-opname.contract.ts'
import css from './stock-opname.module.css'

type Hilang = OutputOf<typeof barangHilang>[number]

function Ditemukan({ barang, onClose }: { barang: Hilang; onClose: () => void }) {
  const cache = useQueryClient()
  const baki = useBakiReadyOptions()
  const { kode_barcode } = barang
  const form = useZodForm(temuBarang.input, { kode_barcode, kode_baki: '', alasan: '' })
  const temu = useMutation({
    ...mutation(temuBarang),
    onSuccess: async ({ message, no_temu }) => {
      await cache.invalidateQueries({ queryKey: queryKey(barangHilang) })
      popup('success', message, no_temu)
      onClose()
    },
  })
  const submit = () => {
    const input = temu.isPending ? null : form.validate()
    if (input) temu.mutate(input)
  }
  return (
    <FormModal
      title="Barang Ditemukan"
      titleNote={<span className="k-mono k-dim">{kode_barcode}</span>}
      busy={temu.isPending}
      onClose={onClose}
      onSave={submit}
    >
      <FieldGrid>
        <p>
          {barang.nama_barang}, {cellText('gram', barang.berat)} g, hilang {barang.tgl_system} dengan{' '}
          {barang.no_selisih}, kembali ke stok.
        </p>
        <KodeSelect {...form.field('kode_baki')} label="Kode Baki" required autoFocus {...baki} />
        <TextField {...form.field('alasan')} label="Alasan" required />
      </FieldGrid>
    </FormModal>
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
            <b>{cellText('gram', row.berat)} g</b>
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
