import {
  Card,
  CheckField,
  DateField,
  FieldGrid,
  FilterSelect,
  Form,
  GramField,
  IntField,
  KadarField,
  KodeSelect,
  PasswordField,
  RupiahField,
  ScanField,
  TextField,
  toast,
} from '@kencana/ui'
import { useState } from 'react'
import css from './Dev.module.css'

const BAKI = [
  { kode: 'CN01', nama: 'Etalase' },
  { kode: 'CN02', nama: 'Etalase 2' },
  { kode: 'GL02', nama: 'Gelang' },
  { kode: 'NISA1', nama: 'Labeling' },
]

interface Values {
  baki: string
  berat: string | null
  harga: number | null
  qty: number | null
  tanggal: string
  kadar: string
  nama: string
  password: string
  jenis: string
  pilih: boolean
}

const FIRST: Values = {
  baki: 'CN01',
  berat: '3.485',
  harga: 185_000,
  qty: 12,
  tanggal: '2026-11-20',
  kadar: '16K',
  nama: 'CINCIN MILANO',
  password: 'Rahasia1',
  jenis: 'ALL',
  pilih: true,
}

/** Every field in every state. */
export function DevFields() {
  const [values, setValues] = useState(FIRST)
  const [scanned, setScanned] = useState('')
  const put = (patch: Partial<Values>) => setValues((now) => ({ ...now, ...patch }))
  return (
    <Card title="Kolom isian">
      <Form onSave={() => toast('success', 'Data Berhasil Disimpan')}>
        <FieldGrid columns={3}>
          <KodeSelect
            label="Kode Baki"
            required
            options={BAKI}
            value={values.baki}
            onChange={(baki) => put({ baki })}
          />
          <GramField label="Berat" required value={values.berat} onChange={(berat) => put({ berat })} />
          <RupiahField label="Harga Atribut" value={values.harga} onChange={(harga) => put({ harga })} />
          <TextField label="Kategori" readOnly value="MM Mas Muda" asTyped onChange={() => undefined} />
          <IntField
            label="Qty Rusak"
            required
            error="Qty Rusak Tidak Boleh Besar Dari Jumlah"
            value={values.qty}
            onChange={(qty) => put({ qty })}
          />
          <DateField label="Tanggal Awal" required value={values.tanggal} onChange={(tanggal) => put({ tanggal })} />
          <KadarField label="Kadar" value={values.kadar} onChange={(kadar) => put({ kadar })} />
          <TextField label="Nama Barang" note="Member M-00318" value={values.nama} onChange={(nama) => put({ nama })} />
          <PasswordField label="Password" value={values.password} onChange={(password) => put({ password })} />
        </FieldGrid>
      </Form>
      <div className={css.row}>
        <CheckField label="Dipilih" value={values.pilih} onChange={(pilih) => put({ pilih })} />
        <CheckField label="Kosong" value={!values.pilih} onChange={(pilih) => put({ pilih: !pilih })} />
        <FilterSelect label="Jenis" value={values.jenis} onChange={(jenis) => put({ jenis })} options={BAKI} />
        <FilterSelect label="Baki" value={values.baki} onChange={(baki) => put({ baki })} options={BAKI} />
      </div>
      <ScanField
        kbd="F2"
        onScan={setScanned}
        result={
          scanned && (
            <>
              <b>{scanned}</b> ditambahkan
            </>
          )
        }
      />
    </Card>
  )
}
