import { FormDialog, LoadError, query } from '@kencana/screens'
import { Button, Card, FieldGrid, IconAdd, KodeSelect, RupiahField, TextField } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createToko, listToko } from '../../master/toko/toko.contract.ts'
import css from './setting-toko.module.css'

/** The zones of Indonesia. */
export const ZONA = [
  { kode: 'Asia/Jakarta', nama: 'WIB' },
  { kode: 'Asia/Makassar', nama: 'WITA' },
  { kode: 'Asia/Jayapura', nama: 'WIT' },
]

const BARU = {
  kode_toko: '',
  nama_toko: '',
  alamat_toko: '',
  no_hp: '',
  zona_waktu: 'Asia/Jakarta',
  kas_awal: null,
} as const

function TambahToko({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      endpoint={createToko}
      initial={BARU}
      title="Tambah Toko"
      changes={[listToko]}
      note={({ data }) => data.kode_toko}
      onClose={onClose}
    >
      {({ field }) => (
        <FieldGrid columns={2}>
          <TextField {...field('kode_toko')} label="Kode Toko" required autoFocus hint="Ada di setiap nomor dokumen" />
          <TextField {...field('nama_toko')} label="Nama Toko" required />
          <TextField {...field('alamat_toko')} label="Alamat Toko" required className={css.lebar} />
          <TextField {...field('no_hp')} label="No HP" inputMode="tel" />
          <KodeSelect {...field('zona_waktu')} label="Zona Waktu" required options={ZONA} />
          <RupiahField {...field('kas_awal')} label="Kas Awal" required hint="Uang yang sudah ada di lacinya" />
          <p className={css.lebar}>
            Harga kategori dan artinya (murni × kadar, atau per gram tiap kadar) ikut toko ini.
          </p>
        </FieldGrid>
      )}
    </FormDialog>
  )
}

/** The shops of this installation, and one more: its users, trays and pieces follow in its own screens (Pindah Toko). */
export function DaftarToko() {
  const list = useQuery({ ...query(listToko, {}), staleTime: 0 })
  const [tambah, setTambah] = useState(false)
  const sini = list.data?.filter(({ portal }) => portal === '')
  return (
    <Card title="Toko Di Instalasi Ini" note={sini ? `${sini.length} toko` : undefined} flush>
      {list.isError && !sini && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      <ul className={css.rekening} aria-label="Toko di instalasi ini">
        {sini?.map(({ kode_toko, nama_toko, tgl_system }) => (
          <li key={kode_toko}>
            <span>
              <b>{kode_toko}</b>
              <small>{nama_toko}</small>
            </span>
            <small>{tgl_system}</small>
          </li>
        ))}
      </ul>
      <div className={css.tambah}>
        <Button size="sm" icon={<IconAdd />} onClick={() => setTambah(true)}>
          Tambah Toko
        </Button>
      </div>
      {tambah && <TambahToko onClose={() => setTambah(false)} />}
    </Card>
  )
}
